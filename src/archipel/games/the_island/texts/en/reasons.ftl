### The Island: why a bot plays what it plays, as the coach says it. Each sentence is a fact that anybody can check;
### none tells a value (TI-H1).
### Variables: explorers, spaces, isles and creatures by name, count, own, before and steps numbers, chance in percent.

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
reason-fetch =
    { $count ->
        [0] The empty boat on { $boat } comes right to one of your explorers.
        [one] The empty boat on { $boat } comes within 1 space of one of your explorers.
       *[other] The empty boat on { $boat } comes within { $count } spaces of one of your explorers.
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
