/** Who is asked what, as sentences; and what is given to whatever asks. */

import type { Shows } from '../boards/types';
import { nameOf } from '../lib/people';
import type { Session } from '../lib/session.svelte';
import { listed, say } from '../lib/speech.svelte';
import type { Decision, LessonNow, News } from '../lib/wire';
import { readable, type TableWords } from '../lib/words';

/** What everything is given that stands where somebody is asked: the bar, a lesson, an exercise. */
export interface Asked {
  session: Session;
  news: News;
  words: TableWords;
  shows: Shows;
  choicesOpen: boolean;
  onchoices: () => void;
  onrule: (id: string) => void;
}

export interface Taught extends Asked {
  lesson: LessonNow;
  /** Events that the board has yet to show. */
  behind: number;
}

/** The seats that everybody waits for; those with an open window hold nobody up. */
export const owing = (news: News) => news.owing ?? [];

/** The question that the people at this screen face: one that is owed before one that may be passed over. */
export function asksForMe(news: News): Decision | null {
  return news.decisions.find((each) => !each.optional) ?? news.decisions[0] ?? null;
}

/** What the bar says: my question, or whom the table waits for. */
export function question(news: News, words: TableWords): string {
  if (news.status === 'over') return say('page-status-over');
  if (news.status === 'paused') return say('page-status-paused');
  const mine = asksForMe(news);
  return mine && !mine.optional ? asked(mine, news, words) : waiting(news);
}

/** What I may do although nobody waits for me. */
export function window(news: News, words: TableWords): string {
  const mine = asksForMe(news);
  return mine?.optional && news.status === 'playing' ? asked(mine, news, words) : '';
}

function asked(mine: Decision, news: News, words: TableWords): string {
  const sentence = words.said(mine.prompt, readable(mine.kind), '', mine.args);
  return news.you.length > 1 ? say('page-asked-of', { name: words.seat(mine.seat), question: sentence }) : sentence;
}

function waiting(news: News): string {
  const seats = news.seats.filter((seat) => owing(news).includes(seat.seat));
  const names = listed(seats.map((seat) => nameOf(news.seats, seat.seat)));
  if (!seats.length) return say('page-one-moment');
  if (seats.every((seat) => seat.kind === 'open')) return say('page-waits-for-free-seat');
  if (seats.every((seat) => seat.kind === 'bot' || seat.kind === 'kept')) return say('page-bot-plays', { names, count: seats.length });
  return say('page-waits-for', { names });
}
