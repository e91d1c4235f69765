### Le plateau de L’Île Interdite : le nom des pièces pour qui survole, demande ou écoute.

## L’île

board-island = L’île
board-card-danger = sa carte Inondation est dans la couche du dessus : la tuile peut sombrer au prochain tirage
board-card-top = sa carte Inondation est dans la couche du dessus de la pile
board-card-deeper = sa carte Inondation est plus bas dans la pile
board-card-discards = sa carte Inondation est dans la défausse
board-heliport = c’est d’ici que vous décollez tous ensemble ; si elle sombre, c’est perdu
board-site = site { $treasure_of }
board-site-done = site { $treasure_of }, trésor déjà gagné
board-start = tuile de départ { $adventurer_of }
board-here =
    { $count ->
        [one] { $pawns } est ici
       *[other] { $pawns } sont ici
    }

## Échelle, piles, trésors

board-gauge =
    { $cards ->
        [0] Niveau d’eau { $level } sur { $skull } : la tête de mort
        [one] Niveau d’eau { $level } sur { $skull } : { $cards } carte Inondation par tour
       *[other] Niveau d’eau { $level } sur { $skull } : { $cards } cartes Inondation par tour
    }
board-gauge-caption = Cartes Inondation par tour
board-gauge-title = L’Échelle graduée
board-gauge-help = Le nombre face au marqueur dit combien de cartes Inondation terminent chaque tour. « Montée des eaux ! » le fait monter d’un cran ; la tête de mort met fin à la partie. Les noms indiquent où commencent les quatre difficultés.
board-pile =
    { $count ->
        [0] { $pile } : aucune carte. Voir ce qu’on en sait
        [one] { $pile } : { $count } carte. Voir ce qu’on en sait
       *[other] { $pile } : { $count } cartes. Voir ce qu’on en sait
    }
board-pile-draw =
    { $count ->
        [0] { $action }. { $pile } : aucune carte
        [one] { $action }. { $pile } : { $count } carte ; ce qui est tiré est tiré
       *[other] { $action }. { $pile } : { $count } cartes ; ce qui est tiré est tiré
    }
board-discards =
    { $count ->
        [0] { $pile }, défausse : aucune carte
        [one] { $pile }, défausse : { $count } carte
       *[other] { $pile }, défausse : { $count } cartes
    }
board-oneway = Ce qui est tiré est tiré.
board-layer-top =
    { $count ->
        [0] Couche du dessus : aucune carte
        [one] Couche du dessus : { $count } carte, tirée en premier
       *[other] Couche du dessus : { $count } cartes, tirées en premier dans un ordre inconnu
    }
board-layer =
    { $count ->
        [0] Couche { $number } : aucune carte
        [one] Couche { $number } : { $count } carte
       *[other] Couche { $number } : { $count } cartes
    }
board-empty = Aucune carte.
board-treasure = { $treasure } : pas encore à vous. Sites : { $sites }.
board-treasure-done = { $treasure } : trésor gagné par { $seat }.

## Places et mains

board-seat =
    { $count ->
        [0] { $seat }, { $adventurer }, aucune carte
        [one] { $seat }, { $adventurer }, { $count } carte
       *[other] { $seat }, { $adventurer }, { $count } cartes
    }
board-portrait = { $seat }, { $adventurer }. { $power }
board-has-flown = A déjà volé ce tour-ci
board-card =
    { $state ->
        [ready] { $card } × { $count }, en main : { $seat }. Utilisable maintenant
       *[idle] { $card } × { $count }, en main : { $seat }
    }
board-no-cards = Aucune carte en main

## Choisir

board-play = Jouer { $card_the }…
board-give = Donner { $card_the }…
board-take-pawn = Guider { $pawn }…
board-pick-sandbags = Choisissez la tuile inondée à assécher.
board-pick-give = Choisissez qui reçoit la carte.
board-pick-pawn = Choisissez où va { $pawn }.
board-flight-departure = Embarquement
board-flight-passengers = Passagers
board-flight-landing = Atterrissage
board-cancel = Reposer
board-close = Fermer
board-rule = La règle

## La clé des signes

board-legend = Ce que disent les signes
board-mark-danger = Inondée, et sa carte est dans la couche du dessus : elle peut sombrer au prochain tirage.
board-mark-next = Sa carte Inondation est dans la couche du dessus de la pile.
board-mark-discards = Sa carte Inondation est dans la défausse.
board-mark-site = Un site de ce trésor : gagnez-le ici avec 4 de ses cartes.
board-mark-captured = Ce trésor est déjà à vous.
board-mark-starter = La tuile de départ de l’aventurier de ce pion.
board-mark-lit = Vous pouvez y agir maintenant.
board-mark-far = Vous pouvez y voler.
board-mark-changed = Vient de changer.
board-mark-sunk = Une tuile a sombré ici.
board-mark-dry = Près d’un trésor : l’un de ses deux sites est à sec.
board-mark-wet = Près d’un trésor : ce site est inondé.
board-mark-lost = Près d’un trésor : ce site a sombré.
board-mark-actions = Une action qui reste pour ce tour.
board-mark-flown = Le Pilote a déjà volé ce tour-ci.
board-mark-layers = Les couches de la pile Inondation ; celle du haut vient d’abord.

## Ce que sait faire un aventurier, à sa place

board-power-diver = traverse l’eau
board-power-engineer = assèche deux tuiles
board-power-explorer = en diagonale aussi
board-power-messenger = donne de loin
board-power-navigator = déplace les autres
board-power-pilot = un vol par tour
