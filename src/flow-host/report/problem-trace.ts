import { maskedError } from '#machines/shared/trace/masked-event.ts';
import { recordSteps } from '#machines/shared/trace/trace-recorder.ts';
import type { Trace, TraceStep } from '#machines/shared/trace/trace.types.ts';
import { lately } from '#src/flow-host/inspected.ts';

/** What this tab's charts did last, and which error the screen tells of, masked. */
export function problemTrace(error?: unknown): Trace {
  const steps: TraceStep[] = [];
  const record = recordSteps((step) => void steps.push(step));
  for (const [event, at] of lately) record(event, at);
  const told = error instanceof Error ? { error: maskedError(error) } : {};
  return { kind: 'chart-trace', version: 1, page: location.pathname, browser: navigator.userAgent, ...told, steps };
}
