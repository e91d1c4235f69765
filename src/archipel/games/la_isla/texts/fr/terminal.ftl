### La Isla dans le terminal, en français.

legend-la_isla = Cases : o anneau extérieur, m central, i intérieur, de 0 à 9 en sens horaire depuis le haut. Chacune montre les premières lettres de son paysage et son symbole ; ①②③④ sont les explorateurs des joueurs. Les régions montrent leur nombre, leur animal et les cases autour.
group-assign = A · B · D
item-assign =
    { $alike ->
        [yes] { $function } ({ $a_resource }, { $a_animal }) · { $resource } ({ $b_function }) · { $animal } ({ $d_function })
       *[no] { $function } · { $resource } · { $animal }
    }
group-put = Slot libre
item-put = { $slot }
group-cover = Recouvrir
item-cover = { $covered } ({ $slot })
group-place = Placer : { $landscape }
item-place = { $symbol }
group-move_from = De
item-move_from = { $landscape }, { $symbol }
group-take = Prendre
item-take = { $resource }
group-pay_one = Payer
item-pay_one = { $resource }
group-pay_two = Payer
item-pay_two = { $first } + { $second }
group-advance = Monter
item-advance = { $animal }
group-exchange = Donner : { $give }
item-exchange = contre { $take }
