### La Isla : tous les mots du jeu, en français.
### Les noms sont ceux du matériel ; chaque phrase est de nous.
### Formes : .the, .of, .to et .a s’insèrent dans une phrase ; la valeur nue reste seule ou ouvre la phrase.

## Le jeu

game-name = La Isla
game-tagline = Cinq animaux que l’on croyait éteints, une île mystérieuse et des cartes à trois usages.
game-kind = Chacun pour soi : cartes et calcul
game-first = Pour une première partie : le jeu de base, aux fonctions plus simples.
game-summary = Placez vos explorateurs autour des régions de jungle pour en gagner les animaux. À chaque round, vous piochez trois cartes et décidez en secret laquelle devient une fonction durable, laquelle une ressource et laquelle fait monter le marqueur d’un animal. Les marqueurs rendent les animaux précieux, et arrêtent la partie une fois montés assez haut. Ce que montrent les pièces de la boîte est notre reconstitution : voyez les règles LI-S2, LI-S4 et LI-S11.
game-turn = Round { $turn }
turn-summary =
    Cartes : piochez-en 3, posez-en une face cachée sous A, B et D, tout le monde à la fois.
    A : la carte va dans votre étui ; sa fonction agit dès maintenant.
    B : prenez la ressource de la carte.
    C : à tour de rôle, placez un explorateur pour 2 ressources de la couleur de la case, ou prenez 1 ressource.
    D : l’animal de la carte monte d’une case ; marquez 1 par animal de cette sorte que vous avez.
    La partie s’arrête après un round dont la somme atteint 7, 9 ou 11 (à 2, 3 ou 4).

## Animaux

animal-dodo = Dodo
    .the = le dodo
    .of = du dodo
    .to = au dodo
    .a = un dodo
animal-giant_fossa = Fossa géant
    .the = le fossa géant
    .of = du fossa géant
    .to = au fossa géant
    .a = un fossa géant
animal-golden_toad = Crapaud doré
    .the = le crapaud doré
    .of = du crapaud doré
    .to = au crapaud doré
    .a = un crapaud doré
animal-sardinian_pika = Pika sarde
    .the = le pika sarde
    .of = du pika sarde
    .to = au pika sarde
    .a = un pika sarde
animal-owlet_moth = Papillon hibou
    .the = le papillon hibou
    .of = du papillon hibou
    .to = au papillon hibou
    .a = un papillon hibou

## Paysages

landscape-desert = Désert
    .the = le désert
    .of = du désert
    .to = au désert
    .a = un désert
landscape-meadow = Prairie
    .the = la prairie
    .of = de la prairie
    .to = à la prairie
    .a = une prairie
landscape-mountain = Montagne
    .the = la montagne
    .of = de la montagne
    .to = à la montagne
    .a = une montagne
landscape-steppe = Steppe
    .the = la steppe
    .of = de la steppe
    .to = à la steppe
    .a = une steppe
landscape-swamp = Marais
    .the = le marais
    .of = du marais
    .to = au marais
    .a = un marais

## Symboles

symbol-tent = Tente
    .the = la tente
    .of = de la tente
    .to = à la tente
    .a = une tente
symbol-hat = Chapeau
    .the = le chapeau
    .of = du chapeau
    .to = au chapeau
    .a = un chapeau
symbol-rope = Corde
    .the = la corde
    .of = de la corde
    .to = à la corde
    .a = une corde
symbol-bottle = Bouteille
    .the = la bouteille
    .of = de la bouteille
    .to = à la bouteille
    .a = une bouteille
symbol-backpack = Sac à dos
    .the = le sac à dos
    .of = du sac à dos
    .to = au sac à dos
    .a = un sac à dos

## Ressources

resource-yellow = Jaune
    .the = la ressource jaune
    .of = de la ressource jaune
    .to = à la ressource jaune
    .a = une ressource jaune
    .two = deux ressources jaunes
resource-green = Vert
    .the = la ressource verte
    .of = de la ressource verte
    .to = à la ressource verte
    .a = une ressource verte
    .two = deux ressources vertes
resource-grey = Gris
    .the = la ressource grise
    .of = de la ressource grise
    .to = à la ressource grise
    .a = une ressource grise
    .two = deux ressources grises
resource-beige = Beige
    .the = la ressource beige
    .of = de la ressource beige
    .to = à la ressource beige
    .a = une ressource beige
    .two = deux ressources beiges
resource-brown = Marron
    .the = la ressource marron
    .of = de la ressource marron
    .to = à la ressource marron
    .a = une ressource marron
    .two = deux ressources marron

## Anneaux

ring-outer = Anneau extérieur
    .the = l’anneau extérieur
    .of = de l’anneau extérieur
    .to = à l’anneau extérieur
    .a = un anneau extérieur
ring-middle = Anneau central
    .the = l’anneau central
    .of = de l’anneau central
    .to = à l’anneau central
    .a = un anneau central
ring-inner = Anneau intérieur
    .the = l’anneau intérieur
    .of = de l’anneau intérieur
    .to = à l’anneau intérieur
    .a = un anneau intérieur

## Couleurs

colour-black = Noir
    .the = les noirs
    .of = des noirs
    .to = aux noirs
colour-white = Blanc
    .the = les blancs
    .of = des blancs
    .to = aux blancs
colour-orange = Orange
    .the = les orange
    .of = des orange
    .to = aux orange
colour-blue = Bleu
    .the = les bleus
    .of = des bleus
    .to = aux bleus

## Fonctions des cartes

