### La Isla : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-whom = Un explorateur va en { $space } et y entoure une région. Lequel des vôtres quitte sa place ?
    .title = De qui se passer ?
    .done = Celui qui est en { $from } : il n’est à aucune région que vous allez entourer. Celui qui est en { $other } sert à cette région même, et les autres sont autour { $animal_of }, où il ne manque qu’une case.
exercise-which_colour = Une fonction vous donne une ressource de votre choix. Quelle couleur vous fait avancer ?
    .title = Quelle couleur ?
    .done = { $resource } : { $space } est de cette couleur, et c’est la seule case qui vous manque autour { $animal_of }, que vous avez le plus. La carte B peut apporter l’autre.
exercise-two_ways = Deux cases vous feraient gagner chacune { $animal_a }. Laquelle est la meilleure ?
    .title = Deux chemins
    .done = { $space } : en plus des { $value } points de sa région, elle est jaune, et votre fonction « { $function } » en tient compte.
exercise-what_to_cover = Une fonction arrive, et l’une de vos quatre sera recouverte. Qu’avez-vous mis sous B et sous D ? De laquelle pouvez-vous vous passer ?
    .title = De quoi se passer ?
    .done = « { $covered } ». Les autres servent toutes à ce round : en B, { $resource_the } rapporte des points ; en D, { $animal_the } permet de monter n’importe quel marqueur, donc celui { $a_animal_of }, ce qui rapporte encore.
exercise-push = Trois cartes pour A, B et D. Vous avez { $count } ressources jaunes. Que tirer de mieux de ce round ?
    .title = Ce que vous avez le plus
    .done = En D, { $animal_the } : c’est l’animal que vous avez le plus, et monter son marqueur rapporte { $points } points aussitôt. En A, « { $function } » : vos ressources jaunes mènent un explorateur en { $space }, où il y a un sac à dos et un animal de plus.
exercise-one_short = Il vous manque une case autour d’une région à { $value } points, et de quoi la payer. Trois cartes pour A, B et D : laquelle va où ?
    .title = Il en manque une
    .done = En B, { $resource_the }. Avec elle et la jaune, votre joker, vous payez { $space } : la région est entourée pour { $value } points, et « { $function } » en A en ajoute. En D, le crapaud, qui monte n’importe quel marqueur, celui de vos papillons hiboux.
exercise-three_uses = Trois cartes pour A, B et D. Vous avez { $count } ressources beiges. Que tirer de mieux de ce round ?
    .title = Trois usages
    .done = En D, le fossa, dont une fonction fait n’importe quel marqueur : montez celui { $animal_of }, pour { $points } points. En A, « { $function } » : vos ressources beiges mènent un explorateur en { $space }, avec des points pour la bouteille, une ressource pour la couleur et une région entourée.
exercise-chain = Une seule répartition fait servir les trois cartes dès ce round. Laquelle ?
    .title = En chaîne
    .done = En B, le beige paie { $space }, et une fonction donne des points pour lui ; en A, « { $function } » rend cette case assez bon marché, et la région { $animal_of } est entourée. En D, le crapaud : une fonction en fait n’importe quel marqueur, donc celui de vos fossas.
