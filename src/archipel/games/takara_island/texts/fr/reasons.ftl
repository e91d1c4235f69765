### Takara Island : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut vérifier.
### Variables : sites et tuiles par leur nom, odds, risk et chance en pour cent, karas, xp, count et left des nombres.

reason-rent_sword =
    { $count ->
        [one] Un monstre est à découvert, et avec l’épée on peut le combattre.
       *[other] { $count } monstres sont à découvert, et avec l’épée on peut les combattre.
    }
reason-leave_sword = Aucun monstre à combattre n’est à découvert.
reason-spare_sword = L’épée coûte 3 de vos { $karas } Karas ; avec elle, un aventurier vainc le monstre le plus facile dans { $odds } % des combats.
reason-dig_known = La première tuile { $site_of } est connue : { $tile }.
reason-dig_odds =
    { $risk ->
        [0] { $site } : { $odds } % de chances que la tuile rapporte, et aucun monstre possible.
       *[other] { $site } : { $odds } % de chances que la tuile rapporte, { $risk } % que ce soit un monstre.
    }
reason-stone_odds = { $odds } % de chances que ce soit une Pierre.
reason-mine = Le Mineur creuse jusqu’à deux tuiles { $site_of }, et aucun aventurier n’est blessé.
reason-look =
    { $count ->
        [one] { $site } : une tuile que vous n’avez pas vue.
       *[other] { $site } : jusqu’à { $count } tuiles que vous n’avez pas vues.
    }
reason-destroy = Cela rapporte { $karas } Karas, et { $site_the } se rouvre.
reason-fight =
    { $karas ->
        [0] { $odds } % de chances de vaincre le monstre { $site_of }, qui rapporte alors { $xp } XP.
       *[other] { $odds } % de chances de vaincre le monstre { $site_of }, qui rapporte alors { $karas } Karas et { $xp } XP.
    }
reason-gamble = Cela rapporte un Kara à coup sûr.
reason-sell = { $karas } Karas tout de suite contre { $xp } XP.
reason-buy = Cinq Karas font un point à la fin, et un jeton deux.
reason-turn_up = Cela rapporte { $karas } Karas.
reason-cash_map = La Carte rapporte cinq Karas tout de suite au lieu de deux points à la fin.
reason-keep_map = La Carte fait deux points à la fin ; cinq Karas n’en feraient qu’un.
reason-recruit = Un aventurier de plus à chaque tour qui vient, pour cinq Karas.
reason-heal =
    { $left ->
        [0] Personne ne devra se reposer au prochain tour.
        [one] { $count } de plus pourront agir au prochain tour ; un seul se repose.
       *[other] { $count } de plus pourront agir au prochain tour ; { $left } se reposent.
    }
reason-heal_none =
    { $count ->
        [one] Les Karas restent, et un aventurier se repose au prochain tour.
       *[other] Les Karas restent, et { $count } aventuriers se reposent au prochain tour.
    }
reason-chance =
    { $chance ->
        [0] Vous n’avez presque plus aucune chance de gagner.
        [100] Votre victoire est presque certaine.
       *[other] Vous avez environ { $chance } % de chances de gagner.
    }
