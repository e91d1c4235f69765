### Takara Island : tous les mots du jeu, en français.
### Les noms sont ceux du matériel ; chaque phrase est de nous.
### Formes : .the, .of, .to et .a s’insèrent dans une phrase ; la valeur nue reste seule ou ouvre la phrase.

## Le jeu

game-name = Takara Island
game-tagline = Six sites de fouille, deux pierres légendaires, et tout ce qui attend là-dessous.
game-kind = Chacun pour soi : mémoire et audace
game-first = Pour une première partie : l’aide-mémoire, qui garde ce que vous avez vu.
game-summary = Envoyez vos aventuriers sonder six sites de neuf tuiles cachées, les fouiller et combattre ce qui y vit. Les Karas paient l’Épée, une Recrue et des Spécialistes ; l’expérience fait gagner. Retenez ce que vous avez vu, et gardez-le pour vous. Qui trouve les deux Pierres de Légende gagne aussitôt ; et gare à vider quatre sites sans en trouver une.
turn-summary =
    1. Vous pouvez louer l’Épée (3 Karas).
    2. Chaque aventurier fait une chose : observer, fouiller, déblayer un éboulement (à deux), jouer, commercer, engager, combattre.
    3. Vous pouvez recruter (5 Karas), une fois. Puis la journée finit : payez 2 Karas par blessé, ou laissez-le se reposer un tour.

## Galeries

tile-s_kara_2 = 2 Karas
    .the = la tuile 2 Karas
    .of = de la tuile 2 Karas
    .to = à la tuile 2 Karas
    .a = une tuile 2 Karas
    .help = Fouillée : les Karas sont à vous et la tuile est défaussée.
tile-s_rockfall = Éboulement (surface)
    .the = l’éboulement
    .of = de l’éboulement
    .to = à l’éboulement
    .a = un éboulement
    .help = Bloque qui fouille ici. Deux aventuriers le déblaient et gagnent 2 Karas par éboulement visible sur le dessus d’un site.
tile-s_xp_1 = 1 XP
    .the = la tuile 1 XP
    .of = de la tuile 1 XP
    .to = à la tuile 1 XP
    .a = une tuile 1 XP
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point.
tile-s_xp_1_wound = 1 XP et blessure
    .the = la tuile 1 XP avec blessure
    .of = de la tuile 1 XP avec blessure
    .to = à la tuile 1 XP avec blessure
    .a = une tuile 1 XP avec blessure
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point. Qui la fouille va à l’hôpital.
tile-s_bat_a = Chauve-souris (2 XP)
    .the = la chauve-souris
    .of = de la chauve-souris
    .to = à la chauve-souris
    .a = une chauve-souris
    .help = 1 point de vie. Blesse qui la découvre sans l’Épée ; vaincue, elle rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-s_bat_b = Chauve-souris (5 Karas, 1 XP)
    .the = la chauve-souris
    .of = de la chauve-souris
    .to = à la chauve-souris
    .a = une chauve-souris
    .help = 1 point de vie. Blesse qui la découvre sans l’Épée ; vaincue, elle rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-i_kara_4 = 4 Karas
    .the = la tuile 4 Karas
    .of = de la tuile 4 Karas
    .to = à la tuile 4 Karas
    .a = une tuile 4 Karas
    .help = Fouillée : les Karas sont à vous et la tuile est défaussée.
tile-i_xp_2 = 2 XP
    .the = la tuile 2 XP
    .of = de la tuile 2 XP
    .to = à la tuile 2 XP
    .a = une tuile 2 XP
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point.
tile-i_xp_2_wound = 2 XP et blessure
    .the = la tuile 2 XP avec blessure
    .of = de la tuile 2 XP avec blessure
    .to = à la tuile 2 XP avec blessure
    .a = une tuile 2 XP avec blessure
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point. Qui la fouille va à l’hôpital.
tile-i_goblin_a = Gobelin (10 Karas, 1 XP)
    .the = le gobelin
    .of = du gobelin
    .to = au gobelin
    .a = un gobelin
    .help = 2 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-i_goblin_b = Gobelin (3 XP)
    .the = le gobelin
    .of = du gobelin
    .to = au gobelin
    .a = un gobelin
    .help = 2 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-i_goblin_c = Gobelin (5 Karas, 2 XP)
    .the = le gobelin
    .of = du gobelin
    .to = au gobelin
    .a = un gobelin
    .help = 2 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-i_chest = Coffre (intermédiaire)
    .the = le coffre
    .of = du coffre
    .to = au coffre
    .a = un coffre
    .help = Défaussé dès qu’on le fouille : piochez une tuile Coffre et recevez ce qu’elle donne.
tile-i_rockfall = Éboulement (intermédiaire)
    .the = l’éboulement
    .of = de l’éboulement
    .to = à l’éboulement
    .a = un éboulement
    .help = Bloque qui fouille ici. Deux aventuriers le déblaient et gagnent 2 Karas par éboulement visible sur le dessus d’un site.
tile-d_xp_4_wound = 4 XP et blessure
    .the = la tuile 4 XP avec blessure
    .of = de la tuile 4 XP avec blessure
    .to = à la tuile 4 XP avec blessure
    .a = une tuile 4 XP avec blessure
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point. Qui la fouille va à l’hôpital.
tile-d_xp_4 = 4 XP
    .the = la tuile 4 XP
    .of = de la tuile 4 XP
    .to = à la tuile 4 XP
    .a = une tuile 4 XP
    .help = Se garde pour ses points ; le Comptoir la reprend à 5 Karas le point.
