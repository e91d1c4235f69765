### Takara Island: the rulebook, in our own words. [TK-G1] after a sentence names the rules behind it.

rulebook-aim =
    Somewhere under Takara Island lie the two Stones of Legend. Whoever has both wins on the spot. [TK-G1 TK-E5]

    Mostly it does not come to that. Then the most experience wins: what you dig up, the monsters you beat, what your chests hold, and a little for your money. [TK-V1 TK-V2]

    There is one danger that you all share. If four of the six sites are empty before anybody has found a Stone, the island banishes you all and nobody wins. [TK-E2]
    .title = What you are here for
picture-second_stone = The last moment of a game: whoever digs at site 4 now (1) takes the second Stone of Legend.

rulebook-table =
    Six sites, each a shaft of nine hidden tiles: three near the surface, three in between, three deep down. The deeper, the richer, and the more dangerous. [TK-S7]

    Above is the village. The Forge lends the sword, the Counter buys and sells, the Gambling Den pays a little, specialists wait at the Port and your recruit on the Beach; the Hospital you would rather not see. [TK-S2 TK-S3 TK-S8 TK-S9]

    What has been won lies open before its owner, and what has been thrown away can be looked at. [TK-G2 TK-I1]
    .title = What lies on the table
picture-whole_table = The village (1), the six sites with their nine tiles (2), how many are empty (3), and the players (4).

rulebook-setup =
    Each of you takes a colour and two adventurers. They are all alike. [TK-S1 TK-G3] Nobody has any money. [TK-S9]

    The two Stones are mixed into the deep tiles, in such a way that they lie on two different sites, at depth seven, eight or nine. [TK-S5 TK-S6] On top come the other tiles, at random. [TK-S7]

    Eight chest tiles lie face down on the Axolotl; the Counter has three experience tokens for each player. [TK-S4 TK-S8] Chance says who begins. [TK-S10]
    .title = Setting up
picture-first_look = A player’s first look: the tile that has been seen (1) shows on the player’s own picture of the site, and on nobody else’s.

rulebook-turn =
    Your turn is a day on the island, in three steps. [TK-T1]

    - Morning: you may rent the sword. [TK-W1]
    - Day: each of your adventurers does one thing. [TK-T2]
    - Evening: you may take on your recruit; then everybody comes home. [TK-T6]

    There are seven things to do: observe, dig, clear a rockfall (two together), gamble, trade, hire a specialist, fight. [TK-T3] Most may be done by several adventurers on the same day; the Counter and the Port see you only once. [TK-T5] What you buy you pay at once, and players never trade with each other. [TK-G5]

    Then it is the next player’s day. [TK-G4]
    .title = A turn, a day

rulebook-observe =
    Send an adventurer to a site and look, in secret, at its first three tiles, one after the other. Remember them; they stay as they lie, and nothing ever changes its place. [TK-O1 TK-O2 TK-O7 TK-I5]

    Looking even pays. A rockfall ends the look and is turned up, for 2 Karas. A monster you may turn up, for 2 Karas too, or keep to yourself. [TK-O3 TK-O4 TK-O6] Each pays once only. [TK-O5]

    What has been turned up stays so, and you cannot look below a rockfall, or below a monster that was turned up on an earlier day. [TK-O8 TK-O9] The others see where you look, never what. [TK-I2 TK-I3]
    .title = Observing
picture-after_looking = Site 1 after a look: two tiles of Karas with a bat between them (1). Only this player knows.

rulebook-dig =
    Send an adventurer to dig, and the first tile of the site is turned over. [TK-D1]

    - Karas: yours. [TK-D2]
    - Experience: keep the tile. Some of them hurt: with a wound on the tile, your adventurer goes to hospital, sword or no sword. [TK-D7 TK-D8]
    - A rockfall: it stays, and you get nothing. [TK-D3]
    - A monster: it stays, and your adventurer goes to hospital; with the sword, you get away. [TK-D4 TK-D5]
    - A chest: draw a chest tile. [TK-D6]
    - A Stone of Legend: keep it, and let them wonder where the other one is. [TK-D9]
    .title = Digging
picture-where_to_dig = Where to dig? Lit are the tiles on top of their site: those face down can be looked at or dug up, rockfalls that lie open can be cleared.

rulebook-rocks =
    While a rockfall lies open on top of a site, nobody digs there until it is cleared. That takes two of your adventurers together. [TK-R1]

    It pays 2 Karas for every rockfall that lies open on top of a site at that moment, the cleared one included: with three in sight, 6 Karas. [TK-R2 TK-R3]
    .title = Rockfalls
picture-three_rockfalls = Rockfalls lie open on three sites (1, 2, 3): clearing one pays 6 Karas.

