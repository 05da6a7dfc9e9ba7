import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CODE_LENGTH } from '#domain/fields/booking-code.ts';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { TooManyTries } from '#src/parts/answers/too-many-tries.tsx';
import { waitMinutes } from '#src/parts/answers/wait-minutes.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { ManagedBooking, type ManagedBookingParts, type ShownBooking } from './managed-booking.part.tsx';

type ScreenOf<Name> = Extract<BookingLookupScreen, { screen: Name }>;
type Results = {
  [Name in BookingLookupScreen['screen']]: (screen: BookingLookupScreen & ScreenOf<Name>) => ReactNode;
};

interface LookupResultProps extends ManagedBookingParts {
  screen: BookingLookupScreen;
  onRetry: () => void;
}

/** Each outcome has its own message (HOME-03). */
export function LookupResult({ screen, onRetry, ...parts }: LookupResultProps) {
  const length = CODE_LENGTH;
  // One component instance per booking, whatever its status.
  const shown = ({ screen: outcome, booking }: ShownBooking) => (
    <ManagedBooking isLookedUp key={booking.id} {...parts} outcome={outcome} booking={booking} />
  );
  const results: Results = {
    asking: () => null,
    searching: () => null,
    found: shown,
    expired: shown,
    cancelled: shown,
    notFound: () => (
      <Notice kind="error" title={<Trans>No booking has this plate and this code.</Trans>}>
        <Trans>
          Check the plate, and the {length} characters of the code: they are on the page and the picture that you got
          when you booked. If you cannot find them, call <CallLink />.
        </Trans>
      </Notice>
    ),
    tooManyTries: ({ retryAfter }) => <TooManyTries minutes={waitMinutes(retryAfter)} />,
    failed: ({ message }) => <LookupFailed message={message} onRetry={onRetry} />,
  };
  return (results[screen.screen] as (screen: BookingLookupScreen) => ReactNode)(screen);
}

function LookupFailed({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <CannotDisplay onRetry={onRetry}>
      {isOnline ? message : <Trans>You're offline. Reconnect and try again.</Trans>}
    </CannotDisplay>
  );
}
