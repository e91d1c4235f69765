### What the companion says in somebody’s first games. Each is told once; `standing-` is the line at the top.

## How it stands

standing-treasures = { $count } of { $of } treasures
    .short = { $count }/{ $of } treasures
standing-landing =
    { $condition ->
        [dry] the landing is dry
        [flooded] the landing is flooded
       *[sunk] the landing has sunk
    }
    .short =
        { $condition ->
            [dry] landing dry
            [flooded] landing flooded
           *[sunk] landing sunk
        }
standing-last_sites =
    { $count ->
        [one] 1 treasure has one site left
       *[other] { $count } treasures have one site left
    }
    .short = { $count } on a last site
standing-skull =
    { $turns ->
        [one] skull in about 1 turn
       *[other] skull in about { $turns } turns
    }
    .short =
        { $turns ->
            [one] skull in ~1 turn
           *[other] skull in ~{ $turns } turns
        }

## The aim

companion-aim = Capture the four treasures together, then fly off from Fools’ Landing with a Helicopter Lift. Lost if the landing sinks, both sites of a missing treasure sink, somebody drowns, or the water reaches the skull.

## Questions

companion-ask-take_actions = Three actions at most: move, shore up a flooded tile here or beside you, give a treasure card, capture a treasure with four equal cards on its site. Your power may add more.
companion-ask-draw_treasure = After your actions you draw two cards, one by one. Most are kept; a Waters Rise! makes the water rise at once.
companion-ask-draw_flood = Each Flood card floods its tile; a tile that is already flooded sinks for good. What is drawn cannot be taken back, but whoever holds special cards may play them before each one.
companion-ask-discard = Nobody keeps more than five cards. Throw one away, or play a special card instead if you hold one. Four equal treasure cards make a treasure.
companion-ask-swim = Your tile has sunk. Swim to a tile next to it that is still there; some adventurers get farther. Whoever cannot get anywhere drowns, and the game is lost.
companion-ask-rescue = A Helicopter Lift can carry whoever is in the water to any tile that has not sunk. It costs no action.
companion-ask-choose_passengers = The helicopter takes as many adventurers from this tile as you like, all to the same place. You need not be one of them.
companion-ask-choose_landing = The helicopter lands on any other tile that has not sunk, dry or flooded, however far.
companion-ask-play_special = Special cards cost no action, in anybody’s turn. Sandbags shore up any flooded tile; a Helicopter Lift carries adventurers from one tile to any other.

## Happenings

companion-event-flooded = A flooded tile still carries you, and can be shored up. If its card is drawn while it is flooded, it sinks.
companion-event-sank = A sunk tile never comes back, and its Flood card leaves the game with it. Watch the landing, and the two sites of each missing treasure.
companion-event-waters_rose = Waters Rise! The meter goes up, in the end to the skull. Then any discarded Flood cards go back on top of their pile: the same tiles are drawn again first.
companion-event-captured = A treasure is captured with four equal cards on one of its two sites, for one action. From now on these two sites may sink without harm.
companion-event-gave = Giving a treasure card costs one action, and both must stand on one tile unless a power says otherwise. Special cards cannot be given.
companion-event-lifted = A Helicopter Lift carries adventurers from one tile to any other, in anybody’s turn, for no action. In the end one is needed to leave the island.
companion-event-sandbagged = Sandbags shore up any flooded tile, however far away, in anybody’s turn, for no action.
companion-event-in_water = A tile has sunk under somebody, who must reach another tile at once. If that is impossible, the game is lost.
companion-event-treasure_refilled = The Treasure deck was used up, and its discards make the new one. All three Waters Rise! cards are in it again.
companion-event-flood_refilled = The Flood pile was used up, and its discards make the new one: every tile that is left is in it again.

## What cannot be taken back

companion-risk-draw_treasure = With the first card your actions are over: neither the card nor what you did before it can be taken back. One of the cards may be a Waters Rise! card.
