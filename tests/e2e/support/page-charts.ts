import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { recordSteps } from '#machines/shared/trace/trace-recorder.ts';

declare global {
  /** Set by `chart-records.ts`. */
  var tellChartStep: (step: TraceStep) => unknown;
}

globalThis.chartInspection = recordSteps((step) => void tellChartStep(step));
