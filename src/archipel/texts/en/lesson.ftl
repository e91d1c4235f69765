### What is said in lessons of any game

## Lessons

learn-lesson = Lesson
learn-progress = { $moment } of { $moments }
learn-go_on = Go on
learn-leave = Leave
    .help = Leave the lesson; it waits for you here
learn-later = A little later
learn-other = “{ $action }” is allowed. In this moment, though: { $task }
learn-question = The question of the game
learn-end = You have learned { $game }!
    .know = What you now know
    .next = A real game follows the same rules: friendly bots play along, and a companion explains whatever is new, once.
    .play = Play a real game
    .again = The lesson again
    .start = Back to all games
    .show = Show the end of the lesson
