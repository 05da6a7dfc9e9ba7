import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { isOverview, selectCar } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import { useStepAddress, type StepHistory } from '#src/wizard/use-step-address.ts';
import { CAR_STEPS, type GroupStep } from './corporate-booking.address.ts';
import { useFlow, useSend, useVisit } from './corporate-booking.visit.ts';

const ORDER: readonly GroupStep[] = ['overview', ...CAR_STEPS];

export interface GroupAddress {
  readonly addressed: GroupStep;
  /** Keep the object's identity stable. */
  readonly history: StepHistory<GroupStep>;
}

/** Back leads to the step before, from the first one to the overview. Draws nothing, so that a step changes nothing else. */
export function StepAddress({ addressed, history }: GroupAddress) {
  const send = useSend();
  const { actor } = useVisit();
  const isAtOverview = useFlow(isOverview);
  const step = useSelector(useFlow(selectCar), (car) => car?.context.draft.steps.current);
  const request = useCallback(
    (to: GroupStep): GroupStep => {
      if (to === 'overview') send({ type: 'car.closed' });
      else selectCar(actor.getSnapshot())?.send({ type: 'step.requested', step: to });
      return selectCar(actor.getSnapshot())?.getSnapshot().context.draft.steps.current ?? 'overview';
    },
    [actor, send],
  );
  useStepAddress<GroupStep>({
    order: ORDER,
    current: step ?? (isAtOverview ? 'overview' : null),
    addressed,
    request,
    history,
  });
  return null;
}
