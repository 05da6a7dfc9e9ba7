import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { CallFailure } from '../call-context.ts';
import { isRepeated, type FieldProblems, type Fields } from './fields.ts';
import { unstorableFields } from './storable.ts';

type Issue = z.core.$ZodIssue;

const knownFields = (call: Call): string[] =>
  call.request instanceof z.ZodMiniObject ? Object.keys(call.request.shape) : [];

/** Absent, or empty where something is required: both are 'missing' to whoever fills in a form. */
const isMissing = (issue: Issue) =>
  issue.input === undefined || (issue.code === 'too_small' && issue.origin === 'string' && issue.input === '');

const problemOf = (issue: Issue): FieldProblems[number] => ({
  field: issue.path.map(String).join('.'),
  problem: isMissing(issue) ? 'missing' : 'malformed',
});

/** At most this many problems are named: a list of 50 wrong ids is one mistake. */
const MAX_NAMED = 30;

function firstOfEach(problems: FieldProblems): FieldProblems {
  const seen = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  return [...seen.values()].toReversed().slice(0, MAX_NAMED);
}

/** The values of a call's text fields; unknown fields are ignored, each wrong one is named in the failure. */
export function decodeRequest(call: Call, fields: Fields): unknown {
  const repeated = knownFields(call).filter((name) => isRepeated(fields, name));
  const decoded = z.safeDecode(call.request, fields, { reportInput: true });
  const unstorable = decoded.success ? unstorableFields(decoded.data) : [];
  if (decoded.success && repeated.length === 0 && unstorable.length === 0) return decoded.data;
  const malformed = (decoded.error?.issues ?? []).filter(({ path }) => !repeated.includes(String(path[0])));
  throw new CallFailure('invalidInput', {
    fields: firstOfEach([
      ...repeated.map((field) => ({ field, problem: 'repeated' as const })),
      ...malformed.map(problemOf),
      ...unstorable,
    ]),
  });
}

const textOf = async (value: Fields[string]) =>
  value instanceof File ? [value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('base64')] : value;

/**
 * Over the fields that the call knows: equal requests have equal hashes, whatever the order of their fields. Without the key, and without the
 * account's code, which is another one after each sign-in.
 */
export async function bodyHash(call: Call, fields: Fields): Promise<string> {
  const names = knownFields(call)
    .filter((name) => name !== 'request_key' && name !== 'code' && fields[name] !== undefined)
    .toSorted();
  const sent = await Promise.all(names.map(async (name) => [name, await textOf(fields[name])]));
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}
