### Ce que dit le compagnon lors des premières parties, chaque chose une fois ; `standing-` est la ligne du haut.

## Où en est la partie

standing-to_place =
    { $count ->
        [0] explorateurs posés
        [one] 1 explorateur à poser, puis les bateaux
       *[other] { $count } explorateurs à poser, puis les bateaux
    }
standing-boats_to_place =
    { $count ->
        [0] vos bateaux sont posés
        [one] 1 bateau à poser
       *[other] { $count } bateaux à poser
    }
standing-values =
    { $saved ->
        [0] aucun sauvé, { $out } dehors : leurs nombres comptent
        [one] { $saved } sauvé, { $out } dehors : leurs nombres comptent
       *[other] { $saved } sauvés, { $out } dehors : leurs nombres comptent
    }
    .short = sauvés { $saved }, dehors { $out } : leurs nombres comptent
standing-heads =
    { $saved ->
        [0] aucun sauvé, { $out } dehors : chacun compte un
        [one] { $saved } sauvé, { $out } dehors : chacun compte un
       *[other] { $saved } sauvés, { $out } dehors : chacun compte un
    }
    .short = sauvés { $saved }, dehors { $out }
standing-volcano =
    { $before ->
        [0] { $mountains ->
            [0] volcan
            [one] volcan sous la dernière montagne
           *[other] volcan sous l’une des { $mountains } montagnes, dès maintenant
        }
        [one] volcan sous l’une des { $mountains } montagnes, après 1 tuile
       *[other] volcan sous l’une des { $mountains } montagnes, après { $before } tuiles
    }
    .short =
        { $before ->
            [0] volcan sous 1 des { $mountains } montagnes
            [one] volcan : { $mountains } montagnes, après 1 tuile
           *[other] volcan : { $mountains } montagnes, après { $before } tuiles
        }
standing-last_explorer =
    { $count ->
        [0] plus un explorateur sur le plateau
        [one] fin avec le dernier explorateur du plateau : il en reste 1
       *[other] fin avec le dernier explorateur du plateau : il en reste { $count }
    }
standing-last_tile =
    { $count ->
        [0] plus une tuile
        [one] fin avec la dernière tuile : il en reste 1
       *[other] fin avec la dernière tuile : il en reste { $count }
    }

## Le but

companion-aim =
    Menez vos explorateurs aux îles sûres, dans les coins. { $all_equal ->
        [yes] Qui en sauve le plus gagne.
       *[no] La plus grande somme de leurs nombres cachés gagne, et non leur nombre.
    } { $end ->
        [to_the_last] La partie finit avec le dernier explorateur du plateau.
        [submerged] La partie finit avec la dernière tuile.
       *[volcano] Qui n’y est pas quand le volcan entre en éruption est perdu.
    }

## Questions

companion-ask-take_explorer =
    Vous décidez quel nombre va où. { $memory_aid ->
        [yes] Vous pouvez regarder vos nombres à tout moment ; les autres ne les voient qu’à la fin.
       *[no] Une fois la partie commencée, plus personne ne regarde un nombre, pas même vous : retenez les grands.
    }
companion-ask-place_explorer = Les plages sombrent d’abord, puis les forêts, puis les montagnes. Les bateaux se posent ensuite le long du rivage. Qui se tient sur une tuile qui part tombe à l’eau.
companion-ask-place_boat = Les bateaux ne sont à personne. Un bateau porte trois explorateurs de toutes couleurs ; qui en a le plus à bord le dirige, et un bateau vide obéit à tous.
companion-ask-study_explorers =
    { $memory_aid ->
        [yes] Regardez où sont vos grands nombres : ils comptent le plus. Vous pourrez regarder à tout moment.
       *[no] Regardez où sont vos grands nombres : ils comptent le plus, et une fois la partie commencée plus personne ne regarde.
    }
