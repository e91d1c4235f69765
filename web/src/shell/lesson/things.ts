/** Where a lesson's things are on the board: boards name their spots and cards, and nothing else is known of them. */

/** What finds `tile:iron_gate`, `pile:flood`, `gauge`, or in somebody's place `seat:0 card:sandbags`. */
export function selector(thing: string): string {
  const parts = thing.split(' ').map((part) => {
    const [kind = '', name] = part.split(':');
    const names = name === undefined ? [`[data-spot="${kind}"]`, `[data-fact="${kind}"]`] : [`[data-spot="${kind}-${name}"]`, `[data-spot="${name}-${kind}"]`, `[data-${kind}="${name}"]`];
    return `:is(${names.join(', ')})`;
  });
  return `main ${parts.join(' ')}`;
}
