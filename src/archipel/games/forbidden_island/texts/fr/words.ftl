### L’Île Interdite : tous les mots du jeu, en français.
### Les noms sont ceux imprimés sur le matériel ; chaque phrase est de nous.
### Formes : .the, .of, .to et .a s’emploient dans une phrase ; la valeur seule s’affiche isolée ou en tête.

## Le jeu

game-name = L’Île Interdite
game-tagline = Quatre trésors, un hélicoptère et une île qui prend l’eau.
game-kind = Coopératif
game-first = Pour une première partie : Novice, et des aventuriers tirés au hasard.
game-summary =
    Vous posez le pied, en équipe, sur une île qui s’enfonce un peu plus à chaque tour. Asséchez ses tuiles, échangez des cartes et gagnez les quatre trésors, chacun sur l’un de ses deux sites. Pour l’emporter, réunissez tous les aventuriers sur l’Héliport et jouez une carte Hélicoptère pour partir ensemble. Vous perdez ensemble aussi : si l’Héliport sombre, si un trésor devient hors d’atteinte, si un aventurier se noie ou si l’eau atteint la tête de mort.
turn-summary =
    1. Jusqu’à 3 actions, au choix : se déplacer, assécher, donner une carte Trésor, gagner un trésor.
    2. Deux cartes de la pile Trésor, une par une.
    3. Des cartes Inondation, une par une : l’Échelle graduée dit combien.
    Main : 5 cartes au plus. Hélicoptère et Sacs de sable ne coûtent aucune action, même hors de votre tour.

## Tuiles Île

tile-fools_landing = L’Héliport
    .the = l’Héliport
    .of = de l’Héliport
    .to = à l’Héliport
tile-bronze_gate = La Porte de Bronze
    .the = la Porte de Bronze
    .of = de la Porte de Bronze
    .to = à la Porte de Bronze
tile-copper_gate = La Porte de Cuivre
    .the = la Porte de Cuivre
    .of = de la Porte de Cuivre
    .to = à la Porte de Cuivre
tile-gold_gate = La Porte d’Or
    .the = la Porte d’Or
    .of = de la Porte d’Or
    .to = à la Porte d’Or
tile-iron_gate = La Porte de Fer
    .the = la Porte de Fer
    .of = de la Porte de Fer
    .to = à la Porte de Fer
tile-silver_gate = La Porte d’Argent
    .the = la Porte d’Argent
    .of = de la Porte d’Argent
    .to = à la Porte d’Argent
tile-temple_of_the_moon = Le Temple de la Lune
    .the = le Temple de la Lune
    .of = du Temple de la Lune
    .to = au Temple de la Lune
tile-temple_of_the_sun = Le Temple du Soleil
    .the = le Temple du Soleil
    .of = du Temple du Soleil
    .to = au Temple du Soleil
tile-whispering_garden = Le Jardin des Murmures
    .the = le Jardin des Murmures
    .of = du Jardin des Murmures
    .to = au Jardin des Murmures
tile-howling_garden = Le Jardin des Hurlements
    .the = le Jardin des Hurlements
    .of = du Jardin des Hurlements
    .to = au Jardin des Hurlements
tile-cave_of_embers = La Caverne du Brasier
    .the = la Caverne du Brasier
    .of = de la Caverne du Brasier
    .to = à la Caverne du Brasier
tile-cave_of_shadows = La Caverne des Ombres
    .the = la Caverne des Ombres
    .of = de la Caverne des Ombres
    .to = à la Caverne des Ombres
tile-coral_palace = Le Palais de Corail
    .the = le Palais de Corail
    .of = du Palais de Corail
    .to = au Palais de Corail
tile-tidal_palace = Le Palais des Marées
    .the = le Palais des Marées
    .of = du Palais des Marées
    .to = au Palais des Marées
tile-breakers_bridge = Le Pont des Abîmes
    .the = le Pont des Abîmes
    .of = du Pont des Abîmes
    .to = au Pont des Abîmes
tile-cliffs_of_abandon = Les Falaises de l’Oubli
    .the = les Falaises de l’Oubli
    .of = des Falaises de l’Oubli
    .to = aux Falaises de l’Oubli
tile-crimson_forest = La Forêt Pourpre
    .the = la Forêt Pourpre
    .of = de la Forêt Pourpre
    .to = à la Forêt Pourpre
tile-dunes_of_deception = Les Dunes de l’Illusion
    .the = les Dunes de l’Illusion
    .of = des Dunes de l’Illusion
    .to = aux Dunes de l’Illusion
tile-lost_lagoon = Le Lagon Perdu
    .the = le Lagon Perdu
    .of = du Lagon Perdu
    .to = au Lagon Perdu
tile-misty_marsh = Le Marais Brumeux
    .the = le Marais Brumeux
    .of = du Marais Brumeux
    .to = au Marais Brumeux
tile-observatory = L’Observatoire
    .the = l’Observatoire
    .of = de l’Observatoire
    .to = à l’Observatoire
tile-phantom_rock = Le Rocher Fantôme
    .the = le Rocher Fantôme
    .of = du Rocher Fantôme
    .to = au Rocher Fantôme
tile-twilight_hollow = Le Val du Crépuscule
    .the = le Val du Crépuscule
    .of = du Val du Crépuscule
    .to = au Val du Crépuscule
tile-watchtower = La Tour de Guet
    .the = la Tour de Guet
    .of = de la Tour de Guet
    .to = à la Tour de Guet

## Trésors

treasure-earth_stone = La Pierre sacrée
    .the = la Pierre sacrée
    .of = de la Pierre sacrée
    .to = à la Pierre sacrée
treasure-statue_of_the_wind = La Statue du zéphyr
    .the = la Statue du zéphyr
    .of = de la Statue du zéphyr
    .to = à la Statue du zéphyr
treasure-crystal_of_fire = Le Cristal ardent
    .the = le Cristal ardent
    .of = du Cristal ardent
    .to = au Cristal ardent
treasure-oceans_chalice = Le Calice de l’onde
    .the = le Calice de l’onde
    .of = du Calice de l’onde
    .to = au Calice de l’onde

## Cartes de la pile Trésor

card-earth_stone = La Pierre sacrée
    .the = la carte Pierre sacrée
    .of = de la carte Pierre sacrée
    .a = une carte Pierre sacrée
    .help = Défaussez quatre cartes Pierre sacrée au Temple de la Lune ou au Temple du Soleil pour gagner la Pierre sacrée, contre 1 action.
card-statue_of_the_wind = La Statue du zéphyr
    .the = la carte Statue du zéphyr
    .of = de la carte Statue du zéphyr
    .a = une carte Statue du zéphyr
    .help = Défaussez quatre cartes Statue du zéphyr au Jardin des Murmures ou au Jardin des Hurlements pour gagner la Statue du zéphyr, contre 1 action.
card-crystal_of_fire = Le Cristal ardent
    .the = la carte Cristal ardent
    .of = de la carte Cristal ardent
    .a = une carte Cristal ardent
    .help = Défaussez quatre cartes Cristal ardent à la Caverne du Brasier ou à la Caverne des Ombres pour gagner le Cristal ardent, contre 1 action.
card-oceans_chalice = Le Calice de l’onde
    .the = la carte Calice de l’onde
    .of = de la carte Calice de l’onde
    .a = une carte Calice de l’onde
    .help = Défaussez quatre cartes Calice de l’onde au Palais de Corail ou au Palais des Marées pour gagner le Calice de l’onde, contre 1 action.
