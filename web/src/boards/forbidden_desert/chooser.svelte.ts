/** What is selected: the piece taken up, the menu that is open, the choice looked at before it is made. */

import { Selection } from '../shared/selection.svelte.ts';
import type { Item, Panel } from '../shared/panel.ts';
import type { ActionChoice } from '../types.ts';
import { atTiles, cardOf, consequence, fits, gifts, ofCard, underway, type Source } from './choosing.ts';
import { RULE_OF } from './components.ts';
import { looks, tileAt, type DesertView } from './model.ts';
import { tileFacts, tileName } from './naming.ts';

export type Pile = 'storm' | 'discards' | 'equipment';
/** A pile to look through, or the key to all marks. */
type Sheet = Panel<Source, Pile | 'legend'>;

/** Things that explain themselves. */
export type Piece = 'equipment' | 'seat' | 'part' | 'canteen' | 'sand' | 'ladder' | 'eye';

export class Chooser extends Selection<DesertView, Source, Sheet> {
  /** The piece taken up, as long as it has somewhere to go. */
  source = $derived.by(() => {
    const taken = this.taken;
    return taken && this.now.choices().some((choice) => fits(choice, taken)) ? taken : null;
  });
  /** What is taken up, as the engine calls it. */
  held = $derived.by(() => {
    if (!this.source) return '';
    return this.source.of === 'water' ? `canteen:${this.source.seat}` : `equipment:${this.source.card}`;
  });
  tiles = $derived.by(() => atTiles(this.now.choices(), this.now.view(), this.source));
  /** Pawns that can be guided, or taken along. */
  movable = $derived.by(() => {
    const choices = this.source ? [] : this.now.choices().filter(({ kind }) => kind === 'navigate' || kind === 'passenger');
    return new Set(choices.map(({ pawn }) => Number(pawn)));
  });
  raised = $derived.by(() => new Set(underway(this.now.view())));
  /** Canteens that water could go to from the one taken up. */
  thirsty = $derived.by(() => {
    const source = this.source;
    const found = source?.of === 'water' ? gifts(this.now.choices(), { giver: source.seat }) : [];
    return new Set(found.map(({ receiver }) => Number(receiver)));
  });
  shown = $derived.by(() => consequence(this.previewed, this.now.view(), this.now.forecast(this.previewed)));

  // -- pressing -------------------------------------------------------------------------------------------------

  pressTile(cell: string, pawn: number | null, anchor: HTMLElement): void {
    if (pawn !== null && !this.source) {
      const along = this.#ofPawn(pawn);
      if (along) return this.choose(along);
    }
    const direct = this.tiles.get(cell)?.direct ?? [];
    if (direct.length === 1 && direct[0]) this.choose(direct[0]);
    else this.openTile(cell, anchor);
  }

