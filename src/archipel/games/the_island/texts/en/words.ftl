### The Island: every word of the game, in English.
### Names are as printed on the components; every sentence is our own.
### Forms: .the, .of, .to and .a fit inside a sentence; the plain value stands alone or opens one.

## The game

game-name = The Island
game-tagline = Your explorers, a sinking island, and everything in the sea between them and safety.
game-kind = Rivals: bluff and mean tricks
game-first = For a first game: the quick set-up.
game-summary = The island sinks tile by tile. Bring your explorers by boat, or swimming, to one of the four isles in the corners of the board. Each carries a hidden number from 1 to 6 that you see only during the set-up: remember where your best ones are. Sink the ground under the others, send serpents, sharks and whales after them. When the volcano erupts, the highest total on the isles wins.
turn-summary =
    1. You may play one red tile from your hand.
    2. Up to 3 moves, for your explorers and for boats.
    3. Remove one tile: beaches first, then forests, then mountains.
    4. Roll the die; you may move one creature of that kind.
    Serpent: 1 space, takes boats and swimmers. Shark: 1–2, takes swimmers. Whale: 1–3, capsizes boats.

## Terrains

terrain-beach = Beach
    .the = the Beach
    .of = of the Beach
    .to = to the Beach
    .a = a Beach
terrain-forest = Forest
    .the = the Forest
    .of = of the Forest
    .to = to the Forest
    .a = a Forest
terrain-mountain = Mountain
    .the = the Mountain
    .of = of the Mountain
    .to = to the Mountain
    .a = a Mountain

## Tile backs

tile-shark = Shark
    .the = the Shark tile
    .of = of the Shark tile
    .to = to the Shark tile
    .a = a Shark tile
    .help = At once: a shark appears here and takes the swimmers of the space.
tile-whale = Whale
    .the = the Whale tile
    .of = of the Whale tile
    .to = to the Whale tile
    .a = a Whale tile
    .help = At once: a whale appears here.
tile-boat = Boat
    .the = the Boat tile
    .of = of the Boat tile
    .to = to the Boat tile
    .a = a Boat tile
    .help = At once: a boat appears here and picks up as many as three swimmers.
tile-whirlpool = Whirlpool
    .the = the Whirlpool tile
    .of = of the Whirlpool tile
    .to = to the Whirlpool tile
    .a = a Whirlpool tile
    .help = At once: everything here and in the sea around is lost.
tile-volcano = Volcanic eruption
    .the = the Volcanic eruption tile
    .of = of the Volcanic eruption tile
    .to = to the Volcanic eruption tile
    .a = the Volcanic eruption
    .help = At once: the game ends.
tile-dolphin = Dolphin
    .the = the Dolphin tile
    .of = of the Dolphin tile
    .to = to the Dolphin tile
    .a = a Dolphin tile
    .help = At the start of your turn: one of your swimmers goes one to three sea spaces.
tile-favourable_wind = Favourable wind
    .the = the Favourable wind tile
    .of = of the Favourable wind tile
    .to = to the Favourable wind tile
    .a = a Favourable wind tile
    .help = At the start of your turn: a boat that you control goes one to three sea spaces.
tile-move_serpent = Move a sea serpent
    .the = the “Move a sea serpent” tile
    .of = of the “Move a sea serpent” tile
    .to = to the “Move a sea serpent” tile
    .a = a “Move a sea serpent” tile
    .help = At the start of your turn: put a serpent on any unoccupied sea space.
tile-move_shark = Move a shark
    .the = the “Move a shark” tile
    .of = of the “Move a shark” tile
    .to = to the “Move a shark” tile
    .a = a “Move a shark” tile
    .help = At the start of your turn: put a shark on any unoccupied sea space.
tile-move_whale = Move a whale
    .the = the “Move a whale” tile
    .of = of the “Move a whale” tile
    .to = to the “Move a whale” tile
    .a = a “Move a whale” tile
    .help = At the start of your turn: put a whale on any unoccupied sea space.
