### What the engine, the bots and the server refuse: for the terminal, for programs and for the page

## Games, options and records

error-game = There is no game “{ $name }”; choose from { $games }.
error-seat_count =
    { $count ->
        [one] This game is for { $least } to { $most } players, not for one.
       *[other] This game is for { $least } to { $most } players, not for { $count }.
    }
error-bot = There is no bot “{ $asked }” in this game; choose from { $bots }.
error-option = This game has no option “{ $name }”; it has { $names }.
error-option_value = Option { $name } cannot be “{ $value }”; it is one of { $values }.
error-option_each = Option { $name } cannot be “{ $value }”; it is random, or one for each seat, separated by commas and all different: { $values }.
error-option_one_a_seat = Option { $name } names { $named } for { $count } players; give one for each seat, or random.
error-option_first_player = Option first_player is { $value }, but there are { $count } players.
error-option_seats = Option { $name } can be “{ $value }” with { $fits } players only; there are { $count }.
error-taped_outcome = The taped outcome { $outcome } is not possible here.
error-chance_missing = Less chance is taped than the game asks for.
error-chance_left_over = More chance is taped than the game asks for.
error-position_foreign = This position was not stored by { $name }, rules { $rules }.
error-position_damaged = This stored position of { $name } is damaged ({ $fault }).
error-record_json = This file is not a record: it is not valid JSON.
error-record_foreign = This file is not a record of Archipel.
error-record_format = This record has format { $found }; this program reads format { $read }.
error-record_field = The record’s “{ $name }” is missing or of the wrong kind.
error-record_entry_kind = Entry { $line } of the record is not an act, an undo, a reseed or a change of stream.
error-record_entry = Entry { $line } of the record cannot be replayed: { $reason }
error-record_form = This is not in the form of a record ({ $fault }).
error-record_game = This is a record of { $found }, not of { $asked }.
error-record_rules = This record was made by rules { $made } of the game; this program plays rules { $played }.
error-record_outcome = The record’s outcome is not the one that its actions lead to.
error-record_seed = The record’s seed is not the one that its fingerprint promised.
error-proof_seed = A game can be proved once it is over and its one seed is shown; this record shows none that gave all of it.
error-proof_setup = The seed does not give the set-up of this record.
error-proof_draw = The seed does not give what entry { $line } of the record drew.
error-record_setup = The record’s set-up cannot be replayed: { $reason }
error-review_unfinished = A review needs a finished game; this one is not over.
error-review_no_mind = { $name } has no bot that could judge a game, so none can be reviewed.
error-record_setup_chance = The record’s set-up holds less chance than the game asks for.

## Actions and undo

error-illegal = “{ $action }” is not legal now (rule { $rule }). { $why }
error-no_action = “{ $text }” is not an action here. An action reads “SEAT KIND …”, for example “{ $example }”.
error-no_code = No action of this game has the code { $code }.
error-nothing_to_undo = There is nothing to undo.
error-undo_learned = “{ $action }” cannot be undone: it showed something new.
error-undo_one_way = “{ $action }” cannot be undone: see rule { $rule }.
error-undo_others = “{ $action }” cannot be undone: somebody else made it.
error-take_back = { $count ->
    [0] There is no action to take back.
    [one] There is one action to take back, not { $acts }.
   *[other] There are { $count } actions to take back, not { $acts }.
}

## The store and the bots

error-disk_full = The disk is full: nothing was changed. Make room, then try again.
error-store_busy = Somebody else wrote to this table; nothing was changed. Try again.
error-store_refused = The store refused ({ $fault }); nothing was changed.
error-store_away = The database cannot be reached just now; wait a moment, then check whether this was done.
error-store_lost = The store could not keep this; nothing was changed.
error-bot_failed = The bot failed.
error-bot_silent = The bot did not answer.

## At a table

error-stale = The table moved on in the meantime. Have another look.
error-not_your_seat = That is for { $seat } to do; the seat is not yours.
error-not_host = Only whoever opened the table can do that.
error-not_seated = Only people at the table can do that.
error-own_seat = That is your own seat.
error-nobody_there = Nobody holds this seat.
error-not_long_away =
    { $seconds ->
        [one] { $seat } has not been away long enough. The seat can be freed in one second.
       *[other] { $seat } has not been away long enough. The seat can be freed in { $seconds } seconds.
    }
