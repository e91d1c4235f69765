### The Island : pourquoi un robot joue ainsi, dans la bouche du conseiller. Chaque phrase est un fait que chacun peut
### vérifier ; aucune ne dit une valeur (TI-H1).
### Variables : explorateurs, cases, îlots et créatures par leur nom, count, own, before et steps des nombres, chance en pour cent.

reason-take =
    { $terrain_id ->
        [beach]
            { $count ->
                [one] Vous le placez aussitôt. Il ne reste de libre que { $count } plage : les plages coulent d’abord.
               *[other] Vous le placez aussitôt. Il ne reste de libre que { $count } plages : les plages coulent d’abord.
            }
        [forest]
            { $count ->
                [one] Vous le placez aussitôt. Aucune montagne n’est plus libre, mais { $count } forêt l’est : les forêts coulent après les plages.
               *[other] Vous le placez aussitôt. Aucune montagne n’est plus libre, mais { $count } forêts le sont : les forêts coulent après les plages.
            }
       *[mountain]
            { $count ->
                [one] Vous le placez aussitôt. { $count } montagne est encore libre : les montagnes coulent en dernier.
               *[other] Vous le placez aussitôt. { $count } montagnes sont encore libres : les montagnes coulent en dernier.
            }
    }
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
reason-sail_clear = Aucune créature ne peut alors toucher le bateau en { $boat }, avec { $own } de vos explorateurs.
reason-fetch =
    { $count ->
        [0] Le bateau vide en { $boat } vient tout contre un de vos explorateurs.
        [one] Le bateau vide en { $boat } vient à { $count } case d’un de vos explorateurs.
       *[other] Le bateau vide en { $boat } vient à { $count } cases d’un de vos explorateurs.
    }
reason-hide =
    { $count ->
        [one] Le bateau vide en { $boat } est alors à { $count } case du plus proche explorateur adverse sans bateau, au lieu de { $before }.
       *[other] Le bateau vide en { $boat } est alors à { $count } cases du plus proche explorateur adverse sans bateau, au lieu de { $before }.
    }
reason-stay_near =
    { $count ->
        [0] Le bateau vide en { $boat } reste tout contre un de vos explorateurs.
        [one] Le bateau vide en { $boat } reste à { $count } case d’un de vos explorateurs.
       *[other] Le bateau vide en { $boat } reste à { $count } cases d’un de vos explorateurs.
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
reason-unreached =
    { $count ->
        [one] Aucune créature ne peut alors toucher le seul explorateur que vous avez en mer.
       *[other] Aucune créature ne peut alors toucher un seul des { $count } explorateurs que vous avez en mer.
    }
reason-fewer =
    { $count ->
        [one] Les créatures peuvent alors toucher { $count } de vos explorateurs au lieu de { $before }.
       *[other] Les créatures peuvent alors toucher { $count } de vos explorateurs au lieu de { $before }.
    }
reason-ashore =
    { $count ->
        [one] Votre seul explorateur sur le plateau est alors sur une tuile, où aucune créature ne peut le toucher.
       *[other] Vos { $count } explorateurs sur le plateau sont alors tous sur des tuiles, où aucune créature ne peut les toucher.
    }
reason-keep =
    { $count ->
        [one] Vous gardez votre tuile pour un prochain tour.
       *[other] Vous gardez vos { $count } tuiles pour de prochains tours.
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
reason-approach =
    { $count ->
        [0] Voilà { $creature_the } tout contre un explorateur adverse.
        [one] Voilà { $creature_the } à { $count } case d’un explorateur adverse.
       *[other] Voilà { $creature_the } à { $count } cases d’un explorateur adverse.
    }
reason-withdraw =
    { $count ->
        [one] Voilà { $creature_the } à { $count } case du plus proche de vos explorateurs, au lieu de { $before }.
       *[other] Voilà { $creature_the } à { $count } cases du plus proche de vos explorateurs, au lieu de { $before }.
    }
reason-harmless = Depuis { $space }, { $creature_the } ne peut toucher aucun de vos explorateurs.
reason-leave =
    { $creature_id ->
        [sea_serpent] Aucun Serpent de mer ne peut toucher d’explorateur adverse ce tour-ci.
        [shark] Aucun Requin ne peut toucher d’explorateur adverse ce tour-ci.
       *[whale] Aucune Baleine ne peut toucher d’explorateur adverse ce tour-ci.
    }
reason-leave_both = Partout où { $creature_a } peut toucher un explorateur adverse ce tour-ci, un des vôtres l’est aussi.
reason-leave_safe =
    { $creature_id ->
        [sea_serpent] Là où ils sont, les Serpents de mer ne peuvent toucher aucun de vos explorateurs.
        [shark] Là où ils sont, les Requins ne peuvent toucher aucun de vos explorateurs.
       *[whale] Là où elles sont, les Baleines ne peuvent toucher aucun de vos explorateurs.
    }
reason-lift_threat =
    { $count ->
        [one] Depuis { $space }, { $creature_the } peut toucher un de vos explorateurs.
       *[other] Depuis { $space }, { $creature_the } peut toucher { $count } de vos explorateurs.
    }
reason-lift_far =
    { $creature_id ->
        [whale]
            { $count ->
                [0] Aucune autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space }.
                [one] Aucune autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space } : le plus proche est à { $count } case.
               *[other] Aucune autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space } : le plus proche est à { $count } cases.
            }
       *[other]
            { $count ->
                [0] Aucun autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space }.
                [one] Aucun autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space } : le plus proche est à { $count } case.
               *[other] Aucun autre n’est plus loin de tous les explorateurs adverses que { $creature_the } en { $space } : le plus proche est à { $count } cases.
            }
    }
reason-lift_near =
    { $creature_id ->
        [whale]
            { $count ->
                [0] Aucune autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, tout contre lui.
                [one] Aucune autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, à { $count } case.
               *[other] Aucune autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, à { $count } cases.
            }
       *[other]
            { $count ->
                [0] Aucun autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, tout contre lui.
                [one] Aucun autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, à { $count } case.
               *[other] Aucun autre n’est plus près d’un de vos explorateurs que { $creature_the } en { $space }, à { $count } cases.
            }
    }
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
