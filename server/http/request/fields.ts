import type { FailureDetails } from '#contract/errors.ts';

export type FieldProblems = NonNullable<FailureDetails['fields']>;

/** The fields of a query or a form, texts and files; a key that came more than once gives a list. */
export type Fields = Readonly<Record<string, string | File | readonly (string | File)[] | undefined>>;

const isOne = (value: unknown) => typeof value === 'string' || value instanceof File;
const isField = (value: unknown): value is Fields[string] =>
  isOne(value) || (Array.isArray(value) && value.every(isOne));

export function fieldsOf(parsed: unknown): Fields {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => isField(value)));
}

/** The text of a field; null if it did not come, came more than once, or is a file. */
export function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
}

export const isRepeated = (fields: Fields, name: string): boolean => Array.isArray(fields[name]);