tile-shark_defence = Shark defence
    .the = the Shark defence tile
    .of = of the Shark defence tile
    .to = to the Shark defence tile
    .a = a Shark defence tile
    .help = In another player’s turn: a shark moved onto your swimmer leaves the game.
tile-whale_defence = Whale defence
    .the = the Whale defence tile
    .of = of the Whale defence tile
    .to = to the Whale defence tile
    .a = a Whale defence tile
    .help = In another player’s turn: a whale moved onto your boat leaves the game.

## Creatures and what else takes explorers

creature-sea_serpent = Sea serpent
    .the = the sea serpent
    .of = of the sea serpent
    .to = to the sea serpent
    .a = a sea serpent
cause-sea_serpent = Sea serpent
    .the = the sea serpent
    .of = of the sea serpent
    .to = to the sea serpent
    .a = a sea serpent
creature-shark = Shark
    .the = the shark
    .of = of the shark
    .to = to the shark
    .a = a shark
cause-shark = Shark
    .the = the shark
    .of = of the shark
    .to = to the shark
    .a = a shark
creature-whale = Whale
    .the = the whale
    .of = of the whale
    .to = to the whale
    .a = a whale
cause-whale = Whale
    .the = the whale
    .of = of the whale
    .to = to the whale
    .a = a whale
cause-whirlpool = Whirlpool
    .the = the whirlpool
    .of = of the whirlpool
    .to = to the whirlpool
    .a = a whirlpool

## Isles

isle-isle_nw = North-west isle
    .the = the north-west isle
    .of = of the north-west isle
    .to = to the north-west isle
isle-isle_ne = North-east isle
    .the = the north-east isle
    .of = of the north-east isle
    .to = to the north-east isle
isle-isle_sw = South-west isle
    .the = the south-west isle
    .of = of the south-west isle
    .to = to the south-west isle
isle-isle_se = South-east isle
    .the = the south-east isle
    .of = of the south-east isle
    .to = to the south-east isle

## Colours

colour-red = Red
    .the = red
    .of = of red
    .to = to red
colour-blue = Blue
    .the = blue
    .of = of blue
    .to = to blue
colour-yellow = Yellow
    .the = yellow
    .of = of yellow
    .to = to yellow
colour-green = Green
    .the = green
    .of = of green
    .to = to green

## Explorers

explorer-red_01 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_02 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_03 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_04 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_05 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_06 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_07 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_08 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_09 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-red_10 = Red explorer
    .the = the red explorer
    .of = of the red explorer
    .to = to the red explorer
    .a = a red explorer
explorer-blue_01 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_02 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_03 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_04 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_05 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_06 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_07 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_08 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_09 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-blue_10 = Blue explorer
    .the = the blue explorer
    .of = of the blue explorer
    .to = to the blue explorer
    .a = a blue explorer
explorer-yellow_01 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_02 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_03 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_04 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_05 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_06 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_07 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_08 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_09 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-yellow_10 = Yellow explorer
    .the = the yellow explorer
    .of = of the yellow explorer
    .to = to the yellow explorer
    .a = a yellow explorer
explorer-green_01 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_02 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_03 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_04 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_05 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_06 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_07 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_08 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_09 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer
explorer-green_10 = Green explorer
    .the = the green explorer
    .of = of the green explorer
    .to = to the green explorer
    .a = a green explorer

## Options

option-first_player = First player
    .help = Name who starts, or leave it to chance.
    .random = At random
    .chosen = Chosen
option-set_up = Set-up
    .help = Place your explorers and boats yourselves, or let chance place everything and take one look at your numbers.
    .by_players = By the players
    .quick = Quick, at random
option-colours = Colours per player
    .help = For two players only: two colours each fill the whole island.
    .one = One
    .two = Two
option-end = How the game ends
    .help = With the volcano, as usual; or with one of two challenges: when the last explorer has left the board, or when the last tile is gone.
    .volcano = The volcano
    .to_the_last = To the last one
    .submerged = Atlantis submerged
option-overcrowded = Overcrowded
    .help = Challenge: in the set-up two explorers may share a tile away from the sea.
option-all_equal = All equal
    .help = Challenge: the number of explorers saved counts, not what is printed under them.
