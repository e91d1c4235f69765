### Pearl Reef : pourquoi quelque chose n’est pas possible maintenant, en une phrase avec ses nombres.

refused-over = La partie est finie : { $ending }.
refused-not_your_turn = C’est le tour { $holder_of }.
refused-net_empty =
    { $left ->
        [one] Votre filet est vide et il reste 1 pièce ici : plongez au moins une fois.
       *[other] Votre filet est vide et il reste { $left } pièces ici : plongez au moins une fois.
    }
refused-nothing_left = Il ne reste rien dans le récif : vous ne pouvez que remonter.
