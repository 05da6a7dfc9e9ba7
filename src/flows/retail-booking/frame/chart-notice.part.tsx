import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { branchNow } from '#domain/thai-calendar.ts';
import type { TimeScreen, WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Notice as ChartNoticeValue } from '#machines/retail-booking/retail-booking.types.ts';
import { nearestTo } from '#machines/retail-booking/retail-booking.slots.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toHeading } from '#src/wizard/step-heading.tsx';
import styles from '#src/wizard/step.module.css';
import { useSend, useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

interface Slot {
  readonly date: string;
  readonly time: string;
}

/** The time that a notice offers, if it is still free. */
const timeToTake = (screen: WizardScreen): Slot | null => {
  const { notice } = screen;
  if (screen.screen !== 'time') return null;
  switch (notice?.code) {
    case 'time.freeAgain':
      return isShownFree(screen, notice) ? notice : null;
    case 'time.nearest':
      return isShownFree(screen, notice.nearest) ? notice.nearest : null;
    case 'time.lost':
      return notice.date === null ? null : nearestTo(screen.days, { date: notice.date, time: notice.time });
    default:
      return null;
  }
};

const isShownFree = ({ date, days }: TimeScreen, slot: Slot) =>
  date === slot.date && days.some((day) => day.date === date && day.times.some(({ time }) => time === slot.time));

/**
 * The chart's notice, shown above the step, or below it if it can appear at any time. The limit of services and the move to another branch are shown
 * by the steps themselves.
 */
export function ChartNotice({ screen, isBelow }: { readonly screen: WizardScreen; readonly isBelow: boolean }) {
  const send = useSend();
  const language = useLanguage();
  const { host } = useVisit();
  const today = branchNow(host.now()).date;
  const notice = screen.notice && truly(screen.notice, today);
  const text = useNoticeText(notice, screen.sheet.lost?.isTaken === true);
  const offered = timeToTake(screen);
  const isShownDay = screen.screen === 'time' && screen.date === offered?.date;
  const slot = offered && (isShownDay ? offered.time : `${formatDay(offered.date, language)} ${offered.time}`);
  if (text === null) return null;
  return (
    <Notice
      title={isTaken(screen, notice) ? <Trans>This time was taken</Trans> : undefined}
      kind={screen.notice?.code === 'time.freeAgain' ? 'success' : 'warning'}
      className={(isBelow ? styles.passing : styles.notice) ?? ''}
      actions={
        <>
          {offered === null ? null : (
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                if (!isShownDay) send({ type: 'date.chosen', date: offered.date });
                send({ type: 'time.chosen', time: offered.time });
                toHeading();
              }}
            >
              <Trans>Take {slot}</Trans>
            </Button>
          )}
          <Button kind="text" size="small" onClick={() => send({ type: 'notice.dismissed' })}>
            {slot === null ? <Trans>OK</Trans> : <Trans>Choose another time</Trans>}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}

/** A time of an earlier day is not free any more either, but nobody has taken it. */
const truly = (notice: ChartNoticeValue, today: string): ChartNoticeValue =>
  notice.code === 'time.lost' && notice.date !== null && notice.date < today
    ? { ...notice, code: 'time.passed' }
    : notice;

/** Others have the time that was chosen. */
const isTaken = ({ sheet }: WizardScreen, notice: ChartNoticeValue | null) =>
  notice?.code === 'time.lost' || (notice?.code === 'time.nearest' && sheet.lost?.isTaken === true);

const useNoticeText = (notice: ChartNoticeValue | null, isLostTaken: boolean): ReactNode => {
  const language = useLanguage();
  const slot = ({ date, time }: { date: string | null; time: string | null }) =>
    [date === null ? '' : formatDay(date, language), time ?? ''].filter(Boolean).join(' ');
  switch (notice?.code) {
    case undefined:
    case 'services.limit':
    case 'branch.moved':
      return null;
    case 'time.lost':
      return (
        <>
          <s>{slot(notice)}</s> <Trans>Please choose another time.</Trans>
        </>
      );
    case 'time.passed': {
      const time = slot(notice);
      return <Trans>{time} has passed. Choose a later time.</Trans>;
    }
    case 'time.freeAgain': {
      const again = slot(notice);
      return <Trans>Your time, {again}, is still free.</Trans>;
    }
    case 'time.nearest': {
      const wanted = slot(notice.wanted);
      const nearest = slot(notice.nearest);
      if (isLostTaken)
        return (
          <>
            <s>{wanted}</s> <Trans>The nearest free time is {nearest}.</Trans>
          </>
        );
      return (
        <Trans>
          {wanted} cannot be booked at this branch for these services. The nearest free time is {nearest}.
        </Trans>
      );
    }
    case 'draft.dropped':
      return <Trans>The booking you had begun could not be read again. Please start anew.</Trans>;
    case 'choice.gone': {
      const services = notice.services.join(', ');
      if (services === '')
        return <Trans>The branch you had chosen is no longer open for booking. Please choose another.</Trans>;
      return notice.branch ? (
        <Trans>The branch and these services can no longer be booked: {services}. Please choose again.</Trans>
      ) : (
        <Trans>These services can no longer be booked: {services}. Please choose again.</Trans>
      );
    }
  }
};
