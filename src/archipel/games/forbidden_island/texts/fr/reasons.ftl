### L’Île Interdite : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut vérifier.
### Variables : tuiles, cartes et trésors par leur nom sous les formes habituelles, places par leur nom affiché,
### risk et chance en pour cent, held, count et left des nombres de choses.

reason-capture =
    { $left ->
        [0] Cela gagne { $treasure_the }, le dernier des quatre trésors.
        [one] Cela gagne { $treasure_the } : il reste alors un trésor.
       *[other] Cela gagne { $treasure_the } : il reste alors { $left } trésors.
    }
reason-take_off = Quatre trésors, tout le monde à l’Héliport et une carte Hélicoptère : décollez et gagnez !
reason-gather =
    { $count ->
        [0] Tout le monde est alors à l’Héliport pour le départ.
        [one] Pour le départ, il faut tout le monde à l’Héliport : une personne est alors encore en route.
       *[other] Pour le départ, il faut tout le monde à l’Héliport : { $count } personnes sont alors encore en route.
    }
reason-fly_home =
    { $count ->
        [one] Retour à l’Héliport pour { $pawns }, et il reste une carte Hélicoptère pour le départ.
       *[other] Retour à l’Héliport pour { $pawns }, et il reste { $count } cartes Hélicoptère pour le départ.
    }
reason-fly_to =
    { $count ->
        [one] Le vol mène { $pawns } { $tile_to } : à pied, un déplacement.
       *[other] Le vol mène { $pawns } { $tile_to } : à pied, { $count } déplacements.
    }
reason-fly_over = Le vol mène { $pawns } { $tile_to } : à pied, aucun chemin n’y conduit.
reason-passenger = { $seat } est du voyage, avec { $count } cartes { $treasure_of }.
reason-shore_up_critical =
    { $risk ->
        [0] La partie est perdue si l’eau engloutit { $tile_the }. Aucun risque à ce tour, mais la prochaine fois que sa carte sort, c’est fini.
       *[other] La partie est perdue si l’eau engloutit { $tile_the } : { $risk } % à ce tour en l’état.
    }
reason-shore_up_both =
    { $risk ->
        [0] La partie est perdue si l’eau engloutit { $tile_the } ou { $second_the }. Aucun risque à ce tour, mais bien dès que leur carte sort.
       *[other] La partie est perdue si l’eau engloutit { $tile_the } ou { $second_the } : { $risk } % à ce tour pour l’une des deux.
    }
reason-shore_up_site =
    { $risk ->
        [0] { $tile } : un site { $treasure_of }. Aucun risque à ce tour, mais bien dès que sa carte sort.
       *[other] { $tile } : un site { $treasure_of }, avec { $risk } % de risque de sombrer à ce tour en l’état.
    }
reason-shore_up =
    { $risk ->
        [0] { $tile } : aucun risque de sombrer à ce tour, mais bien dès que sa carte sort.
       *[other] { $tile } : { $risk } % de risque de sombrer à ce tour en l’état.
    }
reason-hand_over =
    { $count ->
        [one] { $seat } a alors 1 carte { $treasure_of }.
        [4] { $seat } a alors les quatre cartes { $treasure_of }.
       *[other] { $seat } a alors { $count } cartes { $treasure_of }.
    }
reason-collect =
    { $there ->
        [yes] { $seat }, avec { $held } cartes { $treasure_of }, se trouve alors sur l’un de ses sites.
       *[no] { $seat }, avec { $held } cartes { $treasure_of }, se rapproche de l’un de ses sites.
    }
reason-meet = { $seat } se rapproche { $mate_of } : ensemble, { $count } cartes { $treasure_of }.
reason-homeward =
    { $there ->
        [yes] { $seat } est alors à l’Héliport : il reste un trésor, et pour le départ il faut y être au complet.
       *[no] { $seat } se rapproche de l’Héliport : il reste un trésor, et pour le départ il faut y être au complet.
    }
reason-leave = { $risk } % de risque que la mer engloutisse { $tile_the } à ce tour : { $seat } en part pour une tuile au sec.
reason-in_reach = Tuile inondée, alors à la portée { $seat_of } : { $tile_the }.
reason-at_site = { $seat } est alors sur un site { $treasure_of }.
reason-stay_home = { $seat } reste à l’Héliport, où il faut tout le monde pour le départ.
reason-stay_site = { $seat } reste sur un site { $treasure_of }, avec { $held } cartes de ce trésor.
reason-nothing_flooded = { $seat } n’a alors aucune tuile inondée à sa portée.
reason-save_pawn =
    { $risk ->
        [0] { $seat } doit sortir de l’eau : { $tile_the }, tuile inondée, mais sans risque à ce tour.
       *[other] { $seat } doit sortir de l’eau : { $risk } % de risque que la mer engloutisse aussi { $tile_the } à ce tour.
    }
reason-save_pawn_dry = { $seat } doit sortir de l’eau : { $tile_the }, au sec.
reason-discard_useless = Plus personne n’a besoin { $card_of } : ce trésor est gagné.
reason-discard_complete = { $mate } a les quatre cartes qu’il faut pour ce trésor : personne n’a besoin d’une carte de plus.
reason-discard_fewest =
    { $held ->
        [one] C’est la seule carte de son trésor dans cette main.
       *[other] La main n’en a que { $held }, moins que d’aucun autre trésor.
    }
reason-discard_few = La main en a { $held }, et au moins autant de chaque autre trésor qu’elle contient.
reason-discard_collected = { $mate } a { $count } cartes { $treasure_of }, cette main seulement { $held }.
reason-discard_lift =
    { $count ->
        [one] L’équipe a encore une autre carte Hélicoptère pour le départ.
       *[other] L’équipe a encore { $count } autres cartes Hélicoptère pour le départ.
    }
reason-draw_safe = La prochaine carte Inondation ne peut rien engloutir : les Sacs de sable peuvent attendre.
reason-draw_risk =
    { $risk ->
        [100] Les Sacs de sable restent en main pour plus tard, bien que la prochaine carte Inondation engloutisse à coup sûr une tuile.
       *[other] Les Sacs de sable restent en main pour plus tard, au risque ({ $risk } %) que la prochaine carte Inondation engloutisse une tuile.
    }
reason-draw_risk_one =
    { $risk ->
        [100] Les Sacs de sable restent en main pour plus tard, bien que la prochaine carte Inondation engloutisse à coup sûr { $tile_the }.
       *[other] Les Sacs de sable restent en main pour plus tard, au risque ({ $risk } %) que la prochaine carte Inondation engloutisse { $tile_the }.
    }
reason-keep_sandbags = Les Sacs de sable peuvent encore se jouer entre les cartes Inondation, quand on saura ce qu’elles touchent.
reason-keep_lifts = L’équipe garde { $count } cartes Hélicoptère ; il en faut une pour le départ.
reason-keep_lift = L’Hélicoptère reste en main : l’équipe n’en a pas d’autre, et il en faut un pour le départ.
reason-chance =
    { $chance ->
        [0] L’équipe n’a presque plus aucune chance de gagner.
        [100] La victoire de l’équipe est presque certaine.
       *[other] L’équipe a environ { $chance } % de chances de gagner.
    }
