### Forbidden Island: every word of the game, in English.
### Names are as printed on the components; every sentence is our own.
### Forms: .the, .of, .to and .a fit inside a sentence; the plain value stands alone or opens one.

## The game

game-name = Forbidden Island
game-tagline = Four treasures, one helicopter, and an island going under.
game-kind = Cooperative
game-first = For a first game: Novice, and adventurers dealt by chance.
game-summary =
    You and your team land on an island that sinks a little more every turn. Shore up its tiles, trade cards and capture the four treasures, each on one of its two sites. To win, gather every adventurer on Fools’ Landing and play a Helicopter Lift to fly out together. You lose together too: if Fools’ Landing sinks, if a treasure can no longer be captured, if an adventurer drowns or if the water reaches the skull.
turn-summary =
    1. Up to 3 actions, in any mix: move, shore up, give a treasure card, capture a treasure.
    2. Two cards from the Treasure deck, one by one.
    3. Flood cards, one by one: the water meter says how many.
    Hand limit: 5 cards. Helicopter Lift and Sandbags cost no action, even on someone else’s turn.

## Island tiles

tile-fools_landing = Fools’ Landing
    .the = Fools’ Landing
    .of = of Fools’ Landing
    .to = to Fools’ Landing
tile-bronze_gate = Bronze Gate
    .the = the Bronze Gate
    .of = of the Bronze Gate
    .to = to the Bronze Gate
tile-copper_gate = Copper Gate
    .the = the Copper Gate
    .of = of the Copper Gate
    .to = to the Copper Gate
tile-gold_gate = Gold Gate
    .the = the Gold Gate
    .of = of the Gold Gate
    .to = to the Gold Gate
tile-iron_gate = Iron Gate
    .the = the Iron Gate
    .of = of the Iron Gate
    .to = to the Iron Gate
tile-silver_gate = Silver Gate
    .the = the Silver Gate
    .of = of the Silver Gate
    .to = to the Silver Gate
tile-temple_of_the_moon = Temple of the Moon
    .the = the Temple of the Moon
    .of = of the Temple of the Moon
    .to = to the Temple of the Moon
tile-temple_of_the_sun = Temple of the Sun
    .the = the Temple of the Sun
    .of = of the Temple of the Sun
    .to = to the Temple of the Sun
tile-whispering_garden = Whispering Garden
    .the = the Whispering Garden
    .of = of the Whispering Garden
    .to = to the Whispering Garden
tile-howling_garden = Howling Garden
    .the = the Howling Garden
    .of = of the Howling Garden
    .to = to the Howling Garden
tile-cave_of_embers = Cave of Embers
    .the = the Cave of Embers
    .of = of the Cave of Embers
    .to = to the Cave of Embers
tile-cave_of_shadows = Cave of Shadows
    .the = the Cave of Shadows
    .of = of the Cave of Shadows
    .to = to the Cave of Shadows
tile-coral_palace = Coral Palace
    .the = the Coral Palace
    .of = of the Coral Palace
    .to = to the Coral Palace
tile-tidal_palace = Tidal Palace
    .the = the Tidal Palace
    .of = of the Tidal Palace
    .to = to the Tidal Palace
tile-breakers_bridge = Breakers Bridge
    .the = Breakers Bridge
    .of = of Breakers Bridge
    .to = to Breakers Bridge
tile-cliffs_of_abandon = Cliffs of Abandon
    .the = the Cliffs of Abandon
    .of = of the Cliffs of Abandon
    .to = to the Cliffs of Abandon
tile-crimson_forest = Crimson Forest
    .the = the Crimson Forest
    .of = of the Crimson Forest
    .to = to the Crimson Forest
tile-dunes_of_deception = Dunes of Deception
    .the = the Dunes of Deception
    .of = of the Dunes of Deception
    .to = to the Dunes of Deception
tile-lost_lagoon = Lost Lagoon
    .the = the Lost Lagoon
    .of = of the Lost Lagoon
    .to = to the Lost Lagoon
tile-misty_marsh = Misty Marsh
    .the = Misty Marsh
    .of = of Misty Marsh
    .to = to Misty Marsh
tile-observatory = Observatory
    .the = the Observatory
    .of = of the Observatory
    .to = to the Observatory
tile-phantom_rock = Phantom Rock
    .the = Phantom Rock
    .of = of Phantom Rock
    .to = to Phantom Rock
tile-twilight_hollow = Twilight Hollow
    .the = Twilight Hollow
    .of = of Twilight Hollow
    .to = to Twilight Hollow
tile-watchtower = Watchtower
    .the = the Watchtower
    .of = of the Watchtower
    .to = to the Watchtower

## Treasures

treasure-earth_stone = The Earth Stone
    .the = the Earth Stone
    .of = of the Earth Stone
    .to = to the Earth Stone
treasure-statue_of_the_wind = The Statue of the Wind
    .the = the Statue of the Wind
    .of = of the Statue of the Wind
    .to = to the Statue of the Wind
treasure-crystal_of_fire = The Crystal of Fire
    .the = the Crystal of Fire
    .of = of the Crystal of Fire
    .to = to the Crystal of Fire
treasure-oceans_chalice = The Ocean’s Chalice
    .the = the Ocean’s Chalice
    .of = of the Ocean’s Chalice
    .to = to the Ocean’s Chalice

## Cards of the Treasure deck

card-earth_stone = Earth Stone
    .the = the Earth Stone card
    .of = of the Earth Stone card
    .a = an Earth Stone card
    .help = Discard four of these on the Temple of the Moon or the Temple of the Sun to capture the Earth Stone, for 1 action.
