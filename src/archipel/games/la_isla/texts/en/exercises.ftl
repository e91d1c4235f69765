### La Isla: exercises. Each has a title, the question and the answer; figures and names come from its position.

## Exercises

exercise-whom = An explorer goes to { $space } and closes a region there. Which of yours do you take away from its place?
    .title = Whom can you spare?
    .done = The one on { $from }: it stands at no region that you are about to close. The one on { $other } is needed for this very region, and the others stand around { $animal_the }, where only one space is missing.
exercise-which_colour = A function gives you one resource of your choice. Which colour brings you on?
    .title = Which colour?
    .done = { $resource }: { $space } is of that colour, and it is the only space that you lack around { $animal_the }, the animal you have most of. Card B can bring the other one you need.
exercise-two_ways = Two spaces would each win you { $animal_a }. Which one is better?
    .title = Two ways
    .done = { $space }: besides the { $value } points of its region it is yellow, and your function “{ $function }” pays for that.
exercise-what_to_cover = A new function comes, and one of your four has to be covered. What lies at B and D this round? Which can you spare?
    .title = What can you spare?
    .done = “{ $covered }”. The others all work this very round: B brings { $resource_the }, which pays points; D is { $animal_the }, which may move any marker, and so that { $a_animal_of }, which pays again.
exercise-push = Three cards for A, B and D. You have { $count } yellow resources. What makes most of this round?
    .title = What you have most of
    .done = D: { $animal_the }. You have the most of them, and pushing pays { $points } points at once. A: “{ $function }”, because your yellow resources bring an explorer to { $space }, where there is a backpack and one more animal.
exercise-one_short = You lack one space around a region of { $value } points, and the means to pay for it. Three cards for A, B and D: which goes where?
    .title = One short
    .done = B: { $resource_the }. With it and the yellow one, your joker, you pay for { $space }: the region closes for { $value } points, and “{ $function }” at A adds more. D: the toad, which moves any marker, here that of your moths.
exercise-three_uses = Three cards for A, B and D. You have { $count } beige resources. What makes most of this round?
    .title = Three uses
    .done = D: the fossa, which your function turns into any marker: push { $animal_the }, for { $points } points. A: “{ $function }”: your beige resources bring an explorer to { $space }, with points for the bottle, a resource for the colour, and a region closed.
exercise-chain = One arrangement makes all three cards work this very round. Which?
    .title = A chain
    .done = B: beige pays for { $space }, and your function gives points for it. A: “{ $function }” makes that space cheap enough, and it closes the region of { $animal_the }. D: the toad; with your function it moves any marker, so that of your fossas.
