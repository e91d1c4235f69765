### Le Désert Interdit : pourquoi un robot joue ce qu’il joue, dans les mots de l’entraîneur.
### Variables : cases et pièces par leur nom, places et pions par leur nom affiché, risk, chance et chance_of_well
### en pour cent, left un nombre de sables, count un nombre de pièces.

reason-move = En route vers { $cell }, un meilleur endroit pour la suite.
reason-go_reveal = En route vers { $cell }, pour voir ce que cache cette tuile.
reason-go_part = En route vers { $part_the } : l’équipe en a besoin.
reason-go_shelter = Le tunnel en { $cell } protège du soleil.
reason-meet = À la rencontre { $seat_of } : ensemble, on partage l’eau.
reason-gather = En route vers la piste de décollage : toute l’équipe doit y être pour partir.
reason-navigate = { $pawn } sera plus utile en { $cell }.
reason-fly = Le vol jusqu’en { $cell } épargne plus d’actions que la carte ne vaut.
reason-dig = Le sable en { $cell } barre le passage.
reason-dig_out = { $pawn } est sous le sable : il faut creuser.
reason-dig_part = Le sable empêche de prendre { $part_the }.
reason-dig_supply =
    { $left ->
        [one] Il ne reste que { $left } marqueur Sable en réserve : sans creuser, la partie est bientôt perdue.
       *[other] Il ne reste que { $left } marqueurs Sable en réserve : sans creuser, la partie est bientôt perdue.
    }
reason-reveal = Plus de sable ici : voyons ce que cache la tuile.
reason-reveal_clue =
    { $count ->
        [one] Il reste une pièce à localiser : cette tuile cache peut-être un indice.
       *[other] Il reste { $count } pièces à localiser : cette tuile cache peut-être un indice.
    }
reason-reveal_water =
    { $chance_of_well ->
        [0] C’est le mirage ; mais il faut retourner la tuile.
        [100] C’est un point d’eau : tous ceux qui sont ici pourront boire.
       *[other] Il y a { $chance_of_well } % de chances que ce soit un point d’eau : tous ceux qui sont ici pourraient boire.
    }
reason-pick_up = { $part } est à portée de main : l’équipe en a besoin.
reason-reduce = Une carte Tempête de moins vaut bien une action.
reason-look = Mieux vaut savoir ce que la tempête prépare.
reason-arrange = Les pires cartes plus tard, les plus douces d’abord.
reason-take_water = Le point d’eau est là, et la gourde a de la place.
reason-give = { $receiver } a davantage besoin de cette eau.
reason-hand_over = { $equipment } servira mieux à { $receiver }.
reason-shelter =
    { $risk ->
        [0] Mieux vaut se préparer à une vague de chaleur.
       *[other] Il y a { $risk } % de risque que quelqu’un ici meure de soif à ce tour.
    }
reason-peek = Mieux vaut savoir ce que cache { $cell } avant de s’y rendre.
reason-throttle = Deux actions de plus seront bien employées.
reason-end_step = Il n’y a rien de mieux à faire ce tour-ci.
reason-end_turn = Rien à ajouter avant la fin du tour.
reason-draw = Rien à ajouter avant cette carte.
reason-wait = Rien ne presse : mieux vaut attendre.
reason-chance = L’équipe a environ { $chance } % de chances de gagner.
