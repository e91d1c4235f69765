### The Island: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-stowaway = { $left ->
        [one] One move is left.
       *[other] { $left } moves are left.
    } { $partner } has { $count } in the boat on { $space }, and your { $value }, your best, stands right beside it. You could also fill a boat of your own. What do you do?
    .title = Stowaway
    .done = Climb in with { $partner }: your { $value } takes the last place. { $partner } steers, but whoever steers for an isle takes everybody along; and no third explorer of { $partner } can come aboard.
exercise-land_two = { $count } of yours sit in the boat on { $space }. You have { $left } moves. How many of them can be safe this turn?
    .title = The best first
    .done = Two, the { $value } and the { $other }: one stroke to { $to }, then both land. The other shore of that isle is taken by a sea serpent.
exercise-overboard = The die shows a whale, and you may move one. It is { $partner }’s turn next, and { $partner_3 } has a boat at a shore already. Which whale, and where to?
    .title = Man overboard
    .done = The one on { $from }, to { $space }: the boat capsizes, and { $partner }’s and { $partner_2 }’s explorers swim. By boat they were two strokes and a landing away from the isle, a single turn; a swimmer enters one space a turn. No whale reaches the boat of { $partner_3 }.
exercise-climb_in = Your { $value } swims beside your boat on { $space }. You have { $left } moves. What do you do with them?
    .title = All aboard
    .done = Swim to { $space }, climb in, and sail on to { $to }: the { $left } moves are just enough. Your { $value } and your { $other } now sit in one boat, one space from a shore.
exercise-company = You and { $partner_3 } have one explorer each in the boat on { $space }, so both may steer it. Your { $value } stands near it, on the island. You have { $left } moves. What do you do?
    .title = Who steers?
    .done = Bring the boat to your { $value }, or your { $value } to the boat, and climb in. With two aboard against one you alone steer, and your { $value } and your { $other } get away together.
exercise-three_strokes = Your best two, { $value } and { $other }, share the boat on { $space } with one of { $partner_2 }; you steer. A sea serpent lies beside it, on { $from }. You have { $left } moves. Where to?
    .title = Three strokes
    .done = To { $to }, the shore, by way of { $by }: { $left } strokes, out of the serpent’s reach, and next turn both can land.
exercise-who_first = { $left ->
        [one] One move is left,
       *[other] { $left } moves are left,
    } and two of yours have reached a shore: your { $value } in the boat on { $space }, your { $other } swimming on { $to }. Who lands?
    .title = Who lands first?
    .done = Your { $value }. It is worth more, and a sea serpent lies right beside the boat, on { $from }: one space, and the boat is gone with all aboard. No serpent and no shark is near your { $other }.
exercise-ambush = The die shows a sea serpent, and you may move one. The boat on { $space } with an explorer of { $partner } is on its way to an isle. Which serpent?
    .title = In ambush
    .done = The one on { $from }, to { $by }: that is the shore to which the boat is going. It cannot land there as long as the serpent stays, and the boat sails into its reach.
exercise-which_tile = You may play one of your tiles before you move. Which one is worth most now?
    .title = The right tile
    .done = The one that moves a sea serpent: put it on { $by }, beside the boat on { $space } with { $count } explorers of { $partner }. If a serpent is rolled, boat and crew are gone.
