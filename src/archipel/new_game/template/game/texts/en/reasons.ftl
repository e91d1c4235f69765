### Pearl Reef: why a bot chose what it chose.

reason-dive =
    { $held ->
        [0] The net is empty: there is nothing to lose.
        [one] 1 point is at stake. Eels: { $eels } of { $left } pieces.
       *[other] { $held } points are at stake. Eels: { $eels } of { $left } pieces.
    }
reason-enough =
    { $held ->
        [one] 1 point is safe then. Eels: { $eels } of { $left } pieces.
       *[other] { $held } points are safe then. Eels: { $eels } of { $left } pieces.
    }
