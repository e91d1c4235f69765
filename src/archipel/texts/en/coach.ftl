### What the coach says in every game; what it says of one game only is in that game's reasons.ftl.
### Variables: bot the name of a bot, action what could be done, count a number of plans,
### points and error in points of a hundred games.

## Where the position itself gives no reason

coach-only = There is nothing else to do.
coach-best = Of { $count } plans tried out on imagined futures, this one did best.
coach-habit = By rules of thumb nothing else gains more.
