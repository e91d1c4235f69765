/** Save a game's record as a file. */

import { api, Trouble } from '../lib/api';
import type { Session } from '../lib/session.svelte';

export async function saveRecord(session: Session): Promise<void> {
  try {
    const record = await api.record(session.table, session.keys);
    const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `archipel-${session.news?.game ?? 'game'}-${session.table}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    session.refusal = trouble.refused;
  }
}
