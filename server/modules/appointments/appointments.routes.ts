import type { OpenDay, ClosedDay } from '#contract/wire/slot.ts';
import type { DayOffer } from '#domain/availability.ts';
import { CANCEL_HOURS, EXTENSION_MINUTES } from '#domain/constants.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import { catalogueOf } from '../../db/catalogue.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { placeOf } from '../branches/branches.service.ts';
import { findAlternatives } from './alternatives.service.ts';
import { readBranches, type AppointmentState } from './appointments.repo.ts';
import { offerBranch } from './availability.service.ts';
import { presentBookings, surroundingsIn } from './booking.presenter.ts';
import { confirm } from './confirm.service.ts';
import { holdInput, type Held } from './hold.service.ts';
import { statusOf } from './life.ts';
import { lookUp, ownIds, readOwnBookings } from './lookup.service.ts';
import { lostSlots } from './lost-slot.ts';
import type { FindSoonest } from './soonest.service.ts';
import { slotAt } from './wish.ts';

export interface AppointmentsOptions {
  readonly db: Db;
  readonly findSoonest: FindSoonest;
  /** The length of a hold, in minutes. */
  readonly holdMinutes: number;
}

type AppointmentCall =
  | 'listDateTimes'
  | 'setupTemporary'
  | 'confirm'
  | 'readBooking'
  | 'listBookingDetails'
  | 'changeStatus'
  | 'extendHold'
  | 'listAlternatives'
  | 'listSoonest';

const ALL_BRANCHES = 50;

const openDay = ({ date, free, closed }: DayOffer): OpenDay => ({
  date,
  times: free.map((time) => ({ time, date_time: dateTimeOf(date, time) })),
  closed_times: closed,
});

const closedDay = ({ date, reason }: DayOffer): ClosedDay[] => (reason === null ? [] : [{ date, reason }]);

/** The handlers of every call about bookings. */
export function createAppointments({
  db,
  findSoonest,
  holdMinutes,
}: AppointmentsOptions): Pick<Handlers, AppointmentCall> {
  const catalogue = catalogueOf(db);
  const orAlternatives = lostSlots(db);
  return {
    async listDateTimes(request, context) {
      const now = await readNow(db);
      const leaveOut = await ownIds(db, request.appointment_id, context);
      const question = { hours: request.hours, leadDays: request.max_pre_day, now, leaveOut };
      const offers = await offerBranch(db, request.location_id, question);
      if (offers === null) throw new CallFailure('branchNotFound');
      return {
        datetime_list: offers.filter(({ free }) => free.length > 0).map(openDay),
        closed_list: offers.flatMap(closedDay),
        now: now.toISOString(),
      };
    },

    async setupTemporary({ item, aff }, { language, write }) {
      const options = { aff, minutes: holdMinutes };
      const [held] = await orAlternatives(language, () =>
        write<readonly Held[]>('hold', (known) => holdInput(known, [{ item }], options)),
      );
      if (held === undefined) throw new Error('a hold without its answer');
      return held;
    },

    async confirm({ item }, context) {
      const { bookings, now } = await orAlternatives(context.language, () => confirm(item, context));
      const [first] = bookings;
      if (first?.code == null) throw new Error('a confirmed booking without its code');
      const view = { language: context.language, now, masked: false };
      const surroundings = surroundingsIn(await catalogue.current(), bookings, view);
      return {
        code: first.code,
        booking_list: presentBookings(bookings, surroundings, view),
        now: now.toISOString(),
      };
    },

    async readBooking({ items, register_number: plate = '', booking_code: code = '' }, context) {
      if (items !== undefined) {
        const { bookings, now } = await readOwnBookings(db, [items], context);
        const [booking] = bookings;
        if (booking === undefined) throw new CallFailure('bookingNotFound');
        return { booking, now: now.toISOString() };
      }
      const missing = Object.entries({ register_number: plate, booking_code: code }).filter(([, text]) => text === '');
      if (missing.length > 0)
        throw new CallFailure('invalidInput', {
          fields: missing.map(([field]) => ({ field, problem: 'missing' as const })),
        });
      const { booking, now } = await lookUp(db, { plate, code }, context);
      return { booking, now: now.toISOString() };
    },

    async listBookingDetails({ items }, context) {
      const { bookings, now } = await readOwnBookings(db, items, context);
      return { booking_list: bookings, now: now.toISOString() };
    },

    async changeStatus({ item }, { write }) {
      const input = { ids: [item.appointment_id], hours: CANCEL_HOURS };
      const [done] = await write<readonly { readonly id: string; readonly state: AppointmentState }[]>(
        'cancel',
        () => input,
      );
      if (done === undefined) throw new Error('a cancellation without its answer');
      return { appointment_id: done.id, status: statusOf(done.state) };
    },

    extendHold: ({ appointment_id: id }, { write }) => write('extend', () => ({ id, minutes: EXTENSION_MINUTES })),

    async listAlternatives(request, context) {
      if ((await readBranches(db, [request.location_id])).length === 0) throw new CallFailure('branchNotFound');
      const slot = slotAt(request.location_id, request.date_time, 'date_time');
      const now = await readNow(db);
      const leaveOut = await ownIds(db, request.appointment_id, context);
      const question = { hours: request.hours, leadDays: request.max_pre_day, now, leaveOut };
      return { alternatives: await findAlternatives(db, slot, question, context.language), now: now.toISOString() };
    },

    async listSoonest(request, context) {
      const { hours, max_pre_day: leadDays, latitude, longitude, limit = ALL_BRANCHES, days = 0 } = request;
      const place = placeOf(latitude, longitude, ['latitude', 'longitude']);
      const leaveOut = await ownIds(db, request.appointment_id, context);
      const from = place ?? request.location_id ?? null;
      const { language } = context;
      const { slots, now } = await findSoonest({ hours, leadDays, leaveOut, language, from, limit, days });
      return { soonest_list: slots, now: now.toISOString() };
    },
  };
}
