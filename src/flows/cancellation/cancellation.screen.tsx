import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Question } from '#src/ui/questions/question.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CancellationResults, CarAndCode, type NamedBooking } from './cancellation-results.part.tsx';
import styles from './cancellation.module.css';

export interface CancellationScreenProps {
  /** From the chart's selectScreen. */
  readonly screen: CancellationState;
  readonly bookings: readonly NamedBooking[];
  readonly onAsk: () => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
}

/** First asks, naming what would be cancelled, then shows the result for each booking (CANCEL-02, CANCEL-03). */
export function CancellationScreen(props: CancellationScreenProps) {
  const { screen } = props;
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(screen.screen);
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (shown.current === screen.screen) return;
    const focused = document.activeElement;
    const isLost = focused === document.body || part.current?.contains(focused) === true;
    shown.current = screen.screen;
    if (!isLost) return;
    // The answer that changes nothing comes first, so it gets the focus.
    const hasButton = screen.screen === 'offered' || screen.screen === 'asking';
    const target = hasButton ? part.current?.querySelector('button') : part.current;
    target?.focus();
  }, [screen.screen]);
  return (
    <div ref={part} tabIndex={-1} className={styles.cancellation}>
      <Shown {...props} />
    </div>
  );
}

function Shown({ screen, bookings, onAsk, onAgree, onDecline, onRetry }: CancellationScreenProps) {
  const named = 'ids' in screen ? bookings.filter(({ id }) => screen.ids.includes(id)) : bookings;
  const count = named.length;
  switch (screen.screen) {
    case 'offered':
      return (
        <div className={styles.offer}>
          {count === 1 ? <Deadline bookings={named} /> : null}
          <Button kind="outline" onClick={onAsk}>
            {count === 1 ? <Trans>Cancel this booking</Trans> : <Trans>Cancel {count} chosen bookings</Trans>}
          </Button>
        </div>
      );
    case 'asking':
      return <CancelQuestion bookings={named} onAgree={onAgree} onDecline={onDecline} />;
    case 'cancelling':
      return screen.isRepeat ? (
        <Unknown onRetry={onRetry} isAsking />
      ) : (
        <CancelQuestion bookings={named} onAgree={onAgree} onDecline={onDecline} isCancelling />
      );
    case 'outcomeUnknown':
      return <Unknown onRetry={onRetry} />;
    case 'refused':
      return (
        <Notice
          kind="error"
          onDismiss={onDecline}
          title={<Trans>The booking was not cancelled.</Trans>}
          actions={
            <>
              <Button kind="outline" size="small" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Button kind="text" size="small" onClick={onDecline}>
                <Trans>Keep the booking</Trans>
              </Button>
            </>
          }
        >
          {screen.message ?? <Trans>Please try again.</Trans>}
        </Notice>
      );
    case 'settled':
      return <CancellationResults results={screen.results} bookings={bookings} />;
  }
}

/** The earliest cancellation deadline among the bookings. */
function Deadline({ bookings }: { bookings: readonly NamedBooking[] }) {
  const language = useLanguage();
  const [first] = bookings
    .flatMap(({ cancelUntil }) => cancelUntil ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  if (first === undefined) return null;
  const last = `${formatDay(first, language)} ${formatTime(first)}`;
  return (
    <p className={styles.deadline}>
      <Trans>You can cancel until {last}.</Trans>
    </p>
  );
}

interface CancelQuestionProps {
  bookings: readonly NamedBooking[];
  onAgree: () => void;
  onDecline: () => void;
  isCancelling?: boolean;
}

function CancelQuestion({ bookings, onAgree, onDecline, isCancelling = false }: CancelQuestionProps) {
  const id = useId();
  const language = useLanguage();
  const count = bookings.length;
  const isOne = count === 1;
  return (
    <Question
      labelledBy={id}
      className={styles.question}
      onNo={isCancelling ? null : onDecline}
      answers={
        <>
          {isCancelling ? null : (
            <Button onClick={onDecline}>
              {isOne ? <Trans>Keep the booking</Trans> : <Trans>Keep the bookings</Trans>}
            </Button>
          )}
          <Button kind="danger" onClick={onAgree} busy={isCancelling ? <Trans>Cancelling…</Trans> : undefined}>
            {isOne ? <Trans>Cancel the booking</Trans> : <Trans>Cancel the bookings</Trans>}
          </Button>
        </>
      }
    >
      <h2 id={id}>{isOne ? <Trans>Cancel this booking?</Trans> : <Trans>Cancel these {count} bookings?</Trans>}</h2>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <b>{`${formatDay(booking.startsAt, language)} ${formatTime(booking.startsAt)}`}</b>
            <p>{[booking.branch, booking.services.join(', ')].filter(Boolean).join(' · ')}</p>
            <CarAndCode booking={booking} />
          </li>
        ))}
      </ul>
      <p>
        {isOne ? (
          <Trans>Your time goes to others at once. To come after all you would have to book again.</Trans>
        ) : (
          <Trans>These times go to others at once. To come after all you would have to book again.</Trans>
        )}
      </p>
      <Deadline bookings={bookings} />
    </Question>
  );
}

function Unknown({ onRetry, isAsking = false }: { onRetry: () => void; isAsking?: boolean }) {
  return (
    <OutcomeUnknown
      title={<Trans>We do not know yet whether your booking was cancelled.</Trans>}
      onRetry={onRetry}
      isAsking={isAsking}
    >
      <Trans>
        The answer did not arrive. We are checking every few seconds; please stay on this page. If it keeps failing,
        call <CallLink />.
      </Trans>
    </OutcomeUnknown>
  );
}
