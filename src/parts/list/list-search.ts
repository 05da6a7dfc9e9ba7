import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import { isBranchDate, type BranchDate } from '#domain/thai-calendar.ts';

/**
 * Reads the part of a list's state that is kept in the address; invalid values are dropped. The page checks its search when it is shown, not its
 * route, which would bring zod into every first load.
 */
const readWith = <Value>(schema: z.ZodMiniType<Value>) => {
  return (value: unknown): Value | undefined => {
    const { data } = schema.safeParse(value);
    return data;
  };
};

const text = readWith(z.string().check(z.minLength(1), z.maxLength(100)));

export const inAddress = {
  page: readWith(z.int().check(z.gte(1), z.lte(100_000))),
  /** The router turns digits alone into a number. */
  text: (value: unknown) => text(typeof value === 'number' ? String(value) : value),
  day: readWith<BranchDate>(z.string().check(z.refine(isBranchDate))),
  id: readWith(uuid),
  oneOf: <const Value extends number | string>(values: readonly Value[], value: unknown): Value | undefined =>
    values.find((each) => each === value),
};
