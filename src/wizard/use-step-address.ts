import { useEffect, useRef } from 'react';

/** The browser's history, as a flow with steps uses it. */
export interface StepHistory<Step> {
  /** `from`: the step that the entry before a pushed one shows. */
  readonly go: (step: Step, how: 'push' | 'replace', from?: Step) => void;
  readonly back: () => void;
  /** The current entry: `depth` is smaller after Back, `from` is what it was pushed with. */
  readonly entry: () => { readonly depth: number; readonly from: Step | null };
}

interface StepAddress<Step> {
  readonly order: readonly Step[];
  /** The chart's current step; null while it is not at a step. */
  readonly current: Step | null;
  /** The step that the address names. */
  readonly addressed: Step | null;
  /** Asks the chart for a step, which it may refuse. Returns the resulting step. */
  readonly request: (step: Step) => Step;
  readonly history: StepHistory<Step>;
}

/** For a new address the router re-renders every link, which must not delay the first tap. */
const COMPLETED_AFTER_MS = 4_000;

/**
 * Keeps the address and the chart's step in sync, so that each press of Back leads to another step.
 *
 * - When the chart moves on, an entry is pushed; when it returns to the step of the entry before, the history goes back.
 * - Back and Forward ask the chart for their step. If it cannot be left now, the address is corrected, and a refused Back keeps the entry that it went
 *   to, so that the next one finds it. Back to a later step that can no longer be reached goes on back.
 * - An address without a step stands for the step that was shown there, also when going Back to it; the step is added to it once the page has been
 *   interactive for a while, or before the next entry is pushed.
 */
export const useStepAddress = <Step extends string>(asked: StepAddress<Step>): void => {
  const { order, current, addressed, request, history } = asked;
  const last = useRef<Step | null>(null);
  const lastAddressed = useRef<Step | null>(null);
  const lastDepth = useRef(0);
  /** The step shown for the history entry whose address names none. */
  const unnamed = useRef<Step | null>(null);

  useEffect(() => {
    if (current === null) return undefined;
    const before = last.current;
    const isReturn = addressed === null && lastAddressed.current !== null;
    const { depth, from } = history.entry();
    const isDeeper = depth >= lastDepth.current;
    lastAddressed.current = addressed;
    lastDepth.current = depth;
    const named = addressed ?? (isReturn ? unnamed.current : null) ?? before ?? current;
    if (named === current) {
      last.current = current;
      if (addressed !== null) return undefined;
      unnamed.current = current;
      const timer = setTimeout(() => {
        unnamed.current = null;
        history.go(current, 'replace');
      }, COMPLETED_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (before !== null && named !== before) {
      // Back and Forward do not blur a field, so what is being typed is entered first.
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      const isEarlier = order.indexOf(named) < order.indexOf(current);
      const reached = request(named);
      last.current = reached;
      if (reached === named) return undefined;
      if (!isDeeper && !isEarlier) history.back();
      else history.go(reached, isEarlier ? 'push' : 'replace');
      return undefined;
    }
    last.current = current;
    if (before === null) history.go(current, 'replace');
    else if (addressed !== null && from === current) history.back();
    else {
      if (addressed === null) history.go(before, 'replace');
      history.go(current, 'push', before);
    }
    return undefined;
  }, [order, current, addressed, request, history]);
};
