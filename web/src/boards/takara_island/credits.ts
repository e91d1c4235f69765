/** Whose drawings the board is made with, for the credits page. */

import { fromGameIcons } from '../shared/credit.ts';

export const CREDITS = [
  fromGameIcons('Lorc', [
    'anchor',
    'broken-skull',
    'crossed-swords',
    'crowned-skull',
    'crystal-ball',
    'double-face-mask',
    'dragon-head',
    'evil-bat',
    'floating-crystal',
    'locked-chest',
    'pointy-sword',
    'spyglass',
    'stone-tablet',
    'swap-bag',
    'totem-mask',
    'treasure-map',
  ]),
  fromGameIcons('Delapouite', [
    'falling-rocks',
    'goblin-head',
    'mimic-chest',
    'miner',
    'night-sleep',
    'old-lantern',
    'palm-tree',
    'rolling-dices',
    'trowel',
    'two-coins',
    'war-pick',
  ]),
  fromGameIcons('Caro Asercion', ['axolotl']),
];
