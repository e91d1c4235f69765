/** Where a lesson's things are on the board: boards name their spots and cards, and nothing else is known of them. */

/** What finds `tile:iron_gate`, `tile:site_2:1`, `pile:flood`, `gauge`, or in somebody's place `seat:0 card:sandbags`. */
export function selector(thing: string): string {
  const parts = thing.split(' ').map((part) => {
    const [kind = '', ...names] = part.split(':');
    const name = names.join(':');
    const spots = name === '' ? [`[data-spot="${kind}"]`, `[data-fact="${kind}"]`] : [`[data-spot="${kind}-${name}"]`, `[data-spot="${name}-${kind}"]`, `[data-${kind}="${name}"]`];
    return `:is(${spots.join(', ')})`;
  });
  return `main ${parts.join(' ')}`;
}

/** Whether the middle of an element can be seen, or has been scrolled away inside something. */
export function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!width) return false;
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { display, overflowY } = getComputedStyle(around);
    if (overflowY === 'visible' || display === 'contents') continue; // without a box of its own it hides nothing
    const box = around.getBoundingClientRect();
    if (middle.x < box.left || middle.x > box.right || middle.y < box.top || middle.y > box.bottom) return false;
  }
  return true;
}
