### La Isla: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check.
### Variables: resources, spaces, animals and functions by name, points, count, spaces and slot numbers, chance in percent.

reason-assign_surround = With { $resource_a } you can pay for { $space }, and surround { $animal_the }.
reason-assign_push =
    { $points ->
        [one] Pushing { $animal_the } scores 1 point for the one you have.
       *[other] Pushing { $animal_the } scores { $points } points for those you have.
    }
reason-assign_b_points = One of your functions scores { $points } points for { $resource_a } at B.
reason-assign_d_points = One of your functions scores { $points } points for pushing { $animal_the }.
reason-assign_any =
    { $points ->
        [one] With { $animal_a } at D one of your functions lets you push any marker, and the animal that you have most of scores 1 point.
       *[other] With { $animal_a } at D one of your functions lets you push any marker, and the animal that you have most of scores { $points } points.
    }
reason-assign_spaces =
    { $count ->
        [one] With { $resource_a } you can pay for one space more.
       *[other] With { $resource_a } you can pay for { $count } spaces more.
    }
reason-assign_least =
    { $count ->
        [0] Nobody has { $animal_a } that would rise in value.
       *[other] Of { $animal_the } the others have { $count } in all, and of no animal fewer.
    }
reason-put = Slot { $slot } is free: no function is lost.
reason-cover = No slot is free: a function has to go, and it is “{ $covered }”.
reason-exchange = With { $take_a } instead of { $give_a } you can pay for { $space }.
reason-surround =
    { $points ->
        [one] An explorer on { $space } surrounds { $animal_the }: the tile is yours, and 1 point.
       *[other] An explorer on { $space } surrounds { $animal_the }: the tile is yours, and { $points } points.
    }
reason-place_points =
    { $points ->
        [one] Your functions score 1 point on { $space }.
       *[other] Your functions score { $points } points on { $space }.
    }
reason-place_near =
    { $count ->
        [one] With { $space }, one explorer is still missing around { $animal_the }.
       *[other] With { $space }, { $count } explorers are still missing around { $animal_the }.
    }
reason-take_spaces =
    { $count ->
        [one] With { $resource_a } you can pay for one space more.
       *[other] With { $resource_a } you can pay for { $count } spaces more.
    }
reason-toward = With { $resource_a } you lack only { $count } more for { $space }, where an explorer surrounds { $animal_the }.
reason-have =
    { $spaces ->
        [one] With { $resource_a } you have { $count } of that colour, and 1 of its spaces is beside an animal that you stand beside already.
       *[other] With { $resource_a } you have { $count } of that colour, and { $spaces } of its spaces are beside animals that you stand beside already.
    }
reason-move_done = No animal is left around { $space }: the explorer there has done its work.
reason-move_far = Around every animal beside { $space } you still lack { $count } explorers or more.
reason-move_few =
    { $count ->
        [one] Only 1 animal is left beside { $space }, and beside none of your explorers are there fewer.
       *[other] Only { $count } animals are left beside { $space }, and beside none of your explorers are there fewer.
    }
reason-pay_most = Of { $resource } you have most: { $count }.
reason-advance =
    { $points ->
        [one] You score 1 point for { $animal_the } now.
       *[other] You score { $points } points for { $animal_the } now.
    }
reason-advance_most =
    { $points ->
        [one] You score 1 point for { $animal_the } now, and nobody else any.
       *[other]
            { $count ->
                [0] You score { $points } points for { $animal_the } now, and nobody else any.
               *[other] You score { $points } points for { $animal_the } now, and nobody else more than { $count }.
            }
    }
reason-advance_least =
    { $count ->
        [0] Nobody else has { $animal_a } that would rise in value.
       *[other] Of { $animal_the } the others have { $count } in all, and of no animal fewer.
    }
reason-chance =
    { $chance ->
        [0] You hardly have a chance of winning any more.
        [100] You are all but sure to win.
       *[other] Your chance of winning is about { $chance } %.
    }
