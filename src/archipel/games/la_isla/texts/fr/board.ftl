### Le plateau de La Isla : le nom de ses pièces pour qui survole, demande ou écoute.

## L’île

board-island = L’île
board-space = { $landscape }, { $symbol } ({ $space })
board-stands =
    { $count ->
        [one] { $names } s’y trouve
       *[other] { $names } s’y trouvent
    }
board-region = { $animal } entre { $spaces }
board-region-at = { $animal } ({ $spaces }) : { $points } points, encore { $lacking }
board-region-empty = Région vide entre { $spaces }
board-region-worth =
    { $lacking ->
        [0] { $points } points, aucun explorateur à ajouter
        [one] { $points } points, encore un explorateur
       *[other] { $points } points, encore { $lacking } explorateurs
    }
board-cost = Prix : { $count } × { $resource }
board-lacking = Il vous en manque { $count }
board-catches = Vous prenez { $animal_the } : +{ $points }

## Le round

board-round = Round { $round }
board-phase-cards = Cartes
    .long = Cartes : chacun en répartit trois
board-phase-A = Fonction
    .long = A : une carte va dans l’étui
board-phase-B = Ressource
    .long = B : une carte donne une ressource
board-phase-C = Explorateur
    .long = C : placez un explorateur ou prenez une ressource
board-phase-D = Animal
    .long = D : une carte fait monter un marqueur
board-acts = À { $seat } de jouer
board-all-think = Tout le monde choisit encore
board-thinks =
    { $count ->
        [one] { $names } choisit encore
       *[other] { $names } choisissent encore
    }
board-pile = Pioche : { $count } cartes
board-discard = Défausse : { $count } cartes, à parcourir
board-empty = Aucune carte pour l’instant

## Les pistes

board-tracks = Valeur des animaux
board-sum = Somme des valeurs : { $sum } ; la partie finit à { $limit }
board-track =
    { $state ->
        [ready] { $animal } : valeur { $value }, case { $position } ; vous en avez { $own }. Faire monter
       *[idle] { $animal } : valeur { $value }, case { $position } ; vous en avez { $own }
    }

board-if-now = Si c’était fini : { $points }
    .long = Si la partie finissait maintenant : { $total } ({ $sets } pour les séries, { $animals } pour les animaux, { $resources } pour les ressources)

## Les joueurs

board-seat = { $seat } ({ $colour })
board-first = Premier joueur
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-supply =
    { $count ->
        [0] Plus d’explorateur en réserve : il faut en déplacer un
        [one] { $count } explorateur en réserve
       *[other] { $count } explorateurs en réserve
    }
board-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-down = Face cachée : { $letters }
board-have = { $resource } : { $count }
board-give = Donner { $resource_a }
board-animals =
    { $large ->
        [large] { $animal } : { $count }, avec la grande tuile
       *[small] { $animal } : { $count }
    }
board-holder = Étui
board-cover = sera recouverte

## Les cartes

board-card = { $function } · B : { $resource } · D : { $animal }
board-uses = B : { $resource } · D : { $animal }
board-gain = { $letter } : { $gives }
board-gain-points = +{ $points }
board-gain-up = { $animal } monte
board-gain-top = { $animal } reste au sommet
board-gain-any = un marqueur au choix monte
board-gain-move = un marqueur peut monter
board-gain-resource = +1 ressource
board-use-A = fonction
board-use-B = ressource
board-use-D = animal
board-place-A = Emplacement A : la carte devient une fonction
board-place-B = Emplacement B : la carte donne sa ressource
board-place-D = Emplacement D : la carte fait monter son animal
board-place-holds = Emplacement { $letter } : { $card }
board-lay-down = Poser les cartes
board-left-over = Celle-ci sera défaussée
board-shown = { $seat } a révélé sous { $letter } : { $function } · { $resource } · { $animal }
board-mine-at = À vous, face cachée sous { $letter } : { $function } · { $resource } · { $animal }

## La légende

board-legend = Le sens des signes
board-key-name = Le nom d’une case : o anneau extérieur, m central, i intérieur, de 0 à 9 dans le sens horaire depuis le haut
board-key-number = Le nombre d’une région : ses points et les explorateurs qu’il faut ; les points clairs sont les vôtres
board-key-near = Il vous y manque un explorateur
board-key-changed = A changé depuis votre dernière décision
board-key-lit = Vous pouvez appuyer dessus
board-key-hint = Ce que propose le conseil
board-key-looked = L’entrée de la liste que vous regardez
board-key-wanted = La case que vous avez choisie
board-key-back = Une carte y est posée face cachée
board-key-up = Faire monter un marqueur
board-key-points = Des points
board-key-cheap = Ne coûte que 1 ressource
board-key-joker = Joker : vaut n’importe quelle couleur
board-key-any = Une ressource de votre choix
board-key-cube = { $resource } : paie { $landscape_the }

## Ce qui est demandé

board-tray = Sous la main
board-stock = Réserve
board-pay = Comment payez-vous ?
board-swap = Échanger l’une de vos ressources ?
board-swap-for = Contre laquelle ?
board-or-take = Choisissez une case, ou prenez :
board-take-one = Prenez :
board-who-goes = Quel explorateur se déplace ?
board-which-slot = Choisissez un slot
board-which-track = Choisissez une piste
board-up-or-not = Choisissez une piste, ou :
board-final-in_play = Pendant la partie
board-final-sets = Séries de cinq
board-final-animals = Animaux × valeur
board-final-resources = Ressources ÷ 2
board-final-total = Total
board-close = Fermer
board-rule = La règle
