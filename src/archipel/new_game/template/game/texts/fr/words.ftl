### Pearl Reef en français. Mêmes identifiants que dans en/words.ftl ; le moteur donne des clés et des arguments, jamais des phrases.

game-name = Pearl Reef
game-tagline = Encore une plongée, avant que la murène ne morde.
game-kind = Chacun pour soi : un peu d’audace
game-first = Pour une première partie : le petit coffre.
game-summary = Plongez chercher des perles dans un récif proche et un récif profond, et remontez à temps. Qui remplit son coffre le premier, ou possède le plus quand il n’y a plus rien, gagne.
turn-summary =
    1. Nagez jusqu’à un récif.
    2. Plongez autant que vous l’osez : vous seul voyez ce que contient votre filet. Une murène le vide.
    3. Remontez : le contenu du filet est à vous.
    Les autres peuvent se servir de leur crochet, une fois par partie, pendant que vous êtes sous l’eau.

## Choses : un nom, et les formes qu’il prend dans une phrase

reef-shallow = Récif proche
    .the = le récif proche
reef-deep = Récif profond
    .the = le récif profond
catch-eel = Murène
catch-shell = Coquillage
    .a = un coquillage
catch-pearl = Perle
    .a = une perle
catch-black_pearl = Perle noire
    .a = une perle noire

## Légendes de ce que montre une vue, pour le plateau simple

label-goal = Pour remplir le coffre
label-reefs = Dans l’eau
label-shallow = Récif proche
label-deep = Récif profond
label-net = Le filet
label-size = Pièces
label-holds = Vous tenez
label-chest = Coffre
label-hooks = Crochets
label-eel = murène
label-shell = coquillage
label-pearl = perle
label-black_pearl = perle noire

## Options

option-chest = Le coffre
    .help = Combien de points le remplissent.
    .small = 12 points
    .large = 18 points
option-first_player = Qui commence
    .help = Quelqu’un au hasard, ou le joueur d’une place.
    .random = Au hasard

## Ce qui arrive

event-turn_began = Tour { $turn } : { $seat }.
event-swam = { $seat } nage vers { $reef_the }.
event-found = { $seat } trouve quelque chose.
event-looked = Vous avez trouvé { $catch_a }.
event-bitten = Une murène mord { $seat } : le filet est perdu.
event-surfaced = { $seat } remonte et a maintenant { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}.
event-hooked = { $seat } attrape { $catch_a } dans le filet { $holder_of }.
event-game_over = La partie est finie : { $ending }.

## Les choix, et les questions auxquelles ils répondent

action-swim = Nager vers { $reef_the }
action-dive = Plonger
action-surface = Remonter
action-hook = Se servir du crochet

ask-choose_reef = Vers quel récif nagez-vous ?
ask-dive =
    { $held ->
        [0] Vous êtes sous l’eau.
        [one] Vous tenez 1 pièce : plonger encore ?
       *[other] Vous tenez { $held } pièces : plonger encore ?
    }
ask-hook = Vous pouvez attraper quelque chose dans le filet { $holder_of }.

## Comment cela finit

ending-chest_full = Le coffre est plein
    .help = Quelqu’un a atteint le but à la fin d’un tour ; le plus de points gagne.
ending-reef_empty = Le récif est vide
    .help = Il n’y a plus rien à trouver ; le plus de points gagne.

## Pearl Reef : le but

rule-PR-G1 = Qui a le plus de points à la fin gagne. Un coquillage vaut 1, une perle 2, une perle noire 4. Un petit coffre est plein avec 12 points, un grand avec 18.
    .title = Le plus de points

## Pearl Reef : mise en place

rule-PR-S1 = Le premier joueur est tiré au hasard, ou choisi.
    .title = Qui commence
rule-PR-S2 = Dans le récif proche il y a 2 murènes, 6 coquillages et 3 perles ; dans le récif profond 4 murènes, 2 coquillages, 4 perles et 3 perles noires.
    .title = Les récifs
rule-PR-S3 = Chacun reçoit un crochet.
    .title = Les crochets

## Pearl Reef : le tour

rule-PR-T1 = On joue chacun son tour, dans le sens horaire.
    .title = Chacun son tour
rule-PR-T2 = Nagez vers un récif où il y a autre chose que des murènes.
    .title = Un récif
rule-PR-T3 = Plongez autant que vous voulez tant qu’il y reste quelque chose. Ce que vous trouvez va dans votre filet ; vous seul le voyez.
    .title = Plonger
rule-PR-T4 = Une murène vide le filet dans le récif et s’en va pour toujours ; votre tour est fini.
    .title = La murène
rule-PR-T5 = Avec quelque chose dans le filet, ou s’il ne reste rien dans le récif, vous pouvez remonter : le contenu du filet va dans votre coffre, aux yeux de tous, et votre tour est fini.
    .title = Remonter
rule-PR-T6 = Tant que le filet d’un autre contient quelque chose, vous pouvez vous servir de votre crochet, une fois par partie : une pièce tirée au hasard de ce filet va dans votre coffre.
    .title = Le crochet

## Pearl Reef : la fin

rule-PR-E1 = La partie finit après un tour pendant lequel un coffre s’est rempli.
    .title = Un coffre plein
rule-PR-E2 = La partie finit après un tour qui ne laisse que des murènes dans les deux récifs.
    .title = Un récif vide
rule-PR-E3 = Le plus de points gagne ; en cas d’égalité on partage.
    .title = Classement
