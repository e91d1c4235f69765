### Forbidden Desert: every word of the game, in English.
### Names are as printed on the components; every sentence is our own.
### Forms: .the, .of, .to and .a fit inside a sentence; the plain value stands alone or opens one.

## The game

game-name = Forbidden Desert
game-tagline = Four parts of a flying machine, a canteen each, and a storm that grows.
game-kind = Cooperative
game-first = For a first game: Novice, and adventurers dealt by chance.
game-summary =
    Your team has crashed in a desert that hides an ancient city. Dig out its tiles, follow the clues in pairs and pick up the four parts of a legendary flying machine. To win, gather every adventurer on the launch pad with all four parts. You lose together too: if someone dies of thirst, if the sand runs out or if the storm reaches the skull.
turn-summary =
    1. Up to 4 actions, in any mix: move, remove sand, reveal your tile, pick up a part, and what your adventurer can do.
    2. Storm cards, one by one: the storm meter says how many.
    Water and equipment change hands on one tile, and equipment is played, at any time and for no action.

## Places

cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-a5 = A5
cell-b5 = B5
cell-c5 = C5
cell-d5 = D5
cell-e5 = E5

## Tiles

tile-gear = Gear
    .the = the gear
    .of = of the gear
    .to = to the gear
    .a = a gear
tile-tunnel = Tunnel
    .the = the tunnel
    .of = of the tunnel
    .to = to the tunnel
    .a = a tunnel
tile-launch_pad = Launch pad
    .the = the launch pad
    .of = of the launch pad
    .to = to the launch pad
    .a = the launch pad
tile-clue_propeller_row = Propeller clue, row
    .the = the row clue of the propeller
    .of = of the row clue of the propeller
    .to = to the row clue of the propeller
    .a = the row clue of the propeller
tile-clue_propeller_col = Propeller clue, column
    .the = the column clue of the propeller
    .of = of the column clue of the propeller
    .to = to the column clue of the propeller
    .a = the column clue of the propeller
tile-clue_gearbox_row = Gearbox clue, row
    .the = the row clue of the gearbox
    .of = of the row clue of the gearbox
    .to = to the row clue of the gearbox
    .a = the row clue of the gearbox
tile-clue_gearbox_col = Gearbox clue, column
    .the = the column clue of the gearbox
    .of = of the column clue of the gearbox
    .to = to the column clue of the gearbox
    .a = the column clue of the gearbox
tile-clue_crystal_row = Solar crystal clue, row
    .the = the row clue of the solar crystal
    .of = of the row clue of the solar crystal
    .to = to the row clue of the solar crystal
    .a = the row clue of the solar crystal
tile-clue_crystal_col = Solar crystal clue, column
    .the = the column clue of the solar crystal
    .of = of the column clue of the solar crystal
    .to = to the column clue of the solar crystal
    .a = the column clue of the solar crystal
tile-clue_navigation_row = Navigation deck clue, row
    .the = the row clue of the navigation deck
    .of = of the row clue of the navigation deck
    .to = to the row clue of the navigation deck
    .a = the row clue of the navigation deck
tile-clue_navigation_col = Navigation deck clue, column
    .the = the column clue of the navigation deck
    .of = of the column clue of the navigation deck
    .to = to the column clue of the navigation deck
    .a = the column clue of the navigation deck
tile-well = Well
    .the = the well
    .of = of the well
    .to = to the well
    .a = a well
tile-mirage = Mirage
    .the = the mirage
    .of = of the mirage
    .to = to the mirage
    .a = a mirage
tile-crash = Crash site
    .the = the crash site
    .of = of the crash site
    .to = to the crash site
    .a = the crash site
tile-plain = Desert
    .the = the desert tile
    .of = of the desert tile
    .to = to the desert tile
    .a = a desert tile
tile-water = Water?
    .the = the tile with a water sign
    .of = of the tile with a water sign
    .to = to the tile with a water sign
    .a = a tile with a water sign

## Parts of the flying machine

part-propeller = Propeller
    .the = the propeller
    .of = of the propeller
    .to = to the propeller
part-gearbox = Gearbox
    .the = the gearbox
    .of = of the gearbox
    .to = to the gearbox
part-crystal = Solar crystal
    .the = the solar crystal
    .of = of the solar crystal
    .to = to the solar crystal
part-navigation = Navigation deck
    .the = the navigation deck
    .of = of the navigation deck
    .to = to the navigation deck

## Storm cards

storm-wind_n1 = Wind blows north, 1
    .the = the Wind blows card (north, 1)
    .of = of the Wind blows card (north, 1)
    .a = Wind blows (north, 1)
    .help = One tile shifts north into the storm and gets 1 sand marker.
storm-wind_n2 = Wind blows north, 2
    .the = the Wind blows card (north, 2)
    .of = of the Wind blows card (north, 2)
    .a = Wind blows (north, 2)
    .help = Up to two tiles shift north, one after the other, and get 1 sand marker each.
storm-wind_n3 = Wind blows north, 3
    .the = the Wind blows card (north, 3)
    .of = of the Wind blows card (north, 3)
    .a = Wind blows (north, 3)
    .help = Up to three tiles shift north, one after the other, and get 1 sand marker each.
storm-wind_s1 = Wind blows south, 1
    .the = the Wind blows card (south, 1)
    .of = of the Wind blows card (south, 1)
    .a = Wind blows (south, 1)
    .help = One tile shifts south into the storm and gets 1 sand marker.
