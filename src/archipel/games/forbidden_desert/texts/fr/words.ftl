### Le Désert Interdit : tous les mots du jeu, en français.
### Les noms sont ceux imprimés sur le matériel ; chaque phrase est de nous.
### Formes : .the, .of, .to et .a s’emploient dans une phrase ; la valeur seule s’affiche isolée ou en tête.

## Le jeu

game-name = Le Désert Interdit
game-tagline = Quatre pièces d’une machine volante, une gourde chacun et une tempête qui grandit.
game-kind = Coopératif
game-first = Pour une première partie : Novice, et des aventuriers tirés au hasard.
game-summary =
    Votre équipe s’est écrasée dans un désert qui cache une cité ancienne. Dégagez ses tuiles, suivez les indices par deux et prenez les quatre pièces d’une machine volante légendaire. Pour l’emporter, réunissez tous les aventuriers sur la piste de décollage avec les quatre pièces. Vous perdez ensemble aussi : si quelqu’un meurt de soif, si le sable vient à manquer ou si la tempête atteint la tête de mort.
turn-summary =
    1. Jusqu’à 4 actions, au choix : se déplacer, enlever du sable, révéler sa tuile, prendre une pièce, et ce que permet votre aventurier.
    2. Des cartes Tempête, une par une : l’échelle dit combien.
    Sur une même tuile, eau et équipement se passent de main en main ; l’équipement se joue à tout moment, sans action.

## Les places

cell-a1 = A1
cell-b1 = B1
cell-c1 = C1
cell-d1 = D1
cell-e1 = E1
cell-a2 = A2
cell-b2 = B2
cell-c2 = C2
cell-d2 = D2
cell-e2 = E2
cell-a3 = A3
cell-b3 = B3
cell-c3 = C3
cell-d3 = D3
cell-e3 = E3
cell-a4 = A4
cell-b4 = B4
cell-c4 = C4
cell-d4 = D4
cell-e4 = E4
cell-a5 = A5
cell-b5 = B5
cell-c5 = C5
cell-d5 = D5
cell-e5 = E5

## Tuiles

tile-gear = Engrenage
    .the = l’engrenage
    .of = de l’engrenage
    .to = à l’engrenage
    .a = un engrenage
tile-tunnel = Tunnel
    .the = le tunnel
    .of = du tunnel
    .to = au tunnel
    .a = un tunnel
tile-launch_pad = Piste de décollage
    .the = la piste de décollage
    .of = de la piste de décollage
    .to = à la piste de décollage
    .a = la piste de décollage
tile-clue_propeller_row = Indice (hélice), ligne
    .the = l’indice de ligne de l’hélice
    .of = de l’indice de ligne de l’hélice
    .to = à l’indice de ligne de l’hélice
    .a = l’indice de ligne de l’hélice
tile-clue_propeller_col = Indice (hélice), colonne
    .the = l’indice de colonne de l’hélice
    .of = de l’indice de colonne de l’hélice
    .to = à l’indice de colonne de l’hélice
    .a = l’indice de colonne de l’hélice
tile-clue_gearbox_row = Indice (boîte de vitesses), ligne
    .the = l’indice de ligne de la boîte de vitesses
    .of = de l’indice de ligne de la boîte de vitesses
    .to = à l’indice de ligne de la boîte de vitesses
    .a = l’indice de ligne de la boîte de vitesses
tile-clue_gearbox_col = Indice (boîte de vitesses), colonne
    .the = l’indice de colonne de la boîte de vitesses
    .of = de l’indice de colonne de la boîte de vitesses
    .to = à l’indice de colonne de la boîte de vitesses
    .a = l’indice de colonne de la boîte de vitesses
tile-clue_crystal_row = Indice (cristal d’énergie), ligne
    .the = l’indice de ligne du cristal d’énergie
    .of = de l’indice de ligne du cristal d’énergie
    .to = à l’indice de ligne du cristal d’énergie
    .a = l’indice de ligne du cristal d’énergie
tile-clue_crystal_col = Indice (cristal d’énergie), colonne
    .the = l’indice de colonne du cristal d’énergie
    .of = de l’indice de colonne du cristal d’énergie
    .to = à l’indice de colonne du cristal d’énergie
    .a = l’indice de colonne du cristal d’énergie
tile-clue_navigation_row = Indice (système de navigation), ligne
    .the = l’indice de ligne du système de navigation
    .of = de l’indice de ligne du système de navigation
    .to = à l’indice de ligne du système de navigation
    .a = l’indice de ligne du système de navigation
tile-clue_navigation_col = Indice (système de navigation), colonne
    .the = l’indice de colonne du système de navigation
    .of = de l’indice de colonne du système de navigation
    .to = à l’indice de colonne du système de navigation
    .a = l’indice de colonne du système de navigation
tile-well = Point d’eau
    .the = le point d’eau
    .of = du point d’eau
    .to = au point d’eau
    .a = un point d’eau
tile-mirage = Mirage
    .the = le mirage
    .of = du mirage
    .to = au mirage
    .a = un mirage
tile-crash = Crash
    .the = le lieu du crash
    .of = du lieu du crash
    .to = au lieu du crash
    .a = le lieu du crash
tile-plain = Désert
    .the = la tuile Désert
    .of = de la tuile Désert
    .to = à la tuile Désert
    .a = une tuile Désert
tile-water = Eau ?
    .the = la tuile au signe d’eau
    .of = de la tuile au signe d’eau
    .to = à la tuile au signe d’eau
    .a = une tuile au signe d’eau

## Pièces de la machine volante

part-propeller = Hélice
    .the = l’hélice
    .of = de l’hélice
    .to = à l’hélice
part-gearbox = Boîte de vitesses
    .the = la boîte de vitesses
    .of = de la boîte de vitesses
    .to = à la boîte de vitesses
part-crystal = Cristal d’énergie
    .the = le cristal d’énergie
    .of = du cristal d’énergie
    .to = au cristal d’énergie
part-navigation = Système de navigation
    .the = le système de navigation
    .of = du système de navigation
    .to = au système de navigation

## Cartes Tempête

storm-wind_n1 = Le vent souffle au nord, 1
    .the = la carte « Le vent souffle » (nord, 1)
    .of = de la carte « Le vent souffle » (nord, 1)
    .a = une carte « Le vent souffle » (nord, 1)
    .help = Une tuile avance vers le nord dans la tempête et reçoit 1 marqueur Sable.
