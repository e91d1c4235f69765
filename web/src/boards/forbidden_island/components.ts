/** What is printed on the pieces: facts from the rules (`tables.json`), and how we draw them. */

import type { Icon } from './icons.ts';
import tables from './tables.json';

export const TREASURES = Object.keys(tables.treasures);
export const CARDS = tables.cards;

/** The two sites of each treasure. */
export const SITES: Record<string, string[]> = tables.treasures;

/** The treasure whose sign a tile carries. */
export const SITE_OF: Record<string, string> = Object.fromEntries(
  Object.entries(SITES).flatMap(([treasure, tiles]) => tiles.map((tile) => [tile, treasure])),
);

const ADVENTURERS = Object.entries(tables.adventurers);
/** The adventurer whose pawn is printed on a tile. */
export const START_OF: Record<string, string> = Object.fromEntries(ADVENTURERS.map(([adventurer, { tile }]) => [tile, adventurer]));
export const PAWN_COLOUR: Record<string, string> = Object.fromEntries(ADVENTURERS.map(([adventurer, { pawn }]) => [adventurer, pawn]));

export const ADVENTURER_ICON: Record<string, Icon> = {
  diver: 'diving-helmet',
  engineer: 'gear-hammer',
  explorer: 'compass',
  messenger: 'envelope',
  navigator: 'ship-wheel',
  pilot: 'airplane',
};

export const CARD_ICON: Record<string, Icon> = {
  earth_stone: 'rune-stone',
  statue_of_the_wind: 'griffin-symbol',
  crystal_of_fire: 'fire-gem',
  oceans_chalice: 'jeweled-chalice',
  helicopter_lift: 'helicopter',
  sandbags: 'sand-bags',
  waters_rise: 'big-wave',
};

/** The number beside each mark of the water meter, from the lowest; the last mark is the skull. */
export const METER = tables.meter;

/** The difficulties, by the mark of the meter on which each starts, from the lowest (FI-O1). */
export const DIFFICULTIES = ['novice', 'normal', 'elite', 'legendary'];
/** The tile to take off from. */
export const HELIPORT = 'fools_landing';

export const HAND_LIMIT = tables.hand_limit;

/** The rule that explains a piece, for whoever asks. */
export const RULE_OF: Record<string, string> = {
  explorer: 'FI-R1',
  pilot: 'FI-R2',
  navigator: 'FI-R4',
  diver: 'FI-R8',
  engineer: 'FI-R10',
  messenger: 'FI-R11',
  earth_stone: 'FI-A10',
  statue_of_the_wind: 'FI-A10',
  crystal_of_fire: 'FI-A10',
  oceans_chalice: 'FI-A10',
  helicopter_lift: 'FI-C3',
  sandbags: 'FI-C5',
  treasure: 'FI-D1',
  flood: 'FI-F1',
  gauge: 'FI-W1',
};
