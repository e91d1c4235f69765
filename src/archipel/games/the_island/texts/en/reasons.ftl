### The Island: why a bot plays what it plays, as the coach says it. No sentence tells a value (TI-H1).
### Variables: explorers, spaces, tiles and creatures by name, count a number of explorers, chance in percent.

reason-take = The good places go first, so the good explorers come first; a little chance keeps it a secret.
reason-place = { $space } is the best tile left: not too far from the sea and an isle, and it does not sink first.
reason-place_boat = At { $space } the boat is close to your explorers, and an isle is not far.
reason-ready = Time to begin.
reason-play_tile = { $tile } helps more now than it would later.
reason-keep_tiles = Your tiles will be worth more later.
reason-target = There it does the most good.
reason-land = { $explorer } can step ashore now, and is safe for good.
reason-land_soon = { $explorer } can be ashore before the turn is over.
reason-board = In the boat of { $space } { $explorer_the } gets away sooner.
reason-sail = The boat of { $boat } comes nearer to an isle, with those in it.
reason-fetch = The empty boat of { $boat } should wait where your explorers can reach it.
reason-walk = { $space } is nearer to a boat, or safer.
reason-dive = No boat is near enough: swimming is the way for { $explorer_the }.
reason-swim = { $space } is nearer to an isle or to a boat, or safer.
reason-jump = { $explorer } is better off in the water than in this boat.
reason-end_moves = No other move would help.
reason-remove_rivals =
    { $count ->
        [one] A rival’s explorer stands on { $space }, and falls into the water.
       *[other] { $count } explorers of rivals stand on { $space }, and fall into the water.
    }
reason-remove_own = From { $space } your explorer gets away faster by swimming.
reason-remove_empty = Nobody stands on { $space }: its sinking costs you nothing.
reason-take_aboard = { $explorer } is the one to take aboard.
reason-strike =
    { $count ->
        [one] On { $space } { $creature_the } hits a rival’s explorer.
       *[other] On { $space } { $creature_the } hits { $count } explorers of rivals.
    }
reason-lurk = Elsewhere { $creature_the } threatens rivals more, or you less.
reason-leave_creatures = Every move of this creature would help your rivals more than you.
reason-defend = What is in danger is worth more than the tile.
reason-decline = The tile is worth more than what is in danger, or you have none that fits.
reason-chance = Your chance of winning is about { $chance } %.
