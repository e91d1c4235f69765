# Le laboratoire : simulate, fuzz et bench.

## Les commandes et leurs options

lab-game = L’identifiant du jeu, par exemple forbidden_island.
lab-bots = Qui joue : un nom pour toutes les places, ou un par place, séparés par des virgules.
lab-compare-bots = Qui joue quand on compare des réglages : un robot ou, entre rivaux, deux, et ce sont les victoires du premier qui comptent.
lab-margin = Une différence plus petite, en points sur cent parties, ne compte pas.
lab-bot = Qui joue, en laissant une action sur huit au hasard ; par défaut toutes le sont, et le hasard atteint peu de fins.
lab-seats = Combien de joueurs.
lab-option = Une option du jeu ; peut être répétée.
lab-games = Combien de parties.
lab-seed = Un nombre ou un mot ; la même graine donne les mêmes parties.
lab-workers = Combien de processus ; 0 en prend un par cœur.
lab-cluster = Jouer sur les machines du Ray à cette adresse (HÔTE:PORT), ou « local » pour un essai sur celle-ci.
lab-rotate = Décaler les robots d’une place après chaque partie.
lab-json = Afficher un seul document JSON et rien d’autre.
lab-csv = Écrire une ligne par partie dans ce fichier.
lab-records = Le dossier où ranger les parties.
lab-keep = Conserver ce nombre de parties, les premières.
lab-sample = Examiner en profondeur une partie sur ce nombre.
lab-seconds = La durée d’une mesure.

## Les simulations

simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats } places, graine { $seed }
simulate-settings = { $bots } · { $options }
lab-option-value = { $option } : { $value }
simulate-won = Victoires : { $rate }
simulate-interval = intervalle à 95 % de { $low } à { $high }
simulate-ending = Fin
simulate-games = Parties
simulate-share = Part
simulate-rule = Règle
simulate-unfinished = inachevée
simulate-measure = Par partie
simulate-turns = tours
simulate-actions = actions
simulate-score = score
simulate-mean = Moyenne
simulate-median = Médiane
simulate-deviation = Écart type
simulate-middle = 90 % vont de
simulate-extremes = Minimum et maximum
simulate-range = { $low } à { $high }
simulate-bot = Robot
simulate-seat = Place
simulate-wins = Victoires
simulate-sure = Intervalle à 95 %
simulate-shared = partagées
simulate-rank = Rang moyen
simulate-ms = ms de processeur par décision
simulate-ms-longest = la plus longue
simulate-decisions = Décisions
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $rate } parties/s ({ $form }, { $workers ->
    [one] { $workers } processus
   *[other] { $workers } processus
}).
simulate-interrupted = Interrompu : voici le bilan des parties terminées, { $games } en tout.
simulate-failed = La simulation est tombée en panne ; le bilan des parties terminées est donné tout de même. Graine et endroit :
simulate-kept = { $games ->
    [0] Aucune partie n’a été conservée.
    [one] { $games } partie a été conservée dans { $folder }.
   *[other] { $games } parties ont été conservées dans { $folder }.
}

## Les comparaisons

compare-title = { $game } : { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} par les deux, { $seats } places, graine { $seed }
compare-side = { $name } : { $rate } de victoires
compare-difference = Différence : { $mean } points sur cent parties, intervalle à 95 % de { $low } à { $high } (valable quel que soit le moment où l’on s’arrête)
compare-a = { $a } gagne plus que { $b }.
compare-b = { $b } gagne plus que { $a }.
compare-alike = Ils se valent : s’il y a une différence, elle est inférieure à { $margin } points sur cent parties.
compare-open = Ce n’est pas encore clair : il faudrait plus de donnes (--games).
compare-interrupted = Interrompu : voici ce que disent les donnes terminées.

## Les tournois

lab-tournament-bots = Qui joue : deux robots ou plus, séparés par des virgules.
lab-deals = Combien de donnes joue chaque groupe de robots ; chacune est jouée une fois par place de ses robots.
lab-file = Garder dans ce fichier chaque rencontre terminée ; après Ctrl-C, la même commande continue.
tournament-title = { $game } : tournoi de { $bots } robots, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats } places, graine { $seed }
tournament-rating = Cote
tournament-sure = Intervalle à 95 %
tournament-wins = Parties gagnées
tournament-cross = Combien de fois le robot de la ligne a devancé celui de la colonne (à égalité : un demi)
tournament-cross-teams = Combien de fois le robot de la ligne a fait mieux que celui de la colonne avec la même donne (à égalité : un demi)
tournament-interrupted = Interrompu : voici les rencontres terminées, { $done } sur { $wanted }.
tournament-go-on = La même commande continue à partir de { $file }.

## Les rapports

