import type { FailureDetails } from '#contract/errors.ts';

export type FieldProblems = NonNullable<FailureDetails['fields']>;

/** The text fields of a query or a form; a key that came more than once is a list. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

export function fieldsOf(parsed: unknown): Fields {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => isText(value)));
}

export const isRepeated = (fields: Fields, name: string): boolean => Array.isArray(fields[name]);
