### The Island: what stands against an action, in one sentence with its numbers.

## The moment

refused-over = The game is over: { $ending }.
refused-not_your_turn = It is not your turn: { $seat } is playing.
refused-explorers_to_place =
    { $count ->
        [one] Play begins after the set-up: one explorer is still to be placed.
       *[other] Play begins after the set-up: { $count } explorers are still to be placed.
    }
refused-boats_to_place =
    { $count ->
        [one] Play begins after the set-up: one boat is still to be placed.
       *[other] Play begins after the set-up: { $count } boats are still to be placed.
    }
refused-studying =
    { $count ->
        [one] Play begins when everybody is ready: one player is still looking.
       *[other] Play begins when everybody is ready: { $count } players are still looking.
    }
refused-set_up_over = The set-up is over: nothing is placed any more.
refused-play_tile_first = First the tiles in your hand: play one, or keep them all.
refused-choose_swimmer_first = First choose the swimmer whom the dolphin carries.
refused-ride_dolphin_first = First choose where the dolphin carries your swimmer on { $space }.
refused-choose_boat_first = First choose the boat that the wind carries.
refused-sail_before_wind_first = First choose where the wind carries the boat on { $space }.
refused-lift_creature_first = First choose { $creature_a } to take away: your tile moves one.
refused-set_creature_down_first = First put { $creature_the } on { $space } down on an unoccupied sea space.
refused-moves_first =
    { $left ->
        [one] Your moves come first: one is left, use it or end your moves.
       *[other] Your moves come first: { $left } are left, use them or end your moves.
    }
refused-removal_first = First remove a tile: { $terrain_a } goes now.
refused-aboard_first =
    { $left ->
        [one] First fill the boat on { $space }: one seat is free.
       *[other] First fill the boat on { $space }: { $left } seats are free.
    }
refused-choose_creature_first = First the die: move { $creature_a }, or leave them all where they are.
refused-move_creature_first = First choose where { $creature_the } on { $space } goes.
refused-defend_first = { $creature } bound for { $space }: those it threatens are answering.
refused-one_tile = One tile a turn, and you have played yours.
refused-tiles_at_start = Only at the start of your turn, before you move, is a tile played.
refused-no_tile = You have no tile in your hand.
refused-moves_over = Your moves are over: they come before you remove a tile.
refused-no_explorer_left = You have no explorer left on the board, and so no move.
refused-one_removal = One tile a turn, and you have removed yours.
refused-no_tile_left = No tile is left on the island.
refused-nobody_to_take_aboard = You choose who climbs aboard only when a boat appears under more than { $most } swimmers.
refused-needs_dolphin = Only a Dolphin tile, at the start of your turn, carries a swimmer like this.
refused-needs_wind = Only a Favourable wind tile, at the start of your turn, carries a boat like this.
refused-creatures_after_die = Creatures move after the die, at the end of your turn.

## The set-up

refused-ready_already =
    { $count ->
        [one] You are ready; one player is still looking.
       *[other] You are ready; { $count } players are still looking.
    }
refused-placed_for_you = Quick set-up: all explorers and boats stand already.
refused-nothing_to_study = You place your explorers yourself and may look at them until play begins.
refused-explorers_before_boats =
    { $count ->
        [one] Boats come after the explorers: one is still to be placed.
       *[other] Boats come after the explorers: { $count } are still to be placed.
    }
refused-explorers_placed = All explorers are placed: now come the boats.
refused-take_first = First take an explorer: choose its number.
refused-place_first = First place the explorer that you have taken.
refused-other_colour = { $colour } is played by { $seat }.
refused-unused_colour = Nobody plays { $colour_the } in this game.
refused-value_used_up =
    { $count ->
        [one] { $colour }: the only explorer with a { $value } is taken.
       *[other] { $colour }: all { $count } explorers with a { $value } are taken.
    }
refused-place_on_tiles = { $space } is sea: explorers start on tiles.
refused-tile_taken = One explorer to a tile, and { $space } has one.
refused-tile_full = Two explorers to a tile, and { $space } has two.
refused-one_beside_sea = { $space } touches the sea and has an explorer: only inland tiles take two.
refused-serpent_there = A sea serpent lies in { $space }: no boat starts there.
refused-not_beside_island = { $space } does not touch the island: boats start beside it.

## Pieces

refused-not_yours = This explorer belongs to { $seat }: you move only your own.
refused-lost_already = This explorer is lost for good.
refused-saved_already = This explorer is safe on { $isle_the } and never moves again.
refused-not_at_shore =
    { $steps ->
        [one] You land from a shore space, and the nearest is one space from { $space }.
       *[other] You land from a shore space, and the nearest is { $steps } spaces from { $space }.
    }
