/** Rings around things on the screen: a little larger than the thing, but never over the ring of a neighbour. */

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 5; // between a thing and its ring
const SMALL = 80; // a place on a board, not a panel that may hold others
const LEAST = 26;

/** Rings around boxes. What a finger can press is larger than what is drawn, so that small places overlap. */
export function ringsAround(boxes: Ring[]): Ring[] {
  return boxes.map((box) => {
    const near = Math.min(...boxes.filter((other) => other !== box && isSmall(other)).map((other) => distance(box, other)));
    const most = isSmall(box) ? Math.max(LEAST, near - 2) : Infinity;
    const width = Math.min(box.width + 2 * ROOM, most);
    const height = Math.min(box.height + 2 * ROOM, most);
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  });
}

const isSmall = (box: Ring) => Math.max(box.width, box.height) < SMALL;

/** How far two middles are apart, across or down, whichever is more: squares of that size do not overlap. */
function distance(one: Ring, other: Ring): number {
  return Math.max(
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2),
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2),
  );
}
