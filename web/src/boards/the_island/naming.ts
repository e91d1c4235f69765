/** Names and states for people who do not see the board, and for everybody who asks. */

import { listed } from '../shared/naming.ts';
import type { Words } from '../types.ts';
import { LAGOON } from './components.ts';
import { boatAt, creaturesAt, explorersAt, isleOf, terrainOf, type ExplorerView, type TableView } from './model.ts';

/** "Red 3 (Ana)", with its number where it may be seen. */
export function explorerName(words: Words, each: ExplorerView): string {
  const name = words.text(`explorer-${each.explorer}`);
  const value = each.value ? words.text('board-number', undefined, { value: each.value }) : '';
  return [name, [words.seat(each.seat), value].filter(Boolean).join(', ')].map((part, i) => (i ? `(${part})` : part)).join(' ');
}

/** What is to be said about a space: ground first, then who is there. */
export function spaceFacts(view: TableView, words: Words, space: string): string[] {
  const terrain = terrainOf(view, space);
  const isle = isleOf(view, space);
  const facts = [
    terrain
      ? words.text(`terrain-${terrain}`)
      : isle
        ? words.text('board-shore', undefined, { isle })
        : words.text(space === LAGOON ? 'word-lagoon' : 'word-sea'),
  ];
  const creatures = creaturesAt(view, space);
  if (creatures.length) facts.push(listed(words, creatures.map(({ creature }) => words.text(`creature-${creature}`))));
  const boat = boatAt(view, space);
  if (boat) {
    const aboard = view.explorers.filter((each) => boat.passengers.includes(each.explorer));
    facts.push(
      aboard.length
        ? words.text('board-boat-manned', undefined, {
            names: listed(words, aboard.map((each) => explorerName(words, each))),
            control: listed(words, boat.control.map((seat) => words.seat(seat))),
          })
        : words.text('board-boat-empty'),
    );
  }
  const here = explorersAt(view, space);
  if (here.length) {
    const names = listed(words, here.map((each) => explorerName(words, each)));
    facts.push(terrain ? names : words.text('board-swims', undefined, { count: here.length, names }));
  }
  const tired = here.filter(({ swum, where }) => swum && where === 'sea').length;
  if (tired) facts.push(words.text('board-swum', undefined, { count: tired }));
  return facts;
}

export function isleFacts(view: TableView, words: Words, isle: string): string[] {
  const here = explorersAt(view, isle);
  const names = listed(words, here.map((each) => explorerName(words, each)));
  return [words.text('board-on-isle', undefined, { count: here.length, names })];
}

/** "F4, Forest; Red 3 (Ana); Remove the tile on F4" as one label. */
export function placeLabel(view: TableView, words: Words, place: string, offers: string[]): string {
  const isle = place.startsWith('isle');
  const [ground = '', ...rest] = isle ? isleFacts(view, words, place) : spaceFacts(view, words, place);
  return [`${isle ? words.text(`isle-${place}`) : place}, ${ground}`, ...rest, ...offers].join('; ');
}
