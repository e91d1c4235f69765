import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { FALLBACK, firstLanguage, LANGUAGES, languageOf, nextLanguage } from '../src/lib/languages';
import { Catalog, TableWords, type ArgumentKinds } from '../src/lib/words';
import beginnings from '../../tests/terminal/names.json';
import type { Decision, GameEvent } from '../src/lib/wire';

/** Positions of every game, written by `dev/fixtures.py`. */
const PLAYED = import.meta.glob<{ events: GameEvent[]; decisions: Decision[] }>('./fixtures/*.json', { eager: true, import: 'default' });

const PACKAGE = '../src/archipel';
const folderOf = (game: string) => (game ? `${PACKAGE}/games/${game}/texts` : `${PACKAGE}/texts`);
const read = (language: string, name: string, game = '') => readFileSync(`${folderOf(game)}/${language}/${name}.ftl`, 'utf-8');
const NAMES = ['Ana', 'Ben', 'Éloi'];

function kinds(game: string): ArgumentKinds {
  const file = `${folderOf(game)}/arguments.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf-8')) as ArgumentKinds) : {};
}

function words(language: string, game = 'forbidden_island'): TableWords {
  const texts = [read(language, 'people'), read(language, 'labels'), read(language, 'words', game), read(language, 'kinds', game)];
  const and = language === 'fr' ? 'et' : 'and';
  return new TableWords(
    new Catalog(language, texts),
    (seat) => NAMES[seat] ?? `Seat ${seat}`,
    (first, last) => `${first} ${and} ${last}`,
    [kinds(''), kinds(game)],
  );
}

describe('sentences', () => {
  const en = words('en');
  const fr = words('fr');

  it('take the form of a name that each language needs', () => {
    const event = { key: 'moved', seat: 0, from: 'iron_gate', to: 'misty_marsh' };
    expect(en.event(event)).toBe('Ana moves to Misty Marsh.');
    expect(fr.event(event)).toBe('Ana va au Marais Brumeux.');
  });

  it('name several people', () => {
    const event = { key: 'lifted', seat: 2, pawns: [0, 1, 2], from: 'watchtower', to: 'fools_landing' };
    expect(en.event(event)).toBe(
      'Éloi plays Helicopter Lift and carries Ana, Ben and Éloi from the Watchtower to Fools’ Landing.',
    );
    expect(fr.event(event)).toContain('Ana, Ben et Éloi de la Tour de Guet à l’Héliport');
  });

  it('know cards from tiles of the same kind of argument', () => {
    expect(en.event({ key: 'gave', seat: 0, receiver: 1, card: 'earth_stone' })).toBe('Ana gives an Earth Stone card to Ben.');
  });

  it('speak of a rule by its id', () => {
    const table = words('en');
    expect(table.has('rule-FI-A10')).toBe(true);
    expect(table.spell({ rule: 'FI-A10' })).toEqual({ rule: 'FI-A10' });
  });

  it('elide before a name that begins with a vowel, in French', () => {
    const takara = (seat: number) => words('fr', 'takara_island').event({ key: 'wounded', seat });
    expect([0, 1, 2].map(takara)).toEqual([
      'Un aventurier d’Ana est blessé et va à l’hôpital.',
      'Un aventurier de Ben est blessé et va à l’hôpital.',
      'Un aventurier d’Éloi est blessé et va à l’hôpital.',
    ]);
  });

  it.each(Object.entries(beginnings))('know how a name begins in %s, as in Python', (language, names) => {
    for (const [name, start] of Object.entries(names)) expect(languageOf(language).start(name), name).toBe(start);
  });

  it('tell the same thing twice as two', () => {
    const isla = words('fr', 'la_isla');
    expect(isla.event({ key: 'paid_two', seat: 0, first: 'brown', second: 'brown' })).toBe('Ana paie deux ressources marron.');
    expect(isla.event({ key: 'paid_two', seat: 0, first: 'grey', second: 'brown' })).toContain('une ressource grise et une ressource marron');
  });

  it('count', () => {
    expect(en.text('ask-take_actions', '', { left: 1 })).toBe('You have 1 action left: what do you do?');
    expect(fr.event({ key: 'ended_actions', seat: 0, left: 0 })).toBe('Ana n’a plus d’action.');
  });

  it('are made of ids where a game has no text yet', () => {
    const bare = new TableWords(new Catalog('en', [read('en', 'labels')]), (seat) => NAMES[seat]!);
    expect(bare.event({ key: 'found_treasure', seat: 1, treasure: 'old_map', gold: 3 })).toBe('Ben: found treasure (treasure old map, gold 3)');
    expect(bare.action({ seat: 0, kind: 'end_turn', number: 4 })).toBe('end turn');
    expect(bare.said('ask-anything', 'anything')).toBe('anything');
    expect(bare.value('open', [true, null, { turn: 3 }])).toBe('Yes; –; Turn 3');
  });

  it('give a missing text its key rather than nothing', () => {
    expect(en.text('no-such-text')).toBe('[no-such-text]');
  });

  it.each(LANGUAGES)('exist for every event, question and choice of whole games in %s', (language) => {
    for (const [path, game] of Object.entries(PLAYED)) {
      const name = /(\w+)_(?:middle|lost)\.json$/.exec(path)![1]!;
      const spoken = words(language, name);
      for (const event of game.events) {
        expect(spoken.has(`event-${event.key}`), event.key).toBe(true);
        expect(spoken.event(event)).not.toMatch(/[[{]/);
      }
      for (const decision of game.decisions) {
        expect(spoken.text(decision.prompt, '', decision.args)).not.toMatch(/[[{]/);
        for (const action of decision.actions) {
          expect(spoken.has(`action-${action.kind}`), action.kind).toBe(true);
          expect(spoken.action(action)).not.toMatch(/[[{]/);
          expect(spoken.kind(action.kind)).not.toBe('');
        }
      }
    }
  });

  it('list the rules in their order under their headings', () => {
    const rules = en.rules();
    expect(rules.length).toBeGreaterThan(100);
    expect(rules[0]).toMatchObject({ id: 'FI-G1', title: 'One team', heading: 'The goal' });
    expect(fr.rules().map((rule) => rule.id)).toEqual(rules.map((rule) => rule.id));
    expect(fr.rules()[0]!.heading).not.toBe('');
  });
});

describe('the page', () => {
  const ids = (text: string) => [...new Catalog('en', [text]).ids('')];

  it.each(LANGUAGES)('says the same things in %s as in the fallback', (language) => {
    const files = readdirSync(`${PACKAGE}/games`).flatMap((game) => ['kinds', 'board'].map((name) => [name, game] as const));
    for (const [name, game] of [['page', ''] as const, ...files.filter(([name, game]) => existsSync(`${folderOf(game)}/${FALLBACK}/${name}.ftl`))]) {
      const all = new Catalog(FALLBACK, [read(FALLBACK, name, game)]);
      const own = new Catalog(language, [read(language, name, game)]);
      expect(own.ids('')).toEqual(all.ids(''));
      for (const id of all.ids('')) expect(own.forms(id), id).toEqual(all.forms(id));
    }
  });

  it('has no broken text', () => {
    for (const [language, name] of LANGUAGES.flatMap((each) => ['page', 'table'].map((part) => [each, part] as const))) {
      const text = read(language, name);
      const written = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;
      expect([...new FluentResource(text).body].length).toBe(written);
    }
  });

  it('has every text that a component asks for', () => {
    const known = new Set(['page', 'table'].flatMap((name) => ids(read('en', name))));
    const starts = (id: string) => [...known].some((each) => each.startsWith(id));
    for (const file of sources('src')) {
      for (const [, id, rest] of readFileSync(file, 'utf-8').matchAll(/['"`](page-[a-z0-9-]*)(\$\{)?/g)) {
        if (rest) expect(starts(id!), `${file}: ${id}`).toBe(true);
        else expect(known.has(id!), `${file}: ${id}`).toBe(true);
      }
    }
  });

  it('asks for every text it has', () => {
    const all = sources('src').map((file) => readFileSync(file, 'utf-8')).join('\n');
    const made = [...all.matchAll(/`(page-[a-z0-9-]*)\$\{/g)].map((match) => match[1]!);
    for (const id of ids(read('en', 'page'))) {
      const asked = all.includes(`'${id}'`) || made.some((start) => id.startsWith(start) && start !== 'page-');
      expect(asked, id).toBe(true);
    }
  });

  it('holds no sentence of its own', () => {
    for (const file of sources('src').filter((each) => each.endsWith('.svelte'))) {
      expect(literals(readFileSync(file, 'utf-8')), file).toEqual([]);
    }
  });

  it('starts in the language of the browser', () => {
    expect(firstLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(firstLanguage(['en-GB'])).toBe('en');
    expect(firstLanguage(['ja'])).toBe('en');
    expect(firstLanguage(['fry', 'fil'])).toBe('en');
  });
});

describe('languages', () => {
  it('follow one another, the first after the last', () => {
    expect(LANGUAGES[0]).toBe(FALLBACK);
    expect(LANGUAGES.map(nextLanguage)).toEqual([...LANGUAGES.slice(1), FALLBACK]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** Words between tags or in attributes that people hear or read, outside of any `{…}`. */
function literals(source: string): string[] {
  let markup = source
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  for (let before = ''; before !== markup; ) {
    before = markup;
    markup = markup.replace(/\{[^{}]*\}/g, '');
  }
  const spoken = [...markup.matchAll(/\b(?:title|alt|placeholder|aria-label|label)="([^"]*\p{L}{2}[^"]*)"/gu)].map((m) => m[1]!);
  const written = markup.replace(/<[^>]*>/g, '\n').split('\n').filter((line) => /\p{L}{2}/u.test(line));
  return [...spoken, ...written.map((line) => line.trim())];
}
