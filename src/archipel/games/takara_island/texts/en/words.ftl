### Takara Island: every word of the game, in English.
### Names are as printed on the components; every sentence is our own.
### Forms: .the, .of, .to and .a fit inside a sentence; the plain value stands alone or opens one.

## The game

game-name = Takara Island
game-tagline = Six dig sites, two legendary stones, and whatever else is waiting down there.
game-kind = Rivals: memory and daring
game-first = For a first game: the memory aid on, so that you see what you have seen.
game-summary = Send your adventurers to look into six sites of nine hidden tiles, to dig them up, and to fight what lives there. Karas buy swords, recruits and specialists; experience wins. Remember what you have seen, and keep it to yourself. Whoever finds both Stones of Legend wins at once; and beware of emptying four sites without finding one.
turn-summary =
    1. You may rent the sword (3 Karas).
    2. Each adventurer does one thing: observe, dig, clear a rockfall (two of them), gamble, trade, hire, fight.
    3. You may recruit (5 Karas), once. Then the day ends: pay 2 Karas for each wounded adventurer, or let them rest a turn.

## Gallery tiles

tile-s_kara_2 = 2 Karas
    .the = the 2 Karas tile
    .of = of the 2 Karas tile
    .to = to the 2 Karas tile
    .a = a 2 Karas tile
    .help = Dug: the Karas are yours and the tile is discarded.
tile-s_rockfall = Rockfall (superficial)
    .the = the rockfall
    .of = of the rockfall
    .to = to the rockfall
    .a = a rockfall
    .help = Blocks whoever digs here. Two adventurers clear it away and earn 2 Karas for every rockfall that lies face up on top of a site.
tile-s_xp_1 = 1 XP
    .the = the 1 XP tile
    .of = of the 1 XP tile
    .to = to the 1 XP tile
    .a = a 1 XP tile
    .help = Kept for its points; the Counter buys it for 5 Karas a point.
tile-s_xp_1_wound = 1 XP and a wound
    .the = the 1 XP tile with a wound
    .of = of the 1 XP tile with a wound
    .to = to the 1 XP tile with a wound
    .a = a 1 XP tile with a wound
    .help = Kept for its points; the Counter buys it for 5 Karas a point. Whoever digs it goes to hospital.
tile-s_bat_a = Bat (2 XP)
    .the = the bat
    .of = of the bat
    .to = to the bat
    .a = a bat
    .help = 1 life point. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-s_bat_b = Bat (5 Karas, 1 XP)
    .the = the bat
    .of = of the bat
    .to = to the bat
    .a = a bat
    .help = 1 life point. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-i_kara_4 = 4 Karas
    .the = the 4 Karas tile
    .of = of the 4 Karas tile
    .to = to the 4 Karas tile
    .a = a 4 Karas tile
    .help = Dug: the Karas are yours and the tile is discarded.
tile-i_xp_2 = 2 XP
    .the = the 2 XP tile
    .of = of the 2 XP tile
    .to = to the 2 XP tile
    .a = a 2 XP tile
    .help = Kept for its points; the Counter buys it for 5 Karas a point.
tile-i_xp_2_wound = 2 XP and a wound
    .the = the 2 XP tile with a wound
    .of = of the 2 XP tile with a wound
    .to = to the 2 XP tile with a wound
    .a = a 2 XP tile with a wound
    .help = Kept for its points; the Counter buys it for 5 Karas a point. Whoever digs it goes to hospital.
tile-i_goblin_a = Goblin (10 Karas, 1 XP)
    .the = the goblin
    .of = of the goblin
    .to = to the goblin
    .a = a goblin
    .help = 2 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-i_goblin_b = Goblin (3 XP)
    .the = the goblin
    .of = of the goblin
    .to = to the goblin
    .a = a goblin
    .help = 2 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-i_goblin_c = Goblin (5 Karas, 2 XP)
    .the = the goblin
    .of = of the goblin
    .to = to the goblin
    .a = a goblin
    .help = 2 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-i_chest = Chest (intermediate)
    .the = the chest
    .of = of the chest
    .to = to the chest
    .a = a chest
    .help = Discarded when dug: draw a chest tile and take what it gives.
tile-i_rockfall = Rockfall (intermediate)
    .the = the rockfall
    .of = of the rockfall
    .to = to the rockfall
    .a = a rockfall
    .help = Blocks whoever digs here. Two adventurers clear it away and earn 2 Karas for every rockfall that lies face up on top of a site.
tile-d_xp_4_wound = 4 XP and a wound
    .the = the 4 XP tile with a wound
    .of = of the 4 XP tile with a wound
    .to = to the 4 XP tile with a wound
    .a = a 4 XP tile with a wound
    .help = Kept for its points; the Counter buys it for 5 Karas a point. Whoever digs it goes to hospital.
