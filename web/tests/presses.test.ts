import { beforeAll, describe, expect, it } from 'vitest';
import { speech, wordsOf } from '../src/lib/speech.svelte';
import type { Refused } from '../src/lib/wire';
import { unlitThing } from '../src/shell/presses';
import { told } from '../src/shell/refusals';

const names = (seat: number) => ['Ana', 'Béa'][seat] ?? '?';
const illegal = (reason: string, args: Record<string, string | number>, message = ''): Refused => ({
  type: 'refused',
  error: 'illegal',
  rule: 'FI-A1',
  args: { reason, args },
  message,
});

describe('why not', () => {
  beforeAll(async () => {
    await speech.speak('en');
    await speech.furnish();
    await speech.open('forbidden_island', 'rules');
  });

  it('is told in the words of the game, with numbers and names', () => {
    const words = wordsOf('forbidden_island', names);
    expect(told(illegal('too_far', { tile: 'iron_gate', steps: 3 }), words)).toBe(
      'Too far: the Iron Gate is 3 tiles away, and you walk one tile an action.',
    );
    expect(told(illegal('apart', { receiver: 1, tile: 'iron_gate' }), words)).toContain('Béa is on the Iron Gate');
  });

  it('is the server’s sentence where the page has no words', () => {
    expect(told(illegal('of_tomorrow', {}, 'Tomorrow.'), wordsOf('forbidden_island', names))).toBe('Tomorrow.');
  });
});

it('what is pressed is the nearest thing on the board that is not lit', () => {
  document.body.innerHTML =
    '<main><button data-thing="tile:iron_gate"><span id="a"></span></button><button id="b"></button></main><p data-thing="x" id="c"></p>';
  const at = (id: string) => {
    let found: string | null = null;
    addEventListener('click', (event) => (found = unlitThing(event)), { once: true });
    document.getElementById(id)!.click();
    return found;
  };
  expect([at('a'), at('b'), at('c')]).toEqual(['tile:iron_gate', null, null]);
});
