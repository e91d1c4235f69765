/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { priceOf, regionsAt, type CardView, type RegionView, type SpaceView, type TableView } from './model.ts';
import type { Gain } from './gain.ts';
import type { Preview } from './preview.ts';

/** "Desert with a tent (o3)". */
export function spaceName(words: Words, { space, landscape, symbol }: SpaceView): string {
  return words.text('board-space', undefined, { space, landscape, symbol });
}

/** Who stands there, and what lives around it. */
export function spaceFacts(view: TableView, words: Words, space: SpaceView, seat: number): string[] {
  const facts = [words.text(`ring-${space.ring}`)];
  if (space.explorers.length) {
    const names = listed(words, space.explorers.map((each) => words.seat(each)));
    facts.push(words.text('board-stands', undefined, { count: space.explorers.length, names }));
  }
  for (const { animal, around, value, lacking } of regionsAt(view, space.space)) {
    if (animal) facts.push(words.text('board-region-at', undefined, { animal, spaces: around.join(' '), points: value, lacking: lacking[seat] ?? value }));
  }
  return facts;
}

/** "Dodo between o3, o4 and m3": a region has no name of its own on the board. */
export function regionName(words: Words, { animal, around }: RegionView): string {
  const spaces = listed(words, around);
  return animal ? words.text('board-region', undefined, { animal, spaces }) : words.text('board-region-empty', undefined, { spaces });
}

/** "3 points, 2 explorers to go". */
export function regionFacts(words: Words, { value, lacking }: RegionView, seat: number): string {
  return words.text('board-region-worth', undefined, { points: value, lacking: lacking[seat] ?? value });
}

/** What a space costs me and what I lack for it. */
export function priceLines(view: TableView, words: Words, space: SpaceView): string[] {
  const price = priceOf(view, space.space);
  if (!price || space.explorers.includes(view.seat ?? -1)) return [];
  const lines = [words.text('board-cost', undefined, { count: price.cost, resource: space.colour })];
  if (price.lacking) lines.push(words.text('board-lacking', undefined, { count: price.lacking }));
  return lines;
}

/** What a placement costs and brings, in words. */
export function previewLines(words: Words, preview: Preview, space: SpaceView): string[] {
  const lines = [words.text('board-cost', undefined, { count: preview.cost, resource: space.colour })];
  for (const { animal, points } of preview.caught) lines.push(words.text('board-catches', undefined, { animal, points }));
  for (const name of preview.functions) lines.push(words.text(`function-${name}`));
  return lines;
}

/** "B: 2 × Green, +2 points": what a card gives at its letter. */
export function gainLine(words: Words, letter: 'B' | 'D', card: CardView, gain: Gain): string {
  const { resources, points, moves } = gain;
  const gives: string[] = [];
  if (letter === 'B') gives.push(words.text('board-have', undefined, { resource: card.resource, count: resources }));
  else gives.push(words.text(gain.any ? 'board-gain-any' : moves ? 'board-gain-up' : 'board-gain-top', undefined, { animal: card.animal }));
  if (points) gives.push(words.text('board-gain-points', undefined, { points }));
  if (letter === 'B' && moves) gives.push(words.text('board-gain-move'));
  if (letter === 'D' && resources) gives.push(words.text('board-gain-resource'));
  return words.text('board-gain', undefined, { letter, gives: gives.join(', ') });
}

/** "Tent: +3 points; B: Yellow; D: Dodo". */
export function cardName(words: Words, card: CardView): string {
  return words.text('board-card', undefined, { function: card.function, resource: card.resource, animal: card.animal });
}
