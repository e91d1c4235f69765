### The Island : un nom court pour chaque sorte de choix, en titre au-dessus d’une liste.

kind-take = Prendre un explorateur
kind-place = Le placer
kind-place_boat = Placer un bateau
kind-ready = Prêt
kind-play_tile = Jouer une tuile
kind-keep_tiles = Continuer
kind-pick_swimmer = Nageurs
kind-pick_boat = Bateaux
kind-pick_creature = Créatures
kind-move_to = Vers
kind-walk = Marcher
kind-dive = Plonger
kind-swim = Nager
kind-board = Monter à bord
kind-jump = Sauter
kind-land = Débarquer
kind-sail = Naviguer
kind-end_moves = S’arrêter
kind-remove = Retirer une tuile
kind-take_aboard = Recueillir
kind-leave_creatures = Laisser
kind-defend = Se défendre
kind-decline = Laisser faire
