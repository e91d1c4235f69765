### Pearl Reef in English. The same ids stand in fr/words.ftl; the engine gives keys and arguments, never sentences.

game-name = Pearl Reef
game-tagline = One more dive, before the eel bites.
game-kind = Rivals: a little daring
game-first = For a first game: the small chest.
game-summary = Dive for pearls in a shallow and a deep reef, and come up in time. Whoever fills the chest first, or has most when the reef is empty, wins.
turn-summary =
    1. Swim to a reef.
    2. Dive as often as you dare: only you see what your net holds. An eel empties it.
    3. Surface: what is in the net is yours.
    Others may use their hook, once a game, while you are under water.

## Things: a name, and the forms that it takes inside a sentence

reef-shallow = Shallow reef
    .the = the shallow reef
reef-deep = Deep reef
    .the = the deep reef
catch-eel = Eel
catch-shell = Shell
    .a = a shell
catch-pearl = Pearl
    .a = a pearl
catch-black_pearl = Black pearl
    .a = a black pearl

## Labels of what a view holds, for the plain board

label-goal = To fill the chest
label-reefs = In the water
label-shallow = Shallow reef
label-deep = Deep reef
label-net = The net
label-size = Pieces
label-holds = You hold
label-chest = Chest
label-hooks = Hooks
label-eel = eel
label-shell = shell
label-pearl = pearl
label-black_pearl = black pearl

## Options

option-chest = The chest
    .help = How many points fill it.
    .small = 12 points
    .large = 18 points
option-first_player = Who begins
    .help = Somebody at random, or the player at a seat.
    .random = At random

## What happens

event-turn_began = Turn { $turn }: { $seat }.
event-swam = { $seat } swims to { $reef_the }.
event-found = { $seat } finds something.
event-looked = You have found { $catch_a }.
event-bitten = An eel bites { $seat }: the net is lost.
event-surfaced = { $seat } surfaces and has { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
event-hooked = { $seat } hooks { $catch_a } out of the net { $holder_of }.
event-game_over = The game is over: { $ending }.

## Choices, and the questions that they answer

action-swim = Swim to { $reef_the }
action-dive = Dive
action-surface = Surface
action-hook = Use your hook

ask-choose_reef = Which reef do you swim to?
ask-dive =
    { $held ->
        [0] You are under water.
        [one] You hold 1 piece: dive again?
       *[other] You hold { $held } pieces: dive again?
    }
ask-hook = You may hook something out of the net { $holder_of }.

## How it ends

ending-chest_full = The chest is full
    .help = Somebody has reached the goal at the end of a turn; most points win.
ending-reef_empty = The reef is empty
    .help = Nothing is left to be found; most points win.

## Pearl Reef: the goal

rule-PR-G1 = Whoever has most points at the end wins. A shell is worth 1, a pearl 2, a black pearl 4. A small chest is full with 12 points, a large one with 18.
    .title = Most points

## Pearl Reef: set-up

rule-PR-S1 = The first player is drawn at random, or chosen.
    .title = Who begins
rule-PR-S2 = In the shallow reef there are 2 eels, 6 shells and 3 pearls; in the deep one 4 eels, 2 shells, 4 pearls and 3 black pearls.
    .title = The reefs
rule-PR-S3 = Everybody gets one hook.
    .title = Hooks

## Pearl Reef: the turn

rule-PR-T1 = Players take turns, clockwise.
    .title = In turn
rule-PR-T2 = Swim to a reef in which there is something else than eels.
    .title = A reef
rule-PR-T3 = Dive as often as you like while anything is left there. What you find goes into your net; only you see what it is.
    .title = Dive
rule-PR-T4 = An eel empties the net into the reef and swims away for ever; your turn is over.
    .title = The eel
rule-PR-T5 = With something in the net, or when nothing is left in the reef, you may surface: what the net holds goes into your chest for all to see, and your turn is over.
    .title = Surface
rule-PR-T6 = While another player’s net holds something you may use your hook, once a game: one piece drawn at random from that net goes into your chest.
    .title = The hook

## Pearl Reef: the end

rule-PR-E1 = The game ends after a turn in which somebody’s chest got full.
    .title = A full chest
rule-PR-E2 = The game ends after a turn that leaves nothing but eels in both reefs.
    .title = An empty reef
rule-PR-E3 = Most points win; a tie is shared.
    .title = Ranking
