### La Isla : ce qui s’oppose à une action, en une phrase, avec ses nombres.

## Le moment

refused-over = La partie est finie : { $ending }.
refused-not_your_turn = Ce n’est pas à vous : { $seat } fait l’Action { $phase }.
refused-assign_with_cards = Les cartes s’affectent au début du round : c’est l’Action { $phase }.
refused-holder_in_a =
    { $phase ->
        [cards] Une carte entre dans l’étui à l’Action A : pour l’instant, on affecte les cartes.
       *[other] Une carte entre dans l’étui à l’Action A : c’est l’Action { $phase }.
    }
refused-exchange_in_c =
    { $phase ->
        [cards] On échange des ressources à l’Action C : pour l’instant, on affecte les cartes.
       *[other] On échange des ressources à l’Action C : c’est l’Action { $phase }.
    }
refused-place_in_c =
    { $phase ->
        [cards] On place les explorateurs à l’Action C : pour l’instant, on affecte les cartes.
       *[other] On place les explorateurs à l’Action C : c’est l’Action { $phase }.
    }
refused-pay_in_c =
    { $phase ->
        [cards] On paie un explorateur à l’Action C : pour l’instant, on affecte les cartes.
       *[other] On paie un explorateur à l’Action C : c’est l’Action { $phase }.
    }
refused-assign_first = D’abord vos { $count } cartes : une pour A, une pour B, une pour D.
refused-assigned_already =
    { $count ->
        [one] Vos cartes sont posées pour de bon : un joueur choisit encore.
       *[other] Vos cartes sont posées pour de bon : { $count } joueurs choisissent encore.
    }
refused-no_fourth_card = Vous avez { $count } cartes, pas de quatrième.
refused-put_first = Mettez d’abord votre carte dans l’étui : « { $function } ».
refused-exchange_first = D’abord l’échange : donnez une ressource, ou gardez tout.
refused-space_first =
    { $supply ->
        [0] Choisissez d’abord la case où va un de vos explorateurs, ou prenez une ressource.
       *[other] Choisissez d’abord une case pour un explorateur, ou prenez une ressource.
    }
refused-explorer_first = Choisissez d’abord lequel de vos explorateurs va sur la case choisie.
refused-payment_first =
    { $cost ->
        [one] Payez d’abord la case : { $resource_a } ou un joker.
       *[other] Payez d’abord la case : { $resource_two } ou des jokers.
    }
refused-marker_of_card_first = Faites d’abord monter un marqueur : votre carte montre { $animal_the }.
refused-free_marker_first =
    { $left ->
        [one] D’abord le marqueur que vous pouvez faire monter, ou laissez-les tous.
       *[other] D’abord les { $left } marqueurs que vous pouvez faire monter, ou laissez-les tous.
    }
refused-bonus_first =
    { $left ->
        [one] Prenez d’abord la ressource qui vous revient.
       *[other] Prenez d’abord les { $left } ressources qui vous reviennent.
    }

## L’étui

refused-no_such_slot = Votre étui a { $count } slots : il n’y a pas de slot { $slot }.
refused-free_slot_before = Les slots libres se valent : le slot { $slot } vient d’abord.

## L’échange

refused-no_exchange_function = Vous n’avez pas la fonction Échange dans votre étui.
refused-exchange_at_start = On échange au début de son Action C, avant de placer ou de prendre.
refused-none_to_give = Vous n’avez pas de ressource de cette couleur à donner : { $resource }.
refused-same_colour = Une couleur contre la même, ce n’est pas un échange : { $resource }.

## Les explorateurs

refused-own_explorer_there = Vous avez déjà un explorateur sur cette case : jamais deux de la même couleur.
refused-lacks_resources =
    { $lacking ->
        [one] Cette case coûte { $cost ->
            [one] { $resource_a }
           *[other] { $resource_two }
        } : il en manque 1.
       *[other] Cette case coûte { $resource_two } : il en manque { $lacking }.
    }
refused-supply_first =
    { $count ->
        [one] Il vous reste un explorateur en réserve : il passe d’abord.
       *[other] Il vous reste { $count } explorateurs en réserve : ils passent d’abord.
    }
refused-no_explorer_there = Vous n’avez pas d’explorateur sur cette case.

## Payer

refused-other_price =
    { $cost ->
        [one] Cette case vous coûte 1 ressource, pas 2 : { $resource }.
       *[other] Cette case vous coûte { $cost } ressources, pas 1 : { $resource }.
    }
refused-too_few_cubes =
    { $count ->
        [0] Vous n’avez rien de cette couleur : { $resource }.
       *[other] Vous n’en avez que { $count } de cette couleur, il en manque { $lacking } : { $resource }.
    }
refused-no_joker = Sans sa fonction joker, cette couleur ne paie pas ici ({ $resource }) : la case demande { $wanted_a }.
refused-one_joker_each = Un seul joker de chaque couleur : { $resource_a } au plus peut remplacer { $wanted_a }.