card-helicopter_lift = Hélicoptère
    .the = la carte Hélicoptère
    .of = de la carte Hélicoptère
    .a = une carte Hélicoptère
    .help = Pendant le tour de n’importe qui et sans action, transportez un ou plusieurs pions d’une tuile à une autre, où que ce soit – ou décollez et gagnez, si vous avez les quatre trésors et que tous les pions sont à l’Héliport.
card-sandbags = Sacs de sable
    .the = la carte Sacs de sable
    .of = de la carte Sacs de sable
    .a = une carte Sacs de sable
    .help = Pendant le tour de n’importe qui et sans action, asséchez une tuile inondée, où qu’elle soit.
card-waters_rise = Montée des eaux !
    .the = la carte Montée des eaux
    .of = de la carte Montée des eaux
    .a = une carte Montée des eaux
    .help = Le Marqueur de niveau grimpe d’un cran et les cartes Inondation défaussées reviennent, mélangées, sur le dessus de leur pile ; vous ne gardez jamais cette carte.

## Aventuriers

adventurer-diver = Plongeur
    .the = le Plongeur
    .of = du Plongeur
    .to = au Plongeur
    .power = Pour 1 action, traverse autant de tuiles inondées ou manquantes qu’il veut, si elles se touchent, et ressort sur une tuile à sec ou inondée. Si sa tuile sombre, nage vers la plus proche, même lointaine.
adventurer-engineer = Ingénieur
    .the = l’Ingénieur
    .of = de l’Ingénieur
    .to = à l’Ingénieur
    .power = Pour 1 action, assèche une ou deux tuiles inondées : la sienne ou celles juste au-dessus, au-dessous, à gauche et à droite.
adventurer-explorer = Explorateur
    .the = l’Explorateur
    .of = de l’Explorateur
    .to = à l’Explorateur
    .power = Se déplace, assèche et nage aussi en diagonale, en plus des quatre directions habituelles.
adventurer-messenger = Messager
    .the = le Messager
    .of = du Messager
    .to = au Messager
    .power = Donne des cartes Trésor à n’importe qui, à toute distance, pour 1 action par carte. Jamais de cartes Action Spéciale.
adventurer-navigator = Navigateur
    .the = le Navigateur
    .of = du Navigateur
    .to = au Navigateur
    .power = Pour 1 action, déplace le pion d’un seul autre joueur de 1 ou 2 tuiles.
adventurer-pilot = Pilote
    .the = le Pilote
    .of = du Pilote
    .to = au Pilote
    .power = Une fois par tour, pour 1 action, vole jusqu’à n’importe quelle autre tuile. Si sa tuile sombre, peut aussi s’envoler où il veut, sans frais.

## Difficulté

difficulty-novice = Novice
    .help = Le marqueur part du niveau 1 : 2 cartes Inondation par tour, et la neuvième montée atteint la tête de mort.
difficulty-normal = Normal
    .help = Le marqueur part du niveau 2 : 2 cartes Inondation par tour, et la huitième montée atteint la tête de mort.
difficulty-elite = Élite
    .help = Le marqueur part du niveau 3 : 3 cartes Inondation par tour, et la septième montée atteint la tête de mort.
difficulty-legendary = Légendaire
    .help = Le marqueur part du niveau 4 : 3 cartes Inondation par tour, et la sixième montée atteint la tête de mort.

## Formes de l’île

island-forbidden_island = L’Île Interdite
    .help = La forme du livret : un carré de 4 tuiles sur 4, avec 2 tuiles de plus au milieu de chaque côté.
island-treasure_island = L’Île au Trésor
    .help = Une taille étroite, deux bouts larges et une langue de 2 tuiles à chaque coin.
island-island_of_shadows = L’Île des Ombres
    .help = Un rectangle plein, 4 rangées de 6 tuiles.
island-volcano_island = L’Île du Volcan
    .help = Un carré de 5 sur 5, avec un cratère à la place de la tuile centrale.
island-island_of_death = L’Île de la Mort
    .help = Une tête large en haut, puis un tronc de 3 tuiles de large.
island-bay_of_gulls = La Baie des Mouettes
    .help = Une ancre : un mât de 2 tuiles de large entre deux bras relevés.
island-bone_island = L’Île aux Os
    .help = Deux longues rangées de 8, avec 2 paires de tuiles au-dessus et 2 au-dessous.
island-coral_reef = Le Récif de Corail
    .help = Une bande épaisse qui va d’un coin à l’autre.
island-skull_island = L’Île du Crâne
    .help = Une tête, deux trous pour les yeux et une mâchoire carrée.
island-bridge_of_horrors = Le Pont des Horreurs
    .help = Deux blocs de tuiles qui tiennent par une mince chaussée.
island-atoll_of_decisions = L’Atoll des Décisions
    .help = Un anneau autour d’un vaste lagon.
island-arch_of_fate = L’Arche du Destin
    .help = Une grande arche aux deux pieds bien écartés.

## Options

option-difficulty = Difficulté
    .help = Fixe le niveau de l’eau au départ. Rien d’autre ne change.
option-island = Forme de l’île
    .help = Le livret n’a qu’une forme, choisie par défaut. Les autres sont un supplément ; elles ont 24 tuiles aussi.
option-adventurers = Aventuriers
    .help = Laissez le hasard distribuer les aventuriers, ou choisissez-les. Aucun n’est joué deux fois.
    .random = Au hasard
    .chosen = Au choix
option-first_player = Qui commence
    .help = Désignez qui commence, ou laissez faire le hasard.
    .random = Au hasard
    .chosen = Au choix
option-navigator_uses_pawn_powers = Le Navigateur se sert du pouvoir du pion déplacé
    .help = Non : des pas ordinaires pour tout le monde. Oui : l’Explorateur peut être déplacé en diagonale, et le Plongeur par-dessus une tuile manquante au premier de deux pas ; le Pilote ne vole jamais ainsi.

## Fins de partie

ending-escaped = Mission réussie !
    .help = L’hélicoptère emporte toute votre équipe et les quatre trésors loin de l’île.
ending-treasure_lost = Un trésor est perdu
    .help = La mer a pris ses deux sites : plus personne ne peut gagner { $treasure_the }.
ending-heliport_sunk = Plus d’issue
    .help = La mer a pris l’Héliport : aucun hélicoptère ne viendra vous chercher.
ending-adventurer_drowned = Noyade
    .help = La mer emporte { $pawn_the } : aucune tuile où nager, aucun hélicoptère à la rescousse.
ending-water_level = L’île disparaît
    .help = Le Marqueur de niveau est sur la tête de mort : l’eau recouvre tout.

## Événements : mise en place

event-dealt_adventurer = { $seat } tient le rôle { $adventurer_of } et part { $tile_of }.
event-dealt_card = { $seat } reçoit { $card_a }.
event-first_player = { $seat } commence.

## Événements : la partie

event-turn_began = Tour { $turn } : à { $seat } de jouer.
event-moved = { $seat } va { $to_to }.
event-flew = { $seat } vole jusqu’{ $to_to }.
event-navigated = { $seat } conduit { $pawn } { $to_to }.
event-shored_up = { $seat } assèche { $tile_the }.
event-gave = { $seat } donne { $card_a } à { $receiver }.
event-captured = { $seat } gagne { $treasure_the } { $tile_to } !
event-ended_actions =
    { $left ->
        [0] { $seat } n’a plus d’action.
        [one] { $seat } s’arrête là et renonce à 1 action.
       *[other] { $seat } s’arrête là et renonce à { $left } actions.
    }
