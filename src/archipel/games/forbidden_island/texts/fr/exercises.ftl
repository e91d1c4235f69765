### L’Île Interdite : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-there_and_back = Tout le monde est sauvé ce tour-ci. Vous tenez { $count } cartes Cristal ardent ; { $partner } et { $partner_2 } attendent { $tile_to }, et { $partner_2 } a une carte Hélicoptère. Il vous reste { $left } actions. Comment ?
    .title = Aller et retour
    .done = Vous allez { $second_to } d’un pas, le trésor coûte la deuxième action, et pour la troisième le Plongeur revient à la nage { $tile_to }, par les tuiles disparues. { $partner_2 } joue alors l’Hélicoptère.
exercise-keep_landing = { $left ->
        [one] Il reste une action,
       *[other] Il reste { $left } actions,
    } et l’eau couvre { $tile_the }. Vous pourriez aussi donner des cartes. Quel est le plus urgent ?
    .title = Le chemin du retour
    .done = Assécher { $tile_the }. Si une Montée des eaux est parmi les deux prochaines cartes, elle revient sur le dessus, et avec { $cards } cartes Inondation par tour, elle sombrerait sans doute aussitôt. Plus personne ne rentrerait. Le reste peut attendre un tour.
exercise-only_way = { $left ->
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    } Le Messager pourrait envoyer une carte à n’importe qui. Y a-t-il mieux ?
    .title = Le seul chemin
    .done = Assécher { $tile_the }, où vous êtes. C’est le seul passage vers { $second_the }, et sa carte Inondation est déjà sortie : une Montée des eaux la ramènerait sur le dessus.
exercise-known_cards = { $left } cartes Inondation sont à piocher, et l’on connaît les deux premières : { $tile } et { $second }, inondées toutes deux. Vous tenez des Sacs de sable. Où vont-ils ?
    .title = Cartes connues
    .done = La bonne tuile est { $tile_the } : c’est le seul chemin vers l’Héliport. Sèche, elle n’est qu’inondée de nouveau ; sinon elle sombre. Le trésor de l’autre est déjà gagné.
exercise-one_hand = { $flooded } tuiles sont inondées, { $dry } sont sèches, et il reste { $left } actions. Vous tenez { $mine } cartes Statue du zéphyr, { $partner } { $theirs }. Que faites-vous ?
    .title = Tout dans une main
    .done = Vous donnez, et donnez encore. { $partner } joue ensuite, avec quatre cartes égales, peut aller { $tile_to }, et a une carte Hélicoptère dans la même main. Votre prochain tour ne vient qu’après deux inondations.
exercise-take_it_now = Vous tenez { $count } cartes Calice de l’onde ; tout près, inondé : { $tile }. Il reste { $left } actions. Assécher, ou prendre le trésor ?
    .title = Maintenant ou plus tard
    .done = Prendre. La carte { $tile_of } est parmi les { $top } du dessus, et l’on en pioche { $cards } par tour. La tuile va sombrer, mais le Calice est à vous ; asséchée, elle vous laisserait le même souci au tour suivant.
exercise-sixth_card = Vous avez { $count } cartes : une de trop. Une carte Hélicoptère peut aussi servir. { $partner } a { $cards } cartes Pierre sacrée et joue ensuite. Que devient votre sixième carte ?
    .title = La sixième carte
    .done = Emmenez { $partner } { $tile_to } : la première action du tour suivant gagne la Pierre sacrée. À pied, ce sont trois pas, et ce temple est justement parmi les { $top } cartes du dessus de la pioche Inondation.
exercise-what_to_throw = Vous avez { $count } cartes, une de trop : { $wind } de la Statue du zéphyr, { $earth } de la Pierre sacrée, { $lift ->
        [one] une carte Hélicoptère
       *[other] { $lift } cartes Hélicoptère
    }. Laquelle part ?
    .title = Une de trop
    .done = Une Pierre sacrée. Il y en a cinq et il en faut quatre : sans la vôtre, les autres peuvent encore se réunir, et { $partner } en a { $theirs }. La Statue est votre collection, et une carte Hélicoptère sera peut-être celle du retour.
exercise-count_the_pile = { $left ->
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    } Vous pourriez prendre aussitôt le Cristal ardent. Mais regardez d’abord la pioche Trésor : { $pile } cartes. Quelle action ne peut pas attendre ?
    .title = Compter la pioche
    .done = L’une des { $pile } cartes est une Montée des eaux ; il suffit de compter. La carte { $tile_of } retourne donc sur le dessus, sort ce tour-ci, et la tuile sombre. Sa jumelle a disparu, et { $partner } en a besoin pour la Pierre sacrée. Votre Cristal peut attendre.
