/** Who is asked what, as one sentence. */

import { nameOf } from '../lib/people';
import { say } from '../lib/speech.svelte';
import type { Decision, News } from '../lib/wire';
import type { TableWords } from '../lib/words';

/** The question that the people at this screen face: one that is owed before one that may be passed over. */
export function asksForMe(news: News): Decision | null {
  return news.decisions.find((each) => !each.optional) ?? news.decisions[0] ?? null;
}

export function question(news: News, words: TableWords): string {
  if (news.status === 'over') return say('page-status-over');
  if (news.status === 'paused') return say('page-status-paused');
  const mine = asksForMe(news);
  if (mine) {
    const asked = words.text(mine.prompt, '', mine.args);
    return news.you.length > 1 ? say('page-asked-of', { name: words.seat(mine.seat), question: asked }) : asked;
  }
  return waiting(news);
}

function waiting(news: News): string {
  const asked = news.seats.filter((seat) => news.asked.includes(seat.seat));
  const names = asked.map((seat) => nameOf(news.seats, seat.seat)).join(', ');
  if (!asked.length) return say('page-one-moment');
  if (asked.every((seat) => seat.kind === 'open')) return say('page-waits-for-free-seat');
  if (asked.every((seat) => seat.kind === 'bot' || seat.kind === 'kept')) return say('page-bot-plays', { names });
  return say('page-waits-for', { names });
}