rulebook-village =
    Money makes the second half of the game.

    - The Gambling Den pays 1 Kara for every adventurer sent there. Always. [TK-P1]
    - At the Counter you may, once a day, sell one experience tile for 5 Karas a point, or buy a token of 2 points for 5 Karas. Not both. [TK-M1 TK-M2 TK-M4] Stones, tokens, monsters and chests cannot be sold. [TK-M3]
    - On the Beach waits your recruit: 5 Karas, once in the game, in the evening, and from tomorrow you have three adventurers. [TK-N1]

    Selling early to recruit early often pays.
    .title = The village
picture-recruiting = An evening with enough Karas: the recruit is waiting on the Beach (1).

rulebook-fight =
    The sword costs 3 Karas, in the morning and never later, and goes back every evening. [TK-W1 TK-W3] With it a monster you dig up cannot hurt you, and without it you cannot fight. [TK-W2 TK-F1]

    Attack a monster that lies open on top of its site, and roll the die until one of you gives in. A sword: the monster is wounded. The hospital: your adventurer is, and another may try. [TK-F2 TK-F3 TK-F4] Wounds stay from day to day, for whoever comes next. [TK-F7]

    With as many wounds as it has lives, the monster is beaten. You keep it, with its Karas and its experience. [TK-F5 TK-F6]
    .title = Sword and monsters
picture-a_bat = The sword is rented and a bat lies open at site 1 (1): it can be attacked.

rulebook-night =
    In the evening everybody comes home. [TK-N2 TK-N3] The wounded cost 2 Karas each; those you do not pay for rest for one whole day. [TK-N4 TK-N5 TK-N6 TK-N7] Until then, an adventurer stays where it was sent. [TK-T4]

    The sword goes back to the Forge. A specialist you hired today falls asleep before you; one that slept goes back to the Port. [TK-N8 TK-N9 TK-N10]
    .title = The evening

rulebook-specialists =
    An adventurer sent to the Port hires a specialist, who works at once. [TK-H1 TK-H2] Only those who are at the Port can be had, and never two at a time: each stays with you for two days, one awake and one asleep. [TK-H3 TK-H4 TK-H5]

    - The Archaeologist (2 Karas) looks at the first five tiles of a site. [TK-Q14]
    - The Diviner (3) looks at three tiles in a row, at any depth. Nothing stops her, nothing is turned up. [TK-Q11 TK-Q12 TK-Q13]
    - The Miner (5) digs two tiles one after the other and cannot be hurt. Experience, Stones and chests are yours; Karas and rockfalls are lost; only a monster stops him. [TK-Q1 TK-Q2 TK-Q3 TK-Q4 TK-Q5 TK-Q6]
    - The Imitator does what a specialist now in front of another player does, for that one’s price and 2 more. [TK-Q7 TK-Q8 TK-Q9]
    .title = Specialists
picture-diviner_at_work = The Diviner looks down to the deepest tiles of site 4: there it is, the second Stone (1).

rulebook-chests =
    A chest is a tile from the Axolotl’s pile: keep it, with its Karas and its points. [TK-K1] Three are special.

    - The Mimic is no chest but a monster of two lives that has to be fought at once, sword or not: two swords in a row. Beaten, it is worth 2 points and another chest; if not, it goes back into the pile, and you to hospital. [TK-K2 TK-K3 TK-K4 TK-K5 TK-K6]
    - The Skull gives 20 Karas and costs 2 points. Nobody may refuse it. [TK-K7]
    - The Map is worth 5 Karas now, or 2 points at the end. [TK-K8]
    .title = Chests

rulebook-end =
    The game ends at once, even in the middle of a day, when one of these comes true. [TK-E1]

    - Both Stones are found. In one hand, that player wins. In two, everybody counts, and a Stone is worth 10. [TK-E4 TK-E5 TK-E6]
    - Five sites are empty and only one Stone is found: it is worth nothing, and the most experience wins. [TK-E3]
    - Four sites are empty and no Stone is found: all are banished. [TK-E2]

    Count tiles, tokens, monsters and chests, and one point for every full 5 Karas. [TK-V1 TK-V2] What was sold is gone. [TK-V3] Ties share. [TK-V6] Forty points make a Hero of legend, fewer than ten are Axolotl food. [TK-V4]
    .title = The end, and counting

rulebook-wrong =
    - The sword is rented before anything else, or not at all. [TK-W1]
    - The sword does not help against a wound printed on an experience tile. [TK-D8]
    - Whoever digs up a monster cannot fight it with the same adventurer. [TK-X11]
    - Digging into a rockfall pays nothing; seeing it first pays 2. [TK-D3 TK-O4]
    - Rockfalls under other tiles do not count for the reward. [TK-R3]
    - At the Counter you sell or you buy, once a day. [TK-M1]
    - The Miner brings no Karas. [TK-Q4]
    - A single Stone at five empty sites is worth nothing. [TK-E3]
    - Four empty sites without a Stone lose the game for all: look deep in time. [TK-E2]
    .title = Often played wrong
