/** The page's words for component tests. */

import { speech, wordsOf } from '../src/lib/speech.svelte';
import type { TableWords } from '../src/lib/words';

export async function speak(language = 'en'): Promise<void> {
  await speech.speak(language);
  await speech.furnish();
  await speech.open('forbidden_island', 'rules');
}

export const words = (): TableWords => wordsOf('forbidden_island', (seat) => ['Ana', 'Corail'][seat] ?? `#${seat}`);
