### Pearl Reef : un nom court pour chaque sorte de choix, en titre au-dessus d’une liste.

kind-dive = Plonger
kind-surface = Remonter
