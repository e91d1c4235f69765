### L’Île Interdite : un nom court pour chaque sorte de choix, en titre au-dessus d’une liste.

kind-move = Se déplacer
kind-fly = Voler
kind-swim = Se réfugier
kind-shore_up = Assécher
kind-shore_up_two = Assécher deux tuiles
kind-navigate = Conduire quelqu’un
kind-give = Donner une carte
kind-capture = Gagner un trésor
kind-end_actions = S’arrêter
kind-draw_treasure = Tirer
kind-draw_flood = Tirer
kind-discard = Défausser
kind-sandbags = Sacs de sable
kind-helicopter = Hélicoptère
kind-board = Passagers
kind-done = Partir
kind-land = Se poser
kind-take_off = Décoller
