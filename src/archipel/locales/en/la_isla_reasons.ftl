### La Isla: why a bot plays what it plays, as the coach says it.

reason-assign = “{ $function }” pays in the rounds to come, { $resource_a } is needed, and { $animal_the } is worth pushing.
reason-put = Slot { $slot } is free: nothing is lost.
reason-cover = “{ $covered }” is the least to lose.
reason-exchange = { $take } is of more use than { $give }.
reason-no_exchange = Every resource is of use as it is.
reason-place = { $space } brings more than any other space now.
reason-take = { $resource } opens the way to a good space.
reason-move_from = The explorer on { $space } has the least left to do there.
reason-pay_one = { $resource } is the easiest to spare.
reason-pay_two = { $first } and { $second } are the easiest to spare.
reason-advance = { $animal } scores, and helps the others least.
reason-leave_markers = Any marker would help the others more.
