/** What is pressed on a board and is not lit: boards name it in `data-thing`, and the table says why nothing comes of it. */

/**
 * The thing, as the engine calls it: `tile:iron_gate`; after what is held, `card:sandbags tile:iron_gate`.
 * Nothing where a press has a meaning of its own.
 */
export function unlitThing(event: Event): string | null {
  const element = event.target instanceof Element ? event.target.closest('main [data-thing]') : null;
  return element?.getAttribute('data-thing') || null;
}
