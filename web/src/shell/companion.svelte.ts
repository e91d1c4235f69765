/** Says each thing once to whoever plays a game for the first time: the aim, questions, happenings, risks. */

import { choose, finish, tell, wanted, wasTold, wish } from '../lib/companion';
import { hasCompanion } from '../lib/texts';
import type { GameEvent, Json, News } from '../lib/wire';
import { asksForMe } from './asking';

/** A text with its arguments; what a question is about is worth saying only while it is asked. */
export interface Saying {
  id: string;
  args: Record<string, Json>;
  asked: boolean;
}

/** What happened while much else was told waits, so many at most; the others are told when they happen again. */
const MOST_WAITING = 2;
const AIM = 'companion-aim';
const RISK = 'companion-risk-';

export class Companion {
  on = $state(false);
  shown = $state.raw<Saying | null>(null);
  private waiting: Saying[] = [];
  /** What was being said of the question when somebody pointed at a risk: it is read afterwards. */
  private under: Saying | null = null;

  /** At a table where a lesson is `taught` it stays away, and counts nothing. */
  constructor(readonly game: string, seated: boolean, private readonly taught = false) {
    this.on = !taught && hasCompanion(game) && (wish(game) ?? (seated && wanted(game)));
  }

  switch(on: boolean): void {
    this.on = on;
    this.shown = this.under = null;
    this.waiting = [];
    choose(this.game, on);
  }

  /** Something has happened; `has` says which texts there are. */
  hear(events: readonly GameEvent[], news: News, has: (id: string) => boolean): void {
    if (!this.on) return;
    for (const { key, ...args } of events) {
      const id = textOf(`companion-event-${key}`, args, has);
      if (!id || wasTold(this.game, id) || this.shown?.id === id || this.waiting.some((each) => each.id === id)) continue;
      this.waiting.push({ id, args: { ...news.options, ...args }, asked: false });
    }
    this.waiting = this.waiting.slice(-MOST_WAITING);
  }

  /** Say the next thing, if there is one and nothing is being said. */
  look(news: News, has: (id: string) => boolean): void {
    if (news.status === 'over') {
      if (news.you.length && !this.taught) finish(this.game);
      this.shown = this.under = null;
      this.waiting = [];
    }
    if (!this.on || news.status === 'over') return;
    const asked = about(news, has);
    const still = (saying: Saying | null) => !saying?.asked || asked.some((each) => each.id === saying.id);
    if (!still(this.under)) this.under = null;
    if (!still(this.shown)) this.dismiss();
    if (this.shown) return;
    const aim: Saying[] = has(AIM) ? [{ id: AIM, args: news.options, asked: false }] : [];
    const next = [...aim, ...this.waiting, ...asked].find((each) => !wasTold(this.game, each.id));
    if (next) this.say(next);
  }

  /** Somebody points at such choices: what they risk is said now, the first time, over what is said of the question. */
  point(kinds: readonly string[], news: News, has: (id: string) => boolean): void {
    if (!this.on || news.status !== 'playing' || this.shown?.asked === false) return;
    const id = kinds.map((kind) => textOf(`${RISK}${kind}`, {}, has)).find((each) => each && !wasTold(this.game, each));
    const decision = asksForMe(news);
    if (!id || !decision) return;
    this.under = this.shown;
    this.say({ id, args: { ...news.options, ...decision.args }, asked: true });
  }

  /** The aim again, for whoever asks for it. */
  sayAim(news: News): void {
    this.say({ id: AIM, args: news.options, asked: false });
  }

  dismiss(): void {
    this.shown = this.under;
    this.under = null;
  }

  private say(saying: Saying): void {
    this.waiting = this.waiting.filter((each) => each.id !== saying.id);
    tell(this.game, saying.id);
    this.shown = saying;
  }
}

/** What can be said about the question that is asked here, and about those of its answers that stand once given. */
function about(news: News, has: (id: string) => boolean): Saying[] {
  const decision = asksForMe(news);
  if (!decision || news.status !== 'playing') return [];
  const args = { ...news.options, ...decision.args };
  const ids = [
    textOf(`companion-ask-${decision.kind}`, decision.args, has),
    ...decision.actions.map((action) => textOf(`${RISK}${action.kind}`, {}, has)),
  ];
  return [...new Set(ids)].flatMap((id) => (id ? [{ id, args, asked: true }] : []));
}

/** The text of a key for one of its arguments (`…-appeared-whale`), or else for all; '' if there is none. */
function textOf(id: string, args: Record<string, Json>, has: (id: string) => boolean): string {
  const closer = Object.values(args).map((value) => `${id}-${String(value)}`);
  return [...closer, id].find(has) ?? '';
}
