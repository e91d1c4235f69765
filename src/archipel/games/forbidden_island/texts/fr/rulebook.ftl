### L’Île Interdite : le livret de règles, avec nos propres mots. [FI-E1] après une phrase nomme les règles qui la fondent.

rulebook-aim =
    Une île surgit de la mer, et déjà elle s’enfonce. Quatre trésors y sont cachés : votre équipe vient les chercher avant que l’eau ne les prenne. [FI-G2]

    Vous jouez ensemble : tout le monde gagne, ou personne. [FI-G1] Vous gagnez quand les quatre trésors sont à vous, que tous les aventuriers sont à l’Héliport et que quelqu’un joue un Hélicoptère pour vous emmener tous. [FI-E1]

    L’île a quatre façons de vous battre : l’Héliport sombre, un trésor est englouti avant que vous ne l’ayez, l’un de vous se noie, ou l’eau atteint la tête de mort. [FI-E3 FI-E4 FI-E5 FI-E6]
    .title = Pourquoi vous êtes là
picture-ready_to_leave = Le dernier instant d’une partie gagnée : les quatre aventuriers sont à l’Héliport (1), et l’Ingénieur tient un Hélicoptère.

rulebook-table =
    Vingt-quatre tuiles forment l’île. Chacune a une face sèche, claire, et une face inondée, bleue. Une tuile inondée vous porte encore ; une tuile qui a sombré est perdue pour de bon. [FI-S1 FI-A2 FI-A6]

    Deux piles mènent le jeu. La pile Trésor contient cinq cartes par trésor, vos cartes Action Spéciale et trois fâcheuses Montées des eaux. La pile Inondation contient une carte par tuile. Personne n’en connaît l’ordre, mais chacun peut les compter et feuilleter leurs défausses. [FI-V2 FI-V3]

    Les mains sont ouvertes : tout le monde voit toutes les cartes. Parlez, préparez, conseillez autant que vous voulez ; à la fin, c’est la personne dont c’est le tour qui décide. [FI-V1 FI-V4]
    .title = Ce qu’il y a sur la table
picture-whole_table = L’île (1), l’Échelle graduée (2), les quatre trésors (3), les piles (4) et les joueurs avec leurs mains ouvertes (5).

rulebook-setup =
    Mélangez les tuiles et posez-les face sèche : un carré de quatre sur quatre, plus deux tuiles au milieu de chaque côté. Placez les quatre trésors à côté. [FI-S1 FI-S2]

    Laissez maintenant entrer l’eau : retournez six cartes Inondation, l’une après l’autre, et inondez les tuiles qu’elles nomment. [FI-S4]

    Chacun reçoit un aventurier au hasard et commence sur la tuile de cet aventurier, même si elle est déjà sous l’eau. [FI-S5 FI-S6 FI-S7] Les aventuriers que personne ne joue restent dans la boîte ; leurs tuiles restent en jeu comme les autres. [FI-S8]

    Distribuez à chacun deux cartes de la pile Trésor, face visible. Une Montée des eaux qui sort ici retourne dans la pile et est remplacée ; une carte Action Spéciale, elle, se garde. [FI-S9 FI-S10 FI-S11] Réglez l’Échelle graduée sur la difficulté choisie, et dites qui commence. [FI-S12 FI-S13]
    .title = La mise en place
picture-first_floods = Une île toute neuve : six tuiles sont inondées, et les quatre aventuriers sont à leur point de départ.

rulebook-turn =
    Un tour a trois étapes, toujours dans le même ordre. [FI-T1]

    - Vous : jusqu’à trois actions, au choix : se déplacer, assécher une tuile, donner une carte, gagner un trésor. La même peut servir plusieurs fois. [FI-T2 FI-T4]
    - La pile : prenez deux cartes Trésor, l’une après l’autre. [FI-D1]
    - La mer : retournez des cartes Inondation, autant que le dit l’Échelle graduée. [FI-F1]

    Vous pouvez renoncer à des actions, mais elles sont perdues. On ne saute jamais les deux tirages. [FI-T2 FI-T3] Puis c’est au joueur suivant, dans le sens horaire.

    À deux, trois ou quatre, tout se joue pareil : seuls changent le nombre de pions et de mains. Une seule personne peut très bien jouer deux aventuriers. [FI-G3]
    .title = Un tour en bref