card-statue_of_the_wind = Statue of the Wind
    .the = the Statue of the Wind card
    .of = of the Statue of the Wind card
    .a = a Statue of the Wind card
    .help = Discard four of these on the Whispering Garden or the Howling Garden to capture the Statue of the Wind, for 1 action.
card-crystal_of_fire = Crystal of Fire
    .the = the Crystal of Fire card
    .of = of the Crystal of Fire card
    .a = a Crystal of Fire card
    .help = Discard four of these on the Cave of Embers or the Cave of Shadows to capture the Crystal of Fire, for 1 action.
card-oceans_chalice = Ocean’s Chalice
    .the = the Ocean’s Chalice card
    .of = of the Ocean’s Chalice card
    .a = an Ocean’s Chalice card
    .help = Discard four of these on the Coral Palace or the Tidal Palace to capture the Ocean’s Chalice, for 1 action.
card-helicopter_lift = Helicopter Lift
    .the = the Helicopter Lift card
    .of = of the Helicopter Lift card
    .a = a Helicopter Lift card
    .help = On anyone’s turn and for no action, fly one or more pawns from one tile to any other tile – or take off and win, if you have the four treasures and every pawn is on Fools’ Landing.
card-sandbags = Sandbags
    .the = the Sandbags card
    .of = of the Sandbags card
    .a = a Sandbags card
    .help = On anyone’s turn and for no action, shore up one flooded tile, wherever it is.
card-waters_rise = Waters Rise!
    .the = the Waters Rise! card
    .of = of the Waters Rise! card
    .a = a Waters Rise! card
    .help = The level marker climbs one mark and the discarded Flood cards return, shuffled, to the top of their pile; you never keep this card.

## Adventurers

adventurer-diver = Diver
    .the = the Diver
    .of = of the Diver
    .to = to the Diver
    .power = For 1 action, goes through any number of connected flooded or missing tiles and comes out on a tile, dry or flooded. Swims to the nearest tile, however far, when their own sinks.
adventurer-engineer = Engineer
    .the = the Engineer
    .of = of the Engineer
    .to = to the Engineer
    .power = For 1 action, shores up one or two flooded tiles among their own and those directly above, below, left and right.
adventurer-explorer = Explorer
    .the = the Explorer
    .of = of the Explorer
    .to = to the Explorer
    .power = Moves, shores up and swims diagonally too, besides up, down, left and right.
adventurer-messenger = Messenger
    .the = the Messenger
    .of = of the Messenger
    .to = to the Messenger
    .power = Gives treasure cards to any player at any distance, for 1 action per card. Never special cards.
adventurer-navigator = Navigator
    .the = the Navigator
    .of = of the Navigator
    .to = to the Navigator
    .power = For 1 action, moves one other player’s pawn by 1 or 2 tiles.
adventurer-pilot = Pilot
    .the = the Pilot
    .of = of the Pilot
    .to = to the Pilot
    .power = Once per turn, for 1 action, flies to any other tile. May also fly to any tile, for free, when their own sinks.

## Difficulty

difficulty-novice = Novice
    .help = The marker starts on level 1: 2 Flood cards per turn, and the ninth rise reaches the skull.
difficulty-normal = Normal
    .help = The marker starts on level 2: 2 Flood cards per turn, and the eighth rise reaches the skull.
difficulty-elite = Elite
    .help = The marker starts on level 3: 3 Flood cards per turn, and the seventh rise reaches the skull.
difficulty-legendary = Legendary
    .help = The marker starts on level 4: 3 Flood cards per turn, and the sixth rise reaches the skull.

## Island shapes

island-forbidden_island = Forbidden Island
    .help = The rulebook’s own shape: a square of 4 by 4 tiles, with 2 more in the middle of each side.
island-treasure_island = Treasure Island
    .help = A narrow waist, two wide ends and a spit of 2 tiles in each corner.
island-island_of_shadows = Island of Shadows
    .help = A full rectangle, 4 rows of 6 tiles.
island-volcano_island = Volcano Island
    .help = A square of 5 by 5 with a crater in place of its centre tile.
island-island_of_death = Island of Death
    .help = A wide head at the top, then a trunk 3 tiles across.
island-bay_of_gulls = Bay of Gulls
    .help = An anchor: a mast 2 tiles wide between two raised arms.
island-bone_island = Bone Island
    .help = Two long rows of 8, with 2 pairs of tiles above and 2 below.
island-coral_reef = Coral Reef
    .help = A thick band that runs from one corner to the other.
island-skull_island = Skull Island
    .help = A head with two holes for its eyes and a square jaw.
island-bridge_of_horrors = Bridge of Horrors
    .help = Two blocks of tiles that hold together by a thin causeway.
island-atoll_of_decisions = Atoll of Decisions
    .help = A ring around a wide lagoon.
island-arch_of_fate = Arch of Fate
    .help = A great arch with two feet far apart.

## Options

option-difficulty = Difficulty
    .help = Sets the level at which the water starts. Nothing else changes.
option-island = Island shape
    .help = The rulebook has one shape, chosen by default. The others are extras; each has 24 tiles too.
option-adventurers = Adventurers
    .help = Let chance deal the adventurers, or choose them yourselves. No adventurer is played twice.
    .random = At random
    .chosen = Chosen
option-first_player = First player
    .help = Name who starts, or leave it to chance.
    .random = At random
    .chosen = Chosen
option-navigator_uses_pawn_powers = Navigator uses the moved pawn’s power
    .help = Off: everyone takes plain steps. On: the Explorer may be moved diagonally and the Diver across one missing tile on the first of two steps; the Pilot never flies this way.

## Endings

ending-escaped = You made it!
    .help = The helicopter carries your whole team and the four treasures away from the island.
ending-treasure_lost = A treasure is lost
    .help = The sea has taken its two sites: nobody can capture { $treasure_the } any more.
