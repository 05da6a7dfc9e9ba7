import * as z from 'zod/mini';

/** What can be wrong with a field; problem-messages.ts has a text for each. */
export type FieldProblem =
  | 'required'
  | 'characters'
  | 'start'
  | 'length'
  | 'invalid'
  | 'tooLong'
  | 'sign'
  | 'marks'
  | 'letters'
  | 'number';

const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  required: 'required',
  characters: 'characters',
  start: 'start',
  length: 'length',
  invalid: 'invalid',
  tooLong: 'tooLong',
  sign: 'sign',
  marks: 'marks',
  letters: 'letters',
  number: 'number',
  too_small: 'required',
  too_big: 'tooLong',
  invalid_format: 'characters',
};

/** A text checked by a rule of the domain. The issue carries the kind of problem, not its text. */
export const judgedText = (judge: (text: string) => { readonly kind: FieldProblem } | null) =>
  z.string().check((payload) => {
    const found = judge(payload.value);
    if (found) payload.issues.push({ code: 'custom', input: payload.value, params: { problem: found.kind } });
  });

/** The first problem of each field, in the order of the schema; empty if the values are valid. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of z.safeParse(schema, values).error?.issues ?? []) {
    const field = issue.path.join('.');
    const code: unknown = issue.code === 'custom' ? issue.params?.['problem'] : issue.code;
    problems[field] ??= PROBLEMS[String(code)] ?? 'invalid';
  }
  return problems;
}