storm-wind_s2 = Wind blows south, 2
    .the = the Wind blows card (south, 2)
    .of = of the Wind blows card (south, 2)
    .a = Wind blows (south, 2)
    .help = Up to two tiles shift south, one after the other, and get 1 sand marker each.
storm-wind_s3 = Wind blows south, 3
    .the = the Wind blows card (south, 3)
    .of = of the Wind blows card (south, 3)
    .a = Wind blows (south, 3)
    .help = Up to three tiles shift south, one after the other, and get 1 sand marker each.
storm-wind_e1 = Wind blows east, 1
    .the = the Wind blows card (east, 1)
    .of = of the Wind blows card (east, 1)
    .a = Wind blows (east, 1)
    .help = One tile shifts east into the storm and gets 1 sand marker.
storm-wind_e2 = Wind blows east, 2
    .the = the Wind blows card (east, 2)
    .of = of the Wind blows card (east, 2)
    .a = Wind blows (east, 2)
    .help = Up to two tiles shift east, one after the other, and get 1 sand marker each.
storm-wind_e3 = Wind blows east, 3
    .the = the Wind blows card (east, 3)
    .of = of the Wind blows card (east, 3)
    .a = Wind blows (east, 3)
    .help = Up to three tiles shift east, one after the other, and get 1 sand marker each.
storm-wind_w1 = Wind blows west, 1
    .the = the Wind blows card (west, 1)
    .of = of the Wind blows card (west, 1)
    .a = Wind blows (west, 1)
    .help = One tile shifts west into the storm and gets 1 sand marker.
storm-wind_w2 = Wind blows west, 2
    .the = the Wind blows card (west, 2)
    .of = of the Wind blows card (west, 2)
    .a = Wind blows (west, 2)
    .help = Up to two tiles shift west, one after the other, and get 1 sand marker each.
storm-wind_w3 = Wind blows west, 3
    .the = the Wind blows card (west, 3)
    .of = of the Wind blows card (west, 3)
    .a = Wind blows (west, 3)
    .help = Up to three tiles shift west, one after the other, and get 1 sand marker each.
storm-sun_beats_down = Sun beats down
    .the = the Sun beats down card
    .of = of the Sun beats down card
    .a = Sun beats down
    .help = Everybody outside a tunnel and a Solar Shield drinks 1 water.
storm-storm_picks_up = Storm picks up
    .the = the Storm picks up card
    .of = of the Storm picks up card
    .a = Storm picks up
    .help = The storm marker climbs one mark.

## Equipment

equipment-dune_blaster = Dune Blaster
    .the = the Dune Blaster
    .of = of the Dune Blaster
    .a = a Dune Blaster
    .help = Remove all sand from your tile or from one next to it.
equipment-jet_pack = Jet Pack
    .the = the Jet Pack
    .of = of the Jet Pack
    .a = a Jet Pack
    .help = Fly to any tile that is not blocked; one other pawn of your tile may come along.
equipment-solar_shield = Solar Shield
    .the = the Solar Shield
    .of = of the Solar Shield
    .a = a Solar Shield
    .help = Until your next turn starts, nobody on your tile drinks when the sun beats down.
equipment-terrascope = Terrascope
    .the = the Terrascope
    .of = of the Terrascope
    .a = a Terrascope
    .help = Look at the face of one unrevealed tile.
equipment-water_reserve = Secret Water Reserve
    .the = the Secret Water Reserve
    .of = of the Secret Water Reserve
    .a = a Secret Water Reserve
    .help = Everybody on your tile gains 2 water.
equipment-time_throttle = Time Throttle
    .the = the Time Throttle
    .of = of the Time Throttle
    .a = a Time Throttle
    .help = On your own turn, take 2 more actions.

## Adventurers

adventurer-archaeologist = Archaeologist
    .the = the Archaeologist
    .of = of the Archaeologist
    .to = to the Archaeologist
    .power = Removes 2 sand markers from the same tile for 1 action. Canteen: 3.
adventurer-climber = Climber
    .the = the Climber
    .of = of the Climber
    .to = to the Climber
    .power = Moves onto blocked tiles and may take one pawn along at each move. Nobody on her tile is buried. Canteen: 3.
adventurer-explorer = Explorer
    .the = the Explorer
    .of = of the Explorer
    .to = to the Explorer
    .power = Moves, removes sand and uses Dune Blasters diagonally too. Canteen: 4.
adventurer-meteorologist = Meteorologist
    .the = the Meteorologist
    .of = of the Meteorologist
    .to = to the Meteorologist
    .power = For 1 action, draws 1 storm card fewer at the end of the turn, or looks at the next cards, may put one under the pile and orders the others. Canteen: 4.
adventurer-navigator = Navigator
    .the = the Navigator
    .of = of the Navigator
    .to = to the Navigator
    .power = For 1 action, moves another player’s pawn up to 3 steps, with that pawn’s own powers. Canteen: 4.
adventurer-water_carrier = Water Carrier
    .the = the Water Carrier
    .of = of the Water Carrier
    .to = to the Water Carrier
    .power = For 1 action, takes 2 water from a revealed well she stands on. Gives water to tiles next to hers at any time. Canteen: 5.

## Difficulty

difficulty-novice = Novice
    .help = The storm starts on its lowest mark: 2 storm cards per turn.
