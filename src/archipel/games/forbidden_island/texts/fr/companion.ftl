### Ce que dit le compagnon lors des premières parties, chaque chose une fois ; `standing-` est la ligne du haut.

## Où en est la partie

standing-treasures =
    { $count ->
        [0] 0 trésor sur { $of }
        [one] { $count } trésor sur { $of }
       *[other] { $count } trésors sur { $of }
    }
    .short = trésors { $count }/{ $of }
standing-landing =
    { $condition ->
        [dry] Héliport au sec
        [flooded] Héliport inondé
       *[sunk] Héliport englouti
    }
    .short =
        { $condition ->
            [dry] Héliport au sec
            [flooded] Héliport inondé
           *[sunk] Héliport englouti
        }
standing-last_sites =
    { $count ->
        [0] tous les sites sont là
        [one] 1 trésor n’a plus qu’un site
       *[other] { $count } trésors n’ont plus qu’un site
    }
    .short = { $count } à site unique
standing-skull =
    { $turns ->
        [0] tête de mort imminente
        [one] tête de mort dans 1 tour environ
       *[other] tête de mort dans { $turns } tours environ
    }
    .short =
        { $turns ->
            [0] tête de mort imminente
            [one] tête de mort ~1 tour
           *[other] tête de mort ~{ $turns } tours
        }

## Le but

companion-aim = Gagnez ensemble les quatre trésors, puis décollez de l’Héliport. Perdu si l’Héliport sombre, si les deux sites d’un trésor manquant sombrent, si quelqu’un se noie ou si l’eau atteint la tête de mort.

## Questions

companion-ask-take_actions = Trois actions au plus : bouger, assécher une tuile inondée ici ou à côté, donner une carte Trésor, gagner un trésor avec quatre cartes identiques sur l’un de ses sites. Votre pouvoir peut en ajouter.
companion-ask-draw_treasure = Après les actions, on tire deux cartes Trésor, une par une. La plupart se gardent ; une Montée des eaux agit aussitôt.
companion-ask-draw_flood = Chaque carte Inondation inonde sa tuile ; une tuile déjà inondée sombre pour toujours. Une carte tirée ne se reprend pas, mais une carte Action Spéciale peut se jouer avant chacune.
companion-ask-discard = Personne ne garde plus de cinq cartes. Défaussez-en une, ou jouez plutôt une carte Action Spéciale si vous en avez. Quatre cartes identiques font un trésor.
companion-ask-swim = Votre tuile a sombré. Nagez vers une tuile voisine encore là ; certains aventuriers vont plus loin. Qui ne peut aller nulle part se noie, et la partie est perdue.
companion-ask-rescue = Une carte Hélicoptère peut emporter qui est à l’eau vers n’importe quelle tuile encore là. Elle ne coûte pas d’action.
companion-ask-choose_passengers = L’hélicoptère emmène autant d’aventuriers de cette tuile que vous voulez, tous au même endroit. Vous n’êtes pas obligé d’en être.
companion-ask-choose_landing = L’hélicoptère se pose sur n’importe quelle autre tuile encore là, sèche ou inondée, si loin soit-elle.
companion-ask-play_special = Les cartes Action Spéciale se jouent sans action, au tour de n’importe qui. Des Sacs de sable assèchent une tuile inondée au choix ; un Hélicoptère emmène des aventuriers d’une tuile à une autre.

## Événements

companion-event-flooded = Une tuile inondée vous porte encore, et on peut l’assécher. Si sa carte est tirée tant qu’elle est inondée, elle sombre.
companion-event-sank = Une tuile qui a sombré ne revient jamais, et sa carte Inondation quitte le jeu. Surveillez l’Héliport et les deux sites de chaque trésor manquant.
companion-event-waters_rose = Montée des eaux : le niveau monte, jusqu’à la tête de mort à la fin. Puis les cartes Inondation défaussées, s’il y en a, reviennent sur leur pile et seront tirées d’abord.
companion-event-captured = Un trésor se gagne avec quatre cartes identiques sur l’un de ses deux sites, pour une action. Désormais ces deux sites peuvent sombrer sans dommage.
companion-event-gave = Donner une carte Trésor coûte une action, sur une même tuile sauf pouvoir particulier. Les cartes Action Spéciale ne se donnent pas.
companion-event-lifted = La carte Hélicoptère emmène des aventuriers d’une tuile à n’importe quelle autre, à tout moment, sans action. Il en faudra une à la fin pour quitter l’île.
companion-event-sandbagged = La carte Sacs de sable assèche n’importe quelle tuile inondée, si loin soit-elle, à tout moment, sans action.
companion-event-in_water = Une tuile a sombré sous quelqu’un, qui doit aussitôt en gagner une autre. Si c’est impossible, la partie est perdue.
companion-event-treasure_refilled = La pile Trésor était épuisée, et ses défausses forment la nouvelle. Les trois Montées des eaux y sont de nouveau.
companion-event-flood_refilled = La pile Inondation était épuisée, et ses défausses forment la nouvelle : toutes les tuiles restantes y sont de nouveau.

## Ce qui ne se reprend pas

companion-risk-draw_treasure = Avec la première carte, vos actions sont finies : ni la carte ni ce qui précède ne se reprend. Une Montée des eaux peut être parmi ces cartes.
