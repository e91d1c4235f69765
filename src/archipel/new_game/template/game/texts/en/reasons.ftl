### Pearl Reef: why a bot chose what it chose.

reason-richest = A dive there brings most on average.
reason-dive = Another dive gains more than an eel would cost.
reason-enough = An eel would now cost more than a dive gains.
reason-hook = A net this full is worth the hook.
reason-wait = The net is not full enough for the hook.
