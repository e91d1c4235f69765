### Le Désert Interdit : pourquoi quelque chose n’est pas possible maintenant, en une phrase avec ses nombres.
### Variables : cases, pièces, équipements et cartes Tempête par leur nom aux formes habituelles, joueurs par leur nom affiché, le reste des nombres.

## Le moment

refused-over = La partie est finie ({ $ending }).
refused-not_your_turn = C’est le tour { $holder_of }.
refused-no_actions_left = Il ne vous reste aucune action ce tour-ci : terminez votre étape.
refused-end_step_first =
    { $left ->
        [0] Terminez d’abord votre étape : la tempête vient après.
        [one] Terminez d’abord votre étape : il vous reste 1 action.
       *[other] Terminez d’abord votre étape : il vous reste { $left } actions.
    }
refused-draw_first =
    { $left ->
        [one] Il reste 1 carte Tempête à tirer.
       *[other] Il reste { $left } cartes Tempête à tirer.
    }
refused-all_drawn = Toutes les cartes Tempête de ce tour sont tirées.
refused-actions_over =
    { $left ->
        [0] Vos actions sont finies : vous avez terminé votre étape.
        [one] Vos actions sont finies : il reste 1 carte Tempête à tirer.
       *[other] Vos actions sont finies : il reste { $left } cartes Tempête à tirer.
    }
refused-buried = Vous êtes sous { $sand } marqueurs Sable : dégagez votre propre tuile jusqu’à ce qu’il en reste au plus 1.

## Le regard de la Météorologue

refused-arranging = { $holder } range les cartes Tempête : rien d’autre ne se passe d’ici là.
refused-arrange_first = Remettez d’abord les cartes Tempête que vous regardez.
refused-under_first =
    { $count ->
        [one] Dites d’abord si la carte va sous la pile.
       *[other] Dites d’abord laquelle des { $count } cartes va sous la pile, s’il y en a une.
    }
refused-under_done = Le choix de la carte à glisser sous la pile est fait : remettez les autres dessus.
refused-placed_already = Il y a déjà une place pour { $storm_the }.
refused-not_seen =
    { $count ->
        [one] Ce que vous regardez n’est pas { $storm_the }.
       *[other] Il n’y a pas { $storm_the } parmi les { $count } cartes que vous rangez.
    }
refused-look_first = Regardez d’abord les cartes Tempête, pour 1 action.
refused-not_meteorologist = Seule la Météorologue regarde la pile Tempête ou fait tirer moins de cartes.
refused-no_card_to_spare =
    { $level ->
        [one] Plus de carte à épargner : la seule que montre l’échelle est déjà annulée.
       *[other] Plus de carte à épargner : les { $level } que montre l’échelle sont déjà annulées.
    }

## Le Jet pack

refused-flight_of_another = { $holder } est en vol : rien d’autre ne se passe avant l’atterrissage.
refused-passenger_first = Dites d’abord qui vole avec vous, s’il y a quelqu’un.
refused-land_first = Choisissez d’abord où vous atterrissez.
refused-land_elsewhere = Vous décollez de { $cell } : atterrissez sur une autre tuile.
refused-landing_blocked = On n’atterrit pas en { $cell } : il y a { $sand } marqueurs Sable, et 1 au plus est permis.
refused-jet_pack_first = Jouez d’abord votre Jet pack.
refused-nowhere_to_land = Nulle part où atterrir : toutes les autres tuiles ont 2 marqueurs Sable ou plus.
refused-another_passenger = Le passager est le pion de quelqu’un d’autre.
refused-passenger_away = { $passenger } se trouve en { $cell } : on n’emmène qu’un pion de la même tuile.
refused-climber_takes_along = Seule l’Alpiniste emmène un pion en marchant.

## La Navigatrice

refused-not_navigator = Seule la Navigatrice déplace les pions des autres.
refused-guide_others = Vous guidez les pions des autres, pas le vôtre.
refused-choose_pawn_first = Choisissez d’abord qui vous guidez, pour 1 action.
refused-guiding_begins = D’abord un pas { $pawn_of } : les cartes et l’eau viennent entre les pas.
refused-guide_once = Pas encore un pas { $pawn_of } : l’action est payée, faites-en au moins 1.
refused-finish_guiding =
    { $left ->
        [one] Finissez d’abord le trajet { $pawn_of } : il reste 1 pas, ou arrêtez-vous là.
       *[other] Finissez d’abord le trajet { $pawn_of } : il reste { $left } pas.
    }
