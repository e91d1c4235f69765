/** How far this browser has read a table's story, kept for the next time. */

import { knownTable, remember } from '../lib/memory';
import type { Session } from '../lib/session.svelte';
import type { News, Told } from '../lib/wire';

/** What others did while nobody was here, if it is worth telling. */
export function missed(session: Session, news: News): Told[] {
  const known = knownTable(session.table);
  if (!known || !news.you.length || known.seen < 0) return [];
  const since = session.story.filter((told) => told.n > known.seen && told.kind !== 'start');
  const acts = since.filter((told) => told.kind === 'act' && !news.you.includes(Number(told.args?.seat)));
  return acts.length > 2 ? since : [];
}

function keep(session: Session): void {
  const news = session.news;
  if (!news || !(news.you.length || knownTable(session.table))) return;
  remember(session.table, { game: news.game, seen: Math.max(...session.story.map((told) => told.n), -1) });
}

/** Remember the place now and whenever the page may be left; call what it returns when it is. */
export function keepPlace(session: Session): () => void {
  const now = () => keep(session);
  const hidden = () => document.visibilityState === 'hidden' && now();
  now();
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', now);
  return () => {
    now();
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', now);
  };
}
