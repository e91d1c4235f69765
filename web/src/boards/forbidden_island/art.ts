/** The 24 engravings: a tint, a light in the sky, and silhouettes on a plate of 100 by 100. */

import type { Icon } from './icons.ts';

export interface Motif {
  icon: Icon;
  /** The middle of the silhouette, and its size. */
  x: number;
  y: number;
  size: number;
  tone?: 'pale' | 'far';
}

export interface Light {
  kind: 'sun' | 'moon' | 'glow';
  x: number;
  y: number;
  r: number;
}

export interface Scene {
  tint: string;
  light?: Light;
  /** Filled shapes behind the silhouettes. */
  far?: string;
  motifs: Motif[];
  /** Strokes of the burin in front. */
  lines?: string;
}

const LAND = 'M0 66Q22 58 46 63T100 60V100H0Z';
const HILLS = 'M0 60Q14 44 30 54T58 46T84 55T100 48V100H0Z';
const SEA = 'M4 66q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0M10 72q6-4 12 0t12 0 12 0 12 0 12 0 12 0';
const GRASS = 'M6 68l3-9 2 9 4-12 1 12 3-7 1 7M78 68l2-8 2 8 4-12 1 12 4-8 1 8M30 70l2-6 2 6M64 70l2-6 2 6';
const STEPS = 'M14 70H86M8 74H92M20 66H80';
const STARS = 'M14 14v5M11.5 16.5h5M84 12v5M81.5 14.5h5M70 22v3M68.5 23.5h3M28 26v3M26.5 27.5h3M50 8v3M48.5 9.5h3';

function one(icon: Icon, y = 43, size = 58): Motif[] {
  return [{ icon, x: 50, y, size }];
}

