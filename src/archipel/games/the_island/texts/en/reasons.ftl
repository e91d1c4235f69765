### The Island: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check;
### none tells a value (TI-H1).
### Variables: explorers, spaces, isles and creatures by name, count, own, before and steps numbers, chance in percent.

reason-take =
    { $terrain_id ->
        [beach]
            { $count ->
                [one] You place it next. Only 1 beach is free any more: those sink first.
               *[other] You place it next. Only { $count } beaches are free any more: those sink first.
            }
        [forest]
            { $count ->
                [one] You place it next. No mountain is free any more, and 1 forest is: those sink after the beaches.
               *[other] You place it next. No mountain is free any more, and { $count } forests are: those sink after the beaches.
            }
       *[mountain]
            { $count ->
                [one] You place it next. 1 mountain is still free: those sink last.
               *[other] You place it next. { $count } mountains are still free: those sink last.
            }
    }
reason-place =
    { $terrain_id ->
        [beach] { $space } is { $count } spaces from an isle, on a beach: those sink first.
        [forest] { $space } is { $count } spaces from an isle, in a forest: those sink after the beaches.
       *[mountain] { $space } is { $count } spaces from an isle, on a mountain: those sink last.
    }
reason-place_boat =
    { $count ->
        [0] { $space } is { $steps } spaces from an isle.
        [one] One of your explorers is within two spaces of { $space }, and an isle { $steps } spaces away.
       *[other] { $count } of your explorers are within two spaces of { $space }, and an isle { $steps } spaces away.
    }
reason-land = That brings { $explorer_the } ashore, safe for good.
reason-land_several = { $count } of your explorers come ashore, and are safe for good.
reason-board =
    { $count ->
        [0] That puts { $explorer_the } in the boat on { $space }, right before an isle.
        [one] That puts { $explorer_the } in the boat on { $space }, 1 space from an isle.
       *[other] That puts { $explorer_the } in the boat on { $space }, { $count } spaces from an isle.
    }
reason-board_several =
    { $steps ->
        [0] { $count } of your explorers are then in the boat on { $space }, right before an isle.
        [one] { $count } of your explorers are then in the boat on { $space }, 1 space from an isle.
       *[other] { $count } of your explorers are then in the boat on { $space }, { $steps } spaces from an isle.
    }
reason-sail =
    { $count ->
        [0] The boat on { $boat }, with { $own } of your explorers, is then right before an isle.
        [one] The boat on { $boat }, with { $own } of your explorers, is then 1 space from an isle instead of { $before }.
       *[other] The boat on { $boat }, with { $own } of your explorers, is then { $count } spaces from an isle instead of { $before }.
    }
reason-sail_clear = No creature can then hit the boat on { $boat }, with { $own } of your explorers.
reason-fetch =
    { $count ->
        [0] The empty boat on { $boat } comes right to one of your explorers.
        [one] The empty boat on { $boat } comes within 1 space of one of your explorers.
       *[other] The empty boat on { $boat } comes within { $count } spaces of one of your explorers.
    }
reason-hide =
    { $count ->
        [one] The empty boat on { $boat } is then 1 space from the nearest rival’s explorer without a boat, instead of { $before }.
       *[other] The empty boat on { $boat } is then { $count } spaces from the nearest rival’s explorer without a boat, instead of { $before }.
    }
reason-stay_near =
    { $count ->
        [0] The empty boat on { $boat } stays with one of your explorers.
        [one] The empty boat on { $boat } stays within 1 space of one of your explorers.
       *[other] The empty boat on { $boat } stays within { $count } spaces of one of your explorers.
    }
reason-to_boat =
    { $count ->
        [0] That brings { $explorer_the } to a boat with room.
        [one] That brings { $explorer_the } within 1 space of a boat with room.
       *[other] That brings { $explorer_the } within { $count } spaces of a boat with room.
    }
reason-to_isle =
    { $count ->
        [0] That brings { $explorer_the } right before an isle.
        [one] That brings { $explorer_the } within 1 space of an isle.
       *[other] That brings { $explorer_the } within { $count } spaces of an isle.
    }
reason-unreached =
    { $count ->
        [one] No creature can then hit the one explorer that you have at sea.
       *[other] No creature can then hit any of the { $count } explorers that you have at sea.
    }
reason-fewer =
    { $count ->
        [one] Creatures can then hit 1 of your explorers instead of { $before }.
       *[other] Creatures can then hit { $count } of your explorers instead of { $before }.
    }
