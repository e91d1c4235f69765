import { expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/languages.ts';
import { catalogOf, hasItsWords } from '../shared/testing/texts.ts';
import { BACKS, EXPLORERS, RULE_OF } from './components.ts';
import { CREATURES, TERRAINS } from './model.ts';

hasItsWords('the_island', import.meta.dirname, Object.values(RULE_OF));

it.each(LANGUAGES)('pieces and tiles have their names in %s', (language) => {
  const words = catalogOf(language, 'the_island');
  for (const creature of CREATURES) expect(words.has(`board-about-${creature}`)).toBe(true);
  for (const back of BACKS) expect(words.forms(`tile-${back}`)).toContain('help');
  for (const id of [...EXPLORERS.map((each) => `colour-${each.split('_')[0]}`), ...TERRAINS.map((each) => `terrain-${each}`)]) {
    expect(words.has(id)).toBe(true);
  }
});
