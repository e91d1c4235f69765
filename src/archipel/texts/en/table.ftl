### At a table, in a rulebook, in the credits: what the page says there, in English.

## Joining

page-invited = You are invited to play
page-at-the-table = At the table: { $names }
page-sit-down = Sit down
page-watch = Just watch
page-watching = Watching

## At the table

page-title-turn = ● Your turn: { $game }
page-skip = Skip to your choices
page-turn = Turn { $turn }
page-around = Around the table
page-board = The board
page-bar = What is asked now
page-menu = Menu
page-you = You
page-here = Here
page-away = Away
page-thinking = Thinking…
page-kept = A bot keeps the seat
page-to-play = To play
page-is-asked = Asked
page-choices = Your choices
page-no-choices = Nothing to choose right now
page-all-choices =
    { $count ->
        [one] 1 choice
       *[other] All { $count } choices
    }
page-find-choice = Find a choice
page-cannot-undo = Shows something new
page-rule-of-this = The rule behind this question
page-the-rule = Rule { $id }
page-undo = Undo
page-take-back = Ask to take back
    .short = Take back?
page-take-back-asked =
    { $count ->
        [one] { $name } would like to take a move back. All right?
       *[other] { $name } would like to go { $count } moves back. All right?
    }
page-take-back-waits = Waiting for an answer from { $names }.
page-agree = All right
page-decline = Better not
page-knock = Somebody would like to sit down
page-knock-asked = { $name } would like to sit down at seat { $number }.
page-knocking = Waiting for { $names } to let you sit down.
page-somebody = Somebody
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-would = { $bot } would choose: { $action }.
page-hint-pass = { $bot } would let this pass.
page-hint-stop = Stop thinking
page-hint-plan = { $bot }’s plan for now:
page-hint-letting = Let it pass
page-hint-as-good = As good, as far as can be told: { $action }.
page-hint-what-if = What if I …?
page-hint-alike = “{ $action }”: no clear difference.
page-hint-worse =
    { $points ->
        [one] “{ $action }” wins about 1 game fewer in a hundred (give or take { $error }).
       *[other] “{ $action }” wins about { $points } games fewer in a hundred (give or take { $error }).
    }
page-hint-better =
    { $points ->
        [one] “{ $action }” wins about 1 game more in a hundred on a second look (give or take { $error }).
       *[other] “{ $action }” wins about { $points } games more in a hundred on a second look (give or take { $error }).
    }
page-hint-without = It goes without this: { $reasons }
page-do-first = Do step 1
page-do-it = Do it
page-show-end = How it ended
page-pause = Pause
page-resume = Go on

## Before a card is drawn

page-window-left =
    { $seconds ->
        [one] 1 second to step in
       *[other] { $seconds } seconds to step in
    }
page-window-held =
    { $count ->
        [one] { $names } asks for a moment
       *[other] { $names } ask for a moment
    }
page-go-on = Go on
page-not-this-turn = Not this turn
page-wait = Wait
page-wait-no-longer = I’m done, go on

## The story

page-story = Story
    .none = The story begins here.
page-story-unheard =
    { $count ->
        [0] Story
        [one] Story, 1 new line
       *[other] Story, { $count } new lines
    }
page-newest = Newest ↓
page-show-moment = Show this moment
page-mute = Mute
    .whom = Hear nothing more from { $name }
page-unmute = Hear again
page-muted = { $name } is muted.
page-unsay = Delete
    .what = Delete “{ $text }” for everybody
page-said-deleted = Deleted by the host
page-talk = Say something
page-send = Send
page-signals = Quick signals
page-signal-well-played = Well played!
page-signal-thanks = Thanks!
page-signal-think = Let me think
page-signal-hurry = Time is short
page-signal-help = Help me!
page-signal-oops = Oops…
page-told-undo =
    { $count ->
        [one] { $name } takes a move back.
       *[other] { $name } takes { $count } moves back.
    }
page-told-seat-person = { $name } sits down.
page-told-seat-bot = A bot ({ $bot }) plays for { $name }.
page-told-seat-kept = A bot ({ $bot }) keeps { $name }’s seat.
page-told-seat-open = A seat is free.
page-told-knock = { $name } would like to sit down.
page-told-admit = { $name } lets somebody sit down.
page-told-turn-away = { $name } turns somebody away.
page-told-freed = The host frees the seat of { $name }.
page-told-pause = { $name } pauses the table.
page-told-resume = { $name } lets the game go on.
page-told-resign = { $name } gives up the game.
page-told-request = { $name } asks to take a move back.
page-told-agree = { $name } agrees.
page-told-decline = { $name } would rather not.
page-told-pin = This table is kept however old it gets.
page-told-unpin = This table is kept as long as any other.
page-told-next = The next game is laid out.

## Seats

page-hand-to-bot = Let a bot play for you
page-hand-over = Hand over
page-seat-bot-instead = Seat a bot instead
page-seat-it = Seat it
page-free-seat = Free this seat
    .help = Whoever holds it loses it, and everybody is told. A bot plays on after ten minutes of absence; at a listed table anybody can sit down at once.
page-kept-now = A bot is playing in your seat. You can take it back at any time.
page-take-seat-back = Take my seat back
page-invite = Invite
page-no-free-seat = No seat is free. Anyone may watch.
page-link-seat = Link to seat { $number }
    .help = For one person. It works once; whoever opens it gets the seat.
page-invite-here = Invite a friend to this seat
page-link-watch = Link to watch
    .help = For anyone. It shows what everybody may see.
