/** What the finger is doing: the piece taken up, the menu that is open, the choice looked at before it is made. */

import type { ActionChoice, Words } from '../types.ts';
import { atTiles, consequence, departure, ofCard, passengers, same, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { tileView, type IslandView } from './model.ts';
import { tileFacts } from './naming.ts';

/** One line of a menu: a choice to make, or a piece to take up. */
export interface Item {
  label: string;
  kind: string;
  choice?: ActionChoice;
  source?: Source;
}

export interface Panel {
  anchor: HTMLElement;
  title: string;
  lines: string[];
  items: Item[];
  /** What a press would do, said before it is done. */
  offers?: string[];
  tile?: string;
  pile?: 'treasure' | 'flood';
  /** The rule that says more. */
  rule?: string;
}

/** What the board knows; read anew each time, so that it is always the present. */
interface Now {
  view(): IslandView;
  choices(): ActionChoice[];
  words(): Words;
  act(choice: ActionChoice): void;
}

const HINT_AFTER = 450;
/** The same choice twice in this time is a finger that bounced. */
const BOUNCE = 600;

export class Chooser {
  taken = $state.raw<Source | null>(null);
  panel = $state.raw<Panel | null>(null);
  hint = $state.raw<Panel | null>(null);
  previewed = $state.raw<ActionChoice | null>(null);

  #now: Now;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last: { choice: ActionChoice; at: number } | null = null;

  constructor(now: Now) {
    this.#now = now;
  }

  /** The piece taken up, as long as it has somewhere to go. */
  source = $derived.by(() =>
    this.taken && atTiles(this.#now.choices(), this.#now.view(), this.taken).size ? this.taken : null,
  );
  tiles = $derived.by(() => atTiles(this.#now.choices(), this.#now.view(), this.source));
  /** Pawns that can be taken up, or taken along. */
  movable = $derived.by(() => {
    const kinds = this.source ? [] : ['navigate', 'board'];
    const choices = this.#now.choices().filter(({ kind }) => kinds.includes(kind));
    return new Set(choices.map(({ pawn }) => Number(pawn)));
  });
  raised = $derived.by(
    () => new Set([...passengers(this.#now.view()), ...(this.source?.of === 'pawn' ? [this.source.pawn] : [])]),
  );
  helicopter = $derived.by(
    () => departure(this.#now.view()) ?? (this.previewed?.kind === 'helicopter' ? String(this.previewed.tile) : null),
  );
  /** Which of a flight's three parts is asked here: 0 when none is. */
  part = $derived.by(() => {
    const kinds = this.#now.choices().map(({ kind }) => kind);
    if (kinds.includes('land')) return 3;
    if (kinds.includes('board')) return 2;
    return this.source?.of === 'card' && this.source.card === 'helicopter_lift' ? 1 : 0;
  });
  shown = $derived.by(() => consequence(this.previewed, this.#now.view()));

  // -- pressing -------------------------------------------------------------------------------------------------

  choose(choice: ActionChoice): void {
    const at = performance.now();
    if (this.#last?.choice === choice && at - this.#last.at < BOUNCE) return;
    this.#last = { choice, at };
    this.taken = null;
    this.previewed = null;
    this.close();
    this.#now.act(choice);
  }

  pick(item: Item): void {
    if (item.choice) return this.choose(item.choice);
    this.close();
    this.taken = item.source ?? null;
  }

  pressTile(tile: string, pawn: number | null, anchor: HTMLElement): void {
    if (pawn !== null && !this.source) {
      const along = this.#now.choices().find((choice) => choice.kind === 'board' && choice.pawn === pawn);
      if (along) this.choose(along);
      else this.#take({ of: 'pawn', pawn });
      return;
    }
    const direct = this.tiles.get(tile)?.direct ?? [];
    if (direct.length === 1 && direct[0]) this.choose(direct[0]);
    else this.openTile(tile, anchor);
  }

  pressCard(seat: number, card: string, anchor: HTMLElement): void {
    const words = this.#now.words();
    const all = ofCard(this.#now.choices(), seat, card);
    const later = all.filter(({ kind }) => kind === 'give' || kind === 'sandbags' || kind === 'helicopter');
    const atOnce = all.filter((choice) => !later.includes(choice));
    const source: Source = { of: 'card', seat, card };
    if (atOnce.length === 1 && !later.length && atOnce[0]) return this.choose(atOnce[0]);
    if (later.length && !atOnce.length) {
      const again = this.taken?.of === 'card' && this.taken.seat === seat && this.taken.card === card;
      return this.#take(again ? null : source);
    }
    const items = this.#items(atOnce);
    if (later.length) {
      const kind = later[0]?.kind ?? '';
      const forms = { card_the: words.text(`card-${card}`, 'the') };
      items.push({ label: words.text(kind === 'give' ? 'board-give' : 'board-play', undefined, forms), kind, source });
    }
    this.open({ ...this.#about('card', card, anchor), items });
  }

  pressPortrait(seat: number, anchor: HTMLElement): void {
    if (this.#now.choices().some(({ kind, pawn }) => kind === 'navigate' && pawn === seat)) {
      return this.#take({ of: 'pawn', pawn: seat });
    }
    this.open(this.#about('seat', String(seat), anchor));
  }

  openTile(tile: string, anchor: HTMLElement): void {
    const words = this.#now.words();
    const view = this.#now.view();
    const there = tileView(view, tile);
    if (!there) return;
    const { direct = [], more = [] } = this.tiles.get(tile) ?? {};
    const items = this.#items([...direct, ...more]);
    for (const pawn of this.movable) {
      if (view.seats[pawn]?.tile !== tile || direct.some(({ kind }) => kind === 'board')) continue;
      const label = words.text('board-take-pawn', undefined, { pawn: words.seat(pawn) });
      items.push({ label, kind: 'navigate', source: { of: 'pawn', pawn } });
    }
    const lines = this.part === 2 ? [] : tileFacts(view, words, there);
    this.open({ anchor, tile, items, title: words.text(`tile-${tile}`), lines });
  }

  browse(pile: 'treasure' | 'flood', anchor: HTMLElement): void {
    const title = this.#now.words().text(`word-${pile}_pile`);
    this.open({ anchor, pile, items: [], lines: [], title, rule: RULE_OF[pile] });
  }

  explain(kind: 'treasure', id: string, anchor: HTMLElement): void {
    this.open(this.#about(kind, id, anchor));
  }

  open(panel: Panel): void {
    this.#unhint();
    this.panel = panel;
  }

  close(): void {
    this.#unhint();
    this.panel = null;
  }

  cancel(): void {
    if (this.panel) this.close();
    else this.taken = null;
  }

  /** A menu whose choices are gone closes. */
  refresh(): void {
    const choices = this.#now.choices();
    const gone = this.panel?.items.some(({ choice }) => choice && !choices.some((each) => same(each, choice)));
    if (gone) this.close();
  }

  #take(source: Source | null): void {
    this.close();
    this.taken = source;
  }

  /** Two holders of the same card need their names beside it. */
  #items(choices: ActionChoice[]): Item[] {
    const words = this.#now.words();
    return choices.map((choice) => {
      const twin = choices.some((other) => other.number === choice.number && other.seat !== choice.seat);
      const label = words.action(choice);
      return { label: twin ? `${label} (${words.seat(choice.seat)})` : label, kind: choice.kind, choice };
    });
  }

  // -- looking --------------------------------------------------------------------------------------------------

  hoverTile(tile: string | null, anchor: HTMLElement | null): void {
    const words = this.#now.words();
    const view = this.#now.view();
    const direct = (tile && this.tiles.get(tile)?.direct) || [];
    this.previewed = direct.length === 1 ? (direct[0] ?? null) : null;
    const there = tile ? tileView(view, tile) : undefined;
    if (!there || !anchor) return this.#unhint();
    this.#hintSoon(() => ({
      anchor,
      items: [],
      title: words.text(`tile-${there.tile}`),
      lines: tileFacts(view, words, there),
      offers: direct.slice(0, 3).map((choice) => words.action(choice)),
    }));
  }

  hoverPiece(kind: 'card' | 'seat' | 'treasure', id: string, anchor: HTMLElement | null): void {
    if (anchor) this.#hintSoon(() => this.#about(kind, id, anchor));
    else this.#unhint();
  }

  #about(kind: 'card' | 'seat' | 'treasure', id: string, anchor: HTMLElement): Panel {
    const words = this.#now.words();
    const piece = kind === 'seat' ? (this.#now.view().seats[Number(id)]?.adventurer ?? '') : id;
    const lines = [kind === 'seat' ? words.text(`adventurer-${piece}`, 'power') : words.text(`card-${id}`, 'help')];
    const title = words.text(`${kind === 'seat' ? 'adventurer' : kind}-${piece}`);
    return { anchor, items: [], title, lines, rule: RULE_OF[piece] };
  }

  #hintSoon(make: () => Panel): void {
    this.#unhint();
    if (this.panel) return;
    this.#waiting = setTimeout(() => (this.hint = make()), HINT_AFTER);
  }

  #unhint(): void {
    clearTimeout(this.#waiting);
    this.hint = null;
  }
}
