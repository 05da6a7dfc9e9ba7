import type { FieldProblems } from './fields.ts';

/** PostgreSQL's integer, which every id is. */
const MAX_INTEGER = 2_147_483_647;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const YEARS = { from: 1900, to: 9000 } as const;

function isStorable(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_INTEGER;
  if (typeof value !== 'string' || !(INSTANT.test(value) || DAY.test(value))) return true;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return true;
  return instant.getUTCFullYear() >= YEARS.from && instant.getUTCFullYear() <= YEARS.to;
}

/** Finds well-formed numbers, days and instants that the database cannot store and would refuse with the whole statement. */
export function unstorableFields(value: unknown, path = ''): FieldProblems {
  // A file is stored, if at all, as its bytes.
  if (value instanceof Blob) return [];
  if (typeof value !== 'object' || value === null)
    return isStorable(value) ? [] : [{ field: path, problem: 'malformed' }];
  return Object.entries(value).flatMap(([key, item]) => unstorableFields(item, path === '' ? key : `${path}.${key}`));
}
