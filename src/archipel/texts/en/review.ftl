# The review of a finished game: in the terminal, as a file, and on the page.

## What is measured

review-title = Review
review-of = Review: { $game }
review-if-played-well = Chances hold if everybody plays on well. A point is one game in a hundred.
review-team = The team
review-start = At the start
review-luck = Luck
    .help = What chance did, against what was to be expected.
review-loss = Given away
    .help = What one’s own decisions cost beside the best line, by what the player knew then.
review-gifts = Given by others
    .help = What the others’ decisions left to this player.
review-judge = Seen late
    .help = What the judge itself noticed only afterwards. Where this is large, no verdict is given.
review-result = Result
review-deserved = Result without luck
    .help = The result less the luck: what play alone came to.
review-error = ± { $points }

## Players

review-players = How each decided
review-player = Player
review-decisions = Decisions
review-each = Given away per decision
review-inaccuracies = Slips
review-mistakes = Mistakes
review-blunders = Costly ones

## In words

review-summary = { $kind ->
    [good] { $side }: luck helped ({ $luck } ± { $error } points).
    [bad] { $side }: luck was against them ({ $luck } ± { $error } points).
    [even] { $side }: luck came out nearly even ({ $luck } ± { $error } points).
   *[unclear] { $side }: whether luck helped cannot be said ({ $luck } ± { $error } points).
} The result was { $result }; without luck it would be { $deserved } ± { $error }.
review-late = The judge saw { $judge } points of this game late: no verdict on who played well.
review-turnings = Turning points
review-no-turnings = No single moment clearly turned this game by ten points or more.
review-turning-luck = { $kind ->
    [good] { $when }: chance was kind. { $side }: { $points } ± { $error } points gained.
   *[bad] { $when }: chance was hard. { $side }: { $points } ± { $error } points lost.
}
review-turning-decision = { $label ->
    [inaccuracy] { $when }: { $player } could have done a little better.
    [mistake] { $when }: { $player } had something better.
   *[blunder] { $when }: { $player } had something much better.
} Chosen: { $chosen }. Better: { $better }; worth { $points } ± { $error } points.
review-own = { $player } – { $sentence }
review-silence = wait
review-label = { $label ->
    [inaccuracy] a slip
    [mistake] a mistake
    [blunder] a costly choice
    [luck] luck
    [much_luck] much luck
    [bad_luck] bad luck
    [bad_much_luck] very bad luck
   *[none] as expected
}

## The curve

review-curve = Chance of winning
review-turn = Turn { $turn }
review-at = { $side }: { $odds } %
review-walk = Arrow keys walk along the curve.
review-method = { $futures } futures of every position; the same seed gives the same figures.
review-light = Light or dark

## At the table

review-go-on = Go on
review-stop = Stop
review-working = Looking at the game: { $share } %
review-stopped = Stopped at { $share } %; what is known so far is shown.
review-play-on = Play on from here
review-board = Show the board
review-failed = The review could not go on.
review-decided = What decided this game
review-look = Look back
    .help = Looks for up to three moments that turned the game. It takes a little while.
review-looking = Looking back: { $share } %
review-looked = Stopped at { $share } %.
review-unsure = The judge saw up to { $judge } points of this game late, and names no moment where it did.

## The command

review-running = Reviewing
review-written = Written: { $file }
