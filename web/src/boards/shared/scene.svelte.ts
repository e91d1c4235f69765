/** What every board stands on: the view that is shown, what can be chosen now, and what is selected. */

import { untrack } from 'svelte';
import type { ActionChoice, BoardProps, Json, Step } from '../types.ts';
import { forecastOf, offered, same } from './choices.ts';
import type { Selection, Now } from './selection.svelte.ts';
import type { Panel } from './panel.ts';
import { Player, type Motion, type Timed } from './player.svelte.ts';

/** What a game brings to its board. */
export interface Game<View, Effect extends Timed, Marks, Chooser> {
  read(view: Record<string, Json>): View;
  motion: Motion<View, Effect, Marks>;
  chooser(now: Now<View>): Chooser;
}

export class Scene<View, Effect extends Timed, Marks, Chooser extends Selection<View, unknown, Panel<unknown, unknown>>> {
  readonly player: Player<View, Effect, Marks>;
  readonly chooser: Chooser;
  readonly #given: () => BoardProps;

  /** The board itself, once it is on the page, and how wide it is. */
  element = $state.raw<HTMLElement>();
  width = $state(0);

  /** A board that stages its ending step by step says so here. */
  staging = $state(false);
  /** Whatever moves on the board after the last event, once, before these eyes. */
  drawing = $state(false);

  now = $derived.by(() => this.player.shown);
  /** While something moves nothing can be chosen: a press then only skips the rest. */
  choices = $derived.by(() => (this.player.busy ? [] : offered(this.#props.decisions)));
  pointed = $derived.by(() => (this.player.busy ? null : this.#props.pointed));

  constructor(given: () => BoardProps, game: Game<View, Effect, Marks, Chooser>) {
    this.#given = given;
    this.player = untrack(() => new Player(game.read(this.#props.view), game.motion));
    this.chooser = game.chooser({
      view: () => this.now,
      choices: () => this.choices,
      forecast: (choice) => forecastOf(this.#props.decisions, choice),
      words: () => this.#props.words,
      act: (choice) => this.#act(choice),
    });
    this.#follow(game.read);
    $effect(() => {
      if (!this.player.busy) this.chooser.refresh();
    });
    $effect(() => this.#props.behind?.(this.player.behind));
    $effect(() => this.#props.finale?.(this.drawing || this.staging));
    $effect(() => {
      this.player.pace = this.#props.pace ?? 1;
    });
    this.#watchTheEnd();
    this.#showWhatAHintMeans();
  }

  get #props(): BoardProps {
    return this.#given();
  }

  /** The picture of the ending has been seen when nothing of it moves any more. */
  #watchTheEnd(): void {
    let over = untrack(() => Boolean(this.#props.view.outcome));
    $effect(() => {
      if (over || !this.#props.view.outcome || this.player.busy || this.player.behind) return;
      over = true;
      if (this.#props.still) return;
      this.drawing = true;
      requestAnimationFrame(() => void this.#moved().then(() => (this.drawing = false)));
    });
  }

  async #moved(): Promise<void> {
    const all = this.element?.getAnimations?.({ subtree: true }) ?? [];
    const ending = all.filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((each) => each.finished));
  }

  /** Something that is asked about may lie below the fold of a small screen; a picture of a board moves nothing. */
  bringIntoSight(selector: string): void {
    untrack(() => {
      if (this.element?.closest('[inert]')) return;
      const behavior = this.#props.still ? 'auto' : 'smooth';
      this.element?.querySelector(selector)?.scrollIntoView?.({ block: 'nearest', behavior });
    });
  }

  /** What a hint speaks of may lie below the fold as well; once the hint is gone, what was in sight is back. */
  #showWhatAHintMeans(): void {
    $effect(() => {
      if (!this.#props.hinted || !this.pointed) return;
      const panel = this.element?.querySelector('.panel');
      const top = panel?.scrollTop ?? 0;
      this.bringIntoSight('.panel .pointed');
      return () => panel?.scrollTo?.({ top, behavior: this.#props.still ? 'auto' : 'smooth' });
    });
  }

  /** A menu may stay open while others play: what it offers must still be on offer. */
  #act(choice: ActionChoice): void {
    if (offered(this.#props.decisions).some((each) => same(each, choice))) this.#props.act(choice);
  }

  /** The news, played from what is on the board to the newest view. */
  #follow(read: (view: Record<string, Json>) => View): void {
    const props = this.#props;
    const mustAnswer = () => props.decisions.some((decision) => !decision.optional);
    let told: Step[] = untrack(() => props.steps);
    let asked = untrack(mustAnswer);
    $effect(() => {
      const newest = read(props.view);
      const news = props.steps === told ? [] : props.steps;
      const quiet = props.still;
      untrack(() => {
        told = props.steps;
        const shots = news.map(({ event, view }) => ({ event, view: read(view) }));
        this.player.take(newest, shots, quiet, news.length > 0 && (asked || !props.you.length));
        asked = mustAnswer();
      });
    });
  }
}