difficulty-normal = Normal
    .help = The storm starts one mark higher: 3 storm cards per turn.
difficulty-elite = Elite
    .help = The storm starts two marks higher: 3 storm cards per turn, and the skull is nearer.
difficulty-legendary = Legendary
    .help = The storm starts three marks higher: 3 storm cards per turn, and soon 4.

## Options

option-difficulty = Difficulty
    .help = Sets the mark on which the storm starts. Nothing else changes.
option-adventurers = Adventurers
    .help = Let chance deal the adventurers, or choose them yourselves. No adventurer is played twice.
    .random = At random
    .chosen = Chosen
option-first_player = First player
    .help = Name who starts, or leave it to chance.
    .random = At random
    .chosen = Chosen

## Endings

ending-escaped = You made it!
    .help = The flying machine lifts your whole team out of the desert.
ending-thirst = Death by thirst
    .help = The heat takes { $pawn }: there is no water left to drink.
ending-burial = Buried for ever
    .help = There is no sand marker left for the desert to lay: it has swallowed you.
ending-storm = Swept away
    .help = The storm marker is on the skull: the storm carries everybody off.

## Events: set-up

event-dealt_adventurer =
    { $water ->
        [one] { $seat } plays { $adventurer_the }, with { $water } portion of water.
       *[other] { $seat } plays { $adventurer_the }, with { $water } portions of water.
    }
event-crashed = The team has crashed at { $cell }.
event-first_player = { $seat } goes first.

## Events: the game

event-turn_began = Turn { $turn }: { $seat } to play.
event-moved = { $seat } moves from { $from } to { $to }.
event-moved_with = { $seat } moves from { $from } to { $to } and takes { $pawn } along.
event-dug =
    { $count ->
        [one] { $seat } removes 1 sand marker at { $cell }: { $left } left.
       *[other] { $seat } removes { $count } sand markers at { $cell }: { $left } left.
    }
event-revealed = { $seat } reveals { $tile_a } at { $cell }.
event-drew_equipment = { $seat } finds { $equipment_a }.
event-gained_water =
    { $count ->
        [0] { $seat } has no room for more water.
        [one] { $seat } gains 1 water and has { $water }.
       *[other] { $seat } gains { $count } water and has { $water }.
    }
event-part_placed = The clues meet: { $part_the } lies at { $cell }!
event-part_in_eye = The clues meet in the storm: { $part_the } waits at { $cell } for the next tile.
event-part_caught = The tile blown to { $cell } catches { $part_the }.
event-picked_up = { $seat } picks up { $part_the } at { $cell }!
event-reduced =
    { $cards ->
        [0] { $seat } holds the storm off: no storm card this turn.
        [one] { $seat } holds the storm off: 1 storm card this turn.
       *[other] { $seat } holds the storm off: { $cards } storm cards this turn.
    }
event-looked =
    { $count ->
        [one] { $seat } looks at the top card of the storm pile.
       *[other] { $seat } looks at the top { $count } cards of the storm pile.
    }
event-saw = { $seat } sees { $storm_a }.
event-put_none_under = { $seat } puts no card under the pile.
event-put_under = { $seat } puts { $storm_a } under the pile.
event-put_back = { $seat } puts back { $storm_a } as number { $number }.
event-navigated = { $seat } guides { $pawn } from { $from } to { $to }.
event-navigated_with = { $seat } guides { $pawn } from { $from } to { $to }, with { $passenger }.
event-stopped = { $seat } has guided { $pawn } far enough.
event-drew_from_well = { $seat } draws water from the well.
event-ended_step =
    { $left ->
        [0] { $seat } is done. Storm cards to draw: { $cards }.
        [one] { $seat } stops there and leaves 1 action unused. Storm cards to draw: { $cards }.
       *[other] { $seat } stops there and leaves { $left } actions unused. Storm cards to draw: { $cards }.
    }
event-drew_storm = { $seat } draws { $storm_a }.
event-storm_shuffled =
    { $count ->
        [one] The storm pile has run out: its single discard makes the new one.
       *[other] The storm pile has run out: its { $count } discards are shuffled into a new one.
    }
event-shifted = The wind shifts the tile from { $from } to { $to }.
event-respite =
    { $count ->
        [one] Respite: 1 tile is missing, and nothing moves in its place.
       *[other] Respite: { $count } tiles are missing, and nothing moves in their place.
    }
event-sand_fell =
    { $count ->
        [one] Sand falls at { $cell }: 1 marker.
       *[other] Sand falls at { $cell }: { $count } markers.
    }
event-storm_rose =
    { $left ->
        [0] The storm picks up and reaches the skull!
        [one] The storm picks up: { $cards } storm cards per turn, 1 mark to the skull.
       *[other] The storm picks up: { $cards } storm cards per turn, { $left } marks to the skull.
    }
event-sheltered = { $seat } is safe from the sun in a tunnel.
event-shaded = { $seat } is safe under a Solar Shield.
event-drank = { $seat } drinks and has { $water } water left.
event-died = { $seat } has nothing left to drink!
event-gave = { $seat } gives { $amount } water to { $receiver }.
event-handed_over = { $seat } passes { $equipment_a } to { $receiver }.
event-blasted =
    { $count ->
        [one] { $seat } fires a Dune Blaster at { $cell }: 1 sand marker is gone.
       *[other] { $seat } fires a Dune Blaster at { $cell }: { $count } sand markers are gone.
    }
