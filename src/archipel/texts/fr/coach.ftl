### Ce que dit le conseiller dans tous les jeux ; ce qu’il dit d’un seul jeu est dans le reasons.ftl de ce jeu.
### Variables : bot le nom d’un robot, action ce qu’on pourrait faire, count un nombre de plans,
### points et error en points sur cent parties.

## Là où la position elle-même ne donne pas de raison

coach-only = Il n’y a rien d’autre à faire.
coach-best = Parmi { $count } plans essayés sur des suites imaginées, c’est celui qui a donné les meilleurs résultats.
coach-habit = En première approche, rien d’autre ne rapporte davantage.
