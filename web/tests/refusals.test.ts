import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../src/lib/speech.svelte';
import type { Refused } from '../src/lib/wire';
import { sentence } from '../src/shell/refusals';

const names = (seat: number) => ['Ana', 'Béa'][seat] ?? '?';
const refused = (error: string, args: Refused['args'] = {}, message = ''): Refused => ({ type: 'refused', error, args, message });

describe('a refusal is told whole, in the language of the page', () => {
  beforeAll(async () => {
    await speech.speak('fr');
    await speech.furnish();
  });

  it('names who and how many seconds', () => {
    expect(sentence(refused('too_soon', { seat: 1, seconds: 9 }), names)).toBe('Béa a dit non. Vous pourrez redemander dans 9 secondes.');
    expect(sentence(refused('too_fast', { seconds: 1 }))).toBe('C’était un peu rapide. Attendez une seconde.');
    expect(sentence(refused('paused_by', { seat: 0 }), names)).toBe('Ana a mis la table en pause.');
  });

  it('tells the error behind another', () => {
    const behind = { error: 'illegal', args: { action: '0 dance', rule: 'FI-T1' } };
    const text = sentence(refused('record_entry', { line: 3, reason: behind }));
    expect(text.replaceAll(/\s/g, ' ')).toContain('La ligne 3 de la partie ne peut pas être rejouée : « 0 dance »');
  });

  it('leaves to the server what it has no words for', () => {
    expect(sentence(refused('of_tomorrow', {}, 'Demain.'))).toBe('Demain.');
    expect(sentence(refused('pieces', { reason: { error: 'of_tomorrow' } }, 'Des pièces.'))).toBe('Des pièces.');
    expect(sentence(refused('of_tomorrow'))).toBe('Cela n’a pas marché.');
  });

  it('knows by itself that nobody answers', () => {
    expect(sentence(refused('away'))).toBe('Le serveur ne répond pas. Nouvel essai en cours.');
  });
});
