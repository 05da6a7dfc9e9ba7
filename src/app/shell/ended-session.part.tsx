import { useState } from 'react';
import { companyInterrupted, interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { SessionNotice, type SessionNoticeProps } from '#src/flows/session/session-notice.part.tsx';
import { readKeptBooking } from '#src/flows/retail-booking/kept/kept-booking.store.ts';

interface EndedSessionProps extends Pick<SessionNoticeProps, 'notice' | 'onLeave'> {
  /** Whose draft waits, '' for a guest. */
  readonly account: string;
  /** Whoever it is can sign in again here, and comes back to this page. */
  readonly isMember: boolean;
  readonly isCompany: boolean;
}

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