storm-wind_n2 = Le vent souffle au nord, 2
    .the = la carte « Le vent souffle » (nord, 2)
    .of = de la carte « Le vent souffle » (nord, 2)
    .a = une carte « Le vent souffle » (nord, 2)
    .help = Jusqu’à deux tuiles avancent vers le nord, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_n3 = Le vent souffle au nord, 3
    .the = la carte « Le vent souffle » (nord, 3)
    .of = de la carte « Le vent souffle » (nord, 3)
    .a = une carte « Le vent souffle » (nord, 3)
    .help = Jusqu’à trois tuiles avancent vers le nord, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_s1 = Le vent souffle au sud, 1
    .the = la carte « Le vent souffle » (sud, 1)
    .of = de la carte « Le vent souffle » (sud, 1)
    .a = une carte « Le vent souffle » (sud, 1)
    .help = Une tuile avance vers le sud dans la tempête et reçoit 1 marqueur Sable.
storm-wind_s2 = Le vent souffle au sud, 2
    .the = la carte « Le vent souffle » (sud, 2)
    .of = de la carte « Le vent souffle » (sud, 2)
    .a = une carte « Le vent souffle » (sud, 2)
    .help = Jusqu’à deux tuiles avancent vers le sud, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_s3 = Le vent souffle au sud, 3
    .the = la carte « Le vent souffle » (sud, 3)
    .of = de la carte « Le vent souffle » (sud, 3)
    .a = une carte « Le vent souffle » (sud, 3)
    .help = Jusqu’à trois tuiles avancent vers le sud, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_e1 = Le vent souffle à l’est, 1
    .the = la carte « Le vent souffle » (est, 1)
    .of = de la carte « Le vent souffle » (est, 1)
    .a = une carte « Le vent souffle » (est, 1)
    .help = Une tuile avance vers l’est dans la tempête et reçoit 1 marqueur Sable.
storm-wind_e2 = Le vent souffle à l’est, 2
    .the = la carte « Le vent souffle » (est, 2)
    .of = de la carte « Le vent souffle » (est, 2)
    .a = une carte « Le vent souffle » (est, 2)
    .help = Jusqu’à deux tuiles avancent vers l’est, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_e3 = Le vent souffle à l’est, 3
    .the = la carte « Le vent souffle » (est, 3)
    .of = de la carte « Le vent souffle » (est, 3)
    .a = une carte « Le vent souffle » (est, 3)
    .help = Jusqu’à trois tuiles avancent vers l’est, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_w1 = Le vent souffle à l’ouest, 1
    .the = la carte « Le vent souffle » (ouest, 1)
    .of = de la carte « Le vent souffle » (ouest, 1)
    .a = une carte « Le vent souffle » (ouest, 1)
    .help = Une tuile avance vers l’ouest dans la tempête et reçoit 1 marqueur Sable.
storm-wind_w2 = Le vent souffle à l’ouest, 2
    .the = la carte « Le vent souffle » (ouest, 2)
    .of = de la carte « Le vent souffle » (ouest, 2)
    .a = une carte « Le vent souffle » (ouest, 2)
    .help = Jusqu’à deux tuiles avancent vers l’ouest, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-wind_w3 = Le vent souffle à l’ouest, 3
    .the = la carte « Le vent souffle » (ouest, 3)
    .of = de la carte « Le vent souffle » (ouest, 3)
    .a = une carte « Le vent souffle » (ouest, 3)
    .help = Jusqu’à trois tuiles avancent vers l’ouest, l’une après l’autre, et reçoivent 1 marqueur Sable chacune.
storm-sun_beats_down = Vague de chaleur
    .the = la carte « Vague de chaleur »
    .of = de la carte « Vague de chaleur »
    .a = une carte « Vague de chaleur »
    .help = Tout le monde, hors d’un tunnel et d’un Bouclier solaire, boit 1 portion d’eau.
storm-storm_picks_up = La tempête se déchaine
    .the = la carte « La tempête se déchaine »
    .of = de la carte « La tempête se déchaine »
    .a = une carte « La tempête se déchaine »
    .help = Le marqueur de tempête monte d’un cran.

## Équipement

equipment-dune_blaster = Blaster
    .the = le Blaster
    .of = du Blaster
    .a = un Blaster
    .help = Enlevez tout le sable de votre tuile ou d’une tuile voisine.
equipment-jet_pack = Jet pack
    .the = le Jet pack
    .of = du Jet pack
    .a = un Jet pack
    .help = Volez vers n’importe quelle tuile non bloquée ; un autre pion de votre tuile peut venir.
equipment-solar_shield = Bouclier solaire
    .the = le Bouclier solaire
    .of = du Bouclier solaire
    .a = un Bouclier solaire
    .help = Jusqu’au début de votre prochain tour, personne sur votre tuile ne boit pendant une vague de chaleur.
equipment-terrascope = Terrascope
    .the = le Terrascope
    .of = du Terrascope
    .a = un Terrascope
    .help = Regardez la face d’une tuile non révélée.
equipment-water_reserve = Réserve d’eau
    .the = la Réserve d’eau
    .of = de la Réserve d’eau
    .a = une Réserve d’eau
    .help = Tous les joueurs sur votre tuile gagnent 2 portions d’eau.
equipment-time_throttle = Accélérateur de temps
    .the = l’Accélérateur de temps
    .of = de l’Accélérateur de temps
    .a = un Accélérateur de temps
    .help = Pendant votre tour, faites 2 actions de plus.

## Aventuriers

adventurer-archaeologist = Archéologue
    .the = l’Archéologue
    .of = de l’Archéologue
    .to = à l’Archéologue
    .power = Enlève 2 marqueurs Sable d’une même tuile pour 1 action. Gourde : 3.
adventurer-climber = Alpiniste
    .the = l’Alpiniste
    .of = de l’Alpiniste
    .to = à l’Alpiniste
    .power = Va sur les tuiles bloquées et peut emmener un pion à chaque déplacement. Personne n’est enlisé sur sa tuile. Gourde : 3.
adventurer-explorer = Explorateur
    .the = l’Explorateur
    .of = de l’Explorateur
    .to = à l’Explorateur
    .power = Se déplace, enlève du sable et tire au Blaster en diagonale aussi. Gourde : 4.
adventurer-meteorologist = Météorologue
    .the = la Météorologue
    .of = de la Météorologue
    .to = à la Météorologue
    .power = Pour 1 action, tire 1 carte Tempête de moins à la fin du tour, ou regarde les prochaines, peut en glisser une sous la pile et range les autres. Gourde : 4.
adventurer-navigator = Navigatrice
    .the = la Navigatrice
    .of = de la Navigatrice
    .to = à la Navigatrice
    .power = Pour 1 action, déplace le pion d’un autre joueur de 3 pas au plus, avec les pouvoirs de ce pion. Gourde : 4.
adventurer-water_carrier = Porteuse d’eau
    .the = la Porteuse d’eau
    .of = de la Porteuse d’eau
    .to = à la Porteuse d’eau
    .power = Pour 1 action, prend 2 portions d’eau du point d’eau révélé où elle se trouve. Donne de l’eau aux tuiles voisines à tout moment. Gourde : 5.

## Difficulté