event-drew_treasure = { $seat } tire { $card_a }.
event-waters_rose =
    { $cards ->
        [0] L’eau monte au niveau { $level } : la tête de mort !
        [one] L’eau monte au niveau { $level } : { $cards } carte Inondation par tour.
       *[other] L’eau monte au niveau { $level } : { $cards } cartes Inondation par tour.
    }
event-flood_stacked =
    { $count ->
        [0] Aucune carte Inondation défaussée à mélanger : la pile Inondation reste en l’état.
        [one] La seule carte Inondation défaussée revient sur le dessus de sa pile.
       *[other] Les { $count } cartes Inondation défaussées sont mélangées et reviennent sur le dessus de leur pile.
    }
event-treasure_refilled =
    { $count ->
        [0] La pile Trésor est épuisée.
        [one] La pile Trésor est épuisée : sa seule carte défaussée forme la nouvelle.
       *[other] La pile Trésor est épuisée : ses { $count } cartes défaussées, mélangées, forment la nouvelle.
    }
event-flood_refilled =
    { $count ->
        [0] La pile Inondation est épuisée.
        [one] La pile Inondation est épuisée : sa seule carte défaussée forme la nouvelle.
       *[other] La pile Inondation est épuisée : ses { $count } cartes défaussées, mélangées, forment la nouvelle.
    }
event-over_limit = { $seat } a 6 cartes, une de trop.
event-discarded = { $seat } défausse { $card_a }.
event-flooded = L’eau inonde { $tile_the }.
event-sank = La mer engloutit { $tile_the } !
event-in_water = { $seat } se retrouve à l’eau : il ne reste rien { $tile_of }.
event-swam = { $seat } se réfugie { $to_to }.
event-lifted = { $seat } joue une carte Hélicoptère et transporte { $pawns } { $from_of } { $to_to }.
event-sandbagged = { $seat } joue une carte Sacs de sable et assèche { $tile_the }.
event-took_off = { $seat } joue une carte Hélicoptère : toute l’équipe décolle !
event-game_won = Partie gagnée : l’équipe est saine et sauve, et les quatre trésors aussi !
event-game_lost = Partie perdue : l’île garde ses secrets.

## Le décompte final

figure-treasures = Trésors
figure-sunk = Tuiles englouties
figure-level = Niveau d’eau
figure-turns = Tours

## Actions

action-move = Aller { $tile_to }
action-fly = Voler jusqu’{ $tile_to }
action-swim = Se réfugier { $tile_to }
action-shore_up = Assécher { $tile_the }
action-shore_up_two = Assécher { $tile_the } et { $second_the }
action-navigate = Conduire { $pawn } { $tile_to }
action-give = Donner { $card_a } à { $receiver }
action-capture = Gagner { $treasure_the }
action-end_actions = Terminer vos actions
action-draw_treasure = Tirer une carte de la pile Trésor
action-draw_flood = Tirer une carte Inondation
action-discard = Défausser { $card_a }
action-sandbags = Sacs de sable : assécher { $tile_the }
action-helicopter = Hélicoptère : embarquer { $tile_to }
action-board = Emmener { $pawn }
action-done = Embarquement terminé
action-land = Se poser { $tile_to }
action-take_off = Décoller et gagner la partie

## Questions

ask-take_actions =
    { $left ->
        [0] Vous n’avez plus d’action.
        [one] Il vous reste 1 action : que faites-vous ?
       *[other] Il vous reste { $left } actions : que faites-vous ?
    }
ask-draw_treasure =
    { $left ->
        [0] Vous n’avez plus de carte à tirer dans la pile Trésor.
        [one] Il vous reste 1 carte à tirer dans la pile Trésor.
       *[other] Vous avez { $left } cartes à tirer dans la pile Trésor, une par une.
    }
ask-draw_flood =
    { $left ->
        [0] Vous n’avez plus de carte Inondation à tirer.
        [one] Il vous reste 1 carte Inondation à tirer.
       *[other] Vous avez { $left } cartes Inondation à tirer, une par une.
    }
ask-discard = Vous avez 6 cartes : laquelle défaussez-vous ? Vous pouvez aussi jouer l’une de vos cartes Action Spéciale.
ask-swim = La mer engloutit { $tile_the } : où allez-vous ?
ask-rescue = { $pawn } est à l’eau : envoyez-vous un hélicoptère ?
ask-choose_passengers = Qui monte dans l’hélicoptère { $tile_to } ?
ask-choose_landing = Où posez-vous l’hélicoptère ?
ask-play_special = Vous pouvez jouer une carte Action Spéciale maintenant.

## Mots du plateau

word-water_level = Niveau d’eau
word-flood_cards = Cartes Inondation par tour
word-treasure_pile = Pile Trésor
word-flood_pile = Pile Inondation
word-discards = Défausse
word-hand = Main
word-actions_left = Actions restantes
word-dry = À sec
word-flooded = Inondée
word-sunk = Engloutie
word-treasures = Trésors
word-captured = Gagné
word-layer = Couche { $number }
word-skull = Tête de mort

## Règles : le but

rule-FI-G1 = Personne ne gagne ni ne perd en solitaire : toute l’équipe partage le résultat.
    .title = Une seule équipe
rule-FI-G2 = Gagnez les quatre trésors, amenez tous les aventuriers à l’Héliport et partez en hélicoptère. Faites-le avant que l’île n’ait raison de vous.
    .title = Votre mission
rule-FI-G3 = De deux à quatre aventuriers prennent part à la partie, un par place, et une même personne peut tenir plusieurs places. Ce nombre ne change aucune règle : seuls varient avec lui les pions et les cartes de départ, 2 par place.
    .title = Deux à quatre joueurs

## Règles : la mise en place

rule-FI-S1 = Les 24 tuiles mélangées vont au hasard sur les 24 emplacements de l’île, toutes sèches. Sur une vraie table, on laisse un peu de place pour les retourner ; cela ne change rien au jeu.
    .title = Former l’île
rule-FI-S2 = Les quatre figurines Trésor attendent à côté de l’île. Au départ, aucun trésor n’est gagné.
    .title = Trésors en vue
rule-FI-S3 = Le dos des cartes permet de former trois piles : Inondation, Trésor et Aventurier.
    .title = Trois piles
rule-FI-S4 = Une fois les 24 cartes Inondation mélangées face cachée, on révèle les 6 premières l’une après l’autre. Chacune inonde sa tuile, et ces 6 cartes ouvrent la défausse Inondation, face visible.
    .title = Premières inondations
rule-FI-S5 = Chaque joueur reçoit au hasard 1 des 6 cartes Aventurier mélangées : le même aventurier n’apparaît donc jamais deux fois. Rôles et pouvoirs sont annoncés à tout le monde.
    .title = Distribution des aventuriers
rule-FI-S6 = Votre pion a la couleur de votre aventurier et commence sur la tuile propre à celui-ci : l’Héliport pour le Pilote, l’une des cinq Portes pour chacun des autres.
    .title = Tuiles de départ
rule-FI-S7 = Si votre tuile de départ est déjà inondée, votre pion y commence tout de même.
    .title = Départ sur tuile inondée
