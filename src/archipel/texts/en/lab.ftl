# The laboratory: simulate, fuzz and bench.

## Commands and their options

lab-game = The game’s id, such as forbidden_island.
lab-bots = Who plays: one name for all seats, or one a seat, with commas.
lab-compare-bots = Who plays when settings are compared: one bot, or among rivals two, and the first one’s wins count.
lab-margin = A difference below so many points in a hundred games counts as none.
lab-bot = Who plays, with one action in eight left to chance; by default all are, and random play reaches few endings.
lab-seats = How many play.
lab-option = An option of the game; may be given several times.
lab-games = How many games.
lab-seed = Any number or word; the same seed gives the same games.
lab-workers = How many processes; 0 takes one for each core.
lab-rotate = Move the bots on by one seat after each game.
lab-json = Print one JSON document and nothing else.
lab-csv = Write one line a game to this file.
lab-records = The folder for records of games.
lab-keep = Store the first so many games as records.
lab-sample = Check one game in so many in depth.
lab-seconds = How long one measurement takes.

## Simulations

simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats, seed { $seed }
simulate-settings = { $bots } · { $options }
lab-option-value = { $option }: { $value }
simulate-won = Won: { $rate }
simulate-interval = 95 % interval { $low } to { $high }
simulate-ending = Ending
simulate-games = Games
simulate-share = Share
simulate-rule = Rule
simulate-unfinished = unfinished
simulate-measure = Per game
simulate-turns = turns
simulate-actions = actions
simulate-score = score
simulate-mean = Mean
simulate-median = Median
simulate-deviation = Deviation
simulate-middle = 90 % lie between
simulate-extremes = Least and most
simulate-range = { $low } to { $high }
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-sure = 95 % interval
simulate-shared = shared
simulate-rank = Mean rank
simulate-ms = Processor ms a decision
simulate-ms-longest = longest
simulate-decisions = Decisions
simulate-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate } games/s ({ $form }, { $workers ->
    [one] one process
   *[other] { $workers } processes
}).
simulate-interrupted = Interrupted: this is the report of the games that were finished, { $games } in all.
simulate-failed = The simulation broke down; the finished games are reported all the same. Seed and place:
simulate-kept = { $games ->
    [one] One game was kept as a record in { $folder }.
   *[other] { $games } games were kept as records in { $folder }.
}

## Comparisons

compare-title = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} played by both, { $seats } seats, seed { $seed }
compare-side = { $name }: won { $rate }
compare-difference = Difference: { $mean } points in a hundred games, 95 % interval { $low } to { $high } (it holds whenever one stops)
compare-a = { $a } wins more than { $b }.
compare-b = { $b } wins more than { $a }.
compare-alike = They are alike: if there is a difference, it is below { $margin } points in a hundred games.
compare-open = Not clear yet: more deals would be needed (--games).
compare-interrupted = Interrupted: this is what the deals that were finished say.

## Tournaments

lab-tournament-bots = Who plays: two bots or more, with commas.
lab-deals = How many deals every line-up plays; each is played once for every place of its bots.
lab-file = Keep every finished meeting in this file; the same command with it goes on after Ctrl-C.
tournament-title = { $game }: tournament of { $bots } bots, { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats, seed { $seed }
tournament-rating = Rating
tournament-sure = 95 % interval
tournament-wins = Games won
tournament-cross = How often the bot of the row stood before that of the column (level counts half)
tournament-cross-teams = How often the bot of the row did better with the same deal than that of the column (level counts half)
tournament-interrupted = Interrupted: these are the meetings that were finished, { $done } of { $wanted }.
tournament-go-on = The same command goes on from { $file }.

## Fuzzing

fuzz-closing = { $game }: { $games } games, { $actions } actions; broken invariants: { $invariants }, dead ends: { $dead_ends }, endless games: { $endless }, leaks: { $leaks }, other faults: { $others }.
fuzz-sampling = Every position was checked for lost pieces, dead ends and its bound of actions. In depth (copies, storage, records, leaks, refusals): one game in { $sample }, one position in { $depth } of it; { $games ->
    [one] one game
   *[other] { $games } games
}, { $positions ->
    [one] one position
   *[other] { $positions } positions
}.
fuzz-ending = { $ending } ({ $games })
fuzz-endings = Endings reached: { $endings }.
fuzz-endings-missing = Never reached: { $endings }.
fuzz-failure = Game { $number } (seed { $seed }), after { $actions } actions: { $kind }: { $what }
fuzz-record = Stored in { $record }; look at it with: archipel replay { $record }
fuzz-no-record = It could not be stored: not even its set-up works.
fault-invariant = broken invariant
fault-dead_end = dead end
fault-endless = endless game
fault-leak = leak
fault-outcome = wrong outcome
fault-apply = two lanes that differ
fault-record = broken record
fault-crash = crash
fault-copy = broken copy
fault-original = original changed by a copy
fault-json = broken storage
fault-decisions = broken list of decisions
fault-refusal = broken refusal
fuzz-interrupted = Interrupted: these are the games that were finished.

## Speed

bench-title = { $game }, { $seats } seats, { $form }, one core, median of { $runs } runs
bench-moves = random play, moves/s
bench-games = random play, games/s
bench-copies = copies/s
bench-call = { $call }, µs
form-pure = plain Python
form-compiled = compiled