function-sym_res_tent = Tente : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur une case avec une tente, prenez 1 ressource de votre choix.
function-sym_res_hat = Chapeau : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur une case avec un chapeau, prenez 1 ressource de votre choix.
function-sym_res_rope = Corde : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur une case avec une corde, prenez 1 ressource de votre choix.
function-sym_res_bottle = Bouteille : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur une case avec une bouteille, prenez 1 ressource de votre choix.
function-sym_res_backpack = Sac à dos : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur une case avec un sac à dos, prenez 1 ressource de votre choix.
function-sym_vp_tent = Tente : +3 points
    .help = Action C. Quand vous placez un explorateur sur une case avec une tente, marquez 3 points.
function-sym_vp_hat = Chapeau : +3 points
    .help = Action C. Quand vous placez un explorateur sur une case avec un chapeau, marquez 3 points.
function-sym_vp_rope = Corde : +3 points
    .help = Action C. Quand vous placez un explorateur sur une case avec une corde, marquez 3 points.
function-sym_vp_bottle = Bouteille : +3 points
    .help = Action C. Quand vous placez un explorateur sur une case avec une bouteille, marquez 3 points.
function-sym_vp_backpack = Sac à dos : +3 points
    .help = Action C. Quand vous placez un explorateur sur une case avec un sac à dos, marquez 3 points.
function-sym_cost_tent = Tente : coûte 1
    .help = Action C. Une case avec une tente ne vous coûte que 1 ressource.
function-sym_cost_hat = Chapeau : coûte 1
    .help = Action C. Une case avec un chapeau ne vous coûte que 1 ressource.
function-sym_cost_rope = Corde : coûte 1
    .help = Action C. Une case avec une corde ne vous coûte que 1 ressource.
function-sym_cost_bottle = Bouteille : coûte 1
    .help = Action C. Une case avec une bouteille ne vous coûte que 1 ressource.
function-sym_cost_backpack = Sac à dos : coûte 1
    .help = Action C. Une case avec un sac à dos ne vous coûte que 1 ressource.
function-land_res_yellow = Paysage jaune : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur un paysage jaune, prenez 1 ressource de votre choix.
function-land_res_green = Paysage vert : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur un paysage vert, prenez 1 ressource de votre choix.
function-land_res_grey = Paysage gris : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur un paysage gris, prenez 1 ressource de votre choix.
function-land_res_beige = Paysage beige : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur un paysage beige, prenez 1 ressource de votre choix.
function-land_res_brown = Paysage marron : +1 ressource
    .help = Action C. Quand vous placez un explorateur sur un paysage marron, prenez 1 ressource de votre choix.
function-land_vp_yellow = Paysage jaune : +3 points
    .help = Action C. Quand vous placez un explorateur sur un paysage jaune, marquez 3 points.
function-land_vp_green = Paysage vert : +3 points
    .help = Action C. Quand vous placez un explorateur sur un paysage vert, marquez 3 points.
function-land_vp_grey = Paysage gris : +3 points
    .help = Action C. Quand vous placez un explorateur sur un paysage gris, marquez 3 points.
function-land_vp_beige = Paysage beige : +3 points
    .help = Action C. Quand vous placez un explorateur sur un paysage beige, marquez 3 points.
function-land_vp_brown = Paysage marron : +3 points
    .help = Action C. Quand vous placez un explorateur sur un paysage marron, marquez 3 points.
function-joker_yellow = Joker jaune
    .help = Action C. Quand vous payez une case, 1 ressource jaune peut valoir n’importe quelle couleur.
function-joker_green = Joker vert
    .help = Action C. Quand vous payez une case, 1 ressource verte peut valoir n’importe quelle couleur.
function-joker_grey = Joker gris
    .help = Action C. Quand vous payez une case, 1 ressource grise peut valoir n’importe quelle couleur.
function-joker_beige = Joker beige
    .help = Action C. Quand vous payez une case, 1 ressource beige peut valoir n’importe quelle couleur.
function-joker_brown = Joker marron
    .help = Action C. Quand vous payez une case, 1 ressource marron peut valoir n’importe quelle couleur.
function-b_res_yellow = Jaune en B : +1 jaune
    .help = Action B. Quand votre carte donne une ressource jaune, prenez-en 1 de plus.
function-b_res_green = Verte en B : +1 verte
    .help = Action B. Quand votre carte donne une ressource verte, prenez-en 1 de plus.
function-b_res_grey = Grise en B : +1 grise
    .help = Action B. Quand votre carte donne une ressource grise, prenez-en 1 de plus.
function-b_res_beige = Beige en B : +1 beige
    .help = Action B. Quand votre carte donne une ressource beige, prenez-en 1 de plus.
function-b_res_brown = Marron en B : +1 marron
    .help = Action B. Quand votre carte donne une ressource marron, prenez-en 1 de plus.
function-b_vp_yellow = Jaune en B : +2 points
    .help = Action B. Quand votre carte donne une ressource jaune, marquez 2 points.
function-b_vp_green = Verte en B : +2 points
    .help = Action B. Quand votre carte donne une ressource verte, marquez 2 points.
function-b_vp_grey = Grise en B : +2 points
    .help = Action B. Quand votre carte donne une ressource grise, marquez 2 points.
function-b_vp_beige = Beige en B : +2 points
    .help = Action B. Quand votre carte donne une ressource beige, marquez 2 points.
function-b_vp_brown = Marron en B : +2 points
    .help = Action B. Quand votre carte donne une ressource marron, marquez 2 points.
function-d_vp_dodo = Dodo en D : +2 points
    .help = Action D. Quand vous montez le marqueur du dodo, marquez 2 points.
function-d_vp_giant_fossa = Fossa géant en D : +2 points
    .help = Action D. Quand vous montez le marqueur du fossa géant, marquez 2 points.
function-d_vp_golden_toad = Crapaud doré en D : +2 points
    .help = Action D. Quand vous montez le marqueur du crapaud doré, marquez 2 points.
