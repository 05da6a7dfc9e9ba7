import * as z from 'zod/mini';
import type { Answers } from '#contract/calls/form.shapes.ts';
import { typedValues } from '#src/api/typed/typed-values.ts';

const answers: z.ZodMiniType<Answers> = z.record(z.string(), z.string());

/** What is typed into a form and not sent, by the form, so that closing the page loses nothing (NAV-13); a picture is not kept. */
export const typedForms = typedValues('roddee.form.typed', answers);
