/** The figures on the end screen, as far as a view has them. */

import { say } from '../lib/speech.svelte';
import type { Json, News } from '../lib/wire';

export interface Outcome {
  name: string;
  rule: string;
  won: boolean[];
  ranks: number[];
  scores: number[];
  args: { [key: string]: Json };
}

export interface Figure {
  label: string;
  value: string;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function outcomeOf(view: Record<string, Json>): Outcome | null {
  return isObject(view.outcome) ? (view.outcome as unknown as Outcome) : null;
}

export function figures(news: News): Figure[] {
  const { view } = news;
  const found: Figure[] = [];
  const add = (id: string, value: string | number) => found.push({ label: say(`page-figure-${id}`), value: String(value) });
  if (isObject(view.treasures)) {
    const all = Object.values(view.treasures);
    add('treasures', say('page-of', { part: all.filter((captor) => captor !== null).length, all: all.length }));
  }
  if (isObject(view.parts)) {
    const all = Object.values(view.parts);
    const found = all.filter((part) => isObject(part) && part.state === 'picked_up');
    add('parts', say('page-of', { part: found.length, all: all.length }));
  }
  const tiles = isObject(view.island) ? view.island.tiles : null;
  if (Array.isArray(tiles)) {
    const sunk = tiles.filter((tile) => isObject(tile) && tile.state === 'sunk').length;
    add('sunk', say('page-of', { part: sunk, all: tiles.length }));
  }
  if (isObject(view.water) && typeof view.water.level === 'number') add('level', view.water.level);
  if (typeof view.turn === 'number') add('turns', view.turn);
  add('choices', news.moments);
  return found;
}