difficulty-novice = Novice
    .help = La tempête part de son cran le plus bas : 2 cartes Tempête par tour.
difficulty-normal = Normal
    .help = La tempête part un cran plus haut : 3 cartes Tempête par tour.
difficulty-elite = Élite
    .help = La tempête part deux crans plus haut : 3 cartes Tempête par tour, et la tête de mort est plus proche.
difficulty-legendary = Légendaire
    .help = La tempête part trois crans plus haut : 3 cartes Tempête par tour, et bientôt 4.

## Options

option-difficulty = Difficulté
    .help = Fixe le cran de départ de la tempête. Rien d’autre ne change.
option-adventurers = Aventuriers
    .help = Laissez le hasard distribuer les aventuriers, ou choisissez-les. Aucun n’est joué deux fois.
    .random = Au hasard
    .chosen = Au choix
option-first_player = Qui commence
    .help = Désignez qui commence, ou laissez faire le hasard.
    .random = Au hasard
    .chosen = Au choix

## Fins de partie

ending-escaped = Mission réussie !
    .help = La machine volante emporte toute votre équipe loin du désert.
ending-thirst = Mort de soif
    .help = La chaleur emporte { $pawn } : il n’y a plus d’eau à boire.
ending-burial = Ensablés à jamais
    .help = Il ne reste plus un marqueur Sable à poser : le désert vous a engloutis.
ending-storm = Emportés dans les airs
    .help = Le marqueur de tempête est sur la tête de mort : la tempête emporte tout le monde.

## Événements : mise en place

event-dealt_adventurer =
    { $water ->
        [one] { $seat } tient le rôle { $adventurer_of }, avec { $water } portion d’eau.
       *[other] { $seat } tient le rôle { $adventurer_of }, avec { $water } portions d’eau.
    }
event-crashed = L’équipe s’est écrasée en { $cell }.
event-first_player = { $seat } commence.

## Événements : la partie

event-turn_began = Tour { $turn } : à { $seat } de jouer.
event-moved = { $seat } va de { $from } à { $to }.
event-moved_with = { $seat } va de { $from } à { $to } et emmène { $pawn }.
event-dug =
    { $left ->
        [0] { $seat } enlève { $count ->
            [one] 1 marqueur Sable
           *[other] { $count } marqueurs Sable
        } en { $cell } : il n’en reste plus.
       *[other] { $seat } enlève { $count ->
            [one] 1 marqueur Sable
           *[other] { $count } marqueurs Sable
        } en { $cell } : il en reste { $left }.
    }
event-revealed = { $seat } révèle { $tile_a } en { $cell }.
event-drew_equipment = { $seat } trouve { $equipment_a }.
event-gained_water =
    { $count ->
        [0] { $seat } n’a pas de place pour plus d’eau.
        [one] { $seat } gagne 1 portion d’eau et en a { $water }.
       *[other] { $seat } gagne { $count } portions d’eau et en a { $water }.
    }
event-part_placed = Les indices se croisent : voici { $part_the } en { $cell } !
event-part_in_eye = Les indices se croisent dans la tempête : { $part_the } attend en { $cell } la prochaine tuile.
event-part_caught = La tuile poussée en { $cell } reçoit { $part_the }.
event-picked_up = { $seat } prend { $part_the } en { $cell } !
event-reduced =
    { $cards ->
        [0] { $seat } retient la tempête : aucune carte Tempête ce tour-ci.
        [one] { $seat } retient la tempête : 1 carte Tempête ce tour-ci.
       *[other] { $seat } retient la tempête : { $cards } cartes Tempête ce tour-ci.
    }
event-looked =
    { $count ->
        [one] { $seat } regarde la carte du dessus de la pile Tempête.
       *[other] { $seat } regarde les { $count } cartes du dessus de la pile Tempête.
    }
event-saw = { $seat } voit { $storm_a }.
event-put_none_under = { $seat } ne met aucune carte sous la pile.
event-put_under = { $seat } glisse { $storm_a } sous la pile.
event-put_back = { $seat } remet { $storm_a } en position { $number }.
event-navigated = { $seat } guide { $pawn } de { $from } à { $to }.
event-navigated_with = { $seat } guide { $pawn } de { $from } à { $to }, avec { $passenger }.
event-stopped = { $seat } cesse de guider { $pawn }.
event-drew_from_well = { $seat } puise au point d’eau.
event-ended_step =
    { $left ->
        [0] { $seat } a fini. Cartes Tempête à tirer : { $cards }.
        [one] { $seat } s’arrête là et renonce à 1 action. Cartes Tempête à tirer : { $cards }.
       *[other] { $seat } s’arrête là et renonce à { $left } actions. Cartes Tempête à tirer : { $cards }.
    }
event-drew_storm = { $seat } tire { $storm_a }.
event-storm_shuffled =
    { $count ->
        [one] La pile Tempête est épuisée : sa seule carte défaussée forme la nouvelle.
       *[other] La pile Tempête est épuisée : ses { $count } cartes défaussées, mélangées, forment la nouvelle.
    }
event-shifted = Le vent pousse la tuile de { $from } en { $to }.
event-respite =
    { $count ->
        [one] Accalmie : il manque 1 tuile, et rien ne bouge à sa place.
       *[other] Accalmie : il manque { $count } tuiles, et rien ne bouge à leur place.
    }
event-sand_fell =
    { $count ->
        [one] Du sable tombe en { $cell } : 1 marqueur.
       *[other] Du sable tombe en { $cell } : { $count } marqueurs.
    }
event-storm_rose =
    { $left ->
        [0] La tempête se déchaine et atteint la tête de mort !
        [one] La tempête se déchaine : { $cards } cartes Tempête par tour, 1 cran avant la tête de mort.
       *[other] La tempête se déchaine : { $cards } cartes Tempête par tour, { $left } crans avant la tête de mort.
    }
event-sheltered = { $seat } s’abrite du soleil dans un tunnel.
event-shaded = { $seat } reste à l’ombre d’un Bouclier solaire.
event-drank =
    { $water ->
        [0] { $seat } boit et n’a plus d’eau.
        [one] { $seat } boit et garde 1 portion d’eau.
       *[other] { $seat } boit et garde { $water } portions d’eau.
    }
event-died = { $seat } n’a plus rien à boire !
event-gave =
    { $amount ->
        [one] { $seat } donne 1 portion d’eau à { $receiver }.
       *[other] { $seat } donne { $amount } portions d’eau à { $receiver }.
    }
event-handed_over = { $seat } passe { $equipment_a } à { $receiver }.
event-blasted =
    { $count ->
        [one] { $seat } tire au Blaster en { $cell } : 1 marqueur Sable de moins.
       *[other] { $seat } tire au Blaster en { $cell } : { $count } marqueurs Sable de moins.
    }
