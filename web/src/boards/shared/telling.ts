/** Reading an event. */

import type { GameEvent } from '../types.ts';

export const text = (event: GameEvent, name: string): string => String(event[name] ?? '');
export const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
