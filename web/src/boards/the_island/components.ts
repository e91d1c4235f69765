/** What is printed on the pieces: facts from the rules (`tables.json`), and how we draw them. */

import tables from './tables.json';

/** How far a creature goes, as printed on the edge of the board. */
export const REACH: Record<string, string> = Object.fromEntries(
  Object.entries(tables.creatures).map(([creature, most]) => [creature, `0–${most}`]),
);

/** Backs with a green border act at once; the others are kept. */
export const AT_ONCE = new Set(tables.at_once);

export const BACKS = tables.backs;
export const EXPLORERS = tables.explorers;
/** The numbers under the ten explorers of every colour. */
export const VALUES = tables.values;

/** How many tiles of each terrain the box holds. */
export const TILES = tables.terrains;

/** The spaces that carry tiles at the start, and the sea in their middle. */
export const LAND = tables.land;
export const LAGOON = tables.lagoon;

/** Which of a turn's four steps each pending moment belongs to. */
export const STEPS: Record<string, number> = tables.steps;

/** What the legend explains: the chart first, then the seats and the tiles. */
export const MARKS = [
  'movable',
  'target',
  'sinks',
  'perilous',
  'hunter',
  'shore',
  'pennant',
  'swum',
  'moved',
  'changed',
  'back',
  'grave',
  'die',
  'land',
  'boat',
  'sea',
  'saved',
  'lost',
  'at_once',
  'kept',
] as const;

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
