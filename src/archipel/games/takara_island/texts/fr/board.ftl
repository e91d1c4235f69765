### Le plateau de Takara Island : le nom des pièces pour qui survole, demande ou écoute.

## Sous terre

board-dig = Les six sites
board-cell = { $place }, tuile { $depth }
board-hidden = Tuile cachée, { $what }
board-life =
    { $life ->
        [one] { $left } point de vie sur 1
       *[other] { $left } points de vie sur { $life }
    }
board-looked = déjà vue par { $names }

## Le village

board-village = La rue du village
board-tag-forge = { $sword } K le tour
board-tag-hospital = { $heal } K chacun
board-tag-beach = { $recruit } K
board-tag-counter = ★ reste { $left }
board-tag-tripot = +{ $gamble } K
board-sword-here = l’Épée est là
board-sword-out = { $name } a l’Épée
board-wards = blessés : { $wounded }, au repos : { $resting }
board-recruits =
    { $count ->
        [0] plus aucune recrue
        [one] { $count } recrue attend
       *[other] { $count } recrues attendent
    }
board-there =
    { $count ->
        [one] { $count } aventurier est là
       *[other] { $count } aventuriers sont là
    }
board-place-forge = Au tout début de votre tour seulement : 3 Karas pour l’Épée jusqu’au soir. Elle protège qui déterre un monstre, et sans elle pas de combat.
board-place-hospital = En fin de journée, 2 Karas ramènent un blessé. Un blessé qu’on ne paie pas se repose pendant votre prochain tour.
board-place-beach = Votre recrue attend ici : 5 Karas en fin de journée, une fois par partie, pour un troisième aventurier.
board-place-counter = Une visite par tour : vendre une tuile XP, 5 Karas le point, ou acheter un jeton de 2 XP pour 5 Karas.
board-place-tripot = 1 Kara par aventurier envoyé.
board-place-port = Un spécialiste par tour, si vous n’en avez pas. Il travaille aussitôt, puis dort devant vous pendant votre prochain tour.
board-place-axolotl = L’Axolotl veille sur les tuiles Coffre. Déterrez un coffre, et vous en piochez une.
board-short-miner = Mineur
board-short-archaeologist = Archéo­logue
board-short-diviner = Divina­trice
board-short-imitator = Imitateur
board-specialist-here = au Port, { $price } Karas
board-specialist-with =
    { $state ->
        [awake] chez { $name }, bien réveillé
       *[asleep] chez { $name }, endormi
    }

## Ce que donnent les choix

board-does-observe = jusqu’à trois tuiles, pour vos yeux seuls
board-does-dig = la première tuile est retournée devant tous
board-does-destroy =
    { $rockfalls ->
        [one] à deux aventuriers, et { $karas } Karas : un éboulement est sur le dessus d’un site
       *[other] à deux aventuriers, et { $karas } Karas : { $rockfalls } éboulements sont sur le dessus d’un site
    }
board-does-fight = lancez le dé jusqu’à ce que l’un des deux tombe ; les coups portés restent
board-does-mine = deux tuiles, sauf si un monstre l’arrête
board-does-study = les cinq premières tuiles, pour vos yeux seuls
board-does-divine = trois tuiles, pour vos yeux seuls
board-does-gamble = 1 Kara à coup sûr
board-does-buy = 5 Karas contre 2 XP
board-does-hire = au travail tout de suite
board-does-imitate = au travail tout de suite
board-does-rent_sword = pour ce tour
board-does-recruit = un troisième aventurier pour de bon
board-does-end_actions = ceux qui restent ne font rien

## Sur la corniche

board-gauge =
    { $stones ->
        [0] Sites vides : { $count } sur { $last }. À { $last } sans Pierre, tout le monde perd.
       *[other] Sites vides : { $count } sur { $last }. À { $last } la partie s’arrête, et une Pierre seule ne vaut rien.
    }
