### Forbidden Island: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-there_and_back = Everybody is saved this turn. You hold { $count } Crystal of Fire cards; { $partner } and { $partner_2 } wait on { $tile_the }, and { $partner_2 } has a Helicopter Lift. You have { $left } actions. How?
    .title = There and back
    .done = It is one step to { $second_the }, the treasure costs the second action, and with the third the Diver swims back to { $tile_the } through the tiles that are missing. Then { $partner_2 } plays the lift.
exercise-keep_landing = { $left ->
        [one] One action is left,
       *[other] { $left } actions are left,
    } and { $tile_the } is flooded. You could also hand over cards. What is most urgent?
    .title = The way home
    .done = Shore up { $tile_the }. If Waters Rise! is among the next two cards, it comes back on top, and with { $cards } Flood cards a turn it would probably sink at once. Then nobody gets home. All else can wait a turn.
exercise-only_way = { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    } The Messenger could send a card to anybody. Is anything worth more?
    .title = The only way
    .done = Shore up { $tile_the }, on which you stand. It is the only way to { $second_the }, and its Flood card has been drawn already: Waters Rise! would bring it back on top.
exercise-known_cards = { $left } Flood cards are to be drawn, and two of them lie open on top: { $tile } and { $second }, both flooded. You hold Sandbags. Where do they belong?
    .title = Known cards
    .done = On { $tile_the }: it is the only way to Fools’ Landing. Dry, it is merely flooded once more; as it is, it would sink. The treasure of the other one, { $second_the }, has been won already.
exercise-one_hand = { $flooded } tiles are flooded, { $dry } are dry, and { $left } actions are left. You hold { $mine } cards of the Statue of the Wind, { $partner } { $theirs }. What do you do?
    .title = All in one hand
    .done = Give, and give again. { $partner } plays next, then has four equal cards and can reach { $tile_the }, with a Helicopter Lift in the same hand. Your own next turn comes only after the sea has risen twice.
exercise-take_it_now = You hold { $count } Ocean’s Chalice cards, and { $tile_the } is beside you, flooded. { $left } actions are left. Shore up, or take the treasure?
    .title = Now or later
    .done = Take it. The card { $tile_of } is among the { $top } cards on top of the Flood pile, and { $cards } are drawn each turn. It will sink, but the Chalice is yours; shored up, it would only leave you with the same worry next turn.
exercise-sixth_card = You have { $count } cards and must get rid of one. A Helicopter Lift may also be flown. { $partner } has { $cards } Earth Stone cards and plays next. What becomes of your sixth card?
    .title = The sixth card
    .done = Fly { $partner } to { $tile_the }: the first action of the next turn captures the Earth Stone. On foot it is three steps, and that very temple is among the { $top } cards on top of the Flood pile.
exercise-what_to_throw = You have { $count } cards and must get rid of one: { $wind } of the Statue of the Wind, { $earth } of the Earth Stone, { $lift ->
        [one] one Helicopter Lift
       *[other] { $lift } Helicopter Lifts
    }. Which?
    .title = One too many
    .done = An Earth Stone card. There are five and four are needed: without yours the others can still come together, and { $partner } has { $theirs }. The Statue is what you gather, and a Helicopter Lift may be the one that takes you home.
exercise-count_the_pile = { $left ->
        [one] One action is left.
       *[other] { $left } actions are left.
    } You could capture the Crystal of Fire at once. But look at the Treasure pile first: { $pile } cards. Which action cannot wait?
    .title = Count the pile
    .done = One of the { $pile } cards is Waters Rise!; count, and you know it. So { $tile_the } goes back on top of the Flood pile, is drawn this very turn and sinks. Its twin is gone, and { $partner } needs it for the Earth Stone. Your Crystal can wait.
