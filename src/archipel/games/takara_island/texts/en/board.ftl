### The board of Takara Island: what its pieces are called for those who hover, ask, or listen.

## Under the ground

board-dig = The six sites
board-cell = { $place }, tile { $depth }
board-hidden = { $what } tile, face down
board-life =
    { $life ->
        [one] { $left } of 1 life point left
       *[other] { $left } of { $life } life points left
    }
board-looked = looked at by { $names }

## The village

board-village = The village street
board-tag-forge = { $sword } K a turn
board-tag-hospital = { $heal } K each
board-tag-beach = { $recruit } K
board-tag-counter = ★ { $left } left
board-tag-tripot = +{ $gamble } K
board-sword-here = the sword is here
board-sword-out = { $name } has the sword
board-wards = { $wounded } wounded, { $resting } resting
board-recruits =
    { $count ->
        [one] 1 recruit waits
       *[other] { $count } recruits wait
    }
board-there =
    { $count ->
        [one] 1 adventurer is here
       *[other] { $count } adventurers are here
    }
board-place-forge = Only as your turn begins: 3 Karas for the sword until evening. It guards whoever digs up a monster, and nobody fights without it.
board-place-hospital = When the day ends, 2 Karas bring a wounded adventurer home. Whoever is not paid for rests through your next turn.
board-place-beach = Your recruit waits here: 5 Karas when the day ends, once in the game, for a third adventurer.
board-place-counter = One visit a turn: sell one XP tile for 5 Karas a point, or buy one token of 2 XP for 5 Karas.
board-place-tripot = 1 Kara for every adventurer that you send.
board-place-port = One specialist a turn, if you have none. Each works at once, then sleeps in front of you through your next turn.
board-place-axolotl = The Axolotl guards the chest tiles. Dig up a chest, and you draw one.
board-short-miner = Miner
board-short-archaeologist = Archaeo­logist
board-short-diviner = Diviner
board-short-imitator = Imitator
board-specialist-here = at the Port, { $price } Karas
board-specialist-with =
    { $state ->
        [awake] with { $name }, awake
       *[asleep] with { $name }, asleep
    }

## What choices bring

board-does-observe = up to three tiles, for your eyes only
board-does-dig = its first tile is turned over for all
board-does-destroy =
    { $rockfalls ->
        [one] takes two adventurers and pays { $karas } Karas: one rockfall is on top of a site
       *[other] takes two adventurers and pays { $karas } Karas: { $rockfalls } rockfalls are on top of sites
    }
board-does-fight = roll until it falls or you do; hits stay on it
board-does-mine = two tiles, unless a monster stops him
board-does-study = its first five tiles, for your eyes only
board-does-divine = three tiles, for your eyes only
board-does-gamble = 1 Kara for sure
board-does-buy = 5 Karas for 2 XP
board-does-hire = to work at once
board-does-imitate = to work at once
board-does-rent_sword = for this turn
board-does-recruit = a third adventurer from now on
board-does-end_actions = those at home stay idle

## On the ledge

board-gauge =
    { $stones ->
        [0] Empty sites: { $count } of { $last }. At { $last } without a Stone everybody loses.
       *[other] Empty sites: { $count } of { $last }. At { $last } the game ends, and a lone Stone is worth nothing.
    }
board-gauge-title = Empty sites and Stones
board-gauge-help = Four empty sites without a Stone banish everybody. Once one Stone is found, the fifth empty site ends the game, and that Stone counts for nothing.
board-chests =
    { $count ->
        [one] The Axolotl guards 1 chest tile
       *[other] The Axolotl guards { $count } chest tiles
    }
board-chests-left = In the pile, in unknown order
board-fight = Last fight: { $name } against { $monster }. { $faces }
board-no-fight = Nobody has fought yet
board-dice-title = The die
board-dice-help = Four faces show a sword, two the hospital. A sword wounds the monster; the hospital ends the attack.
board-lens-title = What you are looking at
board-lens-help = Only you see these tiles.
board-only-you = { $place }: only you see this
board-hidden-tiles = Face down
board-browse-discards = Discards
board-browse-unseen = Not seen yet
board-browse-chests = Chest tiles
board-unseen-help =
    { $seen ->
        [0] { $hidden } tiles lie face down, and these are what they can be.
       *[other] { $hidden } tiles lie face down. You know { $seen } of them; these are what the other { $left } can be.
    }
board-nothing = Nothing.

board-danger-stone = The fifth empty site ends the game, and a lone Stone is worth nothing.

board-danger = Danger
board-left =
    { $count ->
        [0] No tile left
        [one] 1 tile left
       *[other] { $count } tiles left
    }

## What each mark means

board-browse-legend = Marks and what they mean
board-mark-level = Face down: one skull for each depth, three for the deepest
board-mark-chalk = In chalk: face down, and you know what it is
board-mark-eye = A player of this colour has looked at it
board-mark-karas = Karas that it pays
board-mark-xp = XP that it is worth
board-mark-life = Life points of a monster; a pale one is hit already
board-mark-wound = A wound: hospital, sword or not
board-mark-left = Tiles left in a site
board-mark-lit = Something can be done here
board-mark-oneway = It can be done here, and not taken back
board-mark-changed = Changed since your last choice
board-mark-out = An adventurer at work
board-mark-rest = An adventurer who rests through a turn
board-mark-beach = The recruit, still on the Beach
board-mark-asleep = A specialist asleep, until the end of the turn

## Players

board-everybody = Everybody’s figures
board-active = To play
board-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
board-total = Points so far: experience, 10 for each Stone, 1 for every 5 Karas
board-team = Adventurers: { $list }
board-won = Won by { $seat }
board-token = XP token (2 XP)
board-won-worth =
    { $stones ->
        [0] All this is worth { $xp } XP.
        [one] All this is worth { $xp } XP, and a Stone 10 more if both are found.
       *[other] Both Stones in one hand: the game is won.
    }

## Choosing

board-belt = Your adventurers and their tools
board-ready =
    { $count ->
        [one] 1 adventurer is ready: take it up
       *[other] { $count } adventurers are ready: take one up
    }
board-pick-adventurer = Where does it go?
board-pick-observe = Which site do you observe?
board-pick-dig = Where do you dig?
board-pick-destroy = Which rockfall goes?
board-pick-fight = Which monster do you fight?
board-close = Close
board-rule = The rule
