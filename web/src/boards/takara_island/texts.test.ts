import { hasItsWords } from '../shared/testing/texts.ts';
import { RULE_OF } from './components.ts';

hasItsWords('takara_island', import.meta.dirname, Object.values(RULE_OF));
