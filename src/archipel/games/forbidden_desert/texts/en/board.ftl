### The board of Forbidden Desert: what its pieces are called for those who hover, ask, or listen.

## The desert

board-desert = The desert
board-sand-on =
    { $count ->
        [one] 1 sand marker
       *[other] { $count } sand markers
    }
board-peeked = seen with the Terrascope: { $tile }
board-part-here = here: { $parts }
board-here =
    { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
board-eye-title = The eye of the storm
board-eye-help = Nobody may go here. The wind blows tiles into it, and it is then where they came from.

## Ladder, sand, piles

board-ladder =
    { $left ->
        [0] The storm is on the skull
        [one] Storm: { $cards } cards per turn, 1 mark to the skull
       *[other] Storm: { $cards } cards per turn, { $left } marks to the skull
    }
board-ladder-title = The storm meter
board-ladder-help = Each mark shows the storm cards of a turn. “Storm picks up” moves it up one mark; the skull at the top ends the game.
board-sand-title = The sand that is left
board-sand-help = Sand that falls comes from here, sand that you remove goes back. If some must fall and none is left, all is lost.
board-supply =
    { $count ->
        [one] 1 sand marker left of { $all }
       *[other] { $count } sand markers left of { $all }
    }
board-pile =
    { $count ->
        [one] { $pile }: 1 card. See what is known of it
       *[other] { $pile }: { $count } cards. See what is known of it
    }
board-pile-draw =
    { $count ->
        [one] { $action }. { $pile }: 1 card
       *[other] { $action }. { $pile }: { $count } cards
    }
board-storm-discards = Discarded storm cards
board-discards =
    { $count ->
        [one] Discarded storm cards: 1
       *[other] Discarded storm cards: { $count }
    }
board-caption-storm = Storm
board-caption-discards = Discards
board-caption-equipment = Equipment
board-caption-sand = Sand
board-oneway = A drawn card stays drawn.
board-just = Just now
board-unknown = In unknown order
board-wind =
    { $count ->
        [one] Now: { $cells } would move and get 1 sand marker.
       *[other] Now: { $cells } would move, in this order, and get 1 sand marker each.
    }
board-wind-nothing = Now: nothing would move, for there is no tile on that side of the eye.
board-equipment-left = Still in the pile, in unknown order:
board-empty = No card.

## Parts of the machine

board-part-help = Two clues lead to each part: one gives its row, one its column. Where they cross, it appears.
board-part-hidden = { $part }: not found. Row clue: { $row }. Column clue: { $column }.
board-part-on = { $part }: lies at { $cell }.
board-part-in-eye = { $part }: waits in the eye of the storm, at { $cell }.
board-part-done = { $part }: picked up by { $seat }.

## Water

board-canteen =
    { $water ->
        [0] { $seat }: no water left of { $canteen }.
        [-1] { $seat }: dead of thirst.
       *[other] { $seat }: { $water } of { $canteen } water.
    }
board-canteen-help = On one tile, water can be shared at any time. At 0 you live; whoever must drink then is lost, and the team with them.
board-canteen-gives = Can be shared now.
board-canteen-takes = Can be filled now.

## Seats and hands

board-seat =
    { $count ->
        [0] { $seat }, { $adventurer }, { $water } of { $canteen } water, no equipment
        [one] { $seat }, { $adventurer }, { $water } of { $canteen } water, 1 equipment card
       *[other] { $seat }, { $adventurer }, { $water } of { $canteen } water, { $count } equipment cards
    }
board-portrait = { $seat }, { $adventurer }. { $power }
board-buried = Buried: must dig before anything else.
board-shield = Under a Solar Shield until their next turn.
board-card =
    { $state ->
        [ready] { $card } × { $count }, with { $seat }: can be used now
       *[idle] { $card } × { $count }, with { $seat }
    }
board-no-cards = No equipment yet

## Choosing

board-share = Share { $seat }’s water…
board-pass = Pass on { $equipment_the }…
board-pick-water = Who gets water?
board-pick-dune_blaster = Which tile do you clear?
board-pick-terrascope = Which tile do you look under?
board-pick-jet_pack = Who gets the Jet Pack?
board-pick-solar_shield = Who gets the Solar Shield?
board-pick-water_reserve = Who gets the Water Reserve?
board-pick-time_throttle = Who gets the Time Throttle?
board-fan = The next storm cards
board-fan-under = The next storm cards: does one go under the pile?
board-fan-order = Which card is drawn as number { $number }?
board-cancel = Put it back
board-close = Close
board-rule = The rule

## The key to the marks

board-legend = What the marks mean
board-mark-lane = Two clues of a part, its row and its column: where the lanes cross, it appears.
board-mark-clue = A clue: its part lies in the row or column of the arrows.
board-mark-drift = 1 sand marker: remove it before you reveal the tile.
board-mark-blocked = Blocked: 2 or more sand markers. Nobody goes here but the Climber.
board-mark-oasis = Two of these hide a well, one a mirage.
board-mark-eye = Somebody has looked under this tile.
board-mark-whirl = The eye of the storm: wind blows tiles into it.
board-mark-dome = Under a Solar Shield: nobody there drinks.
board-mark-lit = You can do something here now.
board-mark-oneway = You can, and it cannot be taken back.
board-mark-changed = Has just changed.
board-mark-due = On the storm pile: the storm cards that end this turn.
board-mark-actions = An action that is left this turn.

## What an adventurer can do, at the seat

board-power-archaeologist = removes two markers at once
board-power-climber = goes on blocked tiles
board-power-explorer = diagonally too
board-power-meteorologist = reads the storm
board-power-navigator = moves the others
board-power-water_carrier = draws water