lab-report = Écrire dans ce fichier une page avec des graphiques.
lab-plots = Écrire dans ce dossier chaque graphique en PNG et en SVG, et les parties en CSV et en Parquet.
lab-vary = Jouer chaque donne avec toutes les valeurs de cette option, ou de « seats » ; peut être répété.
report-bots = Qui joue : { $bots }.
report-command = { $command }
report-made = Fait par Archipel { $version }. Les traits autour d’un point sont des intervalles à 95 %.
plot-wins = victoires sur 100 parties
plot-lift = victoires sur 100 parties, par rapport à la moyenne
plot-even = victoires sur 100 parties, par rapport à une part égale
plot-before = fois devant, sur 100 parties
plot-turns = tours
plot-games = parties
plot-share = % des parties
plot-points = points
plot-course = % de la partie jouée
plot-odds = chances de gagner, %
plot-players = { $seats } joueurs
plot-winners = gagnants
plot-others = autres
plot-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
plot-won-games = parties gagnées
plot-lost-games = parties perdues
plot-winners-odds = chances du futur gagnant
plot-leader = celui qui mène l’emporte
plot-settings = Victoires selon le réglage
plot-settings-note = Combien de fois l’équipe gagne, pour chaque réglage des parties.
plot-losses = Comment et quand les parties finissent
plot-losses-note = Les parties selon leur dernier tour, une couleur par fin.
plot-endings = Comment et quand les parties finissent
plot-endings-note = Les parties selon leur dernier tour, une couleur par fin.
plot-adventurers = Ce que vaut chaque aventurier
plot-adventurers-note = Victoires avec cet aventurier dans l’équipe, par rapport à la moyenne des parties de même réglage.
plot-pairs = Ce que valent deux aventuriers ensemble
plot-pairs-note = Victoires avec les deux dans l’équipe, par rapport à la moyenne des parties de même réglage.
plot-beginners = Qui commence
plot-beginners-note = Victoires quand cet aventurier joue le premier tour, par rapport à la moyenne des parties de même réglage.
plot-bots = Victoires par robot
plot-bots-note = La part de ses parties que chaque robot gagne ; une victoire partagée compte en fractions.
plot-seats = Victoires par place
plot-seats-note = Ce que chaque place gagne de plus ou de moins qu’une part égale.
plot-seats-place = Place { $place }
plot-start = Ce que vaut le fait de commencer
plot-start-note = Ce que le premier, le deuxième… du premier tour de table gagne de plus ou de moins qu’une part égale.
plot-start-place = { $place ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Numéro { $place }
}
plot-sources = D’où viennent les points
plot-sources-note = La boîte contient la moitié centrale des parties, son trait la médiane ; les moustaches, neuf parties sur dix.
plot-scores = Scores finaux
plot-scores-note = Comment se répartissent les points de chaque rang.
plot-length = La durée des parties
plot-length-note = Comment se répartit le nombre de tours.
plot-decided = Quand la partie se décide
plot-decided-note = Ce qu’un juge pense des chances de l’équipe au fil de la partie ; le trait est la médiane, la bande la moitié centrale des parties.
plot-decided-rivals = Quand la partie se décide
plot-decided-rivals-note = Ce qu’un juge donne au futur gagnant au fil de la partie (médiane, moitié centrale), et combien de fois celui qui mène alors l’emporte.
plot-ratings = Cotes
plot-ratings-note = Selon le modèle Plackett-Luce d’openskill ; le trait contient 95 % de ce qu’il croit.
plot-cross = Qui devance qui
plot-cross-note = Sur cent parties, combien de fois le robot de la ligne devance celui de la colonne ; à égalité, un demi.
plot-cross-teams = Qui fait mieux avec la même donne
plot-cross-teams-note = Sur cent donnes, combien de fois le robot de la ligne fait mieux que celui de la colonne ; à égalité, un demi.

## La recherche de pannes

fuzz-closing = { $game } : { $games } parties, { $actions } actions ; invariants rompus : { $invariants }, impasses : { $dead_ends }, parties sans fin : { $endless }, fuites : { $leaks }, autres pannes : { $others }.
fuzz-sampling = Chaque position a été contrôlée : pièces perdues, impasses, nombre d’actions. En profondeur (copies, stockage, enregistrements, fuites, refus) : une partie sur { $sample }, et dans celle-ci une position sur { $depth } ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}.
fuzz-ending = { $ending } ({ $games })
fuzz-endings = Fins atteintes : { $endings }.
fuzz-endings-missing = Jamais atteintes : { $endings }.
fuzz-failure = Partie { $number } (graine { $seed }), après { $actions } actions : { $kind } : { $what }
fuzz-record = Conservée dans { $record } ; pour la regarder : archipel replay { $record }
fuzz-no-record = Elle n’a pas pu être conservée : même la mise en place échoue.
fault-invariant = invariant rompu
fault-dead_end = impasse
fault-endless = partie sans fin
fault-leak = fuite
fault-outcome = résultat faux
fault-apply = deux voies qui diffèrent
fault-record = enregistrement faux
fault-crash = panne
fault-copy = copie fausse
fault-original = original changé par une copie
fault-json = stockage faux
fault-decisions = liste de décisions fausse
fault-refusal = refus faux
fuzz-interrupted = Interrompu : voici les parties terminées.

## La vitesse

bench-title = { $game }, { $seats } places, { $form }, un cœur, médiane de { $runs } mesures
bench-moves = jeu au hasard, coups/s
bench-games = jeu au hasard, parties/s
bench-copies = copies/s
bench-call = { $call }, µs
form-pure = Python pur
form-compiled = compilé
