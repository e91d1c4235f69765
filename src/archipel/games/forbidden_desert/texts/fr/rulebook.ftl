### Le Désert Interdit : le livret de règles, avec nos propres mots. [FD-E1] après une phrase nomme les règles qui la fondent.

rulebook-aim =
    Votre hélicoptère s’est écrasé dans le désert. Sous le sable dort une cité ancienne, et dans cette cité les pièces d’une machine volante. Trouvez les quatre, rejoignez la piste de décollage et envolez-vous.

    Vous gagnez ensemble, dès que les quatre pièces sont à vous et que chacun se tient sur la piste. [FD-E1] Vous perdez ensemble aussi : quand quelqu’un meurt de soif, quand il faut poser du sable et qu’il n’en reste plus, ou quand la tempête vous emporte. [FD-E2 FD-E3 FD-E4 FD-E5]

    C’est donc une course contre trois horloges : l’eau, le sable et le vent.
    .title = Pourquoi vous êtes là
picture-ready_to_fly = À un pas du départ : toutes les pièces sont prises, et l’Alpiniste (2) peut gagner la piste de décollage (1) en emmenant l’Archéologue. L’équipe gagne.

rulebook-table =
    Vingt-quatre tuiles forment un carré percé d’un trou. Ce trou est l’œil de la tempête. [FD-S3 FD-S4] Chaque tuile montre sa face Désert ; la face Cité, dessous, personne ne la connaît encore. [FD-S2]

    Sur les tuiles s’entasse le sable, sous forme de marqueurs. Un seul gêne ; deux ou plus font une dune, et la tuile est bloquée. [FD-B1]

    Chacun a une gourde avec quelques portions d’eau, visible de tous. [FD-S11] L’échelle de la tempête dit combien de cartes Tempête terminent chaque tour.
    .title = Ce qu’il y a sur la table
picture-whole_table = Le désert (1), l’échelle de la tempête (2), les quatre pièces à trouver (3) et la gourde de chacun (4).

rulebook-setup =
    Posez les tuiles mélangées, face Désert, en un carré de cinq sur cinq sans son centre. Placez un marqueur Sable sur huit tuiles, en losange autour du trou ; les quarante autres forment la réserve. [FD-S3 FD-S5] Les quatre pièces attendent à côté. [FD-S6]

    Chacun reçoit l’un des six aventuriers, gourde pleine : trois, quatre ou cinq portions. [FD-S10 FD-S11] Tout le monde part de la tuile du crash. [FD-S12]

    Le marqueur de tempête va sur le cran de votre difficulté, dans la colonne de votre nombre de joueurs. [FD-S7] Puis quelqu’un commence. [FD-S13]
    .title = La mise en place
picture-first_sand = Le désert au départ : huit marqueurs Sable autour de l’œil de la tempête (1), et tout le monde près de l’épave.

rulebook-turn =
    Un tour a deux étapes : vous d’abord, la tempête ensuite. [FD-T1]

    - Vous faites jusqu’à quatre actions, au choix et autant de fois que vous voulez : vous déplacer, enlever du sable, révéler la tuile où vous êtes, prendre une pièce. [FD-T2 FD-T3]
    - Puis vous tirez des cartes Tempête, autant que le dit l’échelle. [FD-D1]

    Certaines choses ne coûtent rien et sont permises à tous, à tout moment, quel que soit le tour : partager l’eau, passer de l’équipement, s’en servir. [FD-T5 FD-T6] Seule exception : pendant qu’une carte Tempête s’applique, plus rien ne bouge. [FD-T6]

    Discutez de tout. La personne dont c’est le tour a le dernier mot. [FD-T4]
    .title = Un tour en bref

rulebook-sand =
    Pour une action, avancez d’une tuile : en haut, en bas, à gauche ou à droite. Jamais dans l’œil de la tempête, et jamais sur une dune : une tuile qui porte deux marqueurs ou plus est bloquée. [FD-A1 FD-B1 FD-B2 FD-B3]

    Pour une action, enlevez un marqueur Sable de votre tuile ou d’une tuile voisine. [FD-A3]

    Quand le sable s’entasse là où vous êtes, vous voilà enlisé au deuxième marqueur. Rien de grave, mais vous ne pouvez plus que creuser, jusqu’à ce qu’il n’en reste qu’un. [FD-B4 FD-B5] Les autres peuvent creuser pour vous ; vous pouvez toujours partager l’eau et vous servir de l’équipement. [FD-B6 FD-B7]

    Deux tunnels révélés ne sont qu’à un pas l’un de l’autre, si loin qu’ils soient, tant qu’aucun n’est bloqué. [FD-A2]
    .title = Marcher et creuser
