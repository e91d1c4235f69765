import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { boardOf } from '../src/boards';
import Plain from '../src/boards/Plain.svelte';
import { coverOf } from '../src/boards/covers';
import { medalsOf } from '../src/boards/medals';
import type { BoardProps, Json } from '../src/boards/types';
import { speech } from '../src/lib/speech.svelte';
import { gameTexts } from '../src/lib/texts';
import { Catalog, TableWords } from '../src/lib/words';
import { LANGUAGES } from '../src/lib/languages';
import Rose from '../src/shell/Rose.svelte';

const PLAYED = import.meta.glob<{ view: Record<string, Json> }>('./fixtures/*.json', { eager: true, import: 'default' });
const IDS = ['pairs', 'a_b_c_d', 'page', 'shared'];

const props = (view: Record<string, Json>, words: TableWords): BoardProps => ({
  ...{ view, words, decisions: [], seats: [], you: [0], steps: [], still: true, pointed: null },
  ...{ act: () => {}, rule: () => {} },
});

it.each(IDS)('a game called %s that has no drawing gets a plain board, a rose and medals', async (id) => {
  const { Board, shows } = await boardOf(id);
  expect(Board).toBe(Plain);
  expect(shows.onBoard({ seat: 0, kind: 'roll', number: 1 })).toBe(false);
  expect(coverOf(id)).toBe(Rose);
  expect(medalsOf(id).won).not.toBe(medalsOf(id).lost);
  expect(speech.cover(id)).toBe(id.replaceAll('_', ' '));
});

it.each(LANGUAGES)('the plain board tells everything that a view holds, in %s', async (language) => {
  const texts = await gameTexts(language, 'a_b_c_d'); // of which there are none: only what any game says
  const words = new TableWords(new Catalog(language, texts), (seat) => ['Ana', 'Ben', 'Cléo'][seat]!);
  for (const { view } of Object.values(PLAYED)) {
    const { container, unmount } = render(Plain, { props: props(view, words) });
    expect(screen.getByRole('heading', { name: 'Cléo' })).toBeTruthy();
    expect(container.textContent).not.toMatch(/\[|undefined|null|object Object/);
    unmount();
  }
});