reason-ashore =
    { $count ->
        [one] Your only explorer on the board is then on a tile, where no creature can hit it.
       *[other] Your { $count } explorers on the board are then all on tiles, where no creature can hit them.
    }
reason-keep =
    { $count ->
        [one] You keep your tile for a later turn.
       *[other] You keep all { $count } of your tiles for later turns.
    }
reason-remove_rivals =
    { $count ->
        [one] A rival’s explorer stands on { $space }, and falls into the water.
       *[other] { $count } explorers of rivals stand on { $space }, and fall into the water.
    }
reason-remove_both = { $count } of the rivals’ explorers on { $space } fall into the water, and { $own } of yours.
reason-remove_own =
    { $count ->
        [one] Your explorer on { $space } falls into the water, { $steps } spaces from an isle.
       *[other] Your { $count } explorers on { $space } fall into the water, { $steps } spaces from an isle.
    }
reason-remove_empty = Nobody stands on { $space }.
reason-take_aboard = You own { $explorer_the }.
reason-strike =
    { $count ->
        [one] On { $space } { $creature_the } hits a rival’s explorer.
       *[other] On { $space } { $creature_the } hits { $count } explorers of rivals.
    }
reason-strike_both = On { $space } { $creature_the } hits { $count } of the rivals’ explorers, and { $own } of yours.
reason-lurk =
    { $count ->
        [one] That brings { $creature_the } within 1 space of a rival’s explorer that it can hit.
       *[other] That brings { $creature_the } within { $count } spaces of a rival’s explorer that it can hit.
    }
reason-away = That leaves { $creature_the } { $count } spaces from the nearest of your explorers that it can hit.
reason-approach =
    { $count ->
        [0] That brings { $creature_the } right to a rival’s explorer.
        [one] That brings { $creature_the } within 1 space of a rival’s explorer.
       *[other] That brings { $creature_the } within { $count } spaces of a rival’s explorer.
    }
reason-withdraw =
    { $count ->
        [one] That leaves { $creature_the } 1 space from the nearest of your explorers, instead of { $before }.
       *[other] That leaves { $creature_the } { $count } spaces from the nearest of your explorers, instead of { $before }.
    }
reason-harmless = From { $space } { $creature_the } can hit none of your explorers.
reason-leave =
    { $creature_id ->
        [sea_serpent] No sea serpent can hit a rival’s explorer this turn.
        [shark] No shark can hit a rival’s explorer this turn.
       *[whale] No whale can hit a rival’s explorer this turn.
    }
reason-leave_both = Wherever { $creature_a } can hit a rival’s explorer this turn, it hits one of yours as well.
reason-leave_safe =
    { $creature_id ->
        [sea_serpent] Where they are, the sea serpents can hit none of your explorers.
        [shark] Where they are, the sharks can hit none of your explorers.
       *[whale] Where they are, the whales can hit none of your explorers.
    }
reason-lift_threat =
    { $count ->
        [one] From { $space } { $creature_the } can hit one of your explorers.
       *[other] From { $space } { $creature_the } can hit { $count } of your explorers.
    }
reason-lift_far =
    { $count ->
        [0] No other is farther from all rivals’ explorers than { $creature_the } on { $space }.
        [one] No other is farther from all rivals’ explorers than { $creature_the } on { $space }: 1 space from the nearest.
       *[other] No other is farther from all rivals’ explorers than { $creature_the } on { $space }: { $count } spaces from the nearest.
    }
reason-lift_near =
    { $count ->
        [0] No other is nearer to one of your explorers than { $creature_the } on { $space }: it is right there.
        [one] No other is nearer to one of your explorers than { $creature_the } on { $space }: 1 space away.
       *[other] No other is nearer to one of your explorers than { $creature_the } on { $space }: { $count } spaces away.
    }
reason-defend =
    { $count ->
        [one] Without it { $creature_the } hits one of your explorers.
       *[other] Without it { $creature_the } hits { $count } of your explorers.
    }
reason-decline =
    { $count ->
        [one] Then { $creature_the } hits one of your explorers, and the tile stays in your hand if you have one.
       *[other] Then { $creature_the } hits { $count } of your explorers, and the tile stays in your hand if you have one.
    }
reason-chance =
    { $chance ->
        [0] You hardly have a chance of winning any more.
        [100] You are all but sure to win.
       *[other] Your chance of winning is about { $chance } %.
    }
