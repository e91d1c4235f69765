# The laboratory: simulate, fuzz and bench.

## Commands and their options

lab-game = The game’s id, such as forbidden_island.
lab-bots = Who plays: one name for all seats, or one per seat, separated by commas.
lab-compare-bots = Who plays when settings are compared: one bot, or among rivals two, and the first one’s wins count.
lab-margin = A difference smaller than this, in points per hundred games, counts as none.
lab-bot = Who plays, with one action in eight left to chance; by default all are, and random play reaches few endings.
lab-seats = How many players.
lab-option = An option of the game; may be given several times.
lab-games = How many games.
lab-seed = Any number or word; the same seed gives the same games.
lab-workers = How many processes; 0 takes one for each core.
lab-cluster = Play on the Ray cluster at this address (HOST:PORT), or “local” for a try on this machine.
lab-rotate = Move the bots on by one seat after each game.
lab-json = Print one JSON document and nothing else.
lab-csv = Write one line per game to this file.
lab-records = The folder for records of games.
lab-keep = Store this many games, the first ones, as records.
lab-sample = Check one game in this many in depth.
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
simulate-middle = 90 % range from
simulate-extremes = Least and most
simulate-range = { $low } to { $high }
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-sure = 95 % interval
simulate-shared = shared
simulate-rank = Mean rank
simulate-ms = Processor ms per decision
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

lab-tournament-bots = Who plays: two bots or more, separated by commas.
lab-deals = How many deals every line-up plays; each is played once for every place of its bots.
lab-file = Keep every finished meeting in this file; the same command with it goes on after Ctrl-C.
tournament-title = { $game }: tournament of { $bots } bots, { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats, seed { $seed }
tournament-rating = Rating
tournament-sure = 95 % interval
tournament-wins = Games won
tournament-cross = How often the bot of the row finished ahead of that of the column (a tie counts half)
tournament-cross-teams = How often the bot of the row did better with the same deal than that of the column (a tie counts half)
tournament-interrupted = Interrupted: these are the meetings that were finished, { $done } of { $wanted }.
tournament-go-on = The same command goes on from { $file }.

## Reports

lab-report = Write a page with plots to this file.
lab-plots = Write every plot as PNG and SVG into this folder, and the games as CSV and Parquet.
lab-vary = Play each deal with every value of this option, or “seats”; may be given several times.
report-bots = Who plays: { $bots }.
report-command = { $command }
report-made = Made by Archipel { $version }. Lines beside a dot are 95 % intervals.
plot-wins = wins in 100 games
plot-lift = wins in 100 games, against the average
plot-even = wins in 100 games, against an even share
plot-before = times ahead, in 100 games
plot-turns = turns
plot-games = games
plot-share = % of games
plot-points = points
plot-course = % of the game played
plot-odds = chance of winning, %
plot-players = { $seats } players
plot-winners = winners
plot-others = others
plot-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
plot-won-games = games that were won
plot-lost-games = games that were lost
plot-winners-odds = the winner’s chance
plot-leader = the leader of the moment wins
plot-settings = Wins by setting
plot-settings-note = How often the team wins with each set-up.
plot-losses = How games end, and when
plot-losses-note = Games by the turn in which they ended, a colour for each ending.
plot-endings = How games end, and when
plot-endings-note = Games by the turn in which they ended, a colour for each ending.
plot-adventurers = What each adventurer is worth
plot-adventurers-note = Wins with this adventurer in the team, against the average of games with the same set-up.
plot-pairs = What two adventurers are worth together
plot-pairs-note = Wins with both in the team, against the average of games with the same set-up.
plot-beginners = Who begins
plot-beginners-note = Wins when this adventurer has the first turn, against the average of games with the same set-up.
plot-bots = Wins by bot
plot-bots-note = How much of its games each bot won; a shared victory counts in parts.
plot-seats = Wins by seat
plot-seats-note = How much more or less than an even share each seat wins.
plot-seats-place = Seat { $place }
plot-start = What it is worth to begin
plot-start-note = How much more or less than an even share the first, second … of the first round wins.
plot-start-place = { $place ->
    [1] Begins
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Number { $place }
}
plot-sources = Where points come from
plot-sources-note = The box holds the middle half of the games, the line in it the median; the whiskers hold nine games in ten.
plot-scores = Final scores
plot-scores-note = How the points of each rank are spread.
plot-length = How long games are
plot-length-note = How the number of turns is spread.
plot-decided = When games are decided
plot-decided-note = What a judge thinks of the team’s chance along the way; the line is the median, the band the middle half of the games.
plot-decided-rivals = When games are decided
plot-decided-rivals-note = What a judge gives the later winner along the way (median, middle half), and how often whoever led then wins in the end.
plot-ratings = Ratings
plot-ratings-note = By openskill’s Plackett-Luce model; the line holds 95 % of what it believes.
plot-cross = Who finishes ahead of whom
plot-cross-note = In how many of a hundred games the bot of the row finished ahead of that of the column; a tie counts half.
plot-cross-teams = Who does better with the same deal
plot-cross-teams-note = With how many of a hundred deals the bot of the row did better than that of the column; a tie counts half.

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