event-jet_pack_played = { $seat } allume un Jet pack.
event-jetted = { $seat } vole de { $from } à { $to }.
event-jetted_with = { $seat } vole de { $from } à { $to } avec { $pawn }.
event-shield_raised = { $seat } déploie un Bouclier solaire.
event-shield_ended = Le Bouclier solaire { $seat_of } ne protège plus.
event-reserve_opened = { $seat } ouvre la Réserve d’eau.
event-peeked = { $seat } voit au Terrascope { $tile_a } en { $cell }.
event-time_throttled = { $seat } joue l’Accélérateur de temps et dispose de { $left } actions.
event-game_won = Partie gagnée : la machine s’envole !
event-game_lost = Partie perdue : le désert garde ses secrets.

## Le décompte final

figure-parts = Pièces de la machine
figure-storm = Crans de la tempête
figure-sand = Marqueurs Sable posés
figure-turns = Tours

## Actions

action-move = Aller en { $cell }
action-move_with = Aller en { $cell } et emmener { $pawn }
action-dig = Enlever du sable en { $cell }
action-reveal = Révéler votre tuile
action-pick_up = Prendre { $part_the }
action-reduce = Tirer une carte Tempête de moins
action-look = Regarder les prochaines cartes Tempête
action-navigate = Guider { $pawn }
action-take_water = Puiser au point d’eau
action-end_step = Terminer vos actions
action-draw_storm = Tirer une carte Tempête
action-end_turn = Terminer le tour
action-step = En { $cell }
action-step_with = En { $cell }, avec { $pawn }
action-stop = S’arrêter là
action-under = Glisser { $storm_a } sous la pile
action-under_none = Laisser toutes les cartes sur le dessus
action-next = Ensuite : { $storm_a }
action-alone = Voler en solo
action-passenger = Emmener { $pawn }
action-land = Atterrir en { $cell }
action-give =
    { $amount ->
        [one] Donner 1 portion d’eau à { $receiver }
       *[other] Donner { $amount } portions d’eau à { $receiver }
    }
action-hand_over = Passer { $equipment_a } à { $receiver }
action-dune_blaster = Blaster : dégager { $cell }
action-jet_pack = Jet pack : s’envoler
action-solar_shield = Bouclier solaire : le déployer
action-terrascope = Terrascope : regarder sous { $cell }
action-water_reserve = Réserve d’eau : l’ouvrir
action-time_throttle = Accélérateur de temps : 2 actions de plus

## Questions

ask-take_actions =
    { $left ->
        [0] Vous n’avez plus d’action : terminez quand vous voulez.
        [one] Il vous reste 1 action : que faites-vous ?
       *[other] Il vous reste { $left } actions : que faites-vous ?
    }
ask-dig_out =
    { $left ->
        [one] Le sable vous retient, et il vous reste 1 action : creusez, ou terminez vos actions.
       *[other] Le sable vous retient, et il vous reste { $left } actions : creusez, ou terminez vos actions.
    }
ask-draw_storm =
    { $left ->
        [one] Il vous reste 1 carte Tempête à tirer.
       *[other] Vous avez { $left } cartes Tempête à tirer, une par une.
    }
ask-end_turn = La tempête a fini de souffler : terminez le tour quand tout le monde est prêt.
ask-navigate =
    { $made ->
        [0] Où va { $pawn } ({ $adventurer }) ? Pas restants : { $left }.
       *[other] Où va ensuite { $pawn } ({ $adventurer }) ? Pas restants : { $left }.
    }
ask-look_under =
    { $count ->
        [one] Vous voyez 1 carte : va-t-elle sous la pile ?
       *[other] Vous voyez { $count } cartes : laquelle va sous la pile ?
    }
ask-look_order = Quelle carte sera tirée en position { $number } ?
ask-choose_passenger = Qui vole avec vous ?
ask-choose_landing = Où atterrissez-vous ?
ask-free_act = Vous pouvez partager l’eau, passer de l’équipement ou en jouer maintenant.

## Mots du plateau

word-storm_level = Niveau de la tempête
word-storm_cards = Cartes Tempête par tour
word-cards_to_draw = Cartes Tempête ce tour-ci
word-marks_left = Crans avant la tête de mort
word-sand_supply = Sable en réserve
word-water = Eau
word-canteen = Gourde
word-equipment = Équipement
word-storm_pile = Pile Tempête
word-equipment_pile = Pile Équipement
word-discards = Défausse
word-known_top = Prochaines cartes
word-known_bottom = Dernières cartes
word-unknown = Inconnues
word-suns_left = Vagues de chaleur dans la pile
word-rises_left = « La tempête se déchaine » dans la pile
word-actions_left = Actions restantes
word-revealed = Révélée
word-hidden = Cachée
word-peeked = Observée
word-blocked = Bloquée
word-buried = Enlisé
word-sand = Sable
word-storm = La tempête
word-parts = Pièces
word-picked_up = Prise
word-on_tile = Sur une tuile
word-in_eye = Dans l’œil de la tempête
word-shield = Bouclier solaire déployé
word-skull = Tête de mort

## Règles : la mise en place

rule-FD-S1 = Avant la partie, tout le monde peut étudier les deux faces des 24 tuiles. Ce que cache le désert est connu de tous ; seule sa place ne l’est pas.
    .title = Regarder les tuiles
rule-FD-S2 = Une fois les tuiles posées face Désert, plus personne ne regarde dessous, sauf si une révélation ou un Terrascope le permet.
    .title = Face Désert visible
rule-FD-S3 = Les tuiles mélangées forment un carré de 5 sur 5 au centre vide, toutes dans le même sens : le nord est en haut.
    .title = Former le désert
rule-FD-S4 = L’espace vide est l’œil de la tempête. Il se promène à mesure que le vent y pousse des tuiles.
    .title = La tempête
rule-FD-S5 = Huit marqueurs Sable forment au départ un losange autour de la tempête, un par tuile ; les 40 autres sont la réserve.
    .title = Premier sable
rule-FD-S6 = Les quatre pièces de la machine volante attendent à côté du plateau : aucune n’est encore dans le désert.
    .title = Pièces de côté
rule-FD-S7 = Le marqueur de tempête part du cran de votre difficulté, dans la colonne du nombre de joueurs. Le cran dit combien de cartes Tempête apporte un tour.
    .title = L’échelle de la tempête
rule-FD-S8 = Les 31 cartes Tempête sont mélangées face cachée, et leur défausse est vide. Le nord des cartes est en haut.
    .title = Pile Tempête
rule-FD-S9 = Les 12 cartes Équipement sont mélangées face cachée.
    .title = Pile Équipement
rule-FD-S10 = Chaque joueur reçoit au hasard l’un des six aventuriers, ou vous les choisissez. Rôles et pouvoirs sont publics, et aucun n’est joué deux fois.
    .title = Aventuriers
rule-FD-S11 = Votre gourde part de son plus haut cran : 3, 4 ou 5 portions d’eau selon l’aventurier.
    .title = Gourdes pleines
