### Pearl Reef: why something is not possible now, in one sentence with its numbers.

refused-over = The game is over.
refused-not_your_turn = It is { $holder }’s turn.
refused-under_water = You are under water in { $reef_the } already: surface first.
refused-only_eels =
    { $eels ->
        [0] Nothing is left in { $reef_the }.
        [one] Nothing but 1 eel is left in { $reef_the }.
       *[other] Nothing but { $eels } eels is left in { $reef_the }.
    }
refused-no_reef_yet = Swim to a reef first.
refused-net_empty =
    { $left ->
        [one] Your net is empty and 1 piece is left here: dive once at least.
       *[other] Your net is empty and { $left } pieces are left here: dive once at least.
    }
refused-nothing_left = Nothing is left in { $reef_the }: you can only surface.
refused-hook_used = You have used your one hook.
refused-own_net = The hook is for the nets of others, not for your own.
refused-nothing_to_hook = The net { $holder_of } is empty.
