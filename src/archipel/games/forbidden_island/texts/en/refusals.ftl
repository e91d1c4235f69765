### Forbidden Island: why something is not possible now, in one sentence with its numbers.
### Variables: tiles, cards and treasures by name in the usual forms, players by their displayed name, the rest numbers.

## The moment

refused-over = The game is over ({ $ending }).
refused-not_your_turn = It is { $holder }’s turn.
refused-actions_first =
    { $left ->
        [one] First your actions: use the one that is left, or end them.
       *[other] First your actions: use the { $left } that are left, or end them.
    }
refused-draw_treasure_now =
    { $left ->
        [one] Your actions are over: now draw the second card of the Treasure deck.
       *[other] Your actions are over: now draw { $left } cards of the Treasure deck.
    }
refused-draw_flood_now =
    { $left ->
        [one] Only Flood cards are drawn now: one more.
       *[other] Only Flood cards are drawn now: { $left } more.
    }
refused-discard_first = Discard first: you have { $cards } cards, and { $most } are allowed.
refused-discarding = { $holder } has { $cards } cards, { $most } are allowed: first one of them is discarded or played.
refused-few_enough =
    { $cards ->
        [one] You have 1 card: nobody discards with { $most } or fewer.
       *[other] You have { $cards } cards: nobody discards with { $most } or fewer.
    }
refused-in_water = First { $pawn }, who is in the water since { $tile_the } sank.
refused-swim_first = Swim first: { $tile_the } has sunk under you.
refused-tile_stands = You swim only when your tile sinks: { $tile_the } still carries you.

## The helicopter

refused-flight_of_another = The helicopter is in the air: { $holder } chooses, and nobody else acts meanwhile.
refused-call_helicopter_first = Call the helicopter first: play your Helicopter Lift card on the tile to leave from.
refused-board_first = Choose the passengers { $tile_of } first, or go with those who are aboard.
refused-nobody_aboard = Nobody is aboard yet: choose at least 1 passenger { $tile_of }.
refused-aboard_already = { $pawn } is aboard already.
refused-boards_elsewhere = { $pawn } is on { $from_the }, and the helicopter picks up on { $tile_the }.
refused-passed_over = Passengers are chosen in seat order: { $pawn } has been passed over.
refused-land_first = The helicopter has left { $tile_the }: first choose where it lands.
refused-land_elsewhere = The helicopter is leaving { $tile_the }: it lands on another tile.
refused-last_tile = There is no tile left to fly to but { $tile_the } itself.
refused-nobody_there = Nobody is on { $tile_the }: the helicopter leaves from a tile with at least 1 pawn.
refused-rescue_only = { $pawn } is in the water: the helicopter can only come to where { $tile_the } was.
refused-treasures_missing =
    { $missing ->
        [one] 1 treasure is still missing: you take off with all four.
       *[other] { $missing } treasures are still missing: you take off with all four.
    }
refused-pawns_away = You take off together: { $pawns } must come { $tile_to } first.

## Cards

refused-no_card = That takes { $card_a }, and you have none.
refused-not_in_hand = You have no { $card } card.
refused-nothing_flooded = No tile is flooded: Sandbags have nothing to shore up.
refused-nothing_to_give = You have no treasure card to give.
refused-give_others = Cards are given to others, not to yourself.
refused-apart = { $receiver } is on { $tile_the }: you give cards on a shared tile only, the Messenger alone from afar.
refused-captured = { $holder } has captured { $treasure_the } already.
refused-cards_missing =
    { $missing ->
        [one] 1 { $card } card is missing: you have { $held } of the 4.
       *[other] { $missing } { $card } cards are missing: you have { $held } of the 4.
    }
refused-not_on_site = Not here: { $treasure_the } is captured on { $tile_the } or { $second_the }.
refused-one_site_left = Not here: { $treasure_the } can now be captured on { $tile_the } alone.

## Tiles

refused-sunk = { $tile } has sunk and is gone for good.
refused-there_already = You are on { $tile_the } already.
refused-too_far = Too far: { $tile_the } is { $steps } tiles away, and you walk one tile an action.
refused-diagonal = { $tile } touches your tile by a corner only: the Explorer alone goes diagonally.
refused-too_far_explorer = Too far: { $tile_the } is { $steps } tiles away, and you walk one an action, diagonally too.
refused-dive_barred = The way is barred: { $tile_the } is { $steps } tiles away, and you dive through flooded or missing tiles only, not past dry ones.
refused-not_pilot = Only the Pilot flies; you walk.
refused-flown = Too far to walk: { $tile_the } is { $steps } tiles away, and you have flown once this turn already.
refused-not_navigator = Only the Navigator moves other players’ pawns.
refused-guide_others = You guide other players’ pawns; your own walks one tile an action.
refused-pawn_there_already = { $pawn } is on { $tile_the } already.
refused-guide_far = Too far: { $tile_the } is { $steps } tiles away from { $pawn }, and you move a pawn by 1 or 2.
refused-guide_barred = { $pawn } cannot get to { $tile_the } in 2 steps: the tiles on the way have sunk.
refused-not_flooded = { $tile } is dry: there is nothing to shore up.
refused-shore_far = Too far: { $tile_the } is { $steps } tiles away, and you shore up your own tile or the one next to it.
refused-shore_diagonal = { $tile } touches your tile by a corner only: the Explorer alone shores up diagonally.
refused-shore_far_explorer = Too far: { $tile_the } is { $steps } tiles away, and you shore up your own tile or one of the 8 around it.
refused-not_engineer = Only the Engineer shores up two tiles with one action.
refused-swim_far = Too far to swim: { $tile_the } is { $steps } tiles away, and you reach the next one only.
refused-swim_diagonal = { $tile } touches the sunk tile by a corner only: the Explorer alone swims diagonally.
refused-swim_far_explorer = Too far to swim: { $tile_the } is { $steps } tiles away, and you reach the 8 around you.
refused-swim_nearest =
    { $nearest ->
        [one] { $tile } is { $steps } tiles away: you swim to a nearest tile, which is 1 away.
       *[other] { $tile } is { $steps } tiles away: you swim to a nearest tile, which is { $nearest } away.
    }
refused-no_such_player = There are only { $players } of you.
