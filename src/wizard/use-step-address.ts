import { useEffect, useRef } from 'react';

interface StepAddress<Step> {
  readonly order: readonly Step[];
  /** The chart's step; null while it is at none. */
  readonly current: Step | null;
  /** The step that the address names. */
  readonly addressed: Step | null;
  /** Asks the chart for a step, which it may refuse. Returns the resulting step. */
  readonly request: (step: Step) => Step;
  readonly go: (step: Step, how: 'push' | 'replace') => void;
}

/**
 * Keeps the address and the chart's step in sync. When the chart moves on, a history entry is pushed. Back and Forward ask the chart for
 * their step; if it refuses (the step is not reachable, or the current one cannot be left now) the address is corrected. A refused Back
 * leaves the entry that it came to, so that the next Back finds it.
 */
export const useStepAddress = <Step extends string>(asked: StepAddress<Step>): void => {
  const { order, current, addressed, request, go } = asked;
  const last = useRef<Step | null>(null);
  useEffect(() => {
    if (current === null) return undefined;
    if (addressed === current) {
      last.current = addressed;
      return undefined;
    }
    const isFirst = last.current === null;
    if (isFirst) {
      // In a task of its own: the page answers taps first.
      const timer = setTimeout(() => {
        last.current = current;
        go(current, 'replace');
      });
      return () => clearTimeout(timer);
    }
    const addressChanged = addressed !== last.current;
    if (addressed !== null && addressChanged) {
      last.current = addressed;
      const isBack = order.indexOf(addressed) < order.indexOf(current);
      if (request(addressed) !== addressed) go(current, isBack ? 'push' : 'replace');
      return undefined;
    }
    last.current = current;
    go(current, 'push');
    return undefined;
  }, [order, current, addressed, request, go]);
};
