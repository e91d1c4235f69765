/** Whose drawings the board is made with, for the credits page. */

export const CREDITS = [
  {
    author: 'Delapouite',
    source: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    icons: ['backpack', 'camping-tent', 'dodo', 'feline', 'outback-hat', 'rope-coil', 'water-flask'],
  },
  {
    author: 'Lorc',
    source: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    icons: ['frog'],
  },
] as const;
