### Pearl Reef : pourquoi quelque chose n’est pas possible maintenant, en une phrase avec ses nombres.

refused-over = La partie est finie.
refused-not_your_turn = C’est le tour { $holder_of }.
refused-under_water = Vous plongez déjà dans { $reef_the } : remontez d’abord.
refused-only_eels =
    { $eels ->
        [0] Il ne reste rien dans { $reef_the }.
        [one] Il ne reste que 1 murène dans { $reef_the }.
       *[other] Il ne reste que { $eels } murènes dans { $reef_the }.
    }
refused-no_reef_yet = Nagez d’abord vers un récif.
refused-net_empty =
    { $left ->
        [one] Votre filet est vide et il reste 1 pièce ici : plongez au moins une fois.
       *[other] Votre filet est vide et il reste { $left } pièces ici : plongez au moins une fois.
    }
refused-nothing_left = Il ne reste rien dans { $reef_the } : vous ne pouvez que remonter.
refused-hook_used = Votre seul crochet a déjà servi.
refused-own_net = Le crochet sert dans le filet des autres, pas dans le vôtre.
refused-nothing_to_hook = Le filet { $holder_of } est vide.
