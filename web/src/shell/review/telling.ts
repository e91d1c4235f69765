/** A review in words, as `review/telling.py` tells it. */

import type { ActionChoice } from '../../boards/types';
import type { GameEvent, ReviewAct, ReviewFound, ReviewHappening, ReviewTurning } from '../../lib/wire';
import type { TableWords } from '../../lib/words';
import { points, within } from './curves';

export class Telling {
  constructor(
    private readonly review: ReviewFound,
    private readonly words: TableWords,
    readonly name: (seat: number) => string,
  ) {}

  side(place: number): string {
    return this.review.team ? this.words.text('review-team') : this.name(place);
  }

  sides(): string[] {
    return this.review.sums.map((_, place) => this.side(place));
  }

  /** Turn and player of a decision. */
  head(happening: ReviewHappening): string {
    return `${this.when(happening.turn)} · ${this.name(happening.seat)}`;
  }

  /** A point of the curve: when it was, and everybody's odds there. */
  point(at: number): string {
    const happening = at ? this.review.happenings[at - 1] : undefined;
    const odds = happening ? happening.after : this.review.sums.map((sums) => sums.start);
    const told = odds.map((share, place) => this.words.text('review-at', '', { side: this.side(place), odds: Math.round(100 * share) }));
    return `${happening ? this.head(happening) : this.words.text('review-start')} – ${told.join(' · ')}`;
  }

  /** A turn by its number, as the game calls it. */
  private when(turn: number): string {
    return this.words.text(this.words.has('game-turn') ? 'game-turn' : 'review-turn', '', { turn });
  }

  /** A happening; of what a seat alone was told, whose it was. */
  private event({ own, ...event }: ReviewTurning['events'][number]): string {
    const sentence = this.words.event(event as GameEvent);
    return sentence && own !== undefined ? this.words.text('review-own', '', { player: this.name(own), sentence }) : sentence;
  }

  acts(acts: ReviewAct[]): string {
    if (!acts.length) return this.words.text('review-silence');
    return acts.map((act) => this.words.action({ ...act, number: 0 } as ActionChoice)).join(' → ');
  }

  /** What was chosen, and what it and chance are called. */
  decision(happening: ReviewHappening): string {
    const luck = this.review.team ? happening.luck_labels : [];
    const labels = [happening.label, ...luck].filter(Boolean).map((label) => this.words.text('review-label', '', { label }));
    return `${this.acts(happening.chosen)}${labels.length ? ` (${labels.join(', ')})` : ''}`;
  }

  summary(place: number): string {
    const sums = this.review.sums[place]!;
    const told = this.words.text('review-summary', '', {
      side: this.side(place),
      kind: luckInAWord(sums.luck, sums.luck_error),
      luck: points(sums.luck),
      error: points(2 * sums.luck_error, false),
      result: points(sums.result, false),
      deserved: points(within(sums.deserved), false),
    });
    return sums.clear ? told : `${told} ${this.words.text('review-late', '', { judge: points(Math.abs(sums.judge), false) })}`;
  }

  turning(turning: ReviewTurning): string {
    const happening = this.review.happenings[turning.happening]!;
    const about = { when: this.when(happening.turn), points: points(Math.abs(turning.swing), false), side: this.side(turning.place) };
    if (turning.cause === 'luck') {
      const error = points(2 * happening.luck_error[turning.place]!, false);
      return this.words.text('review-turning-luck', '', { ...about, error, kind: turning.swing > 0 ? 'good' : 'bad' });
    }
    return this.words.text('review-turning-decision', '', {
      ...about,
      label: happening.label,
      player: this.name(happening.seat),
      chosen: this.acts(happening.chosen),
      better: this.acts(happening.better),
      error: points(2 * happening.loss_error, false),
    });
  }

  /** What explains a turning point: what happened, or what the coach says for the better line. */
  more(turning: ReviewTurning): string[] {
    if (turning.cause === 'decision') return this.reasons(this.review.happenings[turning.happening]!);
    return turning.events.map((event) => this.event(event)).filter(Boolean);
  }

  /** What the coach says for the better line. */
  reasons(happening: ReviewHappening): string[] {
    return happening.reasons.filter((each) => this.words.has(each.key)).map((each) => this.words.text(each.key, '', each.args));
  }
}

/** As `review/labels.py` says it: what is within two standard errors is no luck to speak of. */
function luckInAWord(luck: number, error: number): 'good' | 'bad' | 'even' | 'unclear' {
  if (Math.abs(luck) > 2 * error) return luck > 0 ? 'good' : 'bad';
  return Math.abs(luck) < 0.05 ? 'even' : 'unclear';
}