event-jet_pack_played = { $seat } starts a Jet Pack.
event-jetted = { $seat } flies from { $from } to { $to }.
event-jetted_with = { $seat } flies from { $from } to { $to } with { $pawn }.
event-shield_raised = { $seat } raises a Solar Shield.
event-shield_ended = The Solar Shield { $seat_of } has worn off.
event-reserve_opened = { $seat } opens the Secret Water Reserve.
event-peeked = { $seat } sees through the Terrascope: { $tile_a } at { $cell }.
event-time_throttled = { $seat } uses the Time Throttle and has { $left } actions.
event-game_won = The game is won: the machine flies!
event-game_lost = The game is lost: the desert keeps its secrets.

## The final count

figure-parts = Machine parts
figure-storm = Storm marks
figure-sand = Sand markers laid
figure-turns = Turns

## Actions

action-move = Move to { $cell }
action-move_with = Move to { $cell } and take { $pawn } along
action-dig = Remove sand at { $cell }
action-reveal = Reveal your tile
action-pick_up = Pick up { $part_the }
action-reduce = Draw one storm card fewer
action-look = Look at the next storm cards
action-navigate = Guide { $pawn }
action-take_water = Draw water from the well
action-end_step = End your actions
action-draw_storm = Draw a storm card
action-end_turn = End the turn
action-step = To { $cell }
action-step_with = To { $cell }, with { $pawn }
action-stop = Stop here
action-under = Put { $storm_a } under the pile
action-under_none = Leave all cards on top
action-next = Next: { $storm_a }
action-alone = Fly alone
action-passenger = Take { $pawn } along
action-land = Land at { $cell }
action-give = Give { $amount } water to { $receiver }
action-hand_over = Pass { $equipment_a } to { $receiver }
action-dune_blaster = Dune Blaster: clear { $cell }
action-jet_pack = Jet Pack: fly off
action-solar_shield = Solar Shield: raise it
action-terrascope = Terrascope: look under { $cell }
action-water_reserve = Secret Water Reserve: open it
action-time_throttle = Time Throttle: 2 more actions

## Questions

ask-take_actions =
    { $left ->
        [0] You have no action left: end your actions when you are ready.
        [one] You have 1 action left: what do you do?
       *[other] You have { $left } actions left: what do you do?
    }
ask-dig_out =
    { $left ->
        [one] You are buried, with 1 action left: dig, or end your actions.
       *[other] You are buried, with { $left } actions left: dig, or end your actions.
    }
ask-draw_storm =
    { $left ->
        [one] You have 1 more storm card to draw.
       *[other] You have { $left } storm cards to draw, one by one.
    }
ask-end_turn = The storm has had its say: end the turn when everybody is ready.
ask-navigate =
    { $made ->
        [0] Where does { $pawn } ({ $adventurer }) go? Steps left: { $left }.
       *[other] Where does { $pawn } ({ $adventurer }) go next? Steps left: { $left }.
    }
ask-look_under =
    { $count ->
        [one] You see 1 card: does it go under the pile?
       *[other] You see { $count } cards: which one goes under the pile?
    }
ask-look_order = Which card will be drawn as number { $number }?
ask-choose_passenger = Who flies with you?
ask-choose_landing = Where do you land?
ask-free_act = You may share water, pass equipment or play it now.

## Words on the board

word-storm_level = Storm level
word-storm_cards = Storm cards per turn
word-cards_to_draw = Storm cards this turn
word-marks_left = Marks to the skull
word-sand_supply = Sand in the supply
word-water = Water
word-canteen = Canteen
word-equipment = Equipment
word-storm_pile = Storm pile
word-equipment_pile = Equipment pile
word-discards = Discards
word-known_top = Next cards
word-known_bottom = Last cards
word-unknown = Unknown
word-suns_left = Suns left in the pile
word-rises_left = “Storm picks up” left in the pile
word-actions_left = Actions left
word-revealed = Revealed
word-hidden = Hidden
word-peeked = Peeked at
word-blocked = Blocked
word-buried = Buried
word-sand = Sand
word-storm = The storm
word-parts = Parts
word-picked_up = Picked up
word-on_tile = On a tile
word-in_eye = In the eye of the storm
word-shield = Solar Shield up
word-skull = Skull

## Rules: set-up

rule-FD-S1 = Before the game everybody may study both sides of the 24 tiles. What the desert hides is public knowledge; only its place is not.
    .title = A look at the tiles
rule-FD-S2 = Once the tiles lie desert side up, nobody looks under one any more, unless a reveal or a Terrascope shows it.
    .title = Desert side up
rule-FD-S3 = The shuffled tiles form a square of 5 by 5 with an empty centre, all turned the same way: north is up.
    .title = Laying the desert
rule-FD-S4 = The empty space is the eye of the storm. It wanders as the wind shifts tiles into it.
    .title = The storm
rule-FD-S5 = Eight sand markers start in a diamond round the storm, one per tile; the other 40 are the supply.
    .title = First sand
rule-FD-S6 = The four parts of the flying machine wait beside the board: none is in the desert yet.
    .title = Parts set aside
rule-FD-S7 = The storm marker starts on the mark of your difficulty, in the column of the number of players. The mark says how many storm cards a turn brings.
    .title = The storm meter
