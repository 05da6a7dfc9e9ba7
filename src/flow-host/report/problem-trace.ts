import { recordSteps } from '#machines/shared/trace/trace-recorder.ts';
import type { Trace, TraceStep } from '#machines/shared/trace/trace.types.ts';
import { lately } from '#src/flow-host/inspected.ts';

/** What this tab's charts did last, masked. */
export function problemTrace(): Trace {
  const steps: TraceStep[] = [];
  const record = recordSteps((step) => void steps.push(step));
  for (const [event, at] of lately) record(event, at);
  return { kind: 'chart-trace', version: 1, page: location.pathname, browser: navigator.userAgent, steps };
}
