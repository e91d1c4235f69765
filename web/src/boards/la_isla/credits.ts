/** Whose drawings the board is made with, for the credits page. */

import { fromGameIcons } from '../shared/credit.ts';

export const CREDITS = [
  fromGameIcons('Delapouite', ['camping-tent', 'dodo', 'feline', 'outback-hat', 'water-flask']),
  fromGameIcons('Lorc', ['frog']),
];
