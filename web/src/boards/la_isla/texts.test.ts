import { expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/languages.ts';
import { catalogOf, hasItsWords } from '../shared/testing/texts.ts';
import { RULE_OF, RULE_OF_PHASE } from './components.ts';
import { LETTERS, PHASES } from './model.ts';

hasItsWords('la_isla', import.meta.dirname, [...Object.values(RULE_OF), ...Object.values(RULE_OF_PHASE)]);

it.each(LANGUAGES)('phases and letters have their names in %s', (language) => {
  const words = catalogOf(language, 'la_isla');
  for (const phase of PHASES) expect(words.forms(`board-phase-${phase}`)).toContain('long');
  for (const letter of LETTERS) expect(words.has(`board-use-${letter}`)).toBe(true);
});