rule-FD-S12 = Tous les pions partent de la tuile Crash, où qu’elle soit, même si elle porte un marqueur Sable.
    .title = Le lieu du crash
rule-FD-S13 = Sur une vraie table, la personne qui a le plus soif commence ; ici, vous la désignez ou laissez faire le hasard. On tourne ensuite dans le sens horaire.
    .title = Qui commence

## Règles : le tour

rule-FD-T1 = Votre tour a deux étapes : jusqu’à 4 actions, puis les cartes Tempête. Vient ensuite le joueur suivant dans le sens horaire.
    .title = Deux étapes
rule-FD-T2 = Vous faites de 0 à 4 actions, dans l’ordre et le mélange de votre choix, répétitions comprises. Une action inutilisée est perdue.
    .title = Jusqu’à 4 actions
rule-FD-T3 = Se déplacer, enlever du sable, révéler, prendre une pièce ; certains aventuriers en ont d’autres. Seule la personne dont c’est le tour agit, et seulement dans la première étape.
    .title = Les actions
rule-FD-T4 = Parlez autant que vous voulez. La personne dont c’est le tour décide seule de ses actions.
    .title = Conseils libres
rule-FD-T5 = Partager l’eau, passer de l’équipement et en jouer ne coûte aucune action, et tout le monde peut le faire à tout moment.
    .title = Actes gratuits
rule-FD-T6 = « À tout moment » veut dire avant, entre et après les actions, entre deux pas d’un déplacement de la Navigatrice, avant la première carte Tempête, entre deux cartes et après la dernière. Jamais entre le tirage d’une carte et la fin de son effet.
    .title = À tout moment
rule-FD-T7 = Un court résumé du tour accompagne chaque aventurier.
    .title = Aide sous la main
rule-FD-T8 = La première étape finit quand son joueur le dit, même sans action restante. Ensuite, plus d’action ni d’Accélérateur de temps pendant ce tour.
    .title = Finir la première étape
rule-FD-T9 = Qui donne décide du don, qui tient la carte décide de la carte, et qui fait un déplacement décide des pions emmenés. L’accord des autres n’est pas demandé.
    .title = Qui décide
rule-FD-T10 = Tous ensemble, vous faites au plus 20 dons d’eau et passages de cartes dans une même fenêtre. Tout autre événement remet le compte à zéro.
    .title = Vingt échanges
rule-FD-T11 = Ce qui ne changerait rien n’est pas proposé : creuser sans sable, donner à une gourde pleine, observer une tuile connue, un second bouclier tant que le premier tient, etc.
    .title = Pas d’acte vide

## Règles : tuiles bloquées, pions enlisés

rule-FD-B1 = Une tuile qui porte 2 marqueurs Sable ou plus est bloquée ; avec 0 ou 1 elle est accessible. Le sable s’empile sans limite.
    .title = Tuiles bloquées
rule-FD-B2 = Personne ne va sur une tuile bloquée, sauf l’Alpiniste et la personne qu’elle emmène.
    .title = Accès interdit
rule-FD-B3 = Personne ne va jamais sur l’espace vide.
    .title = Jamais dans la tempête
rule-FD-B4 = Un pion sur une tuile de 2 marqueurs ou plus est enlisé, sauf si l’Alpiniste s’y trouve aussi.
    .title = Enlisé
rule-FD-B5 = Tant que votre pion est enlisé, votre seule action est d’enlever du sable de votre propre tuile, jusqu’à ce qu’il reste 1 marqueur ou aucun. Vous pouvez aussi finir l’étape.
    .title = Se dégager
rule-FD-B6 = Un pion enlisé peut toujours partager l’eau, passer de l’équipement et en jouer.
    .title = Libre malgré le sable
rule-FD-B7 = Vos coéquipiers peuvent dépenser leurs propres actions pour dégager la tuile d’un pion enlisé, depuis celle-ci ou depuis une tuile voisine.
    .title = Un coup de main
rule-FD-B8 = Le deuxième marqueur d’une tuile montre sa croix : la tuile est bloquée.
    .title = Le côté X

## Règles : les actions

rule-FD-A1 = Pour 1 action, votre pion va sur une tuile accessible juste au-dessus, au-dessous, à gauche ou à droite ; seul l’Explorateur va en diagonale.
    .title = Se déplacer
rule-FD-A2 = Pour 1 action, vous allez d’un tunnel révélé à tout autre tunnel révélé, même loin. Les deux doivent être accessibles, hormis ce que permet l’Alpiniste.
    .title = Par les tunnels
rule-FD-A3 = Pour 1 action, vous prenez 1 marqueur sur votre tuile ou sur une tuile juste au-dessus, au-dessous, à gauche ou à droite. Il retourne à la réserve.
    .title = Enlever du sable
rule-FD-A4 = Pour 1 action, vous retournez la tuile de votre pion si elle est face Désert et sans sable. Son symbole agit aussitôt.
    .title = Révéler
rule-FD-A5 = Une tuile révélée le reste, et l’action est dépensée.
    .title = Sans retour
rule-FD-A6 = Pour 1 action, vous prenez une pièce posée sur votre tuile, si celle-ci est révélée et non bloquée.
    .title = Prendre une pièce
rule-FD-A7 = Une pièce sur une tuile non révélée attend que la tuile le soit.
    .title = Révéler d’abord
rule-FD-A8 = Si votre tuile en porte plusieurs, chacune coûte une action et vous choisissez laquelle.
    .title = Plusieurs pièces

## Règles : les symboles des tuiles

rule-FD-X1 = Quand un point d’eau est révélé, tous les joueurs sur la tuile gagnent 2 portions d’eau, une seule fois, sans dépasser le haut de leur gourde. Ensuite, seule la Porteuse d’eau y puise.
    .title = Point d’eau
rule-FD-X2 = L’une des trois tuiles au signe d’eau est un mirage. Elle ne donne rien.
    .title = Mirage
rule-FD-X3 = Qui révèle un engrenage tire une carte Équipement, face visible, et la garde jusqu’à son emploi. Les tunnels portent aussi un engrenage.
    .title = Engrenage
rule-FD-X4 = Un indice donne la ligne ou la colonne d’une pièce.
    .title = Indice
rule-FD-X5 = Un tunnel révélé mène aux autres tunnels et abrite du soleil.
    .title = Tunnel
rule-FD-X6 = La piste ne fait rien par elle-même : c’est là que vous gagnez.
    .title = Piste de décollage

## Règles : indices et pièces

rule-FD-P1 = Chaque pièce a un indice de ligne et un indice de colonne.
    .title = Deux indices
rule-FD-P2 = Une pièce est placée quand son second indice est révélé, aussitôt, et pas avant.
    .title = Il faut les deux
