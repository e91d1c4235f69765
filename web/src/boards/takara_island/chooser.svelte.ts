/** What is selected: the tool taken up, the menu that is open, the choice looked at before it is made. */

import { Selection } from '../shared/selection.svelte.ts';
import type { Item, Panel } from '../shared/panel.ts';
import type { ActionChoice } from '../types.ts';
import { atCells, atPlaces, consequence, couldEnd, endWarning, fits, hiredBy, nearEnd, sorted, TOOLS, type Source } from './choosing.ts';
import { faceOf, RULE_OF, type Place } from './components.ts';
import { tileAt, type TakaraView } from './model.ts';
import { cellName, tileFacts, tileName } from './naming.ts';

/** What can be looked through: discards, what is still hidden, chests, the treasures of a seat, or all marks. */
export type Pile = 'discards' | 'unseen' | 'chests' | 'legend' | `won-${number}`;
type Sheet = Panel<Source, Pile>;

/** Things that explain themselves. */
export type Piece = 'gauge' | 'dice' | 'lens';

export class Chooser extends Selection<TakaraView, Source, Sheet> {
  /** The tool taken up, as long as it has somewhere to go. */
  source = $derived.by(() => {
    const taken = this.taken;
    return taken && this.now.choices().some((choice) => fits(choice, taken)) ? taken : null;
  });
  cells = $derived.by(() => atCells(this.now.choices(), this.now.view(), this.source));
  places = $derived.by(() => atPlaces(this.now.choices(), this.source));
  tools = $derived.by(() => TOOLS.filter((tool) => this.now.choices().some(({ kind }) => kind === tool)));
  shown = $derived.by(() => consequence(this.previewed, this.now.forecast(this.previewed)));

  ofSpecialist(specialist: string): ActionChoice[] {
    return (this.places.get('port') ?? []).filter((choice) => hiredBy(choice) === specialist);
  }

  // -- pressing -------------------------------------------------------------------------------------------------

  /** A press reads first; it plays at once only where a tool, or the specialist at work, asks for a site. What could end the game asks again. */
  pressTile(cell: string, anchor: HTMLElement): void {
    const [only, ...more] = this.cells.get(cell) ?? [];
    const low = anchor.offsetHeight > 0 && anchor.offsetHeight < LOW;
    const aimed = this.source?.of === 'tool' || (AIMED.has(only?.kind ?? '') && !(low && only?.kind === 'divine'));
    if (only && !more.length && aimed && !couldEnd(only, this.now.view())) this.choose(only);
    else this.openTile(cell, anchor);
  }

  pressTool(kind: string): void {
    const again = this.taken?.of === 'tool' && this.taken.kind === kind;
    this.take(again ? null : { of: 'tool', kind });
  }

  pressAdventurer(): void {
    this.take(this.taken?.of === 'adventurer' ? null : { of: 'adventurer' });
  }

