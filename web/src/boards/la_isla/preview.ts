/** What a placement costs and brings, as the server foretells it. */

import type { Forecast } from '../types.ts';
import type { Animal } from './model.ts';

export interface Preview {
  cost: number;
  /** Regions that it would close, with their animals and numbers. */
  caught: { region: string; animal: Animal; points: number }[];
  /** Open functions that would work. */
  functions: string[];
  /** Points of the regions and of functions together. */
  points: number;
  /** Resources of my choice, and marker moves. */
  resources: number;
  moves: number;
}

const NOTHING: Preview = { cost: 0, caught: [], functions: [], points: 0, resources: 0, moves: 0 };

/** Nothing where nothing is foretold. */
export function previewOf(forecast: Forecast): Preview | undefined {
  return 'cost' in forecast ? { ...NOTHING, ...(forecast as unknown as Partial<Preview>) } : undefined;
}