rule-FD-P3 = Elle va sur la tuile qui se trouve alors dans la ligne de l’indice de ligne et dans la colonne de l’indice de colonne, quelle que soit cette tuile.
    .title = Au croisement
rule-FD-P4 = Avec un seul indice rien n’est placé, et le vent peut encore le changer de ligne ou de colonne.
    .title = Un seul indice
rule-FD-P5 = Si les deux indices sont dans une même ligne, la pièce apparaît sur l’indice de colonne ; dans une même colonne, sur l’indice de ligne.
    .title = Indices alignés
rule-FD-P6 = Si les lignes se croisent dans l’œil de la tempête, la pièce y attend la prochaine tuile qui y sera poussée.
    .title = Dans l’œil
rule-FD-P7 = Une pièce posée se déplace avec sa tuile, toujours au-dessus du sable.
    .title = Les pièces voyagent
rule-FD-P8 = Une pièce prise compte pour toute l’équipe ; elle n’est jamais perdue ni passée.
    .title = En lieu sûr

## Règles : l’eau

rule-FD-W1 = Les joueurs d’une même tuile se donnent de l’eau, autant qu’ils veulent, gratuitement et à tout moment.
    .title = Partager l’eau
rule-FD-W2 = Vous pouvez donner jusqu’à 0 mais pas au-dessous, et aucune gourde ne dépasse son plus haut cran.
    .title = De 0 au plus haut cran
rule-FD-W3 = Les joueurs d’une même tuile se passent des cartes Équipement, gratuitement et à tout moment.
    .title = Passer l’équipement

## Règles : l’équipement

rule-FD-G1 = Seule la personne qui tient une carte Équipement s’en sert. Les mains sont visibles et sans limite.
    .title = À qui la tient
rule-FD-G2 = Jouer de l’équipement n’est jamais une action. La carte quitte ensuite le jeu.
    .title = Une seule fois
rule-FD-G3 = L’équipement se joue à tout moment, pendant le tour de n’importe qui, même avec un pion enlisé. Seul l’Accélérateur de temps exige votre propre tour.
    .title = Quand vous voulez
rule-FD-G4 = L’équipement n’annule pas une carte Tempête déjà tirée.
    .title = Trop tard
rule-FD-G5 = Enlève tout le sable de votre tuile ou d’une tuile voisine ; l’Explorateur peut viser en diagonale.
    .title = Blaster
rule-FD-G6 = Vous emporte sur n’importe quelle tuile non bloquée, avec au plus un autre pion de votre tuile.
    .title = Jet pack
rule-FD-G7 = Jusqu’au début de votre prochain tour, ni vous ni personne sur votre tuile ne boit pendant une vague de chaleur.
    .title = Bouclier solaire
rule-FD-G8 = Montre la face d’une tuile non révélée. La tuile le reste et rien d’autre ne se passe.
    .title = Terrascope
rule-FD-G9 = Tous les joueurs sur votre tuile, vous compris, gagnent 2 portions d’eau.
    .title = Réserve d’eau
rule-FD-G10 = Vous donne 2 actions de plus ce tour-ci. À jouer avant de finir votre première étape, même sans action restante ou avec un pion enlisé.
    .title = Accélérateur de temps

## Règles : la tempête

rule-FD-D1 = Vous tirez autant de cartes Tempête que l’indique l’échelle quand commence votre seconde étape, moins les réductions de la Météorologue.
    .title = Combien de cartes
rule-FD-D2 = Chaque carte est retournée, agit, puis va à la défausse avant la suivante.
    .title = Une par une
rule-FD-D3 = Tout le monde peut consulter les cartes Tempête défaussées à tout moment.
    .title = Défausse ouverte
rule-FD-D4 = Autant de fois que le dit la carte, la tuile voisine de la tempête, du côté d’où vient le vent, y glisse ; la tempête passe là où était la tuile.
    .title = Le vent souffle
rule-FD-D5 = Pions, sable et pièces se déplacent avec leur tuile.
    .title = Tout suit
rule-FD-D6 = Au bord du plateau, il n’y a plus de tuile à pousser : le reste de la carte ne fait rien.
    .title = Accalmie
rule-FD-D7 = Après tous les décalages d’une carte, chaque tuile déplacée reçoit 1 marqueur Sable.
    .title = Encore du sable
rule-FD-D8 = S’il faut placer un marqueur et que la réserve est vide, la partie est perdue.
    .title = Plus de sable
rule-FD-D9 = Le marqueur de tempête monte d’un cran. Le nouveau nombre compte à partir du tour suivant ; sur la tête de mort, la partie est perdue.
    .title = La tempête se déchaine
rule-FD-D10 = Tout le monde boit 1 portion d’eau en même temps, sauf qui est à l’abri.
    .title = Vague de chaleur
rule-FD-D11 = Un tunnel révélé protège, quel que soit son sable ; un Bouclier solaire aussi.
    .title = À l’abri
rule-FD-D12 = Qui doit boire à 0 meurt de soif, et la partie est perdue pour l’équipe.
    .title = La soif
rule-FD-D13 = Quand la pile Tempête s’épuise, on mélange aussitôt la défausse pour en former une nouvelle. La carte en cours n’en fait pas partie.
    .title = Pile épuisée

## Règles : les aventuriers

rule-FD-R1 = Enlève 2 marqueurs d’une même tuile pour 1 action, ou le seul qui s’y trouve.
    .title = Archéologue
rule-FD-R2 = Franchit les dunes, emmène un pion, et nul ne s’enlise sur sa tuile.
    .title = Alpiniste
rule-FD-R3 = Elle peut aller sur les tuiles bloquées.
    .title = Alpiniste : sur les dunes
rule-FD-R4 = À chaque déplacement, elle peut emmener un autre pion de sa tuile, même sur une tuile bloquée ou par un tunnel.
    .title = Alpiniste : un passager
rule-FD-R5 = Aucun pion de sa tuile n’est enlisé, et chacun peut la quitter quel que soit le sable.
    .title = Alpiniste : personne d’enlisé
rule-FD-R6 = Les autres n’entrent toujours pas sur sa tuile bloquée, et les pions qu’elle y laisse sont enlisés.
    .title = Alpiniste : pas une porte
rule-FD-R7 = Se déplace, enlève du sable et tire au Blaster en diagonale aussi.
    .title = Explorateur
rule-FD-R8 = A deux actions de plus, aussi souvent qu’elle veut : tirer moins de cartes, et regarder les prochaines.
    .title = Météorologue
rule-FD-R9 = Pour 1 action, 1 carte Tempête de moins à la fin de ce tour, jusqu’à aucune.
    .title = Météorologue : moins de cartes
rule-FD-R10 = Pour 1 action, elle regarde autant de cartes du dessus que l’indique l’échelle, peut en glisser une sous la pile et remet les autres dans l’ordre qu’elle veut.
    .title = Météorologue : voir venir
