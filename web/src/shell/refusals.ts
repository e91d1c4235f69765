/** What a refusal means, in the words of the page; the rule behind it is opened by its id. */

import { knows, say } from '../lib/speech.svelte';
import type { Refused } from '../lib/wire';

export function sentence(refused: Refused): string {
  const id = `page-refused-${refused.error.replaceAll('_', '-')}`;
  return knows(id) ? say(id) : say('page-refused');
}
