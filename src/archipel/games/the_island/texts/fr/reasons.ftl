### The Island : pourquoi un robot joue ainsi, dans la bouche du conseiller. Aucune phrase ne dit une valeur (TI-H1).
### Variables : explorateurs, cases, tuiles et créatures par leur nom, count un nombre d’explorateurs, chance en pour cent.

reason-take = Les bonnes places partent d’abord, donc les bons explorateurs aussi ; un peu de hasard garde le secret.
reason-place = { $space } est la meilleure tuile libre : ni trop loin de la mer et d’une île sûre, ni engloutie la première.
reason-place_boat = En { $space }, le bateau est près de vos explorateurs, et une île sûre n’est pas loin.
reason-ready = Il est temps de commencer.
reason-play_tile = { $tile } : plus utile maintenant que plus tard.
reason-keep_tiles = Vos tuiles vaudront davantage plus tard.
reason-target = C’est là que l’effet est le meilleur.
reason-land = { $explorer } peut débarquer maintenant, et sera hors de danger pour de bon.
reason-land_soon = { $explorer } peut débarquer avant la fin du tour.
reason-board = Dans le bateau en { $space }, { $explorer_the } partira plus tôt.
reason-sail = Le bateau en { $boat } se rapproche d’une île sûre avec ses passagers.
reason-fetch = Le bateau vide en { $boat } doit attendre là où vos explorateurs peuvent monter.
reason-walk = { $space } est plus près d’un bateau, ou plus sûr.
reason-dive = Aucun bateau n’est assez près : { $explorer_the } doit nager.
reason-swim = { $space } est plus près d’une île sûre ou d’un bateau, ou moins dangereux.
reason-jump = { $explorer } sera mieux dans l’eau que dans ce bateau.
reason-end_moves = Aucun autre déplacement n’aiderait.
reason-remove_rivals =
    { $count ->
        [one] Un explorateur adverse se tient en { $space } et tombera à l’eau.
       *[other] { $count } explorateurs adverses se tiennent en { $space } et tomberont à l’eau.
    }
reason-remove_own = Depuis { $space }, votre explorateur ira plus vite à la nage.
reason-remove_empty = Personne ne se tient en { $space } : cette tuile ne vous coûte rien.
reason-take_aboard = { $explorer } : c’est le passager à prendre.
reason-strike =
    { $count ->
        [one] En { $space }, { $creature_the } frappe un explorateur adverse.
       *[other] En { $space }, { $creature_the } frappe { $count } explorateurs adverses.
    }
reason-lurk = Ailleurs, { $creature_the } menace davantage vos adversaires, ou moins vos explorateurs.
reason-leave_creatures = Tout déplacement de cette créature servirait vos adversaires plus que vous.
reason-defend = Ce qui est en danger vaut plus que la tuile.
reason-decline = La tuile vaut plus que ce qui est en danger, ou vous n’en avez pas qui convienne.
reason-chance = Vous avez environ { $chance } % de chances de gagner.
