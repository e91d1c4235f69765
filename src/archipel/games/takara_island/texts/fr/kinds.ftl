### Takara Island : un nom court pour chaque sorte de choix, en tête de liste.

kind-rent_sword = Épée
kind-leave_sword = Sans épée
kind-observe = Observer
kind-dig = Fouiller
kind-destroy = Déblayer
kind-fight = Combattre
kind-gamble = Tripot
kind-sell = Vendre
kind-buy = Acheter
kind-hire = Engager
kind-imitate = Imiter
kind-end_actions = Arrêter
kind-turn_up = Révéler
kind-look_on = Regarder
kind-mine = Mineur
kind-study = Archéologue
kind-divine = Divinatrice
kind-put_back = Reposer
kind-cash_map = Vendre la Carte
kind-keep_map = Garder la Carte
kind-recruit = Recruter
kind-leave_recruit = Sans recrue
kind-heal = Hôpital
