### The Island : ce qui s’oppose à une action, en une phrase, avec ses nombres.

## Le moment

refused-over = La partie est finie : { $ending }.
refused-not_your_turn = Ce n’est pas votre tour : { $seat } joue.
refused-explorers_to_place =
    { $count ->
        [one] On joue après la mise en place : il reste un explorateur à poser.
       *[other] On joue après la mise en place : il reste { $count } explorateurs à poser.
    }
refused-boats_to_place =
    { $count ->
        [one] On joue après la mise en place : il reste un bateau à poser.
       *[other] On joue après la mise en place : il reste { $count } bateaux à poser.
    }
refused-studying =
    { $count ->
        [one] On joue quand tout le monde est prêt : un joueur regarde encore.
       *[other] On joue quand tout le monde est prêt : { $count } joueurs regardent encore.
    }
refused-set_up_over = La mise en place est finie : on ne pose plus rien.
refused-play_tile_first = D’abord les tuiles de votre main : jouez-en une ou gardez-les toutes.
refused-choose_swimmer_first = Choisissez d’abord le nageur que le dauphin emporte.
refused-ride_dolphin_first = Choisissez d’abord où le dauphin porte votre nageur en { $space }.
refused-choose_boat_first = Choisissez d’abord le bateau que le vent emporte.
refused-sail_before_wind_first = Choisissez d’abord où le vent porte le bateau en { $space }.
refused-lift_creature_first = Choisissez d’abord { $creature_a } à emporter : c’est ce que déplace votre tuile.
refused-set_creature_down_first = Reposez d’abord { $creature_the } en { $space } sur une case de mer inoccupée.
refused-moves_first =
    { $left ->
        [one] D’abord vos déplacements : il en reste un, faites-le ou arrêtez-vous.
       *[other] D’abord vos déplacements : il en reste { $left }, faites-les ou arrêtez-vous.
    }
refused-removal_first = Retirez d’abord une tuile : { $terrain_a }.
refused-aboard_first =
    { $left ->
        [one] Remplissez d’abord le bateau en { $space } : une place est libre.
       *[other] Remplissez d’abord le bateau en { $space } : { $left } places sont libres.
    }
refused-choose_creature_first = D’abord le dé : déplacez { $creature_a }, ou laissez-les toutes en place.
refused-move_creature_first = Choisissez d’abord où va { $creature_the } en { $space }.
refused-defend_first = { $creature } en route pour { $space } : les joueurs menacés répondent.
refused-one_tile = Une tuile par tour, et vous avez joué la vôtre.
refused-tiles_at_start = Une tuile se joue seulement au début de votre tour, avant vos déplacements.
refused-no_tile = Vous n’avez pas de tuile en main.
refused-moves_over = Vos déplacements sont finis : ils viennent avant le retrait d’une tuile.
refused-no_explorer_left = Vous n’avez plus d’explorateur sur le plateau, donc plus de déplacement.
refused-one_removal = Une tuile par tour, et vous avez retiré la vôtre.
refused-no_tile_left = L’île n’a plus de tuile.
refused-nobody_to_take_aboard = On choisit qui monte seulement quand un bateau apparaît sous plus de { $most } nageurs.
refused-needs_dolphin = Seule une tuile Dauphin, au début de votre tour, emporte ainsi un nageur.
refused-needs_wind = Seule une tuile Vents favorables, au début de votre tour, emporte ainsi un bateau.
refused-creatures_after_die = Les créatures bougent après le dé, à la fin de votre tour.

## La mise en place

refused-ready_already =
    { $count ->
        [one] Vous êtes prêt ; un joueur regarde encore.
       *[other] Vous êtes prêt ; { $count } joueurs regardent encore.
    }
refused-placed_for_you = Mise en place rapide : explorateurs et bateaux sont déjà posés.
refused-nothing_to_study = Vous posez vos explorateurs vous-même et pouvez les regarder jusqu’au début de la partie.
refused-explorers_before_boats =
    { $count ->
        [one] Les bateaux viennent après les explorateurs : il en reste un à poser.
       *[other] Les bateaux viennent après les explorateurs : il en reste { $count } à poser.
    }
refused-explorers_placed = Tous les explorateurs sont posés : place aux bateaux.
refused-take_first = Prenez d’abord un explorateur : choisissez son nombre.
refused-place_first = Posez d’abord l’explorateur que vous avez pris.
refused-other_colour = { $colour } : c’est la couleur { $seat_of }.
refused-unused_colour = Personne ne joue { $colour_the } dans cette partie.
refused-value_used_up =
    { $count ->
        [one] { $colour } : le seul explorateur de valeur { $value } est déjà pris.
       *[other] { $colour } : les { $count } explorateurs de valeur { $value } sont déjà pris.
    }
refused-place_on_tiles = { $space } est en mer : les explorateurs commencent sur les tuiles.
refused-tile_taken = Un explorateur par tuile, et { $space } en porte un.
refused-tile_full = Deux explorateurs par tuile, et { $space } en porte deux.
refused-one_beside_sea = { $space } touche la mer et porte un explorateur : seules les tuiles de l’intérieur en portent deux.
refused-serpent_there = Un Serpent de mer occupe { $space } : aucun bateau n’y commence.
refused-not_beside_island = { $space } ne touche pas l’île : les bateaux commencent contre elle.

## Les pions

refused-not_yours = Cet explorateur est à { $seat } : on ne déplace que les siens.
refused-lost_already = Cet explorateur est perdu pour de bon.
refused-saved_already = Cet explorateur est à l’abri sur { $isle_the } et ne bouge plus.
refused-not_at_shore =
    { $steps ->
        [one] On débarque depuis une case de rivage, et la plus proche est à une case de { $space }.
       *[other] On débarque depuis une case de rivage, et la plus proche est à { $steps } cases de { $space }.
    }
