import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completed, partOf } from '../dev/plugins/texts.ts';
import { Catalog } from '../src/lib/words';

const text = readFileSync('../src/archipel/games/forbidden_island/texts/fr/words.ftl', 'utf-8');
const ids = (part: string) => new Catalog('fr', [part]).ids('');

it('the parts of a game’s texts are the whole, each message once', () => {
  const play = partOf(text, 'play');
  const rules = partOf(text, 'rules');
  expect([...ids(play), ...ids(rules)].sort()).toEqual(ids(text).sort());
  expect(ids(rules).every((id) => id.startsWith('rule-'))).toBe(true);
  expect(new Catalog('fr', [rules]).heading('rule-FI-G1')).toBe(new Catalog('fr', [text]).heading('rule-FI-G1'));
  expect(new Catalog('fr', [play]).text('ask-take_actions', '', { left: 2 })).toBe(
    new Catalog('fr', [text]).text('ask-take_actions', '', { left: 2 }),
  );
});

it('a cover has a name, a line, its kind and a first game', () => {
  expect(ids(partOf(text, 'cover'))).toEqual(['game-name', 'game-tagline', 'game-kind', 'game-first']);
});

it('a text that lacks messages has the other’s, under their headings, and keeps its own', () => {
  const other = '## One\n\none = 1\n    .form = f\n# a note\n\n## Two\n\ntwo = { $n ->\n    [one] x\n   *[other] y\n}\nthree = 3\n';
  const words = new Catalog('fr', [completed('three = trois\n', other)]);
  expect(['one', 'two', 'three'].map((id) => words.text(id, '', { n: 2 }))).toEqual(['1', 'y', 'trois']);
  expect(words.text('one', 'form')).toBe('f');
  expect(words.heading('two')).toBe('Two');
  expect(completed(other, other)).toBe(other);
});