function-d_vp_sardinian_pika = Pika sarde en D : +2 points
    .help = Action D. Quand vous montez le marqueur du pika sarde, marquez 2 points.
function-d_vp_owlet_moth = Papillon hibou en D : +2 points
    .help = Action D. Quand vous montez le marqueur du papillon hibou, marquez 2 points.
function-d_res_dodo = Dodo en D : +1 ressource
    .help = Action D. Quand vous montez le marqueur du dodo, prenez 1 ressource de votre choix.
function-d_res_giant_fossa = Fossa géant en D : +1 ressource
    .help = Action D. Quand vous montez le marqueur du fossa géant, prenez 1 ressource de votre choix.
function-d_res_golden_toad = Crapaud doré en D : +1 ressource
    .help = Action D. Quand vous montez le marqueur du crapaud doré, prenez 1 ressource de votre choix.
function-d_res_sardinian_pika = Pika sarde en D : +1 ressource
    .help = Action D. Quand vous montez le marqueur du pika sarde, prenez 1 ressource de votre choix.
function-d_res_owlet_moth = Papillon hibou en D : +1 ressource
    .help = Action D. Quand vous montez le marqueur du papillon hibou, prenez 1 ressource de votre choix.
function-any_marker_dodo = Dodo en D : tout marqueur
    .help = Action D. Vous pouvez monter n’importe quel marqueur à la place du marqueur du dodo.
function-any_marker_giant_fossa = Fossa géant en D : tout marqueur
    .help = Action D. Vous pouvez monter n’importe quel marqueur à la place du marqueur du fossa géant.
function-any_marker_golden_toad = Crapaud doré en D : tout marqueur
    .help = Action D. Vous pouvez monter n’importe quel marqueur à la place du marqueur du crapaud doré.
function-any_marker_sardinian_pika = Pika sarde en D : tout marqueur
    .help = Action D. Vous pouvez monter n’importe quel marqueur à la place du marqueur du pika sarde.
function-any_marker_owlet_moth = Papillon hibou en D : tout marqueur
    .help = Action D. Vous pouvez monter n’importe quel marqueur à la place du marqueur du papillon hibou.
function-extra_card = Carte en plus
    .help = Phase Carte. Piochez 4 cartes, affectez-en 3, défaussez la dernière.
function-extra_explorer = Explorateur en plus
    .help = Action A, une fois. Un de vos explorateurs mis à part rejoint votre réserve pour de bon.
function-extra_slot = Slot en plus
    .help = Action A, une fois. Votre étui gagne un slot pour de bon.
function-ani_res_dodo = Dodo : +1 ressource
    .help = Action C. Quand vous prenez un dodo sur l’île, prenez 1 ressource de votre choix.
function-ani_res_giant_fossa = Fossa géant : +1 ressource
    .help = Action C. Quand vous prenez un fossa géant sur l’île, prenez 1 ressource de votre choix.
function-ani_res_golden_toad = Crapaud doré : +1 ressource
    .help = Action C. Quand vous prenez un crapaud doré sur l’île, prenez 1 ressource de votre choix.
function-ani_res_sardinian_pika = Pika sarde : +1 ressource
    .help = Action C. Quand vous prenez un pika sarde sur l’île, prenez 1 ressource de votre choix.
function-ani_res_owlet_moth = Papillon hibou : +1 ressource
    .help = Action C. Quand vous prenez un papillon hibou sur l’île, prenez 1 ressource de votre choix.
function-ani_vp_dodo = Dodo : +3 points
    .help = Action C. Quand vous prenez un dodo sur l’île, marquez 3 points.
function-ani_vp_giant_fossa = Fossa géant : +3 points
    .help = Action C. Quand vous prenez un fossa géant sur l’île, marquez 3 points.
function-ani_vp_golden_toad = Crapaud doré : +3 points
    .help = Action C. Quand vous prenez un crapaud doré sur l’île, marquez 3 points.
function-ani_vp_sardinian_pika = Pika sarde : +3 points
    .help = Action C. Quand vous prenez un pika sarde sur l’île, marquez 3 points.
function-ani_vp_owlet_moth = Papillon hibou : +3 points
    .help = Action C. Quand vous prenez un papillon hibou sur l’île, marquez 3 points.
function-ani_marker_dodo = Dodo : un marqueur
    .help = Action C. Quand vous prenez un dodo sur l’île, vous pouvez monter de 1 le marqueur de votre choix.
function-ani_marker_giant_fossa = Fossa géant : un marqueur
    .help = Action C. Quand vous prenez un fossa géant sur l’île, vous pouvez monter de 1 le marqueur de votre choix.
function-ani_marker_golden_toad = Crapaud doré : un marqueur
    .help = Action C. Quand vous prenez un crapaud doré sur l’île, vous pouvez monter de 1 le marqueur de votre choix.
function-ani_marker_sardinian_pika = Pika sarde : un marqueur
    .help = Action C. Quand vous prenez un pika sarde sur l’île, vous pouvez monter de 1 le marqueur de votre choix.
function-ani_marker_owlet_moth = Papillon hibou : un marqueur
    .help = Action C. Quand vous prenez un papillon hibou sur l’île, vous pouvez monter de 1 le marqueur de votre choix.
function-sym_marker_tent = Tente : un marqueur
    .help = Action C. Quand vous placez un explorateur sur une case avec une tente, vous pouvez monter de 1 le marqueur de votre choix.
function-sym_marker_hat = Chapeau : un marqueur
    .help = Action C. Quand vous placez un explorateur sur une case avec un chapeau, vous pouvez monter de 1 le marqueur de votre choix.
function-sym_marker_rope = Corde : un marqueur
    .help = Action C. Quand vous placez un explorateur sur une case avec une corde, vous pouvez monter de 1 le marqueur de votre choix.
