### La Isla: the rulebook, in our own words. [LI-G1] after a sentence names the rules behind it.

rulebook-aim =
    On La Isla live five animals that are thought to be extinct: the dodo, the giant fossa, the golden toad, the Sardinian pika and the owlet moth. Your explorers go after them.

    You win animals by standing on all the spaces around the place where they live. [LI-G2 LI-C6] You score for taking them, for pushing their value, and at the end for how many of each you have. Most points win. [LI-G1 LI-E5]

    All of that is done with cards, and every card has three uses, of which you get only one. That is the heart of the game. [LI-K2]
    .title = What you are here for
picture-two_regions = One explorer on the lit space (1) closes two regions at once: two animals, and points for both.

rulebook-table =
    The island is made of ten teeth around a centre, laid out anew for each game. [LI-S2] On its thirty-five jungle regions live seven animals of each kind. [LI-S3] Between the regions are the spaces for explorers: desert, meadow, mountain, steppe and swamp, each with a symbol. [LI-C4]

    Beside it are five tracks, one for each animal, each with a marker that begins at 0. [LI-S4]

    Before each player lies a holder with slots for cards, and resources in five colours, open to all. [LI-S5 LI-S7]
    .title = What lies on the table
picture-whole_table = The island (1), the five animals’ tracks (2), your cards and resources (3), and the players with their holders (4).

rulebook-setup =
    Two to four play. [LI-S1] Each takes a colour: six explorers, one of which counts points while five wait to be placed, and a holder with three empty slots. [LI-S5]

    Each of you begins with five resources, one of every colour, and one large animal tile, dealt at random. It counts as two animals. [LI-S7 LI-S8 LI-E4]

    For a first game use the 120 cards of value 1. [LI-S11] Somebody gets the first-player card. [LI-S13]
    .title = Setting up
picture-fresh_island = A fresh island with all its animals.

rulebook-round =
    A round has five parts. Everybody finishes one before the next begins. [LI-T1]

    - Cards: draw three, and lay one face down at A, one at B, one at D. [LI-K1 LI-K3]
    - A: your card becomes a function. [LI-A1]
    - B: your card becomes a resource. [LI-B1]
    - C: place an explorer, or take a resource. [LI-C1]
    - D: your card pushes an animal. [LI-D1]

    Then see whether the game is over; if not, the first-player card goes on clockwise. [LI-T3]
    .title = A round in brief

rulebook-cards =
    You draw three cards that only you see. Each shows a function, a resource and an animal. You lay one at A for its function, one at B for its resource, one at D for its animal; all players do so in secret, at the same time. What a card could do elsewhere is lost. [LI-K1 LI-K2 LI-K3]

    No card is kept for later. [LI-K3] So you never ask which card is good, but where each of the three is missed least.
    .title = One card, three uses
picture-three_cards = Three cards to be laid at A, B and D: which function, which colour, which animal?

rulebook-slots =
    The card at A is shown and goes into a slot of your holder. From that moment on its function is yours, this very round, as long as it can be seen. [LI-A1 LI-A2]

    With a free slot you may use it. When all are full, the new card must cover one that lies there, and what is covered is gone for good; only an extra explorer or an extra slot stays yours. [LI-A3 LI-A5 LI-A7] The same slot may be covered again and again. [LI-A4]

    You never have the same function twice in sight. [LI-A6]
    .title = A: a function
picture-covering = Two functions lie in the holder already: the new one goes into the free slot or covers an old one.

rulebook-resource =
    The card at B is shown and thrown away, and you take one resource of its colour: yellow, green, grey, beige or brown. [LI-B1] A function of yours may add to it. [LI-B2]

    There are always enough resources. What you need is two of one colour: that is the price of a space. [LI-C4]
    .title = B: a resource

rulebook-place =
    In turn, clockwise, each of you places one explorer on any space of the island and pays two resources of its colour: yellow for desert, green for meadow, grey for mountain, beige for steppe, brown for swamp. [LI-C1 LI-C3 LI-C4]

    Others may stand there already; you yourself only once. [LI-C5]

    Explorers come from your supply. When it is empty, you take one that stands on the island and move it, for the same price. [LI-C2] And if you cannot pay, or would rather not, take one resource of your choice instead. [LI-C9]
    .title = C: an explorer
