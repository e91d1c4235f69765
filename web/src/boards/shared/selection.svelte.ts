/** What is selected on a board: the piece taken up, the menu that is open, the choice previewed before it is made. */

import type { ActionChoice, Forecast, Words } from '../types.ts';
import { same } from './choices.ts';
import type { Item, Panel } from './panel.ts';

const HINT_AFTER = 450;
/** The same choice twice within this time is one press that bounced. */
const BOUNCE = 600;

/** What the board knows; read anew each time, so that it is always the present. */
export interface Now<View> {
  view(): View;
  choices(): ActionChoice[];
  /** What the server says is sure to come of a choice. */
  forecast(choice: ActionChoice | null): Forecast;
  words(): Words;
  act(choice: ActionChoice): void;
}

export class Selection<View, Source, Sheet extends Panel<Source, unknown> = Panel<Source>> {
  taken = $state.raw<Source | null>(null);
  panel = $state.raw<Sheet | null>(null);
  hint = $state.raw<Sheet | null>(null);
  previewed = $state.raw<ActionChoice | null>(null);

  protected readonly now: Now<View>;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last: { choice: ActionChoice; at: number } | null = null;

  constructor(now: Now<View>) {
    this.now = now;
  }

  choose(choice: ActionChoice): void {
    const at = performance.now();
    if (this.#last?.choice === choice && at - this.#last.at < BOUNCE) return;
    this.#last = { choice, at };
    this.taken = null;
    this.previewed = null;
    this.close();
    this.now.act(choice);
  }

  pick(item: Item<Source>): void {
    if (item.choice) return this.choose(item.choice);
    this.take(item.source ?? null);
  }

  take(source: Source | null): void {
    this.close();
    this.taken = source;
  }

  open(panel: Sheet): void {
    this.unhint();
    this.panel = panel;
  }

  close(): void {
    this.unhint();
    this.panel = null;
  }

  cancel(): void {
    if (this.panel || this.hint) this.close();
    else this.taken = null;
  }

  /** A menu whose choices are gone closes. */
  refresh(): void {
    const choices = this.now.choices();
    const gone = this.panel?.items.some(({ choice }) => choice && !choices.some((each) => same(each, choice)));
    if (gone) this.close();
  }

  /** Two seats with the same choice need their names beside it. */
  protected items(choices: ActionChoice[]): Item<Source>[] {
    const words = this.now.words();
    return choices.map((choice) => {
      const twin = choices.some((other) => other.number === choice.number && other.seat !== choice.seat);
      const label = words.action(choice);
      return { label: twin ? `${label} (${words.seat(choice.seat)})` : label, kind: choice.kind, choice };
    });
  }

  protected hintSoon(make: () => Sheet): void {
    this.unhint();
    if (this.panel) return;
    this.#waiting = setTimeout(() => (this.hint = make()), HINT_AFTER);
  }

  protected unhint(): void {
    clearTimeout(this.#waiting);
    this.hint = null;
  }
}
