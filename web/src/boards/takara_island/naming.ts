/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { tileAt, type TakaraView } from './model.ts';

export function tileName(view: TakaraView, words: Words, cell: string): string {
  const found = tileAt(view, cell);
  if (!found) return '';
  const { tile } = found;
  if (tile.tile) return words.text(`tile-${tile.tile}`);
  return words.text('board-hidden', undefined, { what: words.text(`level-${tile.level}`) });
}

/** What is to be said about a tile beside its name, most important first. */
export function tileFacts(view: TakaraView, words: Words, cell: string): string[] {
  const found = tileAt(view, cell);
  if (!found) return [];
  const { site, tile } = found;
  const facts: string[] = [];
  if (tile.state === 'up') facts.push(words.text('word-face_up'));
  else if (tile.tile) facts.push(words.text('word-seen'));
  if (tile.life && tile.state === 'up') {
    const wounds = tile.depth === site.tiles.length - site.left + 1 ? site.wounds : 0;
    facts.push(words.text('board-life', undefined, { left: tile.life - wounds, life: tile.life }));
  }
  if (tile.tile) facts.push(words.text(`tile-${tile.tile}`, 'help'));
  const others = tile.state === 'down' ? tile.seen_by.filter((seat) => seat !== view.seat) : [];
  if (others.length) {
    facts.push(words.text('board-looked', undefined, { names: listed(words, others.map((seat) => words.seat(seat))) }));
  }
  return facts;
}

/** "Site 1, tile 4" */
export function cellName(words: Words, cell: string): string {
  const [site = '', depth = ''] = cell.split(':');
  return words.text('board-cell', undefined, { place: words.text(`site-${site}`), depth: Number(depth) });
}

export function tileLabel(view: TakaraView, words: Words, cell: string, offers: string[]): string {
  const facts = tileFacts(view, words, cell);
  return [`${cellName(words, cell)}, ${tileName(view, words, cell)}`, ...facts, ...offers].join('; ');
}