rule-FI-S8 = Les cartes et les pions des aventuriers que personne ne joue quittent la partie. Les tuiles d’où ils seraient partis restent en place, comme des tuiles ordinaires.
    .title = Aventuriers absents
rule-FI-S9 = Les 28 cartes de la pile Trésor une fois mélangées, chaque joueur en reçoit 2 et les garde à la vue de tous.
    .title = Mains de départ
rule-FI-S10 = Une carte Montée des eaux distribuée à la mise en place n’a pas d’effet : une autre carte prend sa place, elle retourne dans la pile, et la pile est remélangée, jusqu’à ce qu’aucune main n’en contienne. La partie commence donc avec une pile de 24, 22 ou 20 cartes (à 2, 3 ou 4 joueurs), dont les 3 cartes Montée des eaux, et une défausse Trésor vide.
    .title = Montée des eaux distribuée
rule-FI-S11 = Vos cartes de départ peuvent comprendre des cartes Hélicoptère et Sacs de sable.
    .title = Cartes spéciales au départ
rule-FI-S12 = Le Marqueur de niveau part du cran de la difficulté que vous avez choisie. Pour un premier jeu coopératif, Novice est un choix sage.
    .title = Niveau d’eau initial
rule-FI-S13 = Sur une vraie table, la personne qui a mis le pied sur une île en dernier commence ; ici, vous désignez qui commence ou laissez faire le hasard. On joue ensuite dans le sens horaire.
    .title = Qui commence

## Règles : information et conseils

rule-FI-V1 = Les mains sont ouvertes : chaque joueur voit toutes les cartes de tout le monde.
    .title = Mains ouvertes
rule-FI-V2 = Vous pouvez parcourir les deux défausses dès que vous en avez envie, que ce soit votre tour ou non.
    .title = Défausses ouvertes
rule-FI-V3 = Les piles Trésor et Inondation sont face cachée et personne n’en connaît l’ordre. Tout le monde voit combien de cartes chacune contient.
    .title = Ordre caché
rule-FI-V4 = Parlez autant que vous voulez : conseiller la personne dont c’est le tour est permis, et bienvenu. Elle seule décide de ses propres actions.
    .title = Conseils libres
rule-FI-V5 = Votre aventurier vient avec un rappel de son pouvoir et un résumé du tour. Ouvrez cette aide dès que vous en avez besoin.
    .title = Aide sous la main

## Règles : le tour

rule-FI-T1 = Votre tour a trois étapes, toujours dans cet ordre : jusqu’à 3 actions, puis 2 cartes de la pile Trésor, puis autant de cartes Inondation que l’indique l’Échelle graduée. C’est ensuite au joueur suivant, dans le sens horaire.
    .title = Trois étapes
rule-FI-T2 = Vous faites de 0 à 3 actions, dans l’ordre et la combinaison qui vous plaisent, répétitions comprises. Une action que vous n’utilisez pas est perdue.
    .title = Jusqu’à 3 actions
rule-FI-T3 = Vous ne pouvez sauter ni le tirage Trésor ni le tirage Inondation.
    .title = Tirages obligatoires
rule-FI-T4 = Vous avez le choix entre quatre actions : se déplacer, assécher, donner une carte Trésor, gagner un trésor. Chaque utilisation coûte 1 action.
    .title = Les quatre actions

## Règles : se déplacer

rule-FI-A1 = Pour 1 action, votre pion fait un pas vers la tuile juste au-dessus, au-dessous, à gauche ou à droite. Seul l’Explorateur avance en diagonale ; le Pilote et le Plongeur ont aussi leurs propres déplacements.
    .title = Se déplacer
rule-FI-A2 = Une tuile inondée vous porte encore : vous avez le droit d’y aller.
    .title = Vers une tuile inondée
rule-FI-A3 = Là où une tuile a sombré, vous ne pouvez ni vous arrêter ni passer à pied. Seul le Plongeur traverse, et seul un vol passe par-dessus.
    .title = Tuiles manquantes
rule-FI-A4 = Une même tuile accueille autant de pions qu’il le faut.
    .title = Tuile partagée

## Règles : assécher

rule-FI-A5 = Pour 1 action, remettez une tuile inondée sur sa face sèche : celle où est votre pion, ou celle juste au-dessus, au-dessous, à gauche ou à droite. L’Explorateur atteint aussi les diagonales, et l’Ingénieur peut traiter deux tuiles pour 1 action.
    .title = Assécher une tuile
rule-FI-A6 = Seule une tuile inondée peut être asséchée. Une tuile engloutie est perdue pour de bon.
    .title = Tuiles inondées seulement

## Règles : donner une carte Trésor

rule-FI-A7 = Pour 1 action, remettez une carte Trésor à un autre joueur dont le pion partage votre tuile. Vous pouvez en donner d’autres dans le même tour, à lui ou à d’autres, à raison de 1 action par carte. Seul le Messager donne à distance.
    .title = Donner une carte Trésor
rule-FI-A8 = Une carte Hélicoptère ou Sacs de sable ne se donne jamais, même par le Messager.
    .title = Cartes spéciales exclues
rule-FI-A9 = Vous pouvez donner des cartes mais pas en prendre, et un don ne se refuse pas. Vous pouvez donner à quelqu’un qui a déjà 5 cartes : la limite de main s’applique alors à lui aussitôt.
    .title = Donner sans prendre

## Règles : gagner un trésor

rule-FI-A10 = Pour 1 action, gagnez un trésor si vous tenez au moins 4 de ses cartes et que votre pion est sur l’un de ses deux sites : défaussez exactement 4 de ces cartes et prenez la figurine. Les sites sont les Temples pour la Pierre sacrée, les Jardins pour la Statue du zéphyr, les Cavernes pour le Cristal ardent, les Palais pour le Calice de l’onde.
    .title = Gagner un trésor
rule-FI-A11 = Les 4 cartes dépensées vont dans la défausse Trésor. La figurine reste devant vous, appartient à l’équipe et ne compte pas comme une carte de votre main.
    .title = Cartes dépensées, figurine prise
rule-FI-A12 = Un site inondé n’est pas un obstacle : son trésor s’y gagne aussi bien.
    .title = Sur un site inondé
rule-FI-A13 = Chaque trésor est unique : une fois gagné, il ne peut plus l’être.
    .title = Un seul exemplaire

## Règles : les aventuriers

rule-FI-R1 = L’Explorateur se déplace, assèche et nage en diagonale aussi bien que vers le haut, le bas, la gauche et la droite.
    .title = L’Explorateur, en diagonale
rule-FI-R2 = Une fois à chacun de ses tours, le Pilote peut dépenser 1 action pour voler vers n’importe quelle autre tuile qui n’a pas sombré. Il n’emmène personne, et peut toujours marcher comme les autres.
    .title = Le Pilote
rule-FI-R3 = Quand sa tuile sombre, le Pilote peut voler vers n’importe quelle tuile qui n’a pas sombré. Cela ne coûte pas d’action et reste distinct de son vol du tour : aucun des deux n’épuise l’autre.
    .title = Pilote à l’eau
rule-FI-R4 = Pour 1 action, le Navigateur déplace le pion d’un seul autre joueur de 1 ou 2 pas ; chacune des 3 actions du tour peut y servir, pour le même pion ou pour un autre. Son propre pion marche de 1 pas par action, comme tous.
    .title = Le Navigateur
