### Forbidden Desert: why a bot plays what it plays, as the coach says it.
### Variables: cells and parts by name, seats and pawns by their displayed name, risk, chance and chance_of_well
### in percent, left a number of sand markers, count a number of parts.

reason-move = Towards { $cell }, a better place to be for what comes next.
reason-go_reveal = Towards { $cell }, to see what that tile hides.
reason-go_part = Towards { $part_the }: the team needs it.
reason-go_shelter = The tunnel at { $cell } gives shade from the sun.
reason-meet = Towards { $seat }: together they can share water.
reason-gather = Towards the launch pad: the whole team has to be there for the take-off.
reason-navigate = { $pawn } is needed at { $cell }.
reason-fly = The flight to { $cell } saves more actions than the card is worth.
reason-dig = The sand at { $cell } stands in the way.
reason-dig_out = { $pawn } is buried and has to be dug out.
reason-dig_part = The sand keeps the team from { $part_the }.
reason-dig_supply =
    { $left ->
        [one] Only 1 sand marker is left in the supply: without digging the game is soon lost.
       *[other] Only { $left } sand markers are left in the supply: without digging the game is soon lost.
    }
reason-reveal = There is no sand here: time to see what the tile hides.
reason-reveal_clue =
    { $count ->
        [one] One part is still to be found: this tile may hold a clue.
       *[other] { $count } parts are still to be found: this tile may hold a clue.
    }
reason-reveal_water =
    { $chance_of_well ->
        [0] It is the mirage; but the tile must be turned over.
        [100] It is a well: everybody here can drink.
       *[other] With a chance of { $chance_of_well } % this is a well, and everybody here can drink.
    }
reason-pick_up = { $part } is within reach: it belongs to the team now.
reason-reduce = One storm card fewer is worth an action.
reason-look = It helps to know what the storm will bring.
reason-arrange = The worst cards later, the mild ones first.
reason-take_water = The well is right here, and the canteen has room.
reason-give = { $receiver } needs the water more.
reason-hand_over = { $equipment } will be more useful to { $receiver }.
reason-shelter =
    { $risk ->
        [0] It is safer to be prepared for the sun.
       *[other] Somebody here may die of thirst this turn ({ $risk } %).
    }
reason-peek = It is worth knowing what lies at { $cell } before anybody walks there.
reason-throttle = There is something worth two more actions.
reason-end_step = Nothing better is left to do this turn.
reason-end_turn = Nothing to add before the turn ends.
reason-draw = Nothing to add before this card.
reason-wait = Nothing is urgent: better wait.
reason-chance = The team’s chance of winning is about { $chance } %.