tile-d_kara_6 = 6 Karas
    .the = la tuile 6 Karas
    .of = de la tuile 6 Karas
    .to = à la tuile 6 Karas
    .a = une tuile 6 Karas
    .help = Fouillée : les Karas sont à vous et la tuile est défaussée.
tile-d_chest = Coffre (profond)
    .the = le coffre
    .of = du coffre
    .to = au coffre
    .a = un coffre
    .help = Défaussé dès qu’on le fouille : piochez une tuile Coffre et recevez ce qu’elle donne.
tile-d_skeleton_a = Squelette (5 Karas, 3 XP)
    .the = le squelette
    .of = du squelette
    .to = au squelette
    .a = un squelette
    .help = 3 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-d_skeleton_b = Squelette (15 Karas, 1 XP)
    .the = le squelette
    .of = du squelette
    .to = au squelette
    .a = un squelette
    .help = 3 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-d_drake = Dragon (20 Karas, 5 XP)
    .the = le dragon
    .of = du dragon
    .to = au dragon
    .a = un dragon
    .help = 4 points de vie. Blesse qui le découvre sans l’Épée ; vaincu, il rapporte ce qui est écrit. Les coups portés restent, pour qui l’attaque ensuite.
tile-d_stone = Pierre de Légende
    .the = la Pierre de Légende
    .of = de la Pierre de Légende
    .to = à la Pierre de Légende
    .a = une Pierre de Légende
    .help = 10 points chacune, et les deux dans une même main gagnent aussitôt la partie.

## Tuiles Coffre

chest-c_tablet = Tablette
    .the = la Tablette
    .of = de la Tablette
    .to = à la Tablette
    .a = une Tablette
    .help = 8 points.
chest-c_idol = Idole
    .the = l’Idole
    .of = de l’Idole
    .to = à l’Idole
    .a = une Idole
    .help = 4 points.
chest-c_gold = Bourse d’or
    .the = la bourse d’or
    .of = de la bourse d’or
    .to = à la bourse d’or
    .a = une bourse d’or
    .help = 10 Karas aussitôt.
chest-c_skull = Le Crâne
    .the = le Crâne
    .of = du Crâne
    .to = au Crâne
    .a = le Crâne
    .help = 20 Karas aussitôt, et 2 points de moins à la fin.
chest-c_map = La Carte
    .the = la Carte
    .of = de la Carte
    .to = à la Carte
    .a = la Carte
    .help = 5 Karas aussitôt, ou 2 points à la fin : à vous de choisir.
chest-c_mimic = Mimic
    .the = le Mimic
    .of = du Mimic
    .to = au Mimic
    .a = le Mimic
    .help = Un monstre déguisé : deux épées de suite pour le garder (2 points) et piocher encore.

## Spécialistes

specialist-miner = Le Mineur
    .the = le Mineur
    .of = du Mineur
    .to = au Mineur
    .a = le Mineur
    .help = 5 Karas : il fouille les deux premières tuiles d’un site. XP, Pierres et coffres sont à vous ; éboulements et Karas sont perdus ; un monstre l’arrête.
specialist-archaeologist = L’Archéologue
    .the = l’Archéologue
    .of = de l’Archéologue
    .to = à l’Archéologue
    .a = l’Archéologue
    .help = 2 Karas : regardez les cinq premières tuiles d’un site.
specialist-diviner = La Divinatrice
    .the = la Divinatrice
    .of = de la Divinatrice
    .to = à la Divinatrice
    .a = la Divinatrice
    .help = 3 Karas : regardez trois tuiles d’affilée d’un site, aussi profond que vous voulez.
specialist-imitator = L’Imitateur
    .the = l’Imitateur
    .of = de l’Imitateur
    .to = à l’Imitateur
    .a = l’Imitateur
    .help = Il fait ce que sait faire le Spécialiste d’un autre joueur, pour 2 Karas de plus.

## Sites

site-site_1 = Site 1
    .the = le site 1
    .of = du site 1
    .to = au site 1
site-site_2 = Site 2
    .the = le site 2
    .of = du site 2
    .to = au site 2
site-site_3 = Site 3
    .the = le site 3
    .of = du site 3
    .to = au site 3
site-site_4 = Site 4
    .the = le site 4
    .of = du site 4
    .to = au site 4
site-site_5 = Site 5
    .the = le site 5
    .of = du site 5
    .to = au site 5
site-site_6 = Site 6
    .the = le site 6
    .of = du site 6
    .to = au site 6

## Niveaux des galeries

level-superficial = Superficielle
    .the = les galeries superficielles
level-intermediate = Intermédiaire
    .the = les galeries intermédiaires
level-deep = Profonde
    .the = les galeries profondes

## Faces du dé

face-sword = Épée
    .the = l’épée
    .a = une épée
face-hospital = Hôpital
    .the = l’hôpital
    .a = l’hôpital

## Niveaux d’expérience

experience-axolotl_food = Nourriture pour Axolotl
experience-greenhorn = Bleusaille
experience-budding_petrophile = Pétrophiliste en herbe
experience-new_indiana = Le nouvel Indiana
experience-hero_of_legend = Héros de légende

## Couleurs

colour-red = Rouge
    .the = les rouges
    .of = des rouges
    .to = aux rouges
colour-green = Vert
    .the = les verts
    .of = des verts
    .to = aux verts
colour-blue = Bleu
    .the = les bleus
    .of = des bleus
    .to = aux bleus
colour-orange = Orange
    .the = les oranges
    .of = des oranges
    .to = aux oranges

## Options

