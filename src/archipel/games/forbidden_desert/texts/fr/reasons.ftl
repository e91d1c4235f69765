### Le Désert Interdit : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut vérifier.
### Variables : cases, pièces, équipements et cartes Tempête par leur nom, places, pions et partenaires par leur nom affiché,
### risk, chance, odds et chance_of_well en pour cent, left, count et theirs des nombres de choses.

reason-win = Et la partie est gagnée !
reason-pick_up =
    { $left ->
        [0] Avec { $part_the }, l’équipe a les quatre pièces.
        [one] Avec { $part_the }, il ne reste qu’une pièce à prendre.
       *[other] Avec { $part_the }, il reste { $left } pièces à prendre.
    }
reason-reveal_water =
    { $chance_of_well ->
        [0] { $cell } est le mirage, on le sait : pas d’eau ici.
        [100] { $cell } est un point d’eau : tous ceux qui s’y tiennent ont de l’eau ({ $count } pour l’instant).
       *[other] { $chance_of_well } % de chances que { $cell } soit un point d’eau : tous ceux qui s’y tiennent auraient de l’eau ({ $count } pour l’instant).
    }
reason-reveal_clue = { $odds } % de chances que { $cell } montre un indice pour une pièce encore cachée.
reason-reveal_pad = { $odds } % de chances que { $cell } soit la piste de décollage.
reason-reveal_gear = { $cell } donne à coup sûr une carte Équipement.
reason-peek_clue = { $odds } % de chances que { $cell } soit un indice pour une pièce encore cachée : on le sait alors avant de faire le chemin.
reason-peek_pad = { $odds } % de chances que { $cell } soit la piste de décollage : on le sait alors avant de faire le chemin.
reason-peek_water = { $chance_of_well } % de chances que { $cell } soit un point d’eau : autant le savoir avant de faire le chemin.
reason-dig_out =
    { $free ->
        [yes] { $pawn } est sous le sable, et pourra repartir.
       *[no]
            { $left ->
                [one] { $pawn } est sous le sable : il reste alors { $left } marqueur.
               *[other] { $pawn } est sous le sable : il reste alors { $left } marqueurs.
            }
    }
reason-dig_part =
    { $left ->
        [0] { $part } : en { $cell }, et alors sans sable dessus.
        [one] { $part } : en { $cell } sous le sable, où il reste alors 1 marqueur.
       *[other] { $part } : en { $cell } sous le sable, où il reste alors { $left } marqueurs.
    }
reason-dig_hidden =
    { $left ->
        [0] { $cell } est encore face cachée, et peut alors être révélée.
        [one] { $cell } est encore face cachée : il y reste alors 1 marqueur.
       *[other] { $cell } est encore face cachée : il y reste alors { $left } marqueurs.
    }
reason-dig_open = { $cell } était bloquée : on peut alors de nouveau y passer.
reason-dig =
    { $left ->
        [0] Il n’y a alors plus de sable en { $cell } ; il faut deux marqueurs pour bloquer une tuile.
        [one] Il reste alors { $left } marqueur en { $cell } ; il en faut deux pour bloquer une tuile.
       *[other] Il reste alors { $left } marqueurs en { $cell }, tuile bloquée jusqu’à ce qu’il n’y en ait plus qu’un.
    }
reason-dig_supply =
    { $left ->
        [0] Plus aucun marqueur Sable en réserve : s’il en faut un, la partie est perdue.
        [one] Il ne reste que 1 marqueur Sable en réserve : s’il en faut plus, la partie est perdue.
       *[other] Il ne reste que { $left } marqueurs Sable en réserve : s’il en faut plus, la partie est perdue.
    }
reason-take_water = { $seat } puise { $count } d’eau au point d’eau.
reason-give = { $receiver } a alors { $count } d’eau, { $seat } { $left }.
reason-reserve = Les gourdes reçoivent ici { $count } d’eau en tout.
reason-shield =
    { $risk ->
        [0] Jusqu’au prochain tour de qui le déploie, personne ne boit sur sa tuile.
       *[other] Sans lui, { $risk } % de risque que quelqu’un y meure de soif à ce tour.
    }
reason-reduce =
    { $count ->
        [0] Aucune carte Tempête n’est alors tirée à ce tour.
        [one] Une seule carte Tempête est alors tirée à ce tour.
       *[other] Seules { $count } cartes Tempête sont alors tirées à ce tour.
    }
