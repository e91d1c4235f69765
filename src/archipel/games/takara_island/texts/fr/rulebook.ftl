### Takara Island : le livret de règles, avec nos propres mots. [TK-G1] après une phrase nomme les règles qui la fondent.

rulebook-aim =
    Quelque part sous Takara Island dorment les deux Pierres de Légende. Qui a les deux gagne sur-le-champ. [TK-G1 TK-E5]

    Le plus souvent, on n’en arrive pas là. Alors gagne qui a le plus d’expérience : ce que vous déterrez, les monstres que vous battez, ce que contiennent vos coffres, et un peu pour votre argent. [TK-V1 TK-V2]

    Un danger vous menace tous. Si quatre des six sites sont vides avant que quelqu’un ait trouvé une Pierre, l’île vous bannit tous et personne ne gagne. [TK-E2]
    .title = Pourquoi vous êtes là
picture-second_stone = Le dernier instant d’une partie : qui fouille maintenant le site 4 (1) prend la deuxième Pierre de Légende.

rulebook-table =
    Six sites, chacun un puits de neuf tuiles cachées : trois en surface, trois plus bas, trois tout au fond. Plus c’est profond, plus c’est riche, et plus c’est dangereux. [TK-S7]

    Au-dessus, le village. La Forge loue l’Épée, le Comptoir achète et vend, le Tripot rapporte un peu, les Spécialistes attendent au Port et votre Recrue sur la Plage ; l’Hôpital, on préfère ne pas le voir. [TK-S2 TK-S3 TK-S8 TK-S9]

    Ce qui est gagné reste visible devant chacun, et ce qui est jeté peut être consulté. [TK-G2 TK-I1]
    .title = Ce qu’il y a sur la table
picture-whole_table = Le village (1), les six sites et leurs neuf tuiles (2), combien sont vides (3), et les joueurs (4).

rulebook-setup =
    Chacun prend une couleur et deux aventuriers. Tous se valent. [TK-S1 TK-G3] Personne n’a d’argent. [TK-S9]

    Les deux Pierres sont mêlées aux tuiles profondes, de telle sorte qu’elles soient sur deux sites différents, à la profondeur sept, huit ou neuf. [TK-S5 TK-S6] Par-dessus viennent les autres tuiles, au hasard. [TK-S7]

    Huit tuiles Coffre sont cachées sur l’Axolotl ; le Comptoir a trois jetons d’expérience par joueur. [TK-S4 TK-S8] Le hasard dit qui commence. [TK-S10]
    .title = La mise en place
picture-first_look = Le premier coup d’œil d’un joueur : la tuile vue (1) se lit sur sa propre image du site, et sur aucune autre.

rulebook-turn =
    Votre tour est une journée sur l’île, en trois temps. [TK-T1]

    - Le matin : vous pouvez louer l’Épée. [TK-W1]
    - Le jour : chacun de vos aventuriers fait une chose. [TK-T2]
    - Le soir : vous pouvez prendre votre Recrue ; puis tout le monde rentre. [TK-T6]

    Il y a sept choses à faire : observer, fouiller, déblayer un éboulement (à deux), jouer au Tripot, commercer, engager un Spécialiste, combattre. [TK-T3] La plupart peuvent être faites par plusieurs aventuriers le même jour ; le Comptoir et le Port ne vous voient qu’une fois. [TK-T5] Ce qu’on achète se paie aussitôt, et les joueurs n’échangent jamais rien entre eux. [TK-G5]

    Puis vient la journée du joueur suivant. [TK-G4]
    .title = Un tour, une journée

rulebook-observe =
    Envoyez un aventurier sur un site et regardez en secret ses trois premières tuiles, l’une après l’autre. Retenez-les : elles restent comme elles sont, et rien ne change jamais de place. [TK-O1 TK-O2 TK-O7 TK-I5]

    Regarder rapporte même. Un éboulement arrête le coup d’œil et se retourne, pour 2 Karas. Un monstre, vous pouvez le retourner, pour 2 Karas aussi, ou garder le secret. [TK-O3 TK-O4 TK-O6] Chacun ne paie qu’une fois. [TK-O5]

    Ce qui est retourné le reste, et l’on ne regarde pas sous un éboulement, ni sous un monstre retourné un jour précédent. [TK-O8 TK-O9] Les autres voient où vous regardez, jamais ce que vous voyez. [TK-I2 TK-I3]
    .title = Observer