rule-FI-R5 = Les deux pas n’ont pas à suivre une ligne droite. Chacun va vers le haut, le bas, la gauche ou la droite, sur une tuile qui n’a pas sombré, sèche ou inondée, et le pion finit sur une autre tuile que celle qu’il a quittée. L’option sur le pouvoir des pions déplacés élargit cela pour l’Explorateur et le Plongeur.
    .title = Deux pas du Navigateur
rule-FI-R6 = Le Navigateur décide seul : la personne déplacée n’a pas à donner son accord.
    .title = Sans accord requis
rule-FI-R7 = Un pion déplacé par le Navigateur fait des pas ordinaires, quel que soit son rôle : l’Explorateur pas en diagonale, le Plongeur pas à travers les tuiles manquantes, le Pilote pas par les airs. Avec l’option, l’Explorateur peut faire chaque pas en diagonale, et le premier des deux pas du Plongeur peut passer par une tuile manquante si le second atteint une tuile ; le Pilote ne vole toujours pas.
    .title = Pas ordinaires imposés
rule-FI-R8 = Pour 1 action, le Plongeur peut traverser une ou plusieurs tuiles inondées ou manquantes à la suite, chacune touchant la suivante par un côté, avec autant de détours qu’il le faut. Il ressort sur une autre tuile que celle du départ : une tuile inondée de ce trajet, ou toute tuile, sèche ou inondée, qui touche ce trajet par un côté. S’arrêter sur une tuile manquante ou passer par une tuile sèche est interdit ; un simple pas reste permis.
    .title = Le Plongeur
rule-FI-R9 = Le Plongeur ne traverse que les 24 emplacements de l’île. Le large, autour d’elle, est fermé même pour lui.
    .title = Pas de pleine mer
rule-FI-R10 = Pour 1 action, l’Ingénieur assèche une ou deux tuiles inondées différentes, toutes deux à sa portée là où il se trouve : sa tuile et celles juste au-dessus, au-dessous, à gauche et à droite. Une seconde tuile non utilisée ne se garde pas pour plus tard.
    .title = L’Ingénieur, deux tuiles
rule-FI-R11 = Le Messager donne des cartes Trésor à n’importe quel joueur, où que soient leurs deux pions, pour 1 action par carte. Cela ne marche que dans un sens : pour donner une carte au Messager, il vous faut partager sa tuile.
    .title = Le Messager
rule-FI-R12 = Rien ne vous oblige à utiliser votre pouvoir. Hormis ceux qui aident à nager, les pouvoirs ne servent que pendant vos propres actions.
    .title = Pouvoirs facultatifs

## Règles : le tirage Trésor

rule-FI-D1 = Vos actions finies, prenez 2 cartes de la pile Trésor, l’une après l’autre, et étalez-les devant vous à la vue de tous.
    .title = Tirage Trésor
rule-FI-D2 = Vous ne gardez jamais une carte Montée des eaux : appliquez-la aussitôt, puis défaussez-la. Elle compte parmi vos 2 cartes et rien ne la remplace.
    .title = Tirer une Montée des eaux
rule-FI-D3 = Tirer la dernière carte de la pile Trésor en appelle aussitôt une nouvelle : la défausse Trésor, mélangée. Une Montée des eaux tirée en dernier est appliquée et défaussée avant le mélange, et la nouvelle pile la contient. Toute autre dernière carte va dans votre main, puis vient le mélange ; si la limite de main vous fait défausser, c’est après lui, et cette carte ouvre la nouvelle défausse.
    .title = Pile Trésor épuisée
rule-FI-D4 = Si la pile est renouvelée entre vos deux tirages, prenez votre seconde carte dans la nouvelle.
    .title = Renouvelée entre deux tirages

## Règles : la limite de main

rule-FI-H1 = Vous pouvez avoir 5 cartes au plus, cartes Trésor et cartes Action Spéciale comptées ensemble. Les figurines ne comptent pas.
    .title = Cinq cartes au plus
rule-FI-H2 = Si vous avez 6 cartes, choisissez-en 1 et défaussez-la aussitôt, avant toute autre chose. La limite se vérifie après chaque carte tirée ou reçue : avant le second tirage, et avant l’action suivante de qui vous a donné la carte.
    .title = Défausse immédiate
rule-FI-H3 = Vous choisissez librement la carte à défausser, même celle qui vient d’arriver.
    .title = À votre choix
rule-FI-H4 = Si vous choisissez de vous séparer d’une carte Action Spéciale, vous pouvez d’abord profiter de son effet ; cela vous ramène aussi à 5 cartes. Vous pouvez également la jeter sans l’utiliser.
    .title = La jouer plutôt
rule-FI-H5 = La limite vaut aussi en dehors de votre tour, par exemple quand on vous donne une carte.
    .title = Même hors du tour
rule-FI-H6 = Avec 5 cartes ou moins, vous ne pouvez pas en défausser par simple envie.
    .title = Pas de défausse libre

## Règles : les cartes Action Spéciale

rule-FI-C1 = Vous pouvez jouer vos propres cartes Hélicoptère et Sacs de sable à toute étape du tour de n’importe qui. Cela ne coûte pas d’action et rien ne vous y oblige jamais. Une carte révélée s’applique toujours d’abord.
    .title = Cartes Action Spéciale
rule-FI-C2 = Son effet terminé, une carte Action Spéciale va dans la défausse Trésor.
    .title = Cartes utilisées
rule-FI-C3 = Une carte Hélicoptère peut transporter des pions d’une tuile vers n’importe quelle autre qui n’a pas sombré, sèche ou inondée. Choisissez un ou plusieurs des pions présents, peu importe à qui ils sont ; tous se posent sur la même tuile, et le vôtre n’est pas tenu d’en être.
    .title = Hélicoptère : transporter
rule-FI-C4 = Une carte Hélicoptère peut aussi faire décoller l’équipe et gagner la partie, quand tout est prêt pour la fuite. Une carte ne sert qu’à l’un de ses deux usages.
    .title = Hélicoptère : décoller
rule-FI-C5 = Une carte Sacs de sable assèche une tuile inondée, n’importe où sur l’île.
    .title = Sacs de sable
rule-FI-C6 = Pour utiliser une carte Action Spéciale, il faut qu’elle ait une cible : pour Sacs de sable, une tuile inondée. Une carte Hélicoptère peut toujours voler quelque part.
    .title = Une cible nécessaire
rule-FI-C7 = Qui joue la carte décide ; les joueurs déplacés n’ont pas à donner leur accord. Mieux vaut en parler avant.
    .title = Qui joue décide
rule-FI-C8 = Vous pouvez jouer ces cartes avant, entre et après les actions, avant et après chaque carte tirée. Tant que quelqu’un a 6 cartes, lui seul peut en jouer une des siennes, au lieu de défausser ; tant qu’un pion est sur une tuile qui sombre, seule une carte Hélicoptère peut être jouée, pour un sauvetage. Rien ne se joue entre la révélation d’une carte et son effet.
    .title = Quand les jouer

## Règles : Montée des eaux

rule-FI-W1 = Quand vous tirez une Montée des eaux, faites aussitôt trois choses. Le Marqueur de niveau grimpe d’un cran ; les cartes Inondation défaussées sont mélangées et remises face cachée sur le dessus de leur pile ; enfin, la carte rejoint la défausse Trésor.
    .title = Montée des eaux
rule-FI-W2 = Le nouveau niveau compte tout de suite : il fixe combien de cartes Inondation vous tirez dès ce tour.
    .title = Effet dès ce tour