tile-d_xp_4 = 4 XP
    .the = the 4 XP tile
    .of = of the 4 XP tile
    .to = to the 4 XP tile
    .a = a 4 XP tile
    .help = Kept for its points; the Counter buys it for 5 Karas a point.
tile-d_kara_6 = 6 Karas
    .the = the 6 Karas tile
    .of = of the 6 Karas tile
    .to = to the 6 Karas tile
    .a = a 6 Karas tile
    .help = Dug: the Karas are yours and the tile is discarded.
tile-d_chest = Chest (deep)
    .the = the chest
    .of = of the chest
    .to = to the chest
    .a = a chest
    .help = Discarded when dug: draw a chest tile and take what it gives.
tile-d_skeleton_a = Skeleton (5 Karas, 3 XP)
    .the = the skeleton
    .of = of the skeleton
    .to = to the skeleton
    .a = a skeleton
    .help = 3 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-d_skeleton_b = Skeleton (15 Karas, 1 XP)
    .the = the skeleton
    .of = of the skeleton
    .to = to the skeleton
    .a = a skeleton
    .help = 3 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-d_drake = Drake (20 Karas, 5 XP)
    .the = the drake
    .of = of the drake
    .to = to the drake
    .a = a drake
    .help = 4 life points. It wounds whoever digs it up without the sword; beaten, it pays what is written. Hits stay on it, for whoever fights next.
tile-d_stone = Stone of Legend
    .the = the Stone of Legend
    .of = of the Stone of Legend
    .to = to the Stone of Legend
    .a = a Stone of Legend
    .help = 10 points each, and both in one hand win the game at once.

## Chest tiles

chest-c_tablet = Tablet
    .the = the Tablet
    .of = of the Tablet
    .to = to the Tablet
    .a = a Tablet
    .help = 8 points.
chest-c_idol = Idol
    .the = the Idol
    .of = of the Idol
    .to = to the Idol
    .a = an Idol
    .help = 4 points.
chest-c_gold = Bag of gold
    .the = the bag of gold
    .of = of the bag of gold
    .to = to the bag of gold
    .a = a bag of gold
    .help = 10 Karas at once.
chest-c_skull = Skull
    .the = the Skull
    .of = of the Skull
    .to = to the Skull
    .a = the Skull
    .help = 20 Karas at once, and 2 points less at the end.
chest-c_map = Map
    .the = the Map
    .of = of the Map
    .to = to the Map
    .a = the Map
    .help = 5 Karas at once, or 2 points at the end: you choose.
chest-c_mimic = Mimic
    .the = the Mimic
    .of = of the Mimic
    .to = to the Mimic
    .a = the Mimic
    .help = A monster in disguise: roll two swords in a row to keep it (2 points) and draw again.

## Specialists

specialist-miner = Miner
    .the = the Miner
    .of = of the Miner
    .to = to the Miner
    .a = the Miner
    .help = 5 Karas: he digs the first two tiles of a site. XP, Stones and chests are yours; rockfalls and Karas are lost; a monster stops him.
specialist-archaeologist = Archaeologist
    .the = the Archaeologist
    .of = of the Archaeologist
    .to = to the Archaeologist
    .a = the Archaeologist
    .help = 2 Karas: look at the first five tiles of a site.
specialist-diviner = Diviner
    .the = the Diviner
    .of = of the Diviner
    .to = to the Diviner
    .a = the Diviner
    .help = 3 Karas: look at three tiles in a row of a site, as deep as you like.
specialist-imitator = Imitator
    .the = the Imitator
    .of = of the Imitator
    .to = to the Imitator
    .a = the Imitator
    .help = He does what a specialist in front of another player can do, for 2 Karas more.

## Sites

site-site_1 = Site 1
    .the = site 1
    .of = of site 1
    .to = to site 1
site-site_2 = Site 2
    .the = site 2
    .of = of site 2
    .to = to site 2
site-site_3 = Site 3
    .the = site 3
    .of = of site 3
    .to = to site 3
site-site_4 = Site 4
    .the = site 4
    .of = of site 4
    .to = to site 4
site-site_5 = Site 5
    .the = site 5
    .of = of site 5
    .to = to site 5
site-site_6 = Site 6
    .the = site 6
    .of = of site 6
    .to = to site 6

## Levels of the galleries

level-superficial = Superficial
    .the = the superficial galleries
level-intermediate = Intermediate
    .the = the intermediate galleries
level-deep = Deep
    .the = the deep galleries

## Faces of the die

