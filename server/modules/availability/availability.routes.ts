import { readNow } from '../../db/clock.ts';
import { ownAmong } from '../../db/own.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readBranches, requestedPlace } from '../branches/branches.service.ts';
import { findAlternatives } from './alternatives.service.ts';
import { offerBranch, slotAt } from './availability.service.ts';
import type { FindSoonest } from './soonest.service.ts';

const ALL_BRANCHES = 50;

/** The handlers of every call that asks what is free. */
export function availabilityHandlers(db: Db, findSoonest: FindSoonest, holdMinutes: number) {
  /** The caller's own booking: the only one that may be left out when asking what is free (RB-17). */
  const ownIds = (id: string | undefined, { owners }: CallContext) =>
    ownAmong(db, owners, id === undefined ? [] : [id], 'bookings');
  return {
    async listDateTimes(request, context) {
      const now = await readNow(db);
      const leaveOut = await ownIds(request.appointment_id, context);
      const question = { hours: request.hours, leadDays: request.max_pre_day, now, leaveOut };
      const offered = await offerBranch(db, request.location_id, question);
      if (offered === null) throw new CallFailure('branchNotFound');
      return {
        datetime_list: offered.open,
        closed_list: offered.closed,
        now: now.toISOString(),
        hold_minutes: holdMinutes,
      };
    },

    async listAlternatives(request, context) {
      if ((await readBranches(db, [request.location_id])).length === 0) throw new CallFailure('branchNotFound');
      const slot = slotAt(request.location_id, request.date_time, 'date_time');
      const now = await readNow(db);
      const leaveOut = await ownIds(request.appointment_id, context);
      const question = { hours: request.hours, leadDays: request.max_pre_day, now, leaveOut };
      return { alternatives: await findAlternatives(db, slot, question, context.language), now: now.toISOString() };
    },

    async listSoonest(request, context) {
      const { hours, max_pre_day: leadDays, latitude, longitude, limit = ALL_BRANCHES, days = 0 } = request;
      const place = requestedPlace(latitude, longitude, ['latitude', 'longitude']);
      const leaveOut = await ownIds(request.appointment_id, context);
      const from = place ?? request.location_id ?? null;
      const { language } = context;
      const { slots, now } = await findSoonest({ hours, leadDays, leaveOut, language, from, limit, days });
      return { soonest_list: slots, now: now.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
