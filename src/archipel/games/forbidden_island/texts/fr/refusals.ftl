### L’Île Interdite : pourquoi quelque chose n’est pas possible maintenant, en une phrase avec ses nombres.
### Variables : tuiles, cartes et trésors par leur nom aux formes habituelles, joueurs par leur nom affiché, le reste des nombres.

## Le moment

refused-over = La partie est finie ({ $ending }).
refused-not_your_turn = C’est le tour { $holder_of }.
refused-actions_first =
    { $left ->
        [one] D’abord vos actions : il vous en reste une, à moins d’y renoncer.
       *[other] D’abord vos actions : il vous en reste { $left }, à moins d’y renoncer.
    }
refused-draw_treasure_now =
    { $left ->
        [one] Vos actions sont finies : tirez maintenant la deuxième carte Trésor.
       *[other] Vos actions sont finies : tirez maintenant { $left } cartes Trésor.
    }
refused-draw_flood_now =
    { $left ->
        [one] On ne tire plus que des cartes Inondation : encore une.
       *[other] On ne tire plus que des cartes Inondation : encore { $left }.
    }
refused-discard_first = Défaussez d’abord : vous avez { $cards } cartes, et { $most } au plus sont permises.
refused-discarding = { $holder } a { $cards } cartes pour { $most } permises : il faut d’abord en défausser ou en jouer une.
refused-few_enough =
    { $cards ->
        [0] Vous n’avez aucune carte : on ne défausse pas avec { $most } ou moins.
        [one] Vous avez 1 carte : on ne défausse pas avec { $most } ou moins.
       *[other] Vous avez { $cards } cartes : on ne défausse pas avec { $most } ou moins.
    }
refused-in_water = D’abord { $pawn }, à l’eau depuis que la mer a englouti { $tile_the }.
refused-swim_first = Nagez d’abord : la mer a englouti { $tile_the } sous vos pieds.
refused-tile_stands = On ne nage que quand sa tuile sombre : vous avez pied, rien n’a englouti { $tile_the }.

## L’hélicoptère

refused-flight_of_another = L’hélicoptère est en vol : { $holder } choisit, et personne d’autre n’agit d’ici là.
refused-call_helicopter_first = Appelez d’abord l’hélicoptère : jouez votre carte Hélicoptère sur la tuile de départ.
refused-board_first = Choisissez d’abord les passagers au départ { $tile_of }, ou partez avec ceux qui sont à bord.
refused-nobody_aboard = Personne n’est à bord : choisissez au moins 1 passager au départ { $tile_of }.
refused-aboard_already = { $pawn } est déjà à bord.
refused-boards_elsewhere = { $pawn } se trouve { $from_to }, et l’hélicoptère embarque { $tile_to }.
refused-passed_over = Les passagers se choisissent dans l’ordre des places : celle { $pawn_of } est passée.
refused-land_first = L’hélicoptère a décollé { $tile_of } : choisissez d’abord où il se pose.
refused-land_elsewhere = L’hélicoptère décolle { $tile_of } : il se pose sur une autre tuile.
refused-last_tile = Il ne reste aucune tuile où se poser en partant { $tile_of }.
refused-nobody_there = Il n’y a personne { $tile_to } : l’hélicoptère part d’une tuile qui porte au moins 1 pion.
refused-rescue_only = { $pawn } est à l’eau : l’hélicoptère ne peut venir que { $tile_to }.
refused-treasures_missing =
    { $missing ->
        [one] Il manque encore 1 trésor : on décolle avec les quatre.
       *[other] Il manque encore { $missing } trésors : on décolle avec les quatre.
    }
refused-pawns_away = Il faut encore attendre { $pawns } { $tile_to } : on décolle tous ensemble.

## Les cartes