picture-where_to_place = The lit spaces can be paid for, with two resources of their colour, and no explorer of this player stands there yet.

rulebook-surround =
    When your explorers stand on all the spaces around a region, you take its animal and score the number printed there: two, three or four, as many as the explorers it took. [LI-C6 LI-C8]

    One explorer may close several regions at once; you take them all. [LI-C7] It does not matter who else stands there. A region whose animal has gone gives nothing any more. [LI-C8]

    Explorers that have done their work can move on, and the animal stays yours.
    .title = Surrounding a region
picture-closing_a_region = One more explorer (1), and the region beside it is closed.

rulebook-marker =
    The card at D is shown, and the marker of its animal goes up one space, whether you like it or not. [LI-D1] You alone score: one point for every small tile of that animal you own, two for the large one. The number on the track does not matter for this. [LI-D2 LI-D3]

    But it matters at the end, when every animal is worth the value of its track. [LI-E5] So you push what you have, and think twice before you push what others have.

    At 5 a marker stays; you score all the same. [LI-D4] Some functions move markers in B or C too, and every move scores. [LI-D5]
    .title = D: pushing an animal
picture-which_marker = The tracks: the further a marker is, the more all animals of its kind are worth at the end.

rulebook-functions =
    Functions make you better at something, as long as they are in sight. All that fit work together, and none is a must; points and resources are taken for you. [LI-F1 LI-F2 LI-F3 LI-X40]

    - Placing on a certain symbol, landscape or ring, or where somebody else stands: points, a resource, a marker, or a lower price. [LI-F5 LI-F6]
    - Taking a certain animal: points, a resource, or a marker. [LI-F7]
    - In B, a certain colour: one more, points, or a marker. [LI-B2]
    - In D, a certain animal: points, a resource, or another marker instead. [LI-F8]
    - A joker: one resource of its colour stands for any colour when you pay. [LI-F9]
    - An exchange: swap one resource for another, once a round, before you place or take. [LI-X22]
    - An extra card to choose from, an extra explorer, an extra slot. [LI-K4 LI-F10 LI-F11]

    A resource that a function brings is of a colour you name. [LI-F4] A marker that it lets you move in B or C you may leave alone. [LI-F13]
    .title = Functions
picture-a_holder = A holder with its functions: what can be seen works.

rulebook-end =
    When the values of the five markers add up to at least 7 with two players, 9 with three, 11 with four, the game ends after that round. All have had the same number of turns. [LI-E1 LI-E2]

    Then you add to your points: [LI-E3]

    - 10 for each complete set of the five animals; [LI-E4]
    - for each animal the value of its track; [LI-E5]
    - 1 for every two resources left. [LI-E6]

    A large tile counts as two animals. Most points win; in a tie, whoever has more resources left, and if these are equal too, the victory is shared. [LI-E7]
    .title = The end, and counting
picture-last_round = The end of a game: the tracks say what each animal is worth.

rulebook-options =
    The basic game has the 120 cards of value 1; the full game adds sixty more with stronger and stranger functions. [LI-S11]

    The printed rulebook does not say how every piece of the island looks, nor which three things stand together on a card. What you see here is our reconstruction; owners of a box can replace it. [LI-S2 LI-S4 LI-S11]
    .title = Basic and full game

rulebook-wrong =
    - A function works in the very round in which it is laid. [LI-A2]
    - A covered function is lost at once, for B, C and D of this round too. [LI-A5]
    - In D only the player of the card scores, not everybody who has that animal. [LI-D2]
    - The points in D are for your animals, not for the number on the track. [LI-D3]
    - You move an explorer on the island only when your supply is empty. [LI-C2]
    - Moving costs two resources like placing. [LI-C4]
    - The game ends at the end of a round, never in the middle. [LI-E2]
    - It is the values that are added up, not the steps of the markers. [LI-E1]
    - The large tile is two animals, for sets and for values. [LI-E4 LI-E5]
    .title = Often played wrong
