### What a host reads: archipel tables.

## Commands and their options

tables-help-list = List the tables of a store, the one used last first.
tables-help-show = Show everything about TABLE that is no secret of its people.
tables-help-export = Write the records of tables, or of every game that is over, for archipel replay and other programs.
tables-help-delete = Delete tables for good; refused while a server runs on the store.
tables-help-verify = Check the file, and play every act of every table again; exit code 1 if anything is wrong.
tables-help-backup = Copy the store to FILE, whole and checked, also while a server runs on it.
tables-help-restore = Put the copy FILE in the place of the store; the store that was there is kept.
tables-help-json = Print one JSON document and nothing else.
tables-help-status = Tell which games are over; every table is played again for that.
tables-help-to = The folder for the records; one record without it is printed.
tables-help-secrets = Write records of running games too, hidden cards and all.
tables-help-force = Replace a file that exists.
tables-help-yes = Do not ask.

## The list, and one table

tables-table = Table
tables-mark = In the log
tables-game = Game
tables-options = Options
tables-status = Status
tables-ending = Ending
tables-opened = Opened
tables-used = Last used
tables-acts = Acts
tables-entries = Entries
tables-bytes = Bytes
tables-people = People
tables-pinned = Kept for good
tables-commitment = Seed’s fingerprint
tables-next = Next table
tables-seat = Seat { $number }
tables-seat-person = a person
tables-seat-open = open
tables-seat-bot = a bot
tables-seat-kept = kept by a bot
tables-status-over = over
tables-status-paused = paused
tables-status-waiting = waiting
tables-status-playing = playing
tables-status-unsound = unsound
tables-count =
    { $count ->
        [0] There is no table.
        [one] One table.
       *[other] { $count } tables.
    }

## Results

tables-fault = The file is damaged: { $fault }. A start of the server saves every sound table.
tables-unsound = Table { $table } ({ $game }) is unsound: { $reason }.
tables-verified =
    { $count ->
        [one] { $sound } of one table is sound.
       *[other] { $sound } of { $count } tables are sound.
    }
tables-exported =
    { $count ->
        [0] No record was written to { $folder }.
        [one] One record was written to { $folder }.
       *[other] { $count } records were written to { $folder }.
    }
tables-left_out =
    { $count ->
        [one] One table was left out: its game is not over, or it is unsound.
       *[other] { $count } tables were left out: their games are not over, or they are unsound.
    }
tables-secrets =
    { $count ->
        [one] Careful: this game is still running, and its record shows what its players must not know.
       *[other] Careful: { $count } of these games are still running, and their records show what their players must not know.
    }
tables-delete-one = { $table } ({ $game })
tables-delete-ask =
    { $count ->
        [one] Delete this table for good? (y/n)
       *[other] Delete these { $count } tables for good? (y/n)
    }
tables-delete-not = Nothing was deleted.
tables-restore-ask = { $file } holds tables already: put the copy’s { $count ->
        [one] one table
       *[other] { $count } tables
    } in their place, and keep them beside it? (y/n)
tables-restore-not = Nothing was put back.
tables-deleted =
    { $count ->
        [one] One table was deleted, with { $entries } entries.
       *[other] { $count } tables were deleted, with { $entries } entries.
    }
tables-backed_up = { $file } holds a checked copy: tables: { $count }, entries: { $entries }.
tables-restored = { $file } was put back from the copy: tables: { $count }, entries: { $entries }.
tables-kept = The store that was there before is kept as { $kept }.

## archipel move-store

moved = { $store } holds everything now, compared entry by entry: tables: { $count }, entries: { $entries }.
moved-before =
    { $count ->
        [one] One table was there already from an earlier try.
       *[other] { $count } tables were there already from an earlier try.
    }
moved-digest = Digest of both: { $digest }…