  pressCard(seat: number, card: string, anchor: HTMLElement): void {
    const all = ofCard(this.now.choices(), seat, card);
    const source: Source = { of: 'equipment', seat, card };
    if (all.some((choice) => 'cell' in choice)) {
      const again = this.taken?.of === 'equipment' && this.taken.seat === seat && this.taken.card === card;
      return this.take(again ? null : source);
    }
    this.open({ ...this.#about('equipment', card, anchor), items: this.items(all) });
  }

  pressCanteen(seat: number, anchor: HTMLElement): void {
    const choices = this.now.choices();
    const source = this.source?.of === 'water' ? this.source : null;
    if (source?.seat === seat) return this.take(null);
    const to = gifts(choices, source ? { giver: source.seat, receiver: seat } : { receiver: seat });
    const from = source ? [] : gifts(choices, { giver: seat });
    if (source && to.length === 1 && to[0]) return this.choose(to[0]);
    if (from.length && !to.length) return this.take({ of: 'water', seat });
    const items = this.items(to);
    if (from.length) items.push(this.#share(seat));
    this.open({ ...this.#about('canteen', String(seat), anchor), items });
  }

  pressPortrait(seat: number, anchor: HTMLElement): void {
    const along = this.#ofPawn(seat);
    if (along) this.choose(along);
    else this.open(this.#about('seat', String(seat), anchor));
  }

  /** The storm pile: draw if that is asked, else everything that concerns it. */
  pressStorm(anchor: HTMLElement): void {
    const ask = (kinds: string[]) => this.now.choices().filter(({ kind }) => kinds.includes(kind));
    const [draw] = ask(['draw_storm', 'end_turn']);
    if (draw) return this.choose(draw);
    this.browse('storm', anchor, this.items(ask(['look', 'reduce', 'end_step'])));
  }

  openTile(cell: string, anchor: HTMLElement): void {
    const words = this.now.words();
    const view = this.now.view();
    const there = tileAt(view, cell);
    if (!there) return this.explain('eye', cell, anchor);
    const { direct = [], more = [] } = this.tiles.get(cell) ?? {};
    const items = [...this.items(direct), ...this.#gathered(more)];
    const face = looks(there).replace(/^clue_.*/, 'clue');
    this.open({
      anchor,
      place: cell,
      items,
      title: `${words.text(`cell-${cell}`)} · ${tileName(words, there)}`,
      lines: tileFacts(view, words, there),
      rule: RULE_OF[there.blocked ? 'blocked' : face],
    });
  }

  browse(pile: Pile, anchor: HTMLElement, items: Item<Source>[] = []): void {
    const id = { storm: 'word-storm_pile', discards: 'board-storm-discards', equipment: 'word-equipment_pile' }[pile];
    this.open({ anchor, pile, items, lines: [], title: this.now.words().text(id), rule: RULE_OF[pile] });
  }

  explain(piece: Piece, id: string, anchor: HTMLElement): void {
    this.open(this.#about(piece, id, anchor));
  }

  /** The storm ladder, and with it the key to every mark on the board. */
  readLadder(anchor: HTMLElement): void {
    this.open({ ...this.#about('ladder', '', anchor), pile: 'legend' });
  }

  #ofPawn(pawn: number): ActionChoice | undefined {
    return this.now
      .choices()
      .find((choice) => (choice.kind === 'navigate' || choice.kind === 'passenger') && choice.pawn === pawn);
  }

  /** Gifts and passes are many: in a tile's menu each piece stands once, to be taken up. */
  #gathered(choices: ActionChoice[]): Item<Source>[] {
    const words = this.now.words();
    const single = choices.filter(({ kind }) => kind !== 'give' && kind !== 'hand_over');
    const items = this.items(single);
    for (const seat of new Set(gifts(choices, {}).map((choice) => choice.seat))) items.push(this.#share(seat));
    const passed = new Map(
      choices.flatMap((choice) => {
        const from = choice.kind === 'hand_over' ? cardOf(choice) : null;
        return from ? [[`${from.seat} ${from.card}`, from] as const] : [];
      }),
    );
    for (const { seat, card } of passed.values()) {
      const label = words.text('board-pass', undefined, { equipment_the: words.text(`equipment-${card}`, 'the') });
      items.push({ label, kind: 'hand_over', source: { of: 'equipment', seat, card } });
    }
    return items;
  }

  #share(seat: number): Item<Source> {
    const label = this.now.words().text('board-share', undefined, { seat });
    return { label, kind: 'give', source: { of: 'water', seat } };
  }

  // -- looking --------------------------------------------------------------------------------------------------

  hoverTile(cell: string | null, anchor: HTMLElement | null): void {
    const words = this.now.words();
    const view = this.now.view();
    const direct = (cell && this.tiles.get(cell)?.direct) || [];
    this.previewed = direct.length === 1 ? (direct[0] ?? null) : null;
    if (!cell || !anchor) return this.unhint();
    const there = tileAt(view, cell);
    if (!there) return this.hintSoon(() => this.#about('eye', cell, anchor));
    this.hintSoon(() => ({
      anchor,
      items: [],
      title: `${words.text(`cell-${cell}`)} · ${tileName(words, there)}`,
      lines: tileFacts(view, words, there),
      offers: direct.slice(0, 3).map((choice) => words.action(choice)),
    }));
  }

  hoverPiece(piece: Piece, id: string, anchor: HTMLElement | null): void {
    if (anchor) this.hintSoon(() => this.#about(piece, id, anchor));
    else this.unhint();
  }

  #about(piece: Piece, id: string, anchor: HTMLElement): Sheet {
    const words = this.now.words();
    const view = this.now.view();
    const seat = view.seats[Number(id)];
    const panel = { anchor, items: [] };
    switch (piece) {
      case 'equipment': {
        const help = words.text(`equipment-${id}`, 'help');
        return { ...panel, title: words.text(`equipment-${id}`), lines: [help], rule: RULE_OF[id] };
      }
      case 'part': {
        const title = words.text(`part-${id}`);
        return { ...panel, title, lines: [words.text('board-part-help')], rule: RULE_OF[id] };
      }
      case 'seat': {
        const role = seat?.adventurer ?? '';
        const lines = [words.text(`adventurer-${role}`, 'power')];
        if (seat?.buried) lines.push(words.text('board-buried'));
        if (seat?.shield) lines.push(words.text('board-shield'));
        const rule = RULE_OF[seat?.buried ? 'buried' : role];
        return { ...panel, title: words.text(`adventurer-${role}`), lines, rule };
      }
      case 'canteen': {
        const args = { seat: Number(id), water: seat?.water ?? 0, canteen: seat?.canteen ?? 0 };
        const lines = [words.text('board-canteen-help')];
        return { ...panel, title: words.text('board-canteen', undefined, args), lines, rule: RULE_OF.canteen };
      }
      default:
        return {
          ...panel,
          title: words.text(`board-${piece}-title`),
          lines: [words.text(`board-${piece}-help`)],
          rule: RULE_OF[piece],
        };
    }
  }
}