ending-heliport_sunk = No way out
    .help = The sea has taken Fools’ Landing: no helicopter can come for you.
ending-adventurer_drowned = An adventurer drowns
    .help = The sea takes { $pawn_the }: no tile to swim to, and no helicopter to the rescue.
ending-water_level = The island goes under
    .help = The level marker is on the skull: the water covers everything.

## Events: set-up

event-dealt_adventurer = { $seat } plays { $adventurer_the } and starts at { $tile_the }.
event-dealt_card = { $seat } is dealt { $card_a }.
event-first_player = { $seat } goes first.

## Events: the game

event-turn_began = Turn { $turn }: { $seat } to play.
event-moved = { $seat } moves { $to_to }.
event-flew = { $seat } flies { $to_to }.
event-navigated = { $seat } guides { $pawn } { $to_to }.
event-shored_up = { $seat } shores up { $tile_the }.
event-gave = { $seat } gives { $card_a } to { $receiver }.
event-captured = { $seat } captures { $treasure_the } at { $tile_the }!
event-ended_actions =
    { $left ->
        [0] { $seat } has no action left.
        [one] { $seat } stops there and leaves 1 action unused.
       *[other] { $seat } stops there and leaves { $left } actions unused.
    }
event-drew_treasure = { $seat } draws { $card_a }.
event-waters_rose =
    { $cards ->
        [0] The water rises to level { $level }: the skull!
        [one] The water rises to level { $level }: { $cards } Flood card per turn.
       *[other] The water rises to level { $level }: { $cards } Flood cards per turn.
    }
event-flood_stacked =
    { $count ->
        [0] There is no Flood discard to shuffle: the Flood pile stays as it is.
        [one] The single Flood discard goes back on top of its pile.
       *[other] The { $count } Flood discards are shuffled and go back on top of their pile.
    }
event-treasure_refilled =
    { $count ->
        [0] The Treasure deck has run out.
        [one] The Treasure deck has run out: its single discard makes the new one.
       *[other] The Treasure deck has run out: its { $count } discards are shuffled into a new one.
    }
event-flood_refilled =
    { $count ->
        [0] The Flood pile has run out.
        [one] The Flood pile has run out: its single discard makes the new one.
       *[other] The Flood pile has run out: its { $count } discards are shuffled into a new one.
    }
event-over_limit = { $seat } has 6 cards, one too many.
event-discarded = { $seat } discards { $card_a }.
event-flooded = Water floods { $tile_the }.
event-sank = The sea swallows { $tile_the }!
event-in_water = { $seat } is in the water: nothing is left { $tile_of }.
event-swam = { $seat } gets away { $to_to }.
event-lifted = { $seat } plays Helicopter Lift and carries { $pawns } from { $from_the } { $to_to }.
event-sandbagged = { $seat } plays Sandbags and shores up { $tile_the }.
event-took_off = { $seat } plays Helicopter Lift: the whole team takes off!
event-game_won = The game is won: the team is safe, and so are the four treasures!
event-game_lost = The game is lost: the island keeps its secrets.

## The final count

figure-treasures = Treasures
figure-sunk = Sunken tiles
figure-level = Water level
figure-turns = Turns

## Actions

action-move = Move { $tile_to }
action-fly = Fly { $tile_to }
action-swim = Get away { $tile_to }
action-shore_up = Shore up { $tile_the }
action-shore_up_two = Shore up { $tile_the } and { $second_the }
action-navigate = Guide { $pawn } { $tile_to }
action-give = Give { $card_a } to { $receiver }
action-capture = Capture { $treasure_the }
action-end_actions = End your actions
action-draw_treasure = Draw from the Treasure deck
action-draw_flood = Draw a Flood card
action-discard = Discard { $card_a }
action-sandbags = Sandbags: shore up { $tile_the }
action-helicopter = Helicopter Lift: pick up at { $tile_the }
action-board = Take { $pawn } along
action-done = Boarding complete
action-land = Land at { $tile_the }
action-take_off = Take off and win

## Questions

ask-take_actions =
    { $left ->
        [0] You have no action left.
        [one] You have 1 action left: what do you do?
       *[other] You have { $left } actions left: what do you do?
    }
ask-draw_treasure =
    { $left ->
        [0] You have no more Treasure deck cards to draw.
        [one] You have 1 more card to draw from the Treasure deck.
       *[other] You have { $left } cards to draw from the Treasure deck, one by one.
    }
ask-draw_flood =
    { $left ->
        [0] You have no more Flood cards to draw.
        [one] You have 1 more Flood card to draw.
       *[other] You have { $left } Flood cards to draw, one by one.
    }
ask-discard = You have 6 cards: which one do you discard? You may also play one of your special cards.
ask-swim = The sea swallows { $tile_the }: where do you go?
ask-rescue = { $pawn } is in the water: do you send a helicopter?
ask-choose_passengers = Who boards the helicopter at { $tile_the }?
ask-choose_landing = Where do you set the helicopter down?
ask-play_special = You may play a special card now.

## Words on the board

word-water_level = Water level
word-flood_cards = Flood cards per turn
word-treasure_pile = Treasure deck
word-flood_pile = Flood pile
word-discards = Discards
word-hand = Hand
word-actions_left = Actions left
word-dry = Dry
word-flooded = Flooded
word-sunk = Sunk
word-treasures = Treasures
word-captured = Captured
word-layer = Layer { $number }
word-skull = Skull

## Rules: the goal

rule-FI-G1 = Nobody wins or loses alone: the whole team shares the result.
    .title = One team
rule-FI-G2 = Capture the four treasures, bring every adventurer to Fools’ Landing and leave by helicopter. Do it before the island beats you.
    .title = Your mission