reason-look =
    { $count ->
        [one] Cela montre la prochaine carte Tempête, qui peut aller sous la pile.
       *[other] Cela montre les { $count } prochaines cartes Tempête, dont une peut aller sous la pile.
    }
reason-next =
    { $number ->
        [1] « { $storm } » est alors la prochaine carte Tempête.
       *[other] « { $storm } » est alors à la place { $number } de la pile Tempête.
    }
reason-under = « { $storm } » vient alors en dernier, au lieu d’être parmi les prochaines cartes.
reason-throttle = Deux actions de plus : il en reste alors { $count } à ce tour.
reason-hand_over =
    { $equipment_id ->
        [time_throttle] { $receiver } peut alors faire deux actions de plus à ce tour.
       *[other] { $receiver } peut alors s’envoler tout de suite.
    }
reason-fly =
    { $count ->
        [one] { $cell } est à un déplacement à pied.
       *[other] { $cell } est à au moins { $count } déplacements à pied.
    }
reason-go_part = { $pawn } se rapproche { $part_of }, en { $cell }.
reason-go_hidden =
    { $left ->
        [0] { $pawn } est alors en { $cell }, tuile face cachée qu’on peut révéler.
        [one] { $pawn } est alors en { $cell }, tuile face cachée sous { $left } marqueur.
       *[other] { $pawn } est alors en { $cell }, tuile face cachée sous { $left } marqueurs.
    }
reason-go_well =
    { $count ->
        [0] { $pawn } n’a plus d’eau, et se rapproche du point d’eau en { $cell }.
       *[other] { $pawn } n’a que { $count } d’eau, et se rapproche du point d’eau en { $cell }.
    }
reason-go_shelter = Dans le tunnel en { $cell }, le soleil n’atteint pas { $pawn }.
reason-meet = { $pawn } ({ $count } d’eau) et { $mate } ({ $theirs }) sont alors sur la même tuile et peuvent partager.
reason-at_pad = Toutes les pièces sont prises, et { $pawn } est alors sur la piste de décollage, en { $cell }.
reason-at_part = { $pawn } est alors en { $cell }, où se trouve { $part_the }.
reason-to_well =
    { $there ->
        [yes] { $pawn } est alors sur le point d’eau en { $cell }, où la Porteuse d’eau peut puiser.
       *[no] { $pawn } se rapproche du point d’eau en { $cell }, où la Porteuse d’eau peut puiser.
    }
reason-to_mate = { $pawn } ({ $count } d’eau) se rapproche { $mate_of } ({ $theirs }) : sur une même tuile, on peut partager.
reason-to_hidden = { $pawn } se rapproche d’une tuile encore face cachée, en { $cell }.
reason-pour = De là, { $pawn } ({ $count } d’eau) peut en donner à { $mate } ({ $theirs }), sur la tuile voisine.
reason-gather = Toutes les pièces sont prises : { $pawn } se rapproche de la piste de décollage en { $cell }.
reason-thirst = { $risk } % de risque que les cartes Tempête de ce tour fassent mourir { $pawn } de soif.
reason-no_thirst = À ce tour, les cartes Tempête ne peuvent faire mourir personne de soif.
reason-thirst_unlikely = Moins de 1 % de risque que les cartes Tempête de ce tour fassent mourir quelqu’un de soif.
reason-shuffle =
    { $left ->
        [one] Il ne reste qu’une carte dans la pile Tempête : après elle, la défausse est mélangée et peut ressortir à ce tour.
       *[other] Il ne reste que { $left } cartes dans la pile Tempête : après elles, la défausse est mélangée et peut ressortir à ce tour.
    }
reason-no_storm = Aucune carte Tempête n’est tirée à ce tour.
reason-pause =
    { $kept ->
        [yes] La prochaine carte Tempête ne vient qu’après les actions { $seat_of }, et l’équipement peut encore servir avant elle.
       *[no] La prochaine carte Tempête ne vient qu’après les actions { $seat_of }.
    }
reason-chance =
    { $chance ->
        [0] L’équipe n’a presque plus aucune chance de gagner.
        [100] La victoire de l’équipe est presque certaine.
       *[other] L’équipe a environ { $chance } % de chances de gagner.
    }
