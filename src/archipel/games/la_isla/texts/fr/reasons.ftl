### La Isla : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut vérifier.
### Variables : ressources, cases, animaux et fonctions par leur nom, points, count, spaces et slot des nombres, chance en pour cent.

reason-assign_surround = Avec { $resource_a }, vous pouvez payer { $space } et entourer { $animal_the }.
reason-assign_push =
    { $points ->
        [one] Faire monter { $animal_the } rapporte { $points } point pour la tuile que vous avez.
       *[other] Faire monter { $animal_the } rapporte { $points } points pour les tuiles que vous avez.
    }
reason-assign_b_points = Une de vos fonctions rapporte { $points } points pour { $resource_a } en B.
reason-assign_d_points = Une de vos fonctions rapporte { $points } points quand vous faites monter { $animal_the }.
reason-assign_any =
    { $points ->
        [one] Avec { $animal_a } en D, une de vos fonctions vous laisse monter n’importe quel marqueur, et l’animal que vous avez le plus rapporte { $points } point.
       *[other] Avec { $animal_a } en D, une de vos fonctions vous laisse monter n’importe quel marqueur, et l’animal que vous avez le plus rapporte { $points } points.
    }
reason-assign_spaces =
    { $count ->
        [one] Avec { $resource_a }, vous pouvez payer une case de plus.
       *[other] Avec { $resource_a }, vous pouvez payer { $count } cases de plus.
    }
reason-assign_least =
    { $count ->
        [0] { $animal } : personne n’en a, donc personne n’y gagne.
       *[other] { $animal } : les autres en ont { $count } en tout ; il n’y a pas d’animal dont ils aient moins.
    }
reason-put = Le slot { $slot } est libre : aucune fonction n’est perdue.
reason-cover = Aucun slot n’est libre : une fonction doit partir, et c’est « { $covered } ».
reason-exchange = Avec { $take_a } au lieu de { $give_a }, vous pouvez payer { $space }.
reason-surround =
    { $points ->
        [one] Un explorateur en { $space } entoure { $animal_the } : la tuile est à vous, et { $points } point.
       *[other] Un explorateur en { $space } entoure { $animal_the } : la tuile est à vous, et { $points } points.
    }
reason-place_points =
    { $points ->
        [one] Vos fonctions rapportent { $points } point en { $space }.
       *[other] Vos fonctions rapportent { $points } points en { $space }.
    }
reason-place_near =
    { $count ->
        [one] Après { $space }, il manque un explorateur autour { $animal_of }.
       *[other] Après { $space }, il manque { $count } explorateurs autour { $animal_of }.
    }
reason-take_spaces =
    { $count ->
        [one] Avec { $resource_a }, vous pouvez payer une case de plus.
       *[other] Avec { $resource_a }, vous pouvez payer { $count } cases de plus.
    }
reason-toward = Avec { $resource_a }, il ne vous en manque plus que { $count } pour { $space }, où un explorateur entoure { $animal_the }.
reason-have =
    { $spaces ->
        [one] Avec { $resource_a }, vous en avez { $count } de cette couleur, et { $spaces } de ses cases touche un animal que vous touchez déjà.
       *[other] Avec { $resource_a }, vous en avez { $count } de cette couleur, et { $spaces } de ses cases touchent des animaux que vous touchez déjà.
    }
reason-move_done = Il n’y a plus d’animal autour de { $space } : l’explorateur y a fini son travail.
reason-move_far = Autour de chaque animal voisin de { $space }, il vous manque encore { $count } explorateurs ou plus.
reason-move_few =
    { $count ->
        [one] Il ne reste que { $count } animal à côté de { $space } ; aucun de vos explorateurs n’en a moins à côté de lui.
       *[other] Il ne reste que { $count } animaux à côté de { $space } ; aucun de vos explorateurs n’en a moins à côté de lui.
    }
reason-pay_most = C’est la ressource que vous avez le plus : { $resource }, { $count }.
reason-advance =
    { $points ->
        [one] Vous marquez aussitôt { $points } point pour { $animal_the }.
       *[other] Vous marquez aussitôt { $points } points pour { $animal_the }.
    }
reason-advance_most =
    { $points ->
        [one] Vous marquez aussitôt { $points } point pour { $animal_the }, et personne d’autre n’en marque.
       *[other]
            { $count ->
                [0] Vous marquez aussitôt { $points } points pour { $animal_the }, et personne d’autre n’en marque.
               *[other] Vous marquez aussitôt { $points } points pour { $animal_the }, et personne d’autre n’en marque plus de { $count }.
            }
    }
reason-advance_least =
    { $count ->
        [0] { $animal } : personne d’autre n’en a, donc personne d’autre n’y gagne.
       *[other] { $animal } : les autres en ont { $count } en tout ; il n’y a pas d’animal dont ils aient moins.
    }
reason-chance =
    { $chance ->
        [0] Vous n’avez presque plus aucune chance de gagner.
        [100] Votre victoire est presque certaine.
       *[other] Vous avez environ { $chance } % de chances de gagner.
    }
