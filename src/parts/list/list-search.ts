import { isBranchDate, type BranchDate } from '#domain/thai-calendar.ts';

const LONGEST_TEXT = 100;
const LAST_PAGE = 100_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT ? value : undefined;

/** Reads the part of a list's state that is kept in the address; invalid values are dropped. Without schemas, which no first load needs. */
export const inAddress = {
  page: (value: unknown): number | undefined =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_PAGE ? value : undefined,
  /** The router turns digits alone into a number. */
  text: (value: unknown) => text(typeof value === 'number' ? String(value) : value),
  day: (value: unknown): BranchDate | undefined => (isBranchDate(value) ? value : undefined),
  id: (value: unknown): string | undefined => (typeof value === 'string' && UUID.test(value) ? value : undefined),
  oneOf: <const Value extends number | string>(values: readonly Value[], value: unknown): Value | undefined =>
    values.find((each) => each === value),
};
