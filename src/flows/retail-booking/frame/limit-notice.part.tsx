import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { limitReached, MOST_LIVE } from '#domain/booking-limits.ts';
import { displayPlate, normalisePlate } from '#domain/fields/plate.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { liveQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useFlow, useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/wizard/step.module.css';

/**
 * Says before the last step that a booking of this plate would be one too many, and which bookings stand in its way: the caller's own, for nobody
 * else's count. If they cannot be read nothing is said; the server refuses in the end.
 */
export function LimitNotice({ plate, isPassing }: { readonly plate: string; readonly isPassing: boolean }) {
  const { host, account } = useVisit();
  const language = useLanguage();
  const heldId = useFlow(({ context }) => context.draft.appointmentId);
  const { data = [] } = useQuery(liveQuery(host.api(language), language, account), queryClientOf(host));
  const [readFor, setReadFor] = useState<string | null>(null);
  const live = data.filter((booking) => booking.appointment_id !== heldId);
  const counted = live.map(({ customer_data, status }) => ({
    plate: customer_data.register_number,
    isHeld: status === STATUS.temporary,
  }));
  const owner = account === '' ? 'guest' : 'member';
  const limit = limitReached(counted, plate, owner);
  if (limit === null || readFor === `${limit} ${plate}`) return null;
  const ofPlate = live.filter(
    ({ customer_data: { register_number: its } }) => normalisePlate(its) === normalisePlate(plate),
  );
  const held = live.filter(({ status }) => status === STATUS.temporary);
  const inTheWay = { plate: ofPlate, holds: held, bookings: live.slice(0, 3) }[limit];
  const shown = displayPlate(plate);
  const most = { plate: MOST_LIVE[owner].of_plate, ...MOST_LIVE[owner] }[limit];
  return (
    <Notice
      kind="warning"
      className={isPassing ? styles.passing : styles.notice}
      title={
        limit === 'plate' ? (
          <Trans>
            <span translate="no">{shown}</span> has {most} bookings ahead, as many as can be made online
          </Trans>
        ) : limit === 'holds' ? (
          <Trans>You are keeping {most} times that are not confirmed, as many as you can</Trans>
        ) : (
          <Trans>You have {most} bookings ahead, as many as can be made online</Trans>
        )
      }
      actions={
        <>
          <Button
            kind="outline"
            size="small"
            renderLink={({ children, ...look }) => (
              <a
                {...look}
                href={`/${language}/${owner === 'guest' ? 'booking/find' : 'me/booking'}`}
                target="_blank"
                rel="noreferrer"
              >
                {children}
              </a>
            )}
          >
            {owner === 'guest' ? <Trans>Find a booking</Trans> : <Trans>See what is booked</Trans>}
          </Button>
          <Button kind="text" size="small" onClick={() => setReadFor(`${limit} ${plate}`)}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.listed}>
        {inTheWay.map((booking) => (
          <li key={booking.appointment_id}>
            <InTheWay booking={booking} isGuest={owner === 'guest'} />
          </li>
        ))}
      </ul>
      {limit === 'plate' ? (
        <Trans>
          Cancel one, book another car, or call <CallLink />.
        </Trans>
      ) : (
        <Trans>
          Confirm or cancel one first, or call <CallLink />.
        </Trans>
      )}
    </Notice>
  );
}

/** A booking by its time and branch. A guest's is opened by plate and code, which a time that is only held does not have. */
function InTheWay({ booking, isGuest }: { readonly booking: Booking; readonly isGuest: boolean }) {
  const language = useLanguage();
  const { appointment_id: id, code, branch, date_time: at, customer_data: car } = booking;
  const text = `${formatDay(branchNow(at).date, language)} ${formatTime(at)} · ${branch.name}`;
  const search = isGuest ? code && { plate: car.register_number, code } : { booking: id };
  if (!search) return text;
  return (
    <a
      href={`/${language}/${isGuest ? 'booking/find' : 'me/booking'}?${new URLSearchParams(search).toString()}`}
      target="_blank"
      rel="noreferrer"
    >
      {text}
    </a>
  );
}