rule-FI-G3 = Two to four adventurers set out, one per seat, and one person may play several seats. The number of seats changes no rule: only the pawns and the starting cards, 2 per seat, vary with it.
    .title = Two to four players

## Rules: set-up

rule-FI-S1 = The 24 shuffled tiles land at random on the island’s 24 places, all dry. On a real table you leave a little room to turn them over; this changes nothing in play.
    .title = Laying the island
rule-FI-S2 = The four treasure figurines wait next to the island. At the start, none of them is captured.
    .title = Treasures in sight
rule-FI-S3 = The backs of the cards tell three piles apart: Flood, Treasure and Adventurer.
    .title = Three piles
rule-FI-S4 = Once the 24 Flood cards are shuffled face down, the first 6 are revealed one after another. Each of them floods its tile, and these 6 cards begin the face-up Flood discard pile.
    .title = First floods
rule-FI-S5 = Every player receives 1 of the 6 shuffled Adventurer cards at random, so the same adventurer never appears twice. Roles and powers are announced to everyone.
    .title = Dealing the adventurers
rule-FI-S6 = Your pawn has your adventurer’s colour and begins on that adventurer’s own tile: Fools’ Landing for the Pilot, one of the five Gates for each of the others.
    .title = Starting tiles
rule-FI-S7 = If your starting tile is already flooded, your pawn begins there all the same.
    .title = Starting on a flooded tile
rule-FI-S8 = The cards and pawns of adventurers nobody plays leave the game. The tiles they would have started from remain, as ordinary tiles.
    .title = Unused adventurers
rule-FI-S9 = After the 28 cards of the Treasure deck are shuffled, each player receives 2 of them and keeps them in plain sight.
    .title = Starting hands
rule-FI-S10 = A Waters Rise! card dealt during set-up has no effect: another card takes its place, it returns to the deck and the deck is shuffled again, until no hand contains one. Play thus begins with a deck of 24, 22 or 20 cards (for 2, 3 or 4 players), all 3 Waters Rise! cards included, and no Treasure discards.
    .title = No Waters Rise! dealt
rule-FI-S11 = Your starting cards may include Helicopter Lift and Sandbags.
    .title = Special cards dealt
rule-FI-S12 = The level marker starts on the mark of the difficulty you picked. For a first cooperative game, Novice is a wise choice.
    .title = Starting water level
rule-FI-S13 = On a real table, whoever set foot on an island last goes first; here you name the first player or leave it to chance. Turns then pass clockwise.
    .title = First player

## Rules: open information and talk

rule-FI-V1 = Hands are open: each player sees every card that anyone holds.
    .title = Open hands
rule-FI-V2 = You may browse both discard piles whenever you like, whether or not it is your turn.
    .title = Open discards
rule-FI-V3 = Both draw piles lie face down and nobody knows their order. Everyone can see how many cards each of them contains.
    .title = Hidden order
rule-FI-V4 = Talk as much as you like: you may advise the active player, and should. That player alone decides on their own actions.
    .title = Free advice
rule-FI-V5 = With your adventurer come a reminder of the power and a summary of the turn. Open this help whenever you need it.
    .title = Help at hand

## Rules: the turn

rule-FI-T1 = Your turn has three steps, always in this order: up to 3 actions, then 2 cards from the Treasure deck, then as many Flood cards as the water meter shows. The next player clockwise follows.
    .title = Three steps
rule-FI-T2 = You take 0 to 3 actions, in the mix and order you like, repeats included. An action you do not use is lost.
    .title = Up to 3 actions
rule-FI-T3 = You can skip neither the Treasure draw nor the Flood draw.
    .title = Compulsory draws
rule-FI-T4 = You have four actions to choose from: move, shore up, give a treasure card, capture a treasure. Each time you use one, it costs 1 action.
    .title = The four actions

## Rules: move

rule-FI-A1 = For 1 action, your pawn takes one step to the tile directly above, below, left or right. Only the Explorer steps diagonally; the Pilot and the Diver also have moves of their own.
    .title = Moving your pawn
rule-FI-A2 = A flooded tile still carries you: you may move onto it.
    .title = Onto flooded tiles
rule-FI-A3 = Where a tile has sunk, you can neither stop nor walk across. Only the Diver may go through, and only flight passes over.
    .title = Missing tiles
rule-FI-A4 = One tile has room for any number of pawns.
    .title = Sharing a tile

## Rules: shore up

rule-FI-A5 = For 1 action, turn one flooded tile back to its dry side: the tile under your pawn, or the one directly above, below, left or right of it. The Explorer also reaches diagonally, and the Engineer may do two tiles for 1 action.
    .title = Shoring up a tile
rule-FI-A6 = Shoring up works on flooded tiles alone. Once sunk, a tile never returns.
    .title = Flooded tiles only

## Rules: give a treasure card

rule-FI-A7 = For 1 action, hand one treasure card to another player whose pawn shares your tile. You may give more in the same turn, to the same player or to others, at 1 action per card. Only the Messenger gives from a distance.
    .title = Give a treasure card
rule-FI-A8 = Helicopter Lift and Sandbags are never given, not even by the Messenger.
    .title = Special cards stay
rule-FI-A9 = You can give cards but not take them, and a gift cannot be refused. You may give to someone who already has 5 cards: the hand limit then applies to them at once.
    .title = Giving, not taking

## Rules: capture a treasure

rule-FI-A10 = Stand on either site of a treasure with 4 or more of its cards in hand: for 1 action, you discard exactly 4 and take its figurine. The sites are the Temples for the Earth Stone, the Gardens for the Statue of the Wind, the Caves for the Crystal of Fire, the Palaces for the Ocean’s Chalice.
    .title = Capture a treasure
rule-FI-A11 = The 4 cards you spend join the Treasure discards. The figurine stands in front of you, belongs to the team and does not count as a card in your hand.
    .title = Cards spent, figurine taken
