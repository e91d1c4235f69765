### Pearl Reef: why something is not possible now, in one sentence with its numbers.

refused-over = The game is over: { $ending }.
refused-not_your_turn = It is { $holder }’s turn.
refused-net_empty =
    { $left ->
        [one] Your net is empty and 1 piece is left here: dive once at least.
       *[other] Your net is empty and { $left } pieces are left here: dive once at least.
    }
refused-nothing_left = Nothing is left in the reef: you can only surface.
