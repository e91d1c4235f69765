### La Isla: every word of the game, in English.
### Names are as printed on the components; every sentence is our own.
### Forms: .the, .of, .to and .a fit inside a sentence; the plain value stands alone or opens one.

## The game

game-name = La Isla
game-tagline = Five animals thought extinct, one mysterious island, and cards with three uses.
game-kind = Rivals: cards and planning
game-first = For a first game: the basic deck, whose functions are simpler.
game-summary = Place your explorers around jungle regions to win the animals in them. Each round you draw three cards and decide in secret which becomes a lasting function, which a resource and which pushes an animal’s marker. Markers make animals precious, and end the game when they have climbed high enough. What the pieces of the box show is our reconstruction: see the rules LI-S2, LI-S4 and LI-S11.
game-turn = Round { $turn }
turn-summary =
    Cards: draw 3, lay one face down at A, B and D, all at once.
    A: the card goes into your holder; its function works from now on.
    B: take the resource of the card.
    C: in turn, place an explorer for 2 resources of the space’s colour, or take 1 resource.
    D: the animal of the card goes up one space; score 1 for each of yours.
    The game ends after a round with a sum of 7, 9 or 11 (2, 3, 4 players).

## Animals

animal-dodo = Dodo
    .the = the dodo
    .of = of the dodo
    .to = to the dodo
    .a = a dodo
animal-giant_fossa = Giant Fossa
    .the = the giant fossa
    .of = of the giant fossa
    .to = to the giant fossa
    .a = a giant fossa
animal-golden_toad = Golden Toad
    .the = the golden toad
    .of = of the golden toad
    .to = to the golden toad
    .a = a golden toad
animal-sardinian_pika = Sardinian Pika
    .the = the Sardinian pika
    .of = of the Sardinian pika
    .to = to the Sardinian pika
    .a = a Sardinian pika
animal-owlet_moth = Owlet Moth
    .the = the owlet moth
    .of = of the owlet moth
    .to = to the owlet moth
    .a = an owlet moth

## Landscapes

landscape-desert = Desert
    .the = the desert
    .of = of the desert
    .to = to the desert
    .a = a desert
landscape-meadow = Meadow
    .the = the meadow
    .of = of the meadow
    .to = to the meadow
    .a = a meadow
landscape-mountain = Mountain
    .the = the mountain
    .of = of the mountain
    .to = to the mountain
    .a = a mountain
landscape-steppe = Steppe
    .the = the steppe
    .of = of the steppe
    .to = to the steppe
    .a = a steppe
landscape-swamp = Swamp
    .the = the swamp
    .of = of the swamp
    .to = to the swamp
    .a = a swamp

## Symbols

symbol-tent = Tent
    .the = the tent
    .of = of the tent
    .to = to the tent
    .a = a tent
symbol-hat = Hat
    .the = the hat
    .of = of the hat
    .to = to the hat
    .a = a hat
symbol-rope = Rope
    .the = the rope
    .of = of the rope
    .to = to the rope
    .a = a rope
symbol-bottle = Bottle
    .the = the bottle
    .of = of the bottle
    .to = to the bottle
    .a = a bottle
symbol-backpack = Backpack
    .the = the backpack
    .of = of the backpack
    .to = to the backpack
    .a = a backpack

## Resources

resource-yellow = Yellow
    .the = the yellow resource
    .of = of the yellow resource
    .to = to the yellow resource
    .a = a yellow resource
    .two = two yellow resources
resource-green = Green
    .the = the green resource
    .of = of the green resource
    .to = to the green resource
    .a = a green resource
    .two = two green resources
resource-grey = Grey
    .the = the grey resource
    .of = of the grey resource
    .to = to the grey resource
    .a = a grey resource
    .two = two grey resources
resource-beige = Beige
    .the = the beige resource
    .of = of the beige resource
    .to = to the beige resource
    .a = a beige resource
    .two = two beige resources
resource-brown = Brown
    .the = the brown resource
    .of = of the brown resource
    .to = to the brown resource
    .a = a brown resource
    .two = two brown resources

## Rings

ring-outer = Outer ring
    .the = the outer ring
    .of = of the outer ring
    .to = to the outer ring
    .a = an outer ring
ring-middle = Middle ring
    .the = the middle ring
    .of = of the middle ring
    .to = to the middle ring
    .a = a middle ring
ring-inner = Inner ring
    .the = the inner ring
    .of = of the inner ring
    .to = to the inner ring
    .a = an inner ring

## Colours

colour-black = Black
    .the = black
    .of = of black
    .to = to black
colour-white = White
    .the = white
    .of = of white
    .to = to white
colour-orange = Orange
    .the = orange
    .of = of orange
    .to = to orange
