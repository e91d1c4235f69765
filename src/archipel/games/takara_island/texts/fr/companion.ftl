### Ce que dit le compagnon lors des premières parties, chaque chose une fois ; `standing-` est la ligne du haut.

## Où en est la partie

standing-no_stone = aucune Pierre : les deux gagnent aussitôt
    .short = Pierres : les deux gagnent
standing-own_stone = avec votre Pierre, l’autre gagne aussitôt
    .short = votre Pierre : l’autre gagne
standing-rival_stone = { $holder } tient une Pierre
standing-points =
    { $points ->
        [0] { $points } point, meilleur rival { $best }
        [one] { $points } point, meilleur rival { $best }
       *[other] { $points } points, meilleur rival { $best }
    }
    .short = points { $points }, rival { $best }
standing-sites_lose =
    { $empty ->
        [0] 0 site vide, à { $of } tous perdent
        [one] { $empty } site vide, à { $of } tous perdent
       *[other] { $empty } sites vides, à { $of } tous perdent
    }
    .short = vides : { $empty }, à { $of } tous perdent
standing-sites_close =
    { $empty ->
        [0] 0 site vide, à { $of } fin et la Pierre ne vaut rien
        [one] { $empty } site vide, à { $of } fin et la Pierre ne vaut rien
       *[other] { $empty } sites vides, à { $of } fin et la Pierre ne vaut rien
    }
    .short = vides : { $empty }, à { $of } fin

## Le but

companion-aim = Qui trouve les deux Pierres de Légende gagne aussitôt. Si deux joueurs en trouvent une chacun, le plus d’expérience gagne. Quatre sites vides sans aucune Pierre trouvée, et tous perdent.

## Questions

companion-ask-rent_sword = Maintenant ou jamais ce tour-ci : avec l’Épée, un monstre fouillé ne vous blesse pas, et vous pouvez combattre ceux qui sont visibles au sommet. Elle repart après le tour.
companion-ask-use_adventurers = Chaque aventurier fait une chose : observer un site, en fouiller la première tuile, gagner un Kara au Tripot, commercer, engager un Spécialiste, combattre ou déblayer à deux. Les Pierres sont tout au fond.
companion-ask-observe = Une tuile après l’autre, trois au plus, pour vos seuls yeux. Un éboulement caché vous arrête et rapporte 2 Karas ; aux tours suivants on ne voit plus dessous.
companion-ask-observe_monster = Retournez le monstre et gagnez 2 Karas, mais tous le voient, et dès le prochain tour plus personne n’observe au-dessous. Ou laissez-le caché.
companion-ask-look_at_tiles = Personne d’autre ne voit ces tuiles, et elles restent dans le même ordre. Cherchez les Pierres parmi les trois plus profondes.
companion-ask-use_specialist = Choisissez où travaille le Spécialiste ; c’est fait aussitôt. Il reste ensuite chez vous, endormi, pendant votre prochain tour.
companion-ask-use_specialist-miner = Le Mineur fouille les deux premières tuiles d’un site. Personne n’est blessé, et ce qu’il détruit ne rapporte pas de Karas ; un monstre l’arrête. Cela ne se reprend pas.
companion-ask-use_specialist-archaeologist = L’Archéologue regarde pour vous les cinq premières tuiles d’un site. Rien n’arrête son regard, et rien n’est retourné.
companion-ask-use_specialist-diviner = La Divinatrice regarde trois tuiles de suite, à n’importe quelle profondeur. Rien n’arrête son regard : parfait pour trouver une Pierre.
companion-ask-choose_map = Les Karas se dépensent tout de suite ; l’expérience compte à la fin. Chaque tranche de cinq Karas restants vaut alors un point.
companion-ask-recruit = La Recrue s’engage une fois par partie : un aventurier de plus, donc une action de plus, dès votre prochain tour.
companion-ask-heal = Ceux pour qui vous payez reviennent aussitôt. Les autres se reposent pendant votre prochain tour, puis rentrent sans payer.

## Événements

companion-event-found_rockfall = Un éboulement rencontré en observant est retourné et rapporte 2 Karas. Deux aventuriers ensemble peuvent le déblayer une fois au sommet.
companion-event-turned_up = Un monstre retourné rapporte 2 Karas. Au sommet de son site, il empêche de fouiller jusqu’à ce que l’Épée en vienne à bout.
companion-event-wounded = Un aventurier blessé est à l’hôpital : 2 Karas à la fin du tour le ramènent, sinon il se repose pendant le tour suivant.
companion-event-protected = L’Épée a sauvé l’aventurier, dont l’action s’arrête là. Le monstre reste au sommet jusqu’à ce qu’on le combatte.
companion-event-found_stone = Une Pierre de Légende ! L’autre est dans un autre site. Dans une même main elles gagnent aussitôt ; dans deux, chacune vaut 10 points.
companion-event-emptied = Un site est vide. À quatre sans aucune Pierre trouvée, tous perdent ; à cinq avec une seule, la partie finit et cette Pierre ne vaut rien.
companion-event-drew_chest = Un coffre donne des Karas, des points ou les deux. L’un d’eux est le Mimic, un monstre à combattre sur-le-champ.
companion-event-drew_chest-c_mimic = Le Mimic se combat aussitôt, Épée ou non : deux coups de suite. Vaincu, il donne des points et un autre coffre ; sinon il blesse l’aventurier qui a fouillé et se cache.
companion-event-destroyed = Deux aventuriers déblaient un éboulement et gagnent 2 Karas par éboulement visible au sommet d’un site, celui-ci compris.
companion-event-fought = Un combat dure jusqu’à ce que le monstre soit vaincu ou que le dé montre l’hôpital. Les blessures du monstre restent pour l’attaque suivante.
companion-event-beat = Un monstre vaincu paie aussitôt ses Karas, et ses points restent à qui l’a pris.
companion-event-sold = Le Comptoir paie 5 Karas par point d’une tuile : de quoi louer l’Épée, prendre une Recrue ou des Spécialistes. Les points sont perdus.
companion-event-bought = Au Comptoir, 5 Karas achètent un jeton de 2 points, tant qu’il en reste. Une visite par tour.
companion-event-hired = Un Spécialiste travaille aussitôt, puis dort un tour devant qui l’a engagé ; ensuite d’autres peuvent l’engager.
companion-event-recruited = Avec la Recrue, l’équipe compte trois aventuriers : trois actions par tour, dès le tour suivant.
companion-event-miner_stopped = Un monstre arrête le Mineur. Il est désormais visible sur son site, et personne n’est blessé.

## Ce qui ne se reprend pas

companion-risk-dig = Une tuile fouillée reste retournée. Sans l’Épée, un monstre envoie à l’hôpital ; certains trésors aussi, même avec elle ; un éboulement bloque seulement.
companion-risk-fight = Deux faces du dé sur six envoient votre aventurier à l’hôpital, et l’on ne s’arrête pas avant la victoire. Chaque point de vie demande un coup.
