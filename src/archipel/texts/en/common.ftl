### What the command line and the terminal say, whatever the game.

## Names

seat-unnamed = Player { $number }
seat-myself = Captain
list-and = { $first } and { $last }
list-or = { $first } or { $last }
bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-master = Master
bot-search = Searcher

## Playing: questions

play-question = { $seat }: { $question }
play-keys = number = choose, ? = help
play-undo = u = undo
play-enter = Enter = { $action }
play-enter_pass = Enter = no, { $seat } goes on
play-enter_pass_to = Enter = no, { $seat } goes on: { $action }
play-back = number = choose, 0 = back to all choices
play-number =
    { $most ->
        [one] There is one choice: write 1.
       *[other] Write a number from 1 to { $most }.
    }
play-unclear = “{ $answer }” is not a choice here: write a number from the list, a place such as C3, or ? for help.
play-thinking = { $seat } is thinking…
menu-also = at any time, without waiting:
menu-of_seat = { $seat }: { $group }
menu-folded = one of { $count } …

## Playing: letters

play-help =
    A number chooses. A place (C3) or a word (garden) shows the choices about it.
    Enter does the one thing that is due.
      u       undo the last choice
      h       hint: what a strong bot would do, and why
      y       why not: y move watchtower
      r       the turn and who can do what; r { $rule }: one rule; r swim: rules about a word
      d       look through the discards and the known layers of the piles
      j       journal: the story so far
      b       draw the board again
      l       language: { $languages }
      a       the aim: the line that tells how the game stands, on or off
      w       when you are asked to play special cards while a bot plays
      s       where the game is saved; s FILE: save a copy
      q       leave; the game is kept and can go on later
play-rules_more = r { $rule } = one rule, r word = rules about something
play-saved = Saved to { $file }.
play-left = The game is kept: { $file }
    Go on with: archipel play --resume { $name }
save-exists = { $file } exists already and stays as it is: choose another name.
undo-nothing = There is nothing to undo.
undo-learned = “{ $action }” showed something new. Does everybody here agree to take it back? (y/n)
undo-one_way = “{ $action }” stands by rule { $rule }. Does everybody here agree to take it back all the same? (y/n)
undo-refused = It stands.
undo-done = Taken back: { $action }.
why-possible = That is possible now: { $action }.
why-unclear = “{ $answer }” is not an action: write it as the record does, for example y end_actions.
hint-choice = { $bot } would choose: { $action }.
hint-step = { $number }. then: { $action }.
hint-silent = { $bot } would play nothing now.
language-unknown = I speak { $languages }.
standing-off = The line that tells how the game stands is off; a brings it back.
windows-unknown = Write w followed by one of: { $settings }.
windows-always = Special cards: you will be asked before everything that a bot does.
windows-never = Special cards: you will not be asked while a bot plays.

## The end

end-won = Won: { $ending }
end-lost = Lost: { $ending }
end-turns = Turns
end-seed = Seed
end-record = Record:
end-replay = Watch it again with: archipel replay { $name }

## Welcome

welcome-title = A R C H I P E L
welcome-language = Language
welcome-game = Game
welcome-players = Players
welcome-ask = Enter = play, number = change a line, q = leave
welcome-which_game = Which game? ({ $games })
welcome-who = Who plays? People by name and bots, separated by commas, for example: { $example }
welcome-value = Which one? (number, or Enter to keep)
resume-ask = { $title } with { $names }, { $when }: this game is not over.
    Go on with it? Enter = yes, n = start anew

## Replay

replay-step = step { $step } of { $last }
replay-chosen = { $seat } chose: { $action }
replay-keys = Enter = next, p = previous, number = that step, e = end, q = leave
replay-unclear = Write n, p, e, q, or the number of a step from 0 to { $last }.
replay-unfinished = The record stops here: this game is not over.
replay-undone =
    { $count ->
        [one] One action was taken back during the game and is not told here.
       *[other] { $count } actions were taken back during the game and are not told here.
    }

## The games and their rules

games-seats = Players
games-from_to = { $least } to { $most }
games-minutes = { $shortest }–{ $longest } min
games-best =
    { $span ->
        [no] best with { $most }
       *[yes] best with { $least } to { $most }
    }
games-bots = Bots
games-option = { $label }: { $values }
games-default = [ ] = what is played unless you choose otherwise
rules-fine_points = Fine points: { $rules }
rules-exact_too = archipel rules { $name } 3 = one chapter; { $rule } = one rule; a word = whatever mentions it; --exact = every rule by number
rules-none = No rule has the id “{ $wanted }” or mentions it.

## Help of the command line

