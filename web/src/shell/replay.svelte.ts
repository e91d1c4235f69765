/** The replay of a game: the moment that is shown instead of the table as it stands. */

import { api, Trouble } from '../lib/api';
import { stepsTo } from '../lib/changes';
import type { Session } from '../lib/session.svelte';
import type { Moment } from '../lib/wire';

export class Replay {
  shown = $state.raw<Moment | null>(null);
  readonly steps = $derived(this.shown ? stepsTo(this.shown) : []);

  constructor(private readonly session: Session) {}

  /** Fetch a moment, or go back to the table; call it in an effect, and call what it returns when it is over. */
  turnTo(moment: number | null): (() => void) | undefined {
    if (moment === null) {
      this.shown = null;
      return undefined;
    }
    let current = true;
    api.moment(this.session.table, this.session.keys, moment).then(
      (found) => current && (this.shown = found),
      (trouble: unknown) => {
        if (trouble instanceof Trouble) this.session.refusal = trouble.refused;
      },
    );
    return () => (current = false);
  }
}
