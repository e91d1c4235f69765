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
board-swum =
    { $count ->
        [one] a déjà nagé ce tour-ci
       *[other] { $count } ont déjà nagé ce tour-ci
    }
board-within-reach = à portée de : { $names }
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
board-about-whale = Avance d’une à trois cases et s’arrête à un bateau occupé : elle le renverse. Les nageurs ne risquent rien.

## Le volcan

board-volcano-later =
    { $before ->
        [one] Le volcan arrête la partie : sous une des { $mountains } montagnes, après { $before } tuile.
       *[other] Le volcan arrête la partie : sous une des { $mountains } montagnes, après { $before } tuiles.
    }
board-volcano-now =
    { $mountains ->
        [one] La dernière montagne est le volcan : fin de la partie !
       *[other] Une montagne sur { $mountains } est le volcan : il arrête la partie.
    }
board-volcano-out = Le volcan est entré en éruption.
board-end-to_the_last = Jusqu’au dernier explorateur ; le volcan n’est qu’un tourbillon.
board-end-submerged =
    { $count ->
        [one] Jusqu’à la dernière tuile, il en reste { $count } ; le volcan n’est qu’un tourbillon.
       *[other] Jusqu’à la dernière tuile, il en reste { $count } ; le volcan n’est qu’un tourbillon.
    }

## Les places et les mains

board-seat = { $seat } ({ $colours })
board-worth =
    { $sure ->
        [yes] soit { $most } points
       *[no] soit de { $least } à { $most } points
    }
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
board-tile-hidden = Une tuile gardée : seul son propriétaire en connaît l’autre côté.
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
board-where-number = Où placez-vous votre { $value } ?
board-last-look = Dernier regard sur vos nombres !
    .help = Dernier regard sur vos nombres, sur la carte : tous les bateaux placés, ils restent cachés jusqu’à la fin.
board-harm-swimmer = Emporte votre propre nageur !
board-harm-boat = Emporte votre propre bateau et tous ses passagers !
board-harm-capsize = Renverse votre propre bateau !
board-harm-falls = Votre propre explorateur tombe à l’eau.
board-peril = Danger : { $creature_the } est là !
board-threat = Danger en { $space } : { $creature_the } arrive. Un instant…
board-threat-you = { $creature } en route vers { $space } !
board-cancel = Reposer
board-close = Fermer
board-rule = La règle

## Ce que disent les marques

board-legend = Légende
board-mark-movable = Une de vos pièces qui peut bouger
board-mark-target = Appuyez ici pour agir
board-mark-sinks = Une tuile que vous pouvez retirer
board-mark-perilous = Qui va là est perdu, ou vos propres pièces en souffrent
board-mark-hunter = Cette créature pourrait venir ici à son prochain déplacement
board-mark-shore = Rivage : d’ici, on débarque sur l’île sûre
board-mark-pennant = Qui contrôle le bateau et peut le mener
board-mark-swum = A déjà nagé ce tour-ci
board-mark-moved = Vient de bouger
board-mark-changed = Quelque chose vient de changer ici
board-mark-back = Le dos d’une tuile qui vient de sombrer
board-mark-grave = Quelqu’un de cette couleur vient de périr ici
board-mark-die = Les jets de dé depuis votre dernier choix, à la couleur du joueur
board-mark-land = Explorateurs sur l’île
board-mark-boat = Explorateurs en bateau
board-mark-sea = Explorateurs à la nage
board-mark-saved = Explorateurs sauvés ; à côté, ce qu’ils valent au moins et au plus
board-mark-lost = Explorateurs perdus
board-mark-at_once = Bord vert : agit aussitôt
board-mark-kept = Bord rouge : gardée en main, cachée
