/** What is printed on the pieces: facts from the rules (`tables.json`), and how we draw them. */

import { ICONS, OWN } from './icons.ts';
import tables from './tables.json';

export type Sort = 'kara' | 'rockfall' | 'xp' | 'monster' | 'chest' | 'stone';

/** What a tile shows: what it pays, what it is worth, and for a monster its life. */
export interface Face {
  sort: Sort;
  karas: number;
  xp: number;
  life: number;
  wound: boolean;
  icon: string;
}

const ICON_OF: Record<Exclude<Sort, 'monster'>, string> = {
  kara: ICONS['two-coins'],
  rockfall: ICONS['falling-rocks'],
  xp: OWN.star,
  chest: ICONS['locked-chest'],
  stone: ICONS['floating-crystal'],
};

/** Monsters by their name without its level and its letter. */
const MONSTER_ICON: Record<string, string> = {
  bat: ICONS['evil-bat'],
  goblin: ICONS['goblin-head'],
  skeleton: ICONS['broken-skull'],
  drake: ICONS['dragon-head'],
};

const iconOf = (tile: string, sort: Sort): string =>
  sort === 'monster' ? (MONSTER_ICON[tile.split('_')[1] ?? ''] ?? '') : ICON_OF[sort];

export const FACES: Record<string, Face> = Object.fromEntries(
  Object.entries(tables.faces).map(([tile, face]) => {
    const sort = face.sort as Sort;
    return [tile, { ...face, sort, icon: iconOf(tile, sort) }];
  }),
);

const UNKNOWN: Face = { sort: 'rockfall', karas: 0, xp: 0, life: 0, wound: false, icon: '' };
export const faceOf = (tile: string | null): Face => FACES[tile ?? ''] ?? UNKNOWN;

export const CHEST_ICON: Record<string, string> = {
  c_tablet: ICONS['stone-tablet'],
  c_idol: ICONS['totem-mask'],
  c_gold: ICONS['swap-bag'],
  c_skull: ICONS['crowned-skull'],
  c_map: ICONS['treasure-map'],
  c_mimic: ICONS['mimic-chest'],
};

/** What a chest tile is worth at the end. */
export const chestXp = (chest: string): number => (tables.chests as Record<string, { xp: number }>)[chest]?.xp ?? 0;

export const SPECIALIST_ICON: Record<string, string> = {
  miner: ICONS.miner,
  archaeologist: ICONS.trowel,
  diviner: ICONS['crystal-ball'],
  imitator: ICONS['double-face-mask'],
};

export type Place = 'forge' | 'hospital' | 'beach' | 'counter' | 'tripot' | 'port' | 'axolotl';
/** Along the village street. */
export const STREET: Place[] = ['forge', 'hospital', 'beach', 'counter', 'tripot'];

/** Prices as they are painted on the signs. */
export const PRICES = tables.prices;

/** The rule that explains a piece, for whoever asks. */
export const RULE_OF: Record<string, string> = {
  kara: 'TK-D2',
  rockfall: 'TK-R1',
  xp: 'TK-D7',
  monster: 'TK-F1',
  chest: 'TK-D6',
  stone: 'TK-D9',
  hidden: 'TK-S7',
  wound: 'TK-D8',
  forge: 'TK-W1',
  hospital: 'TK-N4',
  beach: 'TK-N1',
  counter: 'TK-M1',
  tripot: 'TK-P1',
  port: 'TK-H1',
  axolotl: 'TK-K1',
  miner: 'TK-Q1',
  archaeologist: 'TK-Q14',
  diviner: 'TK-Q11',
  imitator: 'TK-Q7',
  seat: 'TK-V1',
  gauge: 'TK-E2',
  dice: 'TK-F2',
  discards: 'TK-G2',
  unseen: 'TK-I4',
  lens: 'TK-I2',
};
