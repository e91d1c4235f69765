/** What is selected: the piece taken up, the menu that is open, the choice looked at before it is made. */

import { Selection } from '../shared/selection.svelte.ts';
import type { Panel } from '../shared/panel.ts';
import { atTiles, consequence, departure, ofCard, passengers, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { tileView, type IslandView } from './model.ts';
import { tileFacts } from './naming.ts';

/** A pile to look through, or the key to all marks. */
type Pile = 'treasure' | 'flood' | 'legend';
type Sheet = Panel<Source, Pile>;

export class Chooser extends Selection<IslandView, Source, Sheet> {
  /** The piece taken up, as long as it has somewhere to go. */
  source = $derived.by(() =>
    this.taken && atTiles(this.now.choices(), this.now.view(), this.taken).size ? this.taken : null,
  );
  /** What is taken up, as the engine calls it. */
  held = $derived.by(() => {
    if (!this.source) return '';
    return this.source.of === 'card' ? `card:${this.source.card}` : `seat:${this.source.pawn}`;
  });
  tiles = $derived.by(() => atTiles(this.now.choices(), this.now.view(), this.source));
  /** Pawns that can be taken up, or taken along. */
  movable = $derived.by(() => {
    const kinds = this.source ? [] : ['navigate', 'board'];
    const choices = this.now.choices().filter(({ kind }) => kinds.includes(kind));
    return new Set(choices.map(({ pawn }) => Number(pawn)));
  });
  raised = $derived.by(
    () => new Set([...passengers(this.now.view()), ...(this.source?.of === 'pawn' ? [this.source.pawn] : [])]),
  );
  helicopter = $derived.by(
    () => departure(this.now.view()) ?? (this.previewed?.kind === 'helicopter' ? String(this.previewed.tile) : null),
  );
  /** Which of a flight's three parts is asked here: 0 when none is. */
  part = $derived.by(() => {
    const kinds = this.now.choices().map(({ kind }) => kind);
    if (kinds.includes('land')) return 3;
    if (kinds.includes('board')) return 2;
    return this.source?.of === 'card' && this.source.card === 'helicopter_lift' ? 1 : 0;
  });
  shown = $derived.by(() => consequence(this.previewed, this.now.view()));

  // -- pressing -------------------------------------------------------------------------------------------------

  pressTile(tile: string, pawn: number | null, anchor: HTMLElement): void {
    if (pawn !== null && !this.source) {
      const along = this.now.choices().find((choice) => choice.kind === 'board' && choice.pawn === pawn);
      if (along) this.choose(along);
      else this.take({ of: 'pawn', pawn });
      return;
    }
    const direct = this.tiles.get(tile)?.direct ?? [];
    if (direct.length === 1 && direct[0]) this.choose(direct[0]);
    else this.openTile(tile, anchor);
  }

  pressCard(seat: number, card: string, anchor: HTMLElement): void {
    const words = this.now.words();
    const all = ofCard(this.now.choices(), seat, card);
    const later = all.filter(({ kind }) => kind === 'give' || kind === 'sandbags' || kind === 'helicopter');
    const atOnce = all.filter((choice) => !later.includes(choice));
    const source: Source = { of: 'card', seat, card };
    if (atOnce.length === 1 && !later.length && atOnce[0]) return this.choose(atOnce[0]);
    if (later.length && !atOnce.length) {
      const again = this.taken?.of === 'card' && this.taken.seat === seat && this.taken.card === card;
      return this.take(again ? null : source);
    }
    const items = this.items(atOnce);
    if (later.length) {
      const kind = later[0]?.kind ?? '';
      const forms = { card_the: words.text(`card-${card}`, 'the') };
      items.push({ label: words.text(kind === 'give' ? 'board-give' : 'board-play', undefined, forms), kind, source });
    }
    this.open({ ...this.#about('card', card, anchor), items });
  }

  pressPortrait(seat: number, anchor: HTMLElement): void {
    if (this.now.choices().some(({ kind, pawn }) => kind === 'navigate' && pawn === seat)) {
      return this.take({ of: 'pawn', pawn: seat });
    }
    this.open(this.#about('seat', String(seat), anchor));
  }

  openTile(tile: string, anchor: HTMLElement): void {
    const words = this.now.words();
    const view = this.now.view();
    const there = tileView(view, tile);
    if (!there) return;
    const { direct = [], more = [] } = this.tiles.get(tile) ?? {};
    const items = this.items([...direct, ...more]);
    for (const pawn of this.movable) {
      if (view.seats[pawn]?.tile !== tile || direct.some(({ kind }) => kind === 'board')) continue;
      const label = words.text('board-take-pawn', undefined, { pawn: words.seat(pawn) });
      items.push({ label, kind: 'navigate', source: { of: 'pawn', pawn } });
    }
    const lines = this.part === 2 ? [] : tileFacts(view, words, there);
    this.open({ anchor, place: tile, items, title: words.text(`tile-${tile}`), lines });
  }

  browse(pile: 'treasure' | 'flood', anchor: HTMLElement): void {
    const title = this.now.words().text(`word-${pile}_pile`);
    this.open({ anchor, pile, items: [], lines: [], title, rule: RULE_OF[pile] });
  }

  /** The water meter, and with it the key to every mark on the board. */
  readGauge(anchor: HTMLElement): void {
    const words = this.now.words();
    const { level, skull, flood_cards: cards } = this.now.view().water;
    const lines = [`${words.text('board-gauge', undefined, { level, skull, cards })}.`, words.text('board-gauge-help')];
    this.open({ anchor, pile: 'legend', items: [], lines, title: words.text('board-gauge-title'), rule: RULE_OF.gauge });
  }

  explain(kind: 'treasure', id: string, anchor: HTMLElement): void {
    this.open(this.#about(kind, id, anchor));
  }

  // -- looking --------------------------------------------------------------------------------------------------

  hoverTile(tile: string | null, anchor: HTMLElement | null): void {
    const words = this.now.words();
    const view = this.now.view();
    const direct = (tile && this.tiles.get(tile)?.direct) || [];
    this.previewed = direct.length === 1 ? (direct[0] ?? null) : null;
    const there = tile ? tileView(view, tile) : undefined;
    if (!there || !anchor) return this.unhint();
    this.hintSoon(() => ({
      anchor,
      items: [],
      title: words.text(`tile-${there.tile}`),
      lines: tileFacts(view, words, there),
      offers: direct.slice(0, 3).map((choice) => words.action(choice)),
    }));
  }

  hoverPiece(kind: 'card' | 'seat' | 'treasure', id: string, anchor: HTMLElement | null): void {
    if (anchor) this.hintSoon(() => this.#about(kind, id, anchor));
    else this.unhint();
  }

  #about(kind: 'card' | 'seat' | 'treasure', id: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const piece = kind === 'seat' ? (this.now.view().seats[Number(id)]?.adventurer ?? '') : id;
    const lines = [kind === 'seat' ? words.text(`adventurer-${piece}`, 'power') : words.text(`card-${id}`, 'help')];
    const title = words.text(`${kind === 'seat' ? 'adventurer' : kind}-${piece}`);
    return { anchor, items: [], title, lines, rule: RULE_OF[piece] };
  }
}
