### Forbidden Island in a terminal: short labels on the board and in the lists of choices.

## Tiles, as written on the map

label-fools_landing = Fools’ Landing
label-bronze_gate = Bronze Gate
label-copper_gate = Copper Gate
label-gold_gate = Gold Gate
label-iron_gate = Iron Gate
label-silver_gate = Silver Gate
label-temple_of_the_moon = Temple of the Moon
label-temple_of_the_sun = Temple of the Sun
label-whispering_garden = Whispering Garden
label-howling_garden = Howling Garden
label-cave_of_embers = Cave of Embers
label-cave_of_shadows = Cave of Shadows
label-coral_palace = Coral Palace
label-tidal_palace = Tidal Palace
label-breakers_bridge = Breakers Bridge
label-cliffs_of_abandon = Cliffs of Abandon
label-crimson_forest = Crimson Forest
label-dunes_of_deception = Dunes of Deception
label-lost_lagoon = Lost Lagoon
label-misty_marsh = Misty Marsh
label-observatory = Observatory
label-phantom_rock = Phantom Rock
label-twilight_hollow = Twilight Hollow
label-watchtower = Watchtower

## Choices, in groups

group-move = Move to
item-move = { $tile }
group-fly = Fly to
item-fly = { $tile }
group-swim = Get away to
item-swim = { $tile }
group-shore_up = Shore up
item-shore_up = { $tile }
group-shore_up_two = Shore up two
item-shore_up_two = { $tile } and { $second }
group-navigate = Guide { $pawn } to
item-navigate = { $tile }
group-give = Give { $receiver }
item-give = { $card }
group-capture = Capture
item-capture = { $treasure }
group-discard = Discard
item-discard = { $card }
group-sandbags = Sandbags on
item-sandbags = { $tile }
group-helicopter = Helicopter from
item-helicopter = { $tile }
group-board = Take along
item-board = { $pawn }
group-land = Land at
item-land = { $tile }

## The table

board-turn = Turn { $turn }
board-water = { $cards } Flood cards per turn, ☠ in { $left }
board-no_card = no card
board-flown = has flown
board-aboard = On board: { $pawns }
board-nobody_aboard = On board: nobody yet
board-on_top = on top
board-role = { $seat } is { $adventurer_the }. { $power }
legend-pawn = a pawn: the number of its seat
legend-next = its Flood card is on top of the pile
legend-fresh = has just changed
end-sunk = Tiles sunk
windows-draws = Special cards: you will be asked before each card that a bot draws.
windows-floods = Special cards: you will be asked before each Flood card that a bot draws.
