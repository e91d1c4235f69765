### Forbidden Desert: why a bot plays what it plays, as the coach says it.

reason-move = { $cell } is nearer to what has to be done, or safer.
reason-guide = { $cell } is a better place for the pawn.
reason-navigate = { $pawn } is needed somewhere else.
reason-dig = The sand at { $cell } stands in the way, and the supply needs it.
reason-reveal = There is no sand here: time to see what the tile hides.
reason-pick_up = { $part } is within reach: it belongs to the team now.
reason-reduce = One storm card fewer is worth an action.
reason-take_water = The well is right here, and the canteen has room.
reason-give = { $receiver } needs the water more.
reason-shelter = The sun is likely to come, and somebody could not bear it.
reason-arrange = The worst cards later, the mild ones first.
reason-end_step = Nothing better is left to do this turn.
reason-wait = Nothing is urgent: better wait.
reason-go_on = The game has to go on.
