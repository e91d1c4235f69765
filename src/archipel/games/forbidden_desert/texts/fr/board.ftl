### Le plateau du Désert Interdit : le nom des pièces pour qui survole, demande ou écoute.

## Le désert

board-desert = Le désert
board-sand-on =
    { $count ->
        [one] { $count } marqueur Sable
       *[other] { $count } marqueurs Sable
    }
board-peeked = vue au Terrascope : { $tile }
board-part-here = ici : { $parts }
board-here =
    { $count ->
        [one] { $names } est ici
       *[other] { $names } sont ici
    }
board-eye-title = L’œil de la tempête
board-eye-help = Personne ne peut y aller. Le vent y pousse des tuiles, et l’œil passe là où elles étaient.

## Échelle, sable, piles

board-ladder =
    { $left ->
        [0] La tempête est sur la tête de mort
        [one] Tempête : { $cards } cartes par tour, { $left } cran avant la tête de mort
       *[other] Tempête : { $cards } cartes par tour, { $left } crans avant la tête de mort
    }
board-ladder-title = L’échelle de la tempête
board-ladder-help = Chaque cran donne les cartes Tempête d’un tour. « La tempête se déchaine » fait monter d’un cran ; la tête de mort, tout en haut, met fin à la partie.
board-sand-title = Le sable qui reste
board-sand-help = Le sable qui tombe vient d’ici, celui que vous enlevez y retourne. S’il en faut et qu’il n’en reste plus, tout est perdu.
board-supply =
    { $count ->
        [0] Plus aucun marqueur Sable sur { $all }
        [one] Il reste { $count } marqueur Sable sur { $all }
       *[other] Il reste { $count } marqueurs Sable sur { $all }
    }
board-pile =
    { $count ->
        [0] { $pile } : aucune carte. Voir ce qu’on en sait
        [one] { $pile } : { $count } carte. Voir ce qu’on en sait
       *[other] { $pile } : { $count } cartes. Voir ce qu’on en sait
    }
board-pile-draw =
    { $count ->
        [0] { $action }. { $pile } : aucune carte
        [one] { $action }. { $pile } : { $count } carte
       *[other] { $action }. { $pile } : { $count } cartes
    }
board-storm-discards = Cartes Tempête défaussées
board-discards =
    { $count ->
        [0] Cartes Tempête défaussées : aucune
       *[other] Cartes Tempête défaussées : { $count }
    }
board-caption-storm = Tempête
board-caption-discards = Défausse
board-caption-equipment = Équipement
board-caption-sand = Sable
board-oneway = Ce qui est tiré est tiré.
board-just = À l’instant
board-unknown = Dans un ordre inconnu
board-wind =
    { $count ->
        [one] Maintenant : { $cells } avancerait et recevrait 1 marqueur Sable.
       *[other] Maintenant : { $cells } avanceraient, dans cet ordre, et recevraient 1 marqueur Sable chacune.
    }
board-wind-nothing = Maintenant : rien ne bougerait, faute de tuile de ce côté de l’œil.
board-equipment-left = Encore dans la pile, dans un ordre inconnu :
board-empty = Aucune carte.

## Pièces de la machine

board-part-help = Deux indices mènent à chaque pièce : l’un donne sa ligne, l’autre sa colonne. Elle apparaît où ils se croisent.
board-part-hidden = { $part } : pas encore trouvée. Indice de ligne : { $row }. Indice de colonne : { $column }.
board-part-on = { $part } : en { $cell }.
board-part-in-eye = { $part } : attend dans l’œil de la tempête, en { $cell }.
board-part-done = { $part } : aux mains { $seat_of }.

## L’eau

board-canteen =
    { $water ->
        [0] { $seat } : plus d’eau, sur { $canteen }.
        [-1] { $seat } : victime de la soif.
       *[other] { $seat } : eau { $water } sur { $canteen }.
    }
board-canteen-help = Sur une même tuile, l’eau se partage à tout moment. À 0, on vit encore ; qui doit boire alors est perdu, et l’équipe avec.
board-canteen-gives = À partager maintenant.
board-canteen-takes = À remplir maintenant.

## Places et mains

board-seat =
    { $count ->
        [0] { $seat }, { $adventurer }, eau { $water } sur { $canteen }, aucun équipement
        [one] { $seat }, { $adventurer }, eau { $water } sur { $canteen }, { $count } carte Équipement
       *[other] { $seat }, { $adventurer }, eau { $water } sur { $canteen }, { $count } cartes Équipement
    }
board-portrait = { $seat }, { $adventurer }. { $power }
board-buried = Sous le sable : il faut creuser avant tout.
board-shield = Sous un Bouclier solaire jusqu’à son prochain tour.
board-card =
    { $state ->
        [ready] { $card } × { $count }, en main : { $seat }. Utilisable maintenant
       *[idle] { $card } × { $count }, en main : { $seat }
    }
board-no-cards = Pas encore d’équipement

## Choisir

board-share = Partager l’eau { $seat_of }…
board-pass = Passer { $equipment_the }…
board-pick-water = Qui reçoit de l’eau ?
board-pick-dune_blaster = Quelle tuile dégagez-vous ?
board-pick-terrascope = Sous quelle tuile regardez-vous ?
board-pick-jet_pack = Qui reçoit le Jet pack ?
board-pick-solar_shield = Qui reçoit le Bouclier solaire ?
board-pick-water_reserve = Qui reçoit la Réserve d’eau ?
board-pick-time_throttle = Qui reçoit l’Accélérateur de temps ?
board-fan = Les prochaines cartes Tempête
board-fan-under = Les prochaines cartes Tempête : en glisser une sous la pile ?
board-fan-order = Quelle carte sera tirée en position { $number } ?
board-cancel = Reposer
board-close = Fermer
board-rule = La règle

## La clé des signes

board-legend = Ce que disent les signes
board-mark-lane = Deux indices d’une pièce, sa ligne et sa colonne : elle apparaît là où les bandes se croisent.
board-mark-clue = Un indice : sa pièce est dans la ligne ou la colonne des flèches.
board-mark-drift = 1 marqueur Sable : enlevez-le avant de révéler la tuile.
board-mark-blocked = Bloquée : 2 marqueurs Sable ou plus. Personne n’y va, sauf l’Alpiniste.
board-mark-oasis = Deux d’entre elles cachent un point d’eau, une un mirage.
board-mark-eye = Quelqu’un a regardé sous cette tuile.
board-mark-whirl = L’œil de la tempête : le vent y pousse les tuiles.
board-mark-dome = Sous un Bouclier solaire : personne n’y boit.
board-mark-lit = Vous pouvez y agir maintenant.
board-mark-oneway = Vous pouvez y agir, mais sans retour.
board-mark-changed = Vient de changer.
board-mark-due = Sur la pile Tempête : les cartes qui terminent ce tour.
board-mark-actions = Une action qui reste pour ce tour.

## Ce que sait faire un aventurier, à sa place

board-power-archaeologist = enlève 2 marqueurs d’un coup
board-power-climber = va sur les tuiles bloquées
board-power-explorer = en diagonale aussi
board-power-meteorologist = lit la tempête
board-power-navigator = déplace les autres
board-power-water_carrier = puise l’eau
