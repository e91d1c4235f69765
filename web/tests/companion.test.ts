import { beforeEach, describe, expect, it } from 'vitest';
import { choose, finish, tell, wanted, wasTold } from '../src/lib/companion';
import type { News } from '../src/lib/wire';
import { Companion } from '../src/shell/companion.svelte';

const GAME = 'forbidden_island';
const TEXTS = [
  'companion-aim',
  'companion-ask-draw_flood',
  'companion-ask-choose_creature-whale',
  'companion-ask-choose_creature',
  'companion-risk-dig',
  'companion-event-sank',
  'companion-event-flooded',
  'companion-event-appeared-whale',
  'companion-event-gave',
];
const has = (id: string) => TEXTS.includes(id);

function news(kind = '', args: Record<string, string> = {}, actions: string[] = [], status: News['status'] = 'playing'): News {
  const decision = { seat: 0, kind, rule: '', prompt: `ask-${kind}`, args, optional: false, actions: actions.map((each, number) => ({ seat: 0, kind: each, number })) };
  return { status, you: [0], options: { end: 'volcano' }, decisions: kind ? [decision] : [] } as unknown as News;
}

/** All that is said, one press after the other. */
function said(companion: Companion, now: News): string[] {
  const found: string[] = [];
  for (companion.look(now, has); companion.shown; companion.look(now, has)) {
    found.push(companion.shown.id);
    companion.dismiss();
  }
  return found;
}

beforeEach(() => localStorage.clear());

describe('what this browser remembers', () => {
  it('wants the companion until a game is over, unless it was wished away or for', () => {
    localStorage.setItem('archipel.companion', '{"forbidden_island":{"told":[]}}');
    expect(wanted(GAME)).toBe(true);
    finish(GAME);
    expect(wanted(GAME)).toBe(false);
    choose(GAME, true);
    expect(wanted(GAME)).toBe(true);
    choose(GAME, false);
    expect(wanted(GAME)).toBe(false);
  });

  it('is kept for each game apart', () => {
    tell('one', 'companion-aim');
    expect(wasTold('one', 'companion-aim')).toBe(true);
    expect(wasTold('another', 'companion-aim')).toBe(false);
    expect(JSON.parse(localStorage.getItem('archipel.companion')!).one.told).toEqual(['companion-aim']);
  });

  it.each(['[]', 'nonsense', '{"spoiled":{"told":7}}', 'null'])('is not spoiled by %s', (stored) => {
    localStorage.setItem('archipel.companion', stored);
    expect(wasTold('spoiled', 'companion-aim')).toBe(false);
    tell('spoiled', `companion-${stored.length}`);
    expect(wasTold('spoiled', `companion-${stored.length}`)).toBe(true);
  });
});

describe('the companion', () => {
  const fresh = (game: string) => {
    localStorage.setItem('archipel.companion', JSON.stringify({ [game]: { told: [] } }));
    return new Companion(game, true);
  };

  it('says the aim, then the question, and neither again', () => {
    const companion = fresh(GAME);
    expect(said(companion, news('draw_flood'))).toEqual(['companion-aim', 'companion-ask-draw_flood']);
    expect(said(companion, news('draw_flood'))).toEqual([]);
    expect(said(new Companion(GAME, true), news('draw_flood'))).toEqual([]);
  });

  it('tells what happened before what is asked, and what cannot be taken back after it', () => {
    const companion = fresh(GAME);
    companion.hear([{ key: 'sank', tile: 'watchtower' }], news(), has);
    const now = news('choose_creature', { creature: 'whale' }, ['dig', 'dig', 'end']);
    expect(said(companion, now)).toEqual(['companion-aim', 'companion-event-sank', 'companion-ask-choose_creature-whale', 'companion-risk-dig']);
  });

  it('finds the text of an argument before that of all, and says nothing where there is none', () => {
    const companion = fresh(GAME);
    said(companion, news());
    companion.hear([{ key: 'appeared', creature: 'shark' }, { key: 'appeared', creature: 'whale', space: 'A1' }, { key: 'moved' }], news(), has);
    expect(said(companion, news('choose_creature', { creature: 'shark' }))).toEqual(['companion-event-appeared-whale', 'companion-ask-choose_creature']);
  });

  it('takes the word about a question away with the question, and leaves what happened until it is read', () => {
    const companion = fresh(GAME);
    tell(GAME, 'companion-aim');
    companion.look(news('draw_flood'), has);
    expect(companion.shown?.id).toBe('companion-ask-draw_flood');
    companion.look(news(), has);
    expect(companion.shown).toBe(null);
    companion.hear([{ key: 'sank' }], news(), has);
    companion.look(news(), has);
    companion.look(news('draw_flood'), has);
    expect(companion.shown?.id).toBe('companion-event-sank');
  });

  it('keeps little waiting: what is not told now is told when it happens again', () => {
    const companion = fresh(GAME);
    companion.hear([{ key: 'sank' }, { key: 'flooded' }, { key: 'gave' }, { key: 'flooded' }], news(), has);
    expect(said(companion, news())).toEqual(['companion-aim', 'companion-event-flooded', 'companion-event-gave']);
    companion.hear([{ key: 'sank' }], news(), has);
    expect(said(companion, news())).toEqual(['companion-event-sank']);
  });

  it('is silent once switched off, remembers that, and comes back when wanted', () => {
    const companion = fresh(GAME);
    companion.look(news(), has);
    companion.switch(false);
    expect(companion.shown).toBe(null);
    expect(said(companion, news('draw_flood'))).toEqual([]);
    expect(new Companion(GAME, true).on).toBe(false);
    companion.switch(true);
    expect(new Companion(GAME, true).on).toBe(true);
    expect(said(companion, news('draw_flood'))).toEqual(['companion-ask-draw_flood']);
  });

  it('leaves with the end of a first game, not before', () => {
    const companion = fresh(GAME);
    expect(companion.on).toBe(true);
    companion.look(news('', {}, [], 'over'), has);
    expect(companion.on).toBe(true); // this table stays as it is
    expect(new Companion(GAME, true).on).toBe(false);
  });

  it('does not come by itself to whoever watches, nor to a game without words for it', () => {
    fresh(GAME);
    expect(new Companion(GAME, false).on).toBe(false);
    expect(new Companion('no_such_game', true).on).toBe(false);
  });

  it('stays away from a lesson, whose end is not that of a first game', () => {
    fresh(GAME);
    choose(GAME, true);
    const companion = new Companion(GAME, true, true);
    expect(companion.on).toBe(false);
    localStorage.setItem('archipel.companion', JSON.stringify({ [GAME]: { told: [] } }));
    companion.look(news('', {}, [], 'over'), has);
    expect(new Companion(GAME, true).on).toBe(true);
  });

  it('says the aim again when asked for it', () => {
    const companion = fresh(GAME);
    said(companion, news());
    companion.sayAim(news());
    expect(companion.shown).toEqual({ id: 'companion-aim', args: { end: 'volcano' }, asked: false });
  });
});
