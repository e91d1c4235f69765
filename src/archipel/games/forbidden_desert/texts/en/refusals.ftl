### Forbidden Desert: why something is not possible now, in one sentence with its numbers.
### Variables: cells, parts, equipment and storm cards by name in the usual forms, players by their displayed name, the rest numbers.

## The moment

refused-over = The game is over ({ $ending }).
refused-not_your_turn = It is { $holder }’s turn.
refused-no_actions_left = You have no action left this turn: end your step.
refused-end_step_first =
    { $left ->
        [0] First end your step: the storm comes then.
        [one] First end your step: you have 1 action left.
       *[other] First end your step: you have { $left } actions left.
    }
refused-draw_first =
    { $left ->
        [one] 1 storm card is still to be drawn.
       *[other] { $left } storm cards are still to be drawn.
    }
refused-all_drawn = All storm cards of this turn are drawn.
refused-actions_over =
    { $left ->
        [0] Your actions are over: you have ended your step.
        [one] Your actions are over: 1 storm card is still to be drawn.
       *[other] Your actions are over: { $left } storm cards are still to be drawn.
    }
refused-buried = You are buried under { $sand } sand markers: remove sand from your own tile until 1 marker or none is left.

## The Meteorologist’s look

refused-arranging = { $holder } is arranging the storm cards: nothing else happens meanwhile.
refused-arrange_first = First put back the storm cards that you look at.
refused-under_first =
    { $count ->
        [one] First say whether the card goes under the pile.
       *[other] First say which of the { $count } cards goes under the pile, if any.
    }
refused-under_done = The choice of a card for under the pile is made: now put the others back on top.
refused-placed_already = { $storm } has its place already.
refused-not_seen =
    { $count ->
        [one] { $storm } is not the card that you look at.
       *[other] { $storm } is not among the { $count } cards that you arrange.
    }
refused-look_first = First look at the storm cards, for 1 action.
refused-not_meteorologist = Only the Meteorologist looks into the storm pile or draws fewer cards.
refused-no_card_to_spare =
    { $level ->
        [one] No card is left to save: you have called off the only one that the meter shows.
       *[other] No card is left to save: you have called off all { $level } that the meter shows.
    }

## The Jet Pack

refused-flight_of_another = { $holder } is in the air: nothing else happens until the landing.
refused-passenger_first = First say who flies along, if anybody.
refused-land_first = First choose where you land.
refused-land_elsewhere = You take off from { $cell }: land on another tile.
refused-landing_blocked = Nobody lands at { $cell }: { $sand } sand markers lie there, and 1 is the most.
refused-jet_pack_first = Play your Jet Pack first.
refused-nowhere_to_land = There is no tile to land on: all others have 2 sand markers or more.
refused-another_passenger = The passenger is somebody else’s pawn.
refused-passenger_away = { $passenger } is at { $cell }: only a pawn of the same tile comes along.
refused-climber_takes_along = Only the Climber takes a pawn along when walking.

## The Navigator

refused-not_navigator = Only the Navigator moves other players’ pawns.
refused-guide_others = You guide other players’ pawns, not your own.
refused-choose_pawn_first = First choose whose pawn you guide, for 1 action.
refused-guiding_begins = First { $pawn } takes a step: cards and water come between steps.
refused-guide_once = { $pawn } has not moved yet: the action is paid, take at least 1 step.
refused-finish_guiding =
    { $left ->
        [one] First finish { $pawn }’s way: 1 step is left, or stop here.
       *[other] First finish { $pawn }’s way: { $left } steps are left.
    }
refused-pawn_buried = { $pawn } is buried under { $sand } sand markers: a buried pawn cannot be moved.
refused-pawn_stuck = { $pawn } cannot leave { $cell }: every tile next to it is blocked.

## Tiles and sand

refused-hole = { $cell } is the eye of the storm: there is no tile.
refused-there_already = The pawn is at { $cell } already.
refused-blocked = { $cell } is blocked by { $sand } sand markers: only the Climber walks onto it.
refused-too_far = Too far: { $cell } is { $steps } tiles away, and a step goes to the next one.
refused-diagonal = { $cell } touches by a corner only: the Explorer alone goes diagonally.
refused-too_far_explorer = Too far: { $cell } is { $steps } tiles away, and the Explorer too goes one at a time.
refused-no_sand = There is no sand at { $cell }.
refused-dig_far = Too far: { $cell } is { $steps } tiles away, and you clear your own tile or one next to it.
refused-dig_diagonal = { $cell } touches your tile by a corner only: the Explorer alone clears sand diagonally.
refused-dig_far_explorer = Too far: { $cell } is { $steps } tiles away, and you clear your own tile or one of the 8 around it.
refused-revealed_already = The tile at { $cell } is revealed already.
refused-known_already = Everybody knows what is under the tile at { $cell }.
refused-sand_on_tile =
    { $sand ->
        [one] 1 sand marker lies on the tile at { $cell }: clear it before you reveal the tile.
       *[other] { $sand } sand markers lie on the tile at { $cell }: clear them before you reveal the tile.
    }

## Parts and water

refused-part_held = { $holder } has picked up { $part_the } already.
refused-part_hidden = Nobody knows yet where { $part_the } is: reveal its two clues.
refused-part_in_eye = { $part } is in the eye of the storm: it lands on the next tile that moves there.
refused-part_elsewhere = { $part } lies at { $cell }: stand there to pick it up.
refused-part_unrevealed = Reveal the tile at { $cell } first: { $part_the } lies on it.
refused-part_blocked = { $sand } sand markers lie under { $part_the }: 1 at most may be left.
refused-not_water_carrier = Only the Water Carrier draws from a well for an action.
refused-not_on_well = There is no revealed well at { $cell }, where you stand.
refused-own_canteen_full = Your canteen is full: it holds { $most }.
refused-canteen_full = The canteen { $receiver_of } is full: it holds { $most }.
refused-canteens_full = Every canteen on your tile is full.
refused-water_apart = { $receiver } is at { $cell }: you share water on the same tile only.
refused-water_apart_carrier = { $receiver } is at { $cell }, { $steps } tiles away: you give water on your tile and those next to it.
refused-too_little_water =
    { $held ->
        [0] You have no water to give.
       *[other] You have { $held } water, not { $amount }.
    }
refused-too_little_room = The canteen { $receiver_of } has room for { $room }, not for { $amount }.

## Equipment

refused-no_card = That takes { $equipment_a }, and you have none.
refused-cards_apart = { $receiver } is at { $cell }: cards pass on the same tile only.
refused-give_others = You give to others, not to yourself.
refused-transfers_spent = { $most } gifts and passes have been made in a row: something else has to happen first.
refused-shield_up = Your Solar Shield is up already.
refused-throttle_own_turn = The Time Throttle is for your own turn, and it is { $holder }’s.
refused-throttle_too_late = Too late: the Time Throttle is played before you end your step.
refused-no_such_player = There are only { $players } of you.