face-sword = Sword
    .the = the sword
    .a = a sword
face-hospital = Hospital
    .the = the hospital
    .a = the hospital’s cross

## Levels of experience

experience-axolotl_food = Axolotl food
experience-greenhorn = Greenhorn
experience-budding_petrophile = Budding petrophile
experience-new_indiana = The new Indiana
experience-hero_of_legend = Hero of legend

## Colours

colour-red = Red
    .the = red
    .of = of red
    .to = to red
colour-green = Green
    .the = green
    .of = of green
    .to = to green
colour-blue = Blue
    .the = blue
    .of = of blue
    .to = to blue
colour-orange = Orange
    .the = orange
    .of = of orange
    .to = to orange

## Options

option-first_player = First player
    .help = Name who starts, or leave it to chance.
    .random = At random
    .chosen = Chosen
option-memory_aid = Memory aid
    .help = On: tiles that you have looked at stay marked for you. Off: you see them only while you look, and remember them yourself.

## Endings

ending-both_stones = Both Stones in one hand
    .help = Whoever holds both Stones of Legend wins at once and lives for ever.
ending-stones_apart = Both Stones are found
    .help = Two players hold one Stone each; the most experience wins.
ending-five_sites = Five sites are empty
    .help = Only one Stone was found, and alone it is worth nothing; the most experience wins.
ending-banished = Banished
    .help = Four sites are empty and no Stone was found: everybody swims home, and nobody wins.
ending-unfinished = Unfinished
    .help = After 200 rounds the game stops without a result.

## Events: set-up

event-took_colour = { $seat } plays { $colour_the }.
event-first_player = { $seat } goes first.

## Events: the game

event-turn_began = Turn { $turn }: { $seat } to play.
event-rented_sword = { $seat } rents the sword for { $karas } Karas.
event-observed = { $seat } observes { $site_the }.
event-looked = { $seat } looks at tile { $depth } of { $site_the }.
    .again = , then at tile { $depth }.
event-saw = { $seat } sees { $tile_a } ({ $site }, tile { $depth }).
    .again = , then { $tile_a } (tile { $depth }).
event-found_rockfall = { $seat } meets a rockfall at tile { $depth } of { $site_the }: it is turned up and pays { $karas } Karas.
event-turned_up = { $seat } turns { $tile_a } up at tile { $depth } of { $site_the } and gains { $karas } Karas.
event-dug = { $seat } digs at { $site_the }, tile { $depth }: { $tile_a }.
event-gained = { $seat } receives { $karas } Karas.
event-protected = The sword protects { $seat } from { $tile_the }.
event-wounded = One of { $seat }’s adventurers is wounded and goes to hospital.
event-found_stone = { $seat } holds the Stone of Legend of { $site_the }!
event-emptied =
    { $empty ->
        [one] { $site } is empty: the first one.
       *[other] { $site } is empty: { $empty } sites now.
    }
event-drew_chest = { $seat } opens a chest: { $chest }.
event-rolled = { $seat } rolls: { $face }.
event-mimic_fled = The Mimic escapes from { $seat } and hides among the chests again.
event-kept_chest =
    { $karas ->
        [0] { $seat } keeps { $chest_the } ({ $xp } XP).
       *[other] { $seat } keeps { $chest_the } ({ $karas } Karas, { $xp } XP).
    }
event-cashed_map = { $seat } sells the Map for { $karas } Karas.
event-destroyed = { $seat } clears the rockfall of { $site_the } away and earns { $karas } Karas.
event-fought = { $seat } attacks { $tile_the } of { $site_the }.
event-beat =
    { $karas ->
        [0] { $seat } beats { $tile_the }: { $xp } XP.
       *[other] { $seat } beats { $tile_the }: { $karas } Karas and { $xp } XP.
    }
event-gambled =
    { $karas ->
        [one] { $seat } wins 1 Kara at the Gambling Den.
       *[other] { $seat } wins { $karas } Karas at the Gambling Den.
    }
event-sold = { $seat } sells { $tile_a } for { $karas } Karas.
event-bought = { $seat } buys a token of { $xp } XP for { $karas } Karas.
event-hired = { $seat } hires { $specialist_the } for { $karas } Karas.
event-imitated = { $seat } hires the Imitator for { $karas } Karas, to do as { $specialist_the } does.
event-mined = { $seat }’s Specialist digs at { $site_the }, tile { $depth }: { $tile_a }.
event-miner_stopped = A monster stops { $seat }’s Specialist at { $site_the }.
event-ended_actions =
    { $left ->
        [one] { $seat } stops there and leaves 1 adventurer at home.
       *[other] { $seat } stops there and leaves { $left } adventurers at home.
    }
