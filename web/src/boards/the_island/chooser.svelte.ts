/** What is selected: the piece taken up, the menu that is open, the choice looked at before it is made. */

import { Selection } from '../shared/selection.svelte.ts';
import type { Item, Panel } from '../shared/panel.ts';
import type { ActionChoice } from '../types.ts';
import { movable, ofTile, placeOf, sameSource, targets, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { explorerOf, type HandTile, type TableView } from './model.ts';
import { explorerName, isleFacts, spaceFacts } from './naming.ts';

type Pile = 'backs';
type Sheet = Panel<Source, Pile>;

export class Chooser extends Selection<TableView, Source, Sheet> {
  /** The piece taken up, as long as it has somewhere to go. */
  source = $derived.by(() =>
    this.taken && targets(this.now.choices(), this.now.view(), this.taken).size ? this.taken : null,
  );
  targets = $derived.by(() => targets(this.now.choices(), this.now.view(), this.source));
  movable = $derived.by(() => movable(this.now.choices(), this.now.view()));
  /** The places where all that can be chosen is lost. */
  perilous = $derived.by(() => {
    const found = [...this.targets].filter(([, choices]) => choices.every((choice) => this.#meets(choice)));
    return new Set(found.map(([place]) => place));
  });

  // -- pressing -------------------------------------------------------------------------------------------------

  /** A space or isle was pressed, perhaps right on one of its pieces. */
  press(place: string, near: Source | null, anchor: HTMLElement): void {
    const here = this.targets.get(place) ?? [];
    const home = this.source !== null && placeOf(this.now.view(), this.source) === place;
    const sources = this.movable.get(place) ?? [];
    const [only] = here;
    if (only && here.length === 1 && !home && !this.#meets(only)) return this.choose(only);
    if (here.length) return this.open(this.#placePanel(place, anchor));
    if (home && sources.length === 1) return this.take(null);
    const wanted = near ?? (sources.length === 1 ? sources[0] : null);
    if (wanted) return this.take(sameSource(wanted, this.source) ? null : wanted);
    if (this.source && !sources.length) return this.take(null);
    this.open(this.#placePanel(place, anchor));
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
    for (const source of this.movable.get(place) ?? []) {
      if (sameSource(source, this.source)) continue;
      const each = source.of === 'explorer' ? explorerOf(view, source.explorer) : null;
      const label = each
        ? words.text('board-take-explorer', undefined, { name: explorerName(words, each) })
        : words.text('board-take-boat');
      items.push({ label, kind: source.of, source });
    }
    if (isle && !this.source) {
      const landing = this.now.choices().filter((choice) => choice.kind === 'land');
      for (const choice of landing) if (targets([choice], view, { of: 'explorer', explorer: String(choice.explorer) }).has(place)) items.push(this.#item(choice));
    }
    return {
      anchor,
      place,
      items,
      title: isle ? words.text(`isle-${place}`) : place,
      lines: isle ? isleFacts(view, words, place) : spaceFacts(view, words, place),
    };
  }

  /** A creature that waits there: whoever goes there is lost. */
  #meets(choice: ActionChoice): string | null {
    const { meets } = this.now.forecast(choice);
    return typeof meets === 'string' ? meets : null;
  }

  #item(choice: ActionChoice): Item<Source> {
    const words = this.now.words();
    const danger = this.#meets(choice);
    const warning = danger ? words.text('board-peril', undefined, { creature: danger }) : '';
    return { label: words.action(choice), kind: choice.kind, choice, ...(warning ? { warning } : {}) };
  }

  // -- looking --------------------------------------------------------------------------------------------------

  hover(place: string | null, anchor: HTMLElement | null): void {
    const here = (place && this.targets.get(place)) || [];
    this.previewed = here.length === 1 ? (here[0] ?? null) : null;
    if (!place || !anchor) return this.unhint();
    this.hintSoon(() => ({
      ...this.#placePanel(place, anchor),
      items: [],
      offers: here.slice(0, 3).map((choice) => {
        const { label, warning } = this.#item(choice);
        return [label, warning].filter(Boolean).join(' – ');
      }),
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
