### L’Île Interdite dans un terminal : noms courts sur le plateau et dans les listes de choix.

## Tuiles, telles qu’écrites sur la carte

label-fools_landing = Héliport
label-bronze_gate = Porte de Bronze
label-copper_gate = Porte de Cuivre
label-gold_gate = Porte d’Or
label-iron_gate = Porte de Fer
label-silver_gate = Porte d’Argent
label-temple_of_the_moon = Temple de la Lune
label-temple_of_the_sun = Temple du Soleil
label-whispering_garden = Jardin des Murmures
label-howling_garden = Jardin des Hurlements
label-cave_of_embers = Caverne du Brasier
label-cave_of_shadows = Caverne des Ombres
label-coral_palace = Palais de Corail
label-tidal_palace = Palais des Marées
label-breakers_bridge = Pont des Abîmes
label-cliffs_of_abandon = Falaises de l’Oubli
label-crimson_forest = Forêt Pourpre
label-dunes_of_deception = Dunes de l’Illusion
label-lost_lagoon = Lagon Perdu
label-misty_marsh = Marais Brumeux
label-observatory = Observatoire
label-phantom_rock = Rocher Fantôme
label-twilight_hollow = Val du Crépuscule
label-watchtower = Tour de Guet

## Choix, par groupes

group-move = Aller
item-move = { $tile_to }
group-fly = Voler
item-fly = { $tile_to }
group-swim = Se réfugier
item-swim = { $tile_to }
group-shore_up = Assécher
item-shore_up = { $tile_the }
group-shore_up_two = Assécher deux
item-shore_up_two = { $tile_the } et { $second_the }
group-navigate = Conduire { $pawn }
item-navigate = { $tile_to }
group-give = Donner à { $receiver }
item-give = { $card }
group-capture = Gagner
item-capture = { $treasure_the }
group-discard = Défausser
item-discard = { $card }
group-sandbags = Sacs de sable
item-sandbags = { $tile_the }
group-helicopter = Hélicoptère
item-helicopter = { $tile_to }
group-board = Emmener
item-board = { $pawn }
group-land = Se poser
item-land = { $tile_to }

## La table

board-turn = Tour { $turn }
board-water = { $cards } Inondations par tour, ☠ dans { $left }
board-no_card = aucune carte
board-flown = a volé
board-aboard = À bord : { $pawns }
board-nobody_aboard = À bord : personne pour l’instant
board-on_top = dessus
board-role = { $seat } joue { $adventurer_the }. { $power }
legend-pawn = un pion : le numéro de sa place
legend-next = sa carte Inondation est au-dessus de la pile
legend-fresh = vient de changer
end-sunk = Tuiles englouties
windows-draws = Cartes spéciales : la question viendra avant chaque carte que tire un robot.
windows-floods = Cartes spéciales : la question viendra avant chaque carte Inondation que tire un robot.