rule-FD-S8 = The 31 storm cards are shuffled face down, and their discard pile starts empty. North on the cards is up.
    .title = Storm pile
rule-FD-S9 = The 12 equipment cards are shuffled face down.
    .title = Equipment pile
rule-FD-S10 = Each player gets one of the six adventurers at random, or you choose them. Roles and powers are public, and nobody plays the same one twice.
    .title = Adventurers
rule-FD-S11 = Your canteen starts on its top mark: 3, 4 or 5 portions of water, depending on the adventurer.
    .title = Full canteens
rule-FD-S12 = Every pawn starts on the crash tile, wherever it lies, even if it carries a sand marker.
    .title = The crash site
rule-FD-S13 = On a real table the thirstiest player starts; here you name the first player or leave it to chance. Turns then pass clockwise.
    .title = First player

## Rules: the turn

rule-FD-T1 = Your turn has two steps: up to 4 actions, then the storm cards. The next player clockwise follows.
    .title = Two steps
rule-FD-T2 = You take 0 to 4 actions in the mix and order you like, repeats included. An action you do not use is lost.
    .title = Up to 4 actions
rule-FD-T3 = Move, remove sand, reveal, pick up a part; some adventurers have more. Only the active player acts, and only in the first step.
    .title = The actions
rule-FD-T4 = Talk as much as you like. The active player alone decides on the actions.
    .title = Free advice
rule-FD-T5 = Sharing water, passing equipment and playing equipment cost no action and are open to everybody at any time.
    .title = Free acts
rule-FD-T6 = “Any time” means before, between and after actions, between two steps of a Navigator’s move, before the first storm card, between two of them and after the last. Never between the draw of a storm card and the end of its effect.
    .title = Any time
rule-FD-T7 = A short summary of the turn goes with every adventurer.
    .title = Help at hand
rule-FD-T8 = The first step ends when its player says so, even with no action left. After that there is neither an action nor a Time Throttle in this turn.
    .title = Ending the first step
rule-FD-T9 = The giver decides on a gift, the holder on a card, and whoever makes a move on the pawns it takes along. The others’ consent is not asked for.
    .title = Who decides
rule-FD-T10 = All players together make at most 20 gifts of water and passes of cards in one window. Anything else that happens starts the count again.
    .title = Twenty transfers
rule-FD-T11 = What would change nothing is not offered: digging where there is no sand, giving to a full canteen, peeking at a known tile, a second shield while your first is up, and the like.
    .title = No empty acts

## Rules: blocked and buried

rule-FD-B1 = A tile with 2 or more sand markers is blocked; with 0 or 1 it is accessible. Sand piles up without limit.
    .title = Blocked tiles
rule-FD-B2 = Nobody moves onto a blocked tile, except the Climber and her passenger.
    .title = No way in
rule-FD-B3 = Nobody ever moves onto the empty space.
    .title = Never into the storm
rule-FD-B4 = A pawn on a tile with 2 or more markers is buried, unless the Climber stands there too.
    .title = Buried
rule-FD-B5 = While buried, your only action is to remove sand from your own tile, until 1 marker or none is left. You may also end your step.
    .title = Digging out
rule-FD-B6 = A buried player still shares water, passes equipment and plays it.
    .title = Free while buried
rule-FD-B7 = Teammates may spend their own actions to clear a buried player’s tile, from the same tile or from next to it.
    .title = Helping hands
rule-FD-B8 = The second marker on a tile shows its X side, as a sign that the tile is blocked.
    .title = The X side

## Rules: actions

rule-FD-A1 = For 1 action your pawn goes to an accessible tile directly above, below, left or right; only the Explorer goes diagonally.
    .title = Move
rule-FD-A2 = For 1 action you go from a revealed tunnel to any other revealed tunnel, however far. Both must be accessible, except for what the Climber allows.
    .title = Move by tunnel
rule-FD-A3 = For 1 action you take 1 marker from your tile or one directly above, below, left or right. It returns to the supply.
    .title = Remove sand
rule-FD-A4 = For 1 action you turn over the tile under your pawn, if it is desert side up and free of sand. Its symbol takes effect at once.
    .title = Reveal
rule-FD-A5 = A revealed tile stays revealed and the action is spent.
    .title = No way back
rule-FD-A6 = For 1 action you take one part lying on your tile, if the tile is revealed and not blocked.
    .title = Pick up a part
rule-FD-A7 = A part on an unrevealed tile waits until that tile is revealed.
    .title = Reveal first
rule-FD-A8 = If several parts lie on your tile, each costs an action and you choose which.
    .title = Several parts

## Rules: symbols of the tiles

rule-FD-X1 = When a well is revealed, every player on the tile gains 2 water, once, up to the canteen’s top mark. Later only the Water Carrier draws from it.
    .title = Well
rule-FD-X2 = One of the three tiles with a water sign is a mirage. It gives nothing.
    .title = Mirage
rule-FD-X3 = Whoever reveals a gear draws an equipment card, face up, and keeps it until it is used. Tunnels bear a gear too.
    .title = Gear
rule-FD-X4 = A clue tells the row or the column of one part.
    .title = Clue
rule-FD-X5 = A revealed tunnel is a way to other tunnels and a shelter from the sun.
    .title = Tunnel
rule-FD-X6 = The launch pad does nothing by itself: it is where you win.
    .title = Launch pad

## Rules: clues and parts