event-recruited = { $seat } takes on the recruit for { $karas } Karas.
event-healed =
    { $number ->
        [one] { $seat } pays { $karas } Karas, and the wounded adventurer comes home.
       *[other] { $seat } pays { $karas } Karas, and { $number } wounded adventurers come home.
    }
event-rests =
    { $number ->
        [one] One of { $seat }’s adventurers stays in the rest room for a turn.
       *[other] { $number } of { $seat }’s adventurers stay in the rest room for a turn.
    }
event-returned =
    { $number ->
        [one] A rested adventurer comes back to { $seat }.
       *[other] { $number } rested adventurers come back to { $seat }.
    }
event-fell_asleep = The { $specialist } falls asleep in front of { $seat }.
event-went_back = The { $specialist } leaves { $seat } and is at the Port again.
event-game_over = The game is over.
event-stone_useless = The only Stone, found by { $seat }, is worth nothing.
event-scored =
    { $points ->
        [one] { $seat }: { $points } point. { $experience }!
       *[other] { $seat }: { $points } points. { $experience }!
    }

## The final count

figure-empty_sites = Empty sites
figure-turns = Turns
source-xp = Experience
source-stones = Stones of Legend
source-karas = Karas ÷ 5

## Actions

action-rent_sword = Rent the sword (3 Karas)
action-leave_sword = Go without the sword
action-observe = Observe { $site_the }
action-dig = Dig at { $site_the }
action-destroy = Clear the rockfall of { $site_the } away ({ $karas } Karas)
action-fight = Fight the monster of { $site_the }
action-gamble = Go to the Gambling Den (gain 1 Kara)
action-sell = Sell a tile of { $xp } XP
action-buy = Buy 2 XP for 5 Karas
action-hire = Hire { $specialist_the }
action-imitate = Hire the Imitator as { $specialist_the }
action-end_actions = End your actions
action-turn_up = Turn it up (+2 Karas)
action-look_on =
    { $then ->
        [hidden] Leave it face down
        [done] Done
       *[next] Next tile
    }
action-mine = Send the Miner to { $site_the }
action-study = Study { $site_the }
action-divine = Look at { $site_the } from tile { $depth }
action-put_back = Put them back
action-cash_map = Sell the Map (5 Karas)
action-keep_map = Keep the Map (2 XP)
action-recruit = Recruit (5 Karas)
action-leave_recruit = Recruit nobody
action-heal =
    { $count ->
        [0] Let them rest
        [one] Bring 1 adventurer home (2 Karas)
       *[other] Bring { $count } adventurers home (2 Karas each)
    }

## Questions

ask-rent_sword = Do you rent the sword for { $karas } Karas?
ask-use_adventurers =
    { $left ->
        [one] One adventurer is ready: what does it do?
       *[other] { $left } adventurers are ready: what does one of them do?
    }{ $danger ->
        [yes] { " " }Three sites are empty and no Stone is found: a fourth, and all lose!
       *[no] { "" }
    }
ask-observe = Tile { $depth } of { $site_the }: { $tile }. Only you see it.
ask-observe_monster = Tile { $depth } of { $site_the }: { $tile }. Do you turn it up for all to see (+2 Karas)?
ask-look_at_tiles = You look at tiles { $from } to { $to } of { $site_the }. Only you see them.
ask-use_specialist = Where does { $specialist_the } go to work?
ask-choose_map = The Map: { $karas } Karas now, or { $xp } XP at the end?
ask-recruit = Do you take on your recruit for { $karas } Karas?
ask-heal =
    { $wounded ->
        [one] One adventurer is in hospital: do you pay { $karas } Karas to bring it home?
       *[other] { $wounded } adventurers are in hospital: for how many do you pay { $karas } Karas?
    }

## Words on the board

word-karas = Karas
word-xp = XP
word-points = Points
word-experience = Experience
word-stones = Stones of Legend
word-tokens = XP tokens
word-adventurers = Adventurers
word-home = Ready
word-out = Out
word-hospital = Hospital
word-rest_room = Rest room
word-beach = Beach
word-forge = Forge
word-sword = Sword
word-tripot = Gambling Den
word-counter = Counter
word-port = Port
word-axolotl = Axolotl
word-chests = Chests
word-specialist = Specialist
word-awake = Awake
word-asleep = Asleep
word-recruit = Recruit
word-site = Site
word-tiles_left = Tiles left
word-empty = Empty
word-empty_sites = Empty sites
word-face_down = Face down
word-face_up = Face up
word-seen = Seen by you
word-wounds = Wounds
word-life = Life
word-discards = Discards
word-unseen = Not seen yet
word-won = Won
word-dice = Die
word-price = Price
word-danger = Four empty sites without a Stone: everybody loses.

