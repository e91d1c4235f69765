### Forbidden Island: a short name for each kind of choice, as a heading above a list of them.

kind-move = Move
kind-fly = Fly
kind-swim = Get away
kind-shore_up = Shore up
kind-shore_up_two = Shore up two tiles
kind-navigate = Guide someone
kind-give = Give a card
kind-capture = Capture
kind-end_actions = Stop
kind-draw_treasure = Draw
kind-draw_flood = Draw
kind-discard = Discard
kind-sandbags = Sandbags
kind-helicopter = Helicopter Lift
kind-board = Passengers
kind-done = Go
kind-land = Land
kind-take_off = Take off
