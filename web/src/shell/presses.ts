/** What is pressed on a board and is not lit: a thing, which boards name in `data-thing`, or a mark that is only to be read. */

const LARGEST = { width: 220, height: 120 }; // a picture that is larger is no mark

/**
 * The thing, as the engine calls it: `tile:iron_gate`; after what is held, `card:sandbags tile:iron_gate`.
 * Nothing where a press has a meaning of its own.
 */
export function unlitThing(event: Event): string | null {
  const element = event.target instanceof Element ? event.target.closest('main [data-thing]') : null;
  return element?.getAttribute('data-thing') || null;
}

/** The mark under the pointer: it has a label for those who cannot see it, and nothing else answers a press there. */
export function markOf(event: Event): Element | null {
  const mark = event.target instanceof Element ? event.target.closest('main.board [role=img][aria-label]') : null;
  if (!mark || mark.closest('button, a, [data-thing], [data-lit]')) return null;
  const { width, height } = mark.getBoundingClientRect();
  return width <= LARGEST.width && height <= LARGEST.height ? mark : null;
}
