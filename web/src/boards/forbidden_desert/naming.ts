/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { looks, partsOn, seatsOn, type DesertView, type TileView } from './model.ts';

export function tileName(words: Words, tile: TileView): string {
  return words.text(`tile-${looks(tile)}`);
}

/** What is to be said about a tile beside its name, most important first. */
export function tileFacts(view: DesertView, words: Words, tile: TileView): string[] {
  const facts: string[] = [];
  if (tile.sand) facts.push(words.text('board-sand-on', undefined, { count: tile.sand }));
  if (tile.blocked) facts.push(words.text('word-blocked'));
  if (!tile.revealed && tile.face && tile.back !== 'crash') {
    facts.push(words.text('board-peeked', undefined, { tile: words.text(`tile-${tile.face}`) }));
  }
  const parts = partsOn(view, tile.cell);
  if (parts.length) {
    const names = parts.map((part) => words.text(`part-${part}`, 'the'));
    facts.push(words.text('board-part-here', undefined, { parts: listed(words, names) }));
  }
  const here = seatsOn(view, tile.cell);
  if (here.length) {
    const pawns = listed(words, here.map((seat) => words.seat(seat)));
    facts.push(words.text('board-here', undefined, { count: here.length, names: pawns }));
  }
  return facts;
}

/** "B3, Tunnel; sand: 2; blocked; …" as one label. */
export function tileLabel(view: DesertView, words: Words, tile: TileView, offers: string[]): string {
  const name = `${words.text(`cell-${tile.cell}`)}, ${tileName(words, tile)}`;
  return [name, ...tileFacts(view, words, tile), ...offers].join('; ');
}
