import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { branchNow, type BranchTime } from '#domain/thai-calendar.ts';
import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { DateTimeScreen } from '#src/flows/availability/date-time.screen.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '../../use-retail-booking.ts';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

export function TimeStep({ state, takesFocus }: StepProps<TimeScreen>) {
  const { actor, host } = useVisit();
  const onTime = useCallback((time: BranchTime) => actor.send({ type: 'time.chosen', time }), [actor]);
  return (
    <DateTimeScreen
      heading={
        <StepHeading takesFocus={takesFocus}>
          <Trans>Choose date and time</Trans>
        </StepHeading>
      }
      days={state.days}
      closedDays={state.closedDays}
      freshness={state.freshness}
      message={state.message}
      date={state.date}
      time={state.time}
      hours={state.sheet.hours}
      branchName={state.sheet.branch?.name ?? ''}
      leadServiceName={state.leadService?.name ?? null}
      today={branchNow(state.serverNow ?? host.now()).date}
      onDate={(date) => actor.send({ type: 'date.chosen', date })}
      onTime={onTime}
      onRetry={() => actor.send({ type: 'times.requested' })}
    />
  );
}