rule-FI-A12 = A flooded site is no obstacle: you can capture its treasure there.
    .title = Capture on a flooded site
rule-FI-A13 = There is only one of each treasure: once captured, it cannot be captured again.
    .title = Each treasure once

## Rules: the adventurers

rule-FI-R1 = The Explorer moves, shores up and swims diagonally as well as up, down, left and right.
    .title = The Explorer
rule-FI-R2 = Once in each of their own turns, the Pilot may spend 1 action to fly to any other tile that has not sunk. The Pilot takes nobody along, and can still walk like everyone else.
    .title = The Pilot
rule-FI-R3 = When their tile sinks, the Pilot may fly to any tile that has not sunk. This costs no action and is separate from the one flight per turn: neither one uses up the other.
    .title = Pilot in the water
rule-FI-R4 = For 1 action, the Navigator moves the pawn of one other player by 1 or 2 steps; each of the turn’s 3 actions may serve for this, on the same pawn or on another. The Navigator’s own pawn walks 1 step per action, like everyone’s.
    .title = The Navigator
rule-FI-R5 = The two steps need not follow a straight line. Each one goes up, down, left or right to a tile that has not sunk, dry or flooded, and the pawn ends on a tile other than the one it left. The option on moved pawns’ powers widens this for the Explorer and the Diver.
    .title = The Navigator’s two steps
rule-FI-R6 = The Navigator decides alone: a player who is moved need not agree.
    .title = No consent needed
rule-FI-R7 = A pawn moved by the Navigator takes plain steps, whatever its role: the Explorer not diagonally, the Diver not across missing tiles, the Pilot not by air. With the option on, the Explorer may take each step diagonally, and the first of the Diver’s two steps may lead through one missing tile if the second reaches a tile; the Pilot still does not fly.
    .title = Plain steps when moved
rule-FI-R8 = For 1 action, the Diver may go through one or more flooded or missing tiles in a row, each touching the next by a side, with as many bends as needed. The Diver comes out on another tile than at the start: a flooded one of this path, or any tile, dry or flooded, that touches the path by a side. Stopping on a missing tile or passing through a dry one is not allowed; an ordinary step is.
    .title = The Diver
rule-FI-R9 = The Diver crosses only the 24 places of the island. The open sea around it is closed, even to the Diver.
    .title = No open sea
rule-FI-R10 = For 1 action, the Engineer shores up one or two different flooded tiles, both in reach from the spot: their own tile and those directly above, below, left and right. An unused second tile is not kept for later.
    .title = The Engineer
rule-FI-R11 = The Messenger gives treasure cards to any player, wherever both pawns are, for 1 action per card. It works one way: to give the Messenger a card, you must share their tile.
    .title = The Messenger
rule-FI-R12 = You never have to use your power. Except for those that help you swim, powers work only during your own actions.
    .title = Powers are optional

## Rules: drawing from the Treasure deck

rule-FI-D1 = When your actions are over, take 2 cards from the Treasure deck, one by one, and lay them in plain sight before you.
    .title = Treasure draw
rule-FI-D2 = You never keep a Waters Rise! card: carry it out at once, then discard it. It counts among your 2 cards and nothing replaces it.
    .title = Drawing Waters Rise!
rule-FI-D3 = Drawing the last card of the Treasure deck calls for a new deck at once: the Treasure discards, shuffled. A Waters Rise! drawn last is carried out and discarded before the shuffle, so the new deck contains it. Any other last card joins your hand, then comes the shuffle; if the hand limit makes you discard, you do so afterwards, and that card begins the new discard pile.
    .title = Empty Treasure deck
rule-FI-D4 = If the deck is renewed between your two draws, take your second card from the new one.
    .title = Renewed between two draws

## Rules: the hand limit

rule-FI-H1 = You may have 5 cards at most, treasure cards and special cards counted together. Figurines do not count.
    .title = Five cards at most
rule-FI-H2 = If you have 6 cards, choose 1 and discard it at once, before anything else happens. The limit is checked card by card, drawn or received: you discard before your second draw, or before the player who gave you the card acts again.
    .title = Discard at once
rule-FI-H3 = You choose freely which card to discard, even the one that has just arrived.
    .title = Your choice
rule-FI-H4 = If you choose to part with a special card, you may use its effect first; that brings you back to 5 cards as well. You may also throw it away unused.
    .title = Play it instead
rule-FI-H5 = The limit also applies outside your own turn, for example when someone gives you a card.
    .title = Out of turn too
rule-FI-H6 = With 5 cards or fewer, you may not discard just because you wish to.
    .title = No free discard

## Rules: special cards

rule-FI-C1 = You may play your own Helicopter Lift and Sandbags cards in any step of anyone’s turn. It costs no action and nothing ever forces you to. A revealed card is always settled first.
    .title = Special cards
rule-FI-C2 = Once its effect is done, a special card goes to the Treasure discard pile.
    .title = Used cards
rule-FI-C3 = A Helicopter Lift can fly pawns from one tile to any other tile that has not sunk, dry or flooded. Choose one or more of the pawns there, whoever owns them; they all land on the same tile, and yours need not be among them.
    .title = Helicopter Lift: carry pawns
rule-FI-C4 = A Helicopter Lift can also take off and win, when all is ready for the escape. One card serves only one of its two uses.
    .title = Helicopter Lift: take off
rule-FI-C5 = Sandbags shore up one flooded tile, anywhere on the island.
    .title = Sandbags at work
rule-FI-C6 = To use a special card, you need something to use it on: for Sandbags, a flooded tile. A Helicopter Lift can always fly somewhere.
    .title = A target is needed
