### What the companion says in somebody’s first games. Each is told once; `standing-` is the line at the top.

## How it stands

standing-points =
    { $points ->
        [one] 1 point as it stands, best rival { $best }
       *[other] { $points } points as it stands, best rival { $best }
    }
    .short = points { $points }, rival { $best }
standing-markers = markers { $sum }: it ends with the round that reaches { $limit }
    .short = markers { $sum }, it ends at { $limit }

## The aim

companion-aim = Most points win. Surround animals with your explorers, collect sets of five different ones, and push up the markers of those you own. It ends when the markers’ values add up to the limit.

## Questions

companion-ask-assign_cards = Each card has three uses, and its letter decides: A a lasting function, B one resource, D an animal’s marker. All choose in secret.
companion-ask-put_card = A function works as long as it lies in sight. Without a free slot you must cover one, and what is covered works no more.
companion-ask-choose_space = An explorer costs two resources of the space’s colour, unless a function helps. Stand on every space around an animal to win it and its points. Or take one resource instead.
companion-ask-choose_explorer = Your supply is empty, so one of your explorers moves instead, to any space. Animals you have won stay yours.
companion-ask-choose_payment = A function lets you pay in more than one way. What is left counts a little at the end: one point for two resources.
companion-ask-choose_marker = One of your functions lets you move any marker instead of this animal’s. You score for those of its kind that you own.
companion-ask-take_bonus = A function gives you a resource of your choice. Two of a space’s colour pay for an explorer.
companion-ask-free_marker = A function lets you move a marker up, if you like: you score 1 point for each small tile of that animal you own, 2 for the large one.
companion-ask-exchange = A function lets you swap a resource for another, if you like. Two of a space’s colour pay for an explorer.

## Happenings

companion-event-showed_a = Phase A: all show the card at A and put it into a slot. Its function works from now on, as long as it lies in sight.
companion-event-covered = A covered function works no more. Only the explorer or the slot that some of them gave is kept.
companion-event-gained = Phase B and some functions bring resources. They pay for explorers, and two that are left make a point at the end.
companion-event-surrounded = Every space around this animal carried an explorer of one player, who takes it and scores what its region shows. Others’ explorers never stand in the way.
companion-event-moved = Without explorers in the supply one on the island moves instead, for the same price. What it has won stays won.
companion-event-took = Instead of placing an explorer a player may take any one resource: a way to save up.
companion-event-marker_moved = A marker goes up, and only whoever moved it scores: 1 point for each small tile of that animal they own, 2 for the large one. At the end its value multiplies all of them.
companion-event-marker_at_top = This marker is at the top and stays there; whoever would have moved it scores all the same.
companion-event-function_worked = A function lying in sight has worked: everybody’s slots show what theirs can do.
companion-event-function_scored = A function lying in sight has scored points: everybody’s slots show what theirs can do.
companion-event-discarded = A function had let this player draw four cards; the one that is left over is discarded.
companion-event-gained_explorer = One more explorer for the rest of the game, even when the function is covered.
companion-event-gained_slot = One more slot for the rest of the game, even when the function is covered.
companion-event-round_began = A new round: everybody gets cards, then phases A, B, C and D. Whether the game ends is checked only when a round is over.

## What cannot be taken back

companion-risk-assign = Once everybody has chosen, this stands. The card at A stays with you as a function; those at B and D are used once and gone.