function-sym_marker_bottle = Bouteille : un marqueur
    .help = Action C. Quand vous placez un explorateur sur une case avec une bouteille, vous pouvez monter de 1 le marqueur de votre choix.
function-sym_marker_backpack = Sac à dos : un marqueur
    .help = Action C. Quand vous placez un explorateur sur une case avec un sac à dos, vous pouvez monter de 1 le marqueur de votre choix.
function-b_marker_yellow = Jaune en B : un marqueur
    .help = Action B. Quand votre carte donne une ressource jaune, vous pouvez monter de 1 le marqueur de votre choix.
function-b_marker_green = Verte en B : un marqueur
    .help = Action B. Quand votre carte donne une ressource verte, vous pouvez monter de 1 le marqueur de votre choix.
function-b_marker_grey = Grise en B : un marqueur
    .help = Action B. Quand votre carte donne une ressource grise, vous pouvez monter de 1 le marqueur de votre choix.
function-b_marker_beige = Beige en B : un marqueur
    .help = Action B. Quand votre carte donne une ressource beige, vous pouvez monter de 1 le marqueur de votre choix.
function-b_marker_brown = Marron en B : un marqueur
    .help = Action B. Quand votre carte donne une ressource marron, vous pouvez monter de 1 le marqueur de votre choix.
function-shared_vp = En compagnie : +2 points
    .help = Action C. Quand vous placez un explorateur sur une case où se trouve celui d’un autre joueur, marquez 2 points.
function-shared_cost = En compagnie : coûte 1
    .help = Action C. Une case où se trouve l’explorateur d’un autre joueur ne vous coûte que 1 ressource.
function-exchange = Échange
    .help = Action C. Avant de placer ou de prendre, vous pouvez échanger 1 de vos ressources contre une autre.
function-ring_outer = Anneau extérieur : +2 points
    .help = Action C. Quand vous placez un explorateur dans l’anneau extérieur, marquez 2 points.
function-ring_middle = Anneau central : +2 points
    .help = Action C. Quand vous placez un explorateur dans l’anneau central, marquez 2 points.
function-ring_inner = Anneau intérieur : +2 points
    .help = Action C. Quand vous placez un explorateur dans l’anneau intérieur, marquez 2 points.

## Options

option-deck = Cartes
    .help = Les 120 cartes de valeur 1 pour une première partie, ou toutes les 180.
    .basic = De base : 120 cartes
    .full = Complet : 180 cartes
option-first_player = Premier joueur
    .help = Désignez qui commence, ou laissez faire le sort.
    .random = Au hasard
option-pieces = Pièces
    .help = Ce que montrent l’île, les pistes et les cartes. Le programme apporte une reconstitution ; qui possède la boîte peut lui donner les vraies.
    .reconstructed = Reconstituées

## Fins

ending-markers_high = Les marqueurs sont assez hauts
    .help = Les valeurs des cinq marqueurs atteignent la limite : on compte les animaux.
ending-cards_short = Les cartes sont épuisées
    .help = Il ne reste pas trois cartes par joueur : la partie se compte telle quelle.

## Événements : mise en place et cartes

event-took_colour = { $seat } joue { $colour_the }.
event-large_tile = { $seat } commence avec une grande tuile : { $animal }.
event-first_player = { $seat } a la carte 1er joueur.
event-round_began = Round { $round } : { $seat } commence.
event-drew = { $seat } pioche { $count } cartes.
event-drew_card = En main : { $function } · { $resource } · { $animal }.
event-shuffled = Les { $count } cartes de la défausse sont mélangées et deviennent la pioche.
event-assigned = { $seat } a affecté ses cartes.
event-assigned_own = A : { $function } · B : { $resource } · D : { $animal }.
event-discarded = { $seat } défausse la quatrième carte : { $function }.
event-showed_a = { $seat } révèle sous A : { $function }.
event-showed_b = { $seat } révèle sous B : { $resource }.
event-showed_d = { $seat } révèle sous D : { $animal }.

## Événements : actions

event-put = { $seat } pose une fonction dans le slot { $slot } : { $function }.
event-covered = { $seat } recouvre « { $covered } » dans le slot { $slot } : { $function }.
event-gained_slot = { $seat } a un slot de plus.
event-gained_explorer = { $seat } a un explorateur de plus.
event-gained = { $seat } prend { $resource_a }.
event-took = { $seat } ne place personne et prend { $resource_a }.
event-kept_resources = { $seat } n’échange rien.
event-exchanged = { $seat } échange { $give_a } contre { $take_a }.
event-paid_one = { $seat } paie { $resource_a }.
event-paid_two =
    { $second_again ->
        [yes] { $seat } paie { $first_two }.
       *[no] { $seat } paie { $first_a } et { $second_a }.
    }
event-placed = { $seat } place un explorateur en { $space } : { $landscape }, { $symbol }.
event-moved = { $seat } déplace un explorateur de { $from } à { $space } : { $landscape }, { $symbol }.
event-surrounded = { $seat } a entouré { $animal_a } et marque { $points } points.
event-function_scored = { $seat } marque { $points } points ({ $function }).
event-function_worked = La fonction « { $function } » { $seat_of } agit.
event-marker_moved =
    { $points ->
        [0] { $seat } fait monter { $animal_the } (valeur { $value }).
        [one] { $seat } fait monter { $animal_the } (valeur { $value }) et marque 1 point.
       *[other] { $seat } fait monter { $animal_the } (valeur { $value }) et marque { $points } points.
    }
event-marker_at_top =
    { $points ->
        [0] { $seat } laisse { $animal_the } tout en haut (valeur { $value }).
        [one] { $seat } laisse { $animal_the } tout en haut (valeur { $value }) et marque 1 point.
       *[other] { $seat } laisse { $animal_the } tout en haut (valeur { $value }) et marque { $points } points.
    }
