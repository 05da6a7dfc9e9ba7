import { Trans } from '@lingui/react/macro';
import { totalHours } from '#domain/services.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { DateTimeScreen } from '#src/flows/availability/date-time.screen.tsx';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '../corporate-booking.visit.ts';
import type { CarStepProps, CarStepScreen } from './car-step.types.ts';

type TimeStepProps = CarStepProps<Extract<CarStepScreen, { readonly screen: 'time' }>>;

export function CarTimeStep({ screen, car, takesFocus }: TimeStepProps) {
  const { host } = useVisit();
  const { draft, offer, notice, leadService } = screen;
  return (
    <>
      {notice?.code === 'time.lost' ? <TimeLost {...notice} /> : null}
      <DateTimeScreen
        heading={
          <StepHeading takesFocus={takesFocus}>
            <Trans>Choose date and time</Trans>
          </StepHeading>
        }
        days={offer.days}
        closedDays={offer.closedDays}
        freshness={offer.freshness}
        message={offer.message}
        date={draft.slot.date}
        time={draft.slot.time}
        hours={totalHours(draft.services)}
        branchName={draft.branch?.name ?? ''}
        leadServiceName={leadService}
        today={branchNow(offer.serverNow ?? host.now()).date}
        now={new Date(host.now()).toISOString()}
        onDate={(date) => car.send({ type: 'date.chosen', date })}
        onTime={(time) => car.send({ type: 'time.chosen', time })}
        onRetry={() => car.send({ type: 'times.requested' })}
      />
    </>
  );
}

function TimeLost({ date, time }: { readonly date: string | null; readonly time: string }) {
  const language = useLanguage();
  const day = date === null ? '' : formatDay(date, language);
  return (
    <Notice
      kind="warning"
      title={
        <Trans>
          {day} {time} is not free any more
        </Trans>
      }
    >
      <Trans>Choose another time for this car.</Trans>
    </Notice>
  );
}
