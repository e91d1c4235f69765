### The Island dans un terminal : la légende, et de courts libellés dans les listes de choix.

## La carte

legend-ground = terrain : plage, forêt, montagne
legend-serpent = serpent de mer
legend-shark = requin
legend-whale = baleine
legend-boat = bateau ; ceux nommés dessous y sont assis
legend-explorer = un explorateur : la lettre de sa couleur, puis la sienne
legend-more = plus d’explorateurs que de place ; ils sont nommés plus bas
legend-swum = a nagé ce tour-ci
legend-haven = une île sûre, et combien elle en abrite
legend-fresh = vient de changer
legend-shore = doré : le rivage d’une île sûre

## La table

table-volcano =
    { $before ->
        [0] le volcan est sous l’une des { $mountains }
        [one] le volcan vient au plus tôt après { $before } tuile
       *[other] le volcan vient au plus tôt après { $before } tuiles
    }
table-crowd = En { $space }

## Les choix, par groupes

group-take = Prendre ({ $colour })
item-take = un { $value }
group-place = Le placer en
item-place = { "" }
group-place_boat = Un bateau en
item-place_boat = { "" }
group-pick_swimmer = Dauphin pour
item-pick_swimmer = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
group-pick_boat = Du vent pour le bateau
item-pick_boat = { "" }
group-pick_creature = { $creature }
item-pick_creature = { "" }
group-move_to = Vers
item-move_to = { "" }
group-walk = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-walk = marcher
group-dive = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-dive = plonger
group-swim = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-swim = nager
group-board = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-board = monter à bord
group-jump = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-jump = sauter
group-land = { $explorer }, { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
item-land = débarquer !
group-sail = Bateau de { $boat }
item-sail = naviguer
group-remove = Retirer
item-remove = { "" }
group-take_aboard = Prendre à bord
item-take_aboard = { $explorer }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