event-left_markers = { $seat } ne bouge aucun marqueur.

## Événements : la fin

event-game_over = La partie est finie.
event-final_score = { $seat } : { $sets } pour les séries, { $multiplied } pour les animaux, { $leftover } pour les ressources, { $points } points en tout.

## Le décompte final

figure-rounds = Rounds
source-in_play = Pendant la partie
source-sets = Séries de cinq
source-animals = Animaux × valeur
source-resources = Ressources ÷ 2

## Actions

action-assign =
    { $alike ->
        [yes] A : { $function } ({ $a_resource }, { $a_animal }) · B : { $resource } ({ $b_function }) · D : { $animal } ({ $d_function })
       *[no] A : { $function } · B : { $resource } · D : { $animal }
    }
action-put = Mettre la carte dans le slot libre { $slot }
action-cover = Recouvrir « { $covered } » dans le slot { $slot }
action-exchange = Échanger { $give_a } contre { $take_a }
action-no_exchange = Ne rien échanger
action-place = Placer un explorateur en { $space } ({ $landscape }, { $symbol })
action-take = Prendre { $resource_a }
action-move_from = Déplacer l’explorateur de { $space } ({ $landscape }, { $symbol })
action-pay_one = Payer { $resource_a }
action-pay_two =
    { $second_again ->
        [yes] Payer { $first_two }
       *[no] Payer { $first_a } et { $second_a }
    }
action-advance = Faire monter le marqueur { $animal_of }
action-leave_markers = Ne bouger aucun marqueur

## Questions

ask-assign_cards =
    { $cards ->
        [3] Quelle carte va sous A, laquelle sous B, laquelle sous D ?
       *[other] Lesquelles de vos { $cards } cartes vont sous A, B et D ? La dernière est défaussée.
    }
ask-put_card = Quel slot reçoit « { $function } » ?
ask-free_marker =
    { $left ->
        [1] Quel marqueur faites-vous monter, ou aucun ?
       *[other] Quel marqueur faites-vous monter, ou aucun ? Vous avez { $left } mouvements.
    }
ask-take_bonus =
    { $left ->
        [1] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous ? Il vous en revient { $left }.
    }
ask-exchange = Échangez-vous une ressource ?
ask-choose_space =
    { $spaces ->
        [0] { $supply ->
            [0] Votre réserve est vide, et vous ne pouvez payer aucun déplacement (au moins { $cost } de la couleur d’une case) : quelle ressource prenez-vous ?
           *[other] Vous ne pouvez payer aucune case (au moins { $cost } de sa couleur) : quelle ressource prenez-vous ?
        }
       *[other] { $supply ->
            [0] Votre réserve est vide : où déplacez-vous un explorateur, ou quelle ressource prenez-vous ?
           *[other] Où placez-vous un explorateur, ou quelle ressource prenez-vous ?
        }
    }
ask-choose_explorer = Lequel de vos explorateurs va en { $space } ?
ask-choose_payment = Comment payez-vous { $space } ?
ask-choose_marker = Votre carte montre { $animal_the }. Quel marqueur faites-vous monter ?

## Mots du plateau

word-round = Round
word-phase = Phase
word-phase_cards = Cartes
word-points = points
word-sum = Somme des valeurs
word-resources = Ressources
word-supply = Explorateurs en réserve
word-animals = Animaux
word-functions = Fonctions
word-free_slot = slot libre
word-hand = Main
word-ready = a affecté ses cartes
word-draw_pile = Pioche
word-discard = Défausse
word-unseen = Pas encore vues
word-face_down = face cachée
word-final = En ce moment

## Règles : le jeu

rule-LI-G1 = Le plus de points de victoire à la fin l’emporte.
    .title = Victoire
rule-LI-G2 = Vos explorateurs se tiennent sur les cases Paysage et entourent des régions de jungle pour en gagner les animaux. Les cartes donnent des fonctions, des ressources et des points pour vos animaux.
    .title = Ce que vous faites

## Règles : mise en place

rule-LI-S1 = De deux à quatre.
    .title = Joueurs
rule-LI-S2 = Les dix dents entourent le connecteur dans un ordre aléatoire. La règle ne dit pas ce que montre chaque pièce : couleurs, symboles et contacts entre régions et cases sont notre reconstitution, que la personne qui possède la boîte peut remplacer.
    .title = L’île
rule-LI-S3 = Sept petites tuiles de chacun des cinq animaux, face visible, une sur chacune des 35 régions de jungle.
    .title = Animaux
rule-LI-S4 = Un marqueur violet au pied de chaque piste Animal, sur la valeur 0. Le nombre de cases de chaque valeur est notre reconstitution.
    .title = Le plateau
rule-LI-S5 = Vous recevez une couleur, un étui à trois slots vides et six explorateurs : l’un compte vos points, cinq forment votre réserve.
    .title = Vos pièces
rule-LI-S6 = Deux autres explorateurs de chaque couleur restent à part. Seule une fonction les fait entrer en jeu.
    .title = Explorateurs à part
rule-LI-S7 = Vous commencez avec cinq ressources, une de chaque couleur, visibles de tous.
    .title = Premières ressources
rule-LI-S8 = Vous recevez au hasard une grande tuile Animal, visible de tous.
    .title = Grande tuile
rule-LI-S9 = Grandes tuiles, étuis et explorateurs inutilisés ne sont pas en jeu.
    .title = Dans la boîte
rule-LI-S10 = La réserve générale de ressources ne s’épuise jamais.
    .title = Ressources sans fin
