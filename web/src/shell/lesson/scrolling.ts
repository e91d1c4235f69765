/** Where a part of the board that scrolls shall stand, so that a lesson's things are in sight and no row above them is cut. */

/** From the top of all that scrolls to a thing's upper and lower edge. */
export interface Span {
  top: number;
  bottom: number;
}

const ROOM = 6; // for the ring around a thing; rows lie further apart than that

/**
 * The best place to scroll to. The first things count most: as many of them as fit come into sight, and above them as
 * many whole rows as there is room for.
 */
export function restingPlace(things: Span[], rows: number[], height: number): number {
  const seen = together(things, height);
  const highest = seen.bottom + ROOM - height;
  const top = Math.min(...rows.filter((row) => row - ROOM >= highest && row <= seen.top), seen.top);
  return Math.max(0, top - ROOM);
}

function together([first, ...others]: Span[], height: number): Span {
  let seen = first ?? { top: 0, bottom: 0 };
  for (const other of others) {
    const both = { top: Math.min(seen.top, other.top), bottom: Math.max(seen.bottom, other.bottom) };
    if (both.bottom - both.top + 2 * ROOM <= height) seen = both;
  }
  return seen;
}

/** Bring things into sight, each in what it scrolls in; what holds none of them goes back to its beginning. */
export function bringIntoSight(things: Element[]): void {
  for (const thing of things.toReversed()) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const held = new Map<Element, Element[]>();
  for (const panel of document.querySelectorAll('main .panel')) held.set(panel, []);
  for (const thing of things) {
    const around = scroller(thing);
    if (around) held.set(around, [...(held.get(around) ?? []), thing]);
  }
  for (const [around, inside] of held) around.scrollTop = inside.length ? placeFor(around, inside) : 0;
}

function placeFor(around: Element, things: Element[]): number {
  const beginning = around.getBoundingClientRect().top - around.scrollTop;
  const span = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top - beginning, bottom: bottom - beginning };
  };
  const rows = things.flatMap((thing) => rowsAbove(thing, around)).map((row) => span(row).top);
  // What sticks to the lower edge covers what lies behind it.
  const covered = parseFloat(getComputedStyle(around).scrollPaddingBottom) || 0;
  return restingPlace(things.map(span), rows, around.clientHeight - covered);
}

/** Everything that begins a row on the way from a thing out to what scrolls. */
function rowsAbove(thing: Element, around: Element): Element[] {
  const rows: Element[] = [];
  for (let at: Element | null = thing; at && at !== around; at = at.parentElement) rows.push(...(at.parentElement?.children ?? []));
  return rows.flatMap((row) => [row, ...row.children]).filter((row) => row.getBoundingClientRect().height > 0);
}

/** What a thing scrolls in; nothing, if it sticks to an edge of that and so is always in sight. */
function scroller(thing: Element): Element | null {
  for (let around: Element | null = thing; around && around !== document.body; around = around.parentElement) {
    const { overflowY, position } = getComputedStyle(around);
    if (position === 'sticky') return null;
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (around !== thing && scrolls && around.scrollHeight > around.clientHeight + 1) return around;
  }
  return null;
}
