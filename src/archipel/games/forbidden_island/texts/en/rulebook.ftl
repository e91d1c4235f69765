### Forbidden Island: the rulebook, in our own words. [FI-E1] after a sentence names the rules behind it.

rulebook-aim =
    An island rises from the sea only to sink again. On it lie four treasures, and your team has come to fetch them before the water does. [FI-G2]

    You play together: all of you win, or none of you. [FI-G1] You win when the four treasures are yours, every adventurer stands on Fools’ Landing, and somebody plays a Helicopter Lift to fly you all out. [FI-E1]

    The island has four ways to beat you: Fools’ Landing sinks, a treasure goes under before you have it, one of you drowns, or the water reaches the skull. [FI-E3 FI-E4 FI-E5 FI-E6]
    .title = What you are here for
picture-ready_to_leave = The last moment of a game that was won: all four stand on Fools’ Landing (1), and the Engineer holds a Helicopter Lift.

rulebook-table =
    Twenty-four tiles make the island. Each has a dry side, bright, and a flooded side, blue. A tile that is flooded still carries you; a tile that has sunk is gone for good. [FI-S1 FI-A2 FI-A6]

    Two piles drive the game. The Treasure deck holds five cards for each treasure, your special cards, and three unpleasant Waters Rise! cards. The Flood pile holds one card for each tile. Nobody knows the order of either, but everybody may count them and look through their discards. [FI-V2 FI-V3]

    Hands lie open: all of you see all cards. Talk, plan and advise as much as you like; in the end, whoever’s turn it is decides. [FI-V1 FI-V4]
    .title = What lies on the table
picture-whole_table = The island (1), the water meter (2), the four treasures (3), the piles (4) and the players with their open hands (5).

rulebook-setup =
    Shuffle the tiles and lay them out dry: a square of four by four, with two more in the middle of each side. Put the four treasures beside it. [FI-S1 FI-S2]

    Now let the first water in: turn over six Flood cards, one after another, and flood the tiles they name. [FI-S4]

    Each player gets an adventurer at random and starts on that adventurer’s own tile, even if it is under water already. [FI-S5 FI-S6 FI-S7] Adventurers that nobody plays stay in the box; their tiles remain as ordinary ground. [FI-S8]

    Deal everybody two cards from the Treasure deck, open. A Waters Rise! that turns up here is shuffled back and replaced; a special card is yours to keep. [FI-S9 FI-S10 FI-S11] Set the water meter to the difficulty you chose, and say who begins. [FI-S12 FI-S13]
    .title = Setting up
picture-first_floods = A fresh island: six tiles are flooded, and the four adventurers stand where they begin.

rulebook-turn =
    A turn has three steps, and always in this order. [FI-T1]

    - You: up to three actions, in any mix: move, shore up a tile, give a card, capture a treasure. The same one may be done again. [FI-T2 FI-T4]
    - The deck: take two cards from the Treasure deck, one by one. [FI-D1]
    - The sea: turn over Flood cards, as many as the water meter says. [FI-F1]

    You may leave actions unused, but they are lost. The two draws can never be skipped. [FI-T2 FI-T3] Then the next player clockwise takes over.

    With two, three or four of you everything is the same, only the hands and pawns are fewer or more; one person may well play two adventurers. [FI-G3]
    .title = A turn in brief

rulebook-walk =
    For one action, step to a tile above, below, left or right of yours. Flooded tiles carry you like dry ones, and any number of you may stand together. [FI-A1 FI-A2 FI-A4] Where a tile has sunk there is only water: you can neither stop there nor walk across. [FI-A3]

    For one action, shore up one flooded tile: your own, or one next to you. It goes back to its dry side. [FI-A5] What has sunk never comes back. [FI-A6]

    Shoring up buys time, nothing else. Choose the tiles you cannot live without, and let the others go.
    .title = Moving and shoring up
picture-explorers_reach = The lit tiles are what the Explorer can do now. Unlike the others, the Explorer also walks and shores up diagonally.

