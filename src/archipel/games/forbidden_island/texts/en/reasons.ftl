### Forbidden Island: why a bot plays what it plays, as the coach says it.
### Variables: tiles, cards and treasures by name in the usual forms, seats by their displayed name,
### risk and chance in percent, held a number of cards.

reason-capture = The four cards are there: it is time to capture { $treasure_the }.
reason-take_off = Four treasures, everybody on Fools’ Landing and a Helicopter Lift card: take off and win!
reason-gather = Towards Fools’ Landing: the team has to be there for the take-off.
reason-fly_home = A Helicopter Lift card is to spare, so it brings adventurers home to Fools’ Landing.
reason-fly_to = The flight to { $tile_the } saves more actions than the card is worth.
reason-shore_up_critical =
    { $risk ->
        [0] The game is lost without { $tile_the }; better dry before the water rises again.
       *[other] The game is lost without { $tile_the }, and its risk of sinking this turn is { $risk } %.
    }
reason-shore_up =
    { $risk ->
        [0] { $tile } is safe this turn, but not for long.
       *[other] { $tile } may sink this turn ({ $risk } %).
    }
reason-hand_over = In { $seat }’s hand, { $card_the } is worth more.
reason-collect =
    { $held ->
        [one] Towards a site of { $treasure_the }, with { $held } card of the four.
       *[other] Towards a site of { $treasure_the }, with { $held } cards of the four.
    }
reason-meet = Towards { $seat }, to bring cards of one treasure together.
reason-go_to = { $tile } is a better place to be for what comes next.
reason-navigate = { $seat } is needed nearer { $tile_the }.
reason-save_pawn = { $seat } is in the water; { $tile_the } is the best way out.
reason-discard_least = Of the six cards, { $card_the } will be missed least.
reason-draw = Nothing to add before this card.
reason-nothing_better = No further action would help.
reason-keep_cards = The special cards will be worth more later.
reason-chance = The team’s chance of winning is about { $chance } %.
