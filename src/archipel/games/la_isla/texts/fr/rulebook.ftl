### La Isla : le livret de règles, avec nos propres mots. [LI-G1] après une phrase nomme les règles qui la fondent.

rulebook-aim =
    Sur La Isla vivent cinq animaux que l’on croit disparus : le dodo, le fossa géant, le crapaud doré, le pika sarde et le papillon hibou. Vos explorateurs partent à leur recherche.

    On gagne un animal en occupant toutes les cases autour de l’endroit où il vit. [LI-G2 LI-C6] On marque en le prenant, en faisant monter sa valeur, et à la fin selon le nombre qu’on en a. Le plus de points gagne. [LI-G1 LI-E5]

    Tout cela se fait avec des cartes, et chaque carte a trois usages dont un seul servira. Tout le jeu est là. [LI-K2]
    .title = Pourquoi vous êtes là
picture-two_regions = Un explorateur sur la case éclairée (1) ferme deux régions d’un coup : deux animaux, et des points pour les deux.

rulebook-table =
    L’île est faite de dix dents autour d’un centre, assemblées autrement à chaque partie. [LI-S2] Sur ses trente-cinq régions de jungle vivent sept animaux de chaque espèce. [LI-S3] Entre les régions se trouvent les cases des explorateurs : désert, prairie, montagne, steppe et marais, chacune avec un symbole. [LI-C4]

    À côté, cinq pistes, une par animal, chacune avec un marqueur qui part de 0. [LI-S4]

    Devant chacun, un étui à slots, et des ressources de cinq couleurs, visibles de tous. [LI-S5 LI-S7]
    .title = Ce qu’il y a sur la table
picture-whole_table = L’île (1), les pistes des cinq animaux (2), vos cartes et vos ressources (3), et les joueurs avec leurs étuis (4).

rulebook-setup =
    On joue de deux à quatre. [LI-S1] Chacun prend une couleur : six explorateurs, dont l’un compte les points et cinq attendent d’être placés, et un étui à trois slots vides. [LI-S5]

    Chacun commence avec cinq ressources, une de chaque couleur, et une grande tuile Animal tirée au hasard. Elle compte pour deux animaux. [LI-S7 LI-S8 LI-E4]

    Pour une première partie, prenez les 120 cartes de valeur 1. [LI-S11] Quelqu’un reçoit la carte 1er joueur. [LI-S13]
    .title = La mise en place
picture-fresh_island = Une île toute neuve, avec tous ses animaux.

rulebook-round =
    Un round a cinq parties. Tout le monde en finit une avant de passer à la suivante. [LI-T1]

    - Les cartes : piochez-en trois, posez-en une face cachée sous A, une sous B, une sous D. [LI-K1 LI-K3]
    - A : votre carte devient une fonction. [LI-A1]
    - B : votre carte devient une ressource. [LI-B1]
    - C : placez un explorateur, ou prenez une ressource. [LI-C1]
    - D : votre carte fait monter un animal. [LI-D1]

    On regarde ensuite si la partie est finie ; sinon, la carte 1er joueur passe dans le sens horaire. [LI-T3]
    .title = Un round en bref

rulebook-cards =
    Vous piochez trois cartes que vous êtes seul à voir. Chacune montre une fonction, une ressource et un animal. Vous en posez une sous A pour sa fonction, une sous B pour sa ressource, une sous D pour son animal ; tout le monde le fait en secret, en même temps. Ce qu’une carte aurait pu faire ailleurs est perdu. [LI-K1 LI-K2 LI-K3]

    On ne garde aucune carte. [LI-K3] La question n’est donc jamais de savoir quelle carte est bonne, mais où chacune des trois manquera le moins.
    .title = Une carte, trois usages
picture-three_cards = Trois cartes à répartir sous A, B et D : quelle fonction, quelle couleur, quel animal ?

rulebook-slots =
    La carte sous A est révélée et glissée dans un slot de votre étui. Dès cet instant sa fonction est à vous, dans ce round déjà, tant qu’on la voit. [LI-A1 LI-A2]

    S’il reste un slot libre, vous pouvez le prendre. Quand tous sont pris, la nouvelle carte doit en recouvrir une, et ce qui est recouvert est perdu pour de bon ; seul reste à vous un explorateur ou un slot en plus. [LI-A3 LI-A5 LI-A7] Le même slot peut être recouvert autant de fois qu’on veut. [LI-A4]

    On n’a jamais deux fois la même fonction visible. [LI-A6]
    .title = A : une fonction
picture-covering = Deux fonctions sont déjà dans l’étui : la nouvelle va dans le slot libre ou en recouvre une ancienne.

rulebook-resource =
    La carte sous B est révélée et défaussée, et vous prenez une ressource de sa couleur : jaune, verte, grise, beige ou marron. [LI-B1] L’une de vos fonctions peut y ajouter quelque chose. [LI-B2]

    Il y a toujours assez de ressources. Ce qu’il vous faut, c’est deux d’une même couleur : c’est le prix d’une case. [LI-C4]
    .title = B : une ressource

rulebook-place =
    À tour de rôle, dans le sens horaire, chacun place un explorateur sur n’importe quelle case de l’île et paie deux ressources de sa couleur : jaune pour le désert, vert pour la prairie, gris pour la montagne, beige pour la steppe, marron pour le marais. [LI-C1 LI-C3 LI-C4]

    D’autres peuvent déjà y être ; vous-même, une seule fois. [LI-C5]

    Les explorateurs viennent de votre réserve. Quand elle est vide, vous en reprenez un sur l’île et le déplacez, pour le même prix. [LI-C2] Et si vous ne pouvez pas payer, ou préférez attendre, prenez plutôt une ressource de votre choix. [LI-C9]
    .title = C : un explorateur
