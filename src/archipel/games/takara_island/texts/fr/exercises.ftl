### Takara Island : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-own_hands = Il vous reste un aventurier, et { $karas } Karas : de quoi engager le Mineur. Vous savez ce qui est sur le dessus { $site_of } : { $tile }, puis deux coffres. Qui fouille ?
    .title = De vos propres mains
    .done = Votre aventurier, sur { $site_the } : { $tile } pour rien. Le Mineur coûte { $price } Karas et détruit ce qui n’est que de l’argent. Les coffres, vous seul les connaissez ; ils attendront.
exercise-no_obstacle = Le Mineur est à vous ce tour-ci. { $partner } a une Pierre ; l’autre est encore sous terre. Où fouille-t-il ?
    .title = Rien ne l’arrête
    .done = Sur { $site_the } : l’éboulement qui arrête tous les autres ne l’arrête pas, et aucun site n’est plus près de ses tuiles profondes, avec { $left } tuiles seulement. L’autre Pierre est parmi les profondes.
exercise-seen_before = Le Mineur est à vous ce tour-ci. { $partner } a une Pierre ; l’autre est encore sous terre. Vous avez observé l’un des sites. Où fouille-t-il ?
    .title = Déjà vu
    .done = Sur { $site_the } : la première tuile est { $tile_a }, vous l’avez vue, et la deuxième est déjà profonde. Nulle part ailleurs il ne va si bas, et l’autre Pierre est là quelque part.
exercise-alone = Les deux sites qui restent commencent par un éboulement, et toute l’équipe de { $partner } est en salle de repos. Vous avez un aventurier et { $karas } Karas. Que faire ?
    .title = Seul sur l’île
    .done = Engager le Mineur pour { $price } Karas : il passe un éboulement, ce qui demande sinon deux aventuriers. { $partner } ne peut pas répondre au prochain tour : chaque tuile remontée est une avance qui dure.
exercise-end_it = { $empty } sites sont vides. { $partner_3 } a { $theirs } points, vous { $mine }, et { $partner_2 } { $owner } avec une Pierre. Il vous reste un aventurier. Comment gagner ?
    .title = En finir
    .done = Fouillez la dernière tuile { $site_of } : le cinquième site vide finit la partie. Une Pierre seule ne vaut alors rien, et ce qui est là est à vous. Attendre, c’est le laisser aux autres.
exercise-last_tile = { $empty } sites sont vides : un de plus finit la partie, et votre seule Pierre ne vaudrait rien. Vous avez { $xp } XP sans elle, { $partner } { $theirs } points. Il reste une tuile sur { $site_the }. Fouiller ?
    .title = La dernière tuile
    .done = Oui. Que peut-il y avoir ? { $wounds } tuiles de 4 XP, { $money } de Karas et la seconde Pierre. 4 XP vous font passer devant { $partner }, la Pierre gagne aussitôt ; seuls les Karas perdent.
exercise-last_blow = Vous avez loué l’Épée, et il vous reste un aventurier. { $partner } a { $theirs } points avec une Pierre, vous { $mine }. Pouvez-vous encore gagner ce tour-ci ?
    .title = Le dernier coup
    .done = Battez le squelette sur { $site_the } : il a { $wounds } blessures et { $life } points de vie, une seule épée suffit, quatre faces sur six. Le cinquième site est alors vide, la partie finit, la Pierre ne vaut rien, et la récompense vous met devant.
exercise-two_tiles = { $empty } sites sont vides, et il reste { $left } tuiles sur { $site_the }. Vous avez { $mine } points, { $partner } { $theirs }. Un aventurier et { $karas } Karas : que faites-vous ?
    .title = Deux à la fois
    .done = Engagez le Mineur pour { $price } Karas : il fouille les deux tuiles, sans blessure, et le cinquième site vide finit la partie avant toute réponse. Une tuile ne suffit pas pour rejoindre { $partner } ; deux peut-être, et l’une est peut-être la Pierre.
exercise-copy = Le Mineur dort devant { $partner }. Il reste { $left } tuiles sur { $site_the }, et vous avez une Pierre. Un aventurier et { $karas } Karas : que faites-vous ?
    .title = Bien imité
    .done = Engagez l’Imitateur : il fait ce que fait le Mineur, pour { $price } Karas et { $more } de plus. Les deux tuiles à la fois : avec la seconde Pierre vous gagnez sur-le-champ, et deux tuiles XP vous font passer devant { $partner }.
