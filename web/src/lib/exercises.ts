/** Exercises: opening one, and which of them this browser has solved. */

import { api } from './api';
import { forget, remember } from './memory';
import { router, tableAddress } from './router.svelte';
import { settings } from './settings.svelte';

const PLACE = 'archipel.exercises';

function kept(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]> | null) ?? {};
  } catch {
    return {};
  }
}

/** The names of the exercises of a game that were solved here. */
export function solvedOf(game: string): Set<string> {
  const names = kept()[game];
  return new Set(Array.isArray(names) ? names : []);
}

export function keepSolved(game: string, name: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: [...solvedOf(game).add(name)] }));
  } catch {
    // Nothing can be kept: the list shows it as new.
  }
}

export const exercisesAddress = (game: string, number?: number | string) => `/exercises/${encodeURIComponent(game)}${number === undefined ? '' : `/${number}`}`;

/** Sit down at an exercise in place of what is shown: there is nothing to go back to but the list. */
export async function openExercise(game: string, number: string): Promise<void> {
  const opened = await api.exercise(game, number, settings.name, settings.colour);
  remember(opened.table, { game, keys: opened.keys, at: Date.now() });
  router.replace(tableAddress(opened.table));
}

/** On to an exercise, or to the list; the table that is left is not kept among one's own. */
export function leaveFor(table: string, address: string): void {
  router.go(address);
  setTimeout(() => forget(table)); // it is remembered once more on the way out
}
