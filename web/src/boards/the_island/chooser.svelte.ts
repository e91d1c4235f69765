/** What is selected: the piece taken up, the menu that is open, the choice looked at before it is made. */

import { listed } from '../shared/naming.ts';
import { inARow, type Item, type Panel } from '../shared/panel.ts';
import { Selection } from '../shared/selection.svelte.ts';
import type { ActionChoice } from '../types.ts';
import { harmOf, movable, ofTile, placeOf, preyOf, sameSource, sourceOf, targets, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { hunters } from './hunting.ts';
import { boatAt, explorerOf, type CreatureKind, type HandTile, type TableView } from './model.ts';
import { explorerName, isleFacts, spaceFacts } from './naming.ts';

export type Pile = 'backs' | 'legend';
type Sheet = Panel<Source, Pile>;

export class Chooser extends Selection<TableView, Source, Sheet> {
  /** The piece taken up, as long as it has somewhere to go. */
  source = $derived.by(() =>
    this.taken && targets(this.now.choices(), this.now.view(), this.taken).size ? this.taken : null,
  );
  targets = $derived.by(() => targets(this.now.choices(), this.now.view(), this.source));
  movable = $derived.by(() => movable(this.now.choices(), this.now.view()));
  /** The places where all that can be chosen is lost, or takes one's own. */
  perilous = $derived.by(() => {
    const found = [...this.targets].filter(([, choices]) => choices.every((choice) => this.#grave(choice)));
    return new Set(found.map(([place]) => place));
  });
  /** The creatures that could come next to where one goes. */
  hunted = $derived.by(() => {
    const view = this.now.view();
    const found = new Map<string, CreatureKind[]>();
    for (const [place, choices] of this.targets) {
      const kinds = choices.flatMap((choice) => {
        const prey = preyOf(choice, view);
        return prey ? hunters(view, place, prey) : [];
      });
      if (kinds.length) found.set(place, [...new Set(kinds)]);
    }
    return found;
  });

  // -- pressing -------------------------------------------------------------------------------------------------

  /** A space or isle was pressed, perhaps right on one of its pieces. */
  press(place: string, near: Source | null, anchor: HTMLElement): void {
    const view = this.now.view();
    const here = this.targets.get(place) ?? [];
    const home = this.source !== null && placeOf(view, this.source) === place;
    const sources = this.movable.get(place) ?? [];
    const [only] = here;
    if (only && here.length === 1 && !home && !this.#grave(only)) return this.choose(only);
    if (here.length) return this.open(this.#placePanel(place, anchor));
    if (home && sources.length === 1) return this.take(null);
    // A boat always offers itself and everybody in it, whoever lies right under the pointer.
    if (boatAt(view, place) && sources.length > 1) return this.open(this.#placePanel(place, anchor));
    // Whoever can do one thing only, and only here, is offered that: there is no other place to press.
    if (sources.some((each) => this.#staysPut(each, place))) return this.open(this.#placePanel(place, anchor));
    const wanted = near ?? (sources.length === 1 ? sources[0] : null);
    if (wanted) return this.take(sameSource(wanted, this.source) ? null : wanted);
    // The table says why it cannot go there; the piece stays in the hand.
    if (this.source && !sources.length) return this.close();
    this.open(this.#placePanel(place, anchor));
  }

  #staysPut(source: Source, place: string): boolean {
    const found = targets(this.now.choices(), this.now.view(), source);
    return found.size === 1 && found.has(place);
  }

  pressTile(seat: number, tile: HandTile, anchor: HTMLElement): void {
    const [only, ...more] = ofTile(this.now.choices(), seat, tile.tile, tile.terrain);
    if (only && !more.length) return this.choose(only);
    this.open(this.#aboutTile(tile, anchor));
  }

  openPlace(place: string, anchor: HTMLElement): void {
    this.open(this.#placePanel(place, anchor));
  }

  browse(anchor: HTMLElement): void {
    const title = this.now.words().text('word-unseen');
    this.open({ anchor, pile: 'backs', items: [], lines: [], title, rule: 'TI-R6' });
  }

  /** What every mark of the board means. */
  legend(anchor: HTMLElement): void {
    this.open({ anchor, pile: 'legend', items: [], lines: [], title: this.now.words().text('board-legend') });
  }

  explain(piece: string, anchor: HTMLElement): void {
    const words = this.now.words();
    const lines = [words.text(`board-about-${piece}`)];
    this.open({ anchor, items: [], lines, title: words.text(`creature-${piece}`), rule: RULE_OF[piece] });
  }

  #placePanel(place: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const view = this.now.view();
    const isle = place.startsWith('isle');
    const items = (this.targets.get(place) ?? []).map((choice) => this.#item(choice));
    const acts: Item<Source>[] = []; // below the pieces to take up: what is done at once
    for (const source of this.movable.get(place) ?? []) {
      if (sameSource(source, this.source)) continue;
      const [only, ...more] = this.now.choices().filter((choice) => sameSource(sourceOf(choice), source));
      if (only && !more.length && source.of === 'explorer') {
        acts.push(this.#item(only));
        continue;
      }
      const each = source.of === 'explorer' ? explorerOf(view, source.explorer) : null;
      const label = each
        ? words.text('board-take-explorer', undefined, { name: explorerName(words, each) })
        : words.text('board-take-boat');
      items.push({ label, kind: source.of, source });
    }
    items.push(...acts);
    const lines = isle ? isleFacts(view, words, place) : spaceFacts(view, words, place);
    const near = this.hunted.get(place) ?? [];
    if (near.length) {
      const names = listed(words, near.map((creature) => words.text(`creature-${creature}`)));
      lines.push(words.text('board-within-reach', undefined, { names }));
    }
    return {
      anchor,
      place,
      items,
      title: isle ? words.text(`isle-${place}`) : place,
      lines,
    };
  }

  /** A creature that waits there: whoever goes there is lost. */
  #meets(choice: ActionChoice): string | null {
    const { meets } = this.now.forecast(choice);
    return typeof meets === 'string' ? meets : null;
  }

  /** Whether a press has to be confirmed: who goes there is lost, or a creature comes upon one's own. */
  #grave(choice: ActionChoice): boolean {
    const harm = harmOf(choice, this.now.view());
    return this.#meets(choice) !== null || (harm !== null && harm !== 'falls');
  }

  #warning(choice: ActionChoice): string {
    const words = this.now.words();
    const danger = this.#meets(choice);
    if (danger) return words.text('board-peril', undefined, { creature: danger });
    const harm = harmOf(choice, this.now.view());
    return harm ? words.text(`board-harm-${harm}`) : '';
  }

  /** A choice in words, and what harm it does. */
  offer(choice: ActionChoice): string {
    return [this.now.words().action(choice), this.#warning(choice)].filter(Boolean).join(' – ');
  }

  #item(choice: ActionChoice): Item<Source> {
    const words = this.now.words();
    const warning = this.#warning(choice);
    return { label: words.action(choice), kind: choice.kind, choice, ...(warning ? { warning } : {}) };
  }

  /** What was said of a moment that is over is taken away: a hint, and a menu whose facts have changed. */
  override refresh(): void {
    super.refresh();
    this.now.view();
    this.unhint();
    const { panel } = this;
    if (panel?.place && inARow(this.#placePanel(panel.place, panel.anchor).lines) !== inARow(panel.lines)) this.close();
  }

  // -- looking --------------------------------------------------------------------------------------------------

  hover(place: string | null, anchor: HTMLElement | null): void {
    const here = (place && this.targets.get(place)) || [];
    this.previewed = here.length === 1 ? (here[0] ?? null) : null;
    if (!place || !anchor) return this.unhint();
    this.hintSoon(() => ({
      ...this.#placePanel(place, anchor),
      items: [],
      offers: here.slice(0, 3).map((choice) => this.offer(choice)),
    }));
  }

  hoverTile(tile: HandTile, anchor: HTMLElement | null): void {
    if (anchor) this.hintSoon(() => this.#aboutTile(tile, anchor));
    else this.unhint();
  }

  #aboutTile(tile: HandTile, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const terrain = words.text(`terrain-${tile.terrain}`);
    if (!tile.tile) {
      return { anchor, items: [], title: terrain, lines: [words.text('board-tile-hidden')], rule: 'TI-R6' };
    }
    const lines = [words.text(`tile-${tile.tile}`, 'help'), terrain];
    return { anchor, items: [], title: words.text(`tile-${tile.tile}`), lines, rule: RULE_OF[tile.tile] };
  }
}
