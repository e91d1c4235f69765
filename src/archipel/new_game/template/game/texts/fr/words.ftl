### Pearl Reef en français. Mêmes identifiants que dans en/words.ftl ; le moteur donne des clés et des arguments, jamais des phrases.

game-name = Pearl Reef
game-tagline = Encore une plongée, avant que la murène ne morde.
game-kind = Chacun pour soi : un peu d’audace
game-first = Pour une première partie : le petit coffre.
game-summary = Plongez chercher des perles dans le récif, et remontez à temps. Qui remplit son coffre le premier, ou possède le plus quand il n’y a plus rien, gagne.
turn-summary =
    1. Plongez autant que vous l’osez. Une murène déchire le filet.
    2. Remontez : le contenu du filet est à vous.

## Choses : un nom, et les formes qu’il prend dans une phrase

catch-shell = Coquillage
    .a = un coquillage
catch-pearl = Perle
    .a = une perle
catch-black_pearl = Perle noire
    .a = une perle noire

## Légendes de ce que montre une vue, pour le plateau simple

label-goal = Pour remplir le coffre
label-reef = Dans l’eau
label-net = Dans le filet
label-eel = murène
label-shell = coquillage
label-pearl = perle
label-black_pearl = perle noire

## Options

option-chest = Le coffre
    .help = Combien de points le remplissent.
    .small = 20 points
    .large = 30 points
option-first_player = Qui commence
    .help = Quelqu’un au hasard, ou le joueur d’une place.
    .random = Au hasard

## Ce qui arrive

event-turn_began = Tour { $turn } : { $seat }.
event-found = { $seat } trouve { $catch_a }.
event-bitten = Une murène mord { $seat } : le filet est perdu.
event-surfaced = { $seat } remonte et a maintenant { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}.
event-game_over = La partie est finie : { $ending }.

## Les choix, et les questions auxquelles ils répondent

action-dive = Plonger
action-surface = Remonter

ask-dive =
    { $held ->
        [0] Votre filet est vide : plongez.
        [one] Vous tenez 1 point : plonger encore ?
       *[other] Vous tenez { $held } points : plonger encore ?
    }

## Comment cela finit

ending-chest_full = Le coffre est plein
    .help = Quelqu’un a atteint le but à la fin d’un tour ; le plus de points gagne.
ending-reef_empty = Le récif est vide
    .help = Il n’y a plus rien à trouver ; le plus de points gagne.

## Pearl Reef : le but

rule-PR-G1 = Qui a le plus de points à la fin gagne. Un coquillage vaut 1, une perle 2, une perle noire 4. Un petit coffre est plein avec 20 points, un grand avec 30.
    .title = Le plus de points

## Pearl Reef : mise en place

rule-PR-S1 = Le premier joueur est tiré au hasard, ou choisi.
    .title = Qui commence
rule-PR-S2 = Dans le récif il y a 6 murènes, 12 coquillages, 8 perles et 4 perles noires.
    .title = Le récif

## Pearl Reef : le tour

rule-PR-T1 = On joue chacun son tour, dans le sens horaire.
    .title = Chacun son tour
rule-PR-T2 = Plongez autant que vous voulez tant qu’il reste quelque chose dans le récif. Ce que vous trouvez va dans votre filet.
    .title = Plonger
rule-PR-T3 = Une murène déchire le filet : tout ce qu’il contenait est perdu pour toujours. La murène s’en va, et votre tour est fini.
    .title = La murène
rule-PR-T4 = Avec quelque chose dans le filet, vous pouvez remonter : son contenu va dans votre coffre, et votre tour est fini.
    .title = Remonter

## Pearl Reef : la fin

rule-PR-E1 = La partie finit après un tour pendant lequel un coffre s’est rempli.
    .title = Un coffre plein
rule-PR-E2 = La partie finit après un tour qui ne laisse que des murènes dans le récif.
    .title = Un récif vide
rule-PR-E3 = Le plus de points gagne ; en cas d’égalité on partage.
    .title = Classement
