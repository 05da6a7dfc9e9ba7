import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { LookupForm, type LookupFormProps } from './lookup-form.part.tsx';
import { LookupResult } from './lookup-result.part.tsx';
import styles from './lookup.module.css';
import type { ManagedBookingParts } from './managed-booking.part.tsx';

export interface LookupScreenProps
  extends ManagedBookingParts, Pick<LookupFormProps, 'initial' | 'onSubmit' | 'onEdit'> {
  /** From the chart's selectScreen. */
  screen: BookingLookupScreen;
  /** The page's heading until it shows a booking. */
  heading?: ReactNode;
  /** When this changes, the form is rendered again from `initial`. */
  drawing?: string;
  onRetry: () => void;
  /** Leaves the shown booking for an empty form. */
  onAnother: () => void;
  /** A call about the shown booking is unanswered, so another look-up has to wait. */
  isLocked?: boolean;
}

const isResult = (shown: BookingLookupScreen['screen']) => shown !== 'asking' && shown !== 'searching';

/** The form with the outcome below it; a booking that was found replaces the form. The new content takes the focus (HOME-03). */
export function LookupScreen(props: LookupScreenProps) {
  const { screen, heading, drawing, initial, onSubmit, onEdit, onRetry, onAnother, isLocked = false, ...parts } = props;
  const part = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const hadBooking = useRef(false);
  const { screen: shown } = screen;
  const hasBooking = 'booking' in screen;

  useEffect(() => {
    if (isResult(shown)) result.current?.focus();
  }, [shown]);

  // The form has replaced the booking and its buttons, so the focus moves to it.
  useEffect(() => {
    if (hadBooking.current && !hasBooking && isFocusLost()) part.current?.querySelector('h1')?.focus();
    hadBooking.current = hasBooking;
  }, [hasBooking]);

  return (
    <div ref={part}>
      {hasBooking ? null : (
        <>
          {heading}
          <LookupForm key={drawing} {...{ initial, onSubmit, onEdit, isSearching: shown === 'searching' }} />
        </>
      )}
      <div ref={result} tabIndex={-1} aria-live="polite" className={styles.result}>
        {isResult(shown) ? <LookupResult {...parts} screen={screen} onRetry={onRetry} /> : null}
      </div>
      {hasBooking ? (
        <Button kind="text" data-in-line className={styles.other ?? ''} inactive={isLocked} onClick={onAnother}>
          <Trans>Find another booking</Trans>
        </Button>
      ) : null}
    </div>
  );
}
