### Pearl Reef : pourquoi un robot a choisi ce qu’il a choisi.

reason-dive =
    { $held ->
        [0] Le filet est vide : il n’y a rien à perdre.
        [one] 1 point est en jeu. Murènes : { $eels } sur { $left } pièces.
       *[other] { $held } points sont en jeu. Murènes : { $eels } sur { $left } pièces.
    }
reason-enough =
    { $held ->
        [one] 1 point est alors à l’abri. Murènes : { $eels } sur { $left } pièces.
       *[other] { $held } points sont alors à l’abri. Murènes : { $eels } sur { $left } pièces.
    }