help-usage = Usage:
help-options = Options
help-commands = Commands
help-archipel = Island board games to play and to study. Without a command, on a terminal, it offers a game.
help-help = Show this help.
help-version = Show the version.
help-lang = Language: { $languages }. Otherwise ARCHIPEL_LANG, then the system’s language.
help-games = List the games, with their seats, options and bots.
help-play = Play GAME in the terminal, with people at this screen and bots.
help-seats = Who plays, separated by commas: a name for a person, “you” for yourself, the name of a bot, or NAME:BOT. By default, you and the best bot.
help-option = An option of the game, as in difficulty=elite; may be given several times.
help-seed = The deal: the same seed gives the same cards for the same choices.
help-resume = Go on with a saved game.
help-fast = No pauses, and no question before a forced draw.
help-replay = Step through the recorded game in FILE.
help-all = Print the whole story at once.
help-review = Review the finished game in FILE: what was luck, what was play.
help-review_quick = Stop after a first glance.
help-review_json = Print one JSON document and nothing else.
help-review_html = Write a page that stands by itself to this file.
help-review_seed = Any word; the same seed gives the same figures.
help-rules = Show the rulebook of GAME: all of it, a chapter by its number, a rule by its ID, or whatever mentions a word.
help-rules_exact = Every rule by its number instead of the chapters.
help-simulate = Play many games between bots and report wins, endings, lengths and scores.
help-compare = Play the same deals with two bots, or under two settings, until it is clear which wins more.
help-tournament = Let bots play all against all with rotated seats, and rate them.
help-fuzz = Play random games in search of broken rules: lost pieces, dead ends, leaks.
help-bench = Measure how fast the rules are on this machine, on one core.

## A new game

help-new_game = Write a small game that works, with texts and tests, to be changed into the game NAME; for a checkout of the sources.
help-into = The checkout to write into; otherwise the one that this program runs from.
new_game-written =
    { $title } can be played: archipel play { $name }
      { $folder }: rules, texts and a bot; begin with game.py
      { $tests }: its tests; pytest tests/games/{ $name } tests/conformance -k { $name }
    On the page it is after the next build: python tools/page.py
    How to go on from here: docs/add-a-game.md
error-new_game_name = “{ $name }” cannot be the id of a game: write a small letter, then small letters, digits or _, and no word that Python keeps for itself.
error-new_game_exists = { $folder } exists already and stays as it is: choose another name.
error-new_game_checkout = { $folder } is not a checkout of Archipel’s sources, and a new game needs one: fetch the sources, then name their folder with --into.
error-new_game_maker = The game was written, but its tests lack a file: { $command } says: { $reason }

## Errors

error-which_game = Say which game to play, for example: archipel play forbidden_island
error-seat = “{ $text }” is not a seat: write names and bots separated by commas, for example --seats you,planner
error-bot_typo = There is no bot “{ $name }”; did you mean { $likely }? For a person of that name write { $name }:person
error-option_form = “{ $text }” is not an option: write NAME=VALUE, for example difficulty=elite
error-file_over = The game in { $file } is over: watch it with archipel replay
error-in_use = The game in { $file } is being played in another window.
error-no_rules = The rules of { $name } have no words yet.
error-rule = No rule of { $name } has the id “{ $wanted }” or mentions it; ids run from { $first } to { $last }.
error-file = { $file } cannot be used: { $reason }.
error-write = { $file } cannot be written: { $reason }.
error-command = There is no command “{ $name }”; choose from { $commands }.
error-no_option = { $command } has no option { $name }; see { $command } --help
error-missing = { $command } needs { $name }; see { $command } --help
error-choice = { $name } must be one of { $values }.
error-usage = This is not how the command is written; see { $command } --help

## What La Isla's box refuses

error-position_pieces = This position was stored with the pieces { $found }, not { $here }.
error-option_pieces = Option pieces cannot be “{ $value }”: here it is { $here }. For other pieces, { $setting } must name the folder of their files.
error-pieces = { $reason }
error-pieces_folder = The folder that { $setting } names holds none of { $files }.
error-pieces_file = { $file } of { $setting } cannot be used: { $reason }.
error-pieces_connector = the connector has { $count } landscape spaces, not { $found }
error-pieces_teeth = there are { $count } teeth with names of their own (LI-S2)
error-pieces_colours = the landscapes show the colours { $names }, each at least once
error-pieces_symbols = the landscapes show the symbols { $names }, each at least once
error-pieces_regions = there are { $count } regions with names of their own (LI-S3)
error-pieces_spaces = the regions lie between the spaces o0 to o9, m0 to m9 and i0 to i9, and every space touches one
error-pieces_region_around = the value of region { $name } is the number of spaces around it (LI-C8)
error-pieces_region_value = the value of region { $name } is 2, 3 or 4 (LI-C6)
error-pieces_rings = the rings outer, middle and inner have an inner radius and a larger outer one
error-pieces_track_values = a track has the values 0 to 5, which are 6, not { $found } (LI-E1)
error-pieces_track_end = the value 5 has one space (LI-D4)
error-pieces_cards = there are { $count } cards with ids of their own (LI-S11)
error-pieces_values = { $ones } cards have the value 1 and { $twos } the value 2 (LI-S11)
error-pieces_function = card { $name } has a function of the summary sheet, not “{ $found }” (LI-F12)
error-pieces_parameter = the function { $what } of card { $name } is for one { $kind }, not “{ $found }” (LI-F12)
error-pieces_no_parameter = the function { $what } of card { $name } stands alone, not “{ $found }” (LI-F12)
error-pieces_card_shows = card { $name } shows one of the five resources and one of the five animals (LI-K2)
error-pieces_every = the function { $what } exists for every { $kind } (LI-F12)
error-pieces_slots = at most { $count } cards give a slot

