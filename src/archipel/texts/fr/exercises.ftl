### Ce qui se dit dans les exercices de n’importe quel jeu

## Exercices

drill-list = Exercices
    .help = De petits problèmes tirés de parties de robots. Dans chacun, un premier coup est nettement le meilleur : trouvez-le, et jouez-le.
drill-solved =
    { $count ->
        [0] { $all } exercices, aucun résolu encore.
        [one] { $count } résolu sur { $all }.
       *[other] { $count } résolus sur { $all }.
    }
drill-solved-one = Résolu
drill-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
drill-none = Il n’y a pas d’exercice { $number } pour { $game }. Voici ceux que nous avons.
drill-progress = Exercice { $number } sur { $count }
drill-leave = Tous les exercices
drill-wrong = « { $action } » : après cela, un robot fort gagne environ { $odds ->
        [one] { $odds } partie
       *[other] { $odds } parties
    } sur 100. Il y a mieux.
drill-wrong-later = « { $action } » vaut à peu près autant ici. Mais cet exercice attend une autre suite.
drill-odds = Après ce premier coup, un robot fort gagne environ { $odds ->
        [one] { $odds } partie
       *[other] { $odds } parties
    } sur 100 ; après le meilleur des autres, { $next }.
drill-next = Exercice suivant
drill-again = Encore une fois
drill-right = Résolu !
