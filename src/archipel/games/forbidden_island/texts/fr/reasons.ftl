### L’Île Interdite : pourquoi un robot joue ainsi, dans la bouche du conseiller.
### Variables : tuiles, cartes et trésors par leur nom sous les formes habituelles, places par leur nom affiché,
### risk et chance en pour cent, held un nombre de cartes.

reason-capture = Les quatre cartes sont réunies : c’est le moment de gagner { $treasure_the }.
reason-take_off = Quatre trésors, tout le monde à l’Héliport et une carte Hélicoptère : décollez et gagnez !
reason-gather = En route vers l’Héliport : toute l’équipe doit y être pour le départ.
reason-fly_home = Une carte Hélicoptère est de trop : autant qu’elle ramène du monde à l’Héliport.
reason-fly_to = Le vol { $tile_to } épargne plus d’actions que la carte ne vaut.
reason-shore_up_critical =
    { $risk ->
        [0] La partie est perdue sans { $tile_the } : mieux vaut assécher avant la prochaine montée des eaux.
       *[other] La partie est perdue sans { $tile_the }, et le risque de naufrage à ce tour est de { $risk } %.
    }
reason-shore_up =
    { $risk ->
        [0] { $tile } ne risque rien à ce tour, mais cela ne durera pas.
       *[other] { $tile } : { $risk } % de risque de sombrer à ce tour.
    }
reason-hand_over = Dans la main { $seat_of }, { $card_the } vaut davantage.
reason-collect =
    { $held ->
        [one] En route vers un site { $treasure_of }, avec { $held } carte sur quatre.
       *[other] En route vers un site { $treasure_of }, avec { $held } cartes sur quatre.
    }
reason-meet = À la rencontre { $seat_of }, pour réunir les cartes d’un même trésor.
reason-go_to = { $tile } : un meilleur endroit pour la suite.
reason-navigate = { $seat } sera plus utile près { $tile_of }.
reason-save_pawn = { $seat } est à l’eau : le mieux est de rejoindre { $tile_the }.
reason-discard_least = Des six cartes, { $card_the } est celle qui manquera le moins.
reason-draw = Rien à ajouter avant cette carte.
reason-nothing_better = Aucune autre action n’aiderait.
reason-keep_cards = Les cartes Action Spéciale serviront mieux plus tard.
reason-chance = L’équipe a environ { $chance } % de chances de gagner.
