### Pearl Reef : pourquoi un bot a choisi ce qu’il a choisi.

reason-richest = C’est là qu’une plongée rapporte le plus en moyenne.
reason-dive = Une plongée de plus rapporte davantage qu’une murène ne coûterait.
reason-enough = Une murène coûterait maintenant plus qu’une plongée ne rapporte.
reason-hook = Un filet aussi plein mérite le crochet.
reason-wait = Le filet n’est pas assez plein pour le crochet.
