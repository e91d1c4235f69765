### The Island : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-first_boat = Où posez-vous votre bateau ? Regardez qui se tient sur la côte, et ce que chacun vaut.
    .title = Le premier bateau
    .done = En { $space }. Votre { $value } et votre { $other } sont juste à côté : les meilleurs peuvent embarquer dès les premiers déplacements.
exercise-land_two = { $count } des vôtres sont dans le bateau en { $space }. Vous avez { $left } déplacements. Combien sont sauvés ce tour-ci ?
    .title = Les meilleurs d’abord
    .done = Deux, le { $value } et le { $other } : un coup de rame jusqu’à { $to }, puis tous deux débarquent. L’autre rivage de cette île est pris par un serpent de mer.
exercise-stepping_stones = L’un des vôtres peut être sauvé ce tour-ci. Vous avez { $left } déplacements. Regardez les bateaux : comment ?
    .title = De bateau en bateau
    .done = Votre { $value } passe de bateau en bateau, de { $space } à { $by } puis à { $to }, et débarque. Aucun de vos bateaux n’y arriverait : un rivage est pris par un bateau, l’autre par un serpent de mer.
exercise-climb_in = Votre { $value } nage près de votre bateau en { $space }. Vous avez { $left } déplacements. Qu’en faites-vous ?
    .title = Tous à bord
    .done = Nager en { $space }, monter à bord, puis naviguer en { $to } : les { $left } déplacements suffisent juste. Votre { $value } et votre { $other } sont dans le même bateau, à une case d’un rivage.
exercise-safe_course = Vos deux meilleurs, { $value } et { $other }, sont dans le bateau en { $space } ; un serpent de mer est en { $from }. Vous avez { $left } déplacements. Où aller ?
    .title = Un cap sûr
    .done = En { $to }, au rivage, par { $by } : hors de portée du serpent, qui n’avance que d’une case, et au prochain tour les deux peuvent débarquer.
exercise-three_strokes = Vos deux meilleurs, { $value } et { $other }, partagent le bateau en { $space } avec un explorateur de { $partner_2 } ; c’est vous qui dirigez. Un serpent de mer est tout près, en { $from }. Vous avez { $left } déplacements. Où aller ?
    .title = Trois coups de rame
    .done = En { $to }, au rivage, par { $by } : { $left } coups de rame, hors de portée du serpent, et au prochain tour les deux peuvent débarquer.
exercise-serpent_aside = Le dé montre un serpent de mer, et vous pouvez en déplacer un. Votre { $value } est dans le bateau en { $to }. Quel serpent ?
    .title = Place !
    .done = Celui de { $space }, le rivage où va votre bateau. Une case plus loin suffit, et votre { $value } peut débarquer.
exercise-ambush = Le dé montre un serpent de mer, et vous pouvez en déplacer un. Le bateau en { $space }, avec un explorateur de { $partner }, va vers une île. Quel serpent ?
    .title = En embuscade
    .done = Celui de { $from }, en { $by } : c’est le rivage où va le bateau. Il ne peut pas y débarquer tant que le serpent y reste, et il navigue à sa portée.
exercise-which_tile = Vous pouvez jouer une de vos tuiles avant de vous déplacer. Laquelle vaut le plus maintenant ?
    .title = La bonne tuile
    .done = Celle qui déplace un serpent de mer : en { $by }, près du bateau en { $space } avec { $count } explorateurs de { $partner }. Si le dé donne un serpent, le bateau et son équipage sont perdus.
