import { plain, textOf } from '#tests/support/model/chart-text.ts';

/** One value within a larger one: `draft.slot.time` and its text. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 60;
/** Ids of the fixtures differ at their end. */
const LONG_ID = /^[\da-f]{8}-[\da-f-]{23}([\da-f]{4})$/;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value of the fixtures or of a context for readers. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value === '') return '""';
  return shortened(typeof value === 'string' ? value.replace(LONG_ID, '…$1') : textOf(value));
}

/** Objects that hold values; clocks, actors, errors and functions are values themselves. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  plain('', value) === value;

const MOST_ENTRIES = 4;

/** All values within a value, in its order; a list with many entries is one value. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (isFields(value)) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return entries.length === 0 && path !== ''
      ? [{ path, text: '–' }]
      : entries.flatMap(([key, each]) => leavesOf(each, below(key)));
  }
  if (Array.isArray(value) && value.length > 0 && value.length <= MOST_ENTRIES && value.some(isFields))
    return value.flatMap((each, index) => leavesOf(each, below(String(index))));
  if (Array.isArray(value) && value.some(isFields)) return [{ path, text: `${String(value.length)} ×` }];
  if (Array.isArray(value))
    return [{ path, text: value.length === 0 ? '–' : shortened(value.map(valueText).join(', ')) }];
  return [{ path, text: valueText(value) }];
}
