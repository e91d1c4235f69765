### Forbidden Desert: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-blast = Everybody is saved this turn. All parts are picked up, { $partner } stands on the launch pad under { $sand } markers of sand, and you have { $left ->
        [one] one action
       *[other] { $left } actions
    }. How?
    .title = One blow
    .done = The Dune Blaster costs no action: it clears { $cell } at one blow, and your last action is the step onto the launch pad.
exercise-landing = You fly with a Jet Pack, and { $left ->
        [one] one action is
       *[other] { $left } actions are
    } left after landing. Where do you come down?
    .title = Landing
    .done = On { $cell }: { $part_the } lies there, the last one that is missing, and the action that is left picks it up.
exercise-tunnel = { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    } The last part, { $part_the }, lies on { $cell }, at the other end of the desert. How do you get close to it?
    .title = The short way
    .done = Through the tunnels: from yours to { $to } is a single step, and { $cell } is only two more. And it is shade.
exercise-drink_first = You stand on a well. You have { $water } portion of water, { $partner } has { $theirs }, and { $left } actions are left. What comes first?
    .title = First things first
    .done = Water, twice: only the Water Carrier draws it from a well, two portions for an action. { $pile } cards are left in the storm pile; then { $suns } suns are shuffled back into it. Two actions are left to bring { $partner } some.
exercise-shade = You guide { $partner_2 }, who has { $water } water left. Where is it good to be?
    .title = Where it is good to be
    .done = On { $cell }: a tunnel is shade from the sun, { $part_the } lies there, and { $partner } is there with { $theirs } portions of water to share.
exercise-lead = You guide { $partner_2 }, who plays next. Two parts lie ready, and you stand on one of them. Where do you take { $partner_2 }?
    .title = Each to a part
    .done = To { $cell }, where { $part_the } lies. { $partner_2 } reveals the tile and picks the part up, and you take the other one: then you have them all.
exercise-take_along = { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    } The last part lies on { $cell }, beside you. { $partner } stands with you and plays next. What do you do?
    .title = Together
    .done = Go to { $cell } and take { $partner } along, as a Climber can. Then { $partner } picks up { $part_the } with the first action, and guides the others to the launch pad beside it.
exercise-gather = The parts are all picked up, and everybody has to stand on the launch pad, { $cell }. { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    } Guide somebody, or walk?
    .title = The last one
    .done = Walk, to { $to }. The others are one step from the launch pad; you are the one who is far away. From { $to } your next turn will do, with an action to spare.
exercise-look = { $left ->
        [one] One action is left,
       *[other] { $left } actions are left,
    } and your tile is free of sand, but not revealed. Step into the shade beside you, clear sand, or look?
    .title = Look or walk
    .done = Look. One clue is missing, for { $part_the }; besides it only { $gears } gears and { $tunnels } tunnel are hidden under tiles without a drop, and yours is one of those. As long as it is not found, nothing else brings you home.
