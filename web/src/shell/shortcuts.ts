/** What each keyboard shortcut does at a table. */

import { nextLanguage } from '../lib/languages';
import type { Session } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { speech } from '../lib/speech.svelte';
import type { News } from '../lib/wire';
import { asksForMe } from './asking';
import type { Shortcut } from './keys';

/** What lies within reach on the desk. */
export interface Reach {
  toChoices(): void;
  openRule(id: string): void;
  open(sheet: 'help' | 'menu'): void;
  toggleStory(): void;
  talk(): void;
}

export function runShortcut(shortcut: Shortcut, session: Session, news: News, reach: Reach): void {
  const mine = asksForMe(news);
  const undoable = news.undo.free?.[0] ?? news.undo.possible?.[0];
  const waiting = news.window?.waiting.find((seat) => news.you.includes(seat));
  switch (shortcut) {
    case 'choices':
      return reach.toChoices();
    case 'rules':
      return reach.openRule(mine?.rule ?? '');
    case 'help':
    case 'menu':
      return reach.open(shortcut);
    case 'story':
      return reach.toggleStory();
    case 'talk':
      return reach.talk();
    case 'language':
      return void speech.speak(nextLanguage(settings.language));
    case 'undo':
      if (undoable !== undefined && news.you.length) void session.ask({ type: 'undo', seat: undoable });
      return;
    case 'hint':
      if (mine) void session.wishHint(mine.seat);
      return;
    case 'go-on':
      if (waiting !== undefined) void session.ask({ type: 'pass', seat: waiting });
      return;
    case 'wait':
      if (waiting !== undefined) void session.ask({ type: 'hold', seat: waiting, on: !news.window?.held?.includes(waiting) });
  }
}
