/** What is printed on the pieces: facts from the rules (`tables.json`), and how we draw them. */

import { EMPTY_DROP } from './drop.ts';
import { ICONS, OWN } from './icons.ts';
import tables from './tables.json';

export const PARTS = tables.parts;
export const EQUIPMENT = tables.equipment;
export const STORM_CARDS = tables.storm_cards;

export const PART_ICON: Record<string, string> = {
  propeller: ICONS['boat-propeller'],
  gearbox: ICONS.cog,
  crystal: ICONS['floating-crystal'],
  navigation: ICONS.astrolabe,
};

export const EQUIPMENT_ICON: Record<string, string> = {
  dune_blaster: ICONS.blaster,
  jet_pack: ICONS.jetpack,
  solar_shield: ICONS['surrounded-shield'],
  terrascope: ICONS.spyglass,
  water_reserve: ICONS.waterskin,
  time_throttle: ICONS.stopwatch,
};

export const ADVENTURER_ICON: Record<string, string> = {
  archaeologist: ICONS.trowel,
  climber: ICONS['war-pick'],
  explorer: ICONS.compass,
  meteorologist: ICONS.windsock,
  navigator: ICONS.sextant,
  water_carrier: ICONS['water-flask'],
};

/** The picture on a tile's city side; clues show their part. */
export const TILE_ICON: Record<string, string> = {
  gear: ICONS.gears,
  tunnel: OWN.tunnel,
  launch_pad: OWN.launch_pad,
  well: ICONS.well,
  mirage: ICONS['heat-haze'],
};

/** The sign of each ending. */
export const ENDING_SIGN: Record<string, string> = {
  escaped: OWN.machine,
  thirst: EMPTY_DROP,
  burial: OWN.heap,
  storm: ICONS.whirlwind,
};

/** Sand markers in the box. */
export const SAND_MARKERS = tables.sand_markers;

/** Way and squares of a wind card. */
export const WINDS: Record<string, { way: 'n' | 's' | 'e' | 'w'; squares: number }> = tables.winds as never;

/** The faces that say in which row or column a part lies. */
export const CLUES: Record<string, { part: string; axis: string }> = tables.clues;

/** The rule that explains a piece, for whoever asks. */
export const RULE_OF: Record<string, string> = {
  archaeologist: 'FD-R1',
  climber: 'FD-R2',
  explorer: 'FD-R7',
  meteorologist: 'FD-R8',
  navigator: 'FD-R11',
  water_carrier: 'FD-R14',
  dune_blaster: 'FD-G5',
  jet_pack: 'FD-G6',
  solar_shield: 'FD-G7',
  terrascope: 'FD-G8',
  water_reserve: 'FD-G9',
  time_throttle: 'FD-G10',
  propeller: 'FD-P1',
  gearbox: 'FD-P1',
  crystal: 'FD-P1',
  navigation: 'FD-P1',
  storm: 'FD-D2',
  discards: 'FD-D3',
  equipment: 'FD-X3',
  sand: 'FD-D8',
  ladder: 'FD-D9',
  canteen: 'FD-W1',
  eye: 'FD-S4',
  buried: 'FD-B5',
  blocked: 'FD-B1',
  plain: 'FD-A4',
  water: 'FD-X2',
  crash: 'FD-S12',
  gear: 'FD-X3',
  tunnel: 'FD-X5',
  launch_pad: 'FD-X6',
  clue: 'FD-X4',
  well: 'FD-X1',
  mirage: 'FD-X2',
};
