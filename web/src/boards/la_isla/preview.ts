/** What a placement would cost and bring, read off the view: the open functions that name this space, and its regions. */

import { regionsAt, type Animal, type CardView, type SpaceView, type TableView } from './model.ts';

export interface Preview {
  cost: number;
  /** Animals of the regions that it would close, and their numbers. */
  caught: { animal: Animal; points: number }[];
  /** Open functions that would work. */
  functions: CardView[];
  /** Points of the regions and of functions together. */
  points: number;
  /** Resources of my choice, and marker moves. */
  resources: number;
  moves: number;
}

/** What is printed on the cards: points by family. */
const POINTS: Record<string, number> = { sym_vp: 3, land_vp: 3, ani_vp: 3, shared_vp: 2, ring_outer: 2, ring_middle: 2, ring_inner: 2 };

/** How often a function would work for a space. */
function times(card: CardView, space: SpaceView, company: boolean, caught: Preview['caught']): number {
  const [about = ''] = card.family.split('_');
  if (about === 'sym') return Number(card.parameter === space.symbol);
  if (about === 'land') return Number(card.parameter === space.colour);
  if (about === 'ring') return Number(card.family === `ring_${space.ring}`);
  if (about === 'shared') return Number(company);
  if (about === 'ani') return caught.filter(({ animal }) => animal === card.parameter).length;
  return 0;
}

export function previewOf(view: TableView, seat: number, space: SpaceView): Preview {
  const company = space.explorers.some((each) => each !== seat);
  const caught = regionsAt(view, space.space)
    .filter((region) => region.animal && region.lacking[seat] === 1)
    .map((region) => ({ animal: region.animal!, points: region.value }));
  const preview: Preview = {
    cost: 2,
    caught,
    functions: [],
    points: caught.reduce((sum, { points }) => sum + points, 0),
    resources: 0,
    moves: 0,
  };
  for (const card of view.seats[seat]?.slots ?? []) {
    const often = card ? times(card, space, company, caught) : 0;
    if (!card || !often) continue;
    preview.functions.push(card);
    preview.points += often * (POINTS[card.family] ?? 0);
    if (card.family.endsWith('_cost')) preview.cost = 1;
    if (card.family.endsWith('_res')) preview.resources += often;
    if (card.family.endsWith('_marker')) preview.moves += often;
  }
  return preview;
}
