import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { branchNow, type BranchTime } from '#domain/thai-calendar.ts';
import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { DateTimeScreen } from '#src/flows/availability/date-time.screen.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import styles from '../../wizard.module.css';

/** Above and below the times, loaded with the other steps. */
export const aroundTimes = partFile(() => import('./around-times.part.tsx').then(({ AroundTimes }) => AroundTimes));

/** The times, and as soon as they are loaded other branches' times, whose place is reserved so that nothing shifts. */
export function TimeStep({ state, takesFocus }: StepProps<TimeScreen>) {
  const { actor, host } = useVisit();
  const onTime = useCallback((time: BranchTime) => actor.send({ type: 'time.chosen', time }), [actor]);
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  // Not loaded for this step: the first free time does not wait for it.
  const { Part: Around } = useLazyPart(aroundTimes, { needs: texts, isWanted: false });
  return (
    <>
      {Around ? <Around place="above" state={state} /> : null}
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
        now={new Date(host.now()).toISOString()}
        onDate={(date) => actor.send({ type: 'date.chosen', date })}
        onTime={onTime}
        onRetry={() => actor.send({ type: 'times.requested' })}
      />
      <div className={styles.others}>{Around ? <Around place="below" state={state} /> : null}</div>
    </>
  );
}