refused-no_card = Il y faut { $card_a }, et vous n’en avez pas.
refused-not_in_hand = Il faudrait avoir { $card_a }, et vous n’en avez pas.
refused-nothing_flooded = Aucune tuile n’est inondée : les Sacs de sable n’ont rien à assécher.
refused-nothing_to_give = Vous n’avez aucune carte Trésor à donner.
refused-give_others = On donne des cartes aux autres, pas à soi-même.
refused-apart = { $receiver } se trouve { $tile_to } : on ne donne une carte que sur la même tuile, seul le Messager donne de loin.
refused-captured = { $holder } a déjà gagné { $treasure_the }.
refused-cards_missing =
    { $missing ->
        [one] Il manque { $card_a } : vous en avez { $held } sur 4.
       *[other] Pour jouer { $card_the }, il en manque { $missing } : vous en avez { $held } sur 4.
    }
refused-not_on_site = Pas ici : on gagne { $treasure_the } { $tile_to } ou { $second_to }.
refused-one_site_left = Pas ici : on ne peut plus gagner { $treasure_the } que { $tile_to }.

## Les tuiles

refused-sunk = La mer a englouti { $tile_the } pour toujours.
refused-there_already = Vous voici déjà { $tile_to }.
refused-too_far = Trop loin : il y a { $steps } tuiles d’ici { $tile_to }, et une action en fait avancer d’une.
refused-diagonal = Un coin seulement vous relie { $tile_to } : seul l’Explorateur va en diagonale.
refused-too_far_explorer = Trop loin : il y a { $steps } tuiles d’ici { $tile_to }, et une action en fait avancer d’une, même en diagonale.
refused-dive_barred = La voie est barrée : il y a { $steps } tuiles d’ici { $tile_to }, et vous ne plongez qu’à travers des tuiles inondées ou manquantes, jamais sous une tuile sèche.
refused-not_pilot = Seul le Pilote vole ; vous marchez.
refused-flown = Trop loin à pied : il y a { $steps } tuiles d’ici { $tile_to }, et vous avez déjà volé une fois ce tour-ci.
refused-not_navigator = Seul le Navigateur déplace les pions des autres.
refused-guide_others = Vous guidez les pions des autres ; le vôtre avance d’une tuile par action.
refused-pawn_there_already = { $pawn } se trouve déjà { $tile_to }.
refused-guide_far = Trop loin : { $pawn } est à { $steps } tuiles { $tile_of }, et vous déplacez un pion de 1 ou 2.
refused-guide_barred = { $pawn } ne peut pas aller { $tile_to } en 2 pas : la mer a englouti les tuiles du chemin.
refused-not_flooded = Rien à assécher : l’eau n’a pas inondé { $tile_the }.
refused-shore_far = Trop loin : il y a { $steps } tuiles d’ici { $tile_to }, et on assèche sa propre tuile ou celle d’à côté.
refused-shore_diagonal = Un coin seulement vous relie { $tile_to } : seul l’Explorateur assèche en diagonale.
refused-shore_far_explorer = Trop loin : il y a { $steps } tuiles d’ici { $tile_to }, et vous asséchez votre tuile ou l’une des 8 autour.
refused-not_engineer = Seul l’Ingénieur assèche deux tuiles en une action.
refused-swim_far = Trop loin à la nage : il y a { $steps } tuiles d’ici { $tile_to }, et vous n’atteignez que la suivante.
refused-swim_diagonal = Un coin seulement vous relie { $tile_to } : seul l’Explorateur nage en diagonale.
refused-swim_far_explorer = Trop loin à la nage : il y a { $steps } tuiles d’ici { $tile_to }, et vous n’atteignez que les 8 autour de vous.
refused-swim_nearest =
    { $nearest ->
        [one] Il y a { $steps } tuiles d’ici { $tile_to } : vous nagez vers la plus proche, qui est à 1 tuile.
       *[other] Il y a { $steps } tuiles d’ici { $tile_to } : vous nagez vers la plus proche, qui est à { $nearest } tuiles.
    }
refused-no_such_player = Vous n’êtes que { $players }.
