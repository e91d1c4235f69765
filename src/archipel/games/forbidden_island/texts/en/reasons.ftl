### Forbidden Island: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check.
### Variables: tiles, cards and treasures by name in the usual forms, seats by their displayed name,
### risk and chance in percent, held, count and left numbers of things.

reason-capture =
    { $left ->
        [0] That captures { $treasure_the }, the last of the four treasures.
        [one] That captures { $treasure_the }: one treasure is then left.
       *[other] That captures { $treasure_the }: { $left } treasures are then left.
    }
reason-take_off = Four treasures, everybody on Fools’ Landing and a Helicopter Lift card: take off and win!
reason-gather =
    { $count ->
        [0] With that everybody is on Fools’ Landing for the take-off.
        [one] The take-off needs everybody on Fools’ Landing: one is then still on the way.
       *[other] The take-off needs everybody on Fools’ Landing: { $count } are then still on the way.
    }
reason-fly_home =
    { $count ->
        [one] It brings { $pawns } home to Fools’ Landing, and one Helicopter Lift card is left for the take-off.
       *[other] It brings { $pawns } home to Fools’ Landing, and { $count } Helicopter Lift cards are left for the take-off.
    }
reason-fly_to =
    { $count ->
        [one] The flight takes { $pawns } to { $tile_the }: one move on foot.
       *[other] The flight takes { $pawns } to { $tile_the }: { $count } moves on foot.
    }
reason-fly_over = The flight takes { $pawns } to { $tile_the }: there is no way there on foot.
reason-passenger = { $seat } flies along with { $count } cards of { $treasure_the }.
reason-shore_up_critical =
    { $risk ->
        [0] The game is lost if { $tile_the } sinks. No risk this turn, but it sinks when its card comes up next.
       *[other] The game is lost if { $tile_the } sinks: { $risk } % this turn as it is.
    }
reason-shore_up_both =
    { $risk ->
        [0] The game is lost if { $tile_the } or { $second_the } sinks. No risk this turn, but one of them sinks when its card comes up next.
       *[other] The game is lost if { $tile_the } or { $second_the } sinks: { $risk } % this turn that one of them does.
    }
reason-shore_up_site =
    { $risk ->
        [0] { $tile } is a site of { $treasure_the }. No risk this turn, but it sinks when its card comes up next.
       *[other] { $tile } is a site of { $treasure_the }: { $risk } % that it sinks this turn as it is.
    }
reason-shore_up =
    { $risk ->
        [0] { $tile }: no risk this turn, but it sinks when its card comes up next.
       *[other] { $tile }: { $risk } % that it sinks this turn as it is.
    }
reason-hand_over =
    { $count ->
        [one] { $seat } then holds 1 card of { $treasure_the }.
        [4] { $seat } then holds the four cards of { $treasure_the }.
       *[other] { $seat } then holds { $count } cards of { $treasure_the }.
    }
reason-collect =
    { $there ->
        [yes] { $seat }, with { $held } cards of { $treasure_the }, then stands on one of its sites.
       *[no] { $seat }, with { $held } cards of { $treasure_the }, gets nearer to one of its sites.
    }
reason-meet = { $seat } and { $mate } get nearer to each other: together they hold { $count } cards of { $treasure_the }.
reason-homeward =
    { $there ->
        [yes] { $seat } is then on Fools’ Landing: one treasure is left, and the take-off needs everybody there.
       *[no] { $seat } gets nearer to Fools’ Landing: one treasure is left, and the take-off needs everybody there.
    }
reason-leave = { $risk } % that { $tile_the } sinks this turn: { $seat } leaves it for a dry tile.
reason-in_reach = { $tile } is flooded, and { $seat } can then shore it up from there.
reason-at_site = { $seat } is then on a site of { $treasure_the }.
reason-stay_home = { $seat } stays on Fools’ Landing, where the take-off needs everybody.
reason-stay_site = { $seat } stays on a site of { $treasure_the }, with { $held } cards of it.
reason-nothing_flooded = { $seat } then has no flooded tile in reach.
reason-save_pawn =
    { $risk ->
        [0] { $seat } has to get out of the water: { $tile_the } is flooded, but cannot sink this turn.
       *[other] { $seat } has to get out of the water: { $risk } % that { $tile_the } sinks this turn too.
    }
reason-save_pawn_dry = { $seat } has to get out of the water, and { $tile_the } is dry.
reason-discard_useless = Nobody needs { $card_the } any more: that treasure is captured.
reason-discard_complete = { $mate } has the four cards that this treasure takes: nobody needs one more.
reason-discard_fewest =
    { $held ->
        [one] It is the only card of its treasure in this hand.
       *[other] The hand has only { $held } of it, fewer than of any other treasure.
    }
reason-discard_few = The hand has { $held } of it, and no fewer of any other treasure that it holds.
reason-discard_collected = { $mate } holds { $count } cards of { $treasure_the }, this hand only { $held }.
reason-discard_lift =
    { $count ->
        [one] The team still has another Helicopter Lift card for the take-off.
       *[other] The team still has { $count } other Helicopter Lift cards for the take-off.
    }
reason-draw_safe = The next Flood card cannot sink anything: Sandbags can wait.
reason-draw_risk =
    { $risk ->
        [100] The Sandbags stay in the hand for later, although the next Flood card is certain to sink a tile.
       *[other] The Sandbags stay in the hand for later, at a risk: { $risk } % that the next Flood card sinks a tile.
    }
reason-draw_risk_one =
    { $risk ->
        [100] The Sandbags stay in the hand for later, although the next Flood card is certain to sink { $tile_the }.
       *[other] The Sandbags stay in the hand for later, at a risk: { $risk } % that the next Flood card sinks { $tile_the }.
    }
reason-keep_sandbags = Sandbags can still be played between the Flood cards, when it is known what they hit.
reason-keep_lifts = The team keeps { $count } Helicopter Lift cards; the take-off needs one.
reason-keep_lift = The Helicopter Lift stays in the hand: it is the team’s only one, and the take-off needs one.
reason-chance =
    { $chance ->
        [0] The team hardly has a chance of winning any more.
        [100] The team is all but sure to win.
       *[other] The team’s chance of winning is about { $chance } %.
    }