## What the lab refuses

error-bot_count = There are { $bots } bots for { $count } seats; name one for all, or one per seat.
error-game_count = The number of games is { $count }; at least one has to be played.
error-workers = The number of workers is { $count }; it is 1 or more, or 0 for one per core.
error-fuzz_counts = Games and sample are counted from 1.
error-keep_needs_records = --keep needs a folder: --records FOLDER.
error-lost_worker = A worker process was killed after { $games } of { $wanted } games: look for what ended it (perhaps too little memory), or take fewer workers.
error-bot_setting = The bot { $bot } has no setting “{ $asked }”; write NAME=NUMBER with one of these: { $settings }.
error-bot_setting_value = The setting { $setting } of the bot { $bot } is a whole number, not “{ $value }”.
error-compare_unlike = “{ $a }” and “{ $b }” cannot be compared: name two bots, or two settings such as difficulty=elite.
error-compare_same = “{ $a }” is compared with itself: name two that differ.
error-compare_bots = To compare settings, say who plays with --bots: { $needed ->
    [1] one bot for the whole team.
   *[other] two, as in planner,greedy; it counts how often the first wins.
}
error-extra = This needs the package { $library }, which is not installed: pip install "archipel[{ $extra }]"
error-tournament_bots = A tournament needs two bots or more, each named once: --bots planner,greedy (here: { $bots }).
error-tournament_file = { $file } does not hold this tournament: give it the game, the bots, the seats, the options and the seed that it began with, or name another file.
error-vary = There is nothing called “{ $name }” to vary; this game has: { $options }.
error-vary_seats = To vary the number of seats, name one bot and leave --seats out.
error-no_cluster = No Ray answers at { $address }: start one there (ray start --head), or look at the address and the port.
error-cluster_address = “{ $address }” is not the address of a cluster: write HOST:PORT, ray://HOST:PORT, or local.
error-cluster_fault = The cluster at { $address } cannot play: { $reason }
error-cluster_version = The cluster at { $address } has Archipel { $there }, and this is { $here }: install the same one on every machine.

## What the store and the server refuse

