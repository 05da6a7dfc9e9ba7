import * as z from 'zod/mini';
import { NAME_MAX, nameProblem } from '#domain/fields/person-name.ts';
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

/** A JSON document inside one form field, at most 20,000 characters (section 7: `item`, `options`). */
export const jsonField = <Wire, Value>(schema: z.ZodMiniType<Value, Wire>) =>
  z.codec(z.string().check(z.maxLength(20_000)), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as Wire;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

/** A UUID, in upper or lower case. A regex, because zod's own formats pull in classes that nothing else on the first page needs. */
export const uuid = z.string().check(z.regex(z.regexes.uuid()));

/** The id of a stored thing, in upper or lower case; decoded to lower case, as in the database. */
export const rowId = uuid.check(z.toLowerCase());

/** The key by which a client identifies one write: a random UUID, version 4. The nil UUID is refused because anybody could use it. */
export const requestKey = z.string().check(z.regex(z.regexes.uuid4), z.toLowerCase());

// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
/** A lone surrogate: not valid text, and databases refuse it. */
const HALVES = /\p{Surrogate}/gu;

const typed = (max: number) =>
  [
    z.overwrite((text: string) => text.replace(HALVES, '\ufffd')),
    z.trim(),
    z.maxLength(max),
    z.regex(WITHOUT_CONTROLS),
  ] as const;

/** Text that a person typed: trimmed, at most `max` characters, without control characters except line breaks. */
export const typedText = (max: number) => z.string().check(...typed(max));

/** Line breaks, tabs and text-direction marks, which often come with pasted names. */
const NOT_IN_A_LINE = /[\t\n\r\u2028\u2029]+|[\u202a-\u202e\u2066-\u2069]/g;

/** The same on one line: line breaks and tabs become a space, direction marks are removed. */
export const typedLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(NOT_IN_A_LINE, (found) => (/\s/.test(found) ? ' ' : ''))),
    ...typed(max),
  );

/** A character that is visible by itself. Unicode counts fillers and the blank Braille pattern as letters and symbols, so they are excluded. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The same, but not empty; text without a visible character counts as empty. */
export const requiredLine = (max: number) =>
  typedLine(max).check(
    z.overwrite((text) => (VISIBLE.test(text) ? text : '')),
    z.minLength(1),
  );

/** Typed text that must not be empty, by the same measure. */
export const requiredText = (max: number) =>
  typedText(max).check(
    z.overwrite((text) => (VISIBLE.test(text) ? text : '')),
    z.minLength(1),
  );

/** A first or last name: one line of at most 80 characters, with a letter in it (section 5: 'must be a string'). */
export const personName = requiredLine(NAME_MAX).check(z.refine((text) => nameProblem(text) === null));
