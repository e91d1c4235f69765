/** What is printed on the pieces: facts for drawing, none for deciding. */

import { ICONS, OWN } from './icons.ts';

export type Sort = 'kara' | 'rockfall' | 'xp' | 'monster' | 'chest' | 'stone';

export interface Face {
  sort: Sort;
  icon: string;
  karas: number;
  xp: number;
  life: number;
  wound: boolean;
}

const face = (sort: Sort, icon: string, karas = 0, xp = 0, life = 0, wound = false): Face => ({
  sort,
  icon,
  karas,
  xp,
  life,
  wound,
});

export const FACES: Record<string, Face> = {
  s_kara_2: face('kara', ICONS['two-coins'], 2),
  s_rockfall: face('rockfall', ICONS['falling-rocks']),
  s_xp_1: face('xp', OWN.star, 0, 1),
  s_xp_1_wound: face('xp', OWN.star, 0, 1, 0, true),
  s_bat_a: face('monster', ICONS['evil-bat'], 0, 2, 1),
  s_bat_b: face('monster', ICONS['evil-bat'], 5, 1, 1),
  i_kara_4: face('kara', ICONS['two-coins'], 4),
  i_xp_2: face('xp', OWN.star, 0, 2),
  i_xp_2_wound: face('xp', OWN.star, 0, 2, 0, true),
  i_goblin_a: face('monster', ICONS['goblin-head'], 10, 1, 2),
  i_goblin_b: face('monster', ICONS['goblin-head'], 0, 3, 2),
  i_goblin_c: face('monster', ICONS['goblin-head'], 5, 2, 2),
  i_chest: face('chest', ICONS['locked-chest']),
  i_rockfall: face('rockfall', ICONS['falling-rocks']),
  d_xp_4_wound: face('xp', OWN.star, 0, 4, 0, true),
  d_xp_4: face('xp', OWN.star, 0, 4),
  d_kara_6: face('kara', ICONS['two-coins'], 6),
  d_chest: face('chest', ICONS['locked-chest']),
  d_skeleton_a: face('monster', ICONS['broken-skull'], 5, 3, 3),
  d_skeleton_b: face('monster', ICONS['broken-skull'], 15, 1, 3),
  d_drake: face('monster', ICONS['dragon-head'], 20, 5, 4),
  d_stone: face('stone', ICONS['floating-crystal'], 0, 10),
};

export const UNKNOWN: Face = face('rockfall', '');
export const faceOf = (tile: string | null): Face => FACES[tile ?? ''] ?? UNKNOWN;

export const CHEST_ICON: Record<string, string> = {
  c_tablet: ICONS['stone-tablet'],
  c_idol: ICONS['totem-mask'],
  c_gold: ICONS['swap-bag'],
  c_skull: ICONS['crowned-skull'],
  c_map: ICONS['treasure-map'],
  c_mimic: ICONS['mimic-chest'],
};
export const CHEST_XP: Record<string, number> = { c_tablet: 8, c_idol: 4, c_gold: 0, c_skull: -2, c_map: 2, c_mimic: 2 };

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
export const PRICES = { sword: 3, heal: 2, recruit: 5, token: 5, gamble: 1, sale: 5, shown: 2 } as const;

/** How many tiles a look or a dig concerns, as printed. */
export const REACH: Record<string, number> = { observe: 3, dig: 1, fight: 1, destroy: 1, mine: 2, study: 5, divine: 3 };

/** The empty sites that end everything: without a Stone, and with one. */
export const BANISHED_AT = 4;
export const CLOSED_AT = 5;

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
