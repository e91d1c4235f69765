### Takara Island: what stands against an action, in one sentence with its numbers.

## The moment

refused-over = The game is over: { $ending }.
refused-not_your_turn = It is not your turn: { $seat } is playing.
refused-sword_first = First the sword: rent it for { $karas } Karas, or leave it.
refused-look_first = First finish your look: tile { $depth } of { $site_the } is in your hand.
refused-put_back_first = First put tiles { $from } to { $to } of { $site_the } back.
refused-map_first = First the Map: { $karas } Karas now, or { $xp } XP at the end.
refused-specialist_first = First { $specialist_the } goes to work: choose a site.
refused-recruit_first = First your recruit: pay { $karas } Karas, or leave it.
refused-heal_first =
    { $wounded ->
        [one] First the hospital: one adventurer lies there.
       *[other] First the hospital: { $wounded } adventurers lie there.
    }

## Prices

refused-lacks_karas =
    { $lacking ->
        [one] It costs { $karas } Karas: you lack 1 Kara.
       *[other] It costs { $karas } Karas: you lack { $lacking } Karas.
    }

## The sword, the recruit and the hospital

refused-sword_rented = You have rented the sword for this turn.
refused-sword_at_start = The sword is rented only at the start of your turn.
refused-recruited_already = Your recruit is with you already: { $count } adventurers are the most.
refused-recruit_at_end = A recruit joins at the end of your turn, after your adventurers.
refused-recruit_declined = You have declined your recruit this turn.
refused-nobody_wounded = None of yours is in hospital.
refused-hospital_at_end =
    { $wounded ->
        [one] The hospital is paid at the end of your turn: one adventurer lies there.
       *[other] The hospital is paid at the end of your turn: { $wounded } adventurers lie there.
    }
refused-fewer_wounded =
    { $wounded ->
        [one] Only one of your adventurers is in hospital.
       *[other] Only { $wounded } of your adventurers are in hospital.
    }

## At a site

refused-site_empty = { $site } is empty: no tile is left there.
refused-look_stopped = Tile { $depth } of { $site_the } lies face up ({ $tile }): no look goes under it.
refused-all_seen =
    { $count ->
        [one] The one tile left in { $site_the } lies face up.
       *[other] The first { $count } tiles of { $site_the } all lie face up.
    }
refused-rockfall_on_top = A rockfall lies on { $site_the }: { $count } adventurers clear it away first.
refused-monster_on_top = A monster lies on { $site_the } ({ $tile }): it is fought, not dug.
refused-needs_two =
    { $left ->
        [one] A rockfall takes { $count } adventurers, and one is ready.
       *[other] A rockfall takes { $count } adventurers, and { $left } are ready.
    }
refused-no_rockfall_on_top = No rockfall lies face up on top of { $site_the }.
refused-no_monster_on_top = No monster lies face up on top of { $site_the }.
refused-no_sword = You have not rented the sword this turn: nobody fights without it.
refused-nothing_looked_at = You are not observing a tile now.
refused-not_a_monster = Only a monster may be turned up; tile { $depth } of { $site_the } is not one: { $tile }.
refused-nothing_to_put_back = You hold no tiles to put back.
refused-no_map = You have not just drawn the Map.

## The Counter

refused-traded_already = One visit to the Counter a turn, and you have made yours.
refused-nothing_to_sell = You have no tile of { $xp } XP to sell.
refused-no_token_left = No XP token is left at the Counter.

## Specialists

refused-has_specialist = One specialist at a time, and you have { $specialist_the }.
refused-not_at_port = Not at the Port: { $seat } has { $specialist_the }.
refused-nobody_to_copy = The Imitator copies a specialist of another player, and nobody has one.
refused-not_to_copy = The Imitator copies a specialist of another player, and nobody has { $specialist_the }.
refused-not_hired = You have not hired { $specialist_the } this turn.
refused-asleep = This turn { $specialist_the } sleeps.
refused-power_used = This turn { $specialist_the } has worked already.
refused-tile_gone = Tile { $depth } of { $site_the } is gone.
refused-starts_too_deep = { $count } tiles in a row: in { $site_the } start at tile { $depth } at the latest.