## Rules: general

rule-TK-G1 = Whoever alone owns both Stones of Legend wins at once. Otherwise the most experience wins.
    .title = The aim
rule-TK-G2 = Tiles won and tiles discarded lie open to all during the whole game.
    .title = Nothing won is hidden
rule-TK-G3 = Every adventurer can do the same, the recruit too.
    .title = All alike
rule-TK-G4 = Players take their turns one after the other, clockwise.
    .title = Turn by turn
rule-TK-G5 = A price is paid in full before its effect. No debts, and no gifts or trades between players.
    .title = Pay first

## Rules: set-up

rule-TK-S1 = Each player has a colour, a board and 2 adventurers, ready on it.
    .title = A colour each
rule-TK-S2 = The recruit of every colour in play waits on the Beach.
    .title = Recruits
rule-TK-S3 = The four specialists are at the Port, awake.
    .title = Specialists
rule-TK-S4 = The 8 chest tiles are a face-down pile on the Axolotl.
    .title = Chests
rule-TK-S5 = The 16 other deep tiles make two heaps of eight. Each heap gets one Stone, is shuffled and cut into three piles; the six piles go to the six sites at random.
    .title = Hiding the Stones
rule-TK-S6 = So the two Stones are on two different sites, each at depth 7, 8 or 9.
    .title = Never together
rule-TK-S7 = On every deep pile lie 3 intermediate and then 3 superficial tiles, at random and face down.
    .title = Nine tiles
rule-TK-S8 = The Counter has 3 XP tokens per player.
    .title = XP tokens
rule-TK-S9 = Sword and die are at the Forge. Everybody starts without Karas.
    .title = Empty pockets
rule-TK-S10 = The first player is drawn, unless the table names one.
    .title = Who starts

## Rules: the turn

rule-TK-T1 = A turn has three steps in this order: the sword, the adventurers, recruiting and the end of the day.
    .title = Three steps
rule-TK-T2 = An adventurer does one action per turn.
    .title = One action each
rule-TK-T3 = Each ready adventurer may observe, dig, clear a rockfall (with another), gamble, trade, hire or fight. One after the other, and each action is settled before the next.
    .title = Seven things to do
rule-TK-T4 = An adventurer stays where it was sent, or in hospital, until the day ends.
    .title = Out for the day
rule-TK-T5 = Observing, digging, gambling and fighting can be repeated by other adventurers, at the same site too. The Counter and hiring are for once per turn.
    .title = How often
rule-TK-T6 = When the adventurers are used you may recruit, and you must end the day.
    .title = The last step

## Rules: the sword

rule-TK-W1 = At the very start of your turn, never later, you may rent the sword for 3 Karas.
    .title = Only at the start
rule-TK-W2 = It protects from a monster that you dig up, and you need it to fight.
    .title = What it is for
rule-TK-W3 = It goes back to the Forge at the end of the turn, so it is always there for the next player.
    .title = Back every evening

## Rules: observing

rule-TK-O1 = One adventurer goes beside a site.
    .title = Send one
rule-TK-O2 = You look in secret at its first three tiles, one by one from the top.
    .title = Three tiles
rule-TK-O3 = A rockfall ends the observation: you do not see what is below.
    .title = Stopped
rule-TK-O4 = That rockfall must be turned face up where it lies, and you receive 2 Karas.
    .title = Turned up
rule-TK-O5 = A rockfall that was face up already pays nothing.
    .title = No second reward
rule-TK-O6 = You may turn a monster up where it lies and gain 2 Karas, or leave it hidden. Either way the observation goes on.
    .title = A monster
rule-TK-O7 = The tiles go back in the same order.
    .title = As they lay
rule-TK-O8 = A tile turned up stays so, even under other tiles.
    .title = Up stays up
rule-TK-O9 = You cannot observe below a rockfall or a monster that was turned up on an earlier turn. What lies above it you may see.
    .title = No look below

## Rules: digging

rule-TK-D1 = One adventurer turns up the first tile of a site.
    .title = Turn one over
rule-TK-D2 = Receive the Karas printed and discard the tile.
    .title = Karas
rule-TK-D3 = Your adventurer is blocked and earns nothing; the rockfall stays, face up.
    .title = Rockfall
rule-TK-D4 = Your adventurer is wounded and must go to hospital; the monster stays, face up.
    .title = Monster, no sword
rule-TK-D5 = Your adventurer is safe, and its action is over; the monster stays, face up.
    .title = Monster, with the sword