option-first_player = Qui commence
    .help = Désignez qui commence, ou laissez faire le hasard.
    .random = Au hasard
    .chosen = Au choix
option-memory_aid = Aide-mémoire
    .help = Oui : les tuiles que vous avez regardées restent marquées pour vous. Non : vous ne les voyez que le temps d’un regard, à vous de les retenir.

## Fins de partie

ending-both_stones = Les deux Pierres dans une main
    .help = Qui tient les deux Pierres de Légende gagne aussitôt, et vivra toujours.
ending-stones_apart = Les deux Pierres sont trouvées
    .help = Deux joueurs tiennent une Pierre chacun ; qui a le plus d’expérience gagne.
ending-five_sites = Cinq sites sont vides
    .help = Une seule Pierre a été trouvée, et seule, elle ne vaut rien ; qui a le plus d’expérience gagne.
ending-banished = Bannis
    .help = Quatre sites sont vides et aucune Pierre n’a été trouvée : tout le monde rentre à la nage, et personne ne gagne.
ending-unfinished = Inachevée
    .help = Après 200 tours de table, la partie s’arrête sans résultat.

## Événements : mise en place

event-took_colour = { $seat } joue { $colour_the }.
event-first_player = { $seat } commence.

## Événements : la partie

event-turn_began = Tour { $turn } : à { $seat } de jouer.
event-rented_sword = { $seat } loue l’Épée pour { $karas } Karas.
event-observed = { $seat } observe { $site_the }.
event-looked = { $seat } regarde la tuile { $depth } { $site_of }.
    .again = , puis la { $depth }.
event-saw = { $seat } voit { $tile_a } ({ $site }, tuile { $depth }).
    .again = , puis { $tile_a } (tuile { $depth }).
event-found_rockfall = { $seat } tombe sur un éboulement à la tuile { $depth } { $site_of } : on le retourne, et il rapporte { $karas } Karas.
event-turned_up = { $seat } retourne { $tile_a } à la tuile { $depth } { $site_of } et gagne { $karas } Karas.
event-dug = { $seat } fouille { $site_the }, tuile { $depth } : { $tile_a }.
event-gained = { $seat } reçoit { $karas } Karas.
event-protected = L’Épée protège { $seat } contre { $tile_the }.
event-wounded = Un aventurier { $seat_of } est blessé et va à l’hôpital.
event-found_stone = { $seat } tient la Pierre de Légende { $site_of } !
event-emptied =
    { $empty ->
        [one] Voilà { $site_the } vide : c’est le premier.
       *[other] Voilà { $site_the } vide : cela fait { $empty } sites.
    }
event-drew_chest = { $seat } ouvre un coffre : { $chest }.
event-rolled = { $seat } lance le dé : { $face }.
event-mimic_fled = Le Mimic échappe à { $seat } et se cache de nouveau parmi les coffres.
event-kept_chest =
    { $karas ->
        [0] { $seat } garde { $chest_the } ({ $xp } XP).
       *[other] { $seat } garde { $chest_the } ({ $karas } Karas, { $xp } XP).
    }
event-cashed_map = { $seat } échange la Carte contre { $karas } Karas.
event-destroyed = { $seat } déblaie l’éboulement { $site_of } et gagne { $karas } Karas.
event-fought = { $seat } attaque { $tile_the } { $site_of }.
event-beat =
    { $karas ->
        [0] { $seat } terrasse { $tile_the } : { $xp } XP.
       *[other] { $seat } terrasse { $tile_the } : { $karas } Karas et { $xp } XP.
    }
event-gambled =
    { $karas ->
        [0] { $seat } ne gagne rien au Tripot.
        [one] { $seat } gagne 1 Kara au Tripot.
       *[other] { $seat } gagne { $karas } Karas au Tripot.
    }
event-sold = { $seat } vend { $tile_a } pour { $karas } Karas.
event-bought = { $seat } achète un jeton de { $xp } XP pour { $karas } Karas.
event-hired = { $seat } engage { $specialist_the } pour { $karas } Karas.
event-imitated = { $seat } engage l’Imitateur pour { $karas } Karas, en copiant { $specialist_the }.
event-mined = Le Spécialiste { $seat_of } fouille { $site_the }, tuile { $depth } : { $tile_a }.
event-miner_stopped = Un monstre arrête le Spécialiste { $seat_of } { $site_to }.
event-ended_actions =
    { $left ->
        [0] { $seat } s’arrête là.
        [one] { $seat } s’arrête là et laisse 1 aventurier au repos.
       *[other] { $seat } s’arrête là et laisse { $left } aventuriers au repos.
    }
event-recruited = { $seat } prend la Recrue pour { $karas } Karas.
event-healed =
    { $number ->
        [0] { $seat } ne soigne personne.
        [one] { $seat } paie { $karas } Karas, et l’aventurier blessé rentre.
       *[other] { $seat } paie { $karas } Karas, et { $number } blessés rentrent.
    }
event-rests =
    { $number ->
        [0] Personne ne se repose chez { $seat }.
        [one] Un aventurier { $seat_of } passe un tour en salle de repos.
       *[other] { $number } aventuriers { $seat_of } passent un tour en salle de repos.
    }
event-returned =
    { $number ->
        [0] Personne ne revient du repos chez { $seat }.
        [one] Un aventurier reposé revient chez { $seat }.
       *[other] { $number } aventuriers reposés reviennent chez { $seat }.
    }
