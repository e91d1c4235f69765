### Ce qui se dit dans les leçons de n’importe quel jeu

## Leçons

learn-lesson = Leçon
learn-progress = { $moment } sur { $moments }
learn-go_on = Continuer
learn-leave = Quitter
    .help = Quitter la leçon ; elle vous attend ici
learn-later = Un peu plus tard
learn-other = « { $action } », c’est permis. Mais à ce moment-ci : { $task }
learn-question = La question du jeu
learn-end = { $game }, c’est appris !
    .know = Ce que vous savez maintenant
    .next = Une vraie partie suit les mêmes règles : des robots amicaux jouent avec vous, et un compagnon explique chaque nouveauté, une fois.
    .play = Jouer une vraie partie
    .again = Refaire la leçon
    .start = Retour aux jeux
    .show = Montrer la fin de la leçon
