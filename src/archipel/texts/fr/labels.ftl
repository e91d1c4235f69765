### Légendes de ce que tout jeu peut montrer, quand il n’a pas de dessin à lui ; les label-… d’un jeu passent avant celles-ci.

value-yes = Oui
value-no = Non
label-active = À qui de jouer
label-colour = Couleur
label-discard = Défausse
label-discards = Défausse
label-hand = Main
label-hand_size = Cartes en main
label-phase = Phase
label-pile = Pioche
label-points = Points
label-round = Manche
label-score = Score
label-seats = Joueurs
label-size = Taille
label-turn = Tour