rule-TK-D6 = Discard the tile, draw a chest tile and receive its reward.
    .title = Chest
rule-TK-D7 = Keep the tile, face up; it counts at the end.
    .title = Experience
rule-TK-D8 = Keep the tile, and your adventurer must go to hospital, sword or not.
    .title = Experience and a wound
rule-TK-D9 = Keep it, face up. With both Stones found the game ends at once.
    .title = Stone of Legend

## Rules: rockfalls

rule-TK-R1 = Two ready adventurers go to a visible rockfall together, and it is discarded.
    .title = Two together
rule-TK-R2 = 2 Karas per rockfall visible at that moment, the cleared one included.
    .title = The reward
rule-TK-R3 = Face up on top of its site. A covered one can be neither cleared nor counted.
    .title = Visible

## Rules: the Gambling Den

rule-TK-P1 = Every adventurer sent to the Gambling Den earns 1 Kara.
    .title = Gambling

## Rules: the Counter

rule-TK-M1 = One adventurer a turn may go to the Counter, to sell or to buy, not both.
    .title = One visit
rule-TK-M2 = Sell one XP tile for 5 Karas a point, the whole tile; it is discarded.
    .title = Selling
rule-TK-M3 = XP gallery tiles only: no Stones, tokens, monsters or chests.
    .title = What can be sold
rule-TK-M4 = Pay 5 Karas for one token of 2 XP, while there are any.
    .title = Buying

## Rules: hiring

rule-TK-H1 = One adventurer goes to the Port, you pay, and the specialist comes to you awake.
    .title = At the Port
rule-TK-H2 = The power must be used at once.
    .title = At once
rule-TK-H3 = Only a specialist at the Port can be hired.
    .title = Who is there
rule-TK-H4 = You never have two specialists; with one in front of you, awake or asleep, you cannot hire.
    .title = Never two
rule-TK-H5 = A specialist stays for two of your turns: one awake, one asleep.
    .title = Two turns

## Rules: fighting

rule-TK-F1 = The sword, and a monster face up on top of its site.
    .title = What it takes
rule-TK-F2 = One adventurer attacks and rolls the die until the monster is beaten or an attack fails.
    .title = No way back
rule-TK-F3 = The attack fails and the adventurer must go to hospital. Another one may attack.
    .title = Hospital
rule-TK-F4 = The monster gets a wound token.
    .title = Sword
rule-TK-F5 = With as many wounds as life points it is beaten, and the attack is over.
    .title = Beaten
rule-TK-F6 = Keep the tile and receive its Karas and its points at once.
    .title = Spoils
rule-TK-F7 = A monster that survives keeps its wounds, for whoever fights it later.
    .title = Wounds stay

## Rules: the end of the day

rule-TK-N1 = Once in the game, pay 5 Karas to take your recruit from the Beach. From your next turn on you have 3 adventurers.
    .title = Recruiting
rule-TK-N2 = The day must end, in the order that follows.
    .title = Always
rule-TK-N3 = Adventurers who are neither in hospital nor resting come home.
    .title = Coming home
rule-TK-N4 = For each adventurer in hospital you may pay 2 Karas, and it comes home at once.
    .title = Healing
rule-TK-N5 = The others go to the rest room until the end of your next turn.
    .title = The rest room
rule-TK-N6 = Those who were resting when the turn began come home, free.
    .title = Rested
rule-TK-N7 = So a wound not paid for costs that adventurer exactly one turn.
    .title = One turn lost
rule-TK-N8 = The sword goes back to the Forge.
    .title = The sword
rule-TK-N9 = A specialist hired this turn falls asleep and stays.
    .title = Good night
rule-TK-N10 = A specialist who slept this turn goes back to the Port.
    .title = Back to the Port

## Rules: chests

rule-TK-K1 = A chest tile gives its Karas and points at once and is kept. Only the Mimic does more.
    .title = Rewards
rule-TK-K2 = A monster of 2 life points that the digging adventurer must fight at once, with or without the sword.
    .title = Mimic
rule-TK-K3 = It takes two swords in a row.
    .title = Two in a row
rule-TK-K4 = Keep it (2 XP), draw another chest tile and keep that too.
    .title = Mimic beaten
rule-TK-K5 = It goes back into the pile, which is shuffled. This chest gives nothing.
    .title = Mimic not beaten
rule-TK-K6 = Whoever fails against the Mimic goes to hospital.
    .title = The Mimic bites
rule-TK-K7 = 20 Karas at once; keep it, 2 points less at the end. You cannot refuse.
    .title = Skull
rule-TK-K8 = Choose at once: 5 Karas and discard it, or keep it for 2 points.
    .title = Map

## Rules: specialists

