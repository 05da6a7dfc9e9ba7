import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMember } from '#src/app/shell/use-member.ts';
import { interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { readKeptBooking } from '#src/flows/retail-booking/kept/kept-booking.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { KeptBookingCard } from './-kept-booking.part.tsx';

/** The booking whose time is being kept, or that waits until somebody signs in again. */
export function KeptOnHome() {
  const { now } = useRouter().options.context;
  const lang = useLanguage();
  const member = useMember();
  const [left] = useState(interrupted.read);
  if (member === undefined) return null;
  if (member === null && left?.booking)
    return (
      <KeptBookingCard
        booking={left.booking}
        now={now}
        action={
          <Button
            renderLink={(look) => (
              <Link {...look} to="/$lang/auth/login" params={{ lang }} state={{ signInFrom: left.href }} />
            )}
          >
            <Trans>Sign in and go on</Trans>
          </Button>
        }
      />
    );
  const booking = readKeptBooking(member?.account ?? '');
  if (booking === null || booking.heldUntil === null || booking.heldUntil <= now()) return null;
  return (
    <KeptBookingCard
      booking={booking}
      now={now}
      action={
        <Button renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
          <Trans>Go on with the booking</Trans>
        </Button>
      }
    />
  );
}
