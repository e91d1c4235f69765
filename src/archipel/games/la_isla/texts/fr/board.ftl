### Le plateau de La Isla : le nom de ses pièces pour qui survole, demande ou écoute.

## L’île

board-island = L’île
board-space = { $landscape }, { $symbol } ({ $space })
board-stands =
    { $count ->
        [one] { $names } s’y trouve
       *[other] { $names } s’y trouvent
    }
board-region = { $animal } ({ $value } points) : encore { $lacking }
board-cost = Prix : { $count } × { $resource }
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
board-use-A = fonction
board-use-B = ressource
board-use-D = animal
board-place-A = Emplacement A : la carte devient une fonction
board-place-B = Emplacement B : la carte donne sa ressource
board-place-D = Emplacement D : la carte fait monter son animal
board-place-holds = Emplacement { $letter } : { $card }
board-lay-down = Poser les cartes
board-left-over = Celle-ci sera défaussée
board-shown = { $seat } a révélé en { $letter } : { $function } · { $resource } · { $animal }
board-mine-at = À vous, face cachée en { $letter } : { $function } · { $resource } · { $animal }

## Ce qui est demandé

board-tray = Sous la main
board-stock = Réserve
board-pay = Comment payez-vous ?
board-swap = Échanger l’un de vos cubes ?
board-swap-for = Contre lequel ?
board-or-take = Choisissez une case, ou prenez :
board-take-one = Prenez :
board-who-goes = Quel explorateur part ?
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