event-fell_asleep = { $specialist } s’endort devant { $seat }.
event-went_back = { $specialist } quitte { $seat } et retourne au Port.
event-game_over = La partie est finie.
event-stone_useless = La seule Pierre, trouvée par { $seat }, ne vaut rien.
event-scored =
    { $points ->
        [one] { $seat } : { $points } point. { $experience } !
       *[other] { $seat } : { $points } points. { $experience } !
    }

## Le décompte final

figure-empty_sites = Sites vides
figure-turns = Tours
source-xp = Expérience
source-stones = Pierres de Légende
source-karas = Karas ÷ 5

## Actions

action-rent_sword = Louer l’Épée (3 Karas)
action-leave_sword = Se passer de l’Épée
action-observe = Observer { $site_the }
action-dig = Fouiller { $site_the }
action-destroy = Déblayer l’éboulement { $site_of } ({ $karas } Karas)
action-fight = Combattre le monstre { $site_of }
action-gamble = Jouer au Tripot (gagner 1 Kara)
action-sell = Vendre une tuile de { $xp } XP
action-buy = Acheter 2 XP pour 5 Karas
action-hire = Engager { $specialist_the }
action-imitate = Engager l’Imitateur en copiant { $specialist_the }
action-end_actions = Finir les actions
action-turn_up = La retourner (+2 Karas)
action-look_on =
    { $then ->
        [hidden] La laisser cachée
        [done] Terminé
       *[next] Tuile suivante
    }
action-mine = Envoyer le Mineur { $site_to }
action-study = Étudier { $site_the }
action-divine = Regarder { $site_the } à partir de la tuile { $depth }
action-put_back = Remettre en place
action-cash_map = Échanger la Carte (5 Karas)
action-keep_map = Garder la Carte (2 XP)
action-recruit = Recruter (5 Karas)
action-leave_recruit = Ne pas recruter
action-heal =
    { $count ->
        [0] Les laisser se reposer
        [one] Ramener 1 aventurier (2 Karas)
       *[other] Ramener { $count } aventuriers (2 Karas chacun)
    }

## Questions

ask-rent_sword = Louez-vous l’Épée pour { $karas } Karas ?
ask-use_adventurers =
    { $left ->
        [0] Aucun aventurier n’est prêt.
        [one] Un aventurier est prêt : que fait-il ?
       *[other] { $left } aventuriers sont prêts : que fait l’un d’eux ?
    }{ $danger ->
        [yes] { " " }Trois sites sont vides et aucune Pierre n’est trouvée : au quatrième, tout le monde perd !
       *[no] { "" }
    }
ask-observe = Tuile { $depth } { $site_of } : { $tile }. Personne d’autre ne la voit.
ask-observe_monster = Tuile { $depth } { $site_of } : { $tile }. La retournez-vous (+2 Karas) ?
ask-look_at_tiles = Vous regardez les tuiles { $from } à { $to } { $site_of }. Personne d’autre ne les voit.
ask-use_specialist = Où envoyez-vous { $specialist_the } ?
ask-choose_map = La Carte : { $karas } Karas maintenant, ou { $xp } XP à la fin ?
ask-recruit = Prenez-vous votre Recrue pour { $karas } Karas ?
ask-heal =
    { $wounded ->
        [0] Personne n’est à l’hôpital ({ $karas } Karas par blessé).
        [one] Un aventurier est à l’hôpital : payez-vous { $karas } Karas pour le ramener ?
       *[other] { $wounded } aventuriers sont à l’hôpital : pour combien payez-vous { $karas } Karas ?
    }

## Mots du plateau

word-karas = Karas
word-xp = XP
word-points = Points
word-experience = Expérience
word-stones = Pierres de Légende
word-tokens = Jetons XP
word-adventurers = Aventuriers
word-home = Prêts
word-out = Dehors
word-hospital = Hôpital
word-rest_room = Salle de repos
word-beach = Plage
word-forge = Forge
word-sword = Épée
word-tripot = Tripot
word-counter = Comptoir
word-port = Port
word-axolotl = Axolotl
word-chests = Coffres
word-specialist = Spécialiste
word-awake = Face éveillée
word-asleep = Face endormie
word-recruit = Recrue
word-site = Site
word-tiles_left = Tuiles restantes
word-empty = Vide
word-empty_sites = Sites vides
word-face_down = Face cachée
word-face_up = Face visible
word-seen = Déjà vue par vous
word-wounds = Blessures
word-life = Vie
word-discards = Défausses
word-unseen = Pas encore vu
word-won = Gains
word-dice = Dé
word-price = Prix
word-danger = Quatre sites vides sans une Pierre : tout le monde perd.

## Règles : généralités

rule-TK-G1 = Qui possède à soi seul les deux Pierres de Légende gagne aussitôt. Sinon, le plus d’expérience gagne.
    .title = Le but
rule-TK-G2 = Les tuiles gagnées et les tuiles défaussées restent visibles de tous pendant toute la partie.
    .title = Tout gain est visible
rule-TK-G3 = Chaque aventurier sait faire la même chose, la Recrue aussi.
    .title = Tous pareils
rule-TK-G4 = On joue l’un après l’autre, dans le sens des aiguilles d’une montre.
    .title = Chacun son tour
rule-TK-G5 = Un prix se paie en entier avant l’effet. Ni dettes, ni cadeaux, ni échanges entre joueurs.
    .title = Payer d’abord

## Règles : mise en place

rule-TK-S1 = Chaque joueur a une couleur, un plateau et 2 aventuriers, prêts à partir.
    .title = Une couleur chacun
rule-TK-S2 = La Recrue de chaque couleur en jeu attend sur la Plage.
    .title = Les Recrues
