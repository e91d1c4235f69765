### What is said in exercises of any game

## Exercises

drill-list = Exercises
    .help = Small problems from bots’ games. In each of them one first move is clearly the best: find it, and play it.
drill-solved =
    { $count ->
        [0] { $all } exercises, none solved yet.
       *[other] { $count } of { $all } solved.
    }
drill-solved-one = Solved
drill-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
drill-none = There is no exercise { $number } of { $game }. Here are the ones we have.
drill-progress = Exercise { $number } of { $count }
drill-leave = All exercises
drill-wrong = “{ $action }”: after that, a strong bot wins about { $odds } of 100 such games. There is something better.
drill-wrong-later = “{ $action }” is about as good here. This exercise wants to see another way, though.
drill-odds = After this first move a strong bot wins about { $odds } of 100 such games; after the next best, { $next }.
drill-next = Next exercise
drill-again = Once more
drill-right = Solved!
