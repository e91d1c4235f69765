/** One table as this browser holds it: the last news, the story so far, and the wishes on their way. */

import { api, diagnose, openStream, Trouble } from './api';
import { Connection, type Answer, type Link, type Socket } from './connection';
import { muting } from './muting.svelte';
import { play, soundOf } from './sound';
import { settings } from './settings.svelte';
import { WhatIf } from './what_if.svelte';
import type { ActionChoice, Do, Hint, News, Refused, Step, Told } from './wire';

/** More than this at once is told in the story, not acted out on the board. */
const MOST_STEPS_SHOWN = 60;
/** While a coach thinks the question may change under it; then it is asked again, so often. */
const MOST_HINTS_ASKED = 3;

export interface SessionOptions {
  table: string;
  keys: string[];
  watch?: number | null;
  open?: (table: string) => Socket;
}

export class Session {
  readonly table: string;
  readonly keys: string[];
  news = $state.raw<News | null>(null);
  story = $state.raw<Told[]>([]);
  /** What has just happened, for the board to act out. */
  steps = $state.raw<Step[]>([]);
  /** What has just been told, for the one who listens. */
  latest = $state.raw<Told[]>([]);
  link = $state<Link>('connecting');
  fatal = $state.raw<Refused | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintWanted = $state(false);
  /** What somebody would rather do, beside the hint. */
  readonly whatIf: WhatIf;
  /** A choice is on its way to the table. */
  sending = $state.raw<ActionChoice | null>(null);
  /** When the open window closes, by this browser's clock. */
  windowEnds = $state<number | null>(null);
  pointed = $state.raw<ActionChoice | null>(null);
  /** The turn in which nobody here wants to step in before a card. */
  silentTurn = $state('');

  private connection: Connection;
  private thinking: AbortController | null = null;

  constructor(private readonly options: SessionOptions) {
    this.table = options.table;
    this.keys = options.keys;
    this.whatIf = new WhatIf(options.table, options.keys);
    this.connection = this.connect(options.watch ?? null);
  }

  private connect(watch: number | null): Connection {
    return new Connection({
      table: this.table,
      keys: this.keys,
      watch,
      open: this.options.open ?? openStream,
      diagnose: () => diagnose(this.table, this.keys),
      listener: {
        news: (news, told, steps, first) => this.hear(news, told, steps, first),
        link: (link) => (this.link = link),
        fatal: (refused) => (this.fatal = refused),
        forget: () => (this.story = []),
      },
    });
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
  }

  nudge(): void {
    this.connection.nudge();
  }

  /** Show the table to another seat of this screen; what the last one saw is put away first. */
  watch(seat: number): void {
    this.connection.stop();
    this.story = [];
    this.steps = [];
    this.latest = [];
    this.news = null;
    this.dropHint();
    this.connection = this.connect(seat);
    this.connection.start();
  }

  private hear(news: News, told: Told[], steps: Step[], first: boolean): void {
    const before = this.news;
    this.story = [...this.story, ...told];
    const shown = first || steps.length > MOST_STEPS_SHOWN ? [] : steps;
    // What others did meanwhile does not spoil advice on a question that stays the same.
    if (before?.status !== news.status || !sameChoices(before, news)) {
      if (this.hint) this.dropHint();
      this.pointed = null;
    }
    this.windowEnds = news.window ? performance.now() + news.window.seconds * 1000 : null;
    this.news = news;
    if (first || told.length) {
      this.steps = shown;
      this.latest = first ? [] : told;
    }
    if (settings.sound && !first) this.sound(before, news, told, shown);
  }

  private sound(before: News | null, news: News, told: Told[], steps: Step[]): void {
    const heard = soundOf(steps.map(({ event }) => event.key));
    if (heard) play(heard);
    else if (told.some((each) => each.kind === 'say' && !news.you.includes(Number(each.args?.seat)) && !muting.has(this.table, Number(each.args?.seat)))) play('say');
    const wasMine = before?.decisions.some((each) => !each.optional);
    const isMine = news.decisions.some((each) => !each.optional);
    if (isMine && !wasMine && news.status === 'playing') setTimeout(() => play('turn'), heard ? 900 : 0);
  }

  // -- wishes ---------------------------------------------------------------------------------------------------

  async ask(wish: Do): Promise<Answer> {
    const answer = await this.connection.send(wish);
    this.refusal = answer.ok ? null : answer.refused;
    return answer;
  }

  async act(choice: ActionChoice): Promise<void> {
    if (this.sending) return;
    this.sending = choice;
    this.dropHint();
    try {
      await this.ask({ type: 'act', seat: choice.seat, number: choice.number });
    } finally {
      this.sending = null;
    }
  }

  /** Ask the coach; asked again while it thinks, it is let be. */
  async wishHint(seat: number): Promise<void> {
    if (this.hintWanted) return this.dropHint();
    this.hintWanted = true;
    const thinking = (this.thinking = new AbortController());
    try {
      for (let asked = 0; asked < MOST_HINTS_ASKED; asked++) {
        const before = this.news;
        const hint = await api.hint(this.table, this.keys, seat, null, thinking.signal);
        if (!this.news?.decisions.some((each) => each.seat === seat)) return; // nothing is asked any more
        if (!sameChoices(before, this.news)) continue; // something else is
        this.dropHint();
        this.hint = hint;
        this.pointed = this.choice(hint.seat, hint.number);
        return;
      }
    } catch (trouble) {
      if (thinking.signal.aborted) return;
      if (trouble instanceof Trouble) this.refusal = trouble.refused;
      else throw trouble;
    } finally {
      if (this.thinking === thinking) this.hintWanted = false;
    }
  }

  /** Put the coach's advice away, and stop it if it still thinks. */
  dropHint(): void {
    this.thinking?.abort();
    this.hintWanted = false;
    this.hint = null;
    this.pointed = null;
    this.whatIf.close();
  }

  /** Point at a choice, or at what the coach advises; with a hint open the coach compares the two. */
  point(choice: ActionChoice | null): void {
    const advised = this.hint ? this.choice(this.hint.seat, this.hint.number) : null;
    this.pointed = choice ?? advised;
    if (choice && this.hint && choice.seat === this.hint.seat) this.whatIf.askSoon(this.hint, choice.number);
  }

  /** Have it said why a thing that was pressed is not lit. */
  async wishWhy(seat: number, thing: string): Promise<void> {
    const before = this.news;
    try {
      const why = await api.why(this.table, this.keys, seat, thing);
      if (why.legal || !sameChoices(before, this.news!)) return; // something else is asked by now
      const { rule, reason = '', args = {}, message } = why;
      this.refusal = { type: 'refused', error: 'illegal', rule, args: { reason, args }, message };
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (trouble.refused.error !== 'no_such_thing') this.refusal = trouble.refused;
    }
  }

  choice(seat: number, number: number | null): ActionChoice | null {
    for (const decision of this.news?.decisions ?? []) {
      const found = decision.seat === seat && decision.actions.find((action) => action.number === number);
      if (found) return found;
    }
    return null;
  }
}

function sameChoices(before: News | null, after: News): boolean {
  return JSON.stringify(before?.decisions) === JSON.stringify(after.decisions);
}
