### La Isla: why a bot plays what it plays, as the coach says it.

reason-assign = “{ $function }” pays in the rounds to come, { $resource_a } is needed, and { $animal_the } is worth pushing.
reason-put = Slot { $slot } is free: nothing is lost.
reason-cover = “{ $covered }” is the least to lose.
reason-exchange = { $take } is of more use than { $give }.
reason-no_exchange = Every resource is of use as it is.
reason-surround = An explorer on { $space } surrounds { $animal_the }, which is then yours.
reason-place_points = Your functions score { $points } points on { $space }.
reason-place = { $space } brings you nearer to an animal than any other space you can pay for.
reason-take = { $resource } opens the way to a good space.
reason-move_from = The explorer on { $space } has the least left to do there.
reason-pay_one = { $resource } is the easiest to spare.
reason-pay_two =
    { $second_again ->
        [yes] Easiest to spare: { $first_two }.
       *[no] Easiest to spare: { $first_a } and { $second_a }.
    }
reason-advance =
    { $points ->
        [one] { $animal } scores you 1 point, and more at the end.
       *[other] { $animal } scores you { $points } points, and more at the end.
    }
reason-advance_any = { $animal } helps the others least.
reason-leave_markers = Any marker would help the others more.
reason-chance = Your chance of winning is about { $chance } %.