error-sent_away = The host sent you away from this table. You can still watch.
error-declined = Those at the table do not want you to sit down. You can still watch.
error-nobody_knocks = Nobody is waiting for your answer about a seat.
error-seat_taken = { $seat } sits there already.
error-no_such_seat = This table has the seats 0 to { $last }, no seat { $asked }.
error-no_open_seat = This invitation has been used, or no seat is free. Anybody can watch.
error-wrong_key = This link opens no seat at this table. Anybody can watch.
error-kept = A bot plays for { $seat }. Take the seat back first.
error-over = The game is over.
error-not_over = The game is still running.
error-paused = The table is paused.
error-paused_by = { $seat } has paused the table.
error-not_asked = Nothing is asked of you right now.
error-already_asked = { $seat } has asked for a take-back, which is being decided.
error-nobody_asked = Nobody is waiting for your answer about a take-back.
error-too_soon =
    { $seconds ->
        [one] { $seat } said no. You can ask again in one second.
       *[other] { $seat } said no. You can ask again in { $seconds } seconds.
    }
error-secrets = This game has secrets. It can be shown, or played on from a moment, when it is over.
error-no_such_example = The rulebook has no example called “{ $name }” to play.
error-no_such_moment = This game has the moments 0 to { $last }.
error-no_such_saying = No message here has that number.
error-nothing_said = The message is empty.
error-unknown_signal = There is no signal “{ $asked }”; choose from { $signals }.
error-unknown_bot = There is no bot “{ $asked }” for this game; choose from { $bots }.
error-unknown_action = No action of this game has the number { $number }.
error-no_such_thing = Nothing at this table answers to a press on “{ $thing }”.
error-unknown = The server does not know what to do with that.

## Between a client and the server

error-unknown_table = There is no table at this address. The link may be incomplete, or the table was cleared away.
error-broken_table = This table cannot be opened: what is stored of it is damaged, or of another version.
error-reopened = The table is being opened again. Try once more in a moment.
error-fault = The server made a mistake. The table is as it was.
error-seat_count_here =
    { $seats ->
        [one] This game goes on with one seat.
       *[other] This game goes on with { $seats } seats.
    }
error-record_too_long = A record may have { $most } entries at the most.
error-too_large = A message may have { $most } bytes at the most.
error-quota_bytes =
    { $minutes ->
        [one] Your address may add { $most } megabytes a day, and has used them up. Come back in a minute.
       *[other] Your address may add { $most } megabytes a day, and has used them up. Come back in { $minutes } minutes.
    }
error-quota_tables =
    { $minutes ->
        [one] Your address may open { $most } tables a day. Come back in a minute.
       *[other] Your address may open { $most } tables a day. Come back in { $minutes } minutes.
    }
error-quota_pins =
    { $minutes ->
        [one] Your address may pin { $most } tables a day. Come back in a minute.
       *[other] Your address may pin { $most } tables a day. Come back in { $minutes } minutes.
    }
error-quota_listed = Your address already has { $most } tables in the list. Open this one by invitation, or finish one of those first.
error-quota_all = This server has room for { $most } megabytes of tables, and it is full. Games already begun go on; a new one has to wait until the host makes room.
error-too_slow =
    { $seconds ->
        [one] The message did not come within a second.
       *[other] The message did not come within { $seconds } seconds.
    }
error-too_many = Too many tables are open from your address. Close some first.
error-too_fast =
    { $seconds ->
        [one] That was a little fast. Wait a second.
       *[other] That was a little fast. Wait { $seconds } seconds.
    }
error-no_hello =
    { $seconds ->
        [one] The line was silent for a second at its beginning; a client says hello first.
       *[other] The line was silent for { $seconds } seconds at its beginning; a client says hello first.
    }
error-malformed = The server cannot read this ({ $fault }). If a page sent it, load the page again.
error-wrong_origin = A page at { $origin } may not do this; see --origin in the documentation.
error-not_json = A call takes application/json, not “{ $kind }”.
error-wrong_method = This call wants { $methods }; see /api/openapi.json. If a page made it, load the page again.
error-unknown_call = There is no such call; see /api/openapi.json. If a page made it, load the page again.
error-http = The server does not accept this (HTTP { $code }). If a page sent it, load the page again.
error-no_page = The page has not been built on this server; see the README.

## Lessons

error-no_lesson = There is no lesson “{ $name }” for { $game }.
error-no_exercise = There is no exercise { $number } for { $game }; it has { $count } of them.
error-lesson_fault = The lesson does not fit the rules at “{ $name }”: { $fault }
error-lesson_changed = This lesson has changed since you left it. Please begin it again.
error-lesson_other = That is allowed, but the lesson asks for something else here.
error-lesson_waits = Here the lesson waits for something else: do what it asks for, or go on.
error-lesson_only = That cannot be done in a lesson.
