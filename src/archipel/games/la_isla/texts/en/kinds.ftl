### La Isla: a short name for each kind of choice, as a heading above a list of them.

kind-assign = Your cards
kind-put = Free slot
kind-cover = Cover a function
kind-exchange = Exchange
kind-no_exchange = Keep all
kind-place = Place an explorer
kind-take = Take a resource
kind-move_from = Which explorer
kind-pay_one = Pay
kind-pay_two = Pay
kind-advance = Move a marker up
kind-leave_markers = Leave them
