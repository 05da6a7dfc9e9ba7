import { useState } from 'react';
import { companyInterrupted, interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { SessionNotice } from '#src/flows/session/session-notice.part.tsx';
import { readKeptBooking } from '#src/flows/retail-booking/kept/kept-booking.store.ts';
import type { EndedSessionProps } from '#src/app/shell/ended-session.ts';

/** The notice, which remembers the page and the booking that wait until somebody has signed in again. */
export function EndedSession({ notice, account, isMember, isCompany, onLeave }: EndedSessionProps) {
  const [booking] = useState(() => (isCompany && !isMember ? null : readKeptBooking(account)));
  const leave = () => {
    const { pathname, search, hash } = window.location;
    const href = `${pathname}${search}${hash}`;
    if (isMember) interrupted.write({ href, booking: readKeptBooking(account) });
    if (isCompany) companyInterrupted.write(href);
    onLeave();
  };
  return (
    <SessionNotice
      notice={notice}
      keeps={booking === null ? (isMember || isCompany ? 'place' : null) : 'booking'}
      onLeave={leave}
    />
  );
}