page-link-mine = My seat on another device
    .help = Keep this link to yourself: whoever has it plays for you.
page-copy = Copy
page-copied = Copied
page-pass-screen = Pass the screen to { $name }
    .help = The others look away until it is your turn to pass it on.
page-i-am = I am { $name }
page-while-away = While you were away
page-kept-for-you = A bot kept your seat. It is yours again.
page-back-to-table = Back to the table

## Rules and help

page-find-rule = Search the rules
page-turn-help = A turn at a glance
page-help = Help
page-help-legend = What the marks on this board mean
page-help-choose = Touch a piece or a place that is lit; if several things can be done there, a small menu asks which. Rest the pointer on it to see what will happen.
page-help-list = Everything you can do is also in the list of choices, word by word. A dashed edge marks what shows something new: it cannot be undone freely.
page-help-windows = Cards that may be played out of turn glow. Before a bot draws, the table waits a little: let it go on, or ask it to wait.
page-help-undo = Undo is free as long as nobody has learned anything new by your move and no rule forbids it. Otherwise the others are asked.
page-keyboard = Keyboard
page-keys-on = Single-key shortcuts
page-key-tab = Tab
    .does = from one part of the table to the next
page-key-arrows = ↑ ↓ Enter
    .does = walk through the choices, choose
page-key-digits = 1–99
    .does = point at the choice with that number
page-key-choices = to the list of choices
page-key-undo = undo, or ask to take a move back
page-key-hint = hint
page-key-go-on = let the table go on
page-key-wait = ask the table to wait
page-key-rules = the rule in question
page-key-story = fold or unfold the story
page-key-talk = say something
page-key-language = change the language
page-key-menu = menu
page-key-help = this help

## The end, and again

page-given-up = The game was given up
    .help = You can watch it again, or play on from any moment.
page-abandon = Give the game up
    .help = This ends the game for the whole team and cannot be undone.
    .yes = Give it up
page-resign = Resign
    .help = A bot takes your seat for the rest of the game. This cannot be undone.
    .yes = Resign
page-figure-choices = Choices made
page-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-nobody-wins = Nobody wins
page-you-win = You win!
page-you-end =
    You come { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }, with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
page-points-total = Total
page-points-by-source = Points by source
page-rematch = Play again
page-next-table = To the next game
page-replay = Watch again
page-export = Save the game
page-pin = Keep this table for ever
page-unpin = No longer keep it for ever
page-look-at-board = Look at the board
page-fair-deal = Was the deal fair?
    .help = The seed of every shuffle was fixed before the first move, and its fingerprint shown. Now that the game is over you see the seed itself, and anyone can check that they match.
page-commitment = Fingerprint
page-seed = Seed
    .none = hidden until the game is over

## Watching again

page-moment = Moment
page-moment-of = { $moment } / { $moments }
page-moment-start = The table is set.
page-first-moment = To the beginning
page-last-moment = To the end
page-step-back = One step back
page-step-on = One step on
page-replay-run = Run
page-replay-stop = Stop
page-share-moment = Copy a link to this moment
page-branch = Play on from here
    .help = A table of its own is set as it stood at moment { $moment }. What comes after is open again.
page-review = Review
page-leave-replay = To the table

## Credits

page-credits-intro = Archipel is free software. It stands on the work of others, with thanks:
page-credits-drawings = Drawings on the boards, from Game-icons.net
page-own-licence = Archipel itself: MIT licence. Game rules are facts; every word and board drawing here is our own.
page-thanks-icons = Game-icons.net
    .licence = Icons by Lorc, Delapouite and contributors, CC BY 3.0, recoloured.
page-thanks-fraunces = Fraunces
    .licence = Typeface by Undercase Type, SIL Open Font License 1.1.
page-thanks-source-sans = Source Sans 3
    .licence = Typeface by Paul D. Hunt for Adobe, SIL Open Font License 1.1.
page-thanks-svelte = Svelte
    .licence = The page is built with Svelte and Vite, MIT licence.
page-thanks-fluent = Project Fluent
    .licence = Languages by Mozilla’s Fluent, Apache License 2.0.

## The rulebook

page-books = Rulebooks
    .help = Every game told from the beginning, in short chapters with pictures from real games. No table needs to be open.
page-book = The rulebook
page-book-of = { $game }: the rulebook
page-book-chapters = Chapters
page-book-print = Print
page-book-play = Play from here
page-book-exact = The exact rule: { $rules }
page-book-more =
    { $count ->
        [one] A fine point
       *[other] { $count } fine points
    }
page-book-list = The exact rules by number
    .help = Each rule to the letter, for the day when two of you read it differently.
page-book-told = Told in chapter { $number }: { $title }
page-book-found =
    { $chapters ->
        [0] No chapter
        [one] 1 chapter
       *[other] { $chapters } chapters
    }, { $rules ->
        [0] no exact rule
        [one] 1 exact rule
       *[other] { $rules } exact rules
    }
page-book-no-chapter = This rulebook has no chapter or rule called “{ $chapter }”. These are its chapters.
page-book-no-game = There is no rulebook called “{ $game }”. These are the ones we have.
page-exercises-no-game = There is no game called “{ $game }”. These have exercises.
page-book-open = Open the rulebook here

## Companion

page-companion = Companion
page-companion-aim = What is the aim?
page-companion-on = Switch the companion on
page-companion-off = Switch the companion off
page-companion-done = Got it
page-sign-between = ·
