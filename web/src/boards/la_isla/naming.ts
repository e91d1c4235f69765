/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { regionsAt, type CardView, type SpaceView, type TableView } from './model.ts';
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
  for (const { animal, value, lacking } of regionsAt(view, space.space)) {
    if (animal) facts.push(words.text('board-region', undefined, { animal, value, lacking: lacking[seat] ?? value }));
  }
  return facts;
}

/** What a placement costs and brings, in words. */
export function previewLines(words: Words, preview: Preview, space: SpaceView): string[] {
  const lines = [words.text('board-cost', undefined, { count: preview.cost, resource: space.colour })];
  for (const { animal, points } of preview.caught) lines.push(words.text('board-catches', undefined, { animal, points }));
  for (const name of preview.functions) lines.push(words.text(`function-${name}`));
  return lines;
}

/** "Tent: +3 points; B: Yellow; D: Dodo". */
export function cardName(words: Words, card: CardView): string {
  return words.text('board-card', undefined, { function: card.function, resource: card.resource, animal: card.animal });
}
