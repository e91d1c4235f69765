### The Island : tous les mots du jeu, en français.
### Les noms sont ceux du matériel ; chaque phrase est de nous.
### Formes : .the, .of, .to et .a s’insèrent dans une phrase ; la valeur nue reste seule ou ouvre la phrase.

## Le jeu

game-name = The Island
game-tagline = Vos explorateurs, une île qui sombre, et tout ce que la mer met entre eux et la terre ferme.
game-kind = Chacun pour soi : bluff et coups bas
game-first = Pour une première partie : la mise en place rapide.
game-summary = L’île sombre tuile après tuile. Menez vos explorateurs en bateau, ou à la nage, vers l’une des quatre îles sûres aux coins du plateau. Chacun porte un nombre caché de 1 à 6 que vous ne voyez qu’à la mise en place : souvenez-vous où sont les meilleurs. Retirez le sol sous les autres, lancez à leurs trousses serpents, requins et baleines. Quand le volcan entre en éruption, le plus haut total sur les îles sûres gagne.
turn-summary =
    1. Vous pouvez jouer une tuile rouge de votre main.
    2. Jusqu’à 3 déplacements, pour vos explorateurs et des bateaux.
    3. Retirez une tuile : plages, puis forêts, puis montagnes.
    4. Lancez le dé ; vous pouvez déplacer une créature de cette sorte.
    Serpent : 1 case, emporte bateaux et nageurs. Requin : 1–2, emporte les nageurs. Baleine : 1–3, renverse les bateaux.

## Terrains

terrain-beach = Plage
    .the = la Plage
    .of = de la Plage
    .to = à la Plage
    .a = une Plage
terrain-forest = Forêt
    .the = la Forêt
    .of = de la Forêt
    .to = à la Forêt
    .a = une Forêt
terrain-mountain = Montagne
    .the = la Montagne
    .of = de la Montagne
    .to = à la Montagne
    .a = une Montagne

## Dos des tuiles

tile-shark = Requin
    .the = le Requin
    .of = du Requin
    .to = au Requin
    .a = un Requin
    .help = Aussitôt : un requin apparaît ici et emporte les nageurs de la case.
tile-whale = Baleine
    .the = la Baleine
    .of = de la Baleine
    .to = à la Baleine
    .a = une Baleine
    .help = Aussitôt : une baleine apparaît ici.
tile-boat = Bateau
    .the = le Bateau
    .of = du Bateau
    .to = au Bateau
    .a = un Bateau
    .help = Aussitôt : un bateau apparaît ici et recueille jusqu’à trois nageurs.
tile-whirlpool = Tourbillon
    .the = le Tourbillon
    .of = du Tourbillon
    .to = au Tourbillon
    .a = un Tourbillon
    .help = Aussitôt : tout ce qui est ici et dans la mer autour est perdu.
tile-volcano = Éruption volcanique
    .the = l’Éruption volcanique
    .of = de l’Éruption volcanique
    .to = à l’Éruption volcanique
    .a = l’Éruption volcanique
    .help = Aussitôt : la partie s’arrête.
tile-dolphin = Dauphin
    .the = le Dauphin
    .of = du Dauphin
    .to = au Dauphin
    .a = un Dauphin
    .help = Au début de votre tour : un de vos nageurs avance d’une à trois cases de mer.
tile-favourable_wind = Vents favorables
    .the = les Vents favorables
    .of = des Vents favorables
    .to = aux Vents favorables
    .a = des Vents favorables
    .help = Au début de votre tour : un bateau que vous contrôlez avance d’une à trois cases de mer.
tile-move_serpent = Déplacer un Serpent de mer
    .the = la tuile « Déplacer un Serpent de mer »
    .of = de la tuile « Déplacer un Serpent de mer »
    .to = à la tuile « Déplacer un Serpent de mer »
    .a = une tuile « Déplacer un Serpent de mer »
    .help = Au début de votre tour : posez un serpent sur une case de mer inoccupée.
tile-move_shark = Déplacer un Requin
    .the = la tuile « Déplacer un Requin »
    .of = de la tuile « Déplacer un Requin »
    .to = à la tuile « Déplacer un Requin »
    .a = une tuile « Déplacer un Requin »
    .help = Au début de votre tour : posez un requin sur une case de mer inoccupée.
tile-move_whale = Déplacer une Baleine
    .the = la tuile « Déplacer une Baleine »
    .of = de la tuile « Déplacer une Baleine »
    .to = à la tuile « Déplacer une Baleine »
    .a = une tuile « Déplacer une Baleine »
    .help = Au début de votre tour : posez une baleine sur une case de mer inoccupée.
tile-shark_defence = Défense contre un Requin
    .the = la Défense contre un Requin
    .of = de la Défense contre un Requin
    .to = à la Défense contre un Requin
    .a = une Défense contre un Requin
    .help = Pendant le tour d’un autre joueur : un requin mené sur votre nageur quitte la partie.
tile-whale_defence = Défense contre une Baleine
    .the = la Défense contre une Baleine
    .of = de la Défense contre une Baleine
    .to = à la Défense contre une Baleine
    .a = une Défense contre une Baleine
    .help = Pendant le tour d’un autre joueur : une baleine menée sur votre bateau quitte la partie.

