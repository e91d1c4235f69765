### La Isla : pourquoi un bot joue ce qu’il joue, comme le dit l’entraîneur.

reason-assign = « { $function } » rapporte dans les rounds à venir, { $resource_a } manque, et { $animal_the } mérite de monter.
reason-put = Le slot { $slot } est libre : rien n’est perdu.
reason-cover = De vos fonctions, « { $covered } » est celle dont vous vous passerez le plus facilement.
reason-exchange = Avoir { $take_a } vous servira plus que { $give_a }.
reason-no_exchange = Chaque ressource sert telle quelle.
reason-surround = Un explorateur en { $space } entoure { $animal_the } : la tuile est à vous.
reason-place_points = Vos fonctions rapportent { $points } points en { $space }.
reason-place = { $space } vous rapproche d’un animal plus que toute autre case que vous pouvez payer.
reason-take = Prendre { $resource_a } vous rapproche de ce que coûte une bonne case.
reason-move_from = L’explorateur en { $space } a le moins à faire là où il est.
reason-pay_one = { $resource } se cède le plus facilement.
reason-pay_two =
    { $second_again ->
        [yes] Le plus facile à céder : { $first_two }.
       *[no] Le plus facile à céder : { $first_a } et { $second_a }.
    }
reason-advance =
    { $points ->
        [one] { $animal } vous rapporte 1 point, et davantage à la fin.
       *[other] { $animal } vous rapporte { $points } points, et davantage à la fin.
    }
reason-advance_any = { $animal } est ce qui aide le moins les autres.
reason-leave_markers = Tout marqueur aiderait davantage les autres.
reason-chance = Vous avez environ { $chance } % de chances de gagner.