rule-FD-P1 = Each part has a row clue and a column clue.
    .title = Two clues each
rule-FD-P2 = A part is placed when its second clue is revealed, at once, and not before.
    .title = Both are needed
rule-FD-P3 = It goes to the tile that is now in the row of the row clue and in the column of the column clue, whatever that tile is.
    .title = Where they cross
rule-FD-P4 = With one clue nothing is placed, and the wind may still move that clue to another row or column.
    .title = One clue alone
rule-FD-P5 = If both clues are in one row, the part appears on the column clue; if they are in one column, on the row clue.
    .title = Clues in line
rule-FD-P6 = If the lines cross in the eye of the storm, the part waits there for the next tile that is shifted in.
    .title = In the eye
rule-FD-P7 = A part on a tile moves with it and always lies on top of the sand.
    .title = Parts travel
rule-FD-P8 = A part you have picked up counts for the whole team and is never lost or passed.
    .title = Safe in hand

## Rules: water

rule-FD-W1 = Players on the same tile give each other any amount of water, free and at any time.
    .title = Sharing water
rule-FD-W2 = You may give down to 0 but not below, and no canteen goes above its top mark.
    .title = From 0 to the top mark
rule-FD-W3 = Players on the same tile pass equipment cards to each other, free and at any time.
    .title = Passing equipment

## Rules: equipment

rule-FD-G1 = Only its holder uses an equipment card. Hands are open and have no limit.
    .title = Your own cards
rule-FD-G2 = Playing equipment is never an action. The card then leaves the game.
    .title = Used once
rule-FD-G3 = Any holder plays equipment at any time, on anyone’s turn and even while buried. The Time Throttle alone is for your own turn.
    .title = Whenever you like
rule-FD-G4 = Equipment cannot undo a storm card that has been drawn.
    .title = Too late
rule-FD-G5 = Removes all sand from your tile or from one next to it; the Explorer may aim diagonally.
    .title = Dune Blaster
rule-FD-G6 = Flies you to any tile that is not blocked, with at most one other pawn from your tile.
    .title = Jet Pack
rule-FD-G7 = Until your next turn starts, neither you nor anyone on your tile drinks when the sun beats down.
    .title = Solar Shield
rule-FD-G8 = Shows the face of one unrevealed tile. The tile stays unrevealed and nothing else happens.
    .title = Terrascope
rule-FD-G9 = Everyone on your tile, you included, gains 2 water.
    .title = Secret Water Reserve
rule-FD-G10 = Gives you 2 more actions this turn. Play it before you end your first step, even with no action left or while buried.
    .title = Time Throttle

## Rules: the storm

rule-FD-D1 = You draw as many storm cards as the meter shows when your second step begins, less the Meteorologist’s reductions.
    .title = How many cards
rule-FD-D2 = Each card is revealed, takes effect and goes to the discard pile before the next.
    .title = One by one
rule-FD-D3 = Anybody may look through the discarded storm cards at any time.
    .title = Open discards
rule-FD-D4 = As often as the card says, the tile next to the storm on the side the wind comes from shifts into it, and the storm moves to where the tile was.
    .title = Wind blows
rule-FD-D5 = Pawns, sand and parts move with their tile.
    .title = All aboard
rule-FD-D6 = At the edge of the board there is no tile left to shift: the rest of the card does nothing.
    .title = Respite
rule-FD-D7 = After all shifts of a card, each tile that moved gets 1 sand marker.
    .title = More sand
rule-FD-D8 = If a marker must be placed and the supply is empty, the game is lost.
    .title = No sand left
rule-FD-D9 = The storm marker climbs one mark. The new number counts from the next turn; on the skull the game is lost.
    .title = Storm picks up
rule-FD-D10 = Everybody drinks 1 water at the same time, except those who are protected.
    .title = Sun beats down
rule-FD-D11 = A revealed tunnel protects, however much sand lies on it, and so does a Solar Shield.
    .title = Protected
rule-FD-D12 = A player who has to drink at 0 dies of thirst, and the game is lost for all.
    .title = Thirst
rule-FD-D13 = When the storm pile runs out, the discards are shuffled at once into a new one. The card being resolved stays out.
    .title = An empty pile

## Rules: adventurers

rule-FD-R1 = Removes 2 markers from the same tile for 1 action, or the only one.
    .title = Archaeologist
rule-FD-R2 = Walks over dunes, takes a passenger and keeps everybody on her tile from being buried.
    .title = Climber
rule-FD-R3 = She may move onto blocked tiles.
    .title = Climber: over the dunes
rule-FD-R4 = Each time she moves she may take one other pawn of her tile along, even onto a blocked tile or through a tunnel.
    .title = Climber: a passenger
rule-FD-R5 = No pawn on her tile is buried, and each may leave it whatever the sand.
    .title = Climber: nobody buried
rule-FD-R6 = Others still cannot enter her blocked tile, and those she leaves behind on it are buried.
    .title = Climber: not a door
rule-FD-R7 = Moves, removes sand and uses Dune Blasters diagonally too.
    .title = Explorer
rule-FD-R8 = Has two more actions, as often as she likes: draw fewer cards, and look ahead.
    .title = Meteorologist
rule-FD-R9 = For 1 action, 1 storm card fewer at the end of this turn, down to none.
    .title = Meteorologist: fewer cards
