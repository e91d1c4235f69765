/** What is printed on the pieces: facts for drawing, none for deciding. */

import type { Icon } from './icons.ts';

export const TREASURES = ['earth_stone', 'statue_of_the_wind', 'crystal_of_fire', 'oceans_chalice'] as const;
export const CARDS = [...TREASURES, 'helicopter_lift', 'sandbags', 'waters_rise'] as const;

/** The two sites of each treasure. */
export const SITES: Record<string, [string, string]> = {
  earth_stone: ['temple_of_the_moon', 'temple_of_the_sun'],
  statue_of_the_wind: ['whispering_garden', 'howling_garden'],
  crystal_of_fire: ['cave_of_embers', 'cave_of_shadows'],
  oceans_chalice: ['coral_palace', 'tidal_palace'],
};

/** The treasure whose sign a tile carries. */
export const SITE_OF: Record<string, string> = Object.fromEntries(
  Object.entries(SITES).flatMap(([treasure, tiles]) => tiles.map((tile) => [tile, treasure])),
);

/** The adventurer whose pawn is printed on a tile. */
export const START_OF: Record<string, string> = {
  iron_gate: 'diver',
  bronze_gate: 'engineer',
  copper_gate: 'explorer',
  silver_gate: 'messenger',
  gold_gate: 'navigator',
  fools_landing: 'pilot',
};

export const PAWN_COLOUR: Record<string, string> = {
  diver: 'black',
  engineer: 'red',
  explorer: 'green',
  messenger: 'white',
  navigator: 'yellow',
  pilot: 'blue',
};

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
export const METER = [2, 2, 3, 3, 3, 4, 4, 5, 5, 0] as const;

export const HAND_LIMIT = 5;

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
};