rule-TK-Q1 = He digs the first two tiles of a site, one after the other.
    .title = Miner
rule-TK-Q2 = XP tiles, Stones and chests are yours; chests are opened as usual.
    .title = What he brings
rule-TK-Q3 = A wound on an XP tile hurts neither him nor your adventurer.
    .title = Nobody is hurt
rule-TK-Q4 = Rockfalls and Karas are discarded and pay nothing.
    .title = What he wastes
rule-TK-Q5 = No rockfall blocks him, face up or face down.
    .title = Never blocked
rule-TK-Q6 = No fight and no wound; his work is over. The monster stays, face up.
    .title = Monsters stop him
rule-TK-Q7 = He does what a specialist hired by another player does.
    .title = Imitator
rule-TK-Q8 = The price of the specialist he copies, and 2 Karas.
    .title = His price
rule-TK-Q9 = A specialist in front of another player right now. If there is none, he cannot be hired.
    .title = Whom he copies
rule-TK-Q10 = He stays and sleeps like any specialist; the one he copied is not moved.
    .title = Then like all the others
rule-TK-Q11 = Choose a site and look in secret at 3 tiles in a row, at any depth.
    .title = Diviner
rule-TK-Q12 = Rockfalls and monsters do not stop her, and nothing is turned up.
    .title = She only looks
rule-TK-Q13 = They are among the three, and she sees below them.
    .title = Face-up tiles count
rule-TK-Q14 = Choose a site and look in secret at its first 5 tiles, as the Diviner does.
    .title = Archaeologist

## Rules: the end

rule-TK-E1 = The game ends as soon as one of the following is true, even in the middle of a turn.
    .title = At once
rule-TK-E2 = Four sites are empty and no Stone was found: everybody has lost.
    .title = Banished
rule-TK-E3 = Five sites are empty and one Stone was found: it counts for nothing, and the most XP wins.
    .title = One Stone is none
rule-TK-E4 = Both Stones have been found.
    .title = Both Stones
rule-TK-E5 = By the same player: that player wins, whatever the points.
    .title = In one hand
rule-TK-E6 = By two players: all count their XP, 10 for each Stone, and the most wins.
    .title = In two hands

## Rules: scoring

rule-TK-V1 = XP tiles, 2 per token, monsters, chest tiles (the Skull less 2), and a Stone that counts.
    .title = Points
rule-TK-V2 = One more point for every full 5 Karas.
    .title = Karas
rule-TK-V3 = XP tiles sold and a Map cashed in count for nothing.
    .title = Gone is gone
rule-TK-V4 = 0 to 9 Axolotl food, 10 to 19 Greenhorn, 20 to 29 Budding petrophile, 30 to 39 The new Indiana, 40 and more Hero of legend.
    .title = Levels
rule-TK-V5 = 40 is a hero already; less than 0 is the lowest level.
    .title = At the edges
rule-TK-V6 = Whoever ties for the most XP shares the victory.
    .title = Ties

## Rules: examples

rule-TK-EX1 = With four visible, clearing one pays 8 Karas, and three remain.
    .title = Four rockfalls
rule-TK-EX2 = A tile of 4 XP pays 20 Karas at the Counter.
    .title = Selling 4 XP
rule-TK-EX3 = 2, 3 or 4 players: 6, 9 or 12 XP tokens.
    .title = Tokens
rule-TK-EX4 = 20 Karas more, and 2 points less at the end.
    .title = The Skull drawn
rule-TK-EX5 = 5 Karas and it is discarded, or 2 points and it is kept.
    .title = The Map drawn
rule-TK-EX6 = With five empty sites and one Stone found, that Stone is worth 0.
    .title = A lonely Stone
rule-TK-EX7 = It pays nothing; observing it would have paid 2 Karas.
    .title = Digging into a rockfall

## Rules: what is known

rule-TK-I1 = Tiles left and their level, tiles turned up, wounds, discards, tiles won, money, tokens, sword, specialists, adventurers and the number of chest tiles.
    .title = Open to all
rule-TK-I2 = What you saw by observing, or with the Diviner or the Archaeologist.
    .title = Yours alone
rule-TK-I3 = Everybody sees who looks where, how deep, and whether a rockfall stopped it; nobody learns that a monster was left hidden. So you are asked after every tile.
    .title = A look leaves no trace
rule-TK-I4 = What can still be hidden is the 18 tiles of a level less those that you have seen.
    .title = Counting
rule-TK-I5 = A tile never changes its place, so what you saw stays true.
    .title = Nothing moves
rule-TK-I6 = Two different sites, each pair as likely as any other, and in each of them any deep place.
    .title = The odds of the Stones