rule-FI-C7 = Whoever plays the card decides; the players it moves need not agree. Better talk first.
    .title = The card’s player decides
rule-FI-C8 = You may play special cards before, between and after the actions, before and after each card drawn. While someone has 6 cards, only that player may play one of theirs, instead of discarding; while a pawn is on a sinking tile, only a Helicopter Lift may be played, as a rescue. A card that has just been revealed takes effect before anything can be played.
    .title = When to play them

## Rules: Waters Rise!

rule-FI-W1 = When you draw Waters Rise!, carry out three things at once. The level marker climbs one mark; the Flood discards are shuffled and go face down on top of the Flood pile; last, the card joins the Treasure discards.
    .title = Waters Rise!
rule-FI-W2 = The new level counts right away: it sets how many Flood cards you draw this very turn.
    .title = Effective this turn
rule-FI-W3 = If both cards you draw are Waters Rise!, the marker climbs 2 marks but there is only one shuffle: the second time, no Flood discards are left.
    .title = Two in one draw
rule-FI-W4 = With no Flood discards, Waters Rise! only moves the marker; the Flood pile stays as it is.
    .title = No Flood discards
rule-FI-W5 = Only the discarded Flood cards are shuffled. Underneath, the rest of the Flood pile stays in the same order.
    .title = The pile underneath
rule-FI-W6 = The game is lost the moment the marker reaches level 10, the skull. No more cards are drawn.
    .title = The skull
rule-FI-W7 = The Waters Rise! card that reaches the skull still joins the Treasure discards. The Flood pile and its discards do not move, and no deck is renewed.
    .title = The last rise

## Rules: flood

rule-FI-F1 = After the Treasure draw, draw as many Flood cards as the water meter shows. Take them one by one, and finish each before the next.
    .title = Flood draw
rule-FI-F2 = If the card’s tile is dry, it becomes flooded and the card joins the Flood discards.
    .title = A dry tile floods
rule-FI-F3 = If the card’s tile is already flooded, it sinks: tile and card both leave the game for good, and the card does not join the discards.
    .title = A flooded tile sinks
rule-FI-F4 = Nothing can shore up a sunk tile. Once a tile’s Flood card is revealed, Sandbags come too late to save it.
    .title = Too late
rule-FI-F5 = As soon as the Flood pile is empty and its last card has been discarded, or removed with its tile, the Flood discards are shuffled into a new pile, before any pawn swims. Finish your draw from it. It contains that last card too, unless the tile sank, so one tile may be hit twice in a turn.
    .title = Empty Flood pile
rule-FI-F6 = You read the number of Flood cards once, when the Flood draw begins; it cannot change until the draw is over.
    .title = Read once

## Rules: pawns on flooding tiles

rule-FI-P1 = When the tile under your pawn becomes flooded, you stay on it, safe and sound.
    .title = Your tile floods
rule-FI-P2 = When the tile under your pawn sinks, swim at once to a tile still there directly above, below, left or right, dry or flooded. You choose, whoever’s turn it is, and it costs no action. The Explorer, the Pilot and the Diver have rules of their own.
    .title = Your tile sinks
rule-FI-P3 = When their tile sinks, the Explorer may also swim diagonally, and the Pilot flies to any tile that has not sunk.
    .title = Explorer and Pilot escape
rule-FI-P4 = When their tile sinks, the Diver swims to the nearest tile that has not sunk, however far. Distance is counted in steps up, down, left and right over the island’s 24 places; among equally near tiles, the Diver chooses.
    .title = Diver escapes
rule-FI-P5 = If a pawn must swim, has no tile to go to and no Helicopter Lift saves it, it drowns and everybody loses. The Diver and the Pilot always have somewhere to go.
    .title = When a pawn drowns
rule-FI-P6 = Anyone holding a Helicopter Lift may play it while a pawn is on a sinking tile. It carries the pawn being settled, and any others still there that you choose, to any tile that has not sunk. Even a pawn that cannot swim is saved this way.
    .title = Rescue by helicopter
rule-FI-P7 = If several pawns are on the sinking tile, they are settled one at a time: first the active player’s, then the others clockwise. The remaining Flood cards wait until all are safe.
    .title = Several pawns in the water
rule-FI-P8 = Drowning is checked the moment a tile has sunk, then each time a pawn has swum or been rescued. If even one pawn still in the water cannot swim anywhere and nobody holds a Helicopter Lift, the game is lost on the spot, before any other pawn swims.
    .title = When drowning is checked

## Rules: the end

rule-FI-E1 = You win when the four treasures are captured, all pawns are on Fools’ Landing and any one of you discards a Helicopter Lift to take off. It takes effect at once, on anyone’s turn, whenever special cards may be played. It never happens by itself: someone has to choose it.
    .title = How you win
rule-FI-E2 = You can take off from Fools’ Landing even when it is flooded.
    .title = Flooded take-off
rule-FI-E3 = You lose when a treasure you have not captured has neither of its two sites left.
    .title = Loss: treasure out of reach
rule-FI-E4 = You lose if Fools’ Landing sinks.
    .title = Loss: Fools’ Landing
rule-FI-E5 = You lose if a pawn must swim but cannot, and no Helicopter Lift saves it.
    .title = Loss: drowning
rule-FI-E6 = You lose if the level marker reaches the skull.
    .title = Loss: water level
rule-FI-E7 = A loss counts the instant it occurs, and play stops there. If one sinking tile causes several, the loss named is the first of these: Fools’ Landing sunk, treasure out of reach, adventurer drowned. The first two leave no time to swim or to play a Helicopter Lift.
    .title = When losses count
rule-FI-E8 = Once a treasure is captured, its sites may sink without costing you the game.
    .title = Sites no longer needed

## Rules: difficulty and variants

