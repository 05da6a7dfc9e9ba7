import { useEffect, useRef } from 'react';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { RetailBookingActor } from './retail-booking.session.ts';

/**
 * Keeps the address and the chart's step alike. The chart going on pushes a history entry; Back and Forward ask the chart for
 * their step, and where it refuses (a step that is not reachable, or nothing may be left now) the address is put right.
 */
export const useStepAddress = (
  actor: RetailBookingActor,
  current: Step | null,
  addressed: Step | null,
  go: (step: Step, how: 'push' | 'replace') => void,
): void => {
  const last = useRef<Step | null>(null);
  useEffect(() => {
    if (current === null) return;
    if (addressed === current) {
      last.current = addressed;
      return;
    }
    const isFirst = last.current === null;
    const addressChanged = addressed !== last.current;
    if (addressed !== null && addressChanged && !isFirst) {
      last.current = addressed;
      actor.send({ type: 'step.requested', step: addressed });
      if (actor.getSnapshot().context.draft.menuSteps.current !== addressed) go(current, 'replace');
      return;
    }
    last.current = current;
    go(current, isFirst ? 'replace' : 'push');
  }, [actor, current, addressed, go]);
};
