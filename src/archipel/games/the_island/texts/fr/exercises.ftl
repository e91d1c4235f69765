### The Island : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-stowaway = { $left ->
        [one] Il vous reste un déplacement.
       *[other] Il vous reste { $left } déplacements.
    } { $partner } a { $count } explorateurs dans le bateau en { $space }, et votre { $value }, votre meilleur, est juste à côté. Vous pourriez aussi remplir un bateau à vous. Que faites-vous ?
    .title = Passager clandestin
    .done = Montez avec { $partner } : votre { $value } prend la dernière place. { $partner } dirige, mais qui navigue vers une île emmène tout le monde ; et aucun troisième explorateur de { $partner } ne peut embarquer.
exercise-land_two = { $count } des vôtres sont dans le bateau en { $space }. Vous avez { $left } déplacements. Combien peuvent être sauvés ce tour-ci ?
    .title = Les meilleurs d’abord
    .done = Deux, le { $value } et le { $other } : un coup de rame jusqu’à { $to }, puis tous deux débarquent. L’autre rivage de cette île est pris par un serpent de mer.
exercise-overboard = Le dé montre une baleine, et vous pouvez en déplacer une. C’est ensuite à { $partner } de jouer, et { $partner_3 } a déjà un bateau au rivage. Quelle baleine, et où ?
    .title = Un homme à la mer
    .done = Celle qui est en { $from }, vers { $space } : le bateau se renverse, et les explorateurs de { $partner } et de { $partner_2 } nagent. En bateau, deux coups de rame et un débarquement leur suffisaient, un seul tour ; un nageur n’avance que d’une case par tour. Le bateau de { $partner_3 } est hors de portée.
exercise-climb_in = Votre { $value } nage près de votre bateau en { $space }. Vous avez { $left } déplacements. Qu’en faites-vous ?
    .title = Tous à bord
    .done = Nager en { $space }, monter à bord, puis naviguer en { $to } : les { $left } déplacements suffisent juste. Votre { $value } et votre { $other } sont dans le même bateau, à une case d’un rivage.
exercise-company = { $partner_3 } et vous avez chacun un explorateur dans le bateau en { $space } : vous pouvez tous deux le diriger. Votre { $value } est tout près, sur l’île. Vous avez { $left } déplacements. Que faites-vous ?
    .title = Qui dirige ?
    .done = Amenez le bateau à votre { $value }, ou votre { $value } au bateau, et embarquez. À deux contre un, vous seul dirigez, et votre { $value } et votre { $other } partent ensemble.
exercise-three_strokes = Vos deux meilleurs, { $value } et { $other }, partagent le bateau en { $space } avec un explorateur de { $partner_2 } ; c’est vous qui dirigez. Un serpent de mer est tout près, en { $from }. Vous avez { $left } déplacements. Où aller ?
    .title = Trois coups de rame
    .done = En { $to }, au rivage, par { $by } : { $left } coups de rame, hors de portée du serpent, et au prochain tour les deux peuvent débarquer.
exercise-who_first = { $left ->
        [one] Il vous reste un déplacement,
       *[other] Il vous reste { $left } déplacements,
    } et deux des vôtres ont atteint un rivage : votre { $value }, dans le bateau en { $space }, et votre { $other }, à la nage en { $to }. Qui débarque ?
    .title = Qui d’abord ?
    .done = Votre { $value }. Il vaut plus, et un serpent de mer est tout près du bateau, en { $from } : une case, et le bateau disparaît avec tous ses passagers. Ni serpent ni requin près de votre { $other }.
exercise-ambush = Le dé montre un serpent de mer, et vous pouvez en déplacer un. Le bateau en { $space }, avec un explorateur de { $partner }, va vers une île. Quel serpent ?
    .title = En embuscade
    .done = Celui qui est en { $from }, vers { $by } : c’est le rivage où va le bateau. On n’y débarque pas tant que le serpent y reste, et le bateau vient à sa portée.
exercise-which_tile = Vous pouvez jouer une de vos tuiles avant de vous déplacer. Laquelle vaut le plus maintenant ?
    .title = La bonne tuile
    .done = Celle qui déplace un serpent de mer : en { $by }, près du bateau en { $space } avec { $count } explorateurs de { $partner }. Si le dé donne un serpent, le bateau et son équipage sont perdus.
