### The page: everything it says that belongs to no game, in English.
### The forms of an entry (.help, .none, .yes …) stand near the plain text on the page.

## The house

page-archipel = Archipel
page-motto =
    Take a seat.
    The tide is rising.
page-welcome = Island games to play in the browser: with bots, around one screen, or with friends far away. No account, nothing to install.
page-games = Games
page-play = Play
page-learn = Learn
page-exercises = Exercises
    .of = { $game }: exercises
page-learn-on = Go on learning
page-set-up = Set the table
page-set-up-game = Set a table for { $game }
page-together = Together
page-rivals = Against each other
page-players =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
page-minutes =
    { $span ->
        [no] about { $longest } min
       *[yes] { $shortest }–{ $longest } min
    }
page-weight-1 = easy to learn
page-weight-2 = a bit to think about
page-weight-3 = plenty to think about
page-best-with =
    { $span ->
        [no] best with { $most }
       *[yes] best with { $least } or { $most }
    }
page-first-game = Set it up this way
page-rules = Rules
    .none = No rule speaks of that.
page-credits = Credits
page-no-affiliation = A fan project, made for love. Not affiliated with, or approved by, the publishers of these games.
page-to-start = To the start page
page-nowhere = Uncharted water
    .help = There is no page at this address.
page-no-table = No such table
page-one-moment = One moment…
page-server-away = The server does not answer. We keep trying.
page-close = Close
page-cancel = Cancel
page-save = Save
page-of = { $part } of { $all }
page-list-and = { $first } and { $last }
page-sign-remove = ×
page-sign-rule = §
page-sign-held = ∥

## Language, light, sound

page-language = Language
page-theme =
    { $theme ->
        [light] Light: bright room
        [dark] Light: dark room
       *[auto] Light: same as the system
    }
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-pace = Movement
page-pace-slow = slow
page-pace-usual = normal
page-pace-quick = quick

## Setting a table

page-seats = Seats
page-seat-number = Seat { $number }
page-seat-me = Me
page-seat-person = At this screen
page-seat-open = A friend by link
    .help = You get the link at the table.
page-seat-bot = A bot
page-seat-add = + Add a seat
page-seat-remove = Remove seat { $number }
page-seat-unnamed = Captain { $number }
page-bot-unnamed = Bot { $number }
page-bot-strength = Strength of the bot
page-bot-random = Drifter
    .help = goes wherever the current takes it. No plan at all: for a quick look at the game.
page-bot-greedy = Deckhand
    .help = does what looks best right now. Quick, and good company for a first game.
page-bot-planner = Skipper
    .help = thinks a whole turn ahead and weighs what may come. A strong opponent, a reliable partner.
page-bot-master = Master
    .help = thinks like the Skipper, but longer, where the choice is close. The strongest, and the slowest.
page-name = Name
page-name-optional = Name (optional)
page-your-name = Your name
page-your-colour = Your colour
page-colour-teal = Teal
page-colour-rust = Rust
page-colour-indigo = Indigo
page-colour-moss = Moss
page-colour-plum = Plum
page-colour-slate = Slate
page-more-options = More options
page-keep-seats = A bot keeps the seat of anyone away for three minutes
page-listed = Show this table in the list of open tables
page-nod = Ask me before anybody sits down

## My tables, open tables, records

page-my-tables = My tables
    .none = Nothing yet. Your games will be kept here, in this browser.
page-open-tables = Open tables
    .none = No table is open right now. Set one, and tick the box to show it here.
page-record = A saved game
    .help = Watch a game again from its file, stop anywhere and play on from there.
    .watch = Anyone with a table’s address can watch it.
page-import = Open a file
page-forget-table = Remove from this list
page-show-all = Show all { $count }
page-show-fewer = Show fewer
page-table-gone = No longer on this server
page-table-unknown = Cannot be reached
page-status-over = The game is over.
page-status-paused = The table is paused.
page-asked-of = { $name }: { $question }
page-your-turn = Your turn
page-waits-for = Waiting for { $names }
page-waits-for-free-seat = Waiting for someone to take the free seat
page-bot-plays =
    { $count ->
        [one] { $names } is playing…
       *[other] { $names } are playing…
    }
page-seat-is-free = A seat is free
page-to-watch = To watch

## When something fails

page-offline = The line is cut. Your game is safe; we keep trying.
page-try-now = Try now
page-refused = That did not work.
page-refused-away = The server does not answer. We keep trying.
