### La Isla : un nom court pour chaque sorte de choix, en tête de sa liste.

kind-assign = Vos cartes
kind-put = Slot libre
kind-cover = Recouvrir une fonction
kind-exchange = Échanger
kind-no_exchange = Tout garder
kind-place = Placer un explorateur
kind-take = Prendre une ressource
kind-move_from = Quel explorateur
kind-pay_one = Payer
kind-pay_two = Payer
kind-advance = Faire monter un marqueur
kind-leave_markers = Ne rien bouger
