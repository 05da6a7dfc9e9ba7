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

/** The text of a successful answer. Fields that the contract does not name are dropped; an answer that breaks it throws. */
export const successBody = (call: Call, answer: unknown): string =>
  JSON.stringify({ error_code: ERROR.ok, results: z.encode(call.answer, answer) });

/** The code of a failure and its text for a person. */
export const explained = (failure: Failure, language: Language): { error_code: number; error_msg: string } => ({
  error_code: ERROR[failure],
  error_msg: keepWordsWhole(errorTexts[failure][language]),
});

export const failureBody = (failure: Failure, language: Language, details: FailureDetails = {}): string =>
  JSON.stringify({ ...explained(failure, language), results: details });
