import type { AnyEventObject } from 'xstate';
import { FLAGS, NUMBERS, OF_ERRORS, PARTS, WORDS } from './allow-list.ts';
import type { TraceStep, TraceValue } from './trace.types.ts';

const LARGEST = 99_999;
/** Services last quarters of an hour; no place on earth is told so coarsely. */
const isCoarse = (value: number) => Number.isInteger(value * 4) && value >= 0 && value <= LARGEST;
const DEEPEST = 12;
const MOST_OF_A_LIST = 10;
const MOST_FIELDS = 40;

const isAllowed = (value: unknown, path: readonly string[]): value is TraceValue => {
  const [name = '', parent = ''] = path.toReversed();
  switch (typeof value) {
    case 'string':
      return Object.hasOwn(WORDS, name) && WORDS[name]?.includes(value) === true;
    case 'number':
      return NUMBERS.has(`${parent}.${name}`) && isCoarse(value);
    case 'boolean':
      return FLAGS.has(name);
    default:
      return false;
  }
};

/** An error whose name is not on the list. */
const OTHER = 'other';
const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599;

/** Which error it was, without its message: that may say anything. */
export function maskedError(error: Error): Readonly<Record<string, TraceValue>> {
  const own = error as Error & Readonly<Record<string, unknown>>;
  const said = Object.entries(OF_ERRORS).flatMap(([name, words]): [string, TraceValue][] => {
    const value = own[name];
    if (typeof value === 'string' && words.includes(value)) return [[name, value]];
    return name === 'name' ? [[name, OTHER]] : [];
  });
  return Object.fromEntries(isStatus(own['status']) ? [...said, ['status', own['status']]] : said);
}

type Found = (value: TraceValue, place: string) => void;

/** `path` is the names on the way, `place` also has the places in lists. */
function everyAllowed(value: unknown, path: readonly string[], place: readonly string[], found: Found): void {
  if (typeof value !== 'object' || value === null) {
    if (isAllowed(value, path)) found(value, place.join('.'));
    return;
  }
  if (place.length > DEEPEST) return;
  if (value instanceof Error) {
    for (const [name, part] of Object.entries(maskedError(value))) found(part, [...place, name].join('.'));
    return;
  }
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value.slice(0, MOST_OF_A_LIST);
    parts.forEach((part, index) => everyAllowed(part, path, [...place, String(index)], found));
    return;
  }
  if (path.length > 0 && !PARTS.has(path.at(-1) ?? '')) return;
  for (const [name, part] of Object.entries(value)) everyAllowed(part, [...path, name], [...place, name], found);
}

/** The children of a kind of which there are several are named by what they are about. */
const typeOf = ({ type }: AnyEventObject): string =>
  type.replace(/^(xstate\.\w+\.actor)\.(?![A-Za-z]+$).*/s, '$1.several');

/** What may leave the tab of an event: only what is on the allow list. */
export function maskedEvent(event: AnyEventObject): Pick<TraceStep, 'event' | 'fields'> {
  const { type: _type, ...rest } = event as Readonly<Record<string, unknown>>;
  const fields: [string, TraceValue][] = [];
  everyAllowed(rest, [], [], (value, place) => {
    if (fields.length < MOST_FIELDS) fields.push([place, value]);
  });
  return { event: typeOf(event), fields: Object.fromEntries(fields) };
}