rule-TK-S3 = Les quatre Spécialistes sont au Port, face éveillée.
    .title = Les Spécialistes
rule-TK-S4 = Les 8 tuiles Coffre forment une pioche face cachée sur l’Axolotl.
    .title = Les coffres
rule-TK-S5 = Les 16 autres galeries profondes font deux tas de huit. Chacun reçoit une Pierre, est mélangé puis coupé en trois piles ; les six piles vont au hasard sur les six sites.
    .title = Cacher les Pierres
rule-TK-S6 = Les deux Pierres sont donc sur deux sites différents, chacune à la profondeur 7, 8 ou 9.
    .title = Jamais ensemble
rule-TK-S7 = Sur chaque pile profonde viennent 3 galeries intermédiaires puis 3 superficielles, au hasard et face cachée.
    .title = Neuf tuiles
rule-TK-S8 = Le Comptoir a 3 jetons XP par joueur.
    .title = Jetons XP
rule-TK-S9 = L’Épée et le dé sont à la Forge. Tout le monde commence sans Karas.
    .title = Poches vides
rule-TK-S10 = On tire au sort qui commence, sauf si la table en décide.
    .title = Qui commence

## Règles : le tour

rule-TK-T1 = Un tour a trois étapes dans cet ordre : l’Épée, les aventuriers, le recrutement et la fin de journée.
    .title = Trois étapes
rule-TK-T2 = Un aventurier fait une seule action par tour.
    .title = Une action chacun
rule-TK-T3 = Chaque aventurier prêt peut observer, fouiller, déblayer un éboulement (à deux), jouer au Tripot, commercer, engager ou combattre. L’un après l’autre, et chaque action se règle avant la suivante.
    .title = Sept choses à faire
rule-TK-T4 = Un aventurier reste où on l’a envoyé, ou à l’hôpital, jusqu’à la fin de la journée.
    .title = Dehors jusqu’au soir
rule-TK-T5 = Observer, fouiller, jouer et combattre peuvent se répéter avec d’autres aventuriers, même sur le même site. Le Comptoir et l’engagement, une fois par tour.
    .title = Combien de fois
rule-TK-T6 = Quand les aventuriers ont servi, vous pouvez recruter et devez terminer la journée.
    .title = La dernière étape

## Règles : l’Épée

rule-TK-W1 = Au tout début de votre tour, jamais après, vous pouvez louer l’Épée pour 3 Karas.
    .title = Au début seulement
rule-TK-W2 = Elle protège d’un monstre découvert en fouillant, et il la faut pour combattre.
    .title = À quoi elle sert
rule-TK-W3 = Elle revient à la Forge en fin de tour : elle y est donc toujours au tour suivant.
    .title = Rendue chaque soir

## Règles : observer

rule-TK-O1 = Un aventurier va à côté d’un site.
    .title = En envoyer un
rule-TK-O2 = Vous regardez en secret ses trois premières tuiles, une par une à partir du haut.
    .title = Trois tuiles
rule-TK-O3 = Un éboulement met fin à l’observation : vous ne voyez pas ce qui est dessous.
    .title = Arrêt
rule-TK-O4 = Cet éboulement doit être retourné face visible à sa place, et vous recevez 2 Karas.
    .title = Retourné
rule-TK-O5 = Un éboulement déjà visible ne rapporte rien.
    .title = Pas deux fois
rule-TK-O6 = Vous pouvez retourner un monstre à sa place et gagner 2 Karas, ou le laisser caché. Dans les deux cas l’observation continue.
    .title = Un monstre
rule-TK-O7 = Les tuiles sont remises dans le même ordre.
    .title = Comme elles étaient
rule-TK-O8 = Une tuile retournée le reste, même sous d’autres tuiles.
    .title = Visible pour de bon
rule-TK-O9 = On n’observe pas sous un éboulement ou un monstre retourné à un tour précédent. Ce qui est au-dessus se regarde.
    .title = Pas plus bas

## Règles : fouiller

rule-TK-D1 = Un aventurier retourne la première tuile d’un site.
    .title = En retourner une
rule-TK-D2 = Recevez les Karas inscrits et défaussez la tuile.
    .title = Karas
rule-TK-D3 = Votre aventurier est bloqué et ne gagne rien ; l’éboulement reste, face visible.
    .title = Éboulement
rule-TK-D4 = Votre aventurier est blessé et doit aller à l’hôpital ; le monstre reste, face visible.
    .title = Monstre sans l’Épée
rule-TK-D5 = Votre aventurier est protégé et son action s’achève ; le monstre reste, face visible.
    .title = Monstre avec l’Épée
rule-TK-D6 = Défaussez la tuile, piochez une tuile Coffre et recevez sa récompense.
    .title = Coffre
rule-TK-D7 = Gardez la tuile, face visible ; elle compte à la fin.
    .title = Expérience
rule-TK-D8 = Gardez la tuile, et votre aventurier doit aller à l’hôpital, avec ou sans l’Épée.
    .title = Expérience et blessure
rule-TK-D9 = Gardez-la, face visible. Quand les deux Pierres sont trouvées, la partie finit aussitôt.
    .title = Pierre de Légende

## Règles : les éboulements

rule-TK-R1 = Deux aventuriers prêts vont ensemble à un éboulement visible, qui est défaussé.
    .title = À deux
rule-TK-R2 = 2 Karas par éboulement visible à ce moment, celui qu’on déblaie compris.
    .title = La récompense
rule-TK-R3 = Face visible au sommet de son site. Un éboulement recouvert ne se déblaie ni ne se compte.
    .title = Visible

## Règles : le Tripot

