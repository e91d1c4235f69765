/** What is printed on the pieces: facts for drawing, none for deciding. */

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

/** How far a creature goes, as printed on the edge of the board. */
export const REACH: Record<string, string> = { sea_serpent: '0–1', shark: '0–2', whale: '0–3' };

/** Backs with a green border act at once; the others are kept. */
export const AT_ONCE = new Set(['shark', 'whale', 'boat', 'whirlpool', 'volcano']);

export const BACKS = [
  'shark',
  'whale',
  'boat',
  'whirlpool',
  'volcano',
  'dolphin',
  'favourable_wind',
  'move_serpent',
  'move_shark',
  'move_whale',
  'shark_defence',
  'whale_defence',
] as const;

export const TILES = { beach: 16, forest: 16, mountain: 8 } as const;

/** The rule that explains a piece, for whoever asks. */
export const RULE_OF: Record<string, string> = {
  sea_serpent: 'TI-K4',
  shark: 'TI-K5',
  whale: 'TI-K6',
  boat: 'TI-G3',
  whirlpool: 'TI-G4',
  volcano: 'TI-G5',
  dolphin: 'TI-P1',
  favourable_wind: 'TI-P2',
  move_serpent: 'TI-P3',
  move_shark: 'TI-P4',
  move_whale: 'TI-P5',
  shark_defence: 'TI-D2',
  whale_defence: 'TI-D3',
};