refused-not_in_boat = L’explorateur en { $space } n’est dans aucun bateau : il ne peut donc pas sauter.
refused-board_edge = Après { $space }, le plateau s’arrête.
refused-no_way_back = { $space } est une tuile : qui a quitté l’île n’y remonte jamais.
refused-jump_first = D’un bateau, on saute dans sa case, { $space }, pas dans la suivante.
refused-swum_already = Un nageur avance d’une case par tour, et celui qui est en { $space } a déjà nagé.
refused-not_in_control = Le plus nombreux à bord dirige le bateau en { $space } : { $seat } { $most }, vous { $count }.
refused-no_boat_there = Il n’y a pas de bateau en { $space }.
refused-boat_there = Il y a déjà un bateau en { $space } : un seul par case.
refused-boat_on_land = { $space } est une tuile : les bateaux restent en mer.
refused-boat_full = Le bateau en { $space } est plein : { $most } places, { $most } passagers.
refused-in_this_boat = Cet explorateur est déjà dans le bateau en { $space }.
refused-swim_to_boat = Un nageur ne monte que dans un bateau de sa case : nagez d’abord jusqu’en { $space }.
refused-here_already = Votre pion est déjà en { $space }.
refused-one_space_a_move = Trop loin : un déplacement fait une case, et votre pion le plus proche est à { $steps } cases de { $space }.
refused-piece_first = Choisissez d’abord le pion en { $from } : il peut aller en { $space }.

## Les tuiles de la main

refused-tile_not_held = Vous n’avez pas cette tuile : { $tile } ({ $terrain }).
refused-no_swimmer = Vous n’avez aucun nageur à confier au dauphin.
refused-swimmers_enclosed =
    { $count ->
        [one] Votre nageur est enfermé par la terre : le dauphin ne peut le porter nulle part.
       *[other] Vos { $count } nageurs sont enfermés par la terre : le dauphin ne peut les porter nulle part.
    }
refused-no_boat_controlled = Vous ne contrôlez aucun bateau que le vent puisse porter.
refused-boats_enclosed =
    { $count ->
        [one] Votre bateau est enfermé : le vent ne peut le porter nulle part.
       *[other] Vos { $count } bateaux sont enfermés : le vent ne peut les porter nulle part.
    }
refused-no_such_creature = Aucune créature de cette sorte sur le plateau : { $creature }.
refused-not_swimming = L’explorateur en { $space } n’est pas dans l’eau : le dauphin porte les nageurs.
refused-enclosed = { $space } est entourée de terre.
refused-boat_empty = Le bateau en { $space } est vide : le vent porte un bateau où vous êtes le plus nombreux.
refused-boat_hemmed_in = Le bateau en { $space } est enfermé par la terre et les bateaux.
refused-tile_moves = Votre tuile déplace { $creature_a }, rien d’autre.
refused-space_occupied = { $space } est occupée : une créature se repose là où il n’y a aucun pion.

## Retirer une tuile

refused-no_tile_there = Il n’y a pas de tuile en { $space }.
refused-other_terrain =
    { $count ->
        [one] Les tuiles { $terrain } partent d’abord : il en reste une.
       *[other] Les tuiles { $terrain } partent d’abord : il en reste { $count }.
    }
refused-tile_enclosed =
    { $count ->
        [one] { $space } ne touche pas la mer, et une tuile { $terrain } la touche : elle part d’abord.
       *[other] { $space } ne touche pas la mer, et { $count } tuiles { $terrain } la touchent : elles partent d’abord.
    }
refused-not_in_this_water = Cet explorateur n’est pas dans l’eau en { $space }.

## Les créatures

refused-die_shows = Le dé montre { $creature_the } : on ne déplace que cette sorte de créature.
refused-no_creature_there = Il n’y en a pas en { $space } : { $creature }.
refused-creature_enclosed = { $creature } sans issue : aucune case de mer ne touche { $space }.
refused-creature_on_land = { $space } est une tuile : les créatures restent en mer.
refused-same_space = C’est déjà sa case, { $space } : il faut aller ailleurs.
refused-cut_off = Aucun chemin par la mer de { $from } à { $space }.
refused-too_far = Trop loin : { $space } est à { $steps } cases, et le maximum est { $most }.
refused-shark_held_up = Des nageurs barrent tous les chemins de { $most } cases vers { $space } : le Requin s’arrête sur eux.
refused-whale_held_up = Des bateaux occupés barrent tous les chemins de { $most } cases vers { $space } : la Baleine s’arrête sur eux.
refused-dolphin_held_up = Des Requins ou des Serpents barrent tous les chemins de { $most } cases vers { $space }.
refused-wind_held_up = Des bateaux ou des créatures barrent tous les chemins de { $most } cases vers { $space }.

## La défense

refused-defence_in_own_turn = Une tuile de défense se joue au tour des autres, jamais au vôtre.
refused-no_attack = Une tuile de défense répond à qui déplace un Requin ou une Baleine contre vous : personne ne le fait en ce moment.
refused-no_swimmer_threatened = Vous n’avez aucun nageur en { $space }, où va { $creature_the }.
refused-no_boat_threatened = Vous ne contrôlez aucun bateau en { $space }, où va { $creature_the }.
refused-not_asked_now = Quelqu’un d’autre décide : { $creature } en route pour { $space }.
refused-other_defence = Cette tuile ne défend pas contre { $creature_a }.
refused-no_defence_tile = Vous n’avez aucune tuile contre { $creature_a }.
