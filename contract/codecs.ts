import * as z from 'zod/mini';
import { byOwnNames, type OtherNames } from './call.ts';
import { phoneProblem, readPhone } from '#domain/fields/phone.ts';
import { lastNameProblem, NAME_MAX, nameProblem } from '#domain/fields/person-name.ts';
import { readLine, readText } from '#domain/fields/typed-text.ts';
import { isBranchDate } from '#domain/thai-calendar.ts';

/** A whole number that travels as decimal text in a form field or a query string. */
export const integerField = z.codec(z.string().check(z.regex(/^-?\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
});

/** A number that travels as decimal text: coordinates in degrees, or hours in quarters. */
export const numberField = z.codec(z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,12})?$/)), z.number(), {
  decode: Number,
  encode: String,
});

/** How long a visit takes in hours, over 0 and up to 24. */
export const hours = numberField.check(z.gt(0), z.lte(24));

/** Whole days before a visit by which it must be booked. */
export const leadDaysField = integerField.check(z.gte(0), z.lte(60));

/** An existing day of the branch's calendar, 'YYYY-MM-DD', Gregorian. */
export const dayField = z.string().check(z.refine(isBranchDate));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field's JSON says; text that is none is an issue of the field. */
export function parsedJson(text: string, { issues }: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    issues.push({ code: 'invalid_format', format: 'json', input: text });
    return z.NEVER;
  }
}

/** A JSON document inside one form field, at most 20,000 characters (section 7: `item`, `options`); `also`: other names of its fields. */
export const jsonField = <Wire, Value>(schema: z.ZodMiniType<Value, Wire>, also?: OtherNames) =>
  z.codec(z.string().check(z.maxLength(20_000)), schema, {
    decode: (text, context) => {
      const value = parsedJson(text, context);
      return (isRecord(value) ? byOwnNames(value, also) : value) as Wire;
    },
    encode: (value) => JSON.stringify(value),
  });

/** A UUID, in upper or lower case. A regex, because zod's own formats pull in classes that nothing else on the first page needs. */
export const uuid = z.string().check(z.regex(z.regexes.uuid()));

/** The id of a stored thing, in upper or lower case; decoded to lower case, as in the database. */
export const rowId = uuid.check(z.toLowerCase());

/** The key by which a client identifies one write: a random UUID, version 4. The nil UUID is refused because anybody could use it. */
export const requestKey = z.string().check(z.regex(z.regexes.uuid4), z.toLowerCase());

/** Longer text is refused before it is read: reading takes out what cannot be seen, and no person pastes that much of it. */
const asSent = (max: number) => z.maxLength(4 * max + 200, { abort: true });

/** Text that a person typed, as `readText` reads it: its line breaks stay, control and invisible characters go. At most `max` characters. */
export const typedText = (max: number) => z.string().check(asSent(max), z.overwrite(readText), z.maxLength(max));

/** The same on one line (`readLine`). */
export const typedLine = (max: number) => z.string().check(asSent(max), z.overwrite(readLine), z.maxLength(max));

/** A character that is visible by itself. Unicode counts fillers and the blank Braille pattern as letters and symbols, so they are excluded. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The same, where text without a visible character counts as empty. */
export const optionalLine = (max: number) =>
  typedLine(max).check(z.overwrite((text) => (VISIBLE.test(text) ? text : '')));

/** The same, but not empty. */
export const requiredLine = (max: number) => optionalLine(max).check(z.minLength(1));

/** Typed text that must not be empty, by the same measure. */
export const requiredText = (max: number) =>
  typedText(max).check(
    z.overwrite((text) => (VISIBLE.test(text) ? text : '')),
    z.minLength(1),
  );

const name = (problem: typeof nameProblem) => requiredLine(NAME_MAX).check(z.refine((text) => problem(text) === null));

/** A first name: one line of at most 80 characters, with a letter in it (section 5: 'must be a string'). */
export const firstName = name(nameProblem);

/** A last name; '-' for a person who has only one name. */
export const lastName = name(lastNameProblem);

/** A Thai phone number of any kind in its stored form (`readPhone`), or '' for none. */
export const optionalPhone = z.string().check(
  z.overwrite(readPhone),
  z.refine((text) => text === '' || phoneProblem(text) === null),
);
