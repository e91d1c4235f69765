### The Island: the rulebook, in our own words. [TI-A1] after a sentence names the rules behind it.

rulebook-aim =
    The island is breaking up. Bring your explorers to one of the four isles in the corners before the volcano puts an end to it all.

    Under each of your ten explorers a number from one to six is hidden. What counts is the sum of those you save, not how many they are: three brave heads may beat six timid ones. [TI-A1 TI-E2]

    You see your numbers only during the set-up. Once play has begun you have to remember who is worth what. [TI-S7 TI-H1]
    .title = What you are here for
picture-about_to_land = Yellow’s boat has reached the shore of the north-west isle (1). One move, and its passenger is safe.

rulebook-table =
    Forty tiles make the island, in a jumble: sixteen beaches, sixteen forests, eight mountains. Under each one something waits, and nobody knows what. [TI-S2]

    Around it is the sea, in spaces of six sides. Boats with three seats lie by the shore; five sea serpents wait further out. [TI-S1 TI-S4 TI-B3] Sharks and whales come later.

    The four isles in the corners are safe, for everybody. [TI-I3]
    .title = What lies on the table
picture-whole_table = The chart with the sinking island (1), what is left of it (2), the turn (3), and a player with explorers, boats and tiles (4).

rulebook-setup =
    Lay the tiles at random on the outlined spaces; the one in the very middle stays water. Put a serpent on each of the five marks. [TI-S1 TI-S2]

    Look at the numbers under your own explorers, and show them to nobody. [TI-S7] Then place them in turn, one at a time, each on a tile without an explorer. [TI-S8] High numbers near the water get away soon; they also swim first.

    When all are placed, each of you lays two boats, one at a time, on sea spaces beside the island. [TI-S4 TI-S9] From now on they belong to nobody. [TI-S10] Whoever placed first begins. [TI-S6]
    .title = Setting up
picture-placing_boats = All explorers are placed, now come the boats: the lit spaces are free. A boat at (1) lies beside three of Green’s explorers, more than anywhere else; a sea serpent waits at (2).

rulebook-turn =
    A turn has four steps. [TI-T1]

    - Play a tile, if you hold a red one from an earlier turn. One at most. [TI-T2]
    - Move: up to three moves with your own explorers and with boats, in any mix. [TI-T3]
    - Remove one tile of the island. You must. [TI-T4]
    - Roll the die, and move a creature of the kind it shows, if you wish. [TI-T5]

    You never move another player’s explorers. But a boat you steer carries everybody who sits in it. [TI-T7]
    .title = A turn in brief

rulebook-walk =
    For one move an explorer walks to the next tile, however crowded it is. [TI-M1] From a tile it may step into a boat on the water beside it, if one of the three seats is free; all colours share boats. [TI-M2 TI-M4] From a boat it may step into another one right beside it. [TI-M3]

    The same explorer may use several of your moves. [TI-M6] But whoever has left the island never sets foot on it again. [TI-M5]
    .title = On foot
picture-boarding = Blue may walk, board or sail. The boat at (1) is empty and lies beside two of Blue’s explorers.

rulebook-swim =
    If no boat is near, there is always the water. Diving in from a tile or jumping from a boat costs a move; falling in, because the tile or the boat has gone, costs nothing. [TI-W1 TI-W2]

    A swimmer is slow: one sea space a turn, and the dive was that one. [TI-W3 TI-W4 TI-W9] Climbing into a boat in the same space costs a move, and so does landing on an isle, and both may follow a swim. [TI-W5 TI-I2]

    Never swim to a serpent or a shark: you are gone at once. [TI-W7] Whales do nothing to swimmers. [TI-W8]
    .title = In the water
picture-a_swimmer = Red’s swimmer (1) may swim a single sea space this turn. Lit is all that Red can move now.

rulebook-boats =
    A boat sails one sea space for one move, never onto land and never to another boat. [TI-B1 TI-B2]

    Who controls a boat, and so may steer it? The one with most explorers aboard. If two or more have equally many, each of them may; an empty boat is anybody’s. [TI-B4 TI-B5 TI-B6]

    So you can travel for nothing in a boat that others sail, and they can sail it where you do not want to go. If you sail a manned boat to a serpent or a whale, it is lost: to a serpent, with everybody in it; to a whale, they swim. [TI-B7]
    .title = Boats, and who steers
picture-shared_boats = Two boats at a shore. In the one in the south-west (1) sit a Red and a Yellow explorer: equally many, so both may steer. The one in the north-east (2) is empty: anybody may.

rulebook-isles =
    The spaces that touch an isle are its shore. There, one move brings one explorer from a boat, or out of the water, onto the isle. [TI-I1 TI-I2] The boat stays behind, and can be used again.

    Each of you may use all four isles. [TI-I3] Who is there is safe for good and never moves again. [TI-I4]
    .title = Landing
