/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { HELIPORT, SITE_OF, START_OF } from './components.ts';
import { floodCard, seatsOn, type IslandView, type TileView } from './model.ts';

/** What is to be said about a tile beside its name, most important first. */
export function tileFacts(view: IslandView, words: Words, tile: TileView): string[] {
  const facts = [words.text(`word-${tile.state}`)];
  if (tile.state !== 'sunk') {
    const card = tile.danger ? 'danger' : floodCard(view, tile.tile);
    if (card !== 'gone') facts.push(words.text(`board-card-${card}`));
  }
  if (tile.tile === HELIPORT) facts.push(words.text('board-heliport'));
  const treasure = SITE_OF[tile.tile];
  if (treasure) {
    const forms = { treasure_of: words.text(`treasure-${treasure}`, 'of') };
    facts.push(words.text(view.treasures[treasure] === null ? 'board-site' : 'board-site-done', undefined, forms));
  }
  const starter = START_OF[tile.tile];
  if (starter) {
    facts.push(
      words.text('board-start', undefined, { adventurer_of: words.text(`adventurer-${starter}`, 'of') }),
    );
  }
  const here = seatsOn(view, tile.tile);
  if (here.length) {
    const pawns = listed(words, here.map((seat) => words.seat(seat)));
    facts.push(words.text('board-here', undefined, { count: here.length, pawns }));
  }
  return facts;
}

/** "Misty Marsh, flooded, its card is in the top layer; …" as one label. */
export function tileLabel(view: IslandView, words: Words, tile: TileView, offers: string[]): string {
  const [state = '', ...rest] = tileFacts(view, words, tile);
  const parts = [`${words.text(`tile-${tile.tile}`)}, ${state.toLocaleLowerCase(words.language)}`, ...rest];
  return [...parts, ...offers].join('; ');
}
