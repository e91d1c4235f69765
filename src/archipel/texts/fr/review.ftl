# L’analyse d’une partie finie : au terminal, en fichier et sur la page.

## Ce qui est mesuré

review-title = Analyse
review-of = Analyse : { $game }
review-if-played-well = Les chances valent si tout le monde continue à bien jouer. Un point, c’est une partie sur cent.
review-team = L’équipe
review-start = Au départ
review-luck = Chance
    .help = Ce que le hasard a fait, par rapport à ce qu’on pouvait en attendre.
review-loss = Laissé en route
    .help = Ce qu’ont coûté les décisions à côté de la meilleure suite, d’après ce que la personne savait alors.
review-gifts = Donné par les autres
    .help = Ce que les décisions des autres ont laissé à cette personne.
review-judge = Vu trop tard
    .help = Ce que le juge lui-même n’a remarqué qu’après coup. S’il y en a beaucoup, aucun verdict n’est rendu.
review-result = Résultat
review-deserved = Résultat sans la chance
    .help = Le résultat moins la chance : ce que le jeu seul a donné.
review-error = ± { $points }

## Joueurs

review-players = Comment chacun a décidé
review-player = Joueur
review-decisions = Décisions
review-each = Laissé par décision
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Erreurs coûteuses

## En mots

review-summary = { $kind ->
    [good] { $side } : la chance a aidé ({ $luck } ± { $error } points).
    [bad] { $side } : la chance a manqué ({ $luck } ± { $error } points).
    [even] { $side } : la chance s’est presque équilibrée ({ $luck } ± { $error } points).
   *[unclear] { $side } : impossible de dire si la chance a aidé ({ $luck } ± { $error } points).
} Le résultat est de { $result } ; sans la chance, il serait de { $deserved } ± { $error }.
review-late = Le juge a vu { $judge } points de cette partie trop tard : pas de verdict sur la qualité du jeu.
review-turnings = Tournants
review-no-turnings = Aucun moment n’a nettement fait basculer cette partie de dix points ou plus.
review-turning-luck = { $kind ->
    [good] { $when } : le hasard a souri. { $side } : { $points } ± { $error } points gagnés.
   *[bad] { $when } : le hasard a été dur. { $side } : { $points } ± { $error } points perdus.
}
review-turning-decision = { $label ->
    [inaccuracy] { $when } : { $player } pouvait faire un peu mieux.
    [mistake] { $when } : { $player } avait mieux à faire.
   *[blunder] { $when } : { $player } avait bien mieux à faire.
} Choisi : { $chosen }. Mieux : { $better } ; l’écart vaut { $points } ± { $error } points.
review-own = { $player } – { $sentence }
review-silence = attendre
review-label = { $label ->
    [inaccuracy] une imprécision
    [mistake] une erreur
    [blunder] une erreur coûteuse
    [luck] de la chance
    [much_luck] beaucoup de chance
    [bad_luck] de la malchance
    [bad_much_luck] beaucoup de malchance
   *[none] comme attendu
}

## La courbe

review-curve = Chances de gagner
review-turn = Tour { $turn }
review-at = { $side } : { $odds } %
review-walk = Les flèches parcourent la courbe.
review-method = { $futures } suites possibles par position ; la même graine donne les mêmes chiffres.
review-light = Clair ou sombre

## À la table

review-go-on = Continuer
review-stop = Arrêter
review-working = Examen de la partie : { $share } %
review-stopped = Arrêtée à { $share } % ; ce qui est déjà connu est affiché.
review-play-on = Rejouer à partir d’ici
review-board = Montrer le plateau
review-failed = L’analyse n’a pas pu continuer.
review-decided = Ce qui a décidé de cette partie
review-look = Revenir sur la partie
    .help = Cherche les moments, trois au plus, qui ont fait basculer la partie. Cela prend un peu de temps.
review-looking = Retour sur la partie : { $share } %
review-looked = Arrêté à { $share } %.
review-unsure = Le juge a vu jusqu’à { $judge } points de cette partie trop tard ; là où c’est le cas, il ne désigne aucun moment.

## La commande

review-running = Analyse en cours
review-written = Écrit : { $file }
