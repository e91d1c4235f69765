### What the companion says in somebody’s first games. Each is told once; `standing-` is the line at the top.

## How it stands

standing-parts = { $count } of { $of } parts
    .short = { $count }/{ $of } parts
standing-water = lowest canteen { $water }
    .short = lowest canteen { $water }
standing-storm =
    { $left ->
        [one] storm { $cards }, 1 mark from the skull
       *[other] storm { $cards }, { $left } marks from the skull
    }
    .short =
        { $left ->
            [one] storm { $cards }, skull in 1 mark
           *[other] storm { $cards }, skull in { $left } marks
        }
standing-sand = { $count } sand left
    .short = sand { $count }

## The aim

companion-aim = Pick up the four parts together and all meet on the launch pad. Lost if somebody must drink without water, sand must fall and none is left, or the storm reaches the skull.

## Questions

companion-ask-take_actions = Four actions: move, remove a sand marker here or beside you, reveal your tile if it is free of sand, pick up a part. Your power may add more. Two markers block a tile.
companion-ask-dig_out = Two markers or more bury you: remove sand from your own tile until one is left. Others can dig for you from your tile or from beside it.
companion-ask-draw_storm = The storm, card by card: wind shifts tiles and lays sand on them, the sun makes everybody drink, or the storm grows. What is drawn cannot be taken back.
companion-ask-free_act = This is not an action, and nobody waits for you: you may give water or equipment to somebody on your tile, or use equipment that you hold.
companion-ask-end_turn = The storm has done its worst for this turn. Water can still be shared and equipment used before the next turn begins.
companion-ask-navigate = For one action the Navigator moves somebody else by one, two or three steps. After the first she may stop.
companion-ask-look_under = These storm cards come next. One of them may go under the pile, where it is drawn last.
companion-ask-look_order = What you have seen goes back on top in your order: number 1 is drawn first.
companion-ask-choose_passenger = The Jet Pack can take one more adventurer along from your tile.
companion-ask-choose_landing = The Jet Pack flies to any tile that is not blocked, revealed or not, however far.

## Happenings

companion-event-shifted = Wind slides the tile beside the eye of the storm into it, with all that lies on it. Each tile that moved then gets a sand marker; two markers block it.
companion-event-respite = At the edge no tile is left to slide: that much of the wind blows for nothing, without any sand.
companion-event-drew_storm-sun_beats_down = The sun: everybody drinks one portion, except in a revealed tunnel or under a Solar Shield. Whoever must drink and has none loses the game for all.
companion-event-storm_rose = The storm picks up: from the next turn on { $cards } storm cards a turn. When the marker reaches the skull, the game is lost.
companion-event-revealed = A clue names the row or the column of its part. When both clues of a part are revealed, it appears where they cross.
companion-event-revealed-gear = A gear brings a card of equipment to whoever revealed the tile. Using it costs no action.
companion-event-revealed-tunnel = A tunnel brings equipment, gives shade from the sun, and leads to any other revealed tunnel for one action, unless sand blocks one of them.
companion-event-revealed-well = A well: everybody who stands here gains two portions, this once. More water comes from sharing, from equipment and from the Water Carrier.
companion-event-revealed-mirage = A mirage: of the three tiles marked with water, this one is dry. The other two are wells.
companion-event-revealed-launch_pad = The launch pad: with all four parts picked up, everybody must stand here, and no sand may block it. Then you take off at once.
companion-event-part_placed = A part has appeared and travels with its tile. Pick it up with an action where it lies, once that tile is revealed and not blocked.
companion-event-part_in_eye = The clues cross in the eye of the storm: the part waits there for the next tile that slides in.
companion-event-picked_up = Parts belong to the team and are never lost. Four of them, and the launch pad is all that is missing.
companion-event-drew_equipment = Equipment costs no action and is used once. All but the Time Throttle works in anybody’s turn.
companion-event-gave = Water changes hands freely among those on one tile, in anybody’s turn. It is not an action.
companion-event-sheltered = Nobody has to drink in a revealed tunnel while the sun beats down.
companion-event-shaded = A Solar Shield keeps everybody from drinking who stands on the tile of whoever raised it, until that player’s next turn.

## What cannot be taken back

companion-risk-reveal = Revealing a tile costs the action whatever lies there, and cannot be taken back.
