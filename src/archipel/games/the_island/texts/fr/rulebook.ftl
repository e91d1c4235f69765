### The Island : le livret de règles, avec nos propres mots. [TI-A1] après une phrase nomme les règles qui la fondent.

rulebook-aim =
    L’île se disloque. Menez vos explorateurs vers l’une des quatre îles sûres, dans les coins, avant que le volcan ne mette fin à tout.

    Sous chacun de vos dix explorateurs se cache un nombre, de un à six. Ce qui compte, c’est la somme de ceux que vous sauvez, non leur nombre : trois têtes bien choisies peuvent en battre six. [TI-A1 TI-E2]

    Vous ne voyez vos nombres que pendant la mise en place. Une fois la partie commencée, à vous de retenir qui vaut combien. [TI-S7 TI-H1]
    .title = Pourquoi vous êtes là
picture-about_to_land = Le bateau de Jaune est sur le rivage de l’île sûre du nord-ouest (1). Un déplacement, et son passager est sauvé.

rulebook-table =
    Quarante tuiles forment l’île, pêle-mêle : seize plages, seize forêts, huit montagnes. Sous chacune attend quelque chose, et personne ne sait quoi. [TI-S2]

    Tout autour, la mer, en cases à six côtés. Des bateaux à trois places bordent le rivage ; cinq serpents de mer guettent plus loin. [TI-S1 TI-S4 TI-B3] Les requins et les baleines viendront après.

    Les quatre îles des coins sont sûres, pour tout le monde. [TI-I3]
    .title = Ce qu’il y a sur la table
picture-whole_table = La carte et l’île qui s’enfonce (1), ce qu’il en reste (2), le tour (3), et un joueur avec ses explorateurs, ses bateaux et ses tuiles (4).

rulebook-setup =
    Posez les tuiles au hasard sur les cases tracées ; celle du milieu reste de l’eau. Mettez un serpent sur chacun des cinq repères. [TI-S1 TI-S2]

    Regardez les nombres sous vos propres explorateurs, sans les montrer. [TI-S7] Puis placez-les à tour de rôle, un par un, chacun sur une tuile sans explorateur. [TI-S8] Près de l’eau, les gros nombres partent tôt ; ils tombent aussi les premiers à l’eau.

    Quand tous sont placés, chacun pose deux bateaux, un par un, sur des cases de mer au bord de l’île. [TI-S4 TI-S9] Dès lors, ils ne sont plus à personne. [TI-S10] Qui a placé en premier commence. [TI-S6]
    .title = La mise en place
picture-placing_boats = Tous les explorateurs sont placés, voici les bateaux : les cases éclairées sont libres. En (1), un bateau touche trois explorateurs de Vert, plus que partout ailleurs ; en (2) attend un serpent de mer.

rulebook-turn =
    Un tour a quatre étapes. [TI-T1]

    - Jouer une tuile, si vous en tenez une rouge d’un tour précédent. Une au plus. [TI-T2]
    - Se déplacer : jusqu’à trois déplacements, de vos explorateurs et de bateaux, comme vous voulez. [TI-T3]
    - Retirer une tuile de l’île. C’est obligatoire. [TI-T4]
    - Lancer le dé, et déplacer une créature de la sorte indiquée, si vous le souhaitez. [TI-T5]

    Vous ne déplacez jamais les explorateurs des autres. Mais un bateau que vous dirigez emmène tous ceux qui y sont. [TI-T7]
    .title = Un tour en bref

rulebook-walk =
    Pour un déplacement, un explorateur passe sur la tuile voisine, si peuplée qu’elle soit. [TI-M1] D’une tuile, il peut monter dans un bateau sur l’eau voisine, si l’une des trois places est libre ; toutes les couleurs se partagent les bateaux. [TI-M2 TI-M4] D’un bateau, il peut passer dans un autre, juste à côté. [TI-M3]

    Le même explorateur peut prendre plusieurs de vos déplacements. [TI-M6] Mais qui a quitté l’île n’y remet plus jamais le pied. [TI-M5]
    .title = À pied
picture-boarding = Bleu peut marcher, embarquer ou naviguer. Le bateau en (1) est vide et touche deux explorateurs de Bleu.

