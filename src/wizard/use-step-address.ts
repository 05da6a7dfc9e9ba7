import { useEffect, useRef } from 'react';

interface StepAddress<Step> {
  readonly order: readonly Step[];
  /** The chart's current step; null while it is not at a step. */
  readonly current: Step | null;
  /** The step that the address names. */
  readonly addressed: Step | null;
  /** Asks the chart for a step, which it may refuse. Returns the resulting step. */
  readonly request: (step: Step) => Step;
  readonly go: (step: Step, how: 'push' | 'replace') => void;
}

/** For a new address the router re-renders every link, which must not delay the first tap. */
const COMPLETED_AFTER_MS = 4_000;

/**
 * Keeps the address and the chart's step in sync. When the chart moves on, a history entry is pushed. Back and Forward ask the chart for their step;
 * if it refuses (the step is not reachable, or the current one cannot be left now) the address is corrected. A refused Back keeps the entry that it
 * went to, so that the next Back finds it. An address without a step stands for the step that was shown there, also when going Back to it; the step
 * is added to it once the page has been interactive for a while.
 */
export const useStepAddress = <Step extends string>(asked: StepAddress<Step>): void => {
  const { order, current, addressed, request, go } = asked;
  const last = useRef<Step | null>(null);
  const lastAddressed = useRef<Step | null>(null);
  /** The step shown for the history entry whose address names none. */
  const unnamed = useRef<Step | null>(null);
  useEffect(() => {
    if (current === null) return undefined;
    const before = last.current;
    const isReturn = addressed === null && lastAddressed.current !== null;
    lastAddressed.current = addressed;
    const named = addressed ?? (isReturn ? unnamed.current : null) ?? before ?? current;
    if (named === current) {
      last.current = current;
      if (addressed !== null) return undefined;
      unnamed.current = current;
      const timer = setTimeout(() => {
        unnamed.current = null;
        go(current, 'replace');
      }, COMPLETED_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (before !== null && named !== before) {
      last.current = named;
      // Back and Forward do not blur a field, so what is being typed is entered first.
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      const isBack = order.indexOf(named) < order.indexOf(current);
      if (request(named) !== named) go(current, isBack ? 'push' : 'replace');
      return undefined;
    }
    last.current = current;
    go(current, before === null ? 'replace' : 'push');
    return undefined;
  }, [order, current, addressed, request, go]);
};