## Créatures et autres périls

creature-sea_serpent = Serpent de mer
    .the = le Serpent de mer
    .of = du Serpent de mer
    .to = au Serpent de mer
    .a = un Serpent de mer
cause-sea_serpent = Serpent de mer
    .the = le Serpent de mer
    .of = du Serpent de mer
    .to = au Serpent de mer
    .a = un Serpent de mer
creature-shark = Requin
    .the = le Requin
    .of = du Requin
    .to = au Requin
    .a = un Requin
cause-shark = Requin
    .the = le Requin
    .of = du Requin
    .to = au Requin
    .a = un Requin
creature-whale = Baleine
    .the = la Baleine
    .of = de la Baleine
    .to = à la Baleine
    .a = une Baleine
cause-whale = Baleine
    .the = la Baleine
    .of = de la Baleine
    .to = à la Baleine
    .a = une Baleine
cause-whirlpool = Tourbillon
    .the = le Tourbillon
    .of = du Tourbillon
    .to = au Tourbillon
    .a = un Tourbillon

## Îles sûres

isle-isle_nw = Île sûre du nord-ouest
    .the = l’île sûre du nord-ouest
    .of = de l’île sûre du nord-ouest
    .to = à l’île sûre du nord-ouest
isle-isle_ne = Île sûre du nord-est
    .the = l’île sûre du nord-est
    .of = de l’île sûre du nord-est
    .to = à l’île sûre du nord-est
isle-isle_sw = Île sûre du sud-ouest
    .the = l’île sûre du sud-ouest
    .of = de l’île sûre du sud-ouest
    .to = à l’île sûre du sud-ouest
isle-isle_se = Île sûre du sud-est
    .the = l’île sûre du sud-est
    .of = de l’île sûre du sud-est
    .to = à l’île sûre du sud-est

## Couleurs

colour-red = Rouge
    .the = les rouges
    .of = des rouges
    .to = aux rouges
colour-blue = Bleu
    .the = les bleus
    .of = des bleus
    .to = aux bleus
colour-yellow = Jaune
    .the = les jaunes
    .of = des jaunes
    .to = aux jaunes
colour-green = Vert
    .the = les verts
    .of = des verts
    .to = aux verts

## Explorateurs

explorer-red_01 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_02 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_03 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_04 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_05 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_06 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_07 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_08 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_09 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-red_10 = Explorateur rouge
    .the = l’explorateur rouge
    .of = de l’explorateur rouge
    .to = à l’explorateur rouge
    .a = un explorateur rouge
explorer-blue_01 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_02 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_03 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_04 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_05 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_06 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_07 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_08 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_09 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-blue_10 = Explorateur bleu
    .the = l’explorateur bleu
    .of = de l’explorateur bleu
    .to = à l’explorateur bleu
    .a = un explorateur bleu
explorer-yellow_01 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_02 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_03 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_04 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_05 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_06 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_07 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_08 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_09 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-yellow_10 = Explorateur jaune
    .the = l’explorateur jaune
    .of = de l’explorateur jaune
    .to = à l’explorateur jaune
    .a = un explorateur jaune
explorer-green_01 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_02 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_03 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_04 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_05 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_06 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_07 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_08 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_09 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert
explorer-green_10 = Explorateur vert
    .the = l’explorateur vert
    .of = de l’explorateur vert
    .to = à l’explorateur vert
    .a = un explorateur vert

## Options

option-first_player = Qui commence
    .help = Désignez qui commence, ou laissez faire le hasard.
    .random = Au hasard
    .chosen = Au choix
option-set_up = Mise en place
    .help = Posez vous-mêmes explorateurs et bateaux, ou laissez tout poser au hasard et regardez une fois vos nombres.
    .by_players = Par les joueurs
    .quick = Rapide, au hasard
option-colours = Couleurs par joueur
    .help = À deux seulement : deux couleurs chacun remplissent toute l’île.
    .one = Une
    .two = Deux
option-end = Comment finit la partie
    .help = Avec le volcan, comme d’habitude ; ou par l’un de deux défis : quand le dernier explorateur a quitté le plateau, ou quand la dernière tuile est partie.
    .volcano = Le volcan
    .to_the_last = Jusqu’au dernier
    .submerged = Atlantis submergée
option-overcrowded = Surpeuplé
    .help = Défi : à la mise en place, deux explorateurs peuvent partager une tuile loin de la mer.
option-all_equal = Tous égaux
    .help = Défi : le nombre d’explorateurs sauvés compte, pas ce qui est imprimé dessous.
option-memory_aid = Aide-mémoire
    .help = Non : une fois la partie commencée, personne ne voit plus aucun nombre, comme le veut la règle. Oui : vous continuez à voir les nombres de vos propres explorateurs.

## Fins de partie

ending-volcano = Éruption
    .help = Il ne reste rien de l’île ; les îles sûres comptent leurs trésors.
