### Forbidden Desert: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check.
### Variables: cells, parts, equipment and storm cards by name, seats, pawns and mates by their displayed name,
### risk, chance, odds and chance_of_well in percent, left, count and theirs numbers of things.

reason-win = That wins the game!
reason-pick_up =
    { $left ->
        [0] { $part } is picked up, the last of the four parts.
        [one] { $part } is picked up: one part is then left.
       *[other] { $part } is picked up: { $left } parts are then left.
    }
reason-reveal_water =
    { $chance_of_well ->
        [0] { $cell } is known to be the mirage: no water there.
        [100] { $cell } is a well: everybody who stands there gets water ({ $count } of you now).
       *[other] { $chance_of_well } % that { $cell } is a well: then everybody who stands there gets water ({ $count } of you now).
    }
reason-reveal_clue = { $odds } % that { $cell } shows a clue to a part that is not found yet.
reason-reveal_pad = { $odds } % that { $cell } is the launch pad.
reason-reveal_gear = { $cell } is certain to bring an equipment card.
reason-peek_clue = { $odds } % that { $cell } is a clue to a part that is not found yet: it is then known before anybody walks there.
reason-peek_pad = { $odds } % that { $cell } is the launch pad: it is then known before anybody walks there.
reason-peek_water = { $chance_of_well } % that { $cell } is a well: it is then known before anybody walks there.
reason-dig_out =
    { $free ->
        [yes] { $pawn } is buried, and free again with that.
       *[no]
            { $left ->
                [one] { $pawn } is buried: 1 marker is then left.
               *[other] { $pawn } is buried: { $left } markers are then left.
            }
    }
reason-dig_part =
    { $left ->
        [0] { $part } lies at { $cell }, and no sand is then left on it.
        [one] { $part } lies at { $cell } under the sand: 1 marker is then left.
       *[other] { $part } lies at { $cell } under the sand: { $left } markers are then left.
    }
reason-dig_hidden =
    { $left ->
        [0] { $cell } is still face down, and can then be revealed.
        [one] { $cell } is still face down: 1 marker is then left on it.
       *[other] { $cell } is still face down: { $left } markers are then left on it.
    }
reason-dig_open = { $cell } was blocked: with that it can be walked on again.
reason-dig =
    { $left ->
        [0] No sand is then left at { $cell }; it takes two markers to block a tile.
        [one] { $cell } then has 1 marker left; it takes two to block a tile.
       *[other] { $cell } then has { $left } markers left, and is blocked until only one is there.
    }
reason-dig_supply =
    { $left ->
        [0] No sand marker is left in the supply: when the storm needs one, the game is lost.
        [one] Only 1 sand marker is left in the supply: when the storm needs more, the game is lost.
       *[other] Only { $left } sand markers are left in the supply: when the storm needs more, the game is lost.
    }
reason-take_water = { $seat } draws { $count } water from the well here.
reason-give = { $receiver } then has { $count } water, { $seat } { $left }.
reason-reserve = It fills the canteens here with { $count } water in all.
reason-shield =
    { $risk ->
        [0] Until its user’s next turn, no sun harms whoever is on the same tile.
       *[other] Without it: { $risk } % that somebody here dies of thirst this turn.
    }
reason-reduce =
    { $count ->
        [0] No storm card is then drawn this turn.
        [one] Only 1 storm card is then drawn this turn.
       *[other] Only { $count } storm cards are then drawn this turn.
    }
reason-look =
    { $count ->
        [one] It shows the next storm card, which may go under the pile.
       *[other] It shows the next { $count } storm cards, and one of them may go under the pile.
    }
reason-next =
    { $number ->
        [1] “{ $storm }” is then the next storm card.
       *[other] “{ $storm }” is then at place { $number } of the storm pile.
    }
reason-under = “{ $storm }” then comes last instead of among the next cards.
reason-throttle = Two more actions: { $count } are then left this turn.
reason-hand_over =
    { $equipment_id ->
        [time_throttle] That lets { $receiver } take two more actions this turn.
       *[other] That lets { $receiver } fly off at once.
    }
reason-fly =
    { $count ->
        [one] { $cell } is one move away on foot.
       *[other] { $cell } is at least { $count } moves away on foot.
    }
reason-go_part = { $pawn } gets nearer to { $part_the } at { $cell }.
reason-go_hidden =
    { $left ->
        [0] { $pawn } is then at { $cell }, which is face down and can be revealed.
        [one] { $pawn } is then at { $cell }, which is face down under 1 marker.
       *[other] { $pawn } is then at { $cell }, which is face down under { $left } markers.
    }
reason-go_well =
    { $count ->
        [0] { $pawn } has no water left, and gets nearer to the well at { $cell }.
       *[other] { $pawn } has only { $count } water, and gets nearer to the well at { $cell }.
    }
reason-go_shelter = In the tunnel at { $cell } no sun reaches { $pawn }.
reason-meet = { $pawn } ({ $count } water) and { $mate } ({ $theirs }) are then on one tile and can share.
reason-at_pad = All parts are picked up, and { $pawn } is then on the launch pad at { $cell }.
reason-at_part = { $pawn } is then at { $cell }, where { $part_the } lies.
reason-to_well =
    { $there ->
        [yes] { $pawn } is then on the well at { $cell }, where the Water Carrier can draw.
       *[no] { $pawn } gets nearer to the well at { $cell }, where the Water Carrier can draw.
    }
reason-to_mate = { $pawn } ({ $count } water) gets nearer to { $mate } ({ $theirs }): on one tile they can share.
reason-to_hidden = { $pawn } gets nearer to a tile that is still face down, at { $cell }.
reason-pour = From there { $pawn } ({ $count } water) can give to { $mate } ({ $theirs }), one tile away.
reason-gather = All parts are picked up: { $pawn } gets nearer to the launch pad at { $cell }.
reason-thirst = { $risk } % that the storm cards of this turn kill { $pawn } by thirst.
reason-no_thirst = Nobody can die of thirst by the storm cards of this turn.
reason-thirst_unlikely = Less than 1 % that anybody dies of thirst by the storm cards of this turn.
reason-shuffle =
    { $left ->
        [one] Only 1 card is left in the storm pile: after it the discards are shuffled, and can come again this turn.
       *[other] Only { $left } cards are left in the storm pile: after them the discards are shuffled, and can come again this turn.
    }
reason-no_storm = No storm card is drawn this turn.
reason-pause =
    { $kept ->
        [yes] The next storm card comes only after { $seat }’s actions, and equipment can still be used before it.
       *[no] The next storm card comes only after { $seat }’s actions.
    }
reason-chance =
    { $chance ->
        [0] The team hardly has a chance of winning any more.
        [100] The team is all but sure to win.
       *[other] The team’s chance of winning is about { $chance } %.
    }
