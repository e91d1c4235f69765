/** The story: one line for one happening, in chapters, never ahead of the board. */
import { describe, expect, it } from 'vitest';
import { storytelling, type Storytelling } from '../src/lib/texts';
import type { GameEvent, Told } from '../src/lib/wire';
import { chapters, lines, upTo } from '../src/shell/telling';
import type { TableWords } from '../src/lib/words';

const words = {
  event: (event: GameEvent) => `${event.key}.`,
  eventAgain: ({ key }: GameEvent) => (key === 'saw' ? ', then another.' : ''),
} as unknown as TableWords;
const how: Storytelling = { chapters: ['turn_began'], follows: ['lost', 'saw'], instead: { saw: 'looked' }, silent: ['showed'] };

function act(n: number, ...keys: string[]): Told {
  return { n, kind: 'act', at: 0, moment: n, events: keys.map((key) => ({ key, seat: 0 })) };
}

const told = (story: Told[]) => chapters(story, words, [], how).map(({ heading, lines }) => [heading?.text ?? '', ...lines.map((line) => line.text)]);

describe('the story', () => {
  it('opens a chapter with each turn, and tells a happening in one line', () => {
    const story = [act(1, 'placed'), act(2, 'turn_began', 'rolled'), act(3, 'moved', 'lost', 'lost'), act(4, 'turn_began')];
    expect(told(story)).toEqual([['', 'placed.'], ['turn_began.', 'rolled.', 'moved. lost. lost.'], ['turn_began.']]);
  });

  it('goes on with a line that an act before began, and leads to where it ends', () => {
    const [chapter] = chapters([act(1, 'moved'), act(2), act(3, 'lost')], words, [], how);
    expect(chapter!.lines.map(({ text, moment }) => [text, moment])).toEqual([['moved. lost.', 3]]);
  });

  it('names somebody once who does the same several times, where a text says how', () => {
    expect(told([act(1, 'observed', 'saw'), act(2, 'saw'), act(3, 'saw')])).toEqual([['', 'observed. saw, then another, then another.']]);
    const others: Told = { ...act(2), events: [{ key: 'saw', seat: 1 }] };
    expect(told([act(1, 'observed', 'saw'), others])).toEqual([['', 'observed. saw. saw.']]);
  });

  it('does not join what was taken back to what stands', () => {
    const undo: Told = { n: 3, kind: 'undo', at: 0, moment: 1, args: { seat: 0 } };
    const found = lines([act(1, 'moved'), act(2, 'lost'), undo], words, [], how);
    expect(found.map(({ text, moment }) => [text, moment]).slice(0, 2)).toEqual([['moved.', 1], ['lost.', null]]);
  });

  it('tells nobody the same thing twice', () => {
    expect(told([act(1, 'looked', 'saw')])).toEqual([['', 'saw.']]);
    expect(told([act(1, 'looked')])).toEqual([['', 'looked.']]);
    expect(told([act(1, 'showed', 'put')])).toEqual([['', 'put.']]);
  });

  it('is never ahead of the board', () => {
    const story = [act(1, 'moved'), act(2, 'rolled', 'lost')];
    expect(told(upTo(story, 0))).toEqual([['', 'moved.', 'rolled. lost.']]);
    expect(told(upTo(story, 1))).toEqual([['', 'moved.', 'rolled.']]);
    expect(told(upTo(story, 2))).toEqual([['', 'moved.']]);
    expect(told(upTo(story, 3))).toEqual([]);
  });

  it('is told turn by turn in a game that says nothing about it', () => {
    expect(storytelling('no_such_game')).toEqual({ chapters: ['turn_began'] });
    expect(storytelling('la_isla').chapters).toEqual(['round_began']);
  });
});
