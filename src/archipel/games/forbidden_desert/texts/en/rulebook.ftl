### Forbidden Desert: the rulebook, in our own words. [FD-E1] after a sentence names the rules behind it.

rulebook-aim =
    Your helicopter has crashed in the desert. Under the sand lies an old city, and in it the parts of a flying machine. Find all four, meet at the launch pad and fly away.

    You win together the moment the four parts are yours and every one of you stands on the launch pad. [FD-E1] You lose together too: when somebody dies of thirst, when sand must fall and none is left, or when the storm carries you off. [FD-E2 FD-E3 FD-E4 FD-E5]

    So the game is a race on three clocks: water, sand and wind.
    .title = What you are here for
picture-ready_to_fly = One step from home: all parts are picked up, and the Climber (2) can walk to the launch pad (1) and take the Archaeologist along. The team wins.

rulebook-table =
    Twenty-four tiles lie in a square with a hole in it. The hole is the eye of the storm. [FD-S3 FD-S4] Every tile has a desert side, up, and a city side that nobody knows yet. [FD-S2]

    On top of the tiles lies sand, as small markers. One is a nuisance; two or more make a dune, and the tile is blocked. [FD-B1]

    Each of you has a canteen with a few portions of water, and everybody sees everybody’s. [FD-S11] The storm meter tells how many storm cards end each turn.
    .title = What lies on the table
picture-whole_table = The desert (1), the storm meter (2), the four parts to be found (3), and everybody’s canteen (4).

rulebook-setup =
    Lay the shuffled tiles, desert side up, in a square of five by five without its centre. Put one sand marker on each of eight tiles, in a diamond around the hole; the other forty are the supply. [FD-S3 FD-S5] The four parts wait beside the board. [FD-S6]

    Each player gets one of the six adventurers, with a full canteen: three, four or five portions. [FD-S10 FD-S11] All start together on the tile of the crash. [FD-S12]

    The storm marker goes to the mark of your difficulty, in the column of your number of players. [FD-S7] Then somebody begins. [FD-S13]
    .title = Setting up
picture-first_sand = The desert at the start: eight markers of sand around the eye of the storm (1), and everybody at the wreck.

rulebook-turn =
    A turn has two steps: first you, then the storm. [FD-T1]

    - You take up to four actions, in any mix and as often as you like: move, remove sand, reveal the tile you stand on, pick up a part. [FD-T2 FD-T3]
    - Then you draw storm cards, as many as the meter says. [FD-D1]

    Some things cost nothing and are open to everybody at any time, whoever’s turn it is: sharing water, passing equipment, using it. [FD-T5 FD-T6] Only while a storm card is being carried out does everything stand still. [FD-T6]

    Talk it all over. The one whose turn it is has the last word. [FD-T4]
    .title = A turn in brief

rulebook-sand =
    For one action, step to a tile above, below, left or right. Not into the eye of the storm, and not onto a dune: a tile with two or more markers is blocked. [FD-A1 FD-B1 FD-B2 FD-B3]

    For one action, take one marker of sand from your tile or from one beside it. [FD-A3]

    If sand piles up on the tile you stand on, you are buried at the second marker. You are not hurt, but all you can do is dig until one is left. [FD-B4 FD-B5] Others may dig for you, and you may still share water and use equipment. [FD-B6 FD-B7]

    Two revealed tunnels are one step apart, however far the way, as long as neither is blocked. [FD-A2]
    .title = Walking and digging
picture-where_to_dig = Sand on the tiles: a single marker lets you pass, two with an X block the way.

rulebook-reveal =
    Stand on a tile without sand, and for one action reveal it: turn it over. What it shows happens at once, and there is no way back. [FD-A4 FD-A5]

    - A gear: draw an equipment card. [FD-X3]
    - A clue: the row or the column in which one part lies. [FD-X4]
    - A well: everybody on the tile gets two portions of water, this once. But of the three tiles that promise water, one is a mirage and gives nothing. [FD-X1 FD-X2]
    - A tunnel: a short cut, shade, and a gear besides. [FD-X5 FD-X3]
    - The launch pad: it does nothing yet. It is where you will win. [FD-X6]
    .title = What the tiles hide
picture-about_to_reveal = The Water Carrier stands on a tile without sand (1): she can reveal it now.

rulebook-parts =
    Each part has two clues: one tells its row, the other its column. [FD-P1] As soon as both are revealed, the part lies where they cross, on whatever tile is there. [FD-P2 FD-P3] Until then the wind may carry a clue to another row or column. [FD-P4]

    If both clues are in the same line, the part appears on one of the two. [FD-P5] If they cross in the eye of the storm, it waits for the next tile blown in. [FD-P6] A part travels with its tile and always lies on top of the sand. [FD-P7]

    To have it, stand there and spend an action. The tile must be revealed and not blocked; each part costs its own action. [FD-A6 FD-A7 FD-A8] Once picked up it is safe, and belongs to all. [FD-P8]
    .title = Finding the four parts
picture-two_clues = The propeller: one clue (1) gives the row, the other (2) the column. It lies where they cross (3).

