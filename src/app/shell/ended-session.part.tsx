import { useState } from 'react';
import { interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { SessionNotice, type SessionNoticeProps } from '#src/flows/session/session-notice.part.tsx';
import { readKeptBooking } from '#src/flows/retail-booking/kept/kept-booking.store.ts';

interface EndedSessionProps extends Pick<SessionNoticeProps, 'notice' | 'onLeave'> {
  /** Whose draft waits, '' for a guest. */
  readonly account: string;
  /** A member can sign in again here, and comes back to this page. */
  readonly isMember: boolean;
}

/** The notice, which remembers the page and the booking that wait until somebody has signed in again. */
export function EndedSession({ notice, account, isMember, onLeave }: EndedSessionProps) {
  const [booking] = useState(() => readKeptBooking(account));
  const leave = () => {
    const { pathname, search, hash } = window.location;
    if (isMember) interrupted.write({ href: `${pathname}${search}${hash}`, booking: readKeptBooking(account) });
    onLeave();
  };
  return (
    <SessionNotice notice={notice} keeps={booking === null ? (isMember ? 'place' : null) : 'booking'} onLeave={leave} />
  );
}
