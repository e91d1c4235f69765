### Le plateau de The Island : le nom de ses pièces, pour qui survole, demande ou écoute.

## La carte

board-chart = La carte
board-shore = rivage { $isle_of }
board-number = nombre { $value }
board-boat-empty = un bateau vide
board-boat-manned = un bateau avec { $names } ; contrôle : { $control }
board-swims =
    { $count ->
        [one] { $names } nage
       *[other] { $names } nagent
    }
board-on-isle =
    { $count ->
        [0] personne n’a encore débarqué
        [one] à l’abri : { $names }
       *[other] à l’abri : { $names }
    }
board-can-move = une pièce d’ici peut bouger
board-taken = prise en main

## Le tour

board-turn = Le tour
board-plays = { $seat } joue
board-places = { $seat } place
board-study = Retenez vos nombres
board-step-tile = Tuile
board-step-moves = Bouger
board-step-sink = Couler
board-step-die = Dé
board-moves-left =
    { $left ->
        [one] { $left } déplacement restant
       *[other] { $left } déplacements restants
    }
board-about-sea_serpent = Avance d’une case. Emporte les nageurs, et un bateau occupé avec tous ses passagers.
board-about-shark = Avance d’une ou deux cases et s’arrête aux nageurs : il les emporte. Les bateaux ne risquent rien.
board-about-whale = Avance d’une à trois cases et s’arrête à un bateau occupé : elle le retourne. Les nageurs ne risquent rien.

## Le volcan

board-volcano-later =
    { $before ->
        [one] Le volcan dort sous une des { $mountains } montagnes : { $before } tuile sombre avant.
       *[other] Le volcan dort sous une des { $mountains } montagnes : { $before } tuiles sombrent avant.
    }
board-volcano-now =
    { $mountains ->
        [one] La dernière montagne est le volcan !
       *[other] La prochaine montagne est le volcan, une chance sur { $mountains }.
    }
board-volcano-out = Le volcan est entré en éruption.
board-end-to_the_last = On joue jusqu’à ce que le dernier explorateur quitte le plateau ; le volcan est un tourbillon.
board-end-submerged =
    { $count ->
        [one] La partie finit avec la dernière tuile : il en reste { $count }. Le volcan est un tourbillon.
       *[other] La partie finit avec la dernière tuile : il en reste { $count }. Le volcan est un tourbillon.
    }

## Les places et les mains

board-seat = { $seat } ({ $colours })
board-count-land = Sur l’île
board-count-boat = En bateau
board-count-sea = À la nage
board-count-saved = Sauvés
board-count-lost = Perdus
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-boats-left =
    { $count ->
        [one] { $count } bateau à placer
       *[other] { $count } bateaux à placer
    }
board-hand =
    { $count ->
        [0] Aucune tuile en main
        [one] { $count } tuile en main
       *[other] { $count } tuiles en main
    }
board-no-tile = Aucune tuile en main
board-tile =
    { $state ->
        [ready] { $tile } ({ $terrain }) : jouable maintenant
       *[idle] { $tile } ({ $terrain })
    }
board-tile-back = Une tuile cachée : { $terrain }
board-tile-hidden = Une tuile gardée : seule sa main en connaît l’autre côté.
board-take =
    { $left ->
        [one] Prendre le { $value } ({ $colour })
       *[other] Prendre un { $value } ({ $colour }), il en reste { $left }
    }
board-nobody = personne à l’abri

## Choisir

board-take-explorer = Déplacer { $name }…
board-take-boat = Mener le bateau…
board-where-explorer = Où va { $name } ?
board-where-boat = Où va le bateau ?
board-peril = Danger : { $creature_the } est là !
board-threat = Danger en { $space } : { $creature_the } arrive. Un instant…
board-threat-you = { $creature } en route vers { $space } !
board-cancel = Reposer
board-close = Fermer
board-rule = La règle