picture-where_to_place = Les cases éclairées peuvent être payées, de deux ressources de leur couleur, et ce joueur n’y a pas encore d’explorateur.

rulebook-surround =
    Quand vos explorateurs occupent toutes les cases autour d’une région, vous prenez son animal et marquez le nombre inscrit : deux, trois ou quatre, autant qu’il a fallu d’explorateurs. [LI-C6 LI-C8]

    Un seul explorateur peut fermer plusieurs régions ; vous les prenez toutes. [LI-C7] Peu importe qui d’autre est là. Une région dont l’animal est parti ne donne plus rien. [LI-C8]

    Les explorateurs qui ont fait leur travail peuvent repartir ; l’animal reste à vous.
    .title = Entourer une région
picture-closing_a_region = Encore un explorateur (1), et la région voisine est fermée.

rulebook-marker =
    La carte sous D est révélée, et le marqueur de son animal monte d’une case, que cela vous plaise ou non. [LI-D1] Vous seul marquez : un point par petite tuile de cet animal que vous avez, deux pour la grande. Le nombre sur la piste n’y fait rien. [LI-D2 LI-D3]

    Il compte en revanche à la fin, quand chaque animal vaut la valeur de sa piste. [LI-E5] Poussez donc ce que vous avez, et réfléchissez à deux fois avant de pousser ce que les autres ont.

    Sur 5, un marqueur ne bouge plus ; vous marquez quand même. [LI-D4] Certaines fonctions déplacent aussi des marqueurs en B ou en C, et chaque mouvement rapporte. [LI-D5]
    .title = D : pousser un animal
picture-which_marker = Les pistes : plus un marqueur est avancé, plus tous les animaux de cette espèce vaudront à la fin.

rulebook-functions =
    Les fonctions améliorent ce que vous faites, tant qu’on les voit. Toutes celles qui conviennent agissent ensemble, et aucune n’est obligatoire ; points et ressources sont pris pour vous. [LI-F1 LI-F2 LI-F3 LI-X40]

    - Placer sur un certain symbole, paysage ou anneau, ou là où se tient quelqu’un d’autre : des points, une ressource, un marqueur, ou un prix réduit. [LI-F5 LI-F6]
    - Prendre un certain animal : des points, une ressource, ou un marqueur. [LI-F7]
    - En B, une certaine couleur : une de plus, des points, ou un marqueur. [LI-B2]
    - En D, un certain animal : des points, une ressource, ou un autre marqueur à sa place. [LI-F8]
    - Un joker : une ressource de sa couleur remplace n’importe laquelle quand vous payez. [LI-F9]
    - Un échange : une ressource contre une autre, une fois par round, avant de placer ou de prendre. [LI-X22]
    - Une carte de plus à choisir, un explorateur de plus, un slot de plus. [LI-K4 LI-F10 LI-F11]

    Une ressource apportée par une fonction est de la couleur que vous voulez. [LI-F4] Un marqueur qu’elle vous permet de monter en B ou en C, vous pouvez le laisser. [LI-F13]
    .title = Les fonctions
picture-a_holder = Un étui et ses fonctions : ce qui se voit agit.

rulebook-end =
    Quand les valeurs des cinq marqueurs font ensemble au moins 7 à deux, 9 à trois, 11 à quatre, la partie s’arrête à la fin du round. Tous ont joué autant de tours. [LI-E1 LI-E2]

    Ajoutez alors à vos points : [LI-E3]

    - 10 par série complète des cinq animaux ; [LI-E4]
    - pour chaque animal, la valeur de sa piste ; [LI-E5]
    - 1 pour deux ressources restantes. [LI-E6]

    Une grande tuile compte pour deux animaux. Le plus de points gagne ; à égalité, c’est qui a le plus de ressources restantes ; à égalité encore, la victoire se partage. [LI-E7]
    .title = La fin et le décompte
picture-last_round = La fin d’une partie : les pistes disent ce que vaut chaque animal.

rulebook-options =
    Le jeu de base se joue avec les 120 cartes de valeur 1 ; le jeu complet en ajoute soixante, aux fonctions plus fortes et plus singulières. [LI-S11]

    Le livret d’origine ne dit pas à quoi ressemble chaque pièce de l’île, ni quelles trois choses vont ensemble sur une carte. Ce que vous voyez ici est notre reconstitution ; qui possède une boîte peut la remplacer. [LI-S2 LI-S4 LI-S11]
    .title = Jeu de base et jeu complet

rulebook-wrong =
    - Une fonction agit dès le round où on la pose. [LI-A2]
    - Une fonction recouverte est perdue aussitôt, pour B, C et D de ce round aussi. [LI-A5]
    - En D, seul marque celui qui joue la carte, pas tous ceux qui ont cet animal. [LI-D2]
    - Les points de D comptent vos animaux, pas le nombre sur la piste. [LI-D3]
    - On ne déplace un explorateur de l’île que si l’on n’en a plus en réserve. [LI-C2]
    - Déplacer coûte deux ressources, comme placer. [LI-C4]
    - La partie finit à la fin d’un round, jamais au milieu. [LI-E2]
    - On additionne les valeurs, pas les pas des marqueurs. [LI-E1]
    - La grande tuile vaut deux animaux, pour les séries et pour les valeurs. [LI-E4 LI-E5]
    .title = Souvent mal joué
