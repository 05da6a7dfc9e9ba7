import { LIVE_CHANNEL, type LiveMessage } from '#machines/shared/trace/live-channel.ts';
import { recordSteps } from '#machines/shared/trace/trace-recorder.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { lately } from '#src/flow-host/inspected.ts';
import { otherTabs } from '#src/flow-host/other-tabs.ts';

const isMessage = (message: unknown): message is LiveMessage =>
  typeof message === 'object' && message !== null && 'kind' in message;

/** Tells the studio in another tab of every step of this page's charts, masked, from the first that is still known. Returns what ends it. */
export function startLive(): () => void {
  const studio = otherTabs(LIVE_CHANNEL, isMessage);
  const tab = Math.random().toString(36).slice(2);
  const steps: TraceStep[] = [];
  const tell = (from: number) => studio.tell({ kind: 'steps', tab, from, steps: steps.slice(from) });
  const record = recordSteps((step) => void steps.push(step));
  for (const [event, at] of lately) record(event, at);
  const end = studio.follow(({ kind }) => {
    if (kind === 'asked') tell(0);
  });
  tell(0);
  const before = globalThis.chartInspection;
  globalThis.chartInspection = (event, at) => {
    before?.(event, at);
    const from = steps.length;
    record(event, at);
    if (steps.length > from) tell(from);
  };
  return () => {
    globalThis.chartInspection = before;
    end();
  };
}
