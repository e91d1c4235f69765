/** The island in polar coordinates: θ clockwise from the top in degrees, radii in thousandths; no rule is decided here. */

import type { Arrow, Point } from '../shared/arrows.ts';
import type { RegionView, SpaceView, TableView } from './model.ts';

/** Units of the drawing for a radius of 1000, and half of its width. */
export const SCALE = 0.48;
export const HALF = 536;
const BEND = 30;

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * SCALE * Math.sin(angle), y: -radius * SCALE * Math.cos(angle) };
}

export const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

export const polygon = (points: Point[]): string => `M${points.map(at).join('L')}Z`;

/** The six-cornered bent shape of a landscape space, perhaps a little smaller than it is. */
export function outline({ shape }: SpaceView, inset = 0): string {
  const { angle, half, inside, outside } = shape;
  const middle = (inside + outside) / 2;
  const narrow = half - (inset / middle) * (180 / Math.PI);
  const [low, high] = [inside + inset, outside - inset];
  return polygon([
    polar(low, angle - narrow),
    polar(low + BEND, angle),
    polar(low, angle + narrow),
    polar(high, angle + narrow),
    polar(high + BEND, angle),
    polar(high, angle - narrow),
  ]);
}

export function centre({ shape }: SpaceView): Point {
  return polar((shape.inside + shape.outside) / 2 + BEND / 2, shape.angle);
}

/** Where a space's name stands: in the jungle at its foot, where no piece ever lies. */
export const nameSpot = ({ shape }: SpaceView): Point => polar(shape.inside - 6, shape.angle);

export const spot = (region: RegionView): Point => polar(region.spot.radius, region.spot.angle);

/** How large a region's animal can be drawn, in units. */
export function roomOf(region: RegionView): number {
  const { radius } = region.spot;
  return radius > 800 ? 40 : radius > 600 ? 38 : radius > 300 ? 29 : 32;
}

/** Where the symbols of a space stand: left and right of its explorers. */
export function symbolSpots({ shape }: SpaceView): Point[] {
  const radius = (shape.inside + shape.outside) / 2 + (shape.inside < 400 ? 62 : BEND / 2);
  const turn = radius > 700 ? 6.4 : radius > 500 ? 6.1 : 5.5;
  return [polar(radius, shape.angle - turn), polar(radius, shape.angle + turn)];
}

const CROWD: Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -17, y: -6 },
    { x: 17, y: 8 },
  ],
  [
    { x: -20, y: -10 },
    { x: 20, y: -10 },
    { x: 0, y: 18 },
  ],
  [
    { x: -20, y: -16 },
    { x: 20, y: -16 },
    { x: -20, y: 18 },
    { x: 20, y: 18 },
  ],
];

/** Where the explorer of a seat stands in its space. */
export function explorerSpot(space: SpaceView, seat: number): Point {
  const middle = centre(space);
  const place = CROWD[Math.min(space.explorers.length, 4)]?.[space.explorers.indexOf(seat)] ?? { x: 0, y: 0 };
  return { x: middle.x + place.x, y: middle.y + place.y };
}

/** Where an explorer that may come would stand: before those who are there, towards the middle of the island. */
export function guestSpot(space: SpaceView): Point {
  const { inside, outside, angle } = space.shape;
  return space.explorers.length ? polar((inside + outside) / 2 - 55, angle) : centre(space);
}

/** How large a space's symbols are drawn: half their width. */
export const symbolSize = ({ ring }: SpaceView): number => (ring === 'inner' ? 21 : 25);

/** How wide a space is for a finger, in units: as wide as its neighbours allow. */
export function reach(space: SpaceView): number {
  return { outer: 144, middle: 134, inner: 123 }[space.ring];
}

const WAYS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest space that lies in the direction of an arrow. */
export function neighbour(view: TableView, from: string, key: Arrow): string | null {
  const start = view.spaces.find((each) => each.space === from);
  if (!start) return null;
  const here = centre(start);
  const way = WAYS[key];
  let found: string | null = null;
  let least = Infinity;
  for (const space of view.spaces) {
    const { x, y } = centre(space);
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (space === start || along < 8 || aside > along * 1.6) continue;
    if (along + 1.5 * aside < least) [found, least] = [space.space, along + 1.5 * aside];
  }
  return found;
}
