/** Whose drawings the board is made with, for the credits page. */

import { fromGameIcons } from '../shared/credit.ts';

export const CREDITS = [
  fromGameIcons('Lorc', [
    'cog',
    'compass',
    'desert-skull',
    'floating-crystal',
    'gears',
    'heat-haze',
    'jetpack',
    'semi-closed-eye',
    'spyglass',
    'sun',
    'surrounded-shield',
    'whirlwind',
    'wind-hole',
  ]),
  fromGameIcons('Delapouite', [
    'boat-propeller',
    'oasis',
    'palm-tree',
    'sextant',
    'trowel',
    'war-pick',
    'water-flask',
    'waterskin',
    'well',
    'windsock',
  ]),
  fromGameIcons('sbed', ['blaster', 'water-drop']),
  fromGameIcons('Skoll', ['stopwatch']),
  fromGameIcons('Quoting', ['biplane']),
  fromGameIcons('Caro Asercion', ['astrolabe']),
];