rulebook-swim =
    Sans bateau à portée, il reste l’eau. Plonger d’une tuile ou sauter d’un bateau coûte un déplacement ; tomber à l’eau, parce que la tuile ou le bateau a disparu, ne coûte rien. [TI-W1 TI-W2]

    Un nageur est lent : une case de mer par tour, et le plongeon compte pour celle-là. [TI-W3 TI-W4 TI-W9] Grimper dans un bateau de la même case coûte un déplacement, débarquer sur une île aussi, et l’un ou l’autre peut suivre la nage. [TI-W5 TI-I2]

    Ne nagez jamais vers un serpent ou un requin : c’est fini aussitôt. [TI-W7] Les baleines ne font rien aux nageurs. [TI-W8]
    .title = À l’eau
picture-a_swimmer = Le nageur de Rouge (1) ne peut faire qu’une case de mer ce tour-ci. Ce qui est éclairé, Rouge peut le déplacer.

rulebook-boats =
    Un bateau avance d’une case de mer par déplacement, jamais sur la terre ni vers un autre bateau. [TI-B1 TI-B2]

    Qui le contrôle, et peut donc le diriger ? Celui qui a le plus d’explorateurs à bord. À égalité, chacun des plus nombreux peut le faire ; un bateau vide est à tout le monde. [TI-B4 TI-B5 TI-B6]

    On peut donc voyager pour rien dans le bateau des autres, et les autres peuvent le mener là où vous ne voulez pas aller. Mener un bateau occupé vers un serpent ou une baleine, c’est le perdre : vers un serpent, avec tout le monde dedans ; vers une baleine, ses passagers nagent. [TI-B7]
    .title = Les bateaux, et qui les dirige
picture-shared_boats = Deux bateaux au rivage. Dans celui du sud-ouest (1), un explorateur Rouge et un Jaune : autant l’un que l’autre, les deux peuvent le diriger. Celui du nord-est (2) est vide : à qui veut.

rulebook-isles =
    Les cases qui touchent une île sûre sont son rivage. De là, un déplacement fait passer un explorateur d’un bateau, ou de l’eau, sur l’île. [TI-I1 TI-I2] Le bateau reste, et peut resservir.

    Chacun peut aller sur les quatre îles. [TI-I3] Qui y est est sauvé pour de bon et ne bouge plus. [TI-I4]
    .title = Débarquer
picture-landing = Le bateau de Bleu (1) est au bord de l’île sûre du nord-est avec deux passagers : deux déplacements, et les deux sont sauvés.

rulebook-sink =
    Troisième étape : l’île perd une tuile. Tant qu’il y a des plages, une plage ; puis les forêts ; les montagnes en dernier. Et elle doit toucher l’eau, sauf si aucune tuile de cette sorte ne la touche. [TI-R2 TI-R3 TI-R4]

    Laquelle, c’est vous qui décidez, peu importe qui s’y trouve. Ceux-là tombent à l’eau, à cet endroit. [TI-R1 TI-R5]

    Puis vous seul regardez son dos. Vert : il est montré et agit aussitôt. Rouge : vous gardez la tuile cachée, pour plus tard. [TI-R6]
    .title = L’île s’enfonce
picture-which_tile_goes = Vert doit retirer une plage qui touche la mer : les tuiles éclairées peuvent partir.

rulebook-green =
    Un dos vert agit sur-le-champ, dans la case que la tuile a laissée.

    - Un requin : il apparaît et dévore tous les nageurs de la case, même ceux qui viennent de tomber. [TI-G1]
    - Une baleine : elle apparaît. Les nageurs n’ont rien à craindre. [TI-G2]
    - Un bateau : il apparaît, les nageurs de la case déjà à bord ; au-delà de trois, vous choisissez. [TI-G3]
    - Un tourbillon : il emporte tout ce qui nage ou navigue là et dans les cases de mer autour. [TI-G4]
    - Le volcan : la partie est finie. Il dort sous l’une des montagnes. [TI-G5]
    .title = Tuiles vertes : tout de suite
picture-fresh_shark = Une plage a disparu en (1), et un requin a pris sa place.

rulebook-red =
    Les tuiles rouges sont à vous : une par tour, au début. Personne d’autre ne sait ce qu’elles sont. [TI-T2 TI-R6]

    - Dauphin : il porte l’un de vos nageurs sur une à trois cases. [TI-P1]
    - Vents favorables : ils poussent un bateau que vous dirigez sur une à trois cases. [TI-P2]
    - Déplacer un serpent, un requin ou une baleine : prenez-en un n’importe où et posez-le sur n’importe quelle case de mer vide. [TI-P3 TI-P4 TI-P5]

    Deux autres sortes servent à se défendre, au tour des autres. Les tuiles qui vous restent à la fin ne valent rien. [TI-D1 TI-E3]
    .title = Tuiles rouges : pour plus tard