error-store_open = The store { $file } cannot be opened ({ $fault }).
error-store_in_use = The tables in { $file } are in use by another Archipel (process { $process }): use that one, end it, or give this one a file of its own with --db.
error-store_newer = This store was written by a newer Archipel (schema { $found }, this one knows up to { $known }): use that one.
error-store_foreign = { $file } is not a store of Archipel’s tables.
error-store_nothing = { $file } is damaged, or not a store at all: no table can be found in it, and it stays as it is.
error-store_read = The store { $file } cannot be read ({ $fault }).
error-store_salvage = The store { $file } is damaged, and what is sound in it could not be saved ({ $fault }); the file is as it was.
error-store_unreachable = The database { $store } cannot be reached: { $fault }.
error-store_address = That is not the address of a database; one looks like postgresql://user@host:5432/name.
error-store_encoding = The database { $store } stores text as { $found }, and Archipel’s tables need UTF8: create it with createdb --encoding UTF8 --template template0.
error-store_needs_psycopg = Tables in PostgreSQL need the package psycopg, which is not installed: pip install "archipel[postgres]"
error-store_other_version = Archipel { $found } serves the tables in { $store }, and this is { $ours }: end that one first, or use the same version.
error-head_unreachable = The server at { $address }, which counts for all on this database, does not answer: give every server --inside with an address at which the others reach it.
error-inside_address = --inside { $address } does not say where the others reach this machine: give its IPv4 address in the network of the servers.
error-processes_need_postgres = { $count } processes need a database that they share (--store postgresql://…); a file is for one.
error-store_older = The database { $store } has an older schema: a start of the server brings it up to date.
error-listen = Cannot listen on { $host } port { $port }: { $reason }.
error-proxy_address = “{ $asked }” names no proxy: give an address such as 127.0.0.1, or a network such as 10.0.0.0/24.

## What archipel tables refuses

error-no_table = There is no table “{ $table }” in { $file }; archipel tables list shows which there are.
error-table_unsound = Table { $table } cannot be opened: { $reason }.
error-export_where = Name one table to print its record, or a folder for several: --to FOLDER
error-export_secrets = Table { $table } is still being played, and its record shows what its players must not know; --secrets writes it all the same.
error-copy_exists = { $file } exists already and stays as it is: choose another name, or --force
error-copy_database = A database is copied and put back by its own programs: pg_dump and pg_restore.
error-copy_same = { $file } is the store itself: choose another file.
error-copy_damaged = { $file } is damaged ({ $fault }) and was not copied.
error-copy_failed = { $file } could not be written ({ $fault }); what was there is as it was.
error-move_same = { $store } is both: name two stores.
error-move_other = { $store } holds tables already that are not in the other store ({ $count }): choose an empty one.
error-move_count = { $store } does not hold the same tables: somebody has changed it meanwhile.
error-move_differs = Table { $table } in { $store } is not the same: somebody has played there since; empty that store and move again.
error-store_write = Nothing was changed in the store { $file }: it cannot be written ({ $fault }).

## What the system refuses

system = the system refuses ({ $code })
system-EACCES = access is not allowed
system-EADDRINUSE = the port is taken
system-EADDRNOTAVAIL = this machine has no such address
system-EEXIST = it exists already
system-EIO = the disk cannot be read or written
system-EISDIR = it is a folder
system-ENAMETOOLONG = the name is too long
system-ENOENT = there is no such file or folder
system-ENOSPC = the disk is full
system-ENOTDIR = a part of its path is not a folder
system-EPERM = that is not allowed
system-EROFS = nothing can be written there

## The server

help-serve = Start the server and open the page: play in a browser, alone or with friends.
help-tables = Look at the tables of a server, and export, delete, check, copy and restore them.
help-move_store = Copy every table of the store FROM into the store TO, whole and compared; each is a file or a PostgreSQL database.
help-move_json = Print one JSON document and nothing else.
help-host = Address to listen on; only this machine unless told otherwise.
help-port = Port to listen on; by default 8765, or any free one.
help-db = The file that keeps the tables, or a PostgreSQL database (postgresql://…); otherwise a file in your data folder.
help-bots = How many processes think for the bots of one address; there is always one more for others.
help-inside = IPv4 address of this machine in the network of the servers on a database, where the others reach it.
help-processes = How many processes serve; more than one needs tables in PostgreSQL.
help-origin = A further host whose page may talk to this server; may be given several times.
help-proxy = A reverse proxy (its address or network) that is trusted to say who is behind it; none by default.
help-keep-unfinished = Days after which a game is deleted that nobody went on with; 0: never. Default: 90.
help-keep-finished = Days after which a finished game is deleted; 0: never. Default: 365.
help-room = Megabytes that all tables may take; 0: as much as there is. Default: 8000.
help-room-each = Megabytes that one address may add in a day; 0: any number. Default: 50.
help-browser = Open a browser, or do not.
help-open_metrics = Let other machines read /health and /metrics too.
help-log_format = How records of the log are written to standard error: a line of text, or one of JSON.
help-log_level = The least that is written to the log; never a key, a seed or an address.
serve-at = Archipel is ready: { $address }
serve-kept = Tables are kept in { $file }
serve-open = Listening on { $host }: others on the network can reach this server.
serve-stop = Ctrl-C ends the server; nothing is lost.
serve-damaged = The store { $file } is damaged ({ $fault }); every sound table in it is being saved.
serve-saved =
    { $count ->
        [one] One table was saved; the damaged file is kept as { $kept }.
       *[other] { $count } tables were saved; the damaged file is kept as { $kept }.
    }
serve-saving = { $done } of { $count } tables have been checked so far.
serve-lost = Table { $table } ({ $game }) could not be saved: { $reason }.
serve-unsure = Table { $table } ({ $game }) was saved, but its last acts may be missing.
serve-resumed = A new store was being put in the place of { $file } when the program ended; now it is there, and the old one is kept as { $kept }.
serve-large = { $file } is large: the check of it goes on while people play.
serve-late = The store { $file } is damaged ({ $fault }): end the server and start it again, and every sound table will be saved.
error-unsound_unreadable = something that is stored of it cannot be read
error-unsound_header = how it began is not stored any more
error-unsound_missing = a part of it is missing
error-unsound_replay = what is stored of it does not make a game
error-unsound_position = its position breaks the rules of the game
error-unsound_seed = its seed is not the one that was promised
error-unsound_record = its record tells another game
