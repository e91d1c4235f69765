### The board of Forbidden Island: what its pieces are called for those who hover, ask, or listen.

## The island

board-island = The island
board-card-danger = its Flood card is in the top layer: it may sink with the next draw
board-card-top = its Flood card is in the top layer of the pile
board-card-deeper = its Flood card lies deeper in the pile
board-card-discards = its Flood card is in the discards
board-heliport = take off here together to win; if it sinks, you lose
board-site = a site { $treasure_of }
board-site-done = a site { $treasure_of }, already captured
board-start = starting tile { $adventurer_of }
board-here =
    { $count ->
        [one] { $pawns } is here
       *[other] { $pawns } are here
    }

## Gauge, piles, treasures

board-gauge =
    { $cards ->
        [0] Water level { $level } of { $skull }: the skull
        [one] Water level { $level } of { $skull }: { $cards } Flood card per turn
       *[other] Water level { $level } of { $skull }: { $cards } Flood cards per turn
    }
board-gauge-caption = Flood cards a turn
board-gauge-title = The water meter
board-gauge-help = The number at the marker says how many Flood cards end each turn. “Waters Rise!” lifts it by one mark; the skull ends the game. The names stand where the four difficulties start.
board-pile =
    { $count ->
        [one] { $pile }: { $count } card. Look through what is known of it
       *[other] { $pile }: { $count } cards. Look through what is known of it
    }
board-pile-draw =
    { $count ->
        [one] { $action }. { $pile }: { $count } card; a drawn card stays drawn
       *[other] { $action }. { $pile }: { $count } cards; a drawn card stays drawn
    }
board-discards =
    { $count ->
        [one] { $pile }, discards: { $count } card
       *[other] { $pile }, discards: { $count } cards
    }
board-oneway = A drawn card stays drawn.
board-layer-top =
    { $count ->
        [one] Top layer: { $count } card, drawn next
       *[other] Top layer: { $count } cards, drawn next in an unknown order
    }
board-layer =
    { $count ->
        [one] Layer { $number }: { $count } card
       *[other] Layer { $number }: { $count } cards
    }
board-empty = No card.
board-treasure = { $treasure }: not captured yet. Sites: { $sites }.
board-treasure-done = { $treasure }: captured by { $seat }.

## Seats and hands

board-seat =
    { $count ->
        [0] { $seat }, { $adventurer }, no card
        [one] { $seat }, { $adventurer }, { $count } card
       *[other] { $seat }, { $adventurer }, { $count } cards
    }
board-portrait = { $seat }, { $adventurer }. { $power }
board-has-flown = Has already flown this turn
board-card =
    { $state ->
        [ready] { $card } × { $count }, in { $seat }’s hand: can be used now
       *[idle] { $card } × { $count }, in { $seat }’s hand
    }
board-no-cards = No card in hand

## Choosing

board-play = Play { $card_the }…
board-give = Give { $card_the }…
board-take-pawn = Guide { $pawn }…
board-pick-sandbags = Choose the flooded tile to shore up.
board-pick-give = Choose who receives the card.
board-pick-pawn = Choose where { $pawn } goes.
board-flight-departure = Pick up
board-flight-passengers = Passengers
board-flight-landing = Set down
board-cancel = Put it back
board-close = Close
board-rule = The rule

## The key to the marks

board-legend = What the marks mean
board-mark-danger = Flooded, and its card is in the top layer: it may sink with the next draw.
board-mark-next = Its Flood card is in the top layer of the pile.
board-mark-discards = Its Flood card is in the discards.
board-mark-site = A site of this treasure: capture it here with 4 of its cards.
board-mark-captured = This treasure has been captured.
board-mark-starter = The starting tile of the adventurer with this pawn.
board-mark-lit = You can do something here now.
board-mark-far = You can fly here.
board-mark-changed = Has just changed.
board-mark-sunk = A tile has sunk here.
board-mark-dry = Beside a treasure: one of its two sites is dry.
board-mark-wet = Beside a treasure: that site is flooded.
board-mark-lost = Beside a treasure: that site has sunk.
board-mark-actions = An action that is left this turn.
board-mark-flown = The Pilot has flown this turn.
board-mark-layers = The layers of the Flood pile; the one at the top comes first.

## What an adventurer can do, at the seat

board-power-diver = goes through water
board-power-engineer = shores up two tiles
board-power-explorer = diagonally too
board-power-messenger = gives from afar
board-power-navigator = moves the others
board-power-pilot = one flight a turn
