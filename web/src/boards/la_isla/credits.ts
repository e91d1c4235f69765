/** Whose drawings the board is made with, for the credits page. */

import { fromGameIcons } from '../shared/credit.ts';

export const CREDITS = [
  fromGameIcons('Delapouite', [
    'backpack',
    'camping-tent',
    'dodo',
    'feline',
    'outback-hat',
    'rope-coil',
    'water-flask',
  ]),
  fromGameIcons('Lorc', ['frog']),
];