rulebook-walk =
    Pour une action, avancez d’un pas : en haut, en bas, à gauche ou à droite. Les tuiles inondées vous portent comme les sèches, et vous pouvez être aussi nombreux que vous voulez sur la même. [FI-A1 FI-A2 FI-A4] Là où une tuile a sombré, il n’y a que de l’eau : on ne s’y arrête pas, on n’y passe pas. [FI-A3]

    Pour une action, asséchez une tuile inondée : la vôtre, ou une voisine. Elle revient sur sa face sèche. [FI-A5] Ce qui a sombré ne revient jamais. [FI-A6]

    Assécher ne fait que gagner du temps. Choisissez les tuiles dont vous ne pouvez pas vous passer, et laissez partir les autres.
    .title = Se déplacer, assécher
picture-explorers_reach = Les tuiles éclairées montrent ce que l’Explorateur peut faire. Lui seul marche et assèche aussi en diagonale.

rulebook-cards =
    Quatre cartes identiques font un trésor, et personne ne tire quatre cartes identiques tout seul. Alors retrouvez-vous : sur la même tuile, une action fait passer une carte Trésor à quelqu’un d’autre. [FI-A7] On ne peut ni prendre une carte ni en refuser une. [FI-A9] Les cartes Action Spéciale ne se donnent jamais. [FI-A8]

    Avec quatre cartes d’un trésor en main, sur l’un de ses deux sites, une action suffit pour le gagner : les Temples pour la Pierre sacrée, les Jardins pour la Statue du zéphyr, les Cavernes pour le Cristal ardent, les Palais pour le Calice de l’onde. Un site inondé convient aussi. [FI-A10 FI-A12]

    Les quatre cartes vont à la défausse ; le trésor reste devant vous et appartient à tous. Chacun ne se gagne qu’une fois. [FI-A11 FI-A13] Dès lors, ses deux sites sont des tuiles comme les autres et peuvent sombrer en paix. [FI-E8]
    .title = Donner des cartes, gagner des trésors
picture-four_winds = Le Pilote est au Jardin des Murmures (1) avec quatre cartes de la Statue du zéphyr : une action, et elle est à vous.

rulebook-adventurers =
    Chacun de vous sait faire une chose que les autres ne savent pas. Rien ne vous y oblige, et en dehors de votre tour elle ne sert qu’à nager. [FI-R12]

    - L’Explorateur se déplace, assèche et nage aussi en diagonale. [FI-R1]
    - Le Pilote, une fois par tour et pour une action, vole vers n’importe quelle tuile ; et il s’envole gratuitement quand le sol sombre. [FI-R2 FI-R3]
    - Le Navigateur déplace le pion d’un autre, d’un ou deux pas pour une action, sans demander l’avis de personne. Ce sont des pas ordinaires, quel que soit le pion. [FI-R4 FI-R6 FI-R7]
    - Le Plongeur traverse en une action les tuiles inondées ou englouties, tant qu’elles se touchent, et ressort sur une tuile. La pleine mer autour de l’île est trop grande, même pour lui. [FI-R8 FI-R9]
    - L’Ingénieur assèche deux tuiles pour une action. [FI-R10]
    - Le Messager donne des cartes à n’importe quelle distance. Pour lui en donner une, il faut tout de même venir. [FI-R11]
    .title = Les six aventuriers
picture-divers_way = Tard dans la partie : les tuiles éclairées sont à la portée du Plongeur. Celles qui ont sombré sur son chemin ne l’arrêtent pas.