picture-where_to_dig = Du sable sur les tuiles : un marqueur laisse passer, deux, avec un X, barrent la route.

rulebook-reveal =
    Sur une tuile sans sable, une action suffit pour la révéler : retournez-la. Ce qu’elle montre agit aussitôt, et on ne revient pas en arrière. [FD-A4 FD-A5]

    - Un engrenage : tirez une carte Équipement. [FD-X3]
    - Un indice : la ligne ou la colonne d’une pièce. [FD-X4]
    - Un point d’eau : tous ceux qui sont sur la tuile gagnent deux portions, une seule fois. Mais des trois tuiles qui promettent de l’eau, l’une est un mirage et ne donne rien. [FD-X1 FD-X2]
    - Un tunnel : un raccourci, de l’ombre, et un engrenage en prime. [FD-X5 FD-X3]
    - La piste de décollage : rien pour l’instant. C’est là que vous gagnerez. [FD-X6]
    .title = Ce que cachent les tuiles
picture-about_to_reveal = La Porteuse d’eau est sur une tuile sans sable (1) : elle peut la révéler.

rulebook-parts =
    Chaque pièce a deux indices : l’un donne sa ligne, l’autre sa colonne. [FD-P1] Dès que les deux sont révélés, la pièce apparaît là où ils se croisent, quelle que soit la tuile. [FD-P2 FD-P3] D’ici là, le vent peut encore changer un indice de ligne ou de colonne. [FD-P4]

    Si les deux indices sont alignés, la pièce apparaît sur l’un d’eux. [FD-P5] S’ils se croisent dans l’œil de la tempête, elle attend la prochaine tuile poussée là. [FD-P6] Une pièce voyage avec sa tuile, toujours posée sur le sable. [FD-P7]

    Pour la prendre, allez-y et dépensez une action. La tuile doit être révélée et non bloquée ; chaque pièce coûte sa propre action. [FD-A6 FD-A7 FD-A8] Une fois prise, elle est en lieu sûr et appartient à tous. [FD-P8]
    .title = Trouver les quatre pièces
picture-two_clues = L’hélice : un indice (1) donne la ligne, l’autre (2) la colonne. Elle est à leur croisement (3).

rulebook-water =
    Qui doit boire et n’a plus rien meurt, et tout est perdu. [FD-D12] Une gourde vide, à elle seule, ne fait pas de mal.

    Sur la même tuile, versez-vous de l’eau d’une gourde à l’autre : autant que vous voulez, gratuitement, à tout moment, même au tour d’un autre. [FD-W1] On peut donner sa dernière portion ; aucune gourde ne dépasse sa marque la plus haute. [FD-W2] L’équipement se passe de la même façon. [FD-W3]

    L’eau nouvelle vient des deux points d’eau, une fois chacun, de la Réserve d’eau, et de la Porteuse d’eau, qui puise deux portions pour une action chaque fois qu’elle est sur un point d’eau révélé. [FD-X1 FD-G9 FD-R14]
    .title = L’eau
picture-sharing = La Porteuse d’eau (1) peut verser de l’eau à l’Alpiniste (2), juste à côté. Les autres doivent être sur la même tuile.

rulebook-storm =
    Quand vous avez fini, tirez les cartes Tempête une par une, autant que le dit l’échelle. [FD-D1 FD-D2]

    Le vent souffle : du côté d’où il vient, la tuile voisine de l’œil y glisse, et l’œil passe là où elle était ; deux ou trois fois si la carte le dit. Tout ce qui est sur une tuile part avec elle. [FD-D4 FD-D5] Ensuite, chaque tuile déplacée reçoit un marqueur Sable. [FD-D7] Au bord, il peut ne rester aucune tuile à pousser : c’est l’accalmie. [FD-D6]

    La tempête se déchaine : son marqueur monte, et dès le tour suivant il peut y avoir plus de cartes. À la tête de mort, vous perdez. [FD-D9]

    S’il faut poser du sable et que la réserve est vide, vous perdez. [FD-D8] Les cartes déjà tirées se consultent librement. [FD-D3]
    .title = La tempête
picture-after_the_wind = Le vent a poussé deux tuiles (2 et 3) vers le sud ; chacune porte un marqueur de plus, et l’œil est maintenant au-dessus d’elles (1).

rulebook-sun =
    La troisième sorte de carte Tempête est la vague de chaleur. Tout le monde boit une portion, en même temps. [FD-D10]

    Dans un tunnel révélé, on est à l’ombre, quel que soit le sable au-dessus. Un Bouclier solaire protège aussi. [FD-D11] Entre la carte et la gorgée, plus rien à faire : regardez vos gourdes avant de tirer. [FD-D12]

    Il y a quatre vagues de chaleur parmi les trente et une cartes. Comptez-les : la défausse est ouverte. [FD-D3]
    .title = Quand le soleil tape