colour-blue = Blue
    .the = blue
    .of = of blue
    .to = to blue

## Functions of the cards

function-sym_res_tent = Tent: +1 resource
    .help = Action C. When you place an explorer on a space with a tent, take 1 resource of your choice.
function-sym_res_hat = Hat: +1 resource
    .help = Action C. When you place an explorer on a space with a hat, take 1 resource of your choice.
function-sym_res_rope = Rope: +1 resource
    .help = Action C. When you place an explorer on a space with a rope, take 1 resource of your choice.
function-sym_res_bottle = Bottle: +1 resource
    .help = Action C. When you place an explorer on a space with a bottle, take 1 resource of your choice.
function-sym_res_backpack = Backpack: +1 resource
    .help = Action C. When you place an explorer on a space with a backpack, take 1 resource of your choice.
function-sym_vp_tent = Tent: +3 points
    .help = Action C. When you place an explorer on a space with a tent, score 3 points.
function-sym_vp_hat = Hat: +3 points
    .help = Action C. When you place an explorer on a space with a hat, score 3 points.
function-sym_vp_rope = Rope: +3 points
    .help = Action C. When you place an explorer on a space with a rope, score 3 points.
function-sym_vp_bottle = Bottle: +3 points
    .help = Action C. When you place an explorer on a space with a bottle, score 3 points.
function-sym_vp_backpack = Backpack: +3 points
    .help = Action C. When you place an explorer on a space with a backpack, score 3 points.
function-sym_cost_tent = Tent: costs 1
    .help = Action C. A space with a tent costs you only 1 resource.
function-sym_cost_hat = Hat: costs 1
    .help = Action C. A space with a hat costs you only 1 resource.
function-sym_cost_rope = Rope: costs 1
    .help = Action C. A space with a rope costs you only 1 resource.
function-sym_cost_bottle = Bottle: costs 1
    .help = Action C. A space with a bottle costs you only 1 resource.
function-sym_cost_backpack = Backpack: costs 1
    .help = Action C. A space with a backpack costs you only 1 resource.
function-land_res_yellow = Yellow landscape: +1 resource
    .help = Action C. When you place an explorer on a yellow landscape, take 1 resource of your choice.
function-land_res_green = Green landscape: +1 resource
    .help = Action C. When you place an explorer on a green landscape, take 1 resource of your choice.
function-land_res_grey = Grey landscape: +1 resource
    .help = Action C. When you place an explorer on a grey landscape, take 1 resource of your choice.
function-land_res_beige = Beige landscape: +1 resource
    .help = Action C. When you place an explorer on a beige landscape, take 1 resource of your choice.
function-land_res_brown = Brown landscape: +1 resource
    .help = Action C. When you place an explorer on a brown landscape, take 1 resource of your choice.
function-land_vp_yellow = Yellow landscape: +3 points
    .help = Action C. When you place an explorer on a yellow landscape, score 3 points.
function-land_vp_green = Green landscape: +3 points
    .help = Action C. When you place an explorer on a green landscape, score 3 points.
function-land_vp_grey = Grey landscape: +3 points
    .help = Action C. When you place an explorer on a grey landscape, score 3 points.
function-land_vp_beige = Beige landscape: +3 points
    .help = Action C. When you place an explorer on a beige landscape, score 3 points.
function-land_vp_brown = Brown landscape: +3 points
    .help = Action C. When you place an explorer on a brown landscape, score 3 points.
function-joker_yellow = Yellow joker
    .help = Action C. When you pay for a space, 1 yellow resource may count as any colour.
function-joker_green = Green joker
    .help = Action C. When you pay for a space, 1 green resource may count as any colour.
function-joker_grey = Grey joker
    .help = Action C. When you pay for a space, 1 grey resource may count as any colour.
function-joker_beige = Beige joker
    .help = Action C. When you pay for a space, 1 beige resource may count as any colour.
function-joker_brown = Brown joker
    .help = Action C. When you pay for a space, 1 brown resource may count as any colour.
function-b_res_yellow = Yellow in B: +1 yellow
    .help = Action B. When your card gives yellow, take 1 more yellow resource.
function-b_res_green = Green in B: +1 green
    .help = Action B. When your card gives green, take 1 more green resource.
function-b_res_grey = Grey in B: +1 grey
    .help = Action B. When your card gives grey, take 1 more grey resource.
function-b_res_beige = Beige in B: +1 beige
    .help = Action B. When your card gives beige, take 1 more beige resource.
function-b_res_brown = Brown in B: +1 brown
    .help = Action B. When your card gives brown, take 1 more brown resource.
function-b_vp_yellow = Yellow in B: +2 points
    .help = Action B. When your card gives yellow, score 2 points.
