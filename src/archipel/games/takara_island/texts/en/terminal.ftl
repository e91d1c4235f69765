### Takara Island in the terminal, in English.

legend-takara_island = S1.4 is tile 4 of site 1, counted from the surface. ░ face down, never seen by you · (…) face down, seen by you · [rock] face up; * is a wound · a dot: gone · ☺ an adventurer · K Karas, xp experience, + with a wound.

## Signs

sign-s_kara_2 = 2 K
sign-s_rockfall = rock
sign-s_xp_1 = 1 xp
sign-s_xp_1_wound = 1 xp+
sign-s_bat_a = bat
sign-s_bat_b = bat
sign-i_kara_4 = 4 K
sign-i_xp_2 = 2 xp
sign-i_xp_2_wound = 2 xp+
sign-i_goblin_a = gob
sign-i_goblin_b = gob
sign-i_goblin_c = gob
sign-i_chest = chest
sign-i_rockfall = rock
sign-d_xp_4_wound = 4 xp+
sign-d_xp_4 = 4 xp
sign-d_kara_6 = 6 K
sign-d_chest = chest
sign-d_skeleton_a = ske
sign-d_skeleton_b = ske
sign-d_drake = dra
sign-d_stone = STONE

## Groups of choices

group-observe = Observe
item-observe = { "" }
group-dig = Dig at
item-dig = { "" }
group-destroy = Clear, for { $karas } Karas, the rockfall of
item-destroy = { "" }
group-fight = Fight at
item-fight = { "" }
group-sell = Sell a tile of
item-sell = { $xp } XP
group-hire = Hire
item-hire = { $specialist }
group-imitate = Imitate
item-imitate = { $specialist }
group-mine = Send the Miner to
item-mine = { "" }
group-study = Study
item-study = { "" }
group-divine = Look, from tile
item-divine = { "" }