  openTile(cell: string, anchor: HTMLElement): void {
    this.open({ ...this.#aboutTile(cell, anchor), items: this.items(this.#atSite(cell)) });
  }

  openPlace(place: Place, anchor: HTMLElement): void {
    if (place === 'axolotl' && !this.places.get(place)) return this.browse('chests', anchor);
    this.open({ ...this.#aboutPlace(place, anchor), items: this.items(this.places.get(place) ?? []) });
  }

  openSpecialist(specialist: string, anchor: HTMLElement): void {
    this.open({ ...this.#aboutSpecialist(specialist, anchor), items: this.items(this.ofSpecialist(specialist)) });
  }

  browse(pile: Pile, anchor: HTMLElement): void {
    const words = this.now.words();
    const [kind = '', seat = '0'] = pile.split('-');
    const title =
      kind === 'won'
        ? words.text('board-won', undefined, { seat: Number(seat) })
        : words.text(`board-browse-${kind}`);
    const rule = RULE_OF[kind === 'won' ? 'seat' : kind === 'chests' ? 'axolotl' : kind];
    this.open({ anchor, pile, title, lines: [], items: [], rule });
  }

  explain(piece: Piece, anchor: HTMLElement): void {
    const words = this.now.words();
    const near = piece === 'gauge' && nearEnd(this.now.view()) ? [words.text(endWarning(this.now.view()))] : [];
    const lines = [...near, words.text(`board-${piece}-help`)];
    this.open({ anchor, title: words.text(`board-${piece}-title`), lines, items: [], rule: RULE_OF[piece] });
  }

  // -- hovering -------------------------------------------------------------------------------------------------

  hoverTile(cell: string | null, anchor: HTMLElement | null): void {
    const here = cell ? (this.cells.get(cell) ?? []) : [];
    this.#hover(here, cell && anchor ? () => this.#aboutTile(cell, anchor) : null);
  }

  hoverPlace(place: Place, anchor: HTMLElement | null): void {
    this.#hover(this.places.get(place) ?? [], anchor ? () => this.#aboutPlace(place, anchor) : null);
  }

  hoverSpecialist(specialist: string, anchor: HTMLElement | null): void {
    this.#hover(this.ofSpecialist(specialist), anchor ? () => this.#aboutSpecialist(specialist, anchor) : null);
  }

  #hover(choices: ActionChoice[], make: (() => Sheet) | null): void {
    if (!make) {
      this.unhint();
      if (!this.panel) this.previewed = null;
      return;
    }
    if (!this.panel) this.previewed = choices.length === 1 ? (choices[0] ?? null) : null;
    this.hintSoon(() => ({ ...make(), offers: choices.map((choice) => this.said(choice)) }));
  }

  // -- telling --------------------------------------------------------------------------------------------------

  /** A choice with what it brings: "Dig at site 1 – turn its first tile over". */
  said(choice: ActionChoice): string {
    const words = this.now.words();
    const does = DOES.has(choice.kind) ? words.text(`board-does-${choice.kind}`, undefined, choice) : '';
    return does ? `${words.action(choice)} – ${does}` : words.action(choice);
  }

  protected override items(choices: ActionChoice[]): Item<Source>[] {
    const view = this.now.view();
    const warning = this.now.words().text(endWarning(view));
    return sorted(choices).map((choice) => ({
      label: this.said(choice),
      kind: choice.kind,
      choice,
      ...(couldEnd(choice, view) && { warning }),
    }));
  }

  /** What is offered for a tile: its own choices, else those of its site. */
  #atSite(cell: string): ActionChoice[] {
    const here = this.cells.get(cell);
    if (here) return here;
    const [site] = cell.split(':');
    return [...this.cells].filter(([other]) => other.split(':')[0] === site).flatMap(([, found]) => found).slice(0, 4);
  }

  #aboutTile(cell: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const view = this.now.view();
    const tile = tileAt(view, cell)?.tile;
    const sort = tile?.tile ? faceOf(tile.tile).sort : 'hidden';
    return {
      anchor,
      place: cell,
      items: [],
      title: `${cellName(words, cell)} · ${tileName(view, words, cell)}`,
      lines: tileFacts(view, words, cell),
      rule: RULE_OF[faceOf(tile?.tile ?? null).wound ? 'wound' : sort],
    };
  }

  #aboutPlace(place: Place, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const lines = [words.text(`board-place-${place}`)];
    return { anchor, items: [], title: words.text(`word-${place}`), lines, rule: RULE_OF[place] };
  }

  #aboutSpecialist(specialist: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const now = this.now.view().specialists.find((each) => each.specialist === specialist);
    const lines = [words.text(`specialist-${specialist}`, 'help')];
    if (now && now.seat !== null) {
      const state = now.awake ? 'awake' : 'asleep';
      lines.push(words.text('board-specialist-with', undefined, { name: words.seat(now.seat), state }));
    }
    return { anchor, items: [], title: words.text(`specialist-${specialist}`), lines, rule: RULE_OF[specialist] };
  }
}

/** On a phone rows are lower than a fingertip, and easily missed: a depth to look at from asks again there. */
const LOW = 36;

/** What the specialist at work is asked: which site. */
const AIMED = new Set(['mine', 'study', 'divine']);

/** Choices whose names do not say all that they bring. */
const DOES = new Set(['observe', 'dig', 'destroy', 'fight', 'mine', 'study', 'divine', 'gamble', 'buy', 'hire', 'imitate', 'rent_sword', 'recruit', 'end_actions']);
