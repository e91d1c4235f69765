### The Island: a short name for each kind of choice, as a heading above a list of them.

kind-take = Take an explorer
kind-place = Place it
kind-place_boat = Place a boat
kind-ready = Ready
kind-play_tile = Play a tile
kind-keep_tiles = Go on
kind-pick_swimmer = Swimmers
kind-pick_boat = Boats
kind-pick_creature = Creatures
kind-move_to = Where to
kind-walk = Walk
kind-dive = Dive
kind-swim = Swim
kind-board = Climb aboard
kind-jump = Jump
kind-land = Land
kind-sail = Sail
kind-end_moves = Stop
kind-remove = Remove a tile
kind-take_aboard = Pick up
kind-leave_creatures = Leave them
kind-defend = Defend
kind-decline = Let it happen