rule-TK-P1 = Chaque aventurier envoyé au Tripot rapporte 1 Kara.
    .title = Jouer

## Règles : le Comptoir

rule-TK-M1 = Un aventurier par tour peut aller au Comptoir, pour vendre ou pour acheter, pas les deux.
    .title = Une visite
rule-TK-M2 = Vendez une tuile XP à 5 Karas le point, entière ; elle est défaussée.
    .title = Vendre
rule-TK-M3 = Seulement des galeries XP : ni Pierres, ni jetons, ni monstres, ni coffres.
    .title = Ce qui se vend
rule-TK-M4 = Payez 5 Karas pour un jeton de 2 XP, tant qu’il y en a.
    .title = Acheter

## Règles : engager

rule-TK-H1 = Un aventurier va au Port, vous payez, et le Spécialiste vient devant vous, éveillé.
    .title = Au Port
rule-TK-H2 = La compétence doit s’utiliser aussitôt.
    .title = Aussitôt
rule-TK-H3 = On n’engage qu’un Spécialiste présent au Port.
    .title = Qui est là
rule-TK-H4 = On n’a jamais deux Spécialistes ; tant que vous en avez un devant vous, éveillé ou endormi, vous ne pouvez pas en engager d’autre.
    .title = Jamais deux
rule-TK-H5 = Un Spécialiste reste deux de vos tours : un éveillé, un endormi.
    .title = Deux tours

## Règles : combattre

rule-TK-F1 = L’Épée, et un monstre face visible au sommet de son site.
    .title = Ce qu’il faut
rule-TK-F2 = Un aventurier attaque et lance le dé jusqu’à ce que le monstre soit vaincu ou qu’une attaque échoue.
    .title = Sans retour
rule-TK-F3 = L’attaque échoue et l’aventurier doit aller à l’hôpital. Un autre peut attaquer.
    .title = Hôpital
rule-TK-F4 = Le monstre reçoit un jeton Blessure.
    .title = Épée
rule-TK-F5 = Avec autant de blessures que de points de vie, il est vaincu et l’attaque s’achève.
    .title = Vaincu
rule-TK-F6 = Gardez la tuile et recevez aussitôt ses Karas et ses points.
    .title = Butin
rule-TK-F7 = Un monstre qui survit garde ses blessures, au profit de qui le combattra.
    .title = Les blessures restent

## Règles : la fin de journée

rule-TK-N1 = Une fois dans la partie, payez 5 Karas pour prendre votre Recrue sur la Plage. Dès votre prochain tour vous avez 3 aventuriers.
    .title = Recruter
rule-TK-N2 = La journée doit finir, dans l’ordre qui suit.
    .title = Toujours
rule-TK-N3 = Les aventuriers qui ne sont ni à l’hôpital ni au repos rentrent.
    .title = Retour
rule-TK-N4 = Pour chaque aventurier à l’hôpital, vous pouvez payer 2 Karas : il rentre aussitôt.
    .title = Soigner
rule-TK-N5 = Les autres vont en salle de repos jusqu’à la fin de votre prochain tour.
    .title = La salle de repos
rule-TK-N6 = Ceux qui s’y reposaient au début du tour rentrent, sans payer.
    .title = Après le repos
rule-TK-N7 = Une blessure non soignée coûte donc exactement un tour à cet aventurier.
    .title = Un tour perdu
rule-TK-N8 = L’Épée revient à la Forge.
    .title = L’Épée
rule-TK-N9 = Un Spécialiste engagé ce tour-ci s’endort et reste.
    .title = Bonne nuit
rule-TK-N10 = Un Spécialiste qui dormait ce tour-ci retourne au Port.
    .title = Retour au Port

## Règles : les coffres

rule-TK-K1 = Une tuile Coffre donne aussitôt ses Karas et ses points et se garde. Seul le Mimic fait davantage.
    .title = Récompenses
rule-TK-K2 = Un monstre de 2 points de vie que l’aventurier qui fouille doit combattre aussitôt, avec ou sans l’Épée.
    .title = Mimic
rule-TK-K3 = Il faut deux épées de suite.
    .title = Deux de suite
rule-TK-K4 = Gardez-le (2 XP), piochez une autre tuile Coffre et gardez-la aussi.
    .title = Mimic vaincu
rule-TK-K5 = Il retourne dans la pioche, qu’on mélange. Ce coffre ne donne rien.
    .title = Mimic invaincu
rule-TK-K6 = Qui échoue contre le Mimic va à l’hôpital.
    .title = Le Mimic mord
rule-TK-K7 = 20 Karas aussitôt ; gardez-le, 2 points de moins à la fin. Pas moyen de refuser.
    .title = Le Crâne
rule-TK-K8 = Choisissez aussitôt : 5 Karas en la défaussant, ou la garder pour 2 points.
    .title = La Carte

## Règles : les Spécialistes

rule-TK-Q1 = Il fouille les deux premières tuiles d’un site, l’une après l’autre.
    .title = Le Mineur
rule-TK-Q2 = Les tuiles XP, les Pierres et les coffres sont à vous ; les coffres s’ouvrent comme d’habitude.
    .title = Ce qu’il rapporte
rule-TK-Q3 = La blessure d’une tuile XP ne touche ni lui ni votre aventurier.
    .title = Personne de blessé
rule-TK-Q4 = Éboulements et Karas sont défaussés sans rien rapporter.
    .title = Ce qu’il gâche
rule-TK-Q5 = Aucun éboulement ne le bloque, visible ou caché.
    .title = Jamais bloqué
