import { createHmac, randomUUID } from 'node:crypto';
import type { DriverVisit } from '#contract/calls/driver-link.shapes.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hashOf } from '../../http/session.ts';
import { presentForOwner } from '../appointments/presented.service.ts';
import { signedCalendar } from '../appointments/signed-calendar.service.ts';
import { readLinked } from './driver-links.repo.ts';

/** 256 bits, derived from the key of the write: the stored answer of a keyed write must not hold the secret, and a repeat gets the same one. */
const tokenOf = (secret: string, bookingId: string, requestKey: string): string =>
  createHmac('sha256', secret).update(`driver link ${bookingId} ${requestKey}`).digest('base64url');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Only what a driver needs: neither who booked, nor for whom, nor what was written to the branch. */
const visitOf = ({ status, code, branch, services, customer_data: car, ...booking }: Booking) => ({
  status,
  code: status === STATUS.cancelled ? null : code,
  date_time: booking.date_time,
  end_time: booking.end_time,
  register_number: car.register_number,
  province: car.province ?? '',
  services: services.map(({ name }) => name),
  branch: { name: branch.name, address: branch.address ?? '', tel: branch.tel ?? '', location: branch.location },
});

export function driverLinkHandlers(db: Db) {
  const secretOf = appSecretOf(db);
  return {
    async makeDriverLink({ appointment_id: id, request_key: key = randomUUID() }, { write }) {
      const token = tokenOf(await secretOf(), id, key);
      const made = await write('makeDriverLink', { booking_id: id, token_hash: hashOf(token) });
      // A repeat may come after a colleague has revoked or replaced the link: it must not be made again by itself.
      if ((await readLinked(db, hashOf(token))) === null) throw new CallFailure('driverLinkEnded');
      return { ...made, token };
    },

    revokeDriverLink: ({ appointment_id: id }, { write }) => write('revokeDriverLink', { booking_id: id }),

    async readDriverVisit({ token }, { language }) {
      const found = TOKEN.test(token) ? await readLinked(db, hashOf(token)) : null;
      const [booking] = found === null ? [] : await presentForOwner(db, [found.row], language);
      if (found === null || booking === undefined) throw new CallFailure('driverLinkNotFound');
      const now = await readNow(db);
      const calendar =
        booking.status === STATUS.confirmed
          ? { calendar: signedCalendar(await secretOf(), { id: booking.appointment_id, language, now }) }
          : {};
      const visit: DriverVisit = { ...visitOf(booking), ends_at: found.endsAt, ...calendar };
      return { visit, now: now.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
