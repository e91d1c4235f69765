### Forbidden Desert in a terminal: short labels on the board and in the lists of choices.

## Tiles, as written on the map

label-gear = Gear
label-tunnel = Tunnel
label-launch_pad = Launch pad
label-clue = Clue
label-well = Well
label-mirage = Mirage
label-crash = Crash
label-water = Water?

## Choices, in groups

group-move = Move to
item-move = { "" }
group-move_with = Move with { $pawn } to
item-move_with = { "" }
group-dig = Remove sand at
item-dig = { "" }
group-pick_up = Pick up
item-pick_up = { $part }
group-navigate = Guide
item-navigate = { $pawn }
group-step = To
item-step = { "" }
group-step_with = With { $pawn } to
item-step_with = { "" }
group-under = Under the pile
item-under = { $storm }
group-next = Next card
item-next = { $storm }
group-passenger = Take along
item-passenger = { $pawn }
group-land = Land at
item-land = { "" }
group-give = Water to { $receiver }
item-give = { $amount }
group-hand_over = Pass to { $receiver }
item-hand_over = { $equipment }
group-dune_blaster = Dune Blaster at
item-dune_blaster = { "" }
group-terrascope = Terrascope under
item-terrascope = { "" }

## The table

board-turn = Turn { $turn }
board-storm = { $cards } storm cards per turn, ☠ in { $left }
board-no_card = no equipment
board-role = { $seat } is { $adventurer_the }. { $power }
legend-row = the clue of a row
legend-col = the clue of a column
legend-pawn = a pawn: the number of its seat
legend-fresh = has just changed
end-revealed = Tiles revealed
windows-storm = Water and equipment: you will be asked before each storm card that a bot draws.
