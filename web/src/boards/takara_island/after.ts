/** The view after an event; the newest view has the last word once all events are told. */

import { counted, number, text, withSeat as changeSeat } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { CHEST_XP, faceOf } from './components.ts';
import { cellOf, siteOf, tileAt, topOf, type SeatView, type SiteView, type TakaraView, type TileView } from './model.ts';

/** A seat whose points are counted anew. */
function withSeat(view: TakaraView, seat: number, change: (seat: SeatView) => Partial<SeatView>): TakaraView {
  return changeSeat(view, seat, (before) => {
    const next = { ...before, ...change(before) };
    return { ...next, points: next.xp + 10 * next.stones + Math.floor(next.karas / 5) };
  });
}

function withSite(view: TakaraView, site: string, change: (site: SiteView) => Partial<SiteView>): TakaraView {
  return { ...view, sites: view.sites.map((each) => (each.site === site ? { ...each, ...change(each) } : each)) };
}

function withTile(view: TakaraView, cell: string, change: Partial<TileView>): TakaraView {
  const [site = '', depth = ''] = cell.split(':');
  return withSite(view, site, ({ tiles }) => ({
    tiles: tiles.map((tile) => (tile.depth === Number(depth) ? { ...tile, ...change } : tile)),
  }));
}

const paid = (view: TakaraView, seat: number, karas: number) =>
  withSeat(view, seat, (each) => ({ karas: each.karas + karas }));

/** Adventurers leave the player board for a site or a place. */
function sent(view: TakaraView, seat: number, count = 1): TakaraView {
  return withSeat(view, seat, ({ home, out }) => ({ home: home - count, out: out + count }));
}

function toSite(view: TakaraView, seat: number, site: string, count = 1): TakaraView {
  const there = withSite(view, site, ({ adventurers }) => ({ adventurers: adventurers + count }));
  return { ...sent(there, seat, count), last: site };
}

function toPlace(view: TakaraView, seat: number, place: 'tripot' | 'counter' | 'port'): TakaraView {
  return sent({ ...view, village: { ...view.village, [place]: view.village[place] + 1 } }, seat);
}

/** What a tile is becomes known to the viewer. */
function known(view: TakaraView, cell: string, tile: string, state: TileView['state']): TakaraView {
  const there = tileAt(view, cell)?.tile;
  if (!there) return view;
  const level = view.unseen[there.level];
  const left = { ...level, [tile]: (level[tile] ?? 0) - 1 };
  const unseen = there.tile ? view.unseen : { ...view.unseen, [there.level]: left };
  return withTile({ ...view, unseen }, cell, { tile, state, life: faceOf(tile).life });
}

/** The first tile of a site leaves it: for somebody's treasures, or for the discards. */
function removed(view: TakaraView, name: string, seat: number | null): TakaraView {
  const top = topOf(siteOf(view, name));
  if (!top?.tile) return view;
  const tile = top.tile;
  const { sort, xp } = faceOf(tile);
  const without = withSite(view, name, ({ left, tiles }) => ({
    left: left - 1,
    wounds: 0,
    tiles: tiles.map((each) => (each === top ? { ...each, state: 'gone' as const } : each)),
  }));
  if (seat === null) return { ...without, discards: counted(view.discards, tile, 1) };
  return withSeat(without, seat, (each) => ({
    tiles: counted(each.tiles, tile, 1),
    xp: each.xp + (sort === 'stone' ? 0 : xp),
  }));
}

/** A tile is dug up; what stays lies face up, what is taken or thrown away is gone. */
function dug(view: TakaraView, event: GameEvent, mined: boolean): TakaraView {
  const site = text(event, 'site');
  const tile = text(event, 'tile');
  const { sort } = faceOf(tile);
  const shown = known({ ...view, last: site }, cellOf(site, number(event, 'depth')), tile, 'up');
  if (sort === 'monster' || (sort === 'rockfall' && !mined)) return shown;
  return removed(shown, site, sort === 'xp' || sort === 'stone' ? number(event, 'seat') : null);
}

function sold(view: TakaraView, event: GameEvent): TakaraView {
  const tile = text(event, 'tile');
  const thrown = { ...view, discards: counted(view.discards, tile, 1) };
  return withSeat(toPlace(thrown, number(event, 'seat'), 'counter'), number(event, 'seat'), (each) => ({
    tiles: counted(each.tiles, tile, -1),
    xp: each.xp - faceOf(tile).xp,
    karas: each.karas + number(event, 'karas'),
  }));
}

function specialist(view: TakaraView, name: string, seat: number | null, awake: boolean): TakaraView {
  return {
    ...view,
    specialists: view.specialists.map((each) => (each.specialist === name ? { ...each, seat, awake } : each)),
  };
}

function hired(view: TakaraView, event: GameEvent, name: string): TakaraView {
  const seat = number(event, 'seat');
  const gone = toPlace(specialist(view, name, seat, true), seat, 'port');
  return withSeat(gone, seat, ({ karas }) => ({ karas: karas - number(event, 'karas'), specialist: name, awake: true }));
}

function inPile(view: TakaraView, chest: string, by: number): TakaraView {
  const { left, unseen } = view.chests;
  return { ...view, chests: { ...view.chests, left: left + by, unseen: counted(unseen, chest, by) } };
}

/** From home or the rest room, into hospital or out of it. */
function wounded(view: TakaraView, seat: number): TakaraView {
  const { hospital } = view.village;
  const carried = withSite(view, view.last, ({ adventurers }) => ({ adventurers: Math.max(0, adventurers - 1) }));
  return withSeat({ ...carried, village: { ...carried.village, hospital: hospital + 1 } }, seat, (each) => ({
    out: each.out - 1,
    hospital: each.hospital + 1,
  }));
}

