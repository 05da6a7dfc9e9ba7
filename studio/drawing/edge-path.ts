import type { Point } from '#studio/layout/layout.ts';

const RADIUS = 6;
const HEAD = 7;

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

/** The point on the way from one to another, so far from the first. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  const share = Math.min(1, length / whole);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line with rounded corners, and the head of its arrow. */
export function pathOf(points: readonly Point[]): { readonly line: string; readonly head: string } {
  const [first, ...rest] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !last || !before) return { line: '', head: '' };
  const turns = rest.map((point, index) => {
    const next = rest[index + 1];
    const from = points[index] ?? first;
    if (!next) return `L ${at(towards(point, from, HEAD - 1))}`;
    const radius = Math.min(RADIUS, distance(from, point) / 2, distance(point, next) / 2);
    return `L ${at(towards(point, from, radius))} Q ${at(point)} ${at(towards(point, next, radius))}`;
  });
  const back = towards(last, before, HEAD);
  const side = { x: ((last.y - back.y) / HEAD) * 3.5, y: ((back.x - last.x) / HEAD) * 3.5 };
  const head = `M ${at(last)} L ${at({ x: back.x + side.x, y: back.y + side.y })} L ${at({ x: back.x - side.x, y: back.y - side.y })} Z`;
  return { line: [`M ${at(first)}`, ...turns].join(' '), head };
}
