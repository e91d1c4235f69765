### Takara Island : ce qui s’oppose à une action, en une phrase, avec ses nombres.

## Le moment

refused-over = La partie est finie : { $ending }.
refused-not_your_turn = Ce n’est pas votre tour : { $seat } joue.
refused-sword_first = D’abord l’Épée : louez-la pour { $karas } Karas, ou laissez-la.
refused-look_first = Finissez d’abord d’observer : vous avez en main la tuile { $depth } { $site_of }.
refused-put_back_first = Reposez d’abord les tuiles { $from } à { $to } { $site_of }.
refused-map_first = D’abord la Carte : { $karas } Karas maintenant, ou { $xp } XP à la fin.
refused-specialist_first = D’abord { $specialist_the } : choisissez un site où l’envoyer.
refused-recruit_first = D’abord votre Recrue : payez { $karas } Karas, ou laissez-la.
refused-heal_first =
    { $wounded ->
        [one] D’abord l’hôpital : un aventurier s’y trouve.
       *[other] D’abord l’hôpital : { $wounded } aventuriers s’y trouvent.
    }

## Les prix

refused-lacks_karas =
    { $lacking ->
        [one] Cela coûte { $karas } Karas : il vous manque 1 Kara.
       *[other] Cela coûte { $karas } Karas : il vous manque { $lacking } Karas.
    }

## L’Épée, la Recrue et l’hôpital

refused-sword_rented = Vous avez déjà loué l’Épée pour ce tour.
refused-sword_at_start = L’Épée se loue seulement au début de votre tour.
refused-recruited_already = Votre Recrue est déjà là : { $count } aventuriers au plus.
refused-recruit_at_end = On recrute à la fin de son tour, après les aventuriers.
refused-recruit_declined = Vous avez refusé votre Recrue ce tour-ci.
refused-nobody_wounded = Aucun de vos aventuriers n’est à l’hôpital.
refused-hospital_at_end =
    { $wounded ->
        [one] L’hôpital se paie à la fin de votre tour : un aventurier s’y trouve.
       *[other] L’hôpital se paie à la fin de votre tour : { $wounded } aventuriers s’y trouvent.
    }
refused-fewer_wounded =
    { $wounded ->
        [one] Un seul de vos aventuriers est à l’hôpital.
       *[other] Seuls { $wounded } de vos aventuriers sont à l’hôpital.
    }

## Sur un site

refused-site_empty = { $site } vide : il n’y reste aucune tuile.
refused-look_stopped = La tuile { $depth } { $site_of } est face visible ({ $tile }) : on n’observe pas dessous.
refused-all_seen =
    { $count ->
        [one] La seule tuile qui reste { $site_to } est face visible.
       *[other] Les { $count } premières tuiles { $site_of } sont toutes face visible.
    }
refused-rockfall_on_top = Un éboulement couvre { $site_the } : { $count } aventuriers doivent d’abord le déblayer.
refused-monster_on_top = Un monstre couvre { $site_the } ({ $tile }) : on le combat, on ne le fouille pas.
refused-needs_two =
    { $left ->
        [one] Un éboulement demande { $count } aventuriers, et un seul est prêt.
       *[other] Un éboulement demande { $count } aventuriers, et { $left } sont prêts.
    }
refused-no_rockfall_on_top = Aucun éboulement visible sur le dessus { $site_of }.
refused-no_monster_on_top = Aucun monstre visible sur le dessus { $site_of }.
refused-no_sword = Vous n’avez pas loué l’Épée ce tour-ci : sans elle, pas de combat.
refused-nothing_looked_at = Vous n’observez aucune tuile en ce moment.
refused-not_a_monster = On ne révèle qu’un monstre ; la tuile { $depth } { $site_of } n’en est pas un : { $tile }.
refused-nothing_to_put_back = Vous n’avez pas de tuiles à reposer.
refused-no_map = Vous ne venez pas de tirer la Carte.

## Le Comptoir

refused-traded_already = Une visite au Comptoir par tour, et vous avez fait la vôtre.
refused-nothing_to_sell = Vous n’avez pas de tuile de { $xp } XP à vendre.
refused-no_token_left = Le Comptoir n’a plus de jeton XP.

## Les Spécialistes

refused-has_specialist = Un seul Spécialiste à la fois, et vous avez { $specialist_the }.
refused-not_at_port = { $specialist } n’est pas au Port : sa tuile est chez { $seat }.
refused-nobody_to_copy = L’Imitateur copie un Spécialiste d’un autre joueur, et personne n’en a.
refused-not_to_copy = L’Imitateur copie un Spécialiste d’un autre joueur, et personne n’a { $specialist_the }.
refused-not_hired = Vous n’avez pas engagé { $specialist_the } ce tour-ci.
refused-asleep = { $specialist } dort pendant ce tour.
refused-power_used = { $specialist } a déjà travaillé ce tour-ci.
refused-tile_gone = La tuile { $depth } { $site_of } n’est plus là.
refused-starts_too_deep = { $count } tuiles de suite : { $site_to }, commencez au plus tard à la tuile { $depth }.
