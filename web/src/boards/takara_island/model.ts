/** The parts of a Takara Island view that the board draws (`view.py` is the truth about them). */

import type { Ranking } from '../shared/outcome.ts';
import type { GameEvent, Json } from '../types.ts';
import tables from './tables.json';

export type Level = 'superficial' | 'intermediate' | 'deep';
export const LEVELS = tables.levels as Level[];

export interface TileView {
  /** From 1, counted from the surface; a tile keeps it when those above are gone. */
  depth: number;
  level: Level;
  state: 'gone' | 'up' | 'down';
  /** What the viewer knows it to be. */
  tile: string | null;
  life: number;
  /** Whoever looked at it, as everybody could see. */
  seen_by: number[];
}

export interface SiteView {
  site: string;
  left: number;
  adventurers: number;
  wounds: number;
  tiles: TileView[];
}

export interface SeatView {
  colour: string;
  karas: number;
  xp: number;
  points: number;
  experience: string | null;
  stones: number;
  tokens: number;
  tiles: Record<string, number>;
  chests: Record<string, number>;
  team: number;
  home: number;
  out: number;
  hospital: number;
  resting: number;
  recruited: boolean;
  specialist: string | null;
  awake: boolean;
}

export interface SpecialistView {
  specialist: string;
  price: number | null;
  surcharge: number;
  seat: number | null;
  awake: boolean;
}

export interface Fight {
  seat: number;
  site: string;
  monster: string;
  life: number;
  faces: string[];
}

export interface TakaraView {
  /** Whose eyes these are. */
  seat: number | null;
  turn: number;
  round: number;
  active: number;
  step: [string, ...number[]] | null;
  sites: SiteView[];
  empty_sites: number;
  /** How many empty sites end the game. */
  closing_sites: number;
  stones_found: number;
  village: {
    sword: number | null;
    tripot: number;
    counter: number;
    port: number;
    hospital: number;
    tokens: number;
  };
  specialists: SpecialistView[];
  chests: { left: number; unseen: Record<string, number>; of: Record<string, number>; discards: string[] };
  dice: Fight | null;
  seats: SeatView[];
  discards: Record<string, number>;
  unseen: Record<Level, Record<string, number>>;
  outcome: Ranking | null;
  /** The site where something happened last, as far as this screen saw it. */
  last: string;
}

/** The shell hands views over as plain JSON; this game's have this form. */
export function readView(view: Record<string, Json>): TakaraView {
  return { ...(view as unknown as TakaraView), last: '' };
}

/** The board remembers where something happened last. */
export function settle(next: TakaraView, shown: TakaraView, event: GameEvent | null): TakaraView {
  return { ...next, last: typeof event?.site === 'string' ? event.site : shown.last };
}

export const cellOf = (site: string, depth: number) => `${site}:${depth}`;

export function siteOf(view: TakaraView, site: string): SiteView | undefined {
  return view.sites.find((each) => each.site === site);
}

/** A tile by its cell, `site_1:4`. */
export function tileAt(view: TakaraView, cell: string): { site: SiteView; tile: TileView } | null {
  const [name = '', depth = ''] = cell.split(':');
  const site = siteOf(view, name);
  const tile = site?.tiles[Number(depth) - 1];
  return site && tile ? { site, tile } : null;
}

/** The first tile of a site, or nothing where all are gone. */
export function topOf(site: SiteView | undefined): TileView | undefined {
  return site?.left ? site.tiles[site.tiles.length - site.left] : undefined;
}

/** The tiles in the hand of whoever looks, from the surface down; the last one is the newest. */
export function inHand(view: TakaraView): { site: SiteView; tiles: TileView[] } | null {
  const [name, at = 0, first = 0, last = 0] = view.step ?? [''];
  if (view.seat !== view.active || (name !== 'observe' && name !== 'look_at_tiles')) return null;
  const site = view.sites[at];
  if (!site) return null;
  const from = name === 'observe' ? (topOf(site)?.depth ?? 1) : first + 1;
  const to = name === 'observe' ? first + 1 : last + 1;
  return { site, tiles: site.tiles.slice(from - 1, to) };
}

/** How many tiles lie face down, known to the viewer or not. */
export const hiddenTiles = ({ sites }: TakaraView) =>
  sites.reduce((sum, { tiles }) => sum + tiles.filter(({ state }) => state === 'down').length, 0);

export const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);