picture-dolphin = Bleu joue un Dauphin : le nageur en (1) peut être porté jusqu’à trois cases plus loin.

rulebook-creatures =
    Enfin, le dé. Vous pouvez déplacer une créature de la sorte tirée, celle que vous voulez. [TI-K2] Elles restent en mer et ne se gênent pas entre elles. [TI-K3]

    - Le serpent avance d’une case. Il dévore les nageurs, et les bateaux avec tous leurs passagers. [TI-K4]
    - Le requin avance d’une ou deux et s’arrête aux nageurs, qu’il dévore. Il ne fait rien aux bateaux. [TI-K5]
    - La baleine avance d’une à trois et s’arrête à un bateau occupé, qu’elle renverse : ses passagers nagent. [TI-K6]

    Aucune créature ne touche aux bateaux vides. En bref : les serpents prennent tout, les requins les gens, les baleines les bateaux.
    .title = Le dé et les créatures
picture-whale_comes = Le dé a donné une baleine. Celle en (1) peut aller jusqu’à trois cases ; un bateau occupé l’arrête.

rulebook-defence =
    Quand quelqu’un d’autre amène un requin sur votre nageur, ou une baleine sur un bateau que vous dirigez, une tuile de défense de cette sorte lui répond. La créature quitte la partie avant d’avoir fait du mal, et tous ceux qui sont là sont sauvés avec vous. [TI-D1 TI-D2 TI-D3]

    Rien n’aide contre les serpents, les tourbillons et le volcan. [TI-D4]
    .title = La défense
picture-shark_defence = Un requin arrive en (1), où nage Jaune. Jaune tient la tuile qui le chasse.

rulebook-end =
    L’une des huit montagnes cache le volcan. Quand il paraît, la partie s’arrête à l’instant, et quiconque n’est pas sur une île sûre est perdu. [TI-E1]

    Retournez ceux que vous avez sauvés et additionnez leurs nombres. La plus grande somme gagne. [TI-E2] Les tuiles que vous n’avez pas jouées ne comptent pas. [TI-E3]
    .title = La fin
picture-after_the_eruption = Le volcan est entré en éruption. Il ne reste à compter que ceux des îles sûres.

rulebook-options =
    À deux, prenez une couleur chacun, sur une île à moitié vide, ou deux couleurs chacun : vous avez alors les deux à sauver, mais toujours un seul tour, trois déplacements et deux bateaux, et elles comptent ensemble pour diriger un bateau. [TI-N1 TI-N2 TI-N3]

    Quatre défis changent la partie :

    - Surpeuplé : à la mise en place, deux explorateurs peuvent partager une tuile qui ne touche pas la mer. [TI-V1]
    - Jusqu’au dernier : on joue tant qu’il reste un explorateur sur le plateau ; le volcan n’est plus qu’un tourbillon. [TI-V2]
    - Tous égaux : on compte les têtes, pas les nombres. [TI-V3]
    - Atlantis submergée : on joue jusqu’à la dernière tuile. [TI-V4]

    Une mise en place rapide laisse le hasard tout poser. Et si la mémoire vous joue des tours, un aide-mémoire vous montre vos propres nombres tout au long de la partie.
    .title = À deux, et les défis

rulebook-wrong =
    - C’est la somme qui gagne, pas le nombre de têtes. [TI-A1]
    - Pas de second coup d’œil : ni à vos nombres, ni à ceux que vous sauvez, ni à ceux que vous perdez. [TI-H1]
    - Un nageur fait une case de mer par tour, et le plongeon est cette case. [TI-W4]
    - Vous pouvez faire sortir votre explorateur d’un bateau que d’autres dirigent. [TI-M7]
    - Les baleines ne font rien aux nageurs, les requins rien aux bateaux. [TI-W8 TI-K5]
    - Tomber à l’eau ne coûte pas de déplacement. [TI-W2]
    - L’île perd d’abord ses plages, puis ses forêts, puis ses montagnes, en partant du bord de l’eau. [TI-R2 TI-R3]
    - Rien ne vous oblige à déplacer la créature tirée au dé. [TI-T5]
    - Une tuile de défense ne se joue jamais à votre propre tour. [TI-D1]
    .title = Souvent mal joué
