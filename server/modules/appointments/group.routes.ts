import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import { cellsFor } from '#domain/services.ts';
import { branchNow, cellOf } from '#domain/thai-calendar.ts';
import type { ConfirmedOfGroup, GroupAnswer } from '../../db/booking-works.ts';
import { catalogueOf } from '../../db/catalogue.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { TakenSlot } from '../availability/alternatives.service.ts';
import { slotAt } from '../availability/availability.service.ts';
import { branchesAndServicesIn, presentBookings } from './booking.presenter.ts';
import { bookingOf, confirmGroup } from './confirm.service.ts';
import { isNotDone, outcomesOf } from './group.presenter.ts';
import { groupInput } from './hold.service.ts';

/** The slots of the cars that fit in a group of which nothing was kept. */
const fittingSlots = ({ kept, results }: GroupAnswer<object>, items: readonly GroupItem[]): TakenSlot[] =>
  items.flatMap(({ location_id, datetime, hours }, index) => {
    const result = results[index];
    if (kept || result === undefined || isNotDone(result)) return [];
    return [{ ...slotAt(location_id, datetime, 'item'), cells: cellsFor(hours) }];
  });

/** The slots that were free for holds that had run out, where nothing was kept; live holds still stand in theirs. */
const lapsedSlots = ({ kept, results, now }: GroupAnswer<ConfirmedOfGroup>): TakenSlot[] =>
  results.flatMap((result) => {
    if (kept || isNotDone(result) || !result.changed) return [];
    const { location_id, starts_at, held_until, cells } = result.booking;
    if (held_until === null || new Date(held_until) > new Date(now)) return [];
    const { date, time } = branchNow(new Date(starts_at));
    return [{ locationId: location_id, date, startCell: cellOf(time), cells }];
  });

/** The handlers of the calls about a company's group of cars; a hold is `holdMinutes` long. */
export function groupHandlers(db: Db, holdMinutes: number) {
  const catalogue = catalogueOf(db);
  return {
    async setupGroup({ item: items, aff, allow_partial: partial = false }, { language, write }) {
      const options = { aff, minutes: holdMinutes, partial };
      const answer = await write('holdGroup', (known) => groupInput(known, items, options));
      const taken = fittingSlots(answer, items);
      const outcomes = await outcomesOf(db, answer, { language, taken, stands: () => false });
      const item_list = items.flatMap(({ car_profile_id }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) return [];
        if ('why' in outcome) return { car_profile_id, ...outcome.why };
        const { id, expires_at, extendable } = outcome.done;
        return { car_profile_id, error_code: 0 as const, id, expires_at, extendable };
      });
      const [first = null] = outcomes.flatMap((outcome) => ('done' in outcome ? outcome.done.id : []));
      return { id: first, item_list, now: answer.now };
    },

    async confirmGroup({ item, allow_partial: partial = false }, context) {
      const { language } = context;
      const ids = [...new Set(item)];
      const answer = await confirmGroup(ids, partial, context);
      const taken = lapsedSlots(answer);
      const outcomes = await outcomesOf(db, answer, { language, taken, stands: ({ changed }) => !changed });
      const presentation = { language, now: new Date(answer.now), masked: false };
      const rows = outcomes.flatMap((outcome) => ('done' in outcome ? bookingOf(outcome.done.booking) : []));
      const branchesAndServices = branchesAndServicesIn(await catalogue.current(), rows, presentation);
      const shown = presentBookings(rows, branchesAndServices, presentation);
      const bookings = new Map(shown.map((booking) => [booking.appointment_id, booking]));
      const item_list = ids.flatMap((appointment_id, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) return [];
        if ('why' in outcome) return { appointment_id, ...outcome.why };
        const booking = bookings.get(appointment_id);
        if (booking?.code == null) throw new Error('a confirmed booking without its code');
        return { appointment_id, error_code: 0 as const, code: booking.code, booking };
      });
      return { item_list, now: answer.now };
    },
  } satisfies Partial<Handlers>;
}
