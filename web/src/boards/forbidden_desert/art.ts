/** Dunes, paving and spirals: drawn by numbers, different from tile to tile and the same from day to day. */

function chance(seed: number): () => number {
  let state = (seed * 7919 + 104729) % 2147483647;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const round = (value: number): string => value.toFixed(1);

export interface Dunes {
  layers: string[];
  crests: string[];
  ripples: string;
}

/** Three dunes behind each other, with the wind's ripples on them. */
export function dunes(seed: number): Dunes {
  const random = chance(seed + 1);
  const layers: string[] = [];
  const crests: string[] = [];
  let ripples = '';
  for (const base of [30, 56, 80]) {
    const start = base + random() * 10 - 4;
    const high = base - 14 - random() * 8;
    const end = base + random() * 12 - 8;
    const top = 24 + random() * 26;
    const line = `M-2 ${round(start)}Q${round(top)} ${round(high)} ${round(top + 26)} ${round(base)}T102 ${round(end)}`;
    layers.push(`${line}V102H-2Z`);
    crests.push(line);
    for (let i = 1; i < 5; i++) {
      const y = base + 3 + i * 3.4;
      const x = 6 + random() * 44;
      ripples += `M${round(x)} ${round(y)}q${round(7 + random() * 5)} ${round(-3 - random() * 2)} ${round(16 + random() * 14)} 0`;
    }
  }
  return { layers, crests, ripples };
}

/** Joints between the slabs of a street. */
export function paving(seed: number): string {
  const random = chance(seed + 3);
  let path = '';
  for (let row = 0; row < 5; row++) {
    const y = row * 20;
    path += `M0 ${y}H100`;
    for (let x = random() * 18; x < 100; x += 20 + random() * 16) path += `M${round(x)} ${y}v20`;
  }
  return path;
}

/** One arm of a whirl, from its middle outwards, on a plate of 100 by 100. */
export function arm(turn: number, width: number): string {
  const outer: string[] = [];
  const inner: string[] = [];
  for (let i = 0; i <= 30; i++) {
    const angle = turn + i * 0.19;
    const far = 4 + 46 * (i / 30) ** 1.15;
    const near = far - width * (i / 30) - 1;
    outer.push(`${round(50 + Math.cos(angle) * far)} ${round(50 + Math.sin(angle) * far)}`);
    inner.unshift(`${round(50 + Math.cos(angle) * near)} ${round(50 + Math.sin(angle) * near)}`);
  }
  return `M${outer.join('L')}L${inner.join('L')}Z`;
}

/** Where the markers of a drift lie: one more for each, the later ones higher and further in. */
const HEAPS = [
  { x: 30, y: 90 },
  { x: 70, y: 90 },
  { x: 50, y: 76 },
  { x: 22, y: 66 },
  { x: 78, y: 66 },
  { x: 50, y: 56 },
];

/** The heaps to draw for a number of markers, the highest first so that the lower ones lie in front. */
export function heaps(count: number): { x: number; y: number }[] {
  const alone = count === 1 ? [{ x: 50, y: 90 }] : HEAPS.slice(0, count);
  return [...alone].sort((one, other) => one.y - other.y);
}
