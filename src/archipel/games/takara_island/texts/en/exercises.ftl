### Takara Island: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-own_hands = One adventurer is left, and you have { $karas } Karas: enough for the Miner. You know what is on top of { $site_the }: { $tile }, then two chests. Who digs?
    .title = With your own hands
    .done = Your adventurer, on { $site_the }: { $tile } for nothing. The Miner costs { $price } Karas and destroys what is only money. The chests below are known to you alone; they wait.
exercise-no_obstacle = The Miner is yours for this turn. { $partner } has a Stone; the other one is still in the ground. Where does he dig?
    .title = No obstacle
    .done = On { $site_the }: the rockfall that stops everybody else does not stop him, and no site is closer to its deep tiles, with only { $left } left. The other Stone lies among the deep ones.
exercise-seen_before = The Miner is yours for this turn. { $partner } has a Stone; the other one is still in the ground. You have looked at one of the sites. Where does he dig?
    .title = Seen before
    .done = On { $site_the }: its top tile is { $tile_a }, which you have seen, and the second is already a deep one. Nowhere else does he get so deep, and the other Stone lies there somewhere.
exercise-alone = Both sites that are left begin with a rockfall, and the whole team of { $partner } is in the rest room. You have one adventurer and { $karas } Karas. What now?
    .title = Alone on the island
    .done = Hire the Miner for { $price } Karas: he passes a rockfall, which otherwise takes two adventurers. { $partner } cannot answer next turn, so every tile he brings up is a lead that lasts.
exercise-end_it = { $empty } sites are empty. { $partner_3 } has { $theirs } points, you have { $mine }, and { $partner_2 } has { $owner } with a Stone. One adventurer is left. How do you win?
    .title = End it
    .done = Dig the last tile of { $site_the }: the fifth empty site ends the game. A single Stone then counts nothing, and whatever lies there is yours. Whoever waits leaves it to the others.
exercise-last_tile = { $empty } sites are empty: one more ends the game, and your single Stone would count nothing. You have { $xp } XP without it, { $partner } has { $theirs } points. One tile is left on { $site_the }. Dig?
    .title = The last tile
    .done = Yes. What can lie there? { $wounds } tiles of 4 XP, { $money } of Karas and the second Stone. 4 XP take you past { $partner }, the Stone wins at once; only the Karas lose.
exercise-last_blow = You have rented the sword, and one adventurer is left. { $partner } has { $theirs } points with a Stone, you have { $mine }. Can you still win this turn?
    .title = The last blow
    .done = Beat the skeleton on { $site_the }: it has { $wounds } wounds and { $life } lives, so a single sword is enough, four faces of six. The fifth site is then empty, the game ends, the Stone counts nothing, and the reward puts you ahead.
exercise-two_tiles = { $empty } sites are empty, and { $left } tiles are left on { $site_the }. You have { $mine } points, { $partner } has { $theirs }. One adventurer and { $karas } Karas: what do you do?
    .title = Two at once
    .done = Hire the Miner, for { $price } Karas: he digs both tiles, is not wounded, and the fifth empty site ends the game before anybody can answer. One tile is too little to catch { $partner }; two may be enough, and one may be the Stone.
exercise-copy = The Miner lies asleep in front of { $partner }. { $left } tiles are left on { $site_the }, and you have a Stone. One adventurer and { $karas } Karas: what do you do?
    .title = A good copy
    .done = Hire the Imitator: he does what the Miner does, for { $price } Karas and { $more } more. Both tiles at once: with the second Stone you win on the spot, and two XP tiles take you past { $partner }.
