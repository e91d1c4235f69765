import { afterEach, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { speech } from '../src/lib/speech.svelte';
import { Catalog } from '../src/lib/words';

const before = settings.language;
afterEach(() => speech.speak(before));

it('keeps the names of games that were fetched while a language was on its way', async () => {
  const speaking = speech.speak('en');
  speech.covers = { ...speech.covers, solo: new Catalog('en', ['game-name = One alone']) };
  await speaking;
  expect(speech.cover('solo')).toBe('One alone');
});

it('keeps none in another language', async () => {
  const speaking = speech.speak('en');
  speech.covers = { ...speech.covers, solo: new Catalog('fr', ['game-name = Tout seul']) };
  await speaking;
  expect(speech.cover('solo')).toBe('solo');
});

it('has the names of games whose covers came in the old language in between', async () => {
  await speech.speak('en');
  speech.covers = {};
  const speaking = speech.speak('fr');
  speech.covers = { forbidden_island: new Catalog('en', ['game-name = Forbidden Island']) };
  await speaking;
  expect(speech.cover('forbidden_island')).toBe('L’Île Interdite');
});

it('speaks the language that was chosen last, whichever comes first', async () => {
  await Promise.all([speech.speak('fr'), speech.speak('en')]);
  expect(settings.language).toBe('en');
});
