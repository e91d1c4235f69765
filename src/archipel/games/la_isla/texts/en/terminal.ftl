### La Isla in the terminal, in English.

legend-la_isla = Spaces: o outer, m middle, i inner ring, 0 to 9 clockwise from the top. Each shows the first letters of its landscape and its symbol; ①②③④ are the players’ explorers. Regions show their number, their animal and the spaces around them.
group-assign = A · B · D
item-assign =
    { $alike ->
        [yes] { $function } ({ $a_resource }, { $a_animal }) · { $resource } ({ $b_function }) · { $animal } ({ $d_function })
       *[no] { $function } · { $resource } · { $animal }
    }
group-put = Free slot
item-put = { $slot }
group-cover = Cover
item-cover = { $covered } ({ $slot })
group-place = Place: { $landscape }
item-place = { $symbol }
group-move_from = From
item-move_from = { $landscape }, { $symbol }
group-take = Take
item-take = { $resource }
group-pay_one = Pay
item-pay_one = { $resource }
group-pay_two = Pay
item-pay_two = { $first } + { $second }
group-advance = Move up
item-advance = { $animal }
group-exchange = Give: { $give }
item-exchange = for { $take }