rule-FI-W3 = Si vous tirez deux cartes Montée des eaux d’un coup, le marqueur grimpe de 2 crans, mais la défausse Inondation n’est mélangée qu’une fois : la seconde fois, elle est vide.
    .title = Deux en un tirage
rule-FI-W4 = Si la défausse Inondation est vide, une Montée des eaux ne fait que bouger le marqueur ; la pile Inondation reste en l’état.
    .title = Défausse Inondation vide
rule-FI-W5 = Seules les cartes Inondation défaussées sont mélangées. En dessous, le reste de la pile Inondation conserve son ordre.
    .title = Le reste de la pile
rule-FI-W6 = La partie est perdue à l’instant où le marqueur arrive au niveau 10, la tête de mort. On ne tire plus aucune carte.
    .title = La tête de mort
rule-FI-W7 = La Montée des eaux qui mène à la tête de mort rejoint tout de même la défausse Trésor. La pile et la défausse Inondation restent en l’état, et aucune pile n’est renouvelée.
    .title = La dernière montée

## Règles : inondation

rule-FI-F1 = Après le tirage Trésor, tirez autant de cartes Inondation que l’indique l’Échelle graduée. Prenez-les l’une après l’autre, et réglez chacune avant la suivante.
    .title = Tirage Inondation
rule-FI-F2 = Si la tuile de la carte est sèche, elle devient inondée et la carte rejoint la défausse Inondation.
    .title = Tuile à sec inondée
rule-FI-F3 = Si la tuile de la carte est déjà inondée, elle sombre : la tuile et la carte quittent toutes deux la partie pour de bon, et la carte ne rejoint pas la défausse.
    .title = Tuile inondée engloutie
rule-FI-F4 = Rien ne peut assécher une tuile engloutie. Une fois révélée la carte Inondation d’une tuile, il est trop tard pour la sauver avec des Sacs de sable.
    .title = Trop tard
rule-FI-F5 = Dès que la pile Inondation est vide et que sa dernière carte a été défaussée, ou retirée avec sa tuile, la défausse Inondation est mélangée en une nouvelle pile, avant qu’aucun pion ne nage. Finissez-y votre tirage. La dernière carte en fait partie, sauf si sa tuile a sombré : une tuile peut donc être touchée deux fois en un tour.
    .title = Pile Inondation épuisée
rule-FI-F6 = Vous lisez le nombre de cartes Inondation une seule fois, au début du tirage Inondation ; il ne peut pas changer avant la fin de ce tirage.
    .title = Lu une seule fois

## Règles : les pions sur les tuiles touchées

rule-FI-P1 = Quand la tuile sous votre pion devient inondée, vous y restez, sans aucun mal.
    .title = Votre tuile s’inonde
rule-FI-P2 = Quand la tuile sous votre pion sombre, nagez aussitôt vers une tuile encore présente juste au-dessus, au-dessous, à gauche ou à droite, sèche ou inondée. Vous choisissez, quel que soit le joueur dont c’est le tour, et cela ne coûte pas d’action. L’Explorateur, le Pilote et le Plongeur ont leurs propres règles.
    .title = Votre tuile sombre
rule-FI-P3 = Quand leur tuile sombre, l’Explorateur peut nager en diagonale aussi, et le Pilote vole vers n’importe quelle tuile qui n’a pas sombré.
    .title = Fuite : Explorateur et Pilote
rule-FI-P4 = Quand sa tuile sombre, le Plongeur nage vers la tuile la plus proche qui n’a pas sombré, si loin soit-elle. La distance se compte en pas vers le haut, le bas, la gauche et la droite sur les 24 emplacements de l’île ; entre des tuiles à égale distance, il choisit.
    .title = Fuite : Plongeur
rule-FI-P5 = Si un pion doit nager, n’a aucune tuile où aller et qu’aucune carte Hélicoptère ne le sauve, il se noie et toute l’équipe perd. Le Plongeur et le Pilote ont toujours où aller.
    .title = Quand un pion se noie
rule-FI-P6 = Quiconque tient une carte Hélicoptère peut la jouer tant qu’un pion est sur une tuile qui sombre. Elle emporte le pion dont on règle le sort, et d’autres encore présents si on le souhaite, vers n’importe quelle tuile qui n’a pas sombré. Même un pion qui ne peut pas nager est ainsi sauvé.
    .title = Sauvetage en hélicoptère
rule-FI-P7 = Si plusieurs pions sont sur la tuile qui sombre, on règle le sort de chacun séparément : d’abord celui du joueur actif, puis dans le sens horaire. Les cartes Inondation restantes attendent que tous soient à l’abri.
    .title = Plusieurs pions à l’eau
rule-FI-P8 = On vérifie les pions à l’eau dès que leur tuile a sombré, puis après chaque fuite à la nage ou sauvetage. Si l’un d’entre eux ne peut nager nulle part et que personne ne tient de carte Hélicoptère, la partie est perdue sur-le-champ, avant qu’un autre pion ne nage.
    .title = Quand on vérifie la noyade

## Règles : la fin

rule-FI-E1 = Vous gagnez quand les quatre trésors sont pris, que tous les pions sont à l’Héliport et que l’un de vous défausse une carte Hélicoptère pour décoller. L’effet est immédiat, au tour de n’importe qui, à tout moment où une carte Action Spéciale peut être jouée. Cela n’arrive jamais tout seul : quelqu’un doit le choisir.
    .title = Gagner la partie
rule-FI-E2 = Vous pouvez décoller de l’Héliport même quand il est inondé.
    .title = Décollage sur tuile inondée
rule-FI-E3 = Vous perdez quand un trésor pas encore gagné n’a plus aucun de ses deux sites.
    .title = Défaite : trésor hors d’atteinte
rule-FI-E4 = Vous perdez si l’Héliport sombre.
    .title = Défaite : l’Héliport
rule-FI-E5 = Vous perdez si un pion doit nager sans le pouvoir, et qu’aucune carte Hélicoptère ne le sauve.
    .title = Défaite : noyade
rule-FI-E6 = Vous perdez si le Marqueur de niveau arrive à la tête de mort.
    .title = Défaite : niveau d’eau
rule-FI-E7 = Une défaite compte à l’instant même où elle survient, et la partie s’arrête là. Si une tuile qui sombre en cause plusieurs, on annonce la première de celles-ci : Héliport englouti, trésor hors d’atteinte, aventurier noyé. Les deux premières ne laissent le temps ni de nager ni de jouer une carte Hélicoptère.
    .title = Quand compte une défaite
rule-FI-E8 = Une fois un trésor gagné, ses sites peuvent sombrer sans vous coûter la partie.
    .title = Sites devenus inutiles

## Règles : difficulté et variantes

rule-FI-O1 = La difficulté ne change qu’une chose, le niveau d’où part le marqueur : 1 pour Novice, 2 pour Normal, 3 pour Élite, 4 pour Légendaire.
    .title = Niveaux de difficulté
rule-FI-O2 = Vous pouvez choisir vos aventuriers au lieu de les distribuer au hasard, pourvu qu’ils soient tous différents. De nouvelles combinaisons valent la peine d’être tentées.
    .title = Aventuriers au choix
rule-FI-O3 = En supplément, hors du livret, vous pouvez prendre l’une des onze autres formes d’île, de 24 tuiles chacune. Sinon, vous jouez sur celle du livret : un carré de 4 sur 4 avec 2 tuiles au milieu de chaque côté.
    .title = Autres formes d’île

