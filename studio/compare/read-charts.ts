import * as z from 'zod/mini';
import type { ChartsRecord } from './chart-record.ts';

const texts = z.array(z.string());

const chart = z.object({
  states: z.record(
    z.string(),
    z.object({
      kind: z.enum(['state', 'group', 'parallel', 'final']),
      initial: z.nullable(z.string()),
      tags: texts,
      entry: texts,
      exit: texts,
      runs: texts,
      timers: z.record(z.string(), z.nullable(z.number())),
      req: texts,
    }),
  ),
  transitions: z.record(
    z.string(),
    z.object({
      from: z.string(),
      on: z.string(),
      to: texts,
      guard: z.nullable(z.string()),
      actions: texts,
      order: z.number(),
      req: texts,
    }),
  ),
});

/** The charts in a file of another build; null if it is not such a file. */
export function chartsIn(content: string): ChartsRecord | null {
  try {
    return z.record(z.string(), chart).parse(JSON.parse(content));
  } catch {
    return null;
  }
}
