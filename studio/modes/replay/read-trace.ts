import * as z from 'zod/mini';
import type { Trace } from '#machines/shared/trace/trace.types.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const traceStep = z.object({
  run: z.int(),
  flow: z.string(),
  at: z.number(),
  event: z.string(),
  fields,
  before: z.array(z.string()),
  after: z.array(z.string()),
  taken: z.array(z.string()),
  isRefused: z.boolean(),
});

const trace = z.object({
  kind: z.literal('chart-trace'),
  version: z.literal(1),
  page: z.string(),
  browser: z.string(),
  error: z.optional(fields),
  steps: z.array(traceStep),
});

/** The trace in a text that somebody was sent; null if it is none. */
export function readTrace(text: string): Trace | null {
  try {
    return trace.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