picture-after_looking = Le site 1 après un coup d’œil : deux tuiles de Karas, et une chauve-souris entre les deux (1). Ce joueur est seul à le savoir.

rulebook-dig =
    Envoyez un aventurier fouiller : la première tuile du site est retournée. [TK-D1]

    - Des Karas : ils sont à vous. [TK-D2]
    - De l’expérience : gardez la tuile. Certaines blessent : si la tuile porte une blessure, votre aventurier va à l’Hôpital, Épée ou pas. [TK-D7 TK-D8]
    - Un éboulement : il reste là, et vous n’avez rien. [TK-D3]
    - Un monstre : il reste là, et votre aventurier va à l’Hôpital ; avec l’Épée, il s’en tire. [TK-D4 TK-D5]
    - Un coffre : piochez une tuile Coffre. [TK-D6]
    - Une Pierre de Légende : gardez-la, et laissez-les se demander où est l’autre. [TK-D9]
    .title = Fouiller
picture-where_to_dig = Où fouiller ? Les tuiles éclairées sont sur le dessus de leur site : face cachée, on peut les observer ou les fouiller ; un éboulement visible, le déblayer.

rulebook-rocks =
    Tant qu’un éboulement est visible sur le dessus d’un site, personne n’y fouille avant qu’il soit déblayé. Il faut pour cela deux de vos aventuriers ensemble. [TK-R1]

    Cela rapporte 2 Karas par éboulement visible sur le dessus d’un site à ce moment, celui qu’on déblaie compris : avec trois en vue, 6 Karas. [TK-R2 TK-R3]
    .title = Les éboulements
picture-three_rockfalls = Des éboulements sont visibles sur trois sites (1, 2, 3) : en déblayer un rapporte 6 Karas.

rulebook-village =
    L’argent fait la seconde moitié de la partie.

    - Le Tripot rapporte 1 Kara par aventurier envoyé. Toujours. [TK-P1]
    - Au Comptoir, une fois par jour, vendez une tuile d’expérience à 5 Karas le point, ou achetez un jeton de 2 points pour 5 Karas. Pas les deux. [TK-M1 TK-M2 TK-M4] Les Pierres, les jetons, les monstres et les coffres ne se vendent pas. [TK-M3]
    - Sur la Plage attend votre Recrue : 5 Karas, une fois dans la partie, le soir, et dès demain vous avez trois aventuriers. [TK-N1]

    Vendre tôt pour recruter tôt est souvent payant.
    .title = Le village
picture-recruiting = Un soir avec assez de Karas : la Recrue attend sur la Plage (1).

rulebook-fight =
    L’Épée coûte 3 Karas, le matin et jamais plus tard, et retourne à la Forge chaque soir. [TK-W1 TK-W3] Avec elle, un monstre déterré ne vous blesse pas ; sans elle, pas de combat. [TK-W2 TK-F1]

    Attaquez un monstre visible sur le dessus de son site, et lancez le dé jusqu’à ce que l’un des deux cède. Une épée : le monstre est blessé. L’hôpital : c’est votre aventurier, et un autre peut essayer. [TK-F2 TK-F3 TK-F4] Les blessures restent d’un jour à l’autre, pour qui viendra ensuite. [TK-F7]

    Quand il a autant de blessures que de vies, le monstre est battu. Vous le gardez, avec ses Karas et son expérience. [TK-F5 TK-F6]
    .title = L’Épée et les monstres
picture-a_bat = L’Épée est louée et une chauve-souris est visible au site 1 (1) : on peut l’attaquer.

rulebook-night =
    Le soir, tout le monde rentre. [TK-N2 TK-N3] Chaque blessé coûte 2 Karas ; ceux pour qui vous ne payez pas se reposent une journée entière. [TK-N4 TK-N5 TK-N6 TK-N7] D’ici là, un aventurier reste où on l’a envoyé. [TK-T4]

    L’Épée retourne à la Forge. Un Spécialiste engagé aujourd’hui s’endort devant vous ; celui qui dormait repart au Port. [TK-N8 TK-N9 TK-N10]
    .title = Le soir

