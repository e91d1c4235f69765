/** What this browser knows of somebody's first games: what was told, what was finished, what was switched on or off. */

interface Kept {
  /** Ids of the texts that have been told, never to be told again. */
  told: string[];
  /** A game of this kind has been played to its end here. */
  finished?: boolean;
  /** What was wished for; without a wish it depends on `finished`. */
  on?: boolean;
}

const PLACE = 'archipel.companion';
let unkept: Record<string, Kept> = {}; // where the browser keeps nothing: until the page is left

function all(): Record<string, Kept> {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as unknown;
    return typeof stored === 'object' && stored && !Array.isArray(stored) ? { ...unkept, ...(stored as Record<string, Kept>) } : unkept;
  } catch {
    return unkept;
  }
}

function of(game: string): Kept {
  const kept = all()[game];
  return { ...kept, told: Array.isArray(kept?.told) ? kept.told : [] };
}

function keep(game: string, change: Partial<Kept>): void {
  unkept = { ...all(), [game]: { ...of(game), ...change } };
  try {
    localStorage.setItem(PLACE, JSON.stringify(unkept));
  } catch {
    // It is told again after the next visit.
  }
}

/** Whether the companion speaks at tables of this game: as wished, else until a first game is over. */
export const wanted = (game: string): boolean => of(game).on ?? !of(game).finished;

/** Whether somebody asked for it, or for silence. */
export const wish = (game: string): boolean | undefined => of(game).on;

export const choose = (game: string, on: boolean): void => keep(game, { on });

/** Speak again at tables of this game, whatever was wished or played before, until the next game is over. */
export const accompany = (game: string): void => keep(game, { on: undefined, finished: false });

export const finish = (game: string): void => keep(game, { finished: true });

export const wasTold = (game: string, id: string): boolean => of(game).told.includes(id);

export const tell = (game: string, id: string): void => {
  if (!wasTold(game, id)) keep(game, { told: [...of(game).told, id] });
};
