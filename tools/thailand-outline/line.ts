import type { Point } from '#src/ui/thailand-map/projection.ts';

export type Line = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function offLine({ x, y }: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}

/** Douglas-Peucker: keeps the ends and as few points between them as possible, so that no omitted point is farther away than `least`. */
export function simplified(line: Line, least: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const gaps = line.map((point) => offLine(point, first, last));
  const widest = Math.max(...gaps);
  if (widest <= least) return [first, last];
  const at = gaps.indexOf(widest);
  return [...simplified(line.slice(0, at + 1), least), ...simplified(line.slice(at), least).slice(1)];
}

/** The part of a ring inside the box (Sutherland and Hodgman). */
export function clipped(ring: Line, { left, top, right, bottom }: Box): Line {
  const sides = [
    { axis: 'x', limit: left, sign: 1 },
    { axis: 'x', limit: right, sign: -1 },
    { axis: 'y', limit: top, sign: 1 },
    { axis: 'y', limit: bottom, sign: -1 },
  ] as const;
  return sides.reduce<Line>((kept, { axis, limit, sign }) => {
    const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
    return kept.flatMap((point, index) => {
      const before = kept.at(index - 1) ?? point;
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut = { x: before.x + part * (point.x - before.x), y: before.y + part * (point.y - before.y) };
      return isIn(point) ? [cut, point] : [cut];
    });
  }, ring);
}

export function enclosedArea(ring: Line): number {
  return Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const before = ring.at(index - 1) ?? { x, y };
      return sum + before.x * y - x * before.y;
    }, 0) / 2,
  );
}

/** Whether a point is inside these rings, some of which may be holes. */
export function isInside({ x, y }: Point, rings: readonly Line[]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter((to, index) => {
      const from = ring.at(index - 1) ?? to;
      return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

/** How far a point is from the nearest of these rings. */
export function fromShore(point: Point, rings: readonly Line[]): number {
  return Math.min(...rings.flatMap((ring) => ring.map((to, index) => offLine(point, ring.at(index - 1) ?? to, to))));
}
