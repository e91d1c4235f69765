/** Drawing by numbers: cracks in the rock, so that no two tiles are alike. */

/** A little noise that is always the same for the same seed. */
function noise(seed: number): () => number {
  let now = (seed * 2654435761) >>> 0;
  return () => {
    now = (now * 1664525 + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
}

/** Cracks over a tile of 100 by 48. */
export function strata(seed: number): string {
  const next = noise(seed + 1);
  const lines: string[] = [];
  for (let line = 0; line < 4; line++) {
    const y = 4 + line * 12 + next() * 8;
    const x = next() * 30;
    const steps = [0, 1, 2].map(() => `l${Math.round(8 + next() * 20)} ${Math.round(next() * 12 - 6)}`);
    lines.push(`M${Math.round(x)} ${Math.round(y)}${steps.join('')}`);
  }
  return lines.join('');
}
