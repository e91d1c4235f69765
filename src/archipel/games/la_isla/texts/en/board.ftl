### The board of La Isla: what its pieces are called for those who hover, ask, or listen.

## The island

board-island = The island
board-space = { $landscape }, { $symbol } ({ $space })
board-stands =
    { $count ->
        [one] { $names } stands here
       *[other] { $names } stand here
    }
board-region = { $animal } between { $spaces }
board-region-at = { $animal } ({ $spaces }): { $points } points, { $lacking } to go
board-region-empty = Empty region between { $spaces }
board-region-worth =
    { $lacking ->
        [one] { $points } points, one explorer to go
       *[other] { $points } points, { $lacking } explorers to go
    }
board-cost = Price: { $count } × { $resource }
board-lacking = You lack { $count }
board-catches = You take { $animal_the }: +{ $points }

## The round

board-round = Round { $round }
board-phase-cards = Cards
    .long = Cards: everybody assigns three
board-phase-A = Function
    .long = A: a card goes into the holder
board-phase-B = Resource
    .long = B: a card gives a resource
board-phase-C = Explorer
    .long = C: place an explorer, or take a resource
board-phase-D = Animal
    .long = D: a card moves an animal’s marker
board-acts = { $seat } acts
board-all-think = Everybody is still choosing
board-thinks =
    { $count ->
        [one] { $names } is still choosing
       *[other] { $names } are still choosing
    }
board-pile = Draw pile: { $count } cards
board-discard = Discard pile: { $count } cards, look through them
board-empty = No card yet

## The tracks

board-tracks = Animal values
board-sum = Values add up to { $sum }; the game ends at { $limit }
board-track =
    { $state ->
        [ready] { $animal }: value { $value }, space { $position }; you own { $own }. Move it up
       *[idle] { $animal }: value { $value }, space { $position }; you own { $own }
    }

board-if-now = If it ended now: { $points }
    .long = If it ended now: { $total } ({ $sets } for sets, { $animals } for animals, { $resources } for resources)

## Seats

board-seat = { $seat } ({ $colour })
board-first = First player
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-supply =
    { $count ->
        [0] No explorer left: one on the island moves
        [one] 1 explorer left
       *[other] { $count } explorers left
    }
board-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-down = Face down: { $letters }
board-have = { $resource }: { $count }
board-give = Give { $resource_a }
board-animals =
    { $large ->
        [large] { $animal }: { $count }, with the large tile
       *[small] { $animal }: { $count }
    }
board-holder = Holder
board-cover = will be covered

## Cards

board-card = { $function } · B: { $resource } · D: { $animal }
board-uses = B: { $resource } · D: { $animal }
board-gain = { $letter }: { $gives }
board-gain-points = +{ $points }
board-gain-up = { $animal } goes up
board-gain-top = { $animal } stays at the top
board-gain-any = any marker goes up
board-gain-move = a marker may go up
board-gain-resource = +1 resource
board-use-A = function
board-use-B = resource
board-use-D = animal
board-place-A = Place A: this card becomes a function
board-place-B = Place B: this card gives its resource
board-place-D = Place D: this card moves its animal
board-place-holds = Place { $letter }: { $card }
board-lay-down = Lay them down
board-left-over = This one is discarded
board-shown = { $seat } has shown at { $letter }: { $function } · { $resource } · { $animal }
board-mine-at = Yours, face down at { $letter }: { $function } · { $resource } · { $animal }

## The legend

board-legend = What the marks mean
board-key-name = A space’s name: o outer, m middle, i inner ring, 0 to 9 clockwise from the top
board-key-number = A region’s number: its points, and the explorers it takes; the bright dots are yours
board-key-near = You lack one explorer there
board-key-changed = Changed since your last decision
board-key-lit = You can press it
board-key-hint = What the hint advises
board-key-looked = The entry of the list that you look at
board-key-wanted = The space you have chosen
board-key-back = Lies face down at this letter
board-key-up = Move a marker up
board-key-points = Points
board-key-cheap = Costs only 1 resource
board-key-joker = Joker: stands in for any colour
board-key-any = A resource of your choice
board-key-cube = { $resource }: pays for { $landscape_the }

## What is asked

board-tray = At hand
board-stock = Supply
board-pay = How do you pay?
board-swap = Exchange one of your resources?
board-swap-for = Which one in return?
board-or-take = Choose a space, or take:
board-take-one = Take one:
board-who-goes = Which explorer moves?
board-which-slot = Choose a slot
board-which-track = Choose a track
board-up-or-not = Choose a track, or:
board-final-in_play = During the game
board-final-sets = Sets of five
board-final-animals = Animals × value
board-final-resources = Resources ÷ 2
board-final-total = Total
board-close = Close
board-rule = The rule