function-b_vp_green = Green in B: +2 points
    .help = Action B. When your card gives green, score 2 points.
function-b_vp_grey = Grey in B: +2 points
    .help = Action B. When your card gives grey, score 2 points.
function-b_vp_beige = Beige in B: +2 points
    .help = Action B. When your card gives beige, score 2 points.
function-b_vp_brown = Brown in B: +2 points
    .help = Action B. When your card gives brown, score 2 points.
function-d_vp_dodo = Dodo in D: +2 points
    .help = Action D. When you move the dodo marker, score 2 points.
function-d_vp_giant_fossa = Giant Fossa in D: +2 points
    .help = Action D. When you move the giant fossa marker, score 2 points.
function-d_vp_golden_toad = Golden Toad in D: +2 points
    .help = Action D. When you move the golden toad marker, score 2 points.
function-d_vp_sardinian_pika = Sardinian Pika in D: +2 points
    .help = Action D. When you move the Sardinian pika marker, score 2 points.
function-d_vp_owlet_moth = Owlet Moth in D: +2 points
    .help = Action D. When you move the owlet moth marker, score 2 points.
function-d_res_dodo = Dodo in D: +1 resource
    .help = Action D. When you move the dodo marker, take 1 resource of your choice.
function-d_res_giant_fossa = Giant Fossa in D: +1 resource
    .help = Action D. When you move the giant fossa marker, take 1 resource of your choice.
function-d_res_golden_toad = Golden Toad in D: +1 resource
    .help = Action D. When you move the golden toad marker, take 1 resource of your choice.
function-d_res_sardinian_pika = Sardinian Pika in D: +1 resource
    .help = Action D. When you move the Sardinian pika marker, take 1 resource of your choice.
function-d_res_owlet_moth = Owlet Moth in D: +1 resource
    .help = Action D. When you move the owlet moth marker, take 1 resource of your choice.
function-any_marker_dodo = Dodo in D: any marker
    .help = Action D. You may move any marker instead of the dodo marker.
function-any_marker_giant_fossa = Giant Fossa in D: any marker
    .help = Action D. You may move any marker instead of the giant fossa marker.
function-any_marker_golden_toad = Golden Toad in D: any marker
    .help = Action D. You may move any marker instead of the golden toad marker.
function-any_marker_sardinian_pika = Sardinian Pika in D: any marker
    .help = Action D. You may move any marker instead of the Sardinian pika marker.
function-any_marker_owlet_moth = Owlet Moth in D: any marker
    .help = Action D. You may move any marker instead of the owlet moth marker.
function-extra_card = Extra card
    .help = Card phase. Draw 4 cards, assign 3, discard the fourth.
function-extra_explorer = Extra explorer
    .help = Action A, once. One of your explorers set aside joins your supply for good.
function-extra_slot = Extra slot
    .help = Action A, once. Your holder has one more slot for good.
function-ani_res_dodo = Dodo: +1 resource
    .help = Action C. When you take a dodo from the island, take 1 resource of your choice.
function-ani_res_giant_fossa = Giant Fossa: +1 resource
    .help = Action C. When you take a giant fossa from the island, take 1 resource of your choice.
function-ani_res_golden_toad = Golden Toad: +1 resource
    .help = Action C. When you take a golden toad from the island, take 1 resource of your choice.
function-ani_res_sardinian_pika = Sardinian Pika: +1 resource
    .help = Action C. When you take a Sardinian pika from the island, take 1 resource of your choice.
function-ani_res_owlet_moth = Owlet Moth: +1 resource
    .help = Action C. When you take an owlet moth from the island, take 1 resource of your choice.
function-ani_vp_dodo = Dodo: +3 points
    .help = Action C. When you take a dodo from the island, score 3 points.
function-ani_vp_giant_fossa = Giant Fossa: +3 points
    .help = Action C. When you take a giant fossa from the island, score 3 points.
function-ani_vp_golden_toad = Golden Toad: +3 points
    .help = Action C. When you take a golden toad from the island, score 3 points.
function-ani_vp_sardinian_pika = Sardinian Pika: +3 points
    .help = Action C. When you take a Sardinian pika from the island, score 3 points.
function-ani_vp_owlet_moth = Owlet Moth: +3 points
    .help = Action C. When you take an owlet moth from the island, score 3 points.
function-ani_marker_dodo = Dodo: move a marker
    .help = Action C. When you take a dodo from the island, you may move any marker up by 1.
function-ani_marker_giant_fossa = Giant Fossa: move a marker
    .help = Action C. When you take a giant fossa from the island, you may move any marker up by 1.
