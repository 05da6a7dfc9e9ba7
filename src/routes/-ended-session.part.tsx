import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { companyInterrupted, interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { SessionNotice } from '#src/flows/session/session-notice.part.tsx';
import { chosenCodes } from '#src/flows/corporate-booking/kept/chosen.store.ts';
import { readKeptGroup } from '#src/flows/corporate-booking/kept/kept-group.store.ts';
import { readKeptBooking } from '#src/flows/retail-booking/kept/kept-booking.store.ts';
import type { EndedSessionProps } from '#src/app/shell/ended-session.ts';

/** The notice, which remembers the page and the booking that wait until somebody has signed in again. */
export function EndedSession({ notice, onLeave }: EndedSessionProps) {
  const { me, session } = useRouter().options.context;
  const isMember = session.noticed().includes('member');
  const isCompany = session.noticed().includes('company');
  const account = me.member()?.account ?? '';
  // A page that has just come knows no company yet; the tab knows whose cars were chosen in it.
  const company = me.company()?.account ?? chosenCodes.read()?.account ?? '';
  const [booking] = useState(() => (isCompany && !isMember ? null : readKeptBooking(account)));
  const [group] = useState(() => (isCompany ? readKeptGroup(company) : null));
  const leave = () => {
    const { pathname, search, hash } = window.location;
    const href = `${pathname}${search}${hash}`;
    if (isMember) interrupted.write({ href, booking: readKeptBooking(account) });
    if (isCompany) companyInterrupted.write({ href, group: readKeptGroup(company) });
    onLeave();
  };
  return (
    <SessionNotice
      notice={notice}
      keeps={booking === null && group === null ? (isMember || isCompany ? 'place' : null) : 'booking'}
      onLeave={leave}
    />
  );
}