option-memory_aid = Memory aid
    .help = Off: once play has begun nobody sees any number, as the rules say. On: you go on seeing the numbers of your own explorers.

## Endings

ending-volcano = The volcano erupts
    .help = What was left of the island is gone; the isles count their treasures.
ending-last_explorer = The last one has left
    .help = No explorer is on the board any more: all are saved or lost.
ending-adrift = Adrift
    .help = Twenty rounds went by and nothing happened to anyone; the game is counted as it stands.
ending-submerged = Atlantis is submerged
    .help = The last tile is gone; the game is counted at once.

## Events: set-up

event-took_colour = { $seat } plays { $colour_the }.
event-first_player = { $seat } goes first.
event-took_explorer = { $seat } picks { $explorer_a }.
event-placed = { $seat } places { $explorer_a } on { $space }.
event-placed_boat = { $seat } places a boat on { $space }.
event-ready = { $seat } is ready.
event-play_began = The island begins to sink. From now on, no more looking under the explorers!

## Events: the game

event-turn_began = Turn { $turn }: { $seat } to play.
event-kept_tiles = { $seat } plays no tile.
event-played_tile = { $seat } plays { $tile_a } ({ $terrain }).
event-rode_dolphin = { $seat }’s dolphin carries { $explorer_a } from { $from } to { $to }.
event-wind_blew = { $seat }’s wind carries a boat from { $from } to { $to }.
event-lifted = { $seat } takes { $creature_the } from { $from } to { $to }.
event-walked = { $seat } walks { $explorer_a } from { $from } to { $to }.
event-dived = { $seat } dives with { $explorer_a } from { $from } into { $to }.
event-swam = { $seat } swims with { $explorer_a } from { $from } to { $to }.
event-boarded = { $seat } takes { $explorer_a } from { $from } into the boat on { $to }.
event-jumped = { $seat } jumps with { $explorer_a } into the water of { $space }.
event-landed = { $seat } lands { $explorer_a } from { $from } on { $isle_the }: saved!
event-sailed = { $seat } sails a boat from { $from } to { $to }.
event-ended_moves =
    { $left ->
        [0] { $seat } has no move left.
        [one] { $seat } stops there and leaves 1 move unused.
       *[other] { $seat } stops there and leaves { $left } moves unused.
    }
event-fell_in = On { $space }, { $explorer_a } ({ $seat }) falls into the water.
event-lost =
    { $cause_id ->
        [whirlpool] On { $space }, { $explorer_a } ({ $seat }) is swallowed by { $cause_the }.
       *[other] On { $space }, { $explorer_a } ({ $seat }) is devoured by { $cause_the }.
    }
event-boat_lost =
    { $cause_id ->
        [whale] A whale capsizes the boat on { $space }.
        [sea_serpent] A sea serpent crushes the boat on { $space }.
       *[other] A whirlpool swallows the boat on { $space }.
    }
event-creature_lost = The whirlpool takes { $creature_a } from { $space }.
event-removed_tile = { $seat } removes { $terrain_the } on { $space }.
event-revealed_tile = { $seat } shows { $tile_a } under { $space }.
event-kept_tile = { $seat } keeps the tile hidden ({ $terrain }).
event-appeared = Up comes { $creature_a } on { $space }!
event-boat_appeared = A boat appears on { $space }.
event-picked_up = The boat on { $space } picks up { $explorer_a } ({ $seat }).
event-whirlpool = A whirlpool opens on { $space }!
event-erupted = The volcano erupts: whoever is not on an isle is lost!
event-rolled = { $seat } rolls { $creature_a }.
event-no_creature = { $creature }: none can move.
event-left_creatures = { $seat } moves none ({ $creature }).
event-moved_creature = { $seat } moves { $creature_the } from { $from } to { $to }.
event-defended = { $seat } plays { $tile_a } ({ $terrain }): { $creature_the } never reaches { $space }.
event-declined = { $seat } plays no tile against { $creature_the }.
event-game_over = The game is over.
event-revealed = { $explorer } ({ $seat }): the number is { $value }.
event-scored =
    { $saved ->
        [0] { $seat } has saved nobody: { $points } points.
        [one] { $seat } has saved 1 explorer: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $seat } has saved { $saved } explorers: { $points } points.
    }
