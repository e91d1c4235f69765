### Pearl Reef in English. The same ids stand in fr/words.ftl; the engine gives keys and arguments, never sentences.

game-name = Pearl Reef
game-tagline = One more dive, before the eel bites.
game-kind = Rivals: a little daring
game-first = For a first game: the small chest.
game-summary = Dive for pearls in the reef, and come up in time. Whoever fills the chest first, or has most when the reef is empty, wins.
turn-summary =
    1. Dive as often as you dare. An eel tears the net.
    2. Surface: what is in the net is yours.

## Things: a name, and the forms that it takes inside a sentence

catch-shell = Shell
    .a = a shell
catch-pearl = Pearl
    .a = a pearl
catch-black_pearl = Black pearl
    .a = a black pearl

## Labels of what a view holds, for the plain board

label-goal = To fill the chest
label-reef = In the water
label-net = In the net
label-eel = eel
label-shell = shell
label-pearl = pearl
label-black_pearl = black pearl

## Options

option-chest = The chest
    .help = How many points fill it.
    .small = 20 points
    .large = 30 points
option-first_player = Who begins
    .help = Somebody at random, or the player at a seat.
    .random = At random

## What happens

event-turn_began = Turn { $turn }: { $seat }.
event-found = { $seat } finds { $catch_a }.
event-bitten = An eel bites { $seat }: the net is lost.
event-surfaced = { $seat } surfaces and has { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
event-game_over = The game is over: { $ending }.

## Choices, and the questions that they answer

action-dive = Dive
action-surface = Surface

ask-dive =
    { $held ->
        [0] Your net is empty: dive.
        [one] You hold 1 point: dive again?
       *[other] You hold { $held } points: dive again?
    }

## How it ends

ending-chest_full = The chest is full
    .help = Somebody has reached the goal at the end of a turn; most points win.
ending-reef_empty = The reef is empty
    .help = Nothing is left to be found; most points win.

## Pearl Reef: the goal

rule-PR-G1 = Whoever has most points at the end wins. A shell is worth 1, a pearl 2, a black pearl 4. A small chest is full with 20 points, a large one with 30.
    .title = Most points

## Pearl Reef: set-up

rule-PR-S1 = The first player is drawn at random, or chosen.
    .title = Who begins
rule-PR-S2 = In the reef there are 6 eels, 12 shells, 8 pearls and 4 black pearls.
    .title = The reef

## Pearl Reef: the turn

rule-PR-T1 = Players take turns, clockwise.
    .title = In turn
rule-PR-T2 = Dive as often as you like while anything is left in the reef. What you find goes into your net.
    .title = Dive
rule-PR-T3 = An eel tears the net: all that was in it is lost for ever. The eel swims away, and your turn is over.
    .title = The eel
rule-PR-T4 = With something in the net you may surface: what it holds goes into your chest, and your turn is over.
    .title = Surface

## Pearl Reef: the end

rule-PR-E1 = The game ends after a turn in which somebody’s chest got full.
    .title = A full chest
rule-PR-E2 = The game ends after a turn that leaves nothing but eels in the reef.
    .title = An empty reef
rule-PR-E3 = Most points win; a tie is shared.
    .title = Ranking