refused-pawn_buried = { $pawn } est sous { $sand } marqueurs Sable : on ne déplace pas un pion enlisé.
refused-pawn_stuck = { $pawn } ne peut pas quitter { $cell } : toutes les tuiles voisines sont bloquées.

## Les tuiles et le sable

refused-hole = { $cell } est l’œil de la tempête : il n’y a pas de tuile.
refused-there_already = Le pion est déjà en { $cell }.
refused-blocked = { $sand } marqueurs Sable bloquent { $cell } : seule l’Alpiniste y marche.
refused-too_far = Trop loin : { $cell } est à { $steps } tuiles, et un pas mène à la tuile voisine.
refused-diagonal = { $cell } ne touche que par un coin : seul l’Explorateur va en diagonale.
refused-too_far_explorer = Trop loin : { $cell } est à { $steps } tuiles, et même l’Explorateur avance d’une à la fois.
refused-no_sand = Il n’y a pas de sable en { $cell }.
refused-dig_far = Trop loin : { $cell } est à { $steps } tuiles, et on dégage sa propre tuile ou une tuile voisine.
refused-dig_diagonal = { $cell } ne touche votre tuile que par un coin : seul l’Explorateur dégage en diagonale.
refused-dig_far_explorer = Trop loin : { $cell } est à { $steps } tuiles, et vous dégagez votre tuile ou l’une des 8 autour.
refused-revealed_already = La tuile en { $cell } est déjà révélée.
refused-known_already = On sait déjà ce que cache la tuile en { $cell }.
refused-sand_on_tile =
    { $sand ->
        [one] Il y a 1 marqueur Sable en { $cell } : enlevez-le avant de révéler la tuile.
       *[other] Il y a { $sand } marqueurs Sable en { $cell } : enlevez-les avant de révéler la tuile.
    }

## Les pièces et l’eau

refused-part_held = { $holder } a déjà pris { $part_the }.
refused-part_hidden = On ne sait pas encore où trouver { $part_the } : révélez ses deux indices.
refused-part_in_eye = L’œil de la tempête retient { $part_the } jusqu’à la prochaine tuile qui y glisse.
refused-part_elsewhere = C’est en { $cell } qu’on peut prendre { $part_the } : allez-y.
refused-part_unrevealed = Révélez d’abord la tuile en { $cell } pour prendre { $part_the }.
refused-part_blocked = Il y a { $sand } marqueurs Sable sous { $part_the } : il doit en rester au plus 1.
refused-not_water_carrier = Seule la Porteuse d’eau puise à un point d’eau pour une action.
refused-not_on_well = Il n’y a pas de point d’eau révélé en { $cell }, où vous êtes.
refused-own_canteen_full = Votre gourde est pleine : elle contient { $most }.
refused-canteen_full = La gourde { $receiver_of } est pleine : elle contient { $most }.
refused-canteens_full = Toutes les gourdes de votre tuile sont pleines.
refused-water_apart = { $receiver } se trouve en { $cell } : on ne partage l’eau que sur la même tuile.
refused-water_apart_carrier = { $receiver } se trouve en { $cell }, à { $steps } tuiles : vous donnez de l’eau sur votre tuile et celles d’à côté.
refused-too_little_water =
    { $held ->
        [0] Vous n’avez pas d’eau à donner.
        [one] Vous avez 1 portion d’eau, pas { $amount }.
       *[other] Vous avez { $held } portions d’eau, pas { $amount }.
    }
refused-too_little_room =
    { $room ->
        [one] Il n’y a de place que pour 1 portion dans la gourde { $receiver_of }, pas pour { $amount }.
       *[other] Il n’y a de place que pour { $room } portions dans la gourde { $receiver_of }, pas pour { $amount }.
    }

## L’équipement

refused-no_card = Il faut pour cela { $equipment_a }, et vous n’en avez pas.
refused-cards_apart = { $receiver } se trouve en { $cell } : les cartes ne passent que sur la même tuile.
refused-give_others = On donne aux autres, pas à soi-même.
refused-transfers_spent = { $most } dons et échanges de suite : il faut d’abord qu’autre chose se passe.
refused-shield_up = Votre Bouclier solaire est déjà déployé.
refused-throttle_own_turn = L’Accélérateur de temps se joue à son propre tour, et c’est celui { $holder_of }.
refused-throttle_too_late = Trop tard : l’Accélérateur de temps se joue avant la fin de votre étape.
refused-no_such_player = Vous n’êtes que { $players }.
