import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { brand } from '#src/ui/brand/brand.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BookingDetails } from './booking-details.part.tsx';
import styles from './lookup.module.css';

type ScreenOf<Name> = Extract<BookingLookupScreen, { screen: Name }>;
type Results = {
  [Name in BookingLookupScreen['screen']]: (screen: BookingLookupScreen & ScreenOf<Name>) => ReactNode;
};

/** Each outcome has its own words (HOME-03). */
export function LookupResult({ screen, onRetry }: { screen: BookingLookupScreen; onRetry: () => void }) {
  const { number, href } = brand.callCentre;
  const results: Results = {
    asking: () => null,
    searching: () => null,
    found: ({ booking }) => (
      <>
        <Notice kind="success" title={<Trans>Your booking was found.</Trans>} />
        <BookingDetails booking={booking} />
      </>
    ),
    expired: ({ booking }) => (
      <>
        <Notice kind="warning" title={<Trans>This booking is over.</Trans>}>
          <Trans>Its time has passed, so it can no longer be used or changed.</Trans>
        </Notice>
        <BookingDetails booking={booking} />
      </>
    ),
    cancelled: ({ booking }) => (
      <>
        <Notice kind="warning" title={<Trans>This booking was cancelled.</Trans>}>
          <Trans>The time was given back. You can book another one.</Trans>
        </Notice>
        <BookingDetails booking={booking} />
      </>
    ),
    notFound: () => (
      <Notice kind="error" title={<Trans>No booking has this plate and this code.</Trans>}>
        <Trans>
          Check both as they stand in your booking. If you cannot find the code, call{' '}
          <a className={styles.call} href={href}>
            {number}
          </a>
          .
        </Trans>
      </Notice>
    ),
    tooManyTries: ({ retryAfter }) => (
      <Notice kind="error" title={<Trans>Too many tries.</Trans>}>
        <Plural
          value={Math.max(1, Math.ceil(retryAfter / 60))}
          one="Please try again in # minute."
          other="Please try again in # minutes."
        />
      </Notice>
    ),
    failed: ({ message }) => <CannotDisplay onRetry={onRetry}>{message}</CannotDisplay>,
  };
  return (results[screen.screen] as (screen: BookingLookupScreen) => ReactNode)(screen);
}