function-ani_marker_golden_toad = Golden Toad: move a marker
    .help = Action C. When you take a golden toad from the island, you may move any marker up by 1.
function-ani_marker_sardinian_pika = Sardinian Pika: move a marker
    .help = Action C. When you take a Sardinian pika from the island, you may move any marker up by 1.
function-ani_marker_owlet_moth = Owlet Moth: move a marker
    .help = Action C. When you take an owlet moth from the island, you may move any marker up by 1.
function-sym_marker_tent = Tent: move a marker
    .help = Action C. When you place an explorer on a space with a tent, you may move any marker up by 1.
function-sym_marker_hat = Hat: move a marker
    .help = Action C. When you place an explorer on a space with a hat, you may move any marker up by 1.
function-sym_marker_rope = Rope: move a marker
    .help = Action C. When you place an explorer on a space with a rope, you may move any marker up by 1.
function-sym_marker_bottle = Bottle: move a marker
    .help = Action C. When you place an explorer on a space with a bottle, you may move any marker up by 1.
function-sym_marker_backpack = Backpack: move a marker
    .help = Action C. When you place an explorer on a space with a backpack, you may move any marker up by 1.
function-b_marker_yellow = Yellow in B: move a marker
    .help = Action B. When your card gives yellow, you may move any marker up by 1.
function-b_marker_green = Green in B: move a marker
    .help = Action B. When your card gives green, you may move any marker up by 1.
function-b_marker_grey = Grey in B: move a marker
    .help = Action B. When your card gives grey, you may move any marker up by 1.
function-b_marker_beige = Beige in B: move a marker
    .help = Action B. When your card gives beige, you may move any marker up by 1.
function-b_marker_brown = Brown in B: move a marker
    .help = Action B. When your card gives brown, you may move any marker up by 1.
function-shared_vp = In company: +2 points
    .help = Action C. When you place an explorer on a space with another player’s explorer, score 2 points.
function-shared_cost = In company: costs 1
    .help = Action C. A space with another player’s explorer costs you only 1 resource.
function-exchange = Exchange
    .help = Action C. Before you place or take, you may exchange 1 of your resources for any other.
function-ring_outer = Outer ring: +2 points
    .help = Action C. When you place an explorer in the outer ring, score 2 points.
function-ring_middle = Middle ring: +2 points
    .help = Action C. When you place an explorer in the middle ring, score 2 points.
function-ring_inner = Inner ring: +2 points
    .help = Action C. When you place an explorer in the inner ring, score 2 points.

## Options

option-deck = Cards
    .help = The 120 cards of value 1 for a first game, or all 180.
    .basic = Basic: 120 cards
    .full = Full: 180 cards
option-first_player = First player
    .help = Name who starts, or leave it to chance.
    .random = At random
option-pieces = Pieces
    .help = What the island, the tracks and the cards show. The program brings a reconstruction; whoever owns the box can give it the real ones.
    .reconstructed = Reconstructed

## Endings

ending-markers_high = The markers are high enough
    .help = The values of the five markers add up to the limit: the animals are counted.
ending-cards_short = The cards have run out
    .help = There are not three cards left for everybody: the game is counted as it stands.

## Events: set-up and cards

event-took_colour = { $seat } plays { $colour_the }.
event-large_tile = { $seat } starts with a large tile: { $animal }.
event-first_player = { $seat } has the first-player card.
event-round_began = Round { $round }: { $seat } goes first.
event-drew = { $seat } draws { $count } cards.
event-drew_card = In hand: { $function } · { $resource } · { $animal }.
event-shuffled = The { $count } cards of the discard pile are shuffled and become the draw pile.
event-assigned = { $seat } has assigned the cards.
event-assigned_own = A: { $function } · B: { $resource } · D: { $animal }.
event-discarded = { $seat } discards the fourth card: { $function }.
event-showed_a = { $seat } shows at A: { $function }.
event-showed_b = { $seat } shows at B: { $resource }.
event-showed_d = { $seat } shows at D: { $animal }.

## Events: actions

event-put = { $seat } puts a function into slot { $slot }: { $function }.
event-covered = { $seat } covers “{ $covered }” in slot { $slot }: { $function }.
event-gained_slot = { $seat } has one more slot.
event-gained_explorer = { $seat } has one more explorer.
event-gained = { $seat } takes { $resource_a }.
event-took = { $seat } places nobody and takes { $resource_a }.
event-kept_resources = { $seat } exchanges nothing.
event-exchanged = { $seat } exchanges { $give_a } for { $take_a }.
event-paid_one = { $seat } pays { $resource_a }.
event-paid_two =
    { $second_again ->
        [yes] { $seat } pays { $first_two }.
       *[no] { $seat } pays { $first_a } and { $second_a }.
    }