rule-FI-O1 = Difficulty changes one thing, the level at which the marker starts: 1 for Novice, 2 for Normal, 3 for Elite, 4 for Legendary.
    .title = Difficulty levels
rule-FI-O2 = You may choose your adventurers instead of dealing them at random, as long as all are different. New combinations are worth a try.
    .title = Chosen adventurers
rule-FI-O3 = As an extra that is not in the rulebook, you may pick one of eleven other island shapes, of 24 tiles each. Otherwise you play on the rulebook’s shape: a square of 4 by 4 with 2 tiles in the middle of each side.
    .title = Other island shapes

## Rules: how play moves on

rule-FI-Q1 = Each turn opens with 3 actions, and the Pilot’s flight is available again. Once the last action is spent, or you end your actions, the Treasure draw comes at once with nothing to confirm; special cards can still be played before the first card.
    .title = From actions to draw
rule-FI-Q2 = A Waters Rise! card is settled in this order: marker up (stop if it is on the skull), Flood discards shuffled onto their pile, card discarded, deck renewed if empty. Any other card of the Treasure deck goes to your hand, the deck is renewed if empty, and then you discard if you have 6 cards.
    .title = Settling a Treasure draw
rule-FI-Q3 = After both cards of the Treasure draw, once nobody has more than 5 cards, the Flood draw begins. That is when its number of cards is read from the water meter.
    .title = From Treasure to Flood
rule-FI-Q4 = A Flood card floods a dry tile and is discarded, or leaves the game with a flooded tile; then, if Fools’ Landing has sunk, or else if a treasure is out of reach, the game ends there. Next, the Flood pile is renewed if empty. Last, drowning is checked and the pawns of the sunk tile escape one by one.
    .title = Settling a Flood draw
rule-FI-Q5 = When all Flood cards are drawn and nobody is in the water, the next player clockwise opens their turn with 3 actions; there is nothing to confirm. The end of one turn and the start of the next are one and the same moment for special cards: any holder may play there.
    .title = To the next player
rule-FI-Q6 = After a forced discard or an escape from the water, play resumes where it stopped. If your last action gives someone a sixth card, they discard before your Treasure draw.
    .title = After an interruption
rule-FI-Q7 = You play a Helicopter Lift in three steps: the tile to leave from, the passengers (at least one, picked in seat order; no choice if only one pawn is there), the tile to land on. The card is spent and the pawns move at the last step only, and nobody else acts meanwhile. In a rescue, the tile and the pawn being settled are given, and you may add others still there.
    .title = Helicopter step by step
rule-FI-Q8 = Play advances when the active player acts or draws; holders of special cards need not answer, and silence is a pass. Bots with special cards are asked in turn, starting with the active player’s seat, before each action, end of actions or draw, and again after each special card played.
    .title = Who waits for whom
rule-FI-Q9 = Until the game is over, there is always a legal choice. In each step of your own you can always end your actions, draw or discard, and nobody is asked to leave the water unless they can swim or be rescued.
    .title = Never stuck

## Rules: special cases

rule-FI-X1 = The Treasure deck and its discards never run out together. The hands contain at most 21 cards (four times 5, plus one in excess), so at least 7 of the 28 are left to shuffle.
    .title = Always cards to shuffle
rule-FI-X2 = When Waters Rise! is the last card of the Treasure deck, it is carried out and discarded before the new deck is shuffled, and so is part of it. Each pass through the deck thus contains exactly 3 of them.
    .title = Waters Rise! drawn last
rule-FI-X3 = When the last card of the Treasure deck gives you 6 cards, the deck is renewed first. You discard afterwards, onto the new discard pile.
    .title = Sixth card drawn last
rule-FI-X4 = When your first draw gives you a sixth card, you discard before you draw the second.
    .title = Sixth card, first draw
rule-FI-X5 = Nobody ever has 7 cards, because the limit is checked after every card. Checking only after both draws is not supported here.
    .title = Never seven cards
rule-FI-X6 = If the Flood pile empties exactly at the end of a turn, it is renewed at once. A Waters Rise! on the next turn then finds no Flood discards and only moves the marker.
    .title = Empty at turn’s end
rule-FI-X7 = If fewer tiles remain than Flood cards to draw, go on drawing and renewing the pile. Fools’ Landing is always among the tiles left, so this ends with your last card or with a loss.
    .title = More cards than tiles
rule-FI-X8 = Two Waters Rise! cards in one draw at level 8 take the marker to 9, then 10: the second one loses the game, and no Flood card is drawn.
    .title = Two rises at level 8
rule-FI-X9 = At level 9, a Waters Rise! on your first draw loses the game at once; you do not draw the second card.
    .title = A rise at level 9
rule-FI-X10 = You cannot play Sandbags on a flooded tile whose Flood card has just been revealed: it is sinking already.
    .title = Sandbags after the reveal
rule-FI-X11 = Between two Flood cards, Sandbags may be played on any flooded tile.
    .title = Sandbags between Flood cards
rule-FI-X12 = Whoever holds a Helicopter Lift may use it to save a pawn whose tile is sinking.
    .title = Helicopter from a sinking tile
rule-FI-X13 = If Fools’ Landing sinks, you lose, even with everyone on it, the four treasures and a Helicopter Lift in hand. You had to take off before that Flood card was revealed.
    .title = Take-off too late
rule-FI-X14 = If the last site of a treasure you lack sinks, you lose, even when a pawn on it holds the 4 cards. Capture is an action; it cannot be done in reaction.
    .title = Capture too late
rule-FI-X15 = When one Flood card puts a treasure out of reach and also leaves a pawn with nowhere to swim, the loss named is the treasure.
    .title = Two losses at once
