/** What a refusal means, whole and in the language of the page; the rule behind it is opened by its id. */

import type { FluentVariable } from '@fluent/bundle';
import { knows, say } from '../lib/speech.svelte';
import type { Json, Refused } from '../lib/wire';
import type { TableWords } from '../lib/words';

/** A key and arguments; an argument may be the error behind this one. */
interface Behind {
  error: string;
  args?: Record<string, Json>;
}

type NameOf = (seat: number) => string;

const unnamed: NameOf = (seat) => say('page-seat-unnamed', { number: seat + 1 });

/** The sentence of a refusal; at a table, `name` says who sits where. */
export function sentence(refused: Refused, name: NameOf = unnamed): string {
  if (refused.error === 'away') return say('page-refused-away');
  // What this page has no words for, a newer server says itself.
  return spoken(refused, name) ?? (refused.message || say('page-refused'));
}

/** What stands against an action, told by the game's own words; otherwise the sentence of the refusal. */
export function told(refused: Refused, words: TableWords): string {
  if (refused.error !== 'illegal') return sentence(refused, (seat) => words.seat(seat));
  const { reason, args } = (refused.args ?? {}) as { reason?: string; args?: Record<string, Json> };
  return words.refusal(String(reason), args ?? {}) ?? (refused.message || say('page-refused'));
}

function spoken({ error, args = {} }: Behind, name: NameOf): string | null {
  const id = `error-${error}`;
  if (!knows(id)) return null;
  const spelled: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    const text = isBehind(value) ? spoken(value, name) : key === 'seat' ? name(Number(value)) : plain(value);
    if (text === null) return null;
    spelled[key] = text;
  }
  return say(id, spelled);
}

function isBehind(value: Json): value is Json & Behind {
  return typeof value === 'object' && value !== null && 'error' in value;
}

const plain = (value: Json): FluentVariable => (typeof value === 'number' ? value : String(value));
