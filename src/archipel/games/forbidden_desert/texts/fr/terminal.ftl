### Le Désert Interdit dans un terminal : noms courts sur le plateau et dans les listes de choix.

## Tuiles, telles qu’écrites sur la carte

label-gear = Engrenage
label-tunnel = Tunnel
label-launch_pad = Piste
label-clue = Indice
label-well = Point d’eau
label-mirage = Mirage
label-crash = Crash
label-water = Eau ?

## Choix, par groupes

group-move = Aller en
item-move = { "" }
group-move_with = Avec { $pawn } en
item-move_with = { "" }
group-dig = Enlever du sable en
item-dig = { "" }
group-pick_up = Prendre
item-pick_up = { $part_the }
group-navigate = Guider
item-navigate = { $pawn }
group-step = En
item-step = { "" }
group-step_with = Avec { $pawn } en
item-step_with = { "" }
group-under = Sous la pile
item-under = { $storm }
group-next = Carte suivante
item-next = { $storm }
group-passenger = Emmener
item-passenger = { $pawn }
group-land = Atterrir en
item-land = { "" }
group-give = Eau pour { $receiver }
item-give = { $amount }
group-hand_over = Passer à { $receiver }
item-hand_over = { $equipment }
group-dune_blaster = Blaster en
item-dune_blaster = { "" }
group-terrascope = Terrascope sous
item-terrascope = { "" }

## La table

board-turn = Tour { $turn }
board-storm = { $cards } cartes Tempête par tour, ☠ dans { $left }
board-no_card = aucun équipement
board-role = { $seat } joue { $adventurer_the }. { $power }
legend-row = l’indice d’une ligne
legend-col = l’indice d’une colonne
legend-pawn = un pion : le numéro de sa place
legend-fresh = vient de changer
end-revealed = Tuiles révélées
windows-storm = Eau et équipement : la question viendra avant chaque carte Tempête que tire un robot.