rule-LI-S11 = La partie de base emploie les 120 cartes de valeur 1, la partie complète les 180. Quelle fonction, quelle ressource et quel animal vont ensemble sur une carte est notre reconstitution.
    .title = Deux paquets
rule-LI-S12 = Les cartes sont mélangées, face cachée. Une pile vaut plusieurs piles.
    .title = Pioche
rule-LI-S13 = La carte 1er joueur est attribuée par choix ou par le sort.
    .title = Premier joueur
rule-LI-S14 = Le pliage des étuis et la place exacte d’un explorateur sur sa case n’ont pas d’effet ici.
    .title = Sur une vraie table

## Règles : le round

rule-LI-T1 = Un round compte une phase Carte puis les actions A, B, C et D. Tout le monde en finit une avant la suivante.
    .title = Phases
rule-LI-T2 = A, B et D peuvent se faire ensemble. C se joue en sens horaire depuis le premier joueur.
    .title = Ensemble ou à tour de rôle
rule-LI-T3 = D’abord, voyez si la partie s’arrête. Sinon, la carte 1er joueur passe en sens horaire et un nouveau round commence.
    .title = Fin d’un round

## Règles : phase Carte

rule-LI-K1 = Tout le monde pioche trois cartes, que les autres ne voient pas.
    .title = Trois cartes
rule-LI-K2 = Une carte peut être une fonction, une ressource ou un animal. Seul compte l’usage de sa lettre.
    .title = Trois usages
rule-LI-K3 = Chacun pose une carte face cachée sous A, une sous B et une sous D, en même temps et en secret. Aucune carte ne se garde.
    .title = A, B et D
rule-LI-K4 = Avec la fonction « carte en plus », vous en piochez quatre, en affectez trois et défaussez la dernière.
    .title = Une quatrième carte
rule-LI-K5 = Les actions commencent. Les cartes sous B et D restent cachées jusqu’à leur phase.
    .title = Quand tout est affecté

## Règles : Action A

rule-LI-A1 = La carte sous A se révèle et prend un slot de votre étui, sa fonction visible.
    .title = La montrer
rule-LI-A2 = Vous pouvez vous servir de la fonction dès maintenant, dans ce round aussi, tant qu’elle est visible.
    .title = Elle agit
rule-LI-A3 = S’il reste un slot libre, vous pouvez le prendre. Sinon, vous devez recouvrir une carte de votre choix.
    .title = Slots libres
rule-LI-A4 = Un même slot peut être recouvert autant de fois qu’on veut.
    .title = Encore et encore
rule-LI-A5 = Une fonction recouverte est perdue aussitôt et pour de bon. La carte reste sous la nouvelle.
    .title = Recouverte
rule-LI-A6 = Deux fonctions identiques ne sont jamais visibles dans un même étui. Des fonctions seulement voisines sont bienvenues.
    .title = Pas de doublon
rule-LI-A7 = Un explorateur supplémentaire et un slot supplémentaire restent à vous une fois leur carte recouverte.
    .title = Gardés malgré tout
rule-LI-A8 = La carte sous A doit être jouée et ne coûte rien.
    .title = À jouer

## Règles : Action B

rule-LI-B1 = La carte sous B se révèle et se défausse ; vous prenez une ressource de sa couleur.
    .title = Une ressource
rule-LI-B2 = Les fonctions de cette couleur ajoutent une ressource, des points ou un mouvement de marqueur.
    .title = Fonctions en B

## Règles : Action C

rule-LI-C1 = En sens horaire depuis le premier joueur, chacun place un explorateur ou prend une ressource.
    .title = À tour de rôle
rule-LI-C2 = L’explorateur vient de votre réserve. Une fois celle-ci vide, vous en déplacez un de l’île vers une autre case.
    .title = De votre réserve
rule-LI-C3 = Toute case Paysage de l’île convient, proche ou lointaine.
    .title = Partout
rule-LI-C4 = Une case coûte deux ressources de sa couleur, même pour un explorateur déplacé. Désert jaune, prairie verte, montagne grise, steppe beige, marais marron.
    .title = Deux ressources
rule-LI-C5 = Des explorateurs de couleurs différentes peuvent partager une case, jamais deux de la même couleur.
    .title = Partager une case
rule-LI-C6 = Avec vos explorateurs sur toutes les cases autour d’une région, vous prenez son animal, puis marquez son nombre.
    .title = Entourée
rule-LI-C7 = Un explorateur peut achever plusieurs régions ; vous les prenez et les marquez toutes.
    .title = Plusieurs à la fois
rule-LI-C8 = Le nombre est toujours celui des explorateurs nécessaires. Une région vide ne rapporte rien ; les explorateurs des autres ne vous gênent pas.
    .title = Plus rien
rule-LI-C9 = Au lieu de placer, vous pouvez prendre une ressource de votre choix.
    .title = Ou une ressource

## Règles : Action D

rule-LI-D1 = La carte sous D se révèle et se défausse ; le marqueur de son animal monte d’une case. C’est obligatoire.
    .title = Un marqueur
rule-LI-D2 = Vous marquez, et personne d’autre, 1 point par petite tuile de cet animal que vous possédez et 2 pour la grande.
    .title = Vos animaux
rule-LI-D3 = La valeur sur la piste n’y joue aucun rôle.
    .title = Pas la valeur
rule-LI-D4 = Un marqueur sur 5 ne bouge plus ; vous marquez quand même.
    .title = Tout en haut
rule-LI-D5 = Des fonctions font aussi bouger des marqueurs en B et en C. Chaque mouvement rapporte.
    .title = Autres mouvements

## Règles : fonctions

rule-LI-F1 = Une fonction améliore une action ou change une règle. Elle n’agit que visible.
    .title = Visible seulement
rule-LI-F2 = Plusieurs fonctions peuvent aider à la fois ; toutes celles qui conviennent s’appliquent.
    .title = Ensemble