## Règles : le fil du jeu

rule-FI-Q1 = Chaque tour s’ouvre avec 3 actions, et le vol du Pilote est de nouveau disponible. La dernière action dépensée, ou vos actions terminées par choix, le tirage Trésor vient aussitôt, sans rien à confirmer ; on peut encore jouer des cartes Action Spéciale avant la première carte.
    .title = Des actions au tirage
rule-FI-Q2 = Une Montée des eaux s’applique dans cet ordre : marqueur monté (arrêt s’il est sur la tête de mort), défausse Inondation mélangée sur sa pile, carte défaussée, pile Trésor renouvelée si elle est vide. Toute autre carte de la pile Trésor va dans votre main, la pile est renouvelée si elle est vide, puis vous défaussez si vous avez 6 cartes.
    .title = Ordre d’un tirage Trésor
rule-FI-Q3 = Après les deux cartes du tirage Trésor, quand plus personne n’a plus de 5 cartes, le tirage Inondation commence. C’est alors que son nombre de cartes est lu sur l’Échelle graduée.
    .title = Du Trésor à l’Inondation
rule-FI-Q4 = Une carte Inondation inonde une tuile sèche et va à la défausse, ou quitte la partie avec une tuile inondée ; alors, si l’Héliport a sombré, ou sinon si un trésor est hors d’atteinte, la partie s’arrête là. Ensuite, la pile Inondation est renouvelée si elle est vide. Enfin, on vérifie la noyade et les pions de la tuile engloutie fuient l’un après l’autre.
    .title = Ordre d’un tirage Inondation
rule-FI-Q5 = Quand toutes les cartes Inondation sont tirées et que personne n’est à l’eau, le joueur suivant, dans le sens horaire, ouvre son tour avec 3 actions ; il n’y a rien à confirmer. Pour les cartes Action Spéciale, la fin d’un tour et le début du suivant sont un seul et même moment : quiconque en tient une peut la jouer là.
    .title = Au joueur suivant
rule-FI-Q6 = Après une défausse forcée ou une fuite hors de l’eau, le jeu reprend où il s’était arrêté. Si votre dernière action donne à quelqu’un une sixième carte, il défausse avant votre tirage Trésor.
    .title = Après une interruption
rule-FI-Q7 = Vous jouez une carte Hélicoptère en trois temps : la tuile de départ, les passagers (au moins un, pris dans l’ordre des places ; pas de choix si un seul pion est là), la tuile d’arrivée. La carte n’est dépensée et les pions ne bougent qu’au dernier temps, et personne d’autre n’agit entre-temps. Lors d’un sauvetage, la tuile et le pion dont on règle le sort sont donnés, et vous pouvez y joindre d’autres pions encore présents.
    .title = L’hélicoptère pas à pas
rule-FI-Q8 = Le joueur actif fait avancer la partie en agissant ou en tirant ; qui tient une carte Action Spéciale ne doit aucune réponse, et se taire, c’est passer. Les robots qui en tiennent une sont interrogés dans l’ordre des places depuis le joueur actif, avant chaque action, fin d’actions ou tirage, puis après chaque carte Action Spéciale jouée.
    .title = Qui attend qui
rule-FI-Q9 = Jusqu’à la fin de la partie, il existe toujours un choix permis. À l’étape voulue, vous pouvez toujours terminer vos actions, tirer ou défausser, et l’on ne vous demande de quitter l’eau que si nager ou être secouru est possible.
    .title = Jamais bloqué

## Règles : cas particuliers

rule-FI-X1 = La pile Trésor et sa défausse ne sont jamais vides ensemble. Les mains contiennent au plus 21 cartes (quatre fois 5, plus une en trop) : il en reste donc au moins 7 sur 28 à mélanger.
    .title = Toujours des cartes
rule-FI-X2 = Quand une Montée des eaux est la dernière carte de la pile Trésor, elle est appliquée et défaussée avant le mélange de la nouvelle pile, dont elle fait donc partie. Chaque passage de la pile en contient ainsi exactement 3.
    .title = Montée des eaux en dernier
rule-FI-X3 = Quand la dernière carte de la pile Trésor vous donne 6 cartes, la pile est d’abord renouvelée. Vous défaussez ensuite, sur la nouvelle défausse.
    .title = Sixième carte en dernier
rule-FI-X4 = Quand votre premier tirage vous donne une sixième carte, vous défaussez avant de tirer la seconde.
    .title = Sixième carte d’emblée
rule-FI-X5 = Personne n’a jamais 7 cartes, car la limite se vérifie après chaque carte. Ne vérifier qu’après les deux tirages n’est pas prévu ici.
    .title = Jamais sept cartes
rule-FI-X6 = Si la pile Inondation se vide juste à la fin d’un tour, elle est renouvelée aussitôt. Une Montée des eaux au tour suivant trouve alors la défausse Inondation vide et ne fait que bouger le marqueur.
    .title = Vide en fin de tour
rule-FI-X7 = S’il reste moins de tuiles que de cartes Inondation à tirer, continuez à tirer et à renouveler la pile. L’Héliport est toujours parmi les tuiles restantes : cela finit donc avec votre dernière carte ou par une défaite.
    .title = Trop peu de tuiles
rule-FI-X8 = Au niveau 8, deux cartes Montée des eaux dans un même tirage mènent le marqueur à 9, puis à 10 : la seconde fait perdre la partie, et aucune carte Inondation n’est tirée.
    .title = Deux montées au niveau 8
rule-FI-X9 = Au niveau 9, une Montée des eaux à votre premier tirage fait perdre la partie aussitôt ; vous ne tirez pas la seconde carte.
    .title = Une montée au niveau 9
rule-FI-X10 = Vous ne pouvez pas jouer Sacs de sable sur une tuile inondée dont la carte Inondation vient d’être révélée : elle sombre déjà.
    .title = Sacs de sable trop tardifs
rule-FI-X11 = Entre deux cartes Inondation, une carte Sacs de sable peut être jouée sur toute tuile inondée.
    .title = Sacs de sable entre deux
rule-FI-X12 = Une carte Hélicoptère peut sauver un pion d’une tuile qui sombre, quelle que soit la personne qui la tient.
    .title = Hélicoptère et tuile qui sombre
rule-FI-X13 = Si l’Héliport sombre, vous perdez, même avec toute l’équipe dessus, les quatre trésors et une carte Hélicoptère en main. Il fallait décoller avant que cette carte Inondation ne soit révélée.
    .title = Décollage trop tardif
rule-FI-X14 = Si le dernier site d’un trésor qui vous manque sombre, vous perdez, même quand un pion qui s’y trouve a les 4 cartes. Gagner un trésor est une action, jamais une réaction.
    .title = Trésor trop tardif
rule-FI-X15 = Quand une même carte Inondation met un trésor hors d’atteinte et laisse aussi un pion sans tuile où nager, la défaite annoncée est celle du trésor.
    .title = Deux défaites à la fois
rule-FI-X16 = Un pion peut se trouver sur une tuile autour de laquelle il n’en reste aucune. Il ne peut pas marcher, mais peut assécher sa propre tuile ou être emporté par une carte Hélicoptère ; le Plongeur et le Pilote peuvent aussi partir grâce à leur pouvoir.
    .title = Un pion isolé
rule-FI-X17 = Vous pouvez nager vers une tuile inondée.
    .title = Nager vers une tuile inondée
