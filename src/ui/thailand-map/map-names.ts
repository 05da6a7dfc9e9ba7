import type { Size } from './map-view.ts';
import type { Point } from './projection.ts';

export interface Named {
  readonly name: string;
  /** On the screen. */
  readonly at: Point;
  /** Pixels from its middle to its side. */
  readonly radius: number;
}

export interface PlacedName {
  readonly name: string;
  /** The left end of its line, in the middle of its height. */
  readonly left: number;
  readonly middle: number;
}

/** Of the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 7.4;
const LINE = 20;
const GAP = 5;
/** Vowels and tone marks above or below a letter take no horizontal space. */
const MARKS = /\p{Mn}/gu;

export const widthOf = (name: string): number => name.replace(MARKS, '').length * LETTER;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = ({ name, left, middle }: PlacedName): Box => ({
  left,
  right: left + widthOf(name),
  top: middle - LINE / 2,
  bottom: middle + LINE / 2,
});

const markOf = ({ at, radius }: Named): Box => ({
  left: at.x - radius,
  right: at.x + radius,
  top: at.y - radius,
  bottom: at.y + radius,
});

/** The tried positions: right of the mark, left of it, below or above. */
function placesOf({ name, at, radius }: Named): PlacedName[] {
  const width = widthOf(name);
  const off = radius + LINE / 2;
  return [
    { name, left: at.x + radius + GAP, middle: at.y },
    { name, left: at.x - radius - GAP - width, middle: at.y },
    { name, left: at.x - width / 2, middle: at.y + off },
    { name, left: at.x - width / 2, middle: at.y - off },
  ];
}

/** Places each name beside its mark where it covers neither a mark nor an earlier name; if there is no such place, the name is left out. */
export function placedNames(named: readonly Named[], size: Size, taken: readonly Box[]): readonly PlacedName[] {
  const marks = named.map(markOf);
  const placed: PlacedName[] = [];
  for (const each of named) {
    if (each.name === '' || placed.some(({ name }) => name === each.name)) continue;
    const place = placesOf(each).find((candidate) => {
      const box = boxOf(candidate);
      const isIn = box.left >= GAP && box.right <= size.width - GAP && box.top >= 0 && box.bottom <= size.height;
      return isIn && ![...taken, ...marks, ...placed.map(boxOf)].some((other) => overlap(box, other));
    });
    if (place) placed.push(place);
  }
  return placed;
}