rule-LI-F3 = Vous pouvez vous servir d’une fonction ; rien ne vous y oblige.
    .title = Sans obligation
rule-LI-F4 = Une ressource de votre choix vient de la réserve générale ; vous en nommez la couleur.
    .title = De votre choix
rule-LI-F5 = Placer vaut pour un nouvel explorateur comme pour celui qui vient d’une autre case.
    .title = Placer
rule-LI-F6 = Les fonctions regardent le symbole, la couleur ou l’anneau de la case, ou les explorateurs adverses qui s’y trouvent à votre arrivée.
    .title = Ce qui compte
rule-LI-F7 = Les fonctions d’un animal agissent pour chaque tuile de cet animal que vous prenez sur l’île.
    .title = Pour chaque animal
rule-LI-F8 = Ce qui récompense un mouvement de marqueur n’agit qu’en action D, pour le marqueur qui a vraiment bougé.
    .title = En D seulement
rule-LI-F9 = Pour un placement, une ressource de la couleur du joker peut valoir n’importe quelle couleur.
    .title = Joker
rule-LI-F10 = Un de vos explorateurs mis à part rejoint votre réserve.
    .title = Explorateur en plus
rule-LI-F11 = Votre étui gagne un slot vide. La carte elle-même occupe un slot comme les autres.
    .title = Slot en plus
rule-LI-F12 = La fiche Résumé montre un exemple de chaque sorte ; les cartes montrent tous les symboles, couleurs et animaux. Deux sortes, un mouvement de marqueur pour un symbole et un pour une ressource, sont notre reconstitution.
    .title = Exemples
rule-LI-F13 = Un mouvement de marqueur qu’une fonction donne en B ou en C peut se refuser. S’il a lieu, il rapporte.
    .title = Le droit de bouger

## Règles : la fin

rule-LI-E1 = La partie s’arrête après un round où les valeurs des cinq marqueurs totalisent au moins 7 à deux, 9 à trois, 11 à quatre.
    .title = Quand cela finit
rule-LI-E2 = Seule compte la fin du round : tout le monde joue autant de tours.
    .title = Des rounds entiers
rule-LI-E3 = Ce qui suit s’ajoute à vos points.
    .title = Décompte final
rule-LI-E4 = 10 points par série complète de cinq animaux différents. Une grande tuile compte pour deux.
    .title = Séries
rule-LI-E5 = Chacun de vos animaux rapporte la valeur de son marqueur. Une grande tuile compte pour deux.
    .title = Animaux
rule-LI-E6 = 1 point par lot de deux ressources restantes, couleurs mêlées.
    .title = Ressources
rule-LI-E7 = Le plus de points l’emporte. À égalité, le plus de ressources restantes ; à égalité encore, la victoire se partage.
    .title = Égalités

## Règles : exemples

rule-LI-V1 = Une carte sous B avec une ressource grise donne une ressource grise.
    .title = Une carte grise
rule-LI-V2 = Anna place un explorateur dans le désert et paie deux ressources jaunes.
    .title = Anna
rule-LI-V3 = Avec son quatrième explorateur, Paul achève une région de 2 et une de 3 : il prend les deux animaux et marque 5.
    .title = Paul
rule-LI-V4 = Lena joue un dodo sous D et possède la grande tuile et une petite : le marqueur monte et elle seule marque 3.
    .title = Lena
rule-LI-V5 = 2, 2, 3, 2 et 2 animaux, marqueurs sur 3, 2, 4, 2 et 5, trois ressources : 20 pour deux séries, 36 pour les animaux, 1 pour les ressources, 57 en tout.
    .title = Karen
rule-LI-V6 = Des points pour le vert, des points pour la corde et une ressource pour l’un des deux : sur une case verte avec une corde, Peter marque 6 et prend une ressource.
    .title = Peter

## Règles : ce que vous décidez

rule-LI-P1 = Joueurs, paquet et premier joueur.
    .title = Avant la partie
rule-LI-P2 = Quelle carte va sous A, sous B, sous D ; tout le monde à la fois et en secret.
    .title = Cartes
rule-LI-P3 = Quel slot reçoit la carte sous A, toutes les cartes sous A étant connues. Les slots vides se valent.
    .title = Slot
rule-LI-P4 = Quel marqueur monte, ou aucun.
    .title = Marqueur en B
rule-LI-P5 = Quelle ressource donner et laquelle prendre, ou rien.
    .title = Échange
rule-LI-P6 = Où placer un explorateur que vous pouvez payer, ou quelle ressource prendre.
    .title = Case ou ressource
rule-LI-P7 = Quelles ressources paient : celles de la couleur de la case, et au plus une de chaque couleur de joker.
    .title = Paiement
rule-LI-P8 = La couleur de chaque ressource que rapporte un placement.
    .title = Ressource en prime
rule-LI-P9 = Quel marqueur monte, ou aucun, pour chaque fonction qui le permet.
    .title = Marqueur en prime
rule-LI-P10 = Quel marqueur monte à la place de celui de votre carte. Il en faut un.
    .title = N’importe quel marqueur
rule-LI-P11 = La couleur de la ressource que rapporte un marqueur.
    .title = Prime en D
rule-LI-P12 = Lequel de vos explorateurs quitte sa case, quand votre réserve est vide.
    .title = Quel explorateur

## Règles : précisions

rule-LI-X1 = La défausse est mélangée et devient la pioche, même au milieu d’une pioche. Les cartes des étuis ne reviennent jamais.
    .title = Plus de cartes
rule-LI-X2 = Tout le monde en pioche trois, puis viennent les cartes supplémentaires tant qu’il en reste. S’il n’y en a pas trois par joueur, la partie s’arrête aussitôt et se compte.
    .title = Trop peu de cartes
