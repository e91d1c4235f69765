/** What is selected: the card or cube taken up, the plan for the cards, the menu that is open. */

import { Selection, type Now } from '../shared/selection.svelte.ts';
import type { Panel } from '../shared/panel.ts';
import type { ActionChoice } from '../types.ts';
import { assignment, gives, onSpaces, planned, takes, unplanned, type Plan, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { gainOf, type Gain } from './gain.ts';
import { LETTERS, spaceOf, type CardView, type Letter, type TableView } from './model.ts';
import { gainLine, previewLines, priceLines, regionFacts, regionName, spaceFacts, spaceName } from './naming.ts';
import { previewOf, type Preview } from './preview.ts';

export type Pile = 'discard' | 'legend';

export interface Sheet extends Panel<Source, Pile> {
  /** What a placement would cost and bring. */
  preview?: Preview;
  space?: string;
}

/** What the board knows, and whether what is looked at has a place of its own on it. */
interface Here extends Now<TableView> {
  roomy(): boolean;
}

export class Chooser extends Selection<TableView, Source, Sheet> {
  readonly #roomy: () => boolean;

  constructor(here: Here) {
    super(here);
    this.#roomy = () => here.roomy();
  }

  /** My cards at their letters, while I still think; nobody else is told before it is sent. */
  plan = $state.raw<Plan>({});
  /** The space that is looked at. */
  looked = $state.raw<string | null>(null);

  spaces = $derived.by(() => onSpaces(this.now.choices()));
  gives = $derived.by(() => gives(this.now.choices()));
  given = $derived.by(() => (this.taken?.of === 'cube' && this.gives.has(this.taken.resource) ? this.taken.resource : null));
  takes = $derived.by(() => takes(this.now.choices(), this.given));
  assignment = $derived.by(() => assignment(this.now.choices(), this.plan));
  /** The card taken up. */
  held = $derived.by(() => (this.taken?.of === 'card' ? this.taken.card : null));

  // -- the cards of a round ---------------------------------------------------------------------------------------

  pressCard(card: string): void {
    if (this.held === card) return this.take(null);
    const letter = LETTERS.find((each) => this.plan[each] === card);
    if (this.held && letter) return this.lay(letter);
    this.take({ of: 'card', card });
  }

  /** A letter was pressed: the card taken up goes there; without one, what lies there is taken up. */
  lay(letter: Letter): void {
    const { held } = this;
    const there = this.plan[letter];
    if (!held) {
      if (there) this.take({ of: 'card', card: there });
      return;
    }
    this.take(null);
    this.plan = held === there ? unplanned(this.plan, held) : planned(this.plan, held, letter);
  }

  /** A plan is for one hand only. */
  keepPlan(hand: CardView[]): void {
    const cards = new Set(hand.map(({ card }) => card));
    if (Object.values(this.plan).some((card) => !cards.has(card))) this.plan = {};
    if (this.held && !cards.has(this.held)) this.take(null);
  }

  // -- spaces -----------------------------------------------------------------------------------------------------

  /** A mouse and a key choose at once, for they have seen what comes of it; a finger is asked once more. */
  pressSpace(space: string, anchor: HTMLElement, touched: boolean): void {
    const choice = this.spaces.get(space);
    if (choice && !touched) return this.choose(choice);
    this.open(this.about(space, anchor));
  }

  look(space: string | null, anchor: HTMLElement | null): void {
    this.looked = space;
    this.previewed = (space && this.spaces.get(space)) || null;
    if (space && anchor && !this.#roomy()) this.hintSoon(() => ({ ...this.about(space, anchor), items: [] }));
    else this.unhint();
  }

  about(space: string, anchor: HTMLElement): Sheet {
    return { ...this.facts(space), anchor };
  }

  preview(choice: ActionChoice | null | undefined): Preview | undefined {
    return choice ? previewOf(this.now.forecast(choice)) : undefined;
  }

  /** All that is to be said about a space. */
  facts(space: string): Omit<Sheet, 'anchor'> {
    const words = this.now.words();
    const view = this.now.view();
    const place = spaceOf(view, space);
    const choice = this.spaces.get(space);
    if (!place) return { title: space, lines: [], items: [] };
    const seat = choice?.seat ?? view.seat ?? 0;
    const preview = this.preview(choice);
    return {
      space,
      title: spaceName(words, place),
      offers: preview ? previewLines(words, preview, place) : priceLines(view, words, place),
      lines: spaceFacts(view, words, place, seat),
      items: this.items(choice ? [choice] : []),
      rule: choice?.kind === 'move_from' ? 'LI-C2' : 'LI-C4',
      ...(preview ? { preview } : {}),
    };
  }

  /** A clearing was pressed, or the pointer rests on it. */
  aboutRegion(region: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const view = this.now.view();
    const found = view.regions.find((each) => each.region === region);
    const lines = found?.animal ? [regionFacts(words, found, view.seat ?? -1)] : [];
    return { anchor, title: found ? regionName(words, found) : '', lines, items: [], rule: 'LI-C6' };
  }

  hoverRegion(region: string | null, anchor: HTMLElement | null): void {
    if (region && anchor) this.hintSoon(() => this.aboutRegion(region, anchor));
    else this.unhint();
  }

  // -- cubes, cards and piles -----------------------------------------------------------------------------------------

  pressCube(resource: string): void {
    this.take(this.given === resource ? null : { of: 'cube', resource });
  }

  explain(card: CardView, anchor: HTMLElement, choice?: ActionChoice): void {
    this.open({ ...this.aboutCard(card, anchor), items: choice ? this.items([choice]) : [] });
  }

  hoverCard(card: CardView | null, anchor: HTMLElement | null): void {
    if (card && anchor) this.hintSoon(() => this.aboutCard(card, anchor));
    else this.unhint();
  }

  /** What a card gives at a letter, with the cards that lie already. */
  gain(letter: Letter, card: string): Gain | undefined {
    const plan = planned(this.plan, card, letter);
    return gainOf(letter, plan, this.now.choices(), (choice) => this.now.forecast(choice));
  }

  aboutCard(card: CardView, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const [b, d] = [this.gain('B', card.card), this.gain('D', card.card)];
    const uses = b && d ? [gainLine(words, 'B', card, b), gainLine(words, 'D', card, d)] : [words.text('board-uses', undefined, { resource: card.resource, animal: card.animal })];
    return {
      anchor,
      title: words.text(`function-${card.function}`),
      lines: [words.text(`function-${card.function}`, 'help'), ...uses],
      items: [],
      rule: RULE_OF[card.family] ?? 'LI-F1',
    };
  }

  browse(anchor: HTMLElement): void {
    const title = this.now.words().text('word-discard');
    this.open({ anchor, title, lines: [], items: [], pile: 'discard', rule: 'LI-X1' });
  }

  legend(anchor: HTMLElement): void {
    this.open({ anchor, title: this.now.words().text('board-legend'), lines: [], items: [], pile: 'legend' });
  }
}
