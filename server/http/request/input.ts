import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { CallFailure } from '../call-context.ts';
import { isRepeated, type FieldProblems, type Fields } from './fields.ts';
import { isRequired } from './schema-field.ts';
import { unstorableFields } from './storable.ts';

type Issue = z.core.$ZodIssue;

const knownFields = (call: Call): string[] =>
  call.request instanceof z.ZodMiniObject ? Object.keys(call.request.shape) : [];

const absent = (issues: readonly Issue[]) => issues.filter(({ input }) => input === undefined).length;

/**
 * For a value that may have several forms, the problems of the form that was probably meant: the one with the fewest missing fields, or the later of
 * two with equally many.
 */
function issuesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [meant = []] = issue.errors.toReversed().toSorted((a, b) => absent(a) - absent(b));
  return meant.length === 0
    ? [issue]
    : meant.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Absent, or empty although required: to a person filling in a form both are 'missing'. */
const isMissing = ({ request }: Call, { input, code, path }: Issue) =>
  input === undefined || (input === '' && (code === 'too_small' || isRequired(request, path)));

function problemsOf(call: Call, fields: Fields, issue: Issue): FieldProblems {
  // An empty field is 'missing', whatever it was parsed as.
  const [name] = issue.path;
  if (fields[String(name)] === '' && isRequired(call.request, [String(name)]))
    return [{ field: String(name), problem: 'missing' }];
  return issuesOf(issue).map((one) => ({
    field: one.path.map(String).join('.'),
    problem: isMissing(call, one) ? 'missing' : 'malformed',
  }));
}

/** At most this many problems are named: a list of 50 wrong ids is one mistake. */
const MAX_NAMED = 30;

function firstOfEach(problems: FieldProblems): FieldProblems {
  const seen = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  return [...seen.values()].toReversed().slice(0, MAX_NAMED);
}

const without = (values: unknown, names: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Object(values) as object).filter(([name]) => !names.includes(name)));

/** The values of a call's text fields; unknown fields are ignored, each wrong one is named in the failure. */
export function decodeRequest(call: Call, fields: Fields): unknown {
  const repeated = knownFields(call).filter((name) => isRepeated(fields, name));
  const decoded = z.safeDecode(call.request, fields, { reportInput: true });
  const unstorable = decoded.success ? unstorableFields(without(decoded.data, call.texts ?? [])) : [];
  if (decoded.success && repeated.length === 0 && unstorable.length === 0) return decoded.data;
  const malformed = (decoded.error?.issues ?? []).filter(({ path }) => !repeated.includes(String(path[0])));
  throw new CallFailure('invalidInput', {
    fields: firstOfEach([
      ...repeated.map((field) => ({ field, problem: 'repeated' as const })),
      ...malformed.flatMap((issue) => problemsOf(call, fields, issue)),
      ...unstorable,
    ]),
  });
}

const textOf = async (value: Fields[string]) =>
  value instanceof File ? [value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('base64')] : value;

/** Which try it is, not what is asked for: the key, the account's code, which changes with each sign-in, and the proof of not being a program. */
const OF_THE_TRY = ['request_key', 'code', 'gg_token'];

/** A hash over the fields that the call knows: equal requests have equal hashes, whatever the order of their fields and whichever try it is. */
export async function bodyHash(call: Call, fields: Fields): Promise<string> {
  const names = knownFields(call)
    .filter((name) => !OF_THE_TRY.includes(name) && fields[name] !== undefined)
    .toSorted();
  const sent = await Promise.all(names.map(async (name) => [name, await textOf(fields[name])]));
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}