rulebook-cards =
    Four equal cards make a treasure, and nobody draws four equal cards alone. So meet: on the same tile, one action hands one treasure card to another player. [FI-A7] You cannot take a card, nor refuse one. [FI-A9] Special cards are never given away. [FI-A8]

    Hold four cards of one treasure on one of its two sites, and one action captures it: the Temples hold the Earth Stone, the Gardens the Statue of the Wind, the Caves the Crystal of Fire, the Palaces the Ocean’s Chalice. A flooded site will do. [FI-A10 FI-A12]

    The four cards go to the discards, the treasure stands before you and belongs to all. Each is captured once. [FI-A11 FI-A13] From then on its two sites are ground like any other, and may sink in peace. [FI-E8]
    .title = Giving cards, capturing treasures
picture-four_winds = The Pilot stands in the Whispering Garden (1) with four cards of the Statue of the Wind: one action, and it is yours.

rulebook-adventurers =
    Each of you can do one thing that nobody else can. It is never forced on you, and outside your own turn it only helps you swim. [FI-R12]

    - The Explorer moves, shores up and swims diagonally too. [FI-R1]
    - The Pilot, once a turn and for one action, flies to any tile; and flies away for free when the ground sinks. [FI-R2 FI-R3]
    - The Navigator moves another player’s pawn, one or two steps for one action, asking nobody. The steps are plain ones, whoever is moved. [FI-R4 FI-R6 FI-R7]
    - The Diver goes through flooded and sunken tiles in one action, as far as they hang together, and comes out on a tile. The open sea around the island is too much even for the Diver. [FI-R8 FI-R9]
    - The Engineer shores up two tiles for one action. [FI-R10]
    - The Messenger gives cards at any distance. To give one to the Messenger you still have to come. [FI-R11]
    .title = The six adventurers
picture-divers_way = Late in the game: the lit tiles are what the Diver reaches. Sunken tiles in between are no obstacle.

rulebook-draw =
    When your actions are done, take two cards from the Treasure deck, one after the other, and lay them open before you. [FI-D1] A Waters Rise! is carried out at once and never kept; it counts as one of your two. [FI-D2]

    You may hold five cards, special ones included. With a sixth you choose one at once and discard it, before anything else happens, on your own turn or not. [FI-H1 FI-H2 FI-H3 FI-H5] Should the one you part with be a special card, you may use it on its way out. [FI-H4] With five or fewer you may not throw cards away just because you would like to. [FI-H6]

    When the deck runs out, its discards are shuffled into a new one, so nothing you discarded is lost for ever. [FI-D3]
    .title = Two cards, five in hand
picture-six_cards = Six cards: one has to go before the game moves on.

rulebook-special =
    Helicopter Lift and Sandbags are the cards that save you. Play your own at any moment of anybody’s turn: before, between and after actions and draws. They cost no action, and nobody can make you play them. [FI-C1 FI-C8]

    - Sandbags shore up one flooded tile, anywhere on the island. [FI-C5]
    - A Helicopter Lift flies as many pawns as you like from one tile to another. Or, when everything is done, it takes off and wins the game. One card, one of the two. [FI-C3 FI-C4]

    Whoever plays the card decides, even for the pawns of others, so talk first. [FI-C7] A card that has been turned over is settled before anybody can answer, and there must be something to do with the one you play. [FI-C6 FI-C8]

    Keep one Helicopter Lift for the way home.
    .title = Helicopters and sandbags

rulebook-rise =
    Three Waters Rise! cards sleep in the Treasure deck. Each does two things, and the second is the one that hurts. [FI-W1]

    First, the water marker climbs one mark. If the number beside it is higher, more Flood cards are drawn from this very turn on. [FI-W2]

    Then all Flood cards discarded so far are shuffled and put back on top of their pile. So the very tiles that have just been flooded come up again next, and a flooded tile that comes up sinks. [FI-W1 FI-F3] The rest of the pile stays below as it was. [FI-W5]

    Two in one draw move the marker twice, but there is only one shuffle: the second finds no discards. [FI-W3 FI-W4] When the marker reaches the skull, all is over at once. [FI-W6]
    .title = Waters Rise!