event-counted =
    { $saved ->
        [0] { $seat } has saved nobody ({ $points }).
        [one] { $seat } has saved 1 explorer ({ $points }).
       *[other] { $seat } has saved { $saved } explorers ({ $points }).
    }

## The final count

figure-saved = Saved
figure-lost = Lost
figure-turns = Turns
source-isle_nw = North-west isle
source-isle_ne = North-east isle
source-isle_sw = South-west isle
source-isle_se = South-east isle

## Actions

action-take = Take a { $value } ({ $colour })
action-place = Place it on { $space }
action-place_boat = Place a boat on { $space }
action-ready = I will remember
action-play_tile = Play { $tile_a } ({ $terrain })
action-keep_tiles = Play no tile
action-pick_swimmer = Help { $explorer_the } on { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-pick_boat = Let the wind carry the boat on { $space }
action-pick_creature = Take { $creature_the } on { $space }
action-move_to = Go to { $space }
action-walk = Walk from { $from } to { $space } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-dive = Dive from { $from } into { $space } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-swim = Swim from { $from } to { $space } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-board = Board the boat on { $space } from { $from } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-jump = Jump into the water of { $from } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-land = Step ashore from { $from } with { $explorer_the }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-sail = Sail the boat on { $boat } to { $space }
action-end_moves = End your moves
action-remove = Remove the tile on { $space }
action-take_aboard = Take { $explorer_the } aboard{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
action-leave_creatures = Move no creature
action-defend = Play { $tile_a } ({ $terrain })
action-decline = Let it happen
action-unknown = Unknown action { $number }

## Questions

ask-take_explorer =
    { $left ->
        [0] All your explorers are placed.
        [one] Your last explorer: take it.
       *[other] You have { $left } explorers to place: which number do you take?
    }
ask-place_explorer = Your { $value }: where do you place { $explorer_the }?
ask-place_boat =
    { $left ->
        [0] All your boats are placed.
        [one] Where do you place your last boat?
       *[other] You have { $left } boats: where do you place one?
    }
ask-study_explorers = Look at your explorers and their numbers: it is the last time.
ask-play_tile =
    { $usable ->
        [0] None of your tiles is of use now: press one to read why.
       *[other] Do you play a tile from your hand?
    }
ask-choose_swimmer = Which of your swimmers does the dolphin help?
ask-ride_dolphin = Where does the dolphin carry { $explorer_the }?
ask-choose_boat = Which boat does the wind carry?
ask-sail_before_wind = Where does the wind carry the boat on { $boat }?
ask-lift_creature = Which one do you take away? ({ $creature })
ask-set_creature_down = Where do you put { $creature_the } on { $space }?
ask-move_pieces =
    { $left ->
        [0] You have no move left.
        [one] You have 1 move left.
       *[other] You have { $left } moves left.
    }
ask-remove_tile = Which tile do you remove? ({ $terrain })
ask-take_aboard =
    { $left ->
        [0] The boat on { $space } is full.
        [one] One seat is left on { $space }: who takes it?
       *[other] { $left } seats on { $space }: who climbs aboard?
    }
ask-choose_creature = The die shows { $creature_the }: do you move one?
ask-move_creature = Where does { $creature_the } on { $space } go?
ask-defend =
    { $tiles ->
        [0] { $attacker } sends { $creature_the } to { $space }, against you. You hold no tile against { $creature_a }.
       *[other] { $attacker } sends { $creature_the } to { $space }, against you. Do you defend yourself?
    }

## Words on the board

word-hand = Hand
word-supply = Supply
word-boats = Boats
word-boat = Boat
word-control = Control
word-moves_left = Moves left
word-tiles_left = Tiles left
word-unseen = Backs not seen
word-saved = Saved
word-lost = Lost
word-on_board = On the board
word-to_place = To place
word-swimming = Swimming
word-swum = Has swum
word-die = Die
word-value = Number
word-hidden = Hidden
word-sea = Sea
word-lagoon = Lagoon
word-shore = Shore
word-points = Points
word-creatures = Creatures
word-explorers = Explorers
word-reach = Serpent 0–1 · shark 0–2 · whale 0–3

## Rules: the aim

rule-TI-A1 = Every explorer that you bring to an isle is worth the number hidden under it. The highest total wins, however few explorers make it up.
    .title = Points, not heads

## Rules: set-up

rule-TI-S1 = The five sea serpents start on B1, C11, G6, K1 and L10.
    .title = Serpents
rule-TI-S2 = The 40 tiles cover the 40 outlined spaces at random. Everyone sees the terrains, nobody sees the backs; G6, in the middle, stays sea.
    .title = Laying the island
rule-TI-S3 = Each player has a colour and its 10 explorers.
    .title = A colour each
rule-TI-S4 = Each player has 2 boats to place.
    .title = Two boats each
rule-TI-S5 = All the other boats, the sharks and the whales wait beside the board.
    .title = The supply
rule-TI-S6 = The first player is named or drawn. That player also starts both rounds of placement.
    .title = Who starts
rule-TI-S7 = You look at the numbers under your own explorers and show them to nobody.
    .title = A secret look
rule-TI-S8 = In turn, each player takes one explorer of their choice and places it on a tile without an explorer, until all are placed. With fewer than four colours some tiles stay empty.
    .title = Placing explorers
rule-TI-S9 = Then, in turn, each player places one boat at a time on a sea space beside the island that holds neither a boat nor a serpent.
    .title = Placing boats
rule-TI-S10 = Once placed, a boat is nobody’s. Only those aboard decide who may move it.
    .title = Boats belong to nobody

## Rules: hidden numbers

rule-TI-H1 = Once play has begun nobody looks under an explorer, not even its owner, not even when it is saved or lost. Saved explorers are turned over at the end.
    .title = No second look
rule-TI-H2 = Play begins when the last boat is placed. Until then you may look under your own explorers, placed ones too.
    .title = When play begins

## Rules: the turn

rule-TI-T1 = Turns pass clockwise. Each has four steps, in this order: play a tile, move, remove a tile, roll the die and move a creature.
    .title = Four steps
rule-TI-T2 = You may play one red tile that you found in an earlier turn, and no more than one. Whoever has tiles is asked, whatever they are.
    .title = One tile from your hand
rule-TI-T3 = You have up to three moves for your explorers and for boats, in any mix. Those you do not use are gone.
    .title = Three moves
rule-TI-T4 = You must remove one terrain tile.
    .title = One tile goes
rule-TI-T5 = You must roll the die. You choose whether a creature of that kind moves.
    .title = The die
rule-TI-T6 = With all your explorers saved or lost you skip the moves, empty boats included, and go on with the other steps.
    .title = Nobody left to move
rule-TI-T7 = You never move another player’s explorer. A boat that you control carries everybody in it.
    .title = Hands off

## Rules: explorers

rule-TI-M1 = An explorer walks to a neighbouring tile, whoever is there. A tile holds any number of them.
    .title = Walking
rule-TI-M2 = From a tile an explorer boards a boat in a neighbouring sea space, if a seat is free.
    .title = Boarding from land
rule-TI-M3 = From a boat an explorer steps into another one in a neighbouring space, if a seat is free.
    .title = From boat to boat
rule-TI-M4 = Explorers of all colours share a boat, never more than three.
    .title = Shared boats
rule-TI-M5 = Whoever has left the island, by boat or by water, never returns to a tile.
    .title = No way back
rule-TI-M6 = One explorer may use several of the three moves.
    .title = Several moves
rule-TI-M7 = You may take your explorer out of any boat, even one that somebody else controls.
    .title = Leaving any boat

## Rules: swimmers

rule-TI-W1 = An explorer swims after diving from a tile into a neighbouring sea space, after jumping from a boat into its space, when its tile is removed or when its boat is lost.
    .title = Into the water
rule-TI-W2 = Diving and jumping cost one move each; falling in costs nothing.
    .title = What it costs
rule-TI-W3 = To a neighbouring sea space, for one move.
    .title = Swimming
rule-TI-W4 = Among your moves, a swimmer enters one sea space only. A dive or a jump counts as that one.
    .title = One sea space per turn
rule-TI-W5 = A swimmer climbs into a boat of the same space, if a seat is free, for one move.
    .title = Climbing aboard
rule-TI-W6 = A sea space holds any number of swimmers.
    .title = Room for all
rule-TI-W7 = A swimmer who enters the space of a serpent or a shark is lost at once.
    .title = Deadly waters
rule-TI-W8 = Whales, boats and other swimmers do nothing to a swimmer.
    .title = Harmless company
rule-TI-W9 = An explorer that has dived, jumped, swum or lost its boat in this step may do none of the first three again this turn. It may still climb aboard, land and be carried.
    .title = The swimming mark

## Rules: boats

rule-TI-B1 = A boat moves by neighbouring sea spaces, one move each, the lagoon and emptied spaces included. It never enters land or an isle.
    .title = Sailing
rule-TI-B2 = A boat never enters a space with another boat.
    .title = One boat per space
rule-TI-B3 = A boat carries three explorers at most.
    .title = Three seats
rule-TI-B4 = Anyone may move an empty boat.
    .title = Empty boats
rule-TI-B5 = Only the player with the most explorers aboard may move a boat.
    .title = Control
rule-TI-B6 = If several tie for the most, each of them may move it.
    .title = Tied control
rule-TI-B7 = If you move a boat with passengers into the space of a serpent or a whale, the boat is lost and they swim. A serpent or a shark there takes them.
    .title = Sailing into danger
rule-TI-B8 = An empty boat shares a space with any creature, a manned one with sharks. Swimmers do not board by themselves.
    .title = Harmless meetings

## Rules: the isles

rule-TI-I1 = On a shore space an explorer may leave the boat for the isle, one move each. The boat stays.
    .title = Landing from a boat
rule-TI-I2 = A swimmer on a shore space lands for one move.
    .title = Landing from the water
rule-TI-I3 = Every isle is open to everyone.
    .title = Any isle
rule-TI-I4 = A saved explorer never moves again.
    .title = Saved for good

## Rules: removing a tile

rule-TI-R1 = Explorers on the removed tile swim where it was. Then you alone look at its back.
    .title = Falling in
rule-TI-R2 = All beaches go before any forest, all forests before any mountain.
    .title = Beaches first
rule-TI-R3 = The tile must touch a sea space. Emptied spaces and the lagoon count.
    .title = Touching the sea
rule-TI-R4 = If no tile of the sinking terrain touches the sea, any of them may go.
    .title = Enclosed tiles
rule-TI-R5 = Among the tiles allowed you choose freely, whoever stands there.
    .title = Any of them
rule-TI-R6 = A green back is shown and carried out at once. A red one stays before you, hidden; everybody sees its terrain. Hands have no limit.
    .title = Green or red

## Rules: green tiles

rule-TI-G1 = A shark appears where the tile was and takes every swimmer there.
    .title = Shark
rule-TI-G2 = A whale appears where the tile was. Swimmers are safe from it.
    .title = Whale
rule-TI-G3 = A boat appears where the tile was, and the swimmers there are aboard. Of more than three, whoever revealed it chooses three.
    .title = Boat
rule-TI-G4 = Everything in the space and in the sea spaces around it is lost: swimmers, creatures, boats and their passengers. Neighbouring tiles are spared.
    .title = Whirlpool
rule-TI-G5 = The game ends.
    .title = Volcano

## Rules: red tiles of your turn

rule-TI-P1 = Move one of your swimmers by one to three sea spaces.
    .title = Dolphin
rule-TI-P2 = Move one boat that you control by one to three sea spaces.
    .title = Favourable wind
rule-TI-P3 = Put any serpent on any unoccupied sea space.
    .title = Move a serpent
rule-TI-P4 = Put any shark of the board on any unoccupied sea space.
    .title = Move a shark
rule-TI-P5 = Put any whale of the board on any unoccupied sea space.
    .title = Move a whale

## Rules: defence

rule-TI-D1 = A defence tile answers a creature that somebody else moves, never in your own turn. You need not play it.
    .title = In another’s turn
rule-TI-D2 = Somebody moves a shark onto your swimmer: the shark leaves the game before it bites, and all swimmers there are safe.
    .title = Shark defence
rule-TI-D3 = Somebody moves a whale onto a boat that you control: the whale leaves the game and the boat stays.
    .title = Whale defence
rule-TI-D4 = Nothing answers serpents, whirlpools or the volcano.
    .title = No other defence

## Rules: creatures

rule-TI-K1 = If no creature of the rolled kind is on the board, nothing happens.
    .title = Nobody there
rule-TI-K2 = You may move one creature of the rolled kind, any of them.
    .title = One creature, if you like
rule-TI-K3 = Creatures keep to sea spaces, ignore each other and may share a space.
    .title = At sea
rule-TI-K4 = Moves one space. It takes the swimmers there, and a boat with all its passengers; an empty boat stays.
    .title = Sea serpent
rule-TI-K5 = Moves one or two spaces and stops where it meets swimmers, whom it takes. Boats are safe.
    .title = Shark
rule-TI-K6 = Moves one to three spaces and stops at a boat with passengers, which it capsizes; a shark there takes those who fall. Swimmers and empty boats are safe.
    .title = Whale
rule-TI-K7 = A creature hits your own pieces too.
    .title = No favourites

## Rules: the end

rule-TI-E1 = When the volcano shows, the game ends at once: whoever is not on an isle is lost.
    .title = The eruption
rule-TI-E2 = Saved explorers are turned over and their numbers added. The highest total wins.
    .title = Counting
rule-TI-E3 = Tiles left in a hand are worth nothing.
    .title = Tiles left

## Rules: two players

rule-TI-N1 = Two players may take two colours each. The points of both are added.
    .title = Two colours each
rule-TI-N2 = With two colours you have one turn, three moves and 2 boats, and both colours count together for control.
    .title = One player all the same
rule-TI-N3 = With one colour each, 20 tiles start empty.
    .title = One colour each
rule-TI-N4 = The two players place one explorer at a time, of either colour, until the island is full, then 2 boats each.
    .title = Set-up with two colours

## Rules: challenges

rule-TI-V1 = In the set-up two explorers may share a tile that touches no sea.
    .title = Overcrowded
rule-TI-V2 = The game ends when the last explorer leaves the board, saved or lost. The volcano acts as a whirlpool.
    .title = To the last one
rule-TI-V3 = The most explorers saved win; their numbers do not count.
    .title = All equal
rule-TI-V4 = The game ends when the last tile is removed. The volcano acts as a whirlpool.
    .title = Atlantis submerged

## Rules: rulings

rule-TI-X1 = No swimmer shares a space with a shark or a serpent, no manned boat with a whale or a serpent; one boat per space, three passengers, and explorers alone on land.
    .title = Always true
rule-TI-X2 = If you board a boat that shares its space with a whale or a serpent, it is lost under you. The move is spent and counts as your swim.
    .title = Boarding beside danger
rule-TI-X3 = An explorer that jumps where a shark is, is lost.
    .title = Jumping beside a shark
rule-TI-X4 = You may swim to a boat and climb in during the same turn.
    .title = Swim and climb
rule-TI-X5 = You may swim or jump and then land during the same turn.
    .title = Swim and land
rule-TI-X6 = Explorers whose boat you sailed into a whale do not swim further this turn; they may climb aboard or land.
    .title = After your own wreck
rule-TI-X7 = A dolphin’s ride does not use up the swim of the turn.
    .title = Dolphin and swim
rule-TI-X8 = Climbing from the water into a boat costs one move.
    .title = Climbing costs
rule-TI-X9 = To control a boat you need an explorer aboard and nobody may have more. Nobody controls an empty boat.
    .title = What control means
rule-TI-X10 = Step by step through the sea, within range. A shark does not pass swimmers, a whale does not pass a manned boat. The space left is no destination.
    .title = How far creatures go
rule-TI-X11 = Step by step, never through another boat. A serpent or a whale ends the trip. It ends elsewhere than it began.
    .title = How the wind blows
rule-TI-X12 = Step by step, sea spaces only. A shark or a serpent ends the ride and the swimmer. It ends elsewhere than it began.
    .title = How a dolphin swims
rule-TI-X13 = A sea space with no explorer, boat or creature, wherever it is. The creature is lifted over everything and attacks nobody.
    .title = Unoccupied
rule-TI-X14 = A red tile that could do nothing stays in the hand.
    .title = No effect, no play
rule-TI-X15 = No defence answers a shark that a tile brings.
    .title = A shark tile is no attack
rule-TI-X16 = If a whale capsizes a boat beside a shark, only the whale can be answered.
    .title = Falling onto a shark
rule-TI-X17 = You cannot defend yourself against your own move.
    .title = Never your own turn
rule-TI-X18 = Those who may answer are asked clockwise, in secret. The first to play a tile settles it; nobody is asked twice.
    .title = Who answers first
rule-TI-X19 = Every player tied for control may defend the boat; a minority may not.
    .title = Defending a shared boat
rule-TI-X20 = The move is over and the creature is out of the game.
    .title = After a defence
rule-TI-X21 = A swimmer or boat surrounded by land waits until a tile goes. A swimmer may still climb into a boat of its space.
    .title = Shut in
rule-TI-X22 = Choose another or none; if none of its kind can move, nothing happens.
    .title = A creature that cannot move
rule-TI-X23 = A piece that is not in the supply does not appear.
    .title = Empty supply
rule-TI-X24 = Moves that lose your own explorers are legal.
    .title = Harming yourself
rule-TI-X25 = When your last explorer is saved or lost, your moves of that turn are over.
    .title = The last one leaves
rule-TI-X26 = Players who tie for the highest total share the victory.
    .title = Ties
rule-TI-X27 = The game goes on to the volcano even with no explorer on the board.
    .title = Nobody left at all
rule-TI-X28 = Tiles around the lagoon touch the sea, so they hold one explorer only.
    .title = Around the lagoon
rule-TI-X29 = In the challenge to the last one, with no tile left the third step is skipped. Twenty rounds in which no explorer is saved or lost end the game.
    .title = Adrift
rule-TI-X30 = In Atlantis submerged the game lasts 40 turns; the last tile has no effect and no die is rolled after it.
    .title = Forty turns
rule-TI-X31 = The game ends with the volcano, with the last explorer or with the last tile: one of the three. The other challenges combine freely.
    .title = How it ends
rule-TI-X32 = Boats are lost with everyone aboard; serpents are lost too.
    .title = Boats in a whirlpool
rule-TI-X33 = Everyone on tiles, in boats and in the water; the isles are safe.
    .title = What the eruption takes
rule-TI-X34 = A shark may share a boat’s space; passengers are safe while aboard.
    .title = Sharks around boats
rule-TI-X35 = Passing a shore space lands nobody; landing is a move of its own.
    .title = Passing by
rule-TI-X36 = A fall in the first step does not use up the swim of the turn.
    .title = Falling in before your moves
rule-TI-X37 = Having swum does not keep you from falling in again with your boat.
    .title = Falling twice
rule-TI-X38 = A creature that appears in your third step may move in your fourth.
    .title = Fresh creatures
rule-TI-X39 = Two creatures of a kind in one space are one choice. Tiles with the same back but another terrain are two.
    .title = Equal choices
rule-TI-X40 = If your explorers cannot move you still have your moves, for empty boats.
    .title = Stuck, but there
rule-TI-X41 = A shark takes the swimmers and leaves the boat; only the swimmers’ owners may answer.
    .title = Swimmers beside a boat
rule-TI-X42 = A defence tile may be played from the very next turn on.
    .title = Ready at once
rule-TI-X43 = It empties its space and the sea around; other tiles stay.
    .title = Volcano as whirlpool
rule-TI-X44 = Once you name a tile you cannot take it back while you choose its target.
    .title = A tile named is played