rule-FD-R11 = Pour 1 action, elle déplace le pion d’un autre joueur de 1 à 3 pas sur des tuiles accessibles, tunnels compris. Un pion enlisé ne se déplace pas.
    .title = Navigatrice
rule-FD-R12 = Déplacés par elle, l’Explorateur peut aller en diagonale et l’Alpiniste sur les tuiles bloquées.
    .title = Navigatrice : le pouvoir du pion
rule-FD-R13 = Déplacée par elle, l’Alpiniste peut emmener un pion à chaque pas, même celui de la Navigatrice.
    .title = Navigatrice : passager de l’Alpiniste
rule-FD-R14 = Pour 1 action, sur un point d’eau révélé, elle prend 2 portions d’eau. Elle peut le refaire autant qu’elle veut.
    .title = Porteuse d’eau
rule-FD-R15 = Elle peut aussi donner de l’eau aux joueurs des tuiles voisines, gratuitement et à tout moment.
    .title = Porteuse d’eau : à bout de bras
rule-FD-R16 = Sa gourde contient 5 portions.
    .title = Porteuse d’eau : grande gourde

## Règles : la fin de la partie

rule-FD-E1 = Les quatre pièces prises et tous les pions sur la piste de décollage, révélée et non bloquée : vous gagnez aussitôt.
    .title = L’envol
rule-FD-E2 = La partie est perdue si un aventurier atteint la tête de mort de sa gourde.
    .title = Mourir de soif
rule-FD-E3 = La partie est perdue s’il faut placer un marqueur Sable et qu’il n’en reste plus. Une réserve vide ne suffit pas.
    .title = Ensablés à jamais
rule-FD-E4 = La partie est perdue si le marqueur de tempête atteint la tête de mort.
    .title = Emportés dans les airs
rule-FD-E5 = La partie s’arrête aussitôt, sans autre carte, et toute l’équipe partage le résultat.
    .title = Ensemble
rule-FD-E6 = Après une victoire en Novice, partez du cran Normal, Élite ou Légendaire.
    .title = Plus dur

## Règles : points de détail

rule-FD-Z1 = À 0, on vit encore. Seul le fait de devoir boire à nouveau tue.
    .title = Gourde à 0
rule-FD-Z2 = Vous pouvez la donner : vous voilà à 0, mais toujours en vie.
    .title = Votre dernière eau
rule-FD-Z3 = Entre le tirage d’une vague de chaleur et la gorgée, on ne peut rien faire. Prévoyez avant.
    .title = Pas de secours
rule-FD-Z4 = Si plusieurs gourdes sont à 0, tous boivent en même temps ; une seule mort suffit.
    .title = Boire ensemble
rule-FD-Z5 = Il protège qui partage votre tuile quand une vague de chaleur est tirée, et non qui la partageait quand vous l’avez joué.
    .title = Le bouclier vous suit
rule-FD-Z6 = Il dure jusqu’au début de votre prochain tour, quel que soit le tour où il est joué, et couvre plusieurs vagues de chaleur.
    .title = Combien de temps
rule-FD-Z7 = Il ne répond pas à une vague de chaleur déjà tirée.
    .title = Le bouclier vient avant
rule-FD-Z8 = Deux sur une tuile ne font pas plus qu’un.
    .title = Deux boucliers
rule-FD-Z9 = Dans un tunnel bloqué, un pion est enlisé mais ne boit pas. Personne n’y entre avant qu’il soit dégagé.
    .title = Tunnel sous le sable
rule-FD-Z10 = Il n’est ni abri ni passage.
    .title = Tunnel seulement observé
rule-FD-Z11 = Un pion enlisé ne bouge pas. Avec l’Alpiniste il peut partir, par le tunnel aussi.
    .title = Quitter un tunnel bloqué
rule-FD-Z12 = Elle peut y entrer, avec un passager aussi.
    .title = L’Alpiniste dans un tunnel bloqué
rule-FD-Z13 = L’Alpiniste et son passager ne sont pas enlisés tant qu’elle reste.
    .title = Arriver sur une dune
rule-FD-Z14 = Elle ne peut ni la révéler ni y prendre une pièce.
    .title = L’Alpiniste sur une tuile bloquée
rule-FD-Z15 = Même avec l’Alpiniste, on ne décolle pas d’une piste bloquée.
    .title = La piste sous le sable
rule-FD-Z16 = Dès qu’elle arrive, un pion enlisé est libre, et elle peut l’emmener.
    .title = L’Alpiniste à la rescousse
rule-FD-Z17 = La Navigatrice ne peut pas déplacer un pion enlisé.
    .title = Enlisé et guidé
rule-FD-Z18 = Elle ne se déplace jamais elle-même, sauf comme passagère de l’Alpiniste.
    .title = La Navigatrice elle-même
rule-FD-Z19 = Elle n’a d’autre action que creuser.
    .title = La Navigatrice enlisée
rule-FD-Z20 = Une action déplace un seul pion, de 3 pas au plus, hormis les passagers de l’Alpiniste.
    .title = Un pion par action
rule-FD-Z21 = Chaque tunnel compte pour l’un des 3 pas.
    .title = Tunnels en chemin
rule-FD-Z22 = Il marche même pour un pion enlisé, et pour son passager aussi.
    .title = Jet pack et sable
rule-FD-Z23 = Personne n’atterrit sur une tuile bloquée, pas même l’Alpiniste.
    .title = Jet pack et dunes
rule-FD-Z24 = Il porte un seul passager, comme pour tout le monde.
    .title = Le Jet pack de l’Alpiniste
rule-FD-Z25 = Ni dans la tempête ni sur votre propre tuile.
    .title = Où ne pas voler
rule-FD-Z26 = Le Blaster n’est pas proposé sur une tuile sans sable.
    .title = Rien à souffler
rule-FD-Z27 = L’Explorateur peut passer en diagonale à côté du trou.
    .title = Près de la tempête
rule-FD-Z28 = La Porteuse d’eau donne aux quatre côtés seulement, ni en diagonale ni par les tunnels ; de ces tuiles, personne ne peut lui donner.
    .title = Jusqu’où elle donne
rule-FD-Z29 = Elle donne depuis et vers des tuiles bloquées, même à un pion enlisé.
    .title = L’eau par-dessus les dunes
rule-FD-Z30 = Si elle en révèle un, elle gagne 2 comme les autres et peut en prendre 2 de plus pour une action.
    .title = Son propre point d’eau
rule-FD-Z31 = Avec 1 marqueur elle peut puiser ; avec 2 elle est enlisée, sauf si l’Alpiniste est là.
    .title = Point d’eau ensablé
rule-FD-Z32 = Les voisins d’un point d’eau révélé n’ont rien.
    .title = Une tuile trop loin
rule-FD-Z33 = Ce qui dépasse la gourde est perdu.
    .title = Trop d’eau
