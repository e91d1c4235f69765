### The Island : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut
### vérifier ; aucune ne dit une valeur (TI-H1).
### Variables : explorateurs, cases, îlots et créatures par leur nom, count, own, before et steps des nombres, chance en pour cent.

reason-place =
    { $terrain_id ->
        [beach] { $space } est à { $count } cases d’une île sûre, sur une plage : les plages coulent d’abord.
        [forest] { $space } est à { $count } cases d’une île sûre, en forêt : les forêts coulent après les plages.
       *[mountain] { $space } est à { $count } cases d’une île sûre, en montagne : les montagnes coulent en dernier.
    }
reason-place_boat =
    { $count ->
        [0] { $space } est à { $steps } cases d’une île sûre.
        [one] Un de vos explorateurs est à deux cases au plus de { $space }, et une île sûre à { $steps } cases.
       *[other] { $count } de vos explorateurs sont à deux cases au plus de { $space }, et une île sûre à { $steps } cases.
    }
reason-land = Voilà { $explorer_the } sur la terre ferme, hors de danger pour de bon.
reason-land_several = { $count } de vos explorateurs gagnent la terre ferme, hors de danger pour de bon.
reason-board =
    { $count ->
        [0] Voilà { $explorer_the } dans le bateau en { $space }, juste devant une île sûre.
        [one] Voilà { $explorer_the } dans le bateau en { $space }, à { $count } case d’une île sûre.
       *[other] Voilà { $explorer_the } dans le bateau en { $space }, à { $count } cases d’une île sûre.
    }
reason-board_several =
    { $steps ->
        [0] { $count } de vos explorateurs sont alors dans le bateau en { $space }, juste devant une île sûre.
        [one] { $count } de vos explorateurs sont alors dans le bateau en { $space }, à { $steps } case d’une île sûre.
       *[other] { $count } de vos explorateurs sont alors dans le bateau en { $space }, à { $steps } cases d’une île sûre.
    }
reason-sail =
    { $count ->
        [0] Le bateau en { $boat }, avec { $own } de vos explorateurs, est alors juste devant une île sûre.
        [one] Le bateau en { $boat }, avec { $own } de vos explorateurs, est alors à { $count } case d’une île sûre au lieu de { $before }.
       *[other] Le bateau en { $boat }, avec { $own } de vos explorateurs, est alors à { $count } cases d’une île sûre au lieu de { $before }.
    }
reason-fetch =
    { $count ->
        [0] Le bateau vide en { $boat } vient tout contre un de vos explorateurs.
        [one] Le bateau vide en { $boat } vient à { $count } case d’un de vos explorateurs.
       *[other] Le bateau vide en { $boat } vient à { $count } cases d’un de vos explorateurs.
    }
reason-to_boat =
    { $count ->
        [0] Voilà { $explorer_the } là où un bateau a de la place.
        [one] Voilà { $explorer_the } à { $count } case d’un bateau qui a de la place.
       *[other] Voilà { $explorer_the } à { $count } cases d’un bateau qui a de la place.
    }
reason-to_isle =
    { $count ->
        [0] Voilà { $explorer_the } juste devant une île sûre.
        [one] Voilà { $explorer_the } à { $count } case d’une île sûre.
       *[other] Voilà { $explorer_the } à { $count } cases d’une île sûre.
    }
reason-remove_rivals =
    { $count ->
        [one] Un explorateur adverse est en { $space }, et tombe à l’eau.
       *[other] { $count } explorateurs adverses sont en { $space }, et tombent à l’eau.
    }
reason-remove_both = En { $space }, { $count } des explorateurs adverses tombent à l’eau, et { $own } des vôtres.
reason-remove_own =
    { $count ->
        [one] Votre explorateur en { $space } tombe à l’eau, à { $steps } cases d’une île sûre.
       *[other] Vos { $count } explorateurs en { $space } tombent à l’eau, à { $steps } cases d’une île sûre.
    }
reason-remove_empty = Il n’y a personne en { $space }.
reason-take_aboard = C’est à vous qu’appartient { $explorer_the }.
reason-strike =
    { $count ->
        [one] En { $space }, { $creature_the } touche un explorateur adverse.
       *[other] En { $space }, { $creature_the } touche { $count } explorateurs adverses.
    }
reason-strike_both = En { $space }, { $creature_the } touche { $count } des explorateurs adverses, et { $own } des vôtres.
reason-lurk =
    { $count ->
        [one] Voilà { $creature_the } à { $count } case d’un explorateur adverse à sa merci.
       *[other] Voilà { $creature_the } à { $count } cases d’un explorateur adverse à sa merci.
    }
reason-away = Voilà { $creature_the } à { $count } cases du plus proche de vos explorateurs à sa merci.
reason-defend =
    { $count ->
        [one] Sinon, { $creature_the } touche un de vos explorateurs.
       *[other] Sinon, { $creature_the } touche { $count } de vos explorateurs.
    }
reason-decline =
    { $count ->
        [one] Alors { $creature_the } touche un de vos explorateurs, et la tuile reste dans votre main si vous en avez une.
       *[other] Alors { $creature_the } touche { $count } de vos explorateurs, et la tuile reste dans votre main si vous en avez une.
    }
reason-chance =
    { $chance ->
        [0] Vous n’avez presque plus aucune chance de gagner.
        [100] Votre victoire est presque certaine.
       *[other] Vous avez environ { $chance } % de chances de gagner.
    }