function discharged(view: TakaraView, seat: number, count: number, resting: boolean): TakaraView {
  const village = { ...view.village, hospital: view.village.hospital - count };
  return withSeat({ ...view, village }, seat, (each) => ({
    hospital: each.hospital - count,
    home: each.home + (resting ? 0 : count),
    resting: each.resting + (resting ? count : 0),
  }));
}

function turnBegan(view: TakaraView, seat: number, turn: number): TakaraView {
  const round = Math.floor((turn - 1) / view.seats.length) + 1;
  const seats = view.seats.map((each) => ({ ...each, home: each.team - each.resting, out: 0, hospital: 0 }));
  const sites = view.sites.map((site) => ({ ...site, adventurers: 0 }));
  const village = { ...view.village, sword: null, tripot: 0, counter: 0, port: 0, hospital: 0 };
  return { ...view, turn, round, active: seat, seats, sites, village };
}

export function after(view: TakaraView, event: GameEvent): TakaraView {
  const seat = number(event, 'seat');
  const karas = number(event, 'karas');
  const site = text(event, 'site');
  const count = number(event, 'number');
  const chest = text(event, 'chest');
  const name = text(event, 'specialist');
  const cell = cellOf(site, number(event, 'depth'));
  switch (event.key) {
    case 'turn_began':
      return turnBegan(view, seat, number(event, 'turn'));
    case 'rented_sword':
      return paid({ ...view, village: { ...view.village, sword: seat } }, seat, -karas);
    case 'observed':
      return toSite(view, seat, site);
    case 'looked': {
      const seen = tileAt(view, cell)?.tile.seen_by ?? [];
      return withTile(view, cell, { seen_by: [...new Set([...seen, seat])].sort((one, other) => one - other) });
    }
    case 'saw':
      return known(view, cell, text(event, 'tile'), 'down');
    case 'found_rockfall':
      return paid(known(view, cell, tileAt(view, cell)?.tile.tile ?? rockfallOf(view, cell), 'up'), seat, karas);
    case 'turned_up':
      return paid(known(view, cell, text(event, 'tile'), 'up'), seat, karas);
    case 'dug':
      return dug(toSite(view, seat, site), event, false);
    case 'mined':
      return dug(view, event, true);
    case 'gained':
      return paid(view, seat, karas);
    case 'wounded':
      return wounded(view, seat);
    case 'found_stone':
      return withSeat({ ...view, stones_found: view.stones_found + 1 }, seat, ({ stones }) => ({ stones: stones + 1 }));
    case 'emptied':
      return { ...view, empty_sites: number(event, 'empty') };
    case 'fought': {
      const monster = text(event, 'tile');
      const dice = { seat, site, monster, life: faceOf(monster).life, faces: [] };
      return toSite({ ...view, dice }, seat, site);
    }
    case 'rolled':
      return rolled(view, text(event, 'face'));
    case 'beat':
      return paid(removed(view, view.last, seat), seat, karas);
    case 'destroyed':
      return paid(removed(toSite(view, seat, site, 2), site, null), seat, karas);
    case 'drew_chest': {
      const drawn = inPile(view, chest, -1);
      return chest === 'c_mimic' ? { ...drawn, dice: { seat, site: view.last, monster: chest, life: 2, faces: [] } } : drawn;
    }
    case 'mimic_fled':
      return inPile(view, 'c_mimic', 1);
    case 'kept_chest':
      return withSeat(view, seat, (each) => ({
        chests: counted(each.chests, chest, 1),
        karas: each.karas + karas,
        xp: each.xp + (CHEST_XP[chest] ?? 0),
      }));
    case 'cashed_map':
      return paid({ ...view, chests: { ...view.chests, discards: ['c_map'] } }, seat, karas);
    case 'gambled':
      return paid(toPlace(view, seat, 'tripot'), seat, karas);
    case 'sold':
      return sold(view, event);
    case 'bought': {
      const bought = toPlace({ ...view, village: { ...view.village, tokens: view.village.tokens - 1 } }, seat, 'counter');
      const xp = number(event, 'xp');
      return withSeat(bought, seat, (each) => ({ karas: each.karas - karas, tokens: each.tokens + 1, xp: each.xp + xp }));
    }
    case 'hired':
      return hired(view, event, name);
    case 'imitated':
      return hired(view, event, 'imitator');
    case 'recruited':
      return withSeat(view, seat, (each) => ({
        karas: each.karas - karas,
        team: each.team + 1,
        home: each.home + 1,
        recruited: true,
      }));
    case 'healed':
      return paid(discharged(view, seat, count, false), seat, -karas);
    case 'rests':
      return discharged(view, seat, count, true);
    case 'returned':
      return withSeat(view, seat, ({ resting, home }) => ({ resting: resting - count, home: home + count }));
    case 'fell_asleep':
      return withSeat(specialist(view, name, seat, false), seat, () => ({ awake: false }));
    case 'went_back':
      return withSeat(specialist(view, name, null, true), seat, () => ({ specialist: null, awake: false }));
    default:
      return view;
  }
}

/** A die is thrown: a sword wounds the monster, unless it is the Mimic, which lies on no site. */
function rolled(view: TakaraView, face: string): TakaraView {
  if (!view.dice) return view;
  const dice = { ...view.dice, faces: [...view.dice.faces, face] };
  if (face !== 'sword' || dice.monster === 'c_mimic') return { ...view, dice };
  return withSite({ ...view, dice }, dice.site, ({ wounds }) => ({ wounds: wounds + 1 }));
}

function rockfallOf(view: TakaraView, cell: string): string {
  return tileAt(view, cell)?.tile.level === 'superficial' ? 's_rockfall' : 'i_rockfall';
}