rule-TK-Q6 = Ni combat ni blessure ; son travail s’arrête. Le monstre reste, face visible.
    .title = Arrêté par un monstre
rule-TK-Q7 = Il fait ce que fait un Spécialiste engagé par un autre joueur.
    .title = L’Imitateur
rule-TK-Q8 = Le prix du Spécialiste qu’il copie, plus 2 Karas.
    .title = Son prix
rule-TK-Q9 = Un Spécialiste qui est en ce moment devant un autre joueur. S’il n’y en a aucun, on ne peut pas l’engager.
    .title = Qui il copie
rule-TK-Q10 = Il reste et s’endort comme tout Spécialiste ; celui qu’il copie ne bouge pas.
    .title = Puis comme les autres
rule-TK-Q11 = Choisissez un site et regardez en secret 3 tuiles d’affilée, à n’importe quelle profondeur.
    .title = La Divinatrice
rule-TK-Q12 = Éboulements et monstres ne l’arrêtent pas, et rien n’est retourné.
    .title = Elle ne fait que regarder
rule-TK-Q13 = Elles font partie des trois, et elle voit dessous.
    .title = Les tuiles visibles comptent
rule-TK-Q14 = Choisissez un site et regardez en secret ses 5 premières tuiles, à la manière de la Divinatrice.
    .title = L’Archéologue

## Règles : la fin

rule-TK-E1 = La partie finit dès que l’un des cas suivants est vrai, même au milieu d’un tour.
    .title = Aussitôt
rule-TK-E2 = Quatre sites sont vides et aucune Pierre n’a été trouvée : tout le monde a perdu.
    .title = Bannis
rule-TK-E3 = Cinq sites sont vides et une seule Pierre a été trouvée : elle ne compte pas, et qui a le plus d’XP gagne.
    .title = Une seule ne sert à rien
rule-TK-E4 = Les deux Pierres ont été trouvées.
    .title = Les deux Pierres
rule-TK-E5 = Par le même joueur : il gagne, quels que soient les points.
    .title = Dans une seule main
rule-TK-E6 = Par deux joueurs : on compte les XP, 10 par Pierre, et le plus haut total gagne.
    .title = Dans deux mains

## Règles : le décompte

rule-TK-V1 = Tuiles XP, 2 par jeton, monstres, tuiles Coffre (le Crâne : moins 2), et une Pierre qui compte.
    .title = Les points
rule-TK-V2 = Un point de plus pour chaque lot complet de 5 Karas.
    .title = Les Karas
rule-TK-V3 = Les tuiles XP vendues et la Carte encaissée ne comptent pas.
    .title = Vendu, perdu
rule-TK-V4 = De 0 à 9 Nourriture pour Axolotl, de 10 à 19 Bleusaille, de 20 à 29 Pétrophiliste en herbe, de 30 à 39 Le nouvel Indiana, 40 et plus Héros de légende.
    .title = Les niveaux
rule-TK-V5 = 40 fait déjà un héros ; en dessous de 0, c’est le plus bas niveau.
    .title = Aux extrêmes
rule-TK-V6 = Les joueurs à égalité pour le plus d’XP se partagent la victoire.
    .title = Égalités

## Règles : exemples

rule-TK-EX1 = S’il y en a quatre de visibles, en déblayer un rapporte 8 Karas, et il en reste trois.
    .title = Quatre éboulements
rule-TK-EX2 = Une tuile 4 XP rapporte 20 Karas au Comptoir.
    .title = Vendre 4 XP
rule-TK-EX3 = À 2, 3 ou 4 joueurs : 6, 9 ou 12 jetons XP.
    .title = Jetons
rule-TK-EX4 = 20 Karas de plus, et 2 points de moins à la fin.
    .title = Le Crâne pioché
rule-TK-EX5 = 5 Karas et on la défausse, ou 2 points et on la garde.
    .title = La Carte piochée
rule-TK-EX6 = Cinq sites vides et une Pierre trouvée : elle vaut 0.
    .title = Une Pierre seule
rule-TK-EX7 = Cela ne rapporte rien ; l’observer aurait rapporté 2 Karas.
    .title = Fouiller un éboulement

## Règles : ce qu’on sait

rule-TK-I1 = Les tuiles restantes et leur niveau, les tuiles retournées, les blessures, les défausses, les gains, l’argent, les jetons, l’Épée, les Spécialistes, les aventuriers et le nombre de tuiles Coffre.
    .title = Visible de tous
rule-TK-I2 = Ce que vous avez vu en observant, ou avec la Divinatrice ou l’Archéologue.
    .title = Pour vos yeux seulement
rule-TK-I3 = Tout le monde voit qui regarde où, jusqu’à quelle profondeur, et si un éboulement l’a arrêté ; personne n’apprend qu’un monstre est resté caché. On vous interroge donc à chaque tuile.
    .title = Un regard sans trace
rule-TK-I4 = Ce qui peut rester caché : les 18 tuiles d’un niveau moins celles que vous avez vues.
    .title = Compter
rule-TK-I5 = Une tuile ne change jamais de place : ce que vous avez vu reste vrai.
    .title = Rien ne bouge
rule-TK-I6 = Deux sites différents, chaque paire aussi probable qu’une autre, et dans chacun n’importe quelle place profonde.
    .title = Les chances des Pierres

## Règles : précisions

rule-TK-X1 = Vous pouvez finir vos actions alors que des aventuriers sont encore prêts.
    .title = S’arrêter avant
rule-TK-X2 = Si tous se reposent, vous pouvez louer l’Épée et recruter, puis la journée finit.
    .title = Personne de prêt