rule-FD-R10 = For 1 action she looks at as many top storm cards as the meter shows, may put one under the pile, and returns the others in the order she likes.
    .title = Meteorologist: a look ahead
rule-FD-R11 = For 1 action she moves another player’s pawn 1 to 3 steps onto accessible tiles, tunnels included. A buried pawn cannot be moved.
    .title = Navigator
rule-FD-R12 = Moved by her, the Explorer may step diagonally and the Climber onto blocked tiles.
    .title = Navigator: powers of the pawn
rule-FD-R13 = Moved by her, the Climber may take a pawn along at each step, even the Navigator.
    .title = Navigator: the Climber’s passenger
rule-FD-R14 = For 1 action, while on a revealed well, she takes 2 water. She may do so as often as she likes.
    .title = Water Carrier
rule-FD-R15 = She may also give water to players on tiles next to hers, free and at any time.
    .title = Water Carrier: at arm’s length
rule-FD-R16 = Her canteen holds 5.
    .title = Water Carrier: a large canteen

## Rules: the end of the game

rule-FD-E1 = With the four parts picked up and every pawn on the launch pad, revealed and not blocked, you win at once.
    .title = Flying off
rule-FD-E2 = The game is lost when an adventurer reaches the skull of the canteen.
    .title = Death by thirst
rule-FD-E3 = The game is lost when a sand marker must be placed and none is left. An empty supply alone is no loss.
    .title = Buried for ever
rule-FD-E4 = The game is lost when the storm marker reaches the skull.
    .title = Swept away
rule-FD-E5 = The game ends at once, with no further card, and everybody shares the result.
    .title = Together
rule-FD-E6 = After a win as Novice, start on the mark of Normal, Elite or Legendary.
    .title = Harder storms

## Rules: fine points

rule-FD-Z1 = You are alive at 0. Only having to drink again kills you.
    .title = Canteen at 0
rule-FD-Z2 = You may give it away: you are then at 0, not dead.
    .title = Your last water
rule-FD-Z3 = Between the draw of a sun and the drinking nothing can be done. Prepare before.
    .title = No rescue in time
rule-FD-Z4 = Several players at 0 drink at the same time; one death is enough.
    .title = All drink together
rule-FD-Z5 = It protects whoever shares your tile when a sun is drawn, not who did when you played it.
    .title = The shield walks with you
rule-FD-Z6 = It lasts until your next turn starts, whoever’s turn it was played in, and covers several suns.
    .title = How long it shines
rule-FD-Z7 = It is no answer to a sun already drawn.
    .title = A shield comes before
rule-FD-Z8 = Two on one tile do no more than one.
    .title = Two shields
rule-FD-Z9 = A pawn in a blocked tunnel is buried yet does not drink. Nobody enters until it is cleared.
    .title = Tunnel under sand
rule-FD-Z10 = It is neither shelter nor way.
    .title = Tunnel only peeked at
rule-FD-Z11 = A buried pawn cannot move at all. With the Climber there it may leave, by tunnel too.
    .title = Leaving a blocked tunnel
rule-FD-Z12 = She may enter it, with a passenger as well.
    .title = The Climber in a blocked tunnel
rule-FD-Z13 = Climber and passenger are not buried while she stays.
    .title = Arriving on a dune
rule-FD-Z14 = She can neither reveal it nor pick up a part there.
    .title = The Climber on a blocked tile
rule-FD-Z15 = Not even the Climber lets you take off from a blocked pad.
    .title = The pad under sand
rule-FD-Z16 = When she arrives, a buried teammate is free, and she may take that pawn along.
    .title = The Climber to the rescue
rule-FD-Z17 = The Navigator cannot move a buried pawn.
    .title = Buried and navigated
rule-FD-Z18 = She never moves herself, except as the Climber’s passenger.
    .title = The Navigator herself
rule-FD-Z19 = She has no action but digging.
    .title = The Navigator buried
rule-FD-Z20 = One action moves one pawn, up to 3 steps, besides the Climber’s passengers.
    .title = One pawn per action
rule-FD-Z21 = Each tunnel counts as one of the 3 steps.
    .title = Tunnels on the way
rule-FD-Z22 = It works, for user and passenger alike.
    .title = Jet Pack while buried
rule-FD-Z23 = Nobody lands on a blocked tile, not even the Climber.
    .title = Jet Pack and dunes
rule-FD-Z24 = It carries one passenger, like anybody’s.
    .title = The Climber’s Jet Pack
rule-FD-Z25 = Neither into the storm nor to your own tile.
    .title = Where not to fly
rule-FD-Z26 = A Dune Blaster is not offered on a tile without sand.
    .title = Nothing to blast
rule-FD-Z27 = The Explorer may go diagonally next to the hole.
    .title = Past the storm
rule-FD-Z28 = The Water Carrier gives to the four sides only, not diagonally and not through tunnels, and nobody gives to her from there.
    .title = How far she gives
rule-FD-Z29 = She gives to and from blocked tiles, buried or not.
    .title = Water over dunes
rule-FD-Z30 = If she reveals a well she gains 2 like the others, and may take 2 more for an action.
    .title = Her own well
rule-FD-Z31 = With 1 marker she may take water; with 2 she is buried, unless the Climber is there.
    .title = A sandy well
rule-FD-Z32 = Those next to a revealed well get nothing.
    .title = One tile too far
rule-FD-Z33 = What does not fit into the canteen is lost.
    .title = Too much water
