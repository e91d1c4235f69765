### Ce que dit le compagnon lors des premières parties, chaque chose une fois ; `standing-` est la ligne du haut.

## Où en est la partie

standing-parts =
    { $count ->
        [0] 0 pièce sur { $of }
        [one] { $count } pièce sur { $of }
       *[other] { $count } pièces sur { $of }
    }
    .short = pièces { $count }/{ $of }
standing-water = gourde la plus basse { $water }
    .short = gourde min. { $water }
standing-storm =
    { $left ->
        [0] tempête { $cards }, à la tête de mort
        [one] tempête { $cards }, tête de mort à 1 cran
       *[other] tempête { $cards }, tête de mort à { $left } crans
    }
    .short =
        { $left ->
            [0] tempête { $cards }, tête de mort
            [one] tempête { $cards }, tête de mort à 1 cran
           *[other] tempête { $cards }, tête de mort à { $left } crans
        }
standing-sand = sable restant { $count }
    .short = sable { $count }

## Le but

companion-aim = Prenez ensemble les quatre pièces et rejoignez tous la piste de décollage. Perdu si quelqu’un doit boire sans eau, si le sable à poser manque, ou si la tempête atteint la tête de mort.

## Questions

companion-ask-take_actions = Quatre actions par tour : bouger, enlever un marqueur Sable ici ou à côté, révéler votre tuile si elle est sans sable, prendre une pièce. Votre pouvoir peut en ajouter. Deux marqueurs bloquent une tuile.
companion-ask-dig_out = Deux marqueurs ou plus vous enlisent : enlevez le sable de votre tuile jusqu’à un seul. Les autres peuvent creuser pour vous, de votre tuile ou d’à côté.
companion-ask-draw_storm = La tempête, carte par carte : le vent pousse des tuiles et les ensable, le soleil fait boire tout le monde, ou la tempête grandit. Une carte tirée ne se reprend pas.
companion-ask-free_act = Ce n’est pas une action, et personne ne vous attend : vous pouvez donner de l’eau ou de l’équipement sur votre tuile, ou utiliser le vôtre.
companion-ask-end_turn = La tempête en a fini pour ce tour. On peut encore partager l’eau et utiliser l’équipement avant le tour suivant.
companion-ask-navigate = Pour une action, la Navigatrice déplace quelqu’un d’autre d’un, deux ou trois pas. Après le premier, elle peut s’arrêter.
companion-ask-look_under = Ces cartes Tempête viennent ensuite. L’une d’elles peut aller sous la pile, où elle sera tirée en dernier.
companion-ask-look_order = Ce que vous avez vu revient sur la pile dans l’ordre de votre choix : la position 1 est tirée en premier.
companion-ask-choose_passenger = Le Jet pack peut emporter un autre aventurier de votre tuile.
companion-ask-choose_landing = Le Jet pack vole vers n’importe quelle tuile non bloquée, révélée ou non, si loin soit-elle.

## Événements

companion-event-shifted = Le vent pousse dans l’œil de la tempête la tuile d’à côté, avec tout ce qu’elle porte. Chaque tuile déplacée reçoit ensuite un marqueur Sable ; deux la bloquent.
companion-event-respite = Au bord, il n’y a plus de tuile à pousser : cette part du vent souffle pour rien, sans sable.
companion-event-drew_storm-sun_beats_down = Le soleil : chacun boit une portion, sauf dans un tunnel révélé ou sous un Bouclier solaire. Qui doit boire et n’a plus rien perd la partie pour tous.
companion-event-storm_rose = La tempête se déchaine : dès le prochain tour, { $cards } cartes Tempête par tour. Si le marqueur atteint la tête de mort, la partie est perdue.
companion-event-revealed = Un indice donne la ligne ou la colonne de sa pièce. Quand les deux indices d’une pièce sont révélés, elle apparaît où ils se croisent.
companion-event-revealed-gear = Un engrenage donne une carte Équipement à qui a révélé la tuile. L’utiliser ne coûte pas d’action.
companion-event-revealed-tunnel = Un tunnel donne de l’équipement et de l’ombre, et mène pour une action à tout autre tunnel révélé, sauf si le sable bloque l’un des deux.
companion-event-revealed-well = Un point d’eau : chacun ici gagne deux portions, cette seule fois. Le reste vient du partage, de l’équipement et de la Porteuse d’eau.
companion-event-revealed-mirage = Un mirage : des trois tuiles marquées d’eau, c’est celle qui est à sec. Les deux autres sont des points d’eau.
companion-event-revealed-launch_pad = La piste de décollage : les quatre pièces prises, tout le monde doit s’y tenir, sans que le sable la bloque. On décolle alors aussitôt.
companion-event-part_placed = Une pièce est apparue et voyage avec sa tuile. Prenez-la sur place pour une action, une fois la tuile révélée et non bloquée.
companion-event-part_in_eye = Les indices se croisent dans l’œil de la tempête : la pièce y attend la prochaine tuile poussée là.
companion-event-picked_up = Les pièces sont à toute l’équipe et ne se perdent jamais. Avec quatre, il ne manque plus que la piste de décollage.
companion-event-drew_equipment = L’équipement ne coûte pas d’action et sert une fois. Sauf l’Accélérateur de temps, il s’utilise au tour de n’importe qui.
companion-event-gave = L’eau se partage librement sur une même tuile, au tour de n’importe qui. Ce n’est pas une action.
companion-event-sheltered = Dans un tunnel révélé, personne n’a à boire quand le soleil tape.
companion-event-shaded = Un Bouclier solaire évite de boire à tous ceux qui sont sur la tuile de qui l’a déployé, jusqu’au prochain tour de ce joueur.

## Ce qui ne se reprend pas

companion-risk-reveal = Révéler une tuile coûte l’action quoi qu’on y trouve, et ne se reprend pas.
