### The Island: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-first_boat = Where do you put your boat? Look at who stands on the coast, and at what they are worth.
    .title = The first boat
    .done = On { $space }. Your { $value } and your { $other } stand right beside it: the best can board with their first moves.
exercise-land_two = { $count } of yours sit in the boat on { $space }. You have { $left } moves. How many of them are safe this turn?
    .title = The best first
    .done = Two, the { $value } and the { $other }: one stroke to { $to }, then both land. The other shore of that isle is taken by a sea serpent.
exercise-stepping_stones = One of yours can be safe this turn. You have { $left } moves. Look at the boats: how?
    .title = Stepping stones
    .done = Your { $value } climbs from boat to boat, from { $space } to { $by } and to { $to }, and goes ashore. No boat of yours could get there: one shore is taken by a boat, the other by a sea serpent.
exercise-climb_in = Your { $value } swims beside your boat on { $space }. You have { $left } moves. What do you do with them?
    .title = All aboard
    .done = Swim to { $space }, climb in, and sail on to { $to }: the { $left } moves are just enough. Your { $value } and your { $other } now sit in one boat, one space from a shore.
exercise-safe_course = Your best two, { $value } and { $other }, sit in the boat on { $space }; a sea serpent is on { $from }. You have { $left } moves. Where to?
    .title = A safe course
    .done = To { $to }, the shore, by way of { $by }: out of the serpent’s reach, which is one space, and next turn both can land.
exercise-three_strokes = Your best two, { $value } and { $other }, share the boat on { $space } with one of { $partner_2 }; you steer. A sea serpent lies beside it, on { $from }. You have { $left } moves. Where to?
    .title = Three strokes
    .done = To { $to }, the shore, by way of { $by }: { $left } strokes, out of the serpent’s reach, and next turn both can land.
exercise-serpent_aside = The die shows a sea serpent, and you may move one. Your { $value } sits in the boat on { $to }. Which serpent?
    .title = Out of the way
    .done = The one on { $space }, the shore to which your boat is going. A single space aside is enough, and your { $value } can land.
exercise-ambush = The die shows a sea serpent, and you may move one. The boat on { $space } with an explorer of { $partner } is on its way to an isle. Which serpent?
    .title = In ambush
    .done = The one on { $from }, to { $by }: that is the shore to which the boat is going. It cannot land there as long as the serpent stays, and it sails into its reach.
exercise-which_tile = You may play one of your tiles before you move. Which one is worth most now?
    .title = The right tile
    .done = The one that moves a sea serpent: put it on { $by }, beside the boat on { $space } with { $count } explorers of { $partner }. If a serpent is rolled, boat and crew are gone.