rulebook-specialists =
    Un aventurier envoyé au Port engage un Spécialiste, qui se met aussitôt au travail. [TK-H1 TK-H2] On n’engage que ceux qui sont au Port, et jamais deux à la fois : chacun reste deux journées chez vous, l’une éveillé, l’autre endormi. [TK-H3 TK-H4 TK-H5]

    - L’Archéologue (2 Karas) regarde les cinq premières tuiles d’un site. [TK-Q14]
    - La Divinatrice (3) regarde trois tuiles à la suite, à n’importe quelle profondeur. Rien ne l’arrête, rien n’est retourné. [TK-Q11 TK-Q12 TK-Q13]
    - Le Mineur (5) fouille deux tuiles l’une après l’autre sans jamais être blessé. L’expérience, les Pierres et les coffres sont à vous ; les Karas et les éboulements sont perdus ; seul un monstre l’arrête. [TK-Q1 TK-Q2 TK-Q3 TK-Q4 TK-Q5 TK-Q6]
    - L’Imitateur fait ce que fait un Spécialiste posé en ce moment devant un autre joueur, pour le prix de celui-ci et 2 de plus. [TK-Q7 TK-Q8 TK-Q9]
    .title = Les Spécialistes
picture-diviner_at_work = La Divinatrice regarde les tuiles les plus profondes du site 4 : la voilà, la deuxième Pierre (1).

rulebook-chests =
    Un coffre, c’est une tuile de la pile de l’Axolotl : gardez-la, avec ses Karas et ses points. [TK-K1] Trois sont à part.

    - Le Mimic n’est pas un coffre mais un monstre à deux vies qu’il faut combattre sur-le-champ, Épée ou pas : deux épées de suite. Battu, il vaut 2 points et un autre coffre ; sinon, il retourne dans la pile, et vous à l’Hôpital. [TK-K2 TK-K3 TK-K4 TK-K5 TK-K6]
    - Le Crâne donne 20 Karas et coûte 2 points. Impossible de le refuser. [TK-K7]
    - La Carte vaut 5 Karas tout de suite, ou 2 points à la fin. [TK-K8]
    .title = Les coffres

rulebook-end =
    La partie finit aussitôt, même en pleine journée, dès que l’une de ces choses arrive. [TK-E1]

    - Les deux Pierres sont trouvées. Dans la même main, ce joueur gagne. Dans deux mains, tout le monde compte, et une Pierre vaut 10. [TK-E4 TK-E5 TK-E6]
    - Cinq sites sont vides et une seule Pierre est trouvée : elle ne vaut rien, et le plus d’expérience gagne. [TK-E3]
    - Quatre sites sont vides et aucune Pierre n’est trouvée : vous êtes tous bannis. [TK-E2]

    Comptez tuiles, jetons, monstres et coffres, et un point par tranche complète de 5 Karas. [TK-V1 TK-V2] Ce qui est vendu est perdu. [TK-V3] Les égalités se partagent. [TK-V6] Quarante points font un Héros de légende, moins de dix de la nourriture pour Axolotl. [TK-V4]
    .title = La fin et le décompte

rulebook-wrong =
    - L’Épée se loue avant toute autre chose, ou pas du tout. [TK-W1]
    - L’Épée n’aide pas contre une blessure imprimée sur une tuile d’expérience. [TK-D8]
    - L’aventurier qui déterre un monstre ne peut pas le combattre lui-même. [TK-X11]
    - Fouiller un éboulement ne rapporte rien ; l’avoir vu d’abord rapporte 2. [TK-D3 TK-O4]
    - Les éboulements sous d’autres tuiles ne comptent pas pour la récompense. [TK-R3]
    - Au Comptoir, on vend ou on achète, une fois par jour. [TK-M1]
    - Le Mineur ne rapporte pas de Karas. [TK-Q4]
    - Une Pierre seule à cinq sites vides ne vaut rien. [TK-E3]
    - Quatre sites vides sans Pierre font perdre tout le monde : regardez au fond à temps. [TK-E2]
    .title = Souvent mal joué
