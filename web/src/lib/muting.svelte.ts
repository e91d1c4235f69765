/** Whom this browser does not want to hear, table by table. Kept here and nowhere else. */

const PLACE = 'archipel.muted';
const MOST = 60; // tables

type Muted = Record<string, number[]>;

function read(): Muted {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Muted) : {};
  } catch {
    return {};
  }
}

class Muting {
  private tables = $state.raw<Muted>(read());

  /** The seats of a table that are not heard. */
  at(table: string): number[] {
    const seats: unknown = this.tables[table];
    return Array.isArray(seats) ? seats : [];
  }

  has(table: string, seat: number | null): boolean {
    return seat !== null && this.at(table).includes(seat);
  }

  toggle(table: string, seat: number): void {
    const before = this.at(table);
    const after = before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat];
    const { [table]: _, ...others } = this.tables;
    const newest = Object.entries({ ...others, ...(after.length ? { [table]: after } : {}) }).slice(-MOST);
    this.tables = Object.fromEntries(newest);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.tables));
    } catch {
      // Nothing can be kept: it holds until the page is closed.
    }
  }
}

export const muting = new Muting();