rule-FD-Z34 = The Archaeologist takes it alone, never one from each of two tiles.
    .title = A single marker
rule-FD-Z35 = One action leaves 1 marker and sets her free.
    .title = The Archaeologist under three
rule-FD-Z36 = No reduction beyond 0 cards.
    .title = Enough reductions
rule-FD-Z37 = With 0 cards the storm step is skipped and the next player follows.
    .title = No card at all
rule-FD-Z38 = It shows as many cards as the meter says, whatever the reductions.
    .title = The look is not reduced
rule-FD-Z39 = She sees the cards that are there; the discards are not shuffled in.
    .title = A short pile
rule-FD-Z40 = They stay on the pile for the next player.
    .title = Skipped cards
rule-FD-Z41 = This step’s number of cards does not change.
    .title = A rise in mid-step
rule-FD-Z42 = Another rise from the last mark is the skull, even if cards remain.
    .title = Past the last mark
rule-FD-Z43 = If it is also the last of your step, the pile is made anew at once from the 30 others.
    .title = The pile’s last card
rule-FD-Z44 = The card has no effect and is discarded.
    .title = Wind without a tile
rule-FD-Z45 = Using up the supply is no loss; the next marker that must be placed is.
    .title = The last marker
rule-FD-Z46 = The game is lost when the third is to be placed.
    .title = Two markers for three tiles
rule-FD-Z47 = Only the first tile shifted in receives it, then gets its sand.
    .title = A part waiting in the eye
rule-FD-Z48 = Both go to the same tile.
    .title = Two parts in the eye
rule-FD-Z49 = A part in the eye stays there.
    .title = Respite round the eye
rule-FD-Z50 = A part in the eye cannot be picked up.
    .title = Out of reach
rule-FD-Z51 = It stays on its tile; picking it up takes an action, on a revealed and accessible tile.
    .title = A part under your feet
rule-FD-Z52 = Its row or column at the second reveal counts. Once the part is placed, the clues no longer matter.
    .title = A clue on the move
rule-FD-Z53 = It must be revealed before you can win there.
    .title = A pad only peeked at
rule-FD-Z54 = You can take off.
    .title = One marker on the pad
rule-FD-Z55 = Also on somebody else’s turn or between storm cards.
    .title = Winning at any moment
rule-FD-Z56 = It cannot happen: only storm cards make you lose, and they never make you win.
    .title = Winning and losing at once
rule-FD-Z57 = There are as many equipment cards as gears, so a gear never meets an empty pile.
    .title = Twelve and twelve
rule-FD-Z58 = Taking no action is legal, and ending the step is always open.
    .title = Nothing to do
rule-FD-Z59 = Not on another’s turn, and not once your first step has ended.
    .title = Time Throttle too late
rule-FD-Z60 = With the Time Throttle the Meteorologist may spend 6 actions on them.
    .title = Six reductions
rule-FD-Z61 = The player who revealed the gear. The card may be passed on at once.
    .title = Who gets the card
rule-FD-Z62 = Water and cards pass to and from buried pawns on the same tile.
    .title = Buried company
rule-FD-Z63 = Free for what needs no chance; never after a reveal, a look, a Terrascope or a storm card.
    .title = Undo
rule-FD-Z64 = The game is for 2 to 5 adventurers; one person may play several.
    .title = Alone
rule-FD-Z65 = The storm reaches the skull sooner or later, and free acts are limited.
    .title = It always ends
rule-FD-Z66 = When the Navigator moves the Climber, the Navigator chooses the passenger.
    .title = The Climber’s passenger
rule-FD-Z67 = A Navigator left on a blocked tile during her own action is buried, but may finish it.
    .title = Left on a dune
rule-FD-Z68 = It is not offered to the Navigator.
    .title = A pawn with no step
rule-FD-Z69 = The Water Carrier must stand on it to take water.
    .title = Next to the well
rule-FD-Z70 = You must stand on its tile.
    .title = Next to the part
rule-FD-Z71 = Wells, reserve and shield serve everybody on the tile without asking.
    .title = No refusal
rule-FD-Z72 = Played by the next player after the last storm card, it ends at once.
    .title = A shield for a moment
rule-FD-Z73 = While the Meteorologist arranges the cards, nothing else happens.
    .title = Cards in her hands
rule-FD-Z74 = Under the pile and last on top are then the same place.
    .title = The whole pile seen
rule-FD-Z75 = A moved pawn may use a Jet Pack between steps: the rest starts from its new tile. A Dune Blaster may open the way.
    .title = Flying between two steps
rule-FD-Z76 = If all is met during a Navigator’s move, you win at once.
    .title = Winning in mid-move
rule-FD-Z77 = Goes where the Climber goes: no diagonal step.
    .title = The Explorer as a passenger
rule-FD-Z78 = A buried teammate the Climber meets may come along on her next step.
    .title = Picked up on the way
rule-FD-Z79 = Those already resolved are in the discard pile and are shuffled in; only the card being resolved is not.
    .title = Cards of this step
rule-FD-Z80 = Allowed, by her own Jet Pack or another’s. Those left on her blocked tile are buried.
    .title = The Climber flies off
rule-FD-Z81 = During the first step only reductions change how many cards you draw.
    .title = Can the number change?
rule-FD-Z82 = Equipment just drawn may be played or passed at once.
    .title = A fresh card
