/** The tables that this browser has been at, with its keys. Kept here and nowhere else. */

export interface KnownTable {
  table: string;
  game: string;
  keys: string[];
  /** Seats that wait for a friend, by seat number. */
  invitations: Record<string, string>;
  at: number;
  /** The last thing that was shown here. */
  seen: number;
}

const PLACE = 'archipel.tables';
const MOST = 60;

export function knownTables(): KnownTable[] {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KnownTable[];
    return Array.isArray(stored) ? stored.filter((each) => typeof each?.table === 'string') : [];
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((each) => each.table === table);
}

/** Add to what is known of a table; keys and invitations are joined, never lost. */
export function remember(table: string, change: Partial<Omit<KnownTable, 'table'>>): KnownTable {
  const tables = knownTables();
  const old = tables.find((each) => each.table === table);
  const known: KnownTable = {
    table,
    game: change.game || old?.game || '',
    keys: [...new Set([...(old?.keys ?? []), ...(change.keys ?? [])])],
    invitations: { ...old?.invitations, ...change.invitations },
    at: change.at ?? old?.at ?? Date.now(),
    seen: change.seen ?? old?.seen ?? -1,
  };
  keep([known, ...tables.filter((each) => each.table !== table)]);
  return known;
}

const LESSONS = 'archipel.lessons';

/** The lessons that were begun and left, by game: the tables where they go on. */
function leftLessons(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(LESSONS) ?? '{}') as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export const leftLesson = (game: string): string | undefined => leftLessons()[game];

/** Where the lesson of a game goes on; nothing once it is over. */
export function keepLesson(game: string, table: string | null): void {
  const { [game]: _, ...others } = leftLessons();
  try {
    localStorage.setItem(LESSONS, JSON.stringify(table ? { ...others, [game]: table } : others));
  } catch {
    // Nothing can be kept: the lesson begins anew next time.
  }
}

/** The key to claim a seat with, the same each time: an answer lost on its way must not cost the seat. */
export function claimKey(table: string, invitation: string): string {
  const place = `archipel.claim.${table}.${invitation}`;
  try {
    const key = sessionStorage.getItem(place) ?? newSecret();
    sessionStorage.setItem(place, key);
    return key;
  } catch {
    return newSecret(); // a browser that keeps nothing
  }
}

/** A key or an invitation that cannot be guessed. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

export function forget(table: string): void {
  keep(knownTables().filter((each) => each.table !== table));
}

function keep(tables: KnownTable[]): void {
  const newest = tables.sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(newest));
  } catch {
    // Nothing can be kept: the address with its key still works.
  }
}
