### La Isla : pourquoi un bot joue ce qu’il joue, comme le dit l’entraîneur.

reason-assign = « { $function } » rapporte dans les rounds à venir, { $resource_a } manque, et { $animal_the } mérite de monter.
reason-put = Le slot { $slot } est libre : rien n’est perdu.
reason-cover = « { $covered } » est ce qui coûte le moins à perdre.
reason-exchange = { $take } sert plus que { $give }.
reason-no_exchange = Chaque ressource sert telle quelle.
reason-place = { $space } rapporte plus que toute autre case pour l’instant.
reason-take = { $resource } ouvre la voie vers une bonne case.
reason-move_from = L’explorateur en { $space } a le moins à faire là où il est.
reason-pay_one = { $resource } se cède le plus facilement.
reason-pay_two = { $first } et { $second } se cèdent le plus facilement.
reason-advance = { $animal } rapporte, et aide le moins les autres.
reason-leave_markers = Tout marqueur aiderait davantage les autres.
