### Takara Island : pourquoi un robot joue ce qu’il joue, comme le dit l’entraîneur.

reason-rent_sword = Ce tour-ci, il y a des monstres à vaincre, ou dont se garder.
reason-leave_sword = Rien à portée ne vaut trois Karas ce tour-ci.
reason-observe = Ce que cache { $site_the } vaut d’être connu, et les éboulements et les monstres rapportent.
reason-dig = La première tuile { $site_of } est la meilleure chance pour l’instant.
reason-destroy = Les éboulements rapportent le plus tant qu’on en voit plusieurs, et { $site_the } se rouvre.
reason-fight = Le monstre { $site_of } vaut le risque.
reason-gamble = Rien de mieux à faire : un Kara est un Kara.
reason-sell = L’argent d’aujourd’hui vaut mieux que { $xp } XP plus tard.
reason-buy = Cinq Karas font un point à la fin, et un jeton deux.
reason-hire = { $specialist } vaut son prix en ce moment.
reason-turn_up = Deux Karas, et le piège n’en est plus un.
reason-look_on = Ce que vous êtes seul à savoir peut servir plus tard.
reason-mine = Deux tuiles { $site_of } d’un coup, et personne n’est blessé.
reason-look = C’est sur { $site_the } qu’il y a le plus à apprendre.
reason-cash_map = Il faut ces Karas pour la Recrue.
reason-keep_map = Deux points valent mieux que cinq Karas.
reason-recruit = Une action de plus à chaque tour qui vient.
reason-leave_recruit = Ces Karas serviront mieux ailleurs.
reason-heal =
    { $count ->
        [0] Un tour de repos coûte moins que ces Karas, pour cette fois.
       *[other] Un aventurier au repos ne fait rien de tout un tour.
    }
reason-go_on = Il faut bien que la partie continue.
reason-chance = Vous avez environ { $chance } % de chances de gagner.