picture-landing = Blue’s boat (1) lies at the north-east isle with two aboard: two moves, and both are saved.

rulebook-sink =
    Third step: the island loses a tile. As long as there are beaches, a beach; then forests; mountains last. And it must touch the water, unless no tile of that kind does. [TI-R2 TI-R3 TI-R4]

    Which one is up to you, whoever stands on it. They fall into the water where it was. [TI-R1 TI-R5]

    Then you alone look at its back. A green one is shown and takes effect at once. A red one you keep, face down, for later. [TI-R6]
    .title = The island sinks
picture-which_tile_goes = Green must take away one beach that touches the sea: the lit tiles can go.

rulebook-green =
    A green back happens on the spot, on the space the tile has left.

    - A shark: it appears and takes every swimmer there, the ones who just fell in included. [TI-G1]
    - A whale: it appears. Swimmers need not fear it. [TI-G2]
    - A boat: it appears, and the swimmers there are in it already; of more than three you choose. [TI-G3]
    - A whirlpool: it takes everything that swims or sails there and in the sea spaces around it. [TI-G4]
    - The volcano: the game is over. It sleeps under one of the mountains. [TI-G5]
    .title = Green tiles: at once
picture-fresh_shark = A beach has gone at (1), and a shark has come in its place.

rulebook-red =
    Red tiles are yours to play, one a turn, at its beginning. Nobody but you knows what they are. [TI-T2 TI-R6]

    - Dolphin: it carries one of your swimmers up to three spaces. [TI-P1]
    - Favourable wind: it blows a boat that you steer up to three spaces. [TI-P2]
    - Move a serpent, a shark or a whale: lift one from anywhere and put it on any empty sea space. [TI-P3 TI-P4 TI-P5]

    Two kinds more are for defence, in the turns of others. Tiles left at the end are worth nothing. [TI-D1 TI-E3]
    .title = Red tiles: for later
picture-dolphin = Blue plays a dolphin: the swimmer at (1) can be carried up to three spaces.

rulebook-creatures =
    Last, the die. You may move one creature of the kind rolled, whichever you like. [TI-K2] They stay at sea and do not mind each other. [TI-K3]

    - The serpent moves one space. It devours swimmers, and boats with all aboard. [TI-K4]
    - The shark moves one or two and stops at swimmers, whom it devours. Boats are safe from it. [TI-K5]
    - The whale moves up to three and stops at a manned boat, which it capsizes: the people swim. [TI-K6]

    No creature touches an empty boat. In short: serpents bite everything, sharks people, whales boats.
    .title = The die and the creatures
picture-whale_comes = A whale was rolled. The one at (1) may go up to three spaces; a boat with people in it stops it.

rulebook-defence =
    When somebody else moves a shark onto your swimmer, or a whale onto a boat that you steer, a defence tile of that kind answers it. The creature leaves the game before it does any harm, and everybody there is saved with you. [TI-D1 TI-D2 TI-D3]

    Nothing helps against serpents, whirlpools and the volcano. [TI-D4]
    .title = Defence
picture-shark_defence = A shark comes to (1), where Yellow swims. Yellow holds the tile that sends it away.

rulebook-end =
    One of the eight mountains hides the volcano. When it shows, the game ends that instant, and everybody who is not on an isle is lost. [TI-E1]

    Turn over those you have saved and add up their numbers. The highest sum wins. [TI-E2] Tiles you did not play count nothing. [TI-E3]
    .title = The end
picture-after_the_eruption = The volcano has erupted. Only those on the isles are left to be counted.

rulebook-options =
    Two players take one colour each, on an island half empty, or two colours each: then you have both to save, but still one turn, three moves and two boats, and both count together when it comes to steering. [TI-N1 TI-N2 TI-N3]

    Four challenges change the game:

    - Overcrowded: two may share a tile in the set-up, if it does not touch the sea. [TI-V1]
    - To the last one: you play until no explorer is left on the board; the volcano is only a whirlpool. [TI-V2]
    - All equal: heads count, not numbers. [TI-V3]
    - Atlantis submerged: you play until the last tile is gone. [TI-V4]

    A quick set-up lets chance place everything. If your memory is not what it was, a memory aid shows your own numbers all the time.
    .title = For two, and challenges

rulebook-wrong =
    - Sums win, not heads. [TI-A1]
    - No second look: not at your own numbers, not when one is saved, not when one is lost. [TI-H1]
    - A swimmer goes one sea space a turn, and diving in is that space. [TI-W4]
    - You may take your explorer out of a boat that others steer. [TI-M7]
    - Whales do not hurt swimmers, sharks do not hurt boats. [TI-W8 TI-K5]
    - Falling into the water costs no move. [TI-W2]
    - The island loses beaches first, then forests, then mountains, from the water inwards. [TI-R2 TI-R3]
    - You need not move the creature you rolled. [TI-T5]
    - A defence tile is never for your own turn. [TI-D1]
    .title = Often played wrong