picture-in_the_shade = Une vague de chaleur va sortir. Les deux dans le tunnel (1) ne boiront pas ; la Porteuse d’eau, sur la piste de décollage (2), si.

rulebook-gear =
    Chaque engrenage apporte une carte, et chaque carte sert une fois, gratuitement, à tout moment, même au tour d’un autre ou sous le sable. Seul son détenteur s’en sert. [FD-G1 FD-G2 FD-G3] Rien n’annule une carte Tempête déjà tirée. [FD-G4]

    - Blaster : tout le sable d’une tuile, la vôtre ou une voisine. [FD-G5]
    - Jet pack : volez vers n’importe quelle tuile non bloquée, avec un équipier si vous voulez. [FD-G6]
    - Bouclier solaire : ni vous ni ceux de votre tuile ne buvez jusqu’à votre prochain tour. [FD-G7]
    - Terrascope : regardez sous une tuile sans la révéler. [FD-G8]
    - Réserve d’eau : deux portions pour tous ceux de votre tuile. [FD-G9]
    - Accélérateur de temps : deux actions de plus, à votre propre tour. [FD-G10]
    .title = L’équipement
picture-cards_in_hand = Les cartes trouvées par l’Archéologue : gratuites, à tout moment.

rulebook-adventurers =
    Six personnes, six façons de survivre.

    - L’Archéologue enlève deux marqueurs d’une même tuile pour une action. [FD-R1]
    - L’Alpiniste franchit les dunes, emmène chaque fois un équipier, et personne n’est enlisé sur sa tuile. Les autres ne peuvent pas la suivre sur une dune, et ceux qu’elle y laisse sont coincés. [FD-R2 FD-R3 FD-R4 FD-R5 FD-R6]
    - L’Explorateur se déplace, creuse et tire au Blaster aussi en diagonale. [FD-R7]
    - La Météorologue, pour une action, fait tirer une carte Tempête de moins, ou regarde les prochaines, en glisse une sous la pile si elle veut et remet les autres dessus dans l’ordre qui lui plaît. [FD-R8 FD-R9 FD-R10]
    - La Navigatrice déplace un équipier d’un à trois pas pour une action. L’Explorateur et l’Alpiniste marchent alors à leur façon. [FD-R11 FD-R12]
    - La Porteuse d’eau puise deux portions à un point d’eau révélé pour une action, donne aussi de l’eau aux tuiles voisines, et a la plus grande gourde. [FD-R14 FD-R15 FD-R16]
    .title = Les six aventuriers
picture-a_passenger = Au tour de l’Alpiniste : où qu’elle aille, elle peut emmener quelqu’un de sa tuile.

rulebook-end =
    Les quatre pièces prises et tout le monde sur la piste de décollage, révélée et non bloquée : vous gagnez aussitôt, quel que soit le tour. [FD-E1]

    Vous perdez dès que

    - quelqu’un doit boire et ne le peut pas ; [FD-E2]
    - il faut poser un marqueur Sable et il n’en reste plus ; [FD-E3]
    - le marqueur de tempête atteint la tête de mort. [FD-E4]

    Vous gagnez ou perdez tous ensemble, et plus personne ne tire de carte. [FD-E5] Si vous avez gagné en Novice, faites partir la tempête de plus haut la fois suivante : Normal, Élite, Légendaire. [FD-E6]
    .title = La fin

rulebook-wrong =
    - Une tuile avec un marqueur ne se révèle pas ; dégagez-la d’abord. [FD-A4]
    - Un point d’eau donne de l’eau quand on le révèle et plus jamais ensuite, sauf à la Porteuse d’eau. [FD-X1]
    - Une pièce apparaît au second indice, pas avant, et là où les indices sont maintenant, non là où ils étaient. [FD-P2 FD-P3]
    - Le sable tombe sur les tuiles déplacées, une fois que toutes ont bougé. [FD-D7]
    - Quand la tempête se déchaine, le nouveau nombre compte à partir du tour suivant. [FD-D9]
    - Une gourde à zéro, ce n’est pas la mort. Devoir boire à zéro, si. [FD-D12]
    - Une pièce sur une tuile pas encore révélée attend que celle-ci soit révélée. [FD-A7]
    - L’eau et l’équipement s’échangent sur la même tuile à tout moment, pas seulement à votre tour. [FD-W1 FD-W3]
    - Une réserve de sable vide n’est pas une défaite ; avoir besoin d’un marqueur de plus, si. [FD-E3]
    .title = Souvent mal joué