ending-last_explorer = Le dernier est parti
    .help = Plus aucun explorateur sur le plateau : tous sont sauvés ou perdus.
ending-adrift = À la dérive
    .help = Vingt tours de table ont passé sans qu’il arrive rien à personne ; on compte la partie telle quelle.
ending-submerged = Atlantis est submergée
    .help = La dernière tuile est partie ; on compte aussitôt.

## Événements : mise en place

event-took_colour = { $seat } joue { $colour_the }.
event-first_player = { $seat } commence.
event-took_explorer = { $seat } prend { $explorer_a }.
event-placed = { $seat } pose { $explorer_a } en { $space }.
event-placed_boat = { $seat } pose un bateau en { $space }.
event-ready = { $seat } a retenu ses nombres.
event-play_began = L’île commence à sombrer. Plus un regard sous les explorateurs désormais !

## Événements : la partie

event-turn_began = Tour { $turn } : à { $seat } de jouer.
event-kept_tiles = { $seat } ne joue pas de tuile.
event-played_tile = { $seat } joue { $tile_a } ({ $terrain }).
event-rode_dolphin = Un dauphin { $seat_of } porte { $explorer_a } de { $from } à { $to }.
event-wind_blew = Le vent porte un bateau { $seat_of } de { $from } à { $to }.
event-lifted = { $seat } emporte { $creature_the } de { $from } en { $to }.
event-walked = { $seat } fait marcher { $explorer_a } de { $from } à { $to }.
event-dived = { $seat } fait plonger { $explorer_a } de { $from } en { $to }.
event-swam = { $seat } fait nager { $explorer_a } de { $from } à { $to }.
event-boarded = { $seat } fait monter { $explorer_a } de { $from } dans le bateau en { $to }.
event-jumped = { $seat } fait sauter { $explorer_a } dans l’eau en { $space }.
event-landed = { $seat } débarque { $explorer_a } de { $from } sur { $isle_the } : sauvé !
event-sailed = { $seat } mène un bateau de { $from } à { $to }.
event-ended_moves =
    { $left ->
        [0] { $seat } n’a plus de déplacement.
        [one] { $seat } s’arrête là et renonce à 1 déplacement.
       *[other] { $seat } s’arrête là et renonce à { $left } déplacements.
    }
event-fell_in = En { $space }, { $explorer_a } { $seat_of } tombe à l’eau.
event-lost =
    { $cause_id ->
        [whirlpool] En { $space }, { $explorer_a } { $seat_of } est emporté par { $cause_the }.
       *[other] En { $space }, { $explorer_a } { $seat_of } est dévoré par { $cause_the }.
    }
event-boat_lost =
    { $cause_id ->
        [whale] La Baleine renverse le bateau en { $space }.
        [sea_serpent] Le Serpent de mer broie le bateau en { $space }.
       *[other] Le Tourbillon engloutit le bateau en { $space }.
    }
event-creature_lost = Le tourbillon emporte { $creature_a } de { $space }.
event-removed_tile = { $seat } retire { $terrain_the } en { $space }.
event-revealed_tile = { $seat } montre { $tile_a } sous { $space }.
event-kept_tile = { $seat } garde la tuile cachée ({ $terrain }).
event-appeared = En { $space } surgit { $creature_a } !
event-boat_appeared = Un bateau apparaît en { $space }.
event-picked_up = Le bateau en { $space } recueille { $explorer_a } { $seat_of }.
event-whirlpool = Un tourbillon s’ouvre en { $space } !
event-erupted = Le volcan entre en éruption : hors des îles sûres, tout est perdu !
event-rolled = { $seat } lance le dé, qui montre { $creature_a }.
event-no_creature = { $creature } : rien ne peut bouger.
event-left_creatures = { $seat } ne déplace rien ({ $creature }).
event-moved_creature = { $seat } déplace { $creature_the } de { $from } à { $to }.
event-defended = { $seat } joue { $tile_a } ({ $terrain }) : { $creature_the } n’atteint pas { $space }.
event-declined = { $seat } ne joue pas de tuile contre { $creature_the }.
event-game_over = La partie est finie.
event-revealed = Sous { $explorer_a } { $seat_of } : { $value }.
event-scored =
    { $saved ->
        [0] { $seat } n’a sauvé personne : 0 point.
        [one] { $seat } a sauvé 1 explorateur : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } a sauvé { $saved } explorateurs : { $points } points.
    }
event-counted =
    { $saved ->
        [0] { $seat } n’a sauvé personne ({ $points }).
        [one] { $seat } a sauvé 1 explorateur ({ $points }).
       *[other] { $seat } a sauvé { $saved } explorateurs ({ $points }).
    }

## Le décompte final

figure-saved = Sauvés
figure-lost = Perdus
figure-turns = Tours
source-isle_nw = Île du nord-ouest
source-isle_ne = Île du nord-est
source-isle_sw = Île du sud-ouest
source-isle_se = Île du sud-est

## Actions