rule-FI-X18 = Une seule carte Hélicoptère peut sauver plusieurs pions pris au piège sur la même tuile qui sombre. Elle les dépose tous sur une même tuile.
    .title = Sauvetage groupé
rule-FI-X19 = Quand plusieurs pions sont sur une tuile qui sombre, l’un peut nager et un autre partir en hélicoptère : le sort de chacun se règle séparément.
    .title = Nage et vol
rule-FI-X20 = Le Plongeur ne peut pas finir une action dans l’eau : chaque déplacement doit finir sur une tuile.
    .title = Plongeur hors de l’eau
rule-FI-X21 = Au cours d’une même action, le Plongeur ne peut pas passer par une tuile sèche.
    .title = Tuile à sec infranchissable
rule-FI-X22 = Le Plongeur peut partir d’une tuile sèche. Seules les tuiles qu’il traverse doivent être inondées ou manquantes.
    .title = Plonger d’une tuile à sec
rule-FI-X23 = Si les tuiles les plus proches sont à égale distance quand le Plongeur doit nager, il choisit l’une d’elles.
    .title = Tuiles à égale distance
rule-FI-X24 = Quand sa tuile sombre, le Plongeur rejoint l’une des tuiles les plus proches et pas plus loin. Dépasser une tuile inondée pour en atteindre une meilleure n’est pas permis.
    .title = La plus proche, sans plus
rule-FI-X25 = Le pouvoir du Navigateur ne déplace que les autres joueurs : il ne peut pas s’avancer ainsi lui-même de 2 tuiles.
    .title = Pas son propre pion
rule-FI-X26 = Avec une action, le Navigateur déplace un seul autre joueur. Il ne peut ni partager les 2 pas entre deux pions, ni déplacer plusieurs pions ensemble.
    .title = Un pion par action
rule-FI-X27 = Par défaut, le Navigateur ne peut pas faire traverser une tuile manquante à un pion. L’option sur le pouvoir des pions déplacés le permet pour le seul Plongeur, et pour une seule tuile manquante.
    .title = Pas de vide à franchir
rule-FI-X28 = S’il n’y a qu’une tuile inondée à sa portée, l’Ingénieur assèche simplement celle-là, pour 1 action.
    .title = Ingénieur, une tuile
rule-FI-X29 = L’Ingénieur ne peut pas assécher une tuile, se déplacer, puis assécher la seconde pour la même action.
    .title = Ingénieur, sans délai
rule-FI-X30 = Le Pilote vole une fois par tour, pas plus, et peut marcher le reste du temps. Un trajet par carte Hélicoptère ou une fuite hors d’une tuile qui sombre ne compte pas comme ce vol.
    .title = Un vol par tour
rule-FI-X31 = Vous pouvez donner une carte Trésor à un joueur qui a 5 cartes, même si c’est sa cinquième de cette sorte. Il en défausse 1 aussitôt, ou joue à la place l’une de ses cartes Action Spéciale.
    .title = Donner une sixième carte
rule-FI-X32 = Si vous gagnez un trésor avec 5 de ses cartes en main, vous en défaussez 4 et en gardez 1.
    .title = Cinq cartes identiques
rule-FI-X33 = Gagner un trésor ne retire aucune de ses cartes de la partie. Vous pouvez encore les donner ou les défausser pour la limite de main ; elles n’ont pas d’autre usage.
    .title = Cartes devenues inutiles
rule-FI-X34 = Défausser 2 cartes d’un trésor qu’il vous faut encore ne condamne rien : la défausse est mélangée pour former la pile suivante.
    .title = Les cartes reviennent
rule-FI-X35 = Si personne ne tient de carte Hélicoptère quand tout est prêt pour partir, attendez-en une : toutes les 3 restent en circulation. En manquer n’est pas en soi une défaite.
    .title = Attendre un hélicoptère
rule-FI-X36 = Une carte Hélicoptère qui amène le dernier pion à l’Héliport ne fait rien de plus. Il vous en faut une seconde pour décoller.
    .title = Une carte, un usage
rule-FI-X37 = Tout joueur qui tient une carte Hélicoptère peut faire décoller l’équipe, même hors de son tour et sans qu’on le lui demande.
    .title = Décollage par n’importe qui
rule-FI-X38 = Avec 6 cartes, vous pouvez jouer votre carte Hélicoptère pour décoller si tout est prêt, et l’équipe gagne.
    .title = Décoller avec six cartes
rule-FI-X39 = Avec 6 cartes, vous pouvez défausser une carte Action Spéciale même si elle n’a aucune cible ; elle reste alors sans effet.
    .title = Défaussée sans effet
rule-FI-X40 = Pendant vos actions, vous pouvez toujours y mettre fin, même s’il ne reste rien d’utile à faire : le jeu n’est jamais bloqué.
    .title = Rien d’utile à faire
rule-FI-X41 = Si quelqu’un quitte une partie en ligne, un robot ou un coéquipier reprend sa place.
    .title = Départ d’un joueur
rule-FI-X42 = Chaque passage de la pile Trésor amène 3 montées : aucune partie ne dépasse donc un certain tour. À 2, 3 ou 4 joueurs, c’est le tour 40, 39 ou 38 en Novice et en Normal, 39, 38 ou 37 en Élite, 26, 25 ou 24 en Légendaire. Ces bornes ne sont pas atteintes : les cartes gardées en main raccourcissent les passages suivants.
    .title = Partie la plus longue
rule-FI-X43 = Si la dernière carte de la pile Inondation fait sombrer une tuile sous un pion, la tuile et la carte quittent la partie, la pile est renouvelée, et alors seulement le pion nage.
    .title = Sombrer sur la dernière carte
rule-FI-X44 = De deux pions sur une tuile qui sombre, si l’un ne peut pas nager et que personne ne tient de carte Hélicoptère, vous perdez aussitôt, même si l’autre le pouvait. On ne demande à personne de nager d’abord.
    .title = Un des deux se noie
rule-FI-X45 = Après votre troisième action vient le tirage Trésor. On peut encore jouer des cartes Action Spéciale avant lui, mais vous ne pouvez plus faire d’action.
    .title = Après la troisième action
rule-FI-X46 = La Montée des eaux qui mène à la tête de mort rejoint la défausse Trésor ; la pile et la défausse Inondation ne bougent pas.
    .title = La carte de la tête de mort
rule-FI-X47 = Quand tout est prêt pour la fuite, une carte Hélicoptère offre toujours deux choix séparés : transporter des pions, ce qui ne fait pas gagner, ou décoller, ce qui fait gagner.
    .title = Transporter ou décoller
rule-FI-X48 = Des pions peuvent attendre à l’Héliport avant que le quatrième trésor ne soit gagné. Ce qui compte, c’est qu’à l’instant où la carte Hélicoptère est jouée, les quatre soient gagnés et tous les pions présents.
    .title = Se réunir d’avance
rule-FI-X49 = Vous pouvez vous passer une carte Trésor dans un sens puis dans l’autre. Chaque don coûte 1 action : il y en a donc 3 par tour au plus.
    .title = Aller et retour
rule-FI-X50 = Avec 5 cartes en main, si aucune des deux que vous tirez n’est une Montée des eaux, chacune qui vous mène à 6 appelle sa propre défausse, juste après elle. La carte que vous défaussez d’abord ne peut pas être la seconde que vous tirez : une pile vide est renouvelée avant cette défausse.
    .title = Deux défausses en un tirage
