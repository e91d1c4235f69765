### The Island in a terminal: the legend, and short labels in the lists of choices.

## The map

legend-ground = ground: beach, forest, mountain
legend-serpent = sea serpent
legend-shark = shark
legend-whale = whale
legend-boat = boat; those named under it sit in it
legend-explorer = an explorer: the letter of the colour, and its own
legend-more = more explorers than there is room for; they are listed below
legend-swum = has swum this turn
legend-haven = a safe isle, and how many it has saved
legend-fresh = has just changed
legend-shore = gold: the shore of an isle

## The table

table-volcano =
    { $before ->
        [0] the volcano is under one of { $mountains }
        [one] the volcano comes after 1 more tile at the earliest
       *[other] the volcano comes after { $before } more tiles at the earliest
    }
table-crowd = On { $space }

## Choices, in groups

group-take = Take ({ $colour })
item-take = a { $value }
group-place = Place it on
item-place = { "" }
group-place_boat = A boat on
item-place_boat = { "" }
group-pick_swimmer = Dolphin for
item-pick_swimmer = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
group-pick_boat = Wind for the boat
item-pick_boat = { "" }
group-pick_creature = { $creature }
item-pick_creature = { "" }
group-move_to = To
item-move_to = { "" }
group-walk = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-walk = walk
group-dive = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-dive = dive
group-swim = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-swim = swim
group-board = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-board = board
group-jump = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-jump = jump
group-land = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
item-land = land!
group-sail = Boat on { $boat }
item-sail = sail
group-remove = Remove
item-remove = { "" }
group-take_aboard = Take aboard
item-take_aboard = { $explorer }{ $which ->
        [0] { "" }
        [1] { " (the first)" }
        [2] { " (the second)" }
       *[other] { " (the third)" }
    }