action-take = Prendre un { $value } ({ $colour })
action-place = Poser en { $space }
action-place_boat = Poser un bateau en { $space }
action-ready = Je m’en souviendrai
action-play_tile = Jouer { $tile_a } ({ $terrain })
action-keep_tiles = Ne pas jouer de tuile
action-pick_swimmer = Aider { $explorer_the } en { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-pick_boat = Confier au vent le bateau en { $space }
action-pick_creature = Prendre { $creature_the } en { $space }
action-move_to = Aller en { $space }
action-walk = Faire marcher { $explorer_the } de { $from } à { $space }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-dive = Faire plonger { $explorer_the } de { $from } en { $space }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-swim = Faire nager { $explorer_the } de { $from } à { $space }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-board = Faire monter { $explorer_the } de { $from } dans le bateau en { $space }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-jump = Faire sauter { $explorer_the } à l’eau en { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-land = Débarquer { $explorer_the } de { $from }{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-sail = Mener le bateau en { $boat } vers { $space }
action-end_moves = Finir les déplacements
action-remove = Retirer la tuile en { $space }
action-take_aboard = Prendre { $explorer_the } à bord{ $which ->
        [0] { "" }
        [1] { " (le premier)" }
        [2] { " (le deuxième)" }
       *[other] { " (le troisième)" }
    }
action-leave_creatures = Ne déplacer aucune créature
action-defend = Jouer { $tile_a } ({ $terrain })
action-decline = Laisser faire
action-unknown = Action inconnue { $number }

## Questions

ask-take_explorer =
    { $left ->
        [0] Tous vos explorateurs sont posés.
        [one] Votre dernier explorateur : prenez-le.
       *[other] Il vous reste { $left } explorateurs à poser : quel nombre prenez-vous ?
    }
ask-place_explorer = Votre { $value } : où placez-vous { $explorer_the } ?
ask-place_boat =
    { $left ->
        [0] Tous vos bateaux sont posés.
        [one] Où posez-vous votre dernier bateau ?
       *[other] Il vous reste { $left } bateaux : où en posez-vous un ?
    }
ask-study_explorers = Regardez vos explorateurs et leurs nombres : c’est la dernière fois.
ask-play_tile =
    { $usable ->
        [0] Aucune de vos tuiles ne sert maintenant : touchez-en une pour savoir pourquoi.
       *[other] Jouez-vous une tuile de votre main ?
    }
ask-choose_swimmer = Lequel de vos nageurs le dauphin aide-t-il ?
ask-ride_dolphin = Où le dauphin porte-t-il { $explorer_the } ?
ask-choose_boat = Quel bateau le vent porte-t-il ?
ask-sail_before_wind = Où le vent porte-t-il le bateau en { $boat } ?
ask-lift_creature =
    { $creature_id ->
        [whale] Laquelle emportez-vous ? (Baleine)
       *[other] Lequel emportez-vous ? ({ $creature })
    }
ask-set_creature_down = Où posez-vous { $creature_the } en { $space } ?
ask-move_pieces =
    { $left ->
        [0] Vous n’avez plus de déplacement.
        [one] Il vous reste 1 déplacement.
       *[other] Il vous reste { $left } déplacements.
    }
ask-remove_tile = Quelle tuile retirez-vous ? ({ $terrain })
ask-take_aboard =
    { $left ->
        [0] Le bateau en { $space } est plein.
        [one] Une place reste en { $space } : qui la prend ?
       *[other] { $left } places en { $space } : qui monte à bord ?
    }
ask-choose_creature =
    { $creature_id ->
        [whale] Le dé montre la Baleine : en déplacez-vous une ?
       *[other] Le dé montre { $creature_the } : en déplacez-vous un ?
    }
ask-move_creature = Où va { $creature_the } en { $space } ?
ask-defend =
    { $tiles ->
        [0] { $attacker } envoie { $creature_the } en { $space }, contre vous. Vous n’avez aucune tuile contre { $creature_a }.
       *[other] { $attacker } envoie { $creature_the } en { $space }, contre vous. Vous défendez-vous ?
    }

## Mots du plateau

word-hand = Main
word-supply = Réserve
word-boats = Bateaux
word-boat = Bateau
word-control = Contrôle
word-moves_left = Déplacements restants
word-tiles_left = Tuiles restantes
word-unseen = Dos non vus
word-saved = Sauvés
word-lost = Perdus
word-on_board = Sur le plateau
word-to_place = À poser
word-swimming = Dans l’eau
word-swum = A nagé
word-die = Dé
word-value = Nombre
word-hidden = Caché
word-sea = Mer
word-lagoon = Lagon
word-shore = Rivage
word-points = Points
word-creatures = Créatures
word-explorers = Explorateurs
word-reach = Serpent 0–1 · requin 0–2 · baleine 0–3

## Règles : le but

rule-TI-A1 = Chaque explorateur que vous menez sur une île sûre vaut le nombre caché sous son pion. Le plus haut total gagne, même avec moins d’explorateurs.
    .title = Des points, pas des têtes

## Règles : mise en place

rule-TI-S1 = Les cinq serpents de mer commencent en B1, C11, G6, K1 et L10.
    .title = Les serpents
rule-TI-S2 = Les 40 tuiles couvrent au hasard les 40 cases entourées. Les terrains se voient, les dos non ; G6, au milieu, reste en mer.
    .title = Former l’île
rule-TI-S3 = À chaque joueur sa couleur et ses 10 explorateurs.
    .title = Une couleur chacun
rule-TI-S4 = À chaque joueur ses 2 bateaux à poser.
    .title = Deux bateaux chacun
rule-TI-S5 = Les autres bateaux, les requins et les baleines attendent à côté du plateau.
    .title = La réserve
rule-TI-S6 = On désigne ou on tire au sort qui commence. La même personne ouvre aussi les deux tours de placement.
    .title = Qui commence
rule-TI-S7 = Vous regardez les nombres sous vos propres explorateurs sans les montrer.
    .title = Un regard secret
rule-TI-S8 = Chacun à son tour prend un explorateur de son choix et le pose sur une tuile sans explorateur, jusqu’au dernier. À moins de quatre couleurs, des tuiles restent vides.
    .title = Placer les explorateurs
rule-TI-S9 = Puis chacun à son tour pose un bateau sur une case de mer au bord de l’île, sans bateau ni serpent.
    .title = Placer les bateaux
rule-TI-S10 = Une fois posé, un bateau n’est plus à personne. Seuls ses passagers décident de qui peut le déplacer.
    .title = Des bateaux à personne

## Règles : les nombres cachés

rule-TI-H1 = Dès que la partie a commencé, personne ne regarde plus sous un explorateur, pas même le sien, qu’il soit sauvé ou perdu. Les pions sauvés sont retournés à la fin.
    .title = Plus un regard
rule-TI-H2 = La partie commence quand le dernier bateau est posé. Jusque-là, vous pouvez regarder sous vos propres explorateurs, même posés.
    .title = Quand la partie commence

## Règles : le tour

rule-TI-T1 = On joue dans le sens des aiguilles d’une montre. Un tour a quatre étapes, dans cet ordre : jouer une tuile, se déplacer, retirer une tuile, lancer le dé et déplacer une créature.
    .title = Quatre étapes
rule-TI-T2 = Vous pouvez jouer une tuile rouge trouvée à un tour précédent, une seule. On vous pose la question dès que vous avez des tuiles, quelles qu’elles soient.
    .title = Une tuile de la main
rule-TI-T3 = Vous avez jusqu’à trois déplacements pour vos explorateurs et pour des bateaux, dans l’ordre voulu. Les autres sont perdus.
    .title = Trois déplacements
rule-TI-T4 = Vous devez retirer une tuile de terrain.
    .title = Une tuile s’en va
rule-TI-T5 = Vous devez lancer le dé. À vous de voir si une créature de cette sorte se déplace.
    .title = Le dé
rule-TI-T6 = Si tous vos explorateurs sont sauvés ou perdus, vous sautez les déplacements, même des bateaux vides, et jouez les autres étapes.
    .title = Plus personne à déplacer
rule-TI-T7 = Vous ne déplacez jamais l’explorateur d’un autre joueur. Un bateau que vous contrôlez emporte tous ses passagers.
    .title = Chacun les siens

## Règles : les explorateurs

rule-TI-M1 = Un explorateur marche vers une tuile voisine, quel que soit le monde qui s’y trouve. Une tuile accueille n’importe quel nombre de pions.
    .title = Marcher
rule-TI-M2 = Depuis une tuile, un explorateur monte dans un bateau d’une case de mer voisine s’il y reste une place.
    .title = Embarquer de la terre
rule-TI-M3 = Depuis un bateau, un explorateur passe dans un autre d’une case voisine s’il y reste une place.
    .title = D’un bateau à l’autre
rule-TI-M4 = Toutes les couleurs partagent un bateau, jamais plus de trois pions.
    .title = Bateaux partagés
rule-TI-M5 = Un explorateur qui a quitté l’île, en bateau ou dans l’eau, ne revient jamais sur une tuile.
    .title = Sans retour
rule-TI-M6 = Un même explorateur peut profiter de plusieurs des trois déplacements.
    .title = Plusieurs déplacements
rule-TI-M7 = Vous pouvez faire sortir votre explorateur de n’importe quel bateau, même contrôlé par un autre joueur.
    .title = Quitter tout bateau

## Règles : les nageurs

rule-TI-W1 = Un explorateur nage après un plongeon d’une tuile vers une case de mer voisine, un saut de son bateau dans la case, le retrait de sa tuile ou la perte de son bateau.
    .title = À l’eau
rule-TI-W2 = Plonger ou sauter coûte un déplacement ; tomber ne coûte rien.
    .title = Ce que cela coûte
rule-TI-W3 = Vers une case de mer voisine, pour un déplacement.
    .title = Nager
rule-TI-W4 = Pendant vos déplacements, un nageur n’entre que dans une seule case de mer. Un plongeon ou un saut compte pour celle-là.
    .title = Une case de mer par tour
rule-TI-W5 = Un nageur monte dans un bateau de sa propre case s’il y reste une place, pour un déplacement.
    .title = Monter à bord
rule-TI-W6 = Une case de mer accueille n’importe quel nombre de nageurs.
    .title = De la place pour tous
rule-TI-W7 = Un nageur qui entre dans la case d’un serpent ou d’un requin est perdu aussitôt.
    .title = Eaux mortelles
rule-TI-W8 = Les baleines, les bateaux et les autres nageurs ne font rien à un nageur.
    .title = Voisins sans danger
rule-TI-W9 = Un explorateur qui a plongé, sauté, nagé ou perdu son bateau pendant cette étape ne peut plus ni plonger, ni sauter, ni nager ce tour-ci. Il peut encore monter à bord, débarquer et être transporté.
    .title = La marque de nage

## Règles : les bateaux

rule-TI-B1 = Un bateau avance de case de mer en case de mer, un déplacement chacune, lagon et cases libérées compris. Il n’entre ni sur terre ni sur une île sûre.
    .title = Naviguer
rule-TI-B2 = Un bateau n’entre jamais dans une case où il y en a un autre.
    .title = Un bateau par case
rule-TI-B3 = Un bateau porte trois explorateurs au plus.
    .title = Trois places
rule-TI-B4 = Un bateau vide peut être déplacé par tout le monde.
    .title = Bateaux vides
rule-TI-B5 = Seul le joueur qui a le plus d’explorateurs à bord peut déplacer un bateau.
    .title = Le contrôle
rule-TI-B6 = En cas d’égalité, chacun des joueurs à égalité peut le déplacer.
    .title = Contrôle partagé
rule-TI-B7 = Si vous menez un bateau occupé dans la case d’un serpent ou d’une baleine, il est perdu et ses passagers nagent. Un serpent ou un requin présent les emporte.
    .title = Vers le danger
rule-TI-B8 = Un bateau vide partage sa case avec toute créature, un bateau occupé avec des requins. Les nageurs n’y montent pas d’eux-mêmes.
    .title = Rencontres sans danger

## Règles : les îles sûres

rule-TI-I1 = Sur une case de rivage, un explorateur peut passer du bateau à l’île sûre, un déplacement chacun. Le bateau reste.
    .title = Débarquer d’un bateau
rule-TI-I2 = Un nageur sur une case de rivage débarque pour un déplacement.
    .title = Sortir de l’eau
rule-TI-I3 = Chaque île sûre est ouverte à tout le monde.
    .title = Toutes les îles sûres
rule-TI-I4 = Un explorateur sauvé ne bouge plus.
    .title = À l’abri pour de bon

## Règles : retirer une tuile

rule-TI-R1 = Les explorateurs de la tuile retirée nagent à sa place. Puis vous regardez son dos, sans le montrer.
    .title = La chute
rule-TI-R2 = Toutes les plages partent avant les forêts, toutes les forêts avant les montagnes.
    .title = Les plages d’abord
rule-TI-R3 = La tuile doit toucher une case de mer. Les cases libérées et le lagon comptent.
    .title = Au contact de la mer
rule-TI-R4 = Si aucune tuile du terrain qui sombre ne touche la mer, n’importe laquelle peut partir.
    .title = Tuiles enclavées
rule-TI-R5 = Parmi les tuiles permises, le choix est libre, quels que soient ses occupants.
    .title = Au choix
rule-TI-R6 = Un dos vert se montre et agit aussitôt. Un dos rouge reste caché devant vous ; son terrain se voit. La main n’a pas de limite.
    .title = Vert ou rouge

## Règles : les tuiles vertes

rule-TI-G1 = Un requin apparaît à la place de la tuile et emporte tous les nageurs de la case.
    .title = Requin
rule-TI-G2 = Une baleine apparaît à la place de la tuile. Elle ne fait rien aux nageurs.
    .title = Baleine
rule-TI-G3 = Un bateau apparaît à la place de la tuile, et les nageurs de la case sont à bord. S’ils sont plus de trois, qui l’a révélé en choisit trois.
    .title = Bateau
rule-TI-G4 = Tout ce qui est dans la case et dans les cases de mer autour est perdu : nageurs, créatures, bateaux et passagers. Les tuiles voisines sont épargnées.
    .title = Tourbillon
rule-TI-G5 = La partie s’arrête.
    .title = Volcan

## Règles : les tuiles rouges de votre tour

rule-TI-P1 = Déplacez un de vos nageurs d’une à trois cases de mer.
    .title = Dauphin
rule-TI-P2 = Déplacez un bateau que vous contrôlez d’une à trois cases de mer.
    .title = Vents favorables
rule-TI-P3 = Posez un serpent au choix sur une case de mer inoccupée.
    .title = Déplacer un serpent
rule-TI-P4 = Posez un requin du plateau sur une case de mer inoccupée.
    .title = Déplacer un requin
rule-TI-P5 = Posez une baleine du plateau sur une case de mer inoccupée.
    .title = Déplacer une baleine

## Règles : la défense

rule-TI-D1 = Une tuile de défense répond à une créature déplacée par un autre joueur, jamais pendant votre tour. Rien ne vous y oblige.
    .title = Pendant le tour d’un autre joueur
rule-TI-D2 = Un requin est mené sur votre nageur : il quitte la partie avant de mordre, et tous les nageurs de la case sont saufs.
    .title = Défense contre un requin
rule-TI-D3 = Une baleine est menée sur un bateau que vous contrôlez : elle quitte la partie et le bateau reste.
    .title = Défense contre une baleine
rule-TI-D4 = Rien ne répond aux serpents, aux tourbillons ni au volcan.
    .title = Pas d’autre défense

## Règles : les créatures

rule-TI-K1 = S’il n’y a sur le plateau aucune créature de cette sorte, il ne se passe rien.
    .title = Personne
rule-TI-K2 = Vous pouvez déplacer une créature de la sorte indiquée, n’importe laquelle.
    .title = Une créature, à votre gré
rule-TI-K3 = Les créatures restent en mer, s’ignorent entre elles et peuvent partager une case.
    .title = En mer
rule-TI-K4 = Avance d’une case. Il y emporte les nageurs, et un bateau occupé avec ses passagers ; un bateau vide reste.
    .title = Serpent de mer
rule-TI-K5 = Avance d’une ou deux cases et s’arrête aux nageurs, qu’il emporte. Les bateaux sont saufs.
    .title = Requin
rule-TI-K6 = Avance d’une à trois cases et s’arrête à un bateau occupé, qu’elle renverse ; un requin présent emporte ceux qui tombent. Nageurs et bateaux vides sont saufs.
    .title = Baleine
rule-TI-K7 = Une créature touche aussi vos propres pions.
    .title = Sans préférence

## Règles : la fin

rule-TI-E1 = Quand le volcan paraît, la partie s’arrête aussitôt : ce qui n’est pas sur une île sûre est perdu.
    .title = L’éruption
rule-TI-E2 = Les explorateurs sauvés sont retournés et leurs nombres additionnés. Le plus haut total gagne.
    .title = Le compte
rule-TI-E3 = Les tuiles restées en main ne valent rien.
    .title = Tuiles restantes

## Règles : à deux

rule-TI-N1 = À deux, on peut prendre deux couleurs chacun. Leurs points s’additionnent.
    .title = Deux couleurs chacun
rule-TI-N2 = Avec deux couleurs, vous avez un tour, trois déplacements et 2 bateaux, et les deux couleurs comptent ensemble pour le contrôle.
    .title = Un seul joueur tout de même
rule-TI-N3 = Avec une couleur chacun, 20 tuiles sont vides au départ.
    .title = Une couleur chacun
rule-TI-N4 = On pose tour à tour un explorateur de l’une ou l’autre couleur jusqu’à remplir l’île, puis 2 bateaux chacun.
    .title = Mise en place à deux couleurs

## Règles : les défis

rule-TI-V1 = À la mise en place, deux explorateurs peuvent partager une tuile qui ne touche pas la mer.
    .title = Surpeuplé
rule-TI-V2 = La partie s’arrête quand le dernier explorateur quitte le plateau, sauvé ou perdu. Le volcan agit comme un tourbillon.
    .title = Jusqu’au dernier
rule-TI-V3 = Le plus grand nombre d’explorateurs sauvés gagne ; leurs nombres ne comptent pas.
    .title = Tous égaux
rule-TI-V4 = La partie s’arrête quand la dernière tuile est retirée. Le volcan agit comme un tourbillon.
    .title = Atlantis submergée

## Règles : précisions

rule-TI-X1 = Aucun nageur ne partage une case avec un requin ou un serpent, aucun bateau occupé avec une baleine ou un serpent ; un bateau par case, trois passagers, et sur terre des explorateurs seulement.
    .title = Toujours vrai
rule-TI-X2 = Si vous montez dans un bateau dont la case a une baleine ou un serpent, il se perd sous vous. Le déplacement est compté, et vaut une nage.
    .title = Monter près du danger
rule-TI-X3 = Un explorateur qui saute là où est un requin est perdu.
    .title = Sauter près d’un requin
rule-TI-X4 = Vous pouvez nager vers un bateau et y monter dans le même tour.
    .title = Nager puis monter
rule-TI-X5 = Vous pouvez nager ou sauter, puis débarquer dans le même tour.
    .title = Nager puis débarquer
rule-TI-X6 = Les explorateurs dont vous avez mené le bateau sur une baleine ne nagent plus ce tour-ci ; ils peuvent monter à bord ou débarquer.
    .title = Après votre naufrage
rule-TI-X7 = Le trajet avec un dauphin n’use pas la nage du tour.
    .title = Dauphin et nage
rule-TI-X8 = Monter de l’eau dans un bateau coûte un déplacement.
    .title = Monter coûte
rule-TI-X9 = Pour contrôler un bateau, il faut y avoir un explorateur et que personne n’en ait plus. Un bateau vide n’est contrôlé par personne.
    .title = Contrôler
rule-TI-X10 = De case de mer en case de mer, dans leur portée. Un requin ne traverse pas des nageurs, une baleine ne traverse pas un bateau occupé. La case quittée n’est pas une arrivée.
    .title = Portée des créatures
rule-TI-X11 = De case en case, jamais à travers un autre bateau. Un serpent ou une baleine arrête le trajet. On arrive ailleurs qu’au départ.
    .title = Comment souffle le vent
rule-TI-X12 = De case en case, en mer seulement. Un requin ou un serpent arrête le trajet et emporte le nageur. On arrive ailleurs qu’au départ.
    .title = Comment nage un dauphin
rule-TI-X13 = Une case de mer sans explorateur, bateau ni créature, où qu’elle soit. La créature passe par-dessus tout et n’attaque personne.
    .title = Inoccupée
rule-TI-X14 = Une tuile rouge qui ne pourrait rien faire reste en main.
    .title = Sans effet, pas jouée
rule-TI-X15 = Aucune défense ne répond à un requin qu’une tuile fait apparaître.
    .title = Une tuile n’attaque pas
rule-TI-X16 = Si une baleine renverse un bateau près d’un requin, on ne répond qu’à la baleine.
    .title = Tomber sur un requin
rule-TI-X17 = Vous ne pouvez pas vous défendre de votre propre déplacement.
    .title = Jamais à votre tour
rule-TI-X18 = Les joueurs concernés sont interrogés en secret, dans le sens des aiguilles d’une montre. La première tuile jouée règle tout ; on ne demande pas deux fois.
    .title = Qui répond d’abord
rule-TI-X19 = Chaque joueur à égalité de contrôle peut défendre le bateau ; une minorité ne le peut pas.
    .title = Défendre un bateau partagé
rule-TI-X20 = Le déplacement est fini et la créature quitte la partie.
    .title = Après une défense
rule-TI-X21 = Un nageur ou un bateau entouré de terre attend qu’une tuile parte. Un nageur peut encore monter dans un bateau de sa case.
    .title = À l’étroit
rule-TI-X22 = Choisissez-en une autre ou aucune ; si aucune de sa sorte ne peut bouger, il ne se passe rien.
    .title = Créature bloquée
rule-TI-X23 = Un pion qui n’est plus en réserve n’apparaît pas.
    .title = Réserve vide
rule-TI-X24 = Les coups qui perdent vos propres explorateurs sont permis.
    .title = Se nuire
rule-TI-X25 = Quand votre dernier explorateur est sauvé ou perdu, vos déplacements de ce tour sont finis.
    .title = Le dernier s’en va
rule-TI-X26 = Les joueurs à égalité au plus haut total se partagent la victoire.
    .title = Égalités
rule-TI-X27 = La partie va jusqu’au volcan même sans explorateur sur le plateau.
    .title = Plus personne du tout
rule-TI-X28 = Les tuiles autour du lagon touchent la mer : un seul explorateur chacune.
    .title = Autour du lagon
rule-TI-X29 = Au défi jusqu’au dernier, sans tuile on saute la troisième étape. Vingt tours de table sans explorateur sauvé ni perdu arrêtent la partie.
    .title = À la dérive
rule-TI-X30 = Dans Atlantis submergée, la partie dure 40 tours ; la dernière tuile est sans effet et on ne lance plus le dé.
    .title = Quarante tours
rule-TI-X31 = La partie finit avec le volcan, le dernier explorateur ou la dernière tuile : un seul des trois. Les autres défis se combinent.
    .title = Comment finir
rule-TI-X32 = Les bateaux sont perdus avec tous leurs passagers ; les serpents aussi.
    .title = Bateaux au tourbillon
rule-TI-X33 = Tout ce qui est sur les tuiles, en bateau et dans l’eau ; les îles sûres sont sauves.
    .title = Ce que prend l’éruption
rule-TI-X34 = Un requin peut partager la case d’un bateau ; à bord, on est à l’abri.
    .title = Requins et bateaux
rule-TI-X35 = Passer par un rivage ne débarque personne ; débarquer est un déplacement à part.
    .title = En passant
rule-TI-X36 = Une chute à la première étape n’use pas la nage du tour.
    .title = Tomber avant les déplacements
rule-TI-X37 = Avoir nagé n’empêche pas de retomber à l’eau avec son bateau.
    .title = Tomber encore
rule-TI-X38 = Une créature apparue à votre troisième étape peut bouger à la quatrième.
    .title = Créatures fraîches
rule-TI-X39 = Deux créatures de même sorte dans une case font un seul choix. Deux tuiles de même dos mais d’un autre terrain en font deux.
    .title = Choix égaux
rule-TI-X40 = Si vos explorateurs ne peuvent pas bouger, vous gardez vos déplacements, pour des bateaux vides.
    .title = Bloqués mais présents
rule-TI-X41 = Un requin emporte les nageurs et laisse le bateau ; seuls les joueurs de ces nageurs peuvent répondre.
    .title = Nageurs près d’un bateau
rule-TI-X42 = Une tuile de défense peut servir dès le tour suivant.
    .title = Prête aussitôt
rule-TI-X43 = Il vide sa case et la mer autour ; les autres tuiles restent.
    .title = Volcan tourbillon
rule-TI-X44 = Une tuile nommée ne se reprend pas pendant que vous choisissez sa cible.
    .title = Tuile nommée, tuile jouée