picture-layers = The water meter (1) after the second rise: three Flood cards a turn. Flooded tiles with a warning, here the Observatory, have their card in the upper part of the pile: they may sink next.

rulebook-flood =
    Last, the sea. Read the water meter once, then turn over that many Flood cards, one at a time. [FI-F1 FI-F6]

    A dry tile floods: turn it over, and its card goes to the discards. [FI-F2] A tile that was flooded already sinks: tile and card leave the game for good. [FI-F3]

    Once its card lies open a tile cannot be saved any more, not even with Sandbags. Between two cards it can. [FI-F4 FI-C8] An empty Flood pile is made anew from its discards on the spot, so the same tile may be hit twice in one turn. [FI-F5]
    .title = The sea takes its turn
picture-half_sunk = Fools’ Landing (1) is flooded, and its card is among the discards. Where the Silver Gate lay (2) there is only water now.

rulebook-swim =
    When your tile floods, you stay where you are, with wet feet. [FI-P1] When it sinks, you swim at once, whoever’s turn it is, to a tile next to it that is still there, flooded or dry. It costs no action. [FI-P2]

    The Explorer swims diagonally too, the Pilot flies wherever there is land, and the Diver makes for the nearest tile, however far. [FI-P3 FI-P4]

    With nowhere to go you drown, and everybody loses – unless somebody, anybody, plays a Helicopter Lift and picks you up. [FI-P5 FI-P6] If several stand on a sinking tile, they save themselves one by one, beginning with whoever’s turn it is. [FI-P7]
    .title = When the ground goes
picture-pilot_in_the_water = The Cave of Shadows (1) has just sunk under the Pilot, who may fly to any tile that is left.

rulebook-end =
    You win the moment somebody takes off from Fools’ Landing with everybody aboard and the four treasures captured. It can be on anybody’s turn, and the landing may be flooded. It never happens by itself: play the card. [FI-E1 FI-E2]

    You lose at once when

    - Fools’ Landing sinks; [FI-E4]
    - both sites of a treasure you have not captured have sunk; [FI-E3]
    - somebody must swim and cannot; [FI-E5]
    - the water marker reaches the skull. [FI-E6]

    A loss counts the instant it happens. When the landing or the last site of a treasure goes, no helicopter comes in time any more. [FI-E7]
    .title = The end

rulebook-options =
    Difficulty is where the water starts, and nothing else: Novice at level 1, Normal at 2, Elite at 3, Legendary at 4. Begin with Novice. [FI-O1 FI-S12]

    You may choose your adventurers instead of dealing them; all must be different. [FI-O2] There are eleven more shapes of island, our own extra, each of twenty-four tiles. Long and thin ones are harder than they look. [FI-O3]

    Tables differ on one thing: whether a pawn that the Navigator moves uses its own way of walking. Here it does not, unless you turn that on. [FI-R7]
    .title = Harder, and different

rulebook-wrong =
    - Flood discards go on top of the pile after Waters Rise!, not underneath: the same tiles come back first. [FI-W1 FI-W5]
    - The new level counts this very turn, not the next one. [FI-W2]
    - A sunken tile’s card leaves the game too; it is not shuffled in again. [FI-F3]
    - The hand limit is checked after each card, not at the end of the turn. [FI-H2]
    - Treasure cards are given on the same tile only. Special cards never change hands. [FI-A7 FI-A8]
    - A captured treasure is safe: its sites may sink. [FI-E8]
    - Sandbags and Helicopter Lifts are played at any time, on other people’s turns too. [FI-C1]
    - Lifting everybody to Fools’ Landing is not yet taking off. That takes a second card. [FI-C4 FI-E1]
    - Standing on a tile while it floods is no harm at all. [FI-P1]
    .title = Often played wrong
