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
    const near = isSmall(box) ? boxes.filter((other) => other !== box && isSmall(other)).map((other) => apart(box, other)) : [];
    // A long box above or below another has its whole length: they are in each other's way across it only.
    const beside = isLong(box) ? near.filter(({ across, down }) => across * STRAIGHT > down) : near;
    const stacked = isLong(box) ? near.filter(({ across, down }) => down * STRAIGHT > across) : near;
    const width = Math.min(box.width + 2 * ROOM, most(beside));
    const height = Math.min(box.height + 2 * ROOM, most(stacked));
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  });
}

const STRAIGHT = 4;

interface Apart {
  across: number;
  down: number;
}

const isSmall = (box: Ring) => Math.max(box.width, box.height) < SMALL;
const isLong = (box: Ring) => Math.max(box.width, box.height) > 1.5 * Math.min(box.width, box.height);

/** How large a ring may be: squares as large as two middles are apart, across or down, whichever is more, do not overlap. */
const most = (near: Apart[]) => Math.max(LEAST, Math.min(...near.map(({ across, down }) => Math.max(across, down))) - 2);

/** How far two middles are apart. */
function apart(one: Ring, other: Ring): Apart {
  return {
    across: Math.abs(one.x + one.width / 2 - other.x - other.width / 2),
    down: Math.abs(one.y + one.height / 2 - other.y - other.height / 2),
  };
}
