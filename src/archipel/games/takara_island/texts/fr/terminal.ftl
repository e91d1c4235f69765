### Takara Island dans le terminal, en français.

legend-takara_island = S1.4 est la tuile 4 du site 1, comptée depuis la surface. ░ cachée, jamais vue par vous · (…) cachée, vue par vous · [ébl.] face visible ; * est une blessure · un point : partie · ☺ un aventurier · K Karas, xp expérience, + avec blessure.

## Signes

sign-s_kara_2 = 2 K
sign-s_rockfall = ébl.
sign-s_xp_1 = 1 xp
sign-s_xp_1_wound = 1 xp+
sign-s_bat_a = c-s
sign-s_bat_b = c-s
sign-i_kara_4 = 4 K
sign-i_xp_2 = 2 xp
sign-i_xp_2_wound = 2 xp+
sign-i_goblin_a = gob
sign-i_goblin_b = gob
sign-i_goblin_c = gob
sign-i_chest = cof.
sign-i_rockfall = ébl.
sign-d_xp_4_wound = 4 xp+
sign-d_xp_4 = 4 xp
sign-d_kara_6 = 6 K
sign-d_chest = cof.
sign-d_skeleton_a = squ
sign-d_skeleton_b = squ
sign-d_drake = dra
sign-d_stone = PIER.

## Groupes de choix

group-observe = Observer
item-observe = { "" }
group-dig = Fouiller
item-dig = { "" }
group-destroy = Déblayer, pour { $karas } Karas, l’éboulement de
item-destroy = { "" }
group-fight = Combattre en
item-fight = { "" }
group-sell = Vendre une tuile de
item-sell = { $xp } XP
group-hire = Engager
item-hire = { $specialist }
group-imitate = Imiter
item-imitate = { $specialist }
group-mine = Envoyer le Mineur en
item-mine = { "" }
group-study = Étudier
item-study = { "" }
group-divine = Regarder, dès la tuile
item-divine = { "" }
