import { corporateBookingFixtures } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { isHeld, standingOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import { corporateBookingLabels } from '#machines/corporate-booking/corporate-booking.labels.ts';
import { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import {
  guardView,
  selectGroup,
  selectScreen,
  type CorporateBookingSnapshot,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Group, GroupReadingOutcome } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { ChartUnderTest, Taken } from '#tests/support/model/chart-under-test.ts';
import { chart as carBooking } from '../car-booking/chart.ts';
import { rules } from './rules.ts';

/** The choices of the group; a draft's own step and what the server says of its cars can change at any time. */
const choices = (group: Group | null) =>
  group && { cars: group.cars.map(({ draft }) => ({ ...draft, steps: 0 })), promise: group.promise };

export const chart: ChartUnderTest = {
  flow: 'corporate-booking',
  machine: corporateBookingMachine,
  fixtures: corporateBookingFixtures,
  labels: corporateBookingLabels,
  rules,
  guardView,
  // What was said before is only kept apart where it can be put away or must be taken back; more would multiply the walk.
  watched: (snapshot: CorporateBookingSnapshot) => {
    const { group, message, notice } = snapshot.context;
    const isSettled = snapshot.matches({ reviewing: 'settled' });
    return {
      isRefused: group.cars.length === 1 && message !== null,
      isSaid: isSettled && notice?.code === 'cars.notHeld',
      onlyHeld: isSettled && group.onlyHeld && group.cars.some(isHeld),
    };
  },
  selectScreen,
  children: { carBooking },
  store: {
    written: (snapshot: CorporateBookingSnapshot) => choices(selectGroup(snapshot)),
    known: ({ event, after }: Taken<CorporateBookingSnapshot>) => {
      if (event.type === 'draft.changedElsewhere') return after.value === 'changedElsewhere' ? null : undefined;
      if (event.type !== 'xstate.done.actor.reading') return undefined;
      const { value } = event['output'] as Extract<GroupReadingOutcome, { kind: 'ok' }>;
      return choices(value.group ?? after.context.group);
    },
  },
  baseline: {
    view: ({ context: { group } }: CorporateBookingSnapshot) => ({
      cars: group.cars.map(standingOf).join(' '),
      promise: group.promise,
    }),
    context: ({ context: { group, notice, wanted, isSessionOver } }: CorporateBookingSnapshot) => ({
      cars: group.cars.map((each) => `${each.draft.car.id} ${standingOf(each)}`).join(', '),
      opened: group.opened,
      promise: group.promise,
      key: group.requestKey !== null,
      until: group.heldUntil !== null,
      notice: notice?.code ?? null,
      wanted: wanted.length,
      isSessionOver,
    }),
  },
};