refused-not_in_boat = The explorer on { $space } is in no boat, and so cannot jump.
refused-board_edge = Beyond { $space } the board ends.
refused-no_way_back = { $space } is land: whoever has left the island never goes back onto a tile.
refused-jump_first = From a boat you jump into its own space, { $space }, not into the next.
refused-swum_already = A swimmer moves one space a turn, and the one on { $space } has swum.
refused-not_in_control = Whoever has the most aboard steers the boat on { $space }: { $seat } { $most }, you { $count }.
refused-no_boat_there = There is no boat on { $space }.
refused-boat_there = { $space } has a boat already: one to a space.
refused-boat_on_land = { $space } is land: boats stay at sea.
refused-boat_full = The boat on { $space } is full: { $most } seats, { $most } aboard.
refused-in_this_boat = This explorer is in the boat on { $space } already.
refused-swim_to_boat = A swimmer climbs only into a boat in its own space: swim to { $space } first.
refused-here_already = Your piece is on { $space } already.
refused-one_space_a_move = Too far: a move goes one space, and your nearest piece is { $steps } from { $space }.
refused-piece_first = Choose the piece on { $from } first: it can go to { $space }.

## Tiles of the hand

refused-tile_not_held = You hold no such tile: { $tile } ({ $terrain }).
refused-no_swimmer = You have no swimmer for the dolphin to carry.
refused-swimmers_enclosed =
    { $count ->
        [one] Your swimmer is shut in by land: the dolphin can carry it nowhere.
       *[other] Your { $count } swimmers are shut in by land: the dolphin can carry them nowhere.
    }
refused-no_boat_controlled = You control no boat for the wind to carry.
refused-boats_enclosed =
    { $count ->
        [one] Your boat is shut in: the wind can carry it nowhere.
       *[other] Your { $count } boats are shut in: the wind can carry them nowhere.
    }
refused-no_such_creature = There is no such creature on the board: { $creature }.
refused-not_swimming = The explorer on { $space } is not in the water: the dolphin carries swimmers.
refused-enclosed = { $space } is surrounded by land.
refused-boat_empty = The boat on { $space } is empty: the wind carries one in which you have the most.
refused-boat_hemmed_in = The boat on { $space } is shut in by land and boats.
refused-tile_moves = Your tile moves { $creature_a }, nothing else.
refused-space_occupied = { $space } is occupied: a creature is put down where no piece is.

## Removing a tile

refused-no_tile_there = There is no tile on { $space }.
refused-other_terrain =
    { $count ->
        [one] { $terrain } tiles go first: one is left.
       *[other] { $terrain } tiles go first: { $count } are left.
    }
refused-tile_enclosed =
    { $count ->
        [one] { $space } touches no sea, and one { $terrain } tile does: it goes first.
       *[other] { $space } touches no sea, and { $count } { $terrain } tiles do: they go first.
    }
refused-not_in_this_water = This explorer is not in the water of { $space }.

## Creatures

refused-die_shows = The die shows { $creature_the }: only that kind moves.
refused-no_creature_there = There is none on { $space }: { $creature }.
refused-creature_enclosed = { $creature } shut in: no sea space touches { $space }.
refused-creature_on_land = { $space } is land: creatures stay in the sea.
refused-same_space = { $space } is where it is now: it must go elsewhere.
refused-cut_off = There is no way by sea from { $from } to { $space }.
refused-too_far = Too far: { $space } is { $steps } spaces away, and { $most } is the most.
refused-shark_held_up = Swimmers lie on every way of { $most } spaces to { $space }: the shark stops at them.
refused-whale_held_up = Manned boats lie on every way of { $most } spaces to { $space }: the whale stops at them.
refused-dolphin_held_up = Sharks or serpents lie on every way of { $most } spaces to { $space }.
refused-wind_held_up = Boats or creatures block every way of { $most } spaces to { $space }.

## Defence

refused-defence_in_own_turn = A defence tile is for other players’ turns, never for your own.
refused-no_attack = A defence tile answers another player who moves a shark or a whale onto you, and nobody does now.
refused-no_swimmer_threatened = You have no swimmer on { $space }, where { $creature_the } goes.
refused-no_boat_threatened = You control no boat on { $space }, where { $creature_the } goes.
refused-not_asked_now = Somebody else is deciding about { $creature_the } bound for { $space }.
refused-other_defence = This tile is no defence against { $creature_a }.
refused-no_defence_tile = You hold no tile against { $creature_a }.