rulebook-water =
    Whoever has to drink and has nothing left dies, and all is lost. [FD-D12] An empty canteen alone does no harm.

    Stand together and you may pour water from one canteen into another: any amount, free, at any time, even in somebody else’s turn. [FD-W1] You may give your last portion; no canteen holds more than its top mark. [FD-W2] Equipment is passed in the same way. [FD-W3]

    New water comes from two wells, once each; from the Secret Water Reserve; and from the Water Carrier, who draws two portions for an action whenever she stands on a revealed well. [FD-X1 FD-G9 FD-R14]
    .title = Water
picture-sharing = The Water Carrier (1) can pour water to the Climber (2) next to her. Anybody else would have to stand on the same tile.

rulebook-storm =
    When you are done, draw storm cards one by one, as many as the meter says. [FD-D1 FD-D2]

    The wind blows: from the side the wind comes from, the tile next to the eye slides into it, and the eye is then where the tile was; two or three times if the card says so. Whatever stands or lies on a tile goes along. [FD-D4 FD-D5] Then each tile that has moved gets one marker of sand. [FD-D7] At the edge there may be nothing left to move: you are spared. [FD-D6]

    The storm picks up: its marker climbs, and from the next turn on there may be more cards. At the skull you lose. [FD-D9]

    When sand must fall and none is left in the supply, you lose. [FD-D8] Anybody may look through the cards already drawn. [FD-D3]
    .title = The storm
picture-after_the_wind = The wind has pushed two tiles (2 and 3) towards the south; both have one more marker of sand, and the eye is now above them (1).

rulebook-sun =
    The third kind of storm card is the sun. Everybody drinks one portion, all at once. [FD-D10]

    Whoever stands in a revealed tunnel is in the shade, however much sand lies above. A Solar Shield protects as well. [FD-D11] Nothing can be done between the card and the drink, so look at your canteens before you draw. [FD-D12]

    Four suns are among the thirty-one cards. Count them: the discards lie open. [FD-D3]
    .title = When the sun beats down
picture-in_the_shade = “Sun beats down” is about to be drawn. The two in the tunnel (1) will not drink; the Water Carrier on the launch pad (2) will.

rulebook-gear =
    Every gear brings a card, and every card is used once, free, at any time, even in another’s turn or while buried. Only its holder uses it. [FD-G1 FD-G2 FD-G3] Nothing undoes a storm card that has been drawn. [FD-G4]

    - Dune Blaster: all sand off one tile, yours or beside it. [FD-G5]
    - Jet Pack: fly to any tile that is not blocked, and take one teammate along. [FD-G6]
    - Solar Shield: you and whoever stands with you do not drink until your next turn. [FD-G7]
    - Terrascope: look under one tile without revealing it. [FD-G8]
    - Secret Water Reserve: two portions for everybody on your tile. [FD-G9]
    - Time Throttle: two more actions, in your own turn. [FD-G10]
    .title = Equipment
picture-cards_in_hand = Cards the Archaeologist has found: free to use, at any time.

rulebook-adventurers =
    Six people, six ways to survive.

    - The Archaeologist removes two markers from a tile for one action. [FD-R1]
    - The Climber walks over dunes, takes one teammate along each time, and nobody on her tile is ever buried. Others still cannot climb after her, and those she leaves behind on a dune are stuck. [FD-R2 FD-R3 FD-R4 FD-R5 FD-R6]
    - The Explorer moves, digs and blasts diagonally too. [FD-R7]
    - The Meteorologist, for an action, draws one storm card fewer, or looks at the next ones, puts one under the pile if she likes and the others back on top in any order. [FD-R8 FD-R9 FD-R10]
    - The Navigator moves a teammate by one to three steps for one action. Explorer and Climber walk in their own way then. [FD-R11 FD-R12]
    - The Water Carrier takes two portions from a revealed well for an action, gives water to tiles beside hers too, and has the largest canteen. [FD-R14 FD-R15 FD-R16]
    .title = The six adventurers
picture-a_passenger = The Climber’s turn: wherever she goes, she may take somebody from her tile along.

rulebook-end =
    With the four parts picked up and all of you on the launch pad, which must be revealed and not blocked, you win at once, whoever’s turn it is. [FD-E1]

    You lose at once when

    - somebody has to drink and cannot; [FD-E2]
    - a marker of sand has to be placed and none is left; [FD-E3]
    - the storm marker reaches the skull. [FD-E4]

    All of you win or lose together, and nobody draws another card. [FD-E5] If you won as Novices, let the storm start higher next time: Normal, Elite, Legendary. [FD-E6]
    .title = The end

rulebook-wrong =
    - A tile with one marker cannot be revealed; clear it first. [FD-A4]
    - A well gives water when it is revealed and never again, except to the Water Carrier. [FD-X1]
    - A part is placed when the second clue is found, not before, and where the clues are now, not where they were. [FD-P2 FD-P3]
    - Sand falls on the tiles that moved, after all of them have moved. [FD-D7]
    - “Storm picks up” changes the number of cards from the next turn on. [FD-D9]
    - A canteen at zero is not death. Having to drink at zero is. [FD-D12]
    - A part on a tile not yet revealed waits until that tile is revealed. [FD-A7]
    - Equipment and water may change hands on the same tile at any time, not only in your turn. [FD-W1 FD-W3]
    - An empty supply of sand is no loss; needing one more marker is. [FD-E3]
    .title = Often played wrong