## Rules: details

rule-TK-X1 = You may end your actions while adventurers are still ready.
    .title = Stopping early
rule-TK-X2 = With all adventurers resting you may rent the sword and recruit, and the day ends.
    .title = Nobody is ready
rule-TK-X3 = One of the first three tiles lies face down, and no rockfall or earlier monster lies face up above it.
    .title = When you can observe
rule-TK-X4 = A monster turned up this turn does not block an observation; it counts as one of the three tiles.
    .title = A monster of this turn
rule-TK-X5 = It blocks like any other and does not pay again.
    .title = A rockfall of this turn
rule-TK-X6 = A rockfall under other tiles is not visible in the sense of the reward.
    .title = Covered rockfalls
rule-TK-X7 = A site whose first tile is face up cannot be dug: clear the rockfall, or fight the monster.
    .title = Nothing to turn
rule-TK-X8 = An observation cannot be broken off.
    .title = To the end
rule-TK-X9 = With fewer tiles left you look at those.
    .title = Short sites
rule-TK-X10 = You may look at tiles that you know, and turn up a monster that you left hidden.
    .title = Looking again
rule-TK-X11 = Whoever digs up a monster cannot fight it in the same action; another adventurer may.
    .title = Found, not fought
rule-TK-X12 = The sword does not help against a wound on an XP tile.
    .title = The sword and wounds
rule-TK-X13 = Hospital and rest room have room for all.
    .title = Several wounded
rule-TK-X14 = Nobody is bought out of the rest room; it is free at the end of the turn.
    .title = No buying out
rule-TK-X15 = Only those who rested when the turn began come home that evening.
    .title = Fresh in the rest room
rule-TK-X16 = The Mimic is fought as usual; if it wins, nobody is hurt. Then the Miner goes on.
    .title = Miner and Mimic
rule-TK-X17 = After beating the Mimic the next chest cannot be the Mimic.
    .title = One Mimic
rule-TK-X18 = The pile cannot run out.
    .title = Enough chests
rule-TK-X19 = A Mimic that was hit once and got away has its 2 life points again.
    .title = Mimic recovers
rule-TK-X20 = With one tile the Miner digs that one; below a face-up monster, nothing. The price is spent.
    .title = Little to mine
rule-TK-X21 = There are always enough Karas.
    .title = Money never ends
rule-TK-X22 = There are always enough wound tokens.
    .title = Wounds never end
rule-TK-X23 = Without tokens there is nothing to buy; sold tiles do not become tokens.
    .title = Tokens do end
rule-TK-X24 = After each tile is settled, between the Miner’s two as well.
    .title = When the end is checked
rule-TK-X25 = The Stone is taken before empty sites are counted.
    .title = A Stone at the bottom
rule-TK-X26 = The last tile of a site is settled to the end, Mimic and Map included, before the game ends.
    .title = A last reward
rule-TK-X27 = Beating it empties the site.
    .title = A monster at the bottom
rule-TK-X28 = When the game ends nothing more is done: no recruiting, no healing.
    .title = Mid-turn
rule-TK-X29 = After 200 rounds a game stops as unfinished, without a result.
    .title = No end in sight
rule-TK-X30 = Not both in one turn: there is one visit.
    .title = Sell or buy
rule-TK-X31 = A specialist at the Port is hired, not copied.
    .title = Hire the original
rule-TK-X32 = What the Miner may find cannot pay for him.
    .title = No credit
rule-TK-X33 = Recruiting comes before healing, from the same money.
    .title = One purse
rule-TK-X34 = Recruits of colours that nobody plays stay in the box.
    .title = Other colours
rule-TK-X35 = The Gambling Den is always open to a ready adventurer.
    .title = Always something to do
rule-TK-X36 = When all are banished there is no winner and no order.
    .title = Nobody wins
rule-TK-X37 = A total can be negative.
    .title = Below zero
rule-TK-X38 = Turning up a monster or a rockfall pays once in the game.
    .title = Only once
rule-TK-X39 = After his first tile he cannot be stopped.
    .title = The Miner digs on
rule-TK-X40 = The circles in the village never keep anybody out.
    .title = Room in the village
rule-TK-X41 = A chest that he digs is discarded and a chest tile is drawn, as always.
    .title = The Miner’s chests
rule-TK-X42 = The gallery tile is gone before the Mimic is fought; a Mimic that gets away does not bring it back.
    .title = A lost chest
rule-TK-X43 = The first comes home free; for the other you pay, or it rests.
    .title = One resting, one wounded
rule-TK-X44 = By XP; equal XP, equal place. With both Stones in one hand, all the others have lost alike.
    .title = Behind the winner