rulebook-draw =
    Vos actions finies, prenez deux cartes de la pile Trésor, l’une après l’autre, et étalez-les devant vous. [FI-D1] Une Montée des eaux s’applique aussitôt et ne se garde jamais ; elle compte comme l’une de vos deux cartes. [FI-D2]

    Vous pouvez tenir cinq cartes, Action Spéciale comprises. À la sixième, choisissez-en une et défaussez-la sur-le-champ, avant toute autre chose, que ce soit votre tour ou non. [FI-H1 FI-H2 FI-H3 FI-H5] Si c’est une carte Action Spéciale, vous pouvez vous en servir au passage. [FI-H4] À cinq ou moins, pas question de jeter une carte simplement parce que cela vous arrange. [FI-H6]

    Quand la pile est vide, on mélange sa défausse pour en faire une nouvelle : rien de ce que vous jetez n’est perdu pour toujours. [FI-D3]
    .title = Deux cartes, cinq en main
picture-six_cards = Six cartes : il faut en lâcher une avant que la partie continue.

rulebook-special =
    Hélicoptère et Sacs de sable sont les cartes qui vous sauvent. Jouez les vôtres à tout moment, au tour de n’importe qui : avant, entre et après les actions et les tirages. Elles ne coûtent pas d’action, et personne ne peut vous y forcer. [FI-C1 FI-C8]

    - Les Sacs de sable assèchent une tuile inondée, où qu’elle soit. [FI-C5]
    - L’Hélicoptère emmène autant de pions que vous voulez d’une tuile à une autre. Ou bien, quand tout est fait, il décolle et la partie est gagnée. Une carte, un seul de ces deux usages. [FI-C3 FI-C4]

    Qui joue la carte décide, même pour les pions des autres : parlez-en d’abord. [FI-C7] Une carte retournée s’applique avant que quiconque puisse répondre, et celle que vous jouez doit servir à quelque chose. [FI-C6 FI-C8]

    Gardez un Hélicoptère pour le retour.
    .title = Hélicoptères et sacs de sable

rulebook-rise =
    Trois Montées des eaux dorment dans la pile Trésor. Chacune fait deux choses, et c’est la seconde qui fait mal. [FI-W1]

    D’abord, le marqueur grimpe d’un cran. Si le nombre inscrit augmente, vous tirez davantage de cartes Inondation, et cela dès ce tour. [FI-W2]

    Ensuite, toutes les cartes Inondation défaussées sont mélangées et remises sur le dessus de leur pile. Les tuiles qui viennent d’être inondées vont donc ressortir les premières, et une tuile inondée qui ressort sombre. [FI-W1 FI-F3] Le reste de la pile reste dessous, tel quel. [FI-W5]

    Deux dans le même tirage font monter le marqueur deux fois, mais on ne mélange qu’une fois : la seconde ne trouve plus de défausse. [FI-W3 FI-W4] Quand le marqueur touche la tête de mort, tout est fini sur-le-champ. [FI-W6]
    .title = Montée des eaux !
picture-layers = L’Échelle graduée (1) après la deuxième montée : trois cartes Inondation par tour. Les tuiles inondées marquées d’un avertissement, ici l’Observatoire, ont leur carte sur le dessus de la pile : elles peuvent sombrer.

rulebook-flood =
    Enfin, la mer. Lisez l’Échelle graduée une seule fois, puis retournez autant de cartes Inondation, une par une. [FI-F1 FI-F6]

    Une tuile sèche est inondée : on la retourne, et sa carte va à la défausse. [FI-F2] Une tuile déjà inondée sombre : la tuile et sa carte quittent la partie pour de bon. [FI-F3]

    Une fois sa carte visible, une tuile n’est plus à sauver, même avec des Sacs de sable. Entre deux cartes, si. [FI-F4 FI-C8] Une pile Inondation vide est refaite aussitôt avec sa défausse : la même tuile peut donc être frappée deux fois dans un tour. [FI-F5]
    .title = Au tour de la mer
