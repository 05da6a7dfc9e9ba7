import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Notice as ChartNoticeValue } from '#machines/retail-booking/retail-booking.types.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toHeading } from '#src/wizard/step-heading.tsx';
import styles from '#src/wizard/step.module.css';
import { useSend } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

/** The time that a notice names, if the shown day offers it. */
const timeToTake = (screen: WizardScreen): string | null => {
  const { notice } = screen;
  const slot = notice?.code === 'time.freeAgain' ? notice : notice?.code === 'time.nearest' ? notice.nearest : null;
  if (slot === null || screen.screen !== 'time' || screen.date !== slot.date) return null;
  const day = screen.days.find(({ date }) => date === slot.date);
  return day?.times.some(({ time }) => time === slot.time) ? slot.time : null;
};

/**
 * The chart's notice, shown above the step, or below it if it can appear at any time. The limit of services and the move to another branch are shown
 * by the steps themselves.
 */
export function ChartNotice({ screen, isBelow }: { readonly screen: WizardScreen; readonly isBelow: boolean }) {
  const send = useSend();
  const text = useNoticeText(screen.notice);
  const slot = timeToTake(screen);
  if (text === null) return null;
  return (
    <Notice
      kind={screen.notice?.code === 'time.freeAgain' ? 'success' : 'warning'}
      className={(isBelow ? styles.passing : styles.notice) ?? ''}
      actions={
        <>
          {slot === null ? null : (
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                send({ type: 'time.chosen', time: slot });
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

const useNoticeText = (notice: ChartNoticeValue | null): ReactNode => {
  const language = useLanguage();
  const slot = ({ date, time }: { date: string | null; time: string | null }) =>
    [date === null ? '' : formatDay(date, language), time ?? ''].filter(Boolean).join(' ');
  switch (notice?.code) {
    case undefined:
    case 'services.limit':
    case 'branch.moved':
      return null;
    case 'time.lost':
    case 'time.passed': {
      const time = slot(notice);
      return <Trans>{time} is no longer free. Please choose another time.</Trans>;
    }
    case 'time.freeAgain': {
      const again = slot(notice);
      return <Trans>Your time, {again}, is still free.</Trans>;
    }
    case 'time.nearest': {
      const wanted = slot(notice.wanted);
      const nearest = slot(notice.nearest);
      return (
        <Trans>
          {wanted} cannot be booked for these services. The nearest free time is {nearest}.
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