rule-FD-Z34 = L’Archéologue le prend seul, jamais un sur chacune de deux tuiles.
    .title = Un seul marqueur
rule-FD-Z35 = Une action en laisse 1 : son pion est libre.
    .title = L’Archéologue sous trois marqueurs
rule-FD-Z36 = Pas de réduction au-delà de 0 carte.
    .title = Assez de réductions
rule-FD-Z37 = Avec 0 carte, l’étape de la tempête est sautée et le joueur suivant commence.
    .title = Aucune carte
rule-FD-Z38 = Il montre autant de cartes que l’échelle, quelles que soient les réductions.
    .title = Le regard n’est pas réduit
rule-FD-Z39 = Elle voit les cartes qui restent ; la défausse n’est pas mélangée pour cela.
    .title = Pile courte
rule-FD-Z40 = Elles restent sur la pile pour le joueur suivant.
    .title = Cartes sautées
rule-FD-Z41 = Le nombre de cartes de cette étape ne change pas.
    .title = Une hausse en pleine étape
rule-FD-Z42 = Une hausse de plus atteint la tête de mort, même s’il reste des cartes.
    .title = Après le dernier cran
rule-FD-Z43 = Si c’est aussi la dernière de votre étape, la pile est refaite aussitôt avec les 30 autres.
    .title = La dernière carte de la pile
rule-FD-Z44 = La carte est sans effet et va à la défausse.
    .title = Vent sans tuile
rule-FD-Z45 = Vider la réserve n’est pas perdre ; devoir placer le marqueur suivant, si.
    .title = Le dernier marqueur
rule-FD-Z46 = La partie est perdue au moment de placer le troisième.
    .title = Deux marqueurs pour trois tuiles
rule-FD-Z47 = Seule la première tuile poussée la reçoit, puis elle prend son sable.
    .title = Une pièce attend dans l’œil
rule-FD-Z48 = Elles vont sur la même tuile.
    .title = Deux pièces dans l’œil
rule-FD-Z49 = Une pièce dans l’œil y reste.
    .title = Accalmie autour de l’œil
rule-FD-Z50 = On ne peut pas prendre une pièce dans l’œil.
    .title = Hors d’atteinte
rule-FD-Z51 = Elle reste sur sa tuile ; la prendre coûte une action, sur une tuile révélée et accessible.
    .title = Une pièce sous vos pieds
rule-FD-Z52 = Sa ligne ou sa colonne compte au moment de la seconde révélation. Une fois la pièce placée, les indices n’importent plus.
    .title = Un indice voyage
rule-FD-Z53 = Il faut la révéler pour y gagner.
    .title = Piste seulement observée
rule-FD-Z54 = Le décollage est possible.
    .title = Un marqueur sur la piste
rule-FD-Z55 = Même pendant le tour de quelqu’un d’autre ou entre deux cartes Tempête.
    .title = Gagner à tout instant
rule-FD-Z56 = C’est impossible : seules les cartes Tempête font perdre, et elles ne font jamais gagner.
    .title = Gagner et perdre à la fois
rule-FD-Z57 = Il y a autant de cartes Équipement que d’engrenages : la pile n’est jamais vide pour un engrenage.
    .title = Douze et douze
rule-FD-Z58 = Ne faire aucune action est permis, et finir l’étape est toujours possible.
    .title = Rien à faire
rule-FD-Z59 = Pas pendant le tour d’un autre, ni une fois votre première étape finie.
    .title = Accélérateur trop tard
rule-FD-Z60 = Avec l’Accélérateur de temps, la Météorologue peut y consacrer 6 actions.
    .title = Six réductions
rule-FD-Z61 = À la personne qui a révélé l’engrenage ; elle peut la passer aussitôt.
    .title = À qui la carte
rule-FD-Z62 = Eau et cartes passent aussi à un pion enlisé de la même tuile, et de lui aux autres.
    .title = Compagnie enlisée
rule-FD-Z63 = Libre pour ce qui ne doit rien au hasard ; jamais après une révélation, un regard, un Terrascope ou une carte Tempête.
    .title = Annuler
rule-FD-Z64 = Le jeu demande 2 à 5 aventuriers ; une personne peut en tenir plusieurs.
    .title = En solitaire
rule-FD-Z65 = La tempête atteint tôt ou tard la tête de mort, et les actes gratuits sont limités.
    .title = Toujours une fin
rule-FD-Z66 = Quand la Navigatrice déplace l’Alpiniste, c’est elle qui choisit le passager.
    .title = Le passager de l’Alpiniste
rule-FD-Z67 = Une Navigatrice laissée sur une tuile bloquée pendant sa propre action est enlisée, mais peut la finir.
    .title = Laissée sur une dune
rule-FD-Z68 = Il n’est pas proposé à la Navigatrice.
    .title = Un pion sans pas possible
rule-FD-Z69 = La Porteuse d’eau doit être dessus pour puiser.
    .title = À côté du point d’eau
rule-FD-Z70 = Il faut être sur sa tuile.
    .title = À côté de la pièce
rule-FD-Z71 = Point d’eau, réserve et bouclier profitent à tous ceux de la tuile, sans rien demander.
    .title = Sans refus
rule-FD-Z72 = Joué par le joueur suivant après la dernière carte Tempête, il prend fin aussitôt.
    .title = Bouclier d’un instant
rule-FD-Z73 = Tant que la Météorologue range les cartes, rien d’autre ne se passe.
    .title = Les cartes en main
rule-FD-Z74 = Sous la pile et dernière du dessus sont alors la même place.
    .title = Toute la pile vue
rule-FD-Z75 = Un pion guidé peut prendre un Jet pack entre deux pas : la suite part de sa nouvelle tuile. Un Blaster peut ouvrir la voie.
    .title = Voler entre deux pas
rule-FD-Z76 = Si tout est réuni pendant un déplacement de la Navigatrice, vous gagnez aussitôt.
    .title = Gagner en chemin
rule-FD-Z77 = Il va où va l’Alpiniste : pas de diagonale.
    .title = L’Explorateur passager
rule-FD-Z78 = Un pion enlisé que l’Alpiniste rejoint peut la suivre dès son pas suivant.
    .title = Pris au passage
rule-FD-Z79 = Celles déjà appliquées sont dans la défausse et y sont mélangées ; seule la carte en cours reste à part.
    .title = Cartes de cette étape
rule-FD-Z80 = C’est permis, avec son Jet pack ou celui d’un autre. Les pions restés sur sa tuile bloquée sont enlisés.
    .title = L’Alpiniste s’envole
rule-FD-Z81 = Pendant la première étape, seules les réductions changent le nombre de cartes à tirer.
    .title = Le nombre peut-il changer ?
rule-FD-Z82 = Un équipement à peine tiré peut être joué ou passé aussitôt.
    .title = Carte toute neuve
