### Le Désert Interdit : exercices. Chacun a un titre, la question et la réponse ; chiffres et noms viennent de sa position.

## Exercices

exercise-blast = Tout le monde est sauvé ce tour-ci. Les pièces sont toutes prises, { $partner } est sur la piste de décollage sous { $sand } marqueurs Sable, et il vous reste { $left ->
        [one] une action
       *[other] { $left } actions
    }. Comment ?
    .title = D’un seul coup
    .done = Le Blaster ne coûte aucune action : il dégage { $cell } d’un coup, et votre dernière action vous mène sur la piste.
exercise-landing = Vous volez avec un Jet pack, et il vous restera { $left ->
        [one] une action
       *[other] { $left } actions
    } à l’arrivée. Où vous poser ?
    .title = Se poser
    .done = En { $cell } : { $part_the } s’y trouve, la dernière pièce qui manque, et l’action qui reste permet de la prendre.
exercise-tunnel = { $left ->
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    } La dernière pièce, { $part_the }, est en { $cell }, à l’autre bout du désert. Comment s’en approcher ?
    .title = Le raccourci
    .done = Par les tunnels : du vôtre à { $to }, il n’y a qu’un pas, puis deux jusqu’à { $cell }. Et l’on y est à l’ombre.
exercise-drink_first = Vous êtes sur un point d’eau. Il vous reste { $water } portion, et { $theirs } à { $partner } ; vous avez { $left } actions. Par quoi commencer ?
    .title = Une chose après l’autre
    .done = L’eau, deux fois : seule la Porteuse d’eau en puise, deux portions par action. Il reste { $pile } cartes Tempête ; puis { $suns } vagues de chaleur y seront mêlées de nouveau. Et deux actions pour en porter à { $partner }.
exercise-shade = Vous guidez { $partner_2 }, à qui il reste { $water } portion d’eau. Où fait-il bon être ?
    .title = Où il fait bon être
    .done = En { $cell } : un tunnel donne de l’ombre, { $part_the } s’y trouve, et { $partner } aussi, avec { $theirs } portions d’eau à partager.
exercise-lead = Vous guidez { $partner_2 }, qui joue ensuite. Deux pièces sont prêtes, et vous êtes sur l’une d’elles. Où menez-vous { $partner_2 } ?
    .title = À chacun sa pièce
    .done = En { $cell }, où se trouve { $part_the }. { $partner_2 } révèle la tuile et prend la pièce ; vous prenez l’autre, et il n’en manque plus.
exercise-take_along = { $left ->
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    } La dernière pièce est en { $cell }, tout près. { $partner } est avec vous et joue ensuite. Que faites-vous ?
    .title = Ensemble
    .done = Allez en { $cell } en emmenant { $partner }, comme le peut l’Alpiniste. { $partner } prend alors { $part_the } dès sa première action, puis guide les autres vers la piste voisine.
exercise-gather = Les pièces sont toutes prises ; il faut que tous soient sur la piste de décollage, en { $cell }. { $left ->
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    } Guider quelqu’un, ou marcher ?
    .title = La dernière en route
    .done = Marcher, vers { $to }. Les autres sont à un pas de la piste ; c’est vous qui êtes loin. De { $to }, votre prochain tour suffira, avec une action de trop.
exercise-look = { $left ->
        [one] Il reste une action,
       *[other] Il reste { $left } actions,
    } et votre tuile est sans sable, mais pas révélée. Aller à l’ombre tout près, creuser, ou regarder ?
    .title = Regarder ou marcher
    .done = Regarder. Un indice manque, pour { $part_the } ; avec lui ne restent cachés que { $gears } engrenages et { $tunnels } tunnel sous les tuiles sans goutte, et la vôtre en est une. Tant qu’il manque, rien d’autre ne vous ramène.
