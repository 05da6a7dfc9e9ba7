import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOK_MS = 250;
const RESOLUTION_MS = 10;
const LATE_MS = 100;

export interface LoopDelay {
  /** Whether timers were on average a tenth of a second late during the last quarter of a second. */
  isLate(): boolean;
  stop(): void;
}

export function watchLoop(): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let late = false;
  const timer = setInterval(() => {
    late = delays.mean / 1e6 - RESOLUTION_MS > LATE_MS;
    delays.reset();
  }, LOOK_MS).unref();
  return {
    isLate: () => late,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