event-placed = { $seat } places an explorer on { $space }: { $landscape }, { $symbol }.
event-moved = { $seat } moves an explorer from { $from } to { $space }: { $landscape }, { $symbol }.
event-surrounded = { $seat } has surrounded { $animal_a } and scores { $points } points.
event-function_scored = { $seat } scores { $points } points ({ $function }).
event-function_worked = { $seat }’s function works: “{ $function }”.
event-marker_moved =
    { $points ->
        [0] { $seat } moves { $animal_the } up (value { $value }).
        [one] { $seat } moves { $animal_the } up (value { $value }) and scores 1 point.
       *[other] { $seat } moves { $animal_the } up (value { $value }) and scores { $points } points.
    }
event-marker_at_top =
    { $points ->
        [0] { $seat } leaves { $animal_the } at the top (value { $value }).
        [one] { $seat } leaves { $animal_the } at the top (value { $value }) and scores 1 point.
       *[other] { $seat } leaves { $animal_the } at the top (value { $value }) and scores { $points } points.
    }
event-left_markers = { $seat } moves no marker.

## Events: the end

event-game_over = The game is over.
event-final_score = { $seat }: { $sets } for sets, { $multiplied } for animals, { $leftover } for resources, { $points } points in all.

## The final count

figure-rounds = Rounds
source-in_play = During play
source-sets = Sets of five
source-animals = Animals × value
source-resources = Resources ÷ 2

## Actions

action-assign =
    { $alike ->
        [yes] A: { $function } ({ $a_resource }, { $a_animal }) · B: { $resource } ({ $b_function }) · D: { $animal } ({ $d_function })
       *[no] A: { $function } · B: { $resource } · D: { $animal }
    }
action-put = Put the card into the free slot { $slot }
action-cover = Cover “{ $covered }” in slot { $slot }
action-exchange = Exchange { $give_a } for { $take_a }
action-no_exchange = Exchange nothing
action-place = Place an explorer on { $space } ({ $landscape }, { $symbol })
action-take = Take { $resource_a }
action-move_from = Move the explorer from { $space } ({ $landscape }, { $symbol })
action-pay_one = Pay { $resource_a }
action-pay_two =
    { $second_again ->
        [yes] Pay { $first_two }
       *[no] Pay { $first_a } and { $second_a }
    }
action-advance = Move the marker of { $animal_the } up
action-leave_markers = Move no marker

## Questions

ask-assign_cards =
    { $cards ->
        [3] Which card goes to A, which to B, which to D?
       *[other] Which of your { $cards } cards go to A, B and D? The last one is discarded.
    }
ask-put_card = Which slot takes “{ $function }”?
ask-free_marker =
    { $left ->
        [one] Which marker do you move up, if any?
       *[other] Which marker do you move up, if any? You have { $left } moves.
    }
ask-take_bonus =
    { $left ->
        [one] Which resource do you take?
       *[other] Which resource do you take? You have { $left } to take.
    }
ask-exchange = Do you exchange a resource?
ask-choose_space =
    { $spaces ->
        [0] { $supply ->
            [0] Your supply is empty, and you cannot pay to move an explorer (at least { $cost } of a space’s colour): which resource do you take?
           *[other] You cannot pay for any space (at least { $cost } of its colour): which resource do you take?
        }
       *[other] { $supply ->
            [0] Your supply is empty: where do you move an explorer, or which resource do you take?
           *[other] Where do you place an explorer, or which resource do you take?
        }
    }
ask-choose_explorer = Which of your explorers goes to { $space }?
ask-choose_payment = How do you pay for { $space }?
ask-choose_marker = Your card shows { $animal_the }. Which marker do you move up?

## Labels of the board

word-round = Round
word-phase = Phase
word-phase_cards = Cards
word-points = points
word-sum = Sum of the values
word-resources = Resources
word-supply = Explorers in supply
word-animals = Animals
word-functions = Functions
word-free_slot = free slot
word-hand = Hand
word-ready = has assigned
word-draw_pile = Draw pile
word-discard = Discard pile
word-unseen = Not seen yet
word-face_down = face down
word-final = At this moment

## Rules: the game

rule-LI-G1 = Whoever has the most victory points at the end wins.
    .title = Victory
rule-LI-G2 = Your explorers stand on landscape spaces and surround jungle regions to win the animals there. Cards give functions, resources and points for your animals.
    .title = What you do

## Rules: set-up

rule-LI-S1 = Two to four play.
    .title = Players
rule-LI-S2 = The ten teeth lie around the connector in random order. The rulebook does not say what each piece shows: its colours, its symbols and the way regions and spaces touch are our reconstruction, which the owner of a box can replace.
    .title = The island
