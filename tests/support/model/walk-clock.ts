import type { Clock } from '#machines/shared/clock.ts';

export interface WalkClock extends Clock {
  /** Sets it to so many milliseconds since the start of the chart. */
  set(passed: number): void;
}

/** A clock for a chart's inputs that a walk sets to the time of each step. */
export const walkClock = (start: number): WalkClock => {
  let passed = 0;
  return {
    now: () => start + passed,
    set: (ms) => {
      passed = ms;
    },
  };
};