rule-TK-X3 = L’une des trois premières tuiles est cachée, sans éboulement ni monstre d’un tour précédent visible au-dessus.
    .title = Quand observer
rule-TK-X4 = Un monstre retourné ce tour-ci n’arrête pas une observation ; il compte parmi les trois tuiles.
    .title = Un monstre de ce tour
rule-TK-X5 = Il bloque comme un autre et ne rapporte pas deux fois.
    .title = Un éboulement de ce tour
rule-TK-X6 = Un éboulement sous d’autres tuiles ne compte pas comme visible.
    .title = Éboulements recouverts
rule-TK-X7 = On ne fouille pas un site dont la première tuile est visible : déblayez l’éboulement, ou combattez le monstre.
    .title = Rien à retourner
rule-TK-X8 = Une observation ne s’interrompt pas.
    .title = Jusqu’au bout
rule-TK-X9 = S’il reste moins de tuiles, vous regardez celles-là.
    .title = Sites courts
rule-TK-X10 = Vous pouvez regarder des tuiles connues, et retourner un monstre laissé caché.
    .title = Revoir
rule-TK-X11 = Qui découvre un monstre ne le combat pas dans la même action ; un autre aventurier le peut.
    .title = Trouvé, pas combattu
rule-TK-X12 = L’Épée n’évite pas la blessure d’une tuile XP.
    .title = L’Épée et les blessures
rule-TK-X13 = L’hôpital et la salle de repos ont de la place pour tous.
    .title = Plusieurs blessés
rule-TK-X14 = On ne paie pas pour sortir du repos ; la sortie est gratuite en fin de tour.
    .title = Pas de rachat
rule-TK-X15 = Seuls ceux qui se reposaient au début du tour rentrent ce soir-là.
    .title = Nouveau au repos
rule-TK-X16 = Le Mimic se combat comme d’habitude ; s’il l’emporte, personne n’est blessé. Puis le Mineur continue.
    .title = Mineur et Mimic
rule-TK-X17 = Après un Mimic vaincu, le coffre suivant ne peut pas être le Mimic.
    .title = Un seul Mimic
rule-TK-X18 = La pioche ne peut pas s’épuiser.
    .title = Assez de coffres
rule-TK-X19 = Un Mimic touché une fois, mais qui s’échappe, retrouve ses 2 points de vie.
    .title = Le Mimic se remet
rule-TK-X20 = S’il ne reste qu’une tuile, le Mineur fouille celle-là ; sous un monstre visible, rien. Le prix est dépensé.
    .title = Peu à creuser
rule-TK-X21 = Il y a toujours assez de Karas.
    .title = Argent sans fin
rule-TK-X22 = Il y a toujours assez de jetons Blessure.
    .title = Blessures sans fin
rule-TK-X23 = Sans jetons, rien à acheter ; les tuiles vendues ne deviennent pas des jetons.
    .title = Jetons comptés
rule-TK-X24 = Après chaque tuile résolue, y compris entre les deux du Mineur.
    .title = Quand on vérifie la fin
rule-TK-X25 = La Pierre se prend avant qu’on compte les sites vides.
    .title = Une Pierre au fond
rule-TK-X26 = La dernière tuile d’un site se résout jusqu’au bout, Mimic et Carte compris, avant la fin.
    .title = Dernière récompense
rule-TK-X27 = Le vaincre vide le site.
    .title = Un monstre au fond
rule-TK-X28 = Quand la partie finit, on ne fait plus rien : ni recrutement, ni soins.
    .title = En plein tour
rule-TK-X29 = Après 200 tours de table, une partie s’arrête inachevée, sans résultat.
    .title = Sans fin
rule-TK-X30 = Pas les deux dans le même tour : il n’y a qu’une visite.
    .title = Vendre ou acheter
rule-TK-X31 = Un Spécialiste au Port s’engage, il ne se copie pas.
    .title = Engager l’original
rule-TK-X32 = Ce que le Mineur trouvera ne peut pas le payer.
    .title = Pas de crédit
rule-TK-X33 = On recrute avant de soigner, avec le même argent.
    .title = Une seule bourse
rule-TK-X34 = Les Recrues des couleurs que personne ne joue restent dans la boîte.
    .title = Autres couleurs
rule-TK-X35 = Le Tripot est toujours ouvert à un aventurier prêt.
    .title = Toujours quelque chose à faire
rule-TK-X36 = Quand tous sont bannis, il n’y a ni victoire ni classement.
    .title = Personne ne gagne
rule-TK-X37 = Un total peut être négatif.
    .title = Sous zéro
rule-TK-X38 = Retourner un monstre ou un éboulement ne rapporte qu’une fois dans la partie.
    .title = Une seule fois
rule-TK-X39 = Après sa première tuile, on ne peut pas l’arrêter.
    .title = Le Mineur continue
rule-TK-X40 = Les cercles du village n’excluent jamais personne.
    .title = De la place au village
rule-TK-X41 = Un coffre qu’il fouille est défaussé et l’on pioche une tuile Coffre, comme toujours.
    .title = Les coffres du Mineur
rule-TK-X42 = La galerie est défaussée avant le combat ; un Mimic qui s’échappe ne la ramène pas.
    .title = Un coffre perdu
rule-TK-X43 = Le premier rentre sans payer ; pour l’autre vous payez, ou il se repose.
    .title = Un au repos, un blessé
rule-TK-X44 = Selon les XP ; à égalité, la même place. Si un joueur a les deux Pierres, tous les autres ont perdu au même titre.
    .title = Derrière le vainqueur