rule-LI-S3 = Seven small tiles of each of the five animals lie face up, one on each of the 35 jungle regions.
    .title = Animals
rule-LI-S4 = One purple marker stands at the foot of each animal track, on the value 0. How many spaces each value has is our reconstruction.
    .title = The board
rule-LI-S5 = You get a colour, a holder with three empty slots and six explorers: one counts your points, five are your supply.
    .title = Your pieces
rule-LI-S6 = Two more explorers of each colour lie aside. Only a function brings them into play.
    .title = Explorers set aside
rule-LI-S7 = You begin with five resources, one of each colour, for all to see.
    .title = First resources
rule-LI-S8 = You get one large animal tile at random, for all to see.
    .title = Large tile
rule-LI-S9 = Large tiles, holders and explorers that nobody uses are not in the game.
    .title = Left in the box
rule-LI-S10 = The general supply of resources never runs out.
    .title = Unlimited resources
rule-LI-S11 = The basic game uses the 120 cards of value 1, the full game all 180. Which function, resource and animal stand together on a card is our reconstruction.
    .title = Two decks
rule-LI-S12 = The cards are shuffled and lie face down. One pile is as good as several.
    .title = Draw piles
rule-LI-S13 = The first-player card goes to somebody by choice or by chance.
    .title = First player
rule-LI-S14 = How holders are folded and where on its space an explorer stands has no meaning here.
    .title = Only on a table

## Rules: the round

rule-LI-T1 = A round has a card phase and then the actions A, B, C and D. Everybody finishes one before the next begins.
    .title = Phases
rule-LI-T2 = A, B and D may be done by all together. C goes clockwise from the first player.
    .title = At once or in turn
rule-LI-T3 = First see whether the game ends. If not, the first-player card passes clockwise and a new round begins.
    .title = End of a round

## Rules: card phase

rule-LI-K1 = Everybody draws three cards, which nobody else sees.
    .title = Three cards
rule-LI-K2 = A card can be a function, a resource or an animal. Only the use of its letter counts.
    .title = Three uses
rule-LI-K3 = Everybody lays one card face down at each of A, B and D, at the same time and unseen. No card may be kept.
    .title = A, B and D
rule-LI-K4 = With the function “extra card” you draw four, assign three and discard the fourth.
    .title = A fourth card
rule-LI-K5 = Then the actions begin. The cards at B and D stay face down until their phase.
    .title = When all have assigned

## Rules: Action A

rule-LI-A1 = The card at A is shown and goes into a slot of your holder, so that its function can be seen.
    .title = Show it
rule-LI-A2 = You may use the function from now on, in this round too, as long as it is visible.
    .title = It works
rule-LI-A3 = With a free slot you may use it. Without one you must cover a card of your choice.
    .title = Free slots
rule-LI-A4 = The same slot may be covered any number of times.
    .title = Again and again
rule-LI-A5 = A covered function is lost at once and for good. The card stays under the new one.
    .title = Covered
rule-LI-A6 = Two identical functions are never visible in one holder. Functions that are merely alike are welcome.
    .title = No twins
rule-LI-A7 = An extra explorer and an extra slot stay yours when their card is covered.
    .title = Kept all the same
rule-LI-A8 = The card at A has to be played and costs nothing.
    .title = Must be played

## Rules: Action B

rule-LI-B1 = The card at B is shown and discarded, and you take one resource of its colour.
    .title = A resource
rule-LI-B2 = Functions for that colour add a resource, points or a marker move.
    .title = Functions in B

## Rules: Action C

rule-LI-C1 = Clockwise from the first player, each places one explorer or takes a resource.
    .title = In turn
rule-LI-C2 = The explorer comes from your supply. Only when it is empty do you move one from the island to another space.
    .title = From your supply
rule-LI-C3 = Any landscape space of the island may be chosen, however far.
    .title = Anywhere
rule-LI-C4 = A space costs two resources of its colour, also when you move an explorer there. Desert yellow, meadow green, mountain grey, steppe beige, swamp brown.
    .title = Two resources
rule-LI-C5 = Explorers of different colours may share a space, never two of one colour.
    .title = Sharing a space
rule-LI-C6 = With explorers on all spaces around a region you take its animal, then score its number.
    .title = Surrounded
rule-LI-C7 = One explorer may complete several regions; you take and score them all.
    .title = Several at once
rule-LI-C8 = The number always equals the explorers needed. A region whose animal is gone gives nothing; other players’ explorers do not hinder you.
    .title = Nothing left
rule-LI-C9 = Instead of placing you may take one resource of your choice.
    .title = Or a resource

## Rules: Action D

