import type { Point } from './projection.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more a sideways distance counts than one in the arrow's direction. */
const ASIDE = 2.5;

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest of these in the direction of an arrow key; null if there is none. */
export function arrowTarget<Spot extends { readonly at: Point }>(
  key: string,
  from: Point,
  spots: readonly Spot[],
): Spot | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const ahead = spots.flatMap((spot) => {
    const [x, y] = [spot.at.x - from.x, spot.at.y - from.y];
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    return along > 0 ? [{ spot, far: along + ASIDE * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.spot ?? null;
}
