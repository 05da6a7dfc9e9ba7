import * as z from 'zod/mini';

/** What can be wrong with a field. The words are ours: problem-messages.ts has one for each. */
export type FieldProblem = 'required' | 'characters' | 'province' | 'start' | 'length' | 'invalid' | 'tooLong';

const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  required: 'required',
  characters: 'characters',
  province: 'province',
  start: 'start',
  length: 'length',
  invalid: 'invalid',
  too_small: 'required',
  too_big: 'tooLong',
  invalid_format: 'characters',
};

/** A text that a rule of the domain judges. The issue carries the kind of problem, and no words. */
export const judgedText = (judge: (text: string) => { readonly kind: FieldProblem } | null) =>
  z.string().check((payload) => {
    const found = judge(payload.value);
    if (found) payload.issues.push({ code: 'custom', input: payload.value, params: { problem: found.kind } });
  });

/** The first problem of each field, in the order of the schema; nothing when the values are well formed. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of z.safeParse(schema, values).error?.issues ?? []) {
    const field = issue.path.join('.');
    const code: unknown = issue.code === 'custom' ? issue.params?.['problem'] : issue.code;
    problems[field] ??= PROBLEMS[String(code)] ?? 'invalid';
  }
  return problems;
}