rule-LI-D1 = The card at D is shown and discarded, and the marker of its animal goes up one space. You must do it.
    .title = A marker
rule-LI-D2 = You alone score 1 point for each small tile of that animal that you own and 2 for the large one.
    .title = Your animals
rule-LI-D3 = The value on the track plays no part in this.
    .title = Not the value
rule-LI-D4 = A marker on 5 does not move any more; you score all the same.
    .title = At the top
rule-LI-D5 = Functions may let you move markers in B and C too. Every move scores.
    .title = Further moves

## Rules: functions

rule-LI-F1 = A function improves an action or changes a rule. It works only while it is visible.
    .title = Visible only
rule-LI-F2 = Several functions may help at once; all that fit apply.
    .title = Together
rule-LI-F3 = You may use a function; you need not.
    .title = Not a must
rule-LI-F4 = A resource of your choice comes from the general supply; you name its colour.
    .title = Of your choice
rule-LI-F5 = Placing means a new explorer as well as one that comes from another space.
    .title = Placing
rule-LI-F6 = Functions look at the symbol, the colour or the ring of the space, or at other explorers standing there when you arrive.
    .title = What counts
rule-LI-F7 = Functions for an animal work for every tile of it that you take from the island.
    .title = For each animal
rule-LI-F8 = What rewards moving a marker works in action D only, for the marker that really moved.
    .title = Only in D
rule-LI-F9 = In a placement one resource of the joker’s colour may count as any colour.
    .title = Joker
rule-LI-F10 = One of your explorers set aside joins your supply.
    .title = Extra explorer
rule-LI-F11 = Your holder has one more empty slot. The card itself takes a slot like any other.
    .title = Extra slot
rule-LI-F12 = The summary sheet shows one example of each kind; the cards show every symbol, colour and animal. Two kinds, a marker move for a symbol and one for a resource, are our reconstruction.
    .title = Examples
rule-LI-F13 = A marker move that a function gives in B or C may be declined. If you make it, it scores.
    .title = The right to move

## Rules: the end

rule-LI-E1 = The game ends after a round in which the values of the five markers add up to at least 7 with two players, 9 with three, 11 with four.
    .title = When it ends
rule-LI-E2 = Only the end of a round counts, so that all have had the same number of turns.
    .title = Whole rounds
rule-LI-E3 = What follows is added to your points.
    .title = Final scoring
rule-LI-E4 = 10 points for each complete set of five different animals. A large tile counts as two.
    .title = Sets
rule-LI-E5 = Each of your animals scores the value of its marker. A large tile counts as two.
    .title = Animals
rule-LI-E6 = 1 point for every two resources left, of any colour.
    .title = Resources
rule-LI-E7 = The most points win. Among equals the most resources left win; if they are equal too, they share the victory.
    .title = Ties

## Rules: examples

rule-LI-V1 = A card at B with a grey resource gives one grey resource.
    .title = A grey card
rule-LI-V2 = Anna places an explorer in the desert and pays two yellow resources.
    .title = Anna
rule-LI-V3 = With his fourth explorer Paul completes a region of 2 and one of 3: he takes both animals and scores 5.
    .title = Paul
rule-LI-V4 = Lena plays a Dodo at D and owns the large tile and a small one: the marker moves and she alone scores 3.
    .title = Lena
rule-LI-V5 = 2, 2, 3, 2 and 2 animals, markers on 3, 2, 4, 2 and 5, three resources: 20 for two sets, 36 for the animals, 1 for the resources, 57 in all.
    .title = Karen
rule-LI-V6 = Points for green, points for ropes and a resource for either: on a green space with a rope Peter scores 6 and takes a resource.
    .title = Peter

## Rules: what you decide

rule-LI-P1 = Players, deck and first player.
    .title = Before the game
rule-LI-P2 = Which card goes to A, which to B, which to D; everybody at once and unseen.
    .title = Cards
rule-LI-P3 = Which slot takes the card at A, knowing all the cards at A. Empty slots are all alike.
    .title = Slot
rule-LI-P4 = Which marker moves, or none.
    .title = Marker in B
rule-LI-P5 = Which resource to give and which to take, or neither.
    .title = Exchange
rule-LI-P6 = Where to place an explorer that you can pay for, or which resource to take.
    .title = Space or resource
rule-LI-P7 = Which resources pay: those of the space’s colour, and at most one of each joker’s colour.
    .title = Payment
rule-LI-P8 = The colour of each resource that a placement brings.
    .title = Bonus resource
rule-LI-P9 = Which marker moves, or none, for each function that allows it.
    .title = Bonus marker
rule-LI-P10 = Which marker moves in place of the one on your card. One must be chosen.
    .title = Any marker
