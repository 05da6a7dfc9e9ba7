import thailand from '@svg-maps/thailand';
import { PROVINCES } from '#domain/fields/provinces.ts';
import type { Point } from '#src/ui/thailand-map/projection.ts';
import { enclosedArea, simplified, type Line } from './line.ts';

/** How far a border may be from the drawn one, in units of the map. */
const FINE = 0.4;
/** Corners that are closer than this, in the units of the drawing, are the same corner. */
const SAME = 0.02;

/** The lake of Songkhla is no province. */
const LAKE = 'lksg';

/** The package's own types need one that it does not bring. */
interface Drawing {
  readonly locations: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

interface Shape {
  readonly name: string;
  readonly rings: readonly Line[];
}

/** The rings of a path of relative lines. */
function ringsOf(path: string): Line[] {
  const rings: Point[][] = [];
  let [at, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    if (command !== 'm' && command !== 'z') throw new Error(`a path command that is not expected: ${command}`);
    if (command === 'z') at = start;
    const values = (numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const ring: Point[] = [];
    for (let index = 0; index < values.length; index += 2) {
      at = { x: at.x + (values[index] ?? 0), y: at.y + (values[index + 1] ?? 0) };
      ring.push(at);
    }
    if (ring[0]) {
      start = ring[0];
      rings.push(ring);
    }
  }
  return rings;
}

const extentOf = (line: Line, axis: 'x' | 'y') => {
  const values = line.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)] as const;
};

/** From the drawing, which is of the same projection, to our map: both have the same country. */
function fitted(shapes: readonly Shape[], country: readonly Line[]): (point: Point) => Point {
  const along = (axis: 'x' | 'y') => {
    const [from, to] = extentOf(
      shapes.flatMap(({ rings }) => rings.flat()),
      axis,
    );
    const [least, most] = extentOf(country.flat(), axis);
    return (value: number) => least + ((value - from) / (to - from)) * (most - least);
  };
  const [x, y] = [along('x'), along('y')];
  return (point) => ({ x: x(point.x), y: y(point.y) });
}

const keyOf = ({ x, y }: Point) => `${Math.round(x / SAME)} ${Math.round(y / SAME)}`;

/** The lines between two provinces, each once, from crossing to crossing. */
function bordersOf(shapes: readonly Shape[]): Line[] {
  const points = new Map<string, Point>();
  const edges = new Map<string, { readonly ends: readonly [string, string]; readonly of: Set<string> }>();
  for (const { name, rings } of shapes)
    for (const ring of rings)
      for (const [index, point] of ring.entries()) {
        const next = ring[(index + 1) % ring.length] ?? point;
        const [from, to] = [keyOf(point), keyOf(next)];
        points.set(from, point);
        if (from === to) continue;
        const key = [from, to].toSorted().join('|');
        const edge = edges.get(key) ?? { ends: [from, to], of: new Set() };
        edges.set(key, edge);
        edge.of.add(name);
      }
  const left = new Map([...edges].filter(([, { of }]) => of.size > 1));
  const around = new Map<string, string[]>();
  for (const [key, { ends }] of left) for (const end of ends) around.set(end, [...(around.get(end) ?? []), key]);
  const walk = (from: string): Line => {
    const line = [points.get(from) ?? { x: 0, y: 0 }];
    for (let at = from; ;) {
      const key = around.get(at)?.find((each) => left.has(each));
      const edge = key === undefined ? undefined : left.get(key);
      if (key === undefined || edge === undefined) return line;
      left.delete(key);
      at = edge.ends[0] === at ? edge.ends[1] : edge.ends[0];
      line.push(points.get(at) ?? { x: 0, y: 0 });
      if (around.get(at)?.length !== 2) return line;
    }
  };
  const crossings = [...around].filter(([, keys]) => keys.length !== 2).map(([point]) => point);
  return [...crossings, ...around.keys()].flatMap((from) => {
    const found: Line[] = [];
    while (around.get(from)?.some((key) => left.has(key))) found.push(walk(from));
    return found;
  });
}

export interface Provinces {
  readonly borders: readonly Line[];
  /** The middle of each, in the order of PROVINCES. */
  readonly middles: readonly Point[];
}

/** The provinces on the map of this country. */
export function readProvinces(country: readonly Line[]): Provinces {
  const shapes: readonly Shape[] = (thailand as Drawing).locations
    .filter(({ id }) => id !== LAKE)
    .map(({ name, path }) => ({ name, rings: ringsOf(path) }));
  const fit = fitted(shapes, country);
  return {
    borders: bordersOf(shapes).map((line) => simplified(line.map(fit), FINE)),
    middles: PROVINCES.map(({ en }) => {
      const shape = shapes.find(({ name }) => plain(name) === plain(en));
      if (shape === undefined) throw new Error(`${en} is not in the drawing`);
      const [largest = []] = shape.rings.toSorted((a, b) => enclosedArea(b) - enclosedArea(a));
      const [[left, right], [top, bottom]] = [extentOf(largest, 'x'), extentOf(largest, 'y')];
      return fit({ x: (left + right) / 2, y: (top + bottom) / 2 });
    }),
  };
}

const plain = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase();
