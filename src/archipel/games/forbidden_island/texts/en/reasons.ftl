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
reason-draw_safe = The next Flood card cannot sink anything: Sandbags can wait.
reason-draw_risk = { $risk } % that the next Flood card sinks a tile; Sandbags can still be played after it.
reason-keep_sandbags = Sandbags can still be played between the Flood cards, when it is known what they hit.
reason-keep_lift = The Helicopter Lift stays in the hand: it is the team’s only one, and the take-off needs one.
reason-chance =
    { $chance ->
        [0] The team hardly has a chance of winning any more.
        [100] The team is all but sure to win.
       *[other] The team’s chance of winning is about { $chance } %.
    }