rule-LI-P11 = The colour of the resource that a marker brings.
    .title = Bonus in D
rule-LI-P12 = Which of your explorers leaves its space, when your supply is empty.
    .title = Which explorer

## Rules: rulings

rule-LI-X1 = The discard pile is shuffled and becomes the draw pile, even in the middle of a draw. Cards in holders never return.
    .title = No cards left
rule-LI-X2 = Everybody draws three, then those with an extra card draw it while cards last. If there are not three for everybody, the game ends at once and is counted.
    .title = Too few cards
rule-LI-X3 = It must cover its twin, even with a slot free.
    .title = The same function
rule-LI-X4 = You may cover a card although a slot is free.
    .title = Covering early
rule-LI-X5 = The same function for the same symbol, colour or animal. The resource and the animal below do not matter.
    .title = Identical
rule-LI-X6 = It must cover the one that is visible, and gives one more slot.
    .title = Another extra slot
rule-LI-X7 = From the next action A.
    .title = When the slot opens
rule-LI-X8 = The function has no effect; its card takes its slot.
    .title = No explorer aside
rule-LI-X9 = A function covered in A is gone for B, C and D of this round. An extra card works from the next card phase.
    .title = Covered this round
rule-LI-X10 = With explorers in your supply you cannot move one from the island.
    .title = Supply first
rule-LI-X11 = Whoever took resources instead still has explorers to place.
    .title = Having waited
rule-LI-X12 = An explorer cannot move to the space it stands on, nor to another of yours.
    .title = Elsewhere
rule-LI-X13 = A moved explorer no longer counts where it stood.
    .title = Leaving first
rule-LI-X14 = Only regions that touch the new space can be completed by it.
    .title = Only around
rule-LI-X15 = The price is 1, never 0.
    .title = Two discounts
rule-LI-X16 = Each joker function replaces one resource of a placement; two different ones may pay for all of it.
    .title = How many jokers
rule-LI-X17 = One joker resource alone may pay.
    .title = Joker and discount
rule-LI-X18 = What a placement brings cannot pay for it.
    .title = Not in advance
rule-LI-X19 = Exchange, pay, place, take the animals, score the regions, then points, resources and markers of functions.
    .title = The order
rule-LI-X20 = You own both before a marker scores. The function works for each.
    .title = Two animals at once
rule-LI-X21 = Of any other player; several count as one.
    .title = Another explorer
rule-LI-X22 = Once a round, before you place or take.
    .title = When to exchange
rule-LI-X23 = Functions of action B look at the resource of the card, once.
    .title = Only the card
rule-LI-X24 = Functions of action D do nothing for markers moved earlier.
    .title = Not in B or C
rule-LI-X25 = The marker that really moves counts, for your animals and for your functions.
    .title = Another marker instead
rule-LI-X26 = Your animals score; the functions for moving that marker give nothing.
    .title = At the top in D
rule-LI-X27 = You may choose a marker on 5: it stays, your animals score.
    .title = At the top by function
rule-LI-X28 = Action D goes in turn order. Only real moves count.
    .title = Near the top
rule-LI-X29 = The marker moves, you score nothing.
    .title = Without that animal
rule-LI-X30 = A sum reached in B or C does not stop the round.
    .title = Reached early
rule-LI-X31 = The game goes on until the markers end it.
    .title = No animals left
rule-LI-X32 = You can always take a resource.
    .title = Too poor
rule-LI-X33 = You place or you take; doing nothing is not offered.
    .title = No empty pass
rule-LI-X34 = Counts as two, for sets and for the value.
    .title = The large tile
rule-LI-X35 = All that are left; scoring does not use them up.
    .title = Resources in a tie
rule-LI-X36 = You simply go on counting.
    .title = Beyond 50
rule-LI-X37 = The first large tile triggers nothing: nobody has functions yet.
    .title = At the start
rule-LI-X38 = The cards of a letter are shown by all at once, then resolved in turn order.
    .title = Shown together
rule-LI-X39 = Changes made elsewhere do not apply here; the rulebook does.
    .title = Other versions
rule-LI-X40 = Points, resources, discounts, the fourth card, explorer and slot are always taken. Only marker moves may be declined.
    .title = Taken for you
rule-LI-X41 = On every landscape: its colour is that of the resource, not of the space.
    .title = Where a joker helps
rule-LI-X42 = All five may be chosen. One on 5 stays and your animals score.
    .title = Any marker and the top
rule-LI-X43 = With an explorer gained in A you place that one; none may move.
    .title = A fresh explorer
rule-LI-X44 = Not asked: all are face down.
    .title = Which pile
rule-LI-X45 = Every round leaves a card per player in the holders for good, so the cards run out some day.
    .title = It always ends
