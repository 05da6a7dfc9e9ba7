import type { Booking } from '#contract/calls/booking.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { CANCEL_HOURS, EXTENSION_MINUTES, type Language } from '#domain/constants.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { catalogueOf } from '../../db/catalogue.ts';
import type { Db } from '../../db/transaction.ts';
import { readNow } from '../../db/clock.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { driverOf, linkOf } from '../driver-links/driver-links.service.ts';
import { lostSlots } from '../availability/lost-slot.service.ts';
import { readLive, readSameVisit } from './appointments.repo.ts';
import { bookingStatusOf } from './booking-status.ts';
import { branchesAndServicesIn, presentBookings, readBranchesAndServices } from './booking.presenter.ts';
import { confirm } from './confirm.service.ts';
import { holdInput, MOST_STANDING } from './hold.service.ts';
import { listOwnBookings, lookUp, readOwnBookings } from './lookup.service.ts';
import { signedCalendar } from './signed-calendar.service.ts';

/** The handlers of every call about bookings; a hold is `holdMinutes` long. */
export function appointmentHandlers(db: Db, holdMinutes: number) {
  const catalogue = catalogueOf(db);
  const orAlternatives = lostSlots(db);
  const secretOf = appSecretOf(db);
  const shown = async (booking: Booking, now: Date, language: Language) => ({
    booking,
    now: now.toISOString(),
    ...(booking.status === STATUS.confirmed
      ? { calendar: signedCalendar(await secretOf(), { id: booking.appointment_id, language, now }) }
      : {}),
  });
  return {
    async setupTemporary({ item, aff }, { language, write }) {
      const options = { aff, minutes: holdMinutes };
      const [held] = await orAlternatives(language, () =>
        write('hold', (known) => holdInput(known, [{ item }], options)),
      );
      if (held === undefined) throw new Error('a hold without its answer');
      return held;
    },

    async confirm({ item }, context) {
      const { bookings, now } = await orAlternatives(context.language, () => confirm(item, context));
      const [first] = bookings;
      if (first?.code == null) throw new Error('a confirmed booking without its code');
      const presentation = { language: context.language, now, masked: false };
      const branchesAndServices = branchesAndServicesIn(await catalogue.current(), bookings, presentation);
      return {
        code: first.code,
        booking_list: presentBookings(bookings, branchesAndServices, presentation),
        now: now.toISOString(),
      };
    },

    async readBooking({ items, register_number: plate, booking_code: code }, context) {
      if (items !== undefined) {
        const { bookings, now } = await readOwnBookings(db, [items], context);
        const [booking] = bookings;
        if (booking === undefined) throw new CallFailure('bookingNotFound');
        const isCompany = context.owners[0]?.kind === 'company';
        return {
          ...(await shown(booking, now, context.language)),
          ...(isCompany ? { driver_link: await linkOf(db, items), driver: await driverOf(db, items) } : {}),
        };
      }
      if (plate === undefined || code === undefined) {
        const asked = { register_number: plate, booking_code: code };
        const missing = Object.entries(asked).filter(([, text]) => text === undefined);
        throw new CallFailure('invalidInput', {
          fields: missing.map(([field]) => ({ field, problem: 'missing' as const })),
        });
      }
      const { booking, now } = await lookUp(db, { plate, code }, context);
      return shown(booking, now, context.language);
    },

    async listBookingDetails({ items }, context) {
      const { bookings, now } = await readOwnBookings(db, items, context);
      return { booking_list: bookings, now: now.toISOString() };
    },

    listBookings: (request, context) => listOwnBookings(db, request, context),

    async changeStatus({ item }, { write }) {
      const input = { ids: [item.appointment_id], hours: CANCEL_HOURS };
      const [done] = await write('cancel', input);
      if (done === undefined) throw new Error('a cancellation without its answer');
      return { appointment_id: done.id, status: bookingStatusOf(done.state) };
    },

    async changeStatusList({ item }, { write }) {
      const input = { ids: [...new Set(item)], hours: CANCEL_HOURS };
      const { results, now } = await write('cancelEach', input);
      return {
        status_list: results.map(({ id, state, result, cancel_until = null }) => ({
          appointment_id: id,
          status: bookingStatusOf(state),
          result,
          cancel_until,
        })),
        now,
      };
    },

    async cancelByCode({ register_number: plate, booking_code: code }, { write }) {
      const input = { code: normaliseCode(code), plate: normalisePlate(plate), hours: CANCEL_HOURS };
      const [done] = await write('cancelByCode', input);
      if (done === undefined) throw new Error('a cancellation without its answer');
      const status = bookingStatusOf(done.state);
      return { appointment_id: done.id, status, already: status === STATUS.cancelled && !done.changed };
    },

    async takeBooking({ register_number: plate, booking_code: code }, { write, guestHash }) {
      const input = { code: normaliseCode(code), plate: normalisePlate(plate), most: MOST_STANDING, guest: guestHash };
      const { id, state, already } = await write('takeBooking', input);
      return { appointment_id: id, status: bookingStatusOf(state), already };
    },

    async findSameVisit({ appointment_id: id }, { owners }) {
      return { same_visit: await readSameVisit(db, owners, id) };
    },

    async listLive(_request, { owners: [owner], language }) {
      const rows = owner === undefined ? [] : await readLive(db, owner);
      const presentation = { language, now: await readNow(db), masked: false };
      const read = await readBranchesAndServices(db, rows, presentation);
      return { booking_list: presentBookings(rows, read, presentation) };
    },

    extendHold: ({ appointment_id: id }, { write }) => write('extend', { id, minutes: EXTENSION_MINUTES }),
  } satisfies Partial<Handlers>;
}