picture-half_sunk = L’Héliport (1) est inondé, et sa carte est dans la défausse. Là où se trouvait la Porte d’Argent (2), il n’y a plus que de l’eau.

rulebook-swim =
    Quand votre tuile est inondée, vous y restez, les pieds mouillés. [FI-P1] Quand elle sombre, vous nagez aussitôt, quel que soit le tour, vers une tuile voisine encore présente, inondée ou sèche. Cela ne coûte pas d’action. [FI-P2]

    L’Explorateur nage aussi en diagonale, le Pilote s’envole vers n’importe quelle terre, et le Plongeur gagne la tuile la plus proche, si loin soit-elle. [FI-P3 FI-P4]

    Si vous n’avez nulle part où aller, vous vous noyez et tout le monde perd… à moins que quelqu’un, n’importe qui, ne joue un Hélicoptère pour vous repêcher. [FI-P5 FI-P6] Si vous êtes plusieurs sur la tuile qui sombre, chacun se sauve à son tour, en commençant par la personne dont c’est le tour. [FI-P7]
    .title = Quand le sol se dérobe
picture-pilot_in_the_water = La Caverne des Ombres (1) vient de sombrer sous le Pilote, qui peut s’envoler vers n’importe quelle tuile restante.

rulebook-end =
    Vous gagnez dès que quelqu’un décolle de l’Héliport avec tout le monde à bord et les quatre trésors en poche. Cela peut être au tour de n’importe qui, et l’Héliport peut être inondé. Cela n’arrive jamais tout seul : il faut jouer la carte. [FI-E1 FI-E2]

    Vous perdez dès que

    - l’Héliport sombre ; [FI-E4]
    - les deux sites d’un trésor que vous n’avez pas encore ont sombré ; [FI-E3]
    - quelqu’un doit nager et ne le peut pas ; [FI-E5]
    - le marqueur atteint la tête de mort. [FI-E6]

    Une défaite compte à l’instant même. Quand l’Héliport ou le dernier site d’un trésor disparaît, plus aucun hélicoptère n’arrive à temps. [FI-E7]
    .title = La fin

rulebook-options =
    La difficulté, c’est le niveau de l’eau au départ, rien d’autre : 1 pour Novice, 2 pour Normal, 3 pour Élite, 4 pour Légendaire. Commencez par Novice. [FI-O1 FI-S12]

    Vous pouvez choisir vos aventuriers au lieu de les tirer ; tous doivent être différents. [FI-O2] Onze autres formes d’île vous attendent, notre petit supplément, toutes de vingt-quatre tuiles. Les longues et minces sont plus difficiles qu’elles n’en ont l’air. [FI-O3]

    Un point divise les tables : un pion que le Navigateur déplace marche-t-il à sa propre façon ? Ici non, sauf si vous l’activez. [FI-R7]
    .title = Plus dur, ou différent

rulebook-wrong =
    - Après une Montée des eaux, la défausse Inondation va sur le dessus de la pile, pas dessous : les mêmes tuiles reviennent d’abord. [FI-W1 FI-W5]
    - Le nouveau niveau compte dès ce tour, pas au suivant. [FI-W2]
    - La carte d’une tuile qui sombre quitte aussi la partie ; on ne la remélange pas. [FI-F3]
    - La limite de main se vérifie après chaque carte, pas à la fin du tour. [FI-H2]
    - Les cartes Trésor ne se donnent que sur la même tuile. Les cartes Action Spéciale ne changent jamais de main. [FI-A7 FI-A8]
    - Un trésor gagné est à l’abri : ses sites peuvent sombrer. [FI-E8]
    - Sacs de sable et Hélicoptères se jouent à tout moment, même au tour des autres. [FI-C1]
    - Amener tout le monde à l’Héliport, ce n’est pas encore décoller. Il faut une deuxième carte. [FI-C4 FI-E1]
    - Être sur une tuile au moment où elle est inondée ne fait aucun mal. [FI-P1]
    .title = Souvent mal joué