rule-LI-X3 = Elle doit recouvrir sa jumelle, même avec un slot libre.
    .title = La même fonction
rule-LI-X4 = Vous pouvez recouvrir une carte alors qu’un slot est libre.
    .title = Recouvrir tôt
rule-LI-X5 = La même fonction pour le même symbole, la même couleur ou le même animal. La ressource et l’animal du bas n’importent pas.
    .title = Identique
rule-LI-X6 = Il doit recouvrir celui qui est visible, et donne un slot de plus.
    .title = Encore un slot
rule-LI-X7 = À partir de la prochaine action A.
    .title = Quand le slot s’ouvre
rule-LI-X8 = La fonction n’a pas d’effet ; sa carte prend son slot.
    .title = Plus d’explorateur à part
rule-LI-X9 = Une fonction recouverte en A n’agit plus en B, C et D de ce round. Une carte supplémentaire vaut dès la prochaine phase Carte.
    .title = Recouverte ce round
rule-LI-X10 = Avec des explorateurs en réserve, vous ne pouvez en déplacer aucun de l’île.
    .title = La réserve d’abord
rule-LI-X11 = Avoir pris des ressources à la place laisse des explorateurs à placer.
    .title = Avoir attendu
rule-LI-X12 = Un explorateur ne va ni sur la case où il est, ni sur une autre des vôtres.
    .title = Ailleurs
rule-LI-X13 = Un explorateur déplacé ne compte plus là où il était.
    .title = Partir d’abord
rule-LI-X14 = Seules les régions qui touchent la nouvelle case peuvent s’achever.
    .title = Autour seulement
rule-LI-X15 = Le prix est 1, jamais 0.
    .title = Deux rabais
rule-LI-X16 = Chaque fonction joker remplace une ressource d’un placement ; deux différentes peuvent payer le tout.
    .title = Combien de jokers
rule-LI-X17 = Une seule ressource joker peut alors suffire.
    .title = Joker et rabais
rule-LI-X18 = Ce que rapporte un placement ne peut pas le payer.
    .title = Pas d’avance
rule-LI-X19 = Échanger, payer, placer, prendre les animaux, marquer les régions, puis points, ressources et marqueurs des fonctions.
    .title = L’ordre
rule-LI-X20 = Vous possédez les deux avant qu’un marqueur ne rapporte. La fonction agit pour chacun.
    .title = Deux animaux à la fois
rule-LI-X21 = De n’importe quel autre joueur ; plusieurs comptent pour un.
    .title = Un autre explorateur
rule-LI-X22 = Une fois par round, avant de placer ou de prendre.
    .title = Quand échanger
rule-LI-X23 = Les fonctions de l’action B regardent la ressource de la carte, une fois.
    .title = La carte seule
rule-LI-X24 = Les fonctions de l’action D ne font rien pour un marqueur déplacé plus tôt.
    .title = Ni en B ni en C
rule-LI-X25 = C’est le marqueur qui bouge vraiment qui compte, pour vos animaux et vos fonctions.
    .title = Un autre marqueur
rule-LI-X26 = Vos animaux rapportent ; les fonctions qui récompensent ce mouvement ne donnent rien.
    .title = En haut, en D
rule-LI-X27 = Vous pouvez choisir un marqueur sur 5 : il reste, vos animaux rapportent.
    .title = En haut, par fonction
rule-LI-X28 = L’action D suit l’ordre du tour. Seuls comptent les vrais mouvements.
    .title = Près du sommet
rule-LI-X29 = Le marqueur monte, vous ne marquez rien.
    .title = Sans cet animal
rule-LI-X30 = Une somme atteinte en B ou en C n’arrête pas le round.
    .title = Atteint trop tôt
rule-LI-X31 = La partie continue jusqu’à ce que les marqueurs l’arrêtent.
    .title = Plus d’animaux
rule-LI-X32 = Vous pouvez toujours prendre une ressource.
    .title = Sans moyens
rule-LI-X33 = Vous placez ou vous prenez ; ne rien faire n’est pas proposé.
    .title = Jamais rien
rule-LI-X34 = Compte pour deux, dans les séries et pour la valeur.
    .title = La grande tuile
rule-LI-X35 = Toutes celles qui restent ; le décompte ne les dépense pas.
    .title = Ressources et égalité
rule-LI-X36 = On continue simplement à compter.
    .title = Au-delà de 50
rule-LI-X37 = La première grande tuile ne déclenche rien : les fonctions viennent plus tard.
    .title = Au départ
rule-LI-X38 = Les cartes d’une lettre se révèlent toutes à la fois, puis se jouent dans l’ordre du tour.
    .title = Révélées ensemble
rule-LI-X39 = Les changements faits ailleurs ne valent pas ici ; la règle du jeu vaut.
    .title = Autres versions
rule-LI-X40 = Points, ressources, rabais, quatrième carte, explorateur et slot sont toujours pris. Seuls les mouvements de marqueur peuvent se refuser.
    .title = Pris d’office
rule-LI-X41 = Sur tous les paysages : sa couleur est celle de la ressource, non de la case.
    .title = Où sert un joker
rule-LI-X42 = Les cinq peuvent être choisis. Celui qui est sur 5 reste et vos animaux rapportent.
    .title = N’importe lequel, et le sommet
rule-LI-X43 = Avec un explorateur gagné en A, c’est lui que vous placez ; aucun ne se déplace.
    .title = Un explorateur tout neuf
rule-LI-X44 = Ce n’est pas demandé : toutes sont face cachée.
    .title = Quelle pile
rule-LI-X45 = Chaque round laisse pour de bon une carte par joueur dans les étuis : un jour, il n’y en a plus assez.
    .title = Cela finit toujours
