### Le Désert Interdit : pourquoi un robot joue ce qu’il joue, dans les mots de l’entraîneur.

reason-move = { $cell } est plus près de ce qu’il y a à faire, ou plus sûr.
reason-guide = { $cell } est une meilleure place pour le pion.
reason-navigate = Il vaut mieux que { $pawn } soit ailleurs.
reason-dig = Le sable en { $cell } gêne, et la réserve en a besoin.
reason-reveal = Plus de sable ici : voyons ce que cache la tuile.
reason-pick_up = { $part } est à portée de main : l’équipe en a besoin.
reason-reduce = Une carte Tempête de moins vaut bien une action.
reason-take_water = Le point d’eau est là, et la gourde a de la place.
reason-give = { $receiver } a davantage besoin de cette eau.
reason-shelter = Une vague de chaleur menace, et quelqu’un n’y résisterait pas.
reason-arrange = Les pires cartes plus tard, les plus douces d’abord.
reason-end_step = Il n’y a rien de mieux à faire ce tour-ci.
reason-wait = Rien ne presse : mieux vaut attendre.
reason-go_on = Il faut bien continuer.
