/** La Isla: cards that all turned up at once are shown one by one, at the chosen pace, and the story keeps step. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/la_isla/Board.svelte';
import game from '../src/boards/la_isla/testing/game.json';
import { wordsWith } from '../src/boards/shared/testing/bench';
import { recorded } from '../src/boards/shared/testing/recorded';
import { PACES, type Pace } from '../src/lib/settings.svelte';
import type { GameEvent, Told } from '../src/lib/wire';
import type { TableWords } from '../src/lib/words';
import { lines, upTo } from '../src/shell/telling';

const ONE_CARD = 400; // ms at the usual pace
const TURNED = 0.4; // of that time, until the card lies there
const { start, steps } = recorded(game);
const words = { event: (event: GameEvent) => `${event.key} ${event.seat}` } as unknown as TableWords;

/** The first time that all show a card at a letter, and the view before it. */
function reveal(letter: string) {
  const first = steps.findIndex(({ event }) => event.key === `showed_${letter}`);
  const shown = steps.slice(first).findIndex(({ event }) => event.key !== `showed_${letter}`);
  return { before: steps[first - 1]?.view ?? start, cards: steps.slice(first, first + shown) };
}

afterEach(() => vi.useRealTimers());

describe.each(Object.keys(PACES) as Pace[])('at the pace “%s”', (pace) => {
  it.each(['a', 'b', 'd'])('the cards at %s come one by one, and nothing is told before it is seen', async (letter) => {
    vi.useFakeTimers();
    const { before, cards } = reveal(letter);
    expect(cards).toHaveLength(3);
    let behind = 0;
    const given = { seats: [], you: [0], decisions: [], words: wordsWith([]), act: vi.fn(), rule: vi.fn(), still: false, pointed: null };
    const told = (events: number) => (behind = events);
    const props = { ...given, pace: PACES[pace], behind: told, view: before, steps: [] };
    const { rerender } = render(Board, props);
    const lying = () => document.querySelectorAll('.tray .shown:not(.down)').length;
    const at = lying();
    await rerender({ ...props, view: cards.at(-1)!.view, steps: cards });
    const act: Told = { n: 1, kind: 'act', at: 0, moment: 1, events: cards.map(({ event }) => event) };
    const story = () => lines(upTo([act], behind), words, [], { chapters: [], follows: [], instead: {}, silent: [] }).map(({ text }) => text);
    const look = () => ({ lying: lying(), story: story() });
    const each = ONE_CARD * PACES[pace];

    for (let card = 0; card < cards.length; card++) {
      const known = cards.slice(0, card).map(({ event }) => `showed_${letter} ${event.seat}`);
      await vi.advanceTimersByTimeAsync(each * TURNED - 10);
      await tick();
      expect(look()).toEqual({ lying: at + card, story: known });
      await vi.advanceTimersByTimeAsync(20);
      await tick();
      expect(look()).toEqual({ lying: at + card + 1, story: [...known, `showed_${letter} ${cards[card]!.event.seat}`] });
      await vi.advanceTimersByTimeAsync(each * (1 - TURNED) - 10);
    }
    expect(document.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  });
});
