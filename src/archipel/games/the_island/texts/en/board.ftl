### The board of The Island: what its pieces are called for those who hover, ask, or listen.

## The chart

board-chart = The chart
board-shore = shore { $isle_of }
board-number = number { $value }
board-boat-empty = an empty boat
board-boat-manned = a boat with { $names }; control: { $control }
board-swims =
    { $count ->
        [one] { $names } is swimming
       *[other] { $names } are swimming
    }
board-on-isle =
    { $count ->
        [0] nobody has landed yet
        [one] saved: { $names }
       *[other] saved: { $names }
    }
board-swum =
    { $count ->
        [one] has swum this turn
       *[other] { $count } have swum this turn
    }
board-within-reach = within reach of: { $names }
board-can-move = a piece here can move
board-taken = taken up

## The turn

board-turn = The turn
board-plays = { $seat } plays
board-places = { $seat } places
board-study = Remember your numbers
board-step-tile = Tile
board-step-moves = Move
board-step-sink = Sink
board-step-die = Die
board-moves-left =
    { $left ->
        [one] 1 move left
       *[other] { $left } moves left
    }
board-about-sea_serpent = Goes 1 space. Takes swimmers, and a manned boat with everyone aboard.
board-about-shark = Goes 1 or 2 spaces and stops at swimmers: it takes them. Boats are safe.
board-about-whale = Goes 1 to 3 spaces and stops at a manned boat: it capsizes. Swimmers are safe.

## The volcano

board-volcano-later =
    { $before ->
        [one] The volcano ends the game: under one of { $mountains } mountains, after 1 tile.
       *[other] The volcano ends the game: under one of { $mountains } mountains, after { $before } tiles.
    }
board-volcano-now =
    { $mountains ->
        [one] The last mountain is the volcano: it ends the game!
       *[other] One mountain in { $mountains } is the volcano: it ends the game.
    }
board-volcano-out = The volcano has erupted.
board-end-to_the_last = Until the last explorer leaves the board; the volcano is a whirlpool.
board-end-submerged =
    { $count ->
        [one] The game ends with the last tile: 1 is left. The volcano is a whirlpool.
       *[other] The game ends with the last tile: { $count } are left. The volcano is a whirlpool.
    }

## Seats and hands

board-seat = { $seat } ({ $colours })
board-worth =
    { $sure ->
        [yes] worth { $most } points
       *[no] worth { $least } to { $most } points
    }
board-count-land = On the island
board-count-boat = In boats
board-count-sea = Swimming
board-count-saved = Saved
board-count-lost = Lost
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-boats-left =
    { $count ->
        [one] 1 boat to place
       *[other] { $count } boats to place
    }
board-hand =
    { $count ->
        [0] No tile in hand
        [one] 1 tile in hand
       *[other] { $count } tiles in hand
    }
board-no-tile = No tile in hand
board-tile =
    { $state ->
        [ready] { $tile } ({ $terrain }): can be played now
       *[idle] { $tile } ({ $terrain })
    }
board-tile-back = A hidden tile: { $terrain }
board-tile-hidden = A kept tile: only its owner knows the other side.
board-take =
    { $left ->
        [one] Take the { $value } ({ $colour })
       *[other] Take a { $value } ({ $colour }), { $left } left
    }
board-nobody = nobody saved

## Choosing

board-take-explorer = Move { $name }…
board-take-boat = Sail the boat…
board-where-explorer = Where does { $name } go?
board-where-boat = Where does the boat go?
board-where-number = Where does your { $value } stand?
board-last-look = A last look at your numbers!
    .help = A last look at your numbers on the chart: once every boat is placed they stay hidden until the end.
board-harm-swimmer = Takes your own swimmer!
board-harm-boat = Takes your own boat and everyone in it!
board-harm-capsize = Capsizes your own boat!
board-harm-falls = Your own explorer falls into the water.
board-peril = Danger: { $creature_the } is there!
board-threat = Danger on { $space }: { $creature_the } is coming. One moment…
board-threat-you = { $creature } on its way to { $space }!
board-cancel = Put it back
board-close = Close
board-rule = The rule

## What the marks mean

board-legend = Legend
board-mark-movable = A piece of yours that can move now
board-mark-target = A press here does something
board-mark-sinks = A tile that you may remove
board-mark-perilous = Whoever goes there is lost, or your own pieces suffer
board-mark-hunter = This creature could come here with its next move
board-mark-shore = Shore: from here explorers land on the isle
board-mark-pennant = Who controls the boat, and may sail it
board-mark-swum = Has swum this turn: no second time
board-mark-moved = Has just moved
board-mark-changed = Something has just changed here
board-mark-back = The back of a tile that has just sunk
board-mark-grave = Somebody of this colour was just lost here
board-mark-die = What was rolled since your last choice, in the player’s colour
board-mark-land = Explorers on the island
board-mark-boat = Explorers in boats
board-mark-sea = Explorers in the water
board-mark-saved = Explorers saved; beside it what they are worth at least and at most
board-mark-lost = Explorers lost
board-mark-at_once = Green border: works at once
board-mark-kept = Red border: kept in hand, hidden
