import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { ERROR, type ErrorName, type FailureDetails } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { errorTexts } from './error-texts.ts';

export type Failure = Exclude<ErrorName, 'ok'>;

const statuses: Readonly<Partial<Record<Failure, number>>> = {
  applicationKey: 403,
  foreignOrigin: 403,
  unknownCall: 404,
  tooLarge: 413,
  unsupportedBody: 415,
  internal: 500,
  unavailable: 503,
};

/** A failure that can be explained to a person is HTTP 200 with its error_code; any other status means a broken call or a broken server. */
export const httpStatusOf = (failure: Failure): number => statuses[failure] ?? 200;

/** What was made of the frozen lists in each field of a call's answer; whoever answers with such a list again has it encoded only once. */
const madeOfLists = new WeakMap<Call['answer'], Map<string, WeakMap<object, string>>>();

function madeOf(call: Call, field: string): WeakMap<object, string> {
  const fields = madeOfLists.get(call.answer) ?? new Map<string, WeakMap<object, string>>();
  madeOfLists.set(call.answer, fields);
  const made = fields.get(field) ?? new WeakMap<object, string>();
  fields.set(field, made);
  return made;
}

const isKept = (value: unknown): value is readonly unknown[] => Array.isArray(value) && Object.isFrozen(value);

/** The text of an answer with lists that do not change any more. */
function keptText(call: Call, answer: object): string {
  const kept = new Map(
    Object.entries(answer).flatMap(([field, value]: [string, unknown]) =>
      isKept(value) ? [[field, value] as const] : [],
    ),
  );
  // A list that is known takes no part in the encoding: an empty one stands in its place.
  const known = [...kept].filter(([field, list]) => madeOf(call, field).has(list)).map(([field]) => [field, []]);
  const results = z.encode(call.answer, { ...answer, ...Object.fromEntries(known) }) as object;
  const textOf = (field: string, value: unknown) => {
    const list = kept.get(field);
    if (list === undefined) return JSON.stringify(value);
    const text = madeOf(call, field).get(list) ?? JSON.stringify(value);
    madeOf(call, field).set(list, text);
    return text;
  };
  const fields = Object.entries(results).filter(([, value]: [string, unknown]) => value !== undefined);
  return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${textOf(field, value)}`).join(',')}}`;
}

const encoded = (call: Call, answer: unknown): string =>
  typeof answer === 'object' && answer !== null && Object.values(answer).some(isKept)
    ? keptText(call, answer)
    : JSON.stringify(z.encode(call.answer, answer));

/** The text of a successful answer. Fields that the contract does not name are dropped; an answer that breaks it throws. */
export const successBody = (call: Call, answer: unknown): string =>
  `{"error_code":${ERROR.ok},"results":${encoded(call, answer)}}`;

/** The code of a failure and its text for a person. */
export const explained = (failure: Failure, language: Language): { error_code: number; error_msg: string } => ({
  error_code: ERROR[failure],
  error_msg: keepWordsWhole(errorTexts[failure][language]),
});

export const failureBody = (failure: Failure, language: Language, details: FailureDetails = {}): string =>
  JSON.stringify({ ...explained(failure, language), results: details });