export const SCENES: Record<string, Scene> = {
  fools_landing: {
    tint: '#cfa868',
    far: 'M50 55c22 0 38 5 38 11s-16 11-38 11-38-5-38-11 16-11 38-11z',
    motifs: one('helicopter', 36, 62),
    lines: 'M50 58c17 0 29 4 29 8s-12 8-29 8-29-4-29-8 12-8 29-8zM42 62v8M58 62v8M42 66h16',
  },
  bronze_gate: { tint: '#b98345', far: LAND, motifs: one('dungeon-gate', 43, 58), lines: STEPS },
  copper_gate: { tint: '#c0683f', far: LAND, motifs: one('arabic-door', 41, 60), lines: STEPS },
  gold_gate: { tint: '#d9a837', far: LAND, motifs: one('medieval-gate', 42, 60), lines: STEPS },
  iron_gate: { tint: '#8b8984', far: LAND, motifs: one('gate', 43, 58), lines: STEPS },
  silver_gate: { tint: '#b3b7b4', far: LAND, motifs: one('doorway', 42, 58), lines: STEPS },
  temple_of_the_moon: {
    tint: '#8f86ad',
    light: { kind: 'moon', x: 50, y: 19, r: 11 },
    far: LAND,
    motifs: one('greek-temple', 50, 44),
    lines: STARS,
  },
  temple_of_the_sun: {
    tint: '#e29a3c',
    light: { kind: 'sun', x: 50, y: 24, r: 13 },
    far: LAND,
    motifs: one('mayan-pyramid', 46, 52),
    lines: STEPS,
  },
  whispering_garden: { tint: '#93a656', far: LAND, motifs: one('vine-flower', 41, 56), lines: GRASS },
  howling_garden: {
    tint: '#6f9468',
    far: HILLS,
    motifs: one('wolf-howl', 39, 52),
    lines: GRASS,
  },
  cave_of_embers: {
    tint: '#c4562f',
    light: { kind: 'glow', x: 52, y: 60, r: 22 },
    far: LAND,
    motifs: one('cave-entrance', 41, 60),
    lines: 'M44 68q4-8 2-14 8 5 6 14M58 68q3-6 1-10 6 4 5 10M52 30l1-4M62 24l1-3M40 22l-1-4',
  },
  cave_of_shadows: {
    tint: '#796477',
    motifs: [
      { icon: 'underground-cave', x: 50, y: 42, size: 78 },
      { icon: 'bat', x: 50, y: 42, size: 44 },
    ],
    lines: 'M22 50q5 3 8 1M70 34q4-3 8-1M30 34q3-3 6-1',
  },
  coral_palace: {
    tint: '#e08370',
    far: LAND,
    motifs: [
      { icon: 'byzantin-temple', x: 50, y: 39, size: 48 },
      { icon: 'coral', x: 17, y: 57, size: 27 },
      { icon: 'coral', x: 83, y: 57, size: 27 },
    ],
    lines: STEPS,
  },
  tidal_palace: { tint: '#58a09c', far: LAND, motifs: one('indian-palace', 38, 54), lines: SEA },
  breakers_bridge: { tint: '#a3a083', far: HILLS, motifs: one('stone-bridge', 40, 84), lines: SEA },
  cliffs_of_abandon: { tint: '#b59a78', motifs: one('sea-cliff', 41, 70), lines: 'M12 20q4-4 8 0 4-4 8 0M34 32q3-3 6 0 3-3 6 0' },
  crimson_forest: {
    tint: '#a8434a',
    far: HILLS,
    motifs: [
      { icon: 'pine-tree', x: 22, y: 46, size: 38, tone: 'far' },
      { icon: 'pine-tree', x: 79, y: 45, size: 40, tone: 'far' },
      { icon: 'pine-tree', x: 50, y: 41, size: 56 },
    ],
    lines: GRASS,
  },
  dunes_of_deception: {
    tint: '#dfb765',
    light: { kind: 'sun', x: 70, y: 22, r: 9 },
    far: 'M0 48Q22 30 44 44T100 38V100H0ZM0 62Q30 44 58 58T100 54V100H0Z',
    motifs: [{ icon: 'stone-pile', x: 28, y: 62, size: 20 }],
    lines: 'M2 52Q24 35 44 48M8 56Q28 41 46 52M14 61Q32 48 50 57M50 66Q74 52 98 62M56 71Q78 58 98 68M46 62Q70 47 96 56M62 75Q82 64 98 73',
  },
  lost_lagoon: { tint: '#4fae9c', light: { kind: 'sun', x: 22, y: 20, r: 8 }, motifs: one('island', 42, 62), lines: SEA },
  misty_marsh: {
    tint: '#8a9c74',
    motifs: [
      { icon: 'reed', x: 34, y: 42, size: 52 },
      { icon: 'reed', x: 72, y: 50, size: 36, tone: 'far' },
    ],
    lines: 'M4 34q10-4 20 0t22 0M52 26q10-4 20 0t24 0M8 58q12-4 24 0t26 0 30 0M14 66q12-4 24 0t26 0 24 0M56 38q8-3 16 0t18 0',
  },
  observatory: { tint: '#7180b0', far: LAND, motifs: one('observatory', 44, 54), lines: STARS },
  phantom_rock: {
    tint: '#978f9c',
    far: HILLS,
    motifs: [
      { icon: 'stone-pile', x: 50, y: 56, size: 54 },
      { icon: 'ghost', x: 50, y: 26, size: 34, tone: 'pale' },
    ],
    lines: 'M10 40q6-3 12 0M78 34q6-3 12 0',
  },
  twilight_hollow: {
    tint: '#865f90',
    light: { kind: 'moon', x: 50, y: 32, r: 12 },
    far: HILLS,
    motifs: one('forest-entrance', 42, 74),
  },
  watchtower: {
    tint: '#bb8452',
    light: { kind: 'glow', x: 50, y: 22, r: 20 },
    far: HILLS,
    motifs: one('watchtower', 41, 58),
    lines: 'M62 20l26-8M62 23l30 1M62 26l26 9M38 20L12 12M38 23L8 24M38 26L12 35',
  },
};

/** Fine strokes that differ from plate to plate and stay the same from day to day. */
export function hatching(name: string): string {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483647;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  let path = '';
  for (let y = 4; y < 62; y += 2.6) {
    // Dense in the corners, open around the middle, as a sky is cut.
    for (const left of [true, false]) {
      const reach = (0.34 - 0.2 * (y / 62)) * (0.5 + random()) * 100;
      const start = random() * 3;
      path += left
        ? `M${start.toFixed(1)} ${y.toFixed(1)}h${reach.toFixed(1)}`
        : `M${(100 - start).toFixed(1)} ${y.toFixed(1)}h${(-reach).toFixed(1)}`;
    }
  }
  for (let i = 0; i < 26; i++) {
    const x = random() * 98;
    const y = 66 + random() * 32;
    path += `M${x.toFixed(1)} ${y.toFixed(1)}l${(3 + random() * 5).toFixed(1)} ${(-1 - random() * 2).toFixed(1)}`;
  }
  return path;
}