rule-FI-X16 = A pawn may stand on a tile with no other tile left around it. It cannot walk, but it can still shore up the tile beneath it, and a Helicopter Lift can carry it off; the Diver and the Pilot may also leave by their power.
    .title = Cut off
rule-FI-X17 = You may swim to a flooded tile.
    .title = Swimming to a flooded tile
rule-FI-X18 = One Helicopter Lift can save several pawns stranded on the same sinking tile. It sets them all down on one tile.
    .title = Group rescue
rule-FI-X19 = When several pawns are on a sinking tile, one may swim and another be carried off by helicopter: each is settled separately.
    .title = One swims, one flies
rule-FI-X20 = The Diver cannot end an action in the water: each move must end on a tile.
    .title = Diver out of the water
rule-FI-X21 = Within one action, the Diver cannot pass through a dry tile.
    .title = Dry tiles stop the Diver
rule-FI-X22 = The Diver may set off from a dry tile. Only the tiles passed through must be flooded or missing.
    .title = Diving from a dry tile
rule-FI-X23 = If several tiles are equally near when the Diver must swim, the Diver picks any one of them.
    .title = Equally near tiles
rule-FI-X24 = When their tile sinks, the Diver reaches one of the nearest tiles and no further. Swimming on past a flooded tile to a better one is not allowed.
    .title = Nearest means nearest
rule-FI-X25 = The Navigator’s power moves other players only: it cannot move the Navigator 2 tiles.
    .title = Not the Navigator’s own pawn
rule-FI-X26 = With one action, the Navigator moves a single other player. The 2 steps cannot be split between two pawns, nor several pawns moved together.
    .title = One pawn per action
rule-FI-X27 = By default, the Navigator cannot move a pawn across a missing tile. The option on moved pawns’ powers allows it for the Diver alone, for one missing tile.
    .title = No crossing of gaps
rule-FI-X28 = With a single flooded tile in reach, the Engineer shores up just that one, for 1 action.
    .title = Engineer, one tile
rule-FI-X29 = The Engineer cannot shore up a tile, move, then shore up the second for the same action.
    .title = Engineer, no delay
rule-FI-X30 = The Pilot flies once per turn, no more, and may walk the rest of the time. Flights by Helicopter Lift and escapes from a sinking tile do not count as that one flight.
    .title = One flight per turn
rule-FI-X31 = You may give a treasure card to a player who has 5 cards, even if it is their fifth of that kind. They discard 1 at once, or play one of their special cards instead.
    .title = Giving a sixth card
rule-FI-X32 = If you capture a treasure with 5 of its cards in hand, you discard 4 and keep 1.
    .title = Five matching cards
rule-FI-X33 = Capturing a treasure takes none of its cards out of the game. You may still give them or discard them for the hand limit; they have no other use.
    .title = Cards no longer needed
rule-FI-X34 = Discarding 2 cards of a treasure you still need loses nothing for good: the discards are shuffled into the next deck.
    .title = Discarded copies come back
rule-FI-X35 = If nobody holds a Helicopter Lift when you are ready to leave, wait for one: all 3 remain in circulation. Lacking one is not a loss in itself.
    .title = Waiting for a helicopter
rule-FI-X36 = A Helicopter Lift that brings the last pawn to Fools’ Landing does no more than that. You need a second one to take off.
    .title = One card, one use
rule-FI-X37 = Any player with a Helicopter Lift may take off for the team, even out of turn and without being asked.
    .title = Anyone may take off
rule-FI-X38 = With 6 cards, you may play your Helicopter Lift to take off if all is ready, and the team wins.
    .title = Take-off with six cards
rule-FI-X39 = With 6 cards, you may discard a special card even if there is nothing to use it on; it then has no effect.
    .title = Discarded without effect
rule-FI-X40 = During your actions you may always end them, even if nothing useful is left to do: play is never blocked.
    .title = Nothing useful to do
rule-FI-X41 = If a player leaves an online game, a bot or a teammate takes over their seat.
    .title = A player leaves
rule-FI-X42 = Every pass through the Treasure deck brings 3 rises, so no game goes beyond a certain turn. With 2, 3 or 4 players this is 40, 39 or 38 at Novice and Normal, 39, 38 or 37 at Elite, 26, 25 or 24 at Legendary. These bounds are not reached, since cards kept in hand leave fewer to draw in later passes.
    .title = Longest game
rule-FI-X43 = If the last card of the Flood pile sinks a tile under a pawn, the tile and the card leave the game, the pile is renewed, and only then does the pawn swim.
    .title = Sinking on the last card
rule-FI-X44 = Of two pawns on a sinking tile, if one cannot swim and nobody holds a Helicopter Lift, you lose at once, even though the other could. Nobody is asked to swim first.
    .title = One of two drowns
rule-FI-X45 = After your third action, the Treasure draw comes next. There is still time for special cards before it, but not for another action.
    .title = After the third action
rule-FI-X46 = The Waters Rise! card that reaches the skull joins the Treasure discards; the Flood pile and its discards do not move.
    .title = Skull bookkeeping
rule-FI-X47 = When all is ready for the escape, a Helicopter Lift still offers two separate choices: carry pawns, which does not win, or take off, which does.
    .title = Carry or take off
rule-FI-X48 = Pawns may wait on Fools’ Landing before the fourth treasure is captured. What matters is that, when the Helicopter Lift is played, all four are captured and every pawn is there.
    .title = Gathering early
rule-FI-X49 = You may pass a treasure card back and forth. Every gift costs 1 action, so there are 3 per turn at most.
    .title = Back and forth
rule-FI-X50 = With 5 cards in hand, if neither card you draw is Waters Rise!, each one that brings you to 6 calls for its own discard, right after it. What you discard first cannot be your second card: an empty deck is renewed before that discard.
    .title = Two discards in a draw