board-gauge-title = Sites vides et Pierres
board-gauge-help = Quatre sites vides sans Pierre : tout le monde est banni. Dès qu’une Pierre est trouvée, le cinquième site vide arrête la partie, et cette Pierre ne compte pas.
board-chests =
    { $count ->
        [0] L’Axolotl n’a plus de tuile Coffre
        [one] L’Axolotl garde { $count } tuile Coffre
       *[other] L’Axolotl garde { $count } tuiles Coffre
    }
board-chests-left = Dans la pile, dans un ordre inconnu
board-fight = Dernier combat : { $name } contre { $monster }. { $faces }
board-no-fight = Aucun combat pour l’instant
board-dice-title = Le dé
board-dice-help = Quatre faces Épée, deux faces Hôpital. L’Épée blesse le monstre ; l’Hôpital met fin à l’attaque.
board-lens-title = Ce que vous regardez
board-lens-help = Vous seul voyez ces tuiles.
board-only-you = { $place } : vous seul le voyez
board-hidden-tiles = Cachées
board-browse-discards = Défausse
board-browse-unseen = Pas encore vu
board-browse-chests = Tuiles Coffre
board-unseen-help =
    { $seen ->
        [0] Tuiles cachées : { $hidden }. Voici ce qu’elles peuvent être.
       *[other] Tuiles cachées : { $hidden }. Vous en connaissez { $seen } ; voici ce que peuvent être les { $left } autres.
    }
board-nothing = Rien.

board-danger-stone = Le cinquième site vide arrête la partie, et une Pierre seule ne vaut rien.

board-danger = Danger
board-left =
    { $count ->
        [0] Plus aucune tuile
        [one] Reste { $count } tuile
       *[other] Restent { $count } tuiles
    }

## Ce que veut dire chaque marque

board-browse-legend = Les marques et leur sens
board-mark-level = Face cachée : un crâne par profondeur, trois au plus profond
board-mark-chalk = À la craie : cachée, mais vous la connaissez
board-mark-eye = Un joueur de cette couleur l’a regardée
board-mark-karas = Les Karas qu’elle rapporte
board-mark-xp = Les XP qu’elle vaut
board-mark-life = Points de vie d’un monstre ; un point pâle est déjà touché
board-mark-wound = Une blessure : l’hôpital, Épée ou non
board-mark-left = Tuiles restantes d’un site
board-mark-lit = On peut agir ici
board-mark-oneway = On peut agir ici, sans retour possible
board-mark-changed = A changé depuis votre dernier choix
board-mark-out = Un aventurier au travail
board-mark-rest = Un aventurier au repos pour un tour
board-mark-beach = La recrue, encore sur la Plage
board-mark-asleep = Un spécialiste endormi, jusqu’à la fin du tour

## Les joueurs

board-everybody = Les comptes de chacun
board-active = À son tour
board-points =
    { $count ->
        [0] { $count } point
        [one] { $count } point
       *[other] { $count } points
    }
board-total = Points à cet instant : expérience, 10 par Pierre, 1 par tranche de 5 Karas
board-team = Aventuriers : { $list }
board-won = Gains { $seat_of }
board-token = Jeton XP (2 XP)
board-won-worth =
    { $stones ->
        [0] Le tout vaut { $xp } XP.
        [one] Le tout vaut { $xp } XP, et une Pierre 10 de plus si l’on trouve les deux.
       *[other] Les deux Pierres dans une main : la partie est gagnée.
    }

## Choisir

board-belt = Vos aventuriers et leurs outils
board-ready =
    { $count ->
        [one] { $count } aventurier est prêt : le prendre en main
       *[other] { $count } aventuriers sont prêts : en prendre un en main
    }
board-pick-adventurer = Où va-t-il ?
board-pick-observe = Quel site observer ?
board-pick-dig = Où fouiller ?
board-pick-destroy = Quel éboulement déblayer ?
board-pick-fight = Quel monstre combattre ?
board-close = Fermer
board-rule = La règle