companion-ask-play_tile = Avant de bouger, vous pouvez jouer une tuile gardée lors d’un tour passé. Les tuiles Défense attendent le tour des autres.
companion-ask-choose_swimmer = Un dauphin porte l’un de vos nageurs jusqu’à trois cases de mer. En chemin, requins et serpents de mer mordent quand même.
companion-ask-ride_dolphin = Une à trois cases de mer, jamais sur une île sûre. Le nageur peut encore bouger ensuite.
companion-ask-choose_boat = Le vent porte jusqu’à trois cases de mer un bateau que vous dirigez, avec tous ceux qui sont à bord.
companion-ask-sail_before_wind = Une à trois cases de mer, avant vos trois déplacements. Un bateau occupé ne survit ni au serpent de mer ni à la baleine.
companion-ask-lift_creature = Cette tuile enlève une créature et la repose sur n’importe quelle case de mer sans aucune pièce. Elle n’attaque personne ainsi.
companion-ask-set_creature_down = N’importe quelle case de mer sans pièce convient, si loin soit-elle : loin des vôtres, ou entre les autres et leur île.
companion-ask-move_pieces = Trois déplacements en tout : marcher, embarquer, naviguer, plonger, nager, débarquer. On n’entre à la nage que dans une case par tour, et l’on ne revient jamais sur l’île.
companion-ask-remove_tile = Une tuile du terrain qui sombre doit partir, et ses occupants nagent. Son dos se garde ou agit aussitôt : bateau, requin, baleine, tourbillon, volcan.
companion-ask-take_aboard = Un bateau porte trois explorateurs. Vous choisissez qui monte parmi ces nageurs, de toutes couleurs ; les autres restent à l’eau.
companion-ask-choose_creature = Vous pouvez déplacer une créature de l’espèce tirée, ou aucune. Elle frappe ce qu’elle rencontre, les vôtres aussi.
companion-ask-choose_creature-sea_serpent = Un serpent de mer avance d’une case et emporte tous les nageurs et un bateau avec ses passagers, les vôtres aussi. Il laisse les bateaux vides ; rien n’en protège.
companion-ask-choose_creature-shark = Un requin avance d’une ou deux cases et emporte tous les nageurs là où il arrive, les vôtres aussi. À bord d’un bateau, on ne craint rien de lui.
companion-ask-choose_creature-whale = Une baleine avance d’une à trois cases et renverse un bateau occupé, le vôtre aussi : ses passagers nagent. Elle épargne nageurs et bateaux vides.
companion-ask-move_creature = Elle n’avance que sur la mer. Contre requins et baleines, les autres ont peut-être une tuile qui l’écarte avant tout dégât.
companion-ask-defend = Une créature est envoyée contre vous. La tuile qui convient la retire du jeu avant tout dégât sur cette case. Rien ne vous y oblige.

## Événements

companion-event-rolled = Chaque tour finit par le dé : qui l’a lancé peut déplacer une créature de cette espèce, contre n’importe qui.
companion-event-fell_in = Sur une tuile qui part, les explorateurs deviennent nageurs. Ils peuvent nager, monter dans un bateau de leur case ou débarquer sur une île sûre, mais plus revenir sur l’île.
companion-event-kept_tile = Cette tuile est gardée, cachée : elle se joue au début d’un tour suivant, ou en défense pendant le tour d’un autre.
companion-event-played_tile = Une tuile gardée se joue avant de bouger, une par tour au plus, puis quitte le jeu.
companion-event-appeared-shark = Un requin sorti d’une tuile emporte aussitôt tous les nageurs de la case. Ensuite, qui tire un requin au dé peut le déplacer.
companion-event-appeared-whale = Une baleine sortie d’une tuile ne fait rien aux nageurs. Plus tard, poussée sur un bateau occupé, elle le renverse.
companion-event-boat_appeared = Un bateau sorti d’une tuile recueille les nageurs de sa case, trois au plus. Il n’est à personne.
companion-event-whirlpool = Un tourbillon emporte tout ce qui est sur sa case et les cases de mer voisines : nageurs, créatures, bateaux et passagers. À terre, personne n’est touché.
companion-event-lost = Un explorateur perdu quitte le jeu, nombre compris. Les nageurs craignent requins et serpents de mer ; les bateaux, serpents de mer et baleines.
companion-event-boat_lost = Seuls les bateaux occupés sont renversés ou broyés ; un tourbillon emporte aussi les vides.
companion-event-landed =
    { $all_equal ->
        [yes] Sur une île sûre, un explorateur est sauvé pour de bon et compte un, quel que soit son nombre.
       *[no] Sur une île sûre, un explorateur est sauvé pour de bon. Son nombre caché est retourné à la fin, et compte.
    }
companion-event-defended = Une tuile Défense retire la créature du jeu avant tout dégât. Il n’y en a pas contre les serpents de mer, les tourbillons ni le volcan.

## Ce qui ne se reprend pas

companion-risk-remove = Qui s’y trouve tombe à l’eau, et ce qui est sous la tuile peut frapper aussitôt : un requin emporte tous les nageurs de sa case. Cela ne se reprend pas.
companion-risk-play_tile = Une tuile jouée quitte la partie, utile ou non, et l’on n’en joue pas deux dans un tour. Cela ne se reprend pas.
