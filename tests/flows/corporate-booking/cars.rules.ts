import { BOOKED } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { itemsOf, standingOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { groupIn, idsIn, stageOf } from './readings.ts';

export const carsRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-03',
    says: 'adding a car makes a draft for it, and leaves the drafts of the others',
    when: ({ before, event, after }) =>
      before !== null && event.type === 'cars.added' && idsIn(before) !== idsIn(after),
    holds: ({ before, after }) => {
      const former = before === null ? [] : groupIn(before).cars;
      return JSON.stringify(groupIn(after).cars.slice(0, former.length)) === JSON.stringify(former);
    },
  },
  {
    req: 'CB-03',
    says: 'taking a car out deletes its draft, releases its hold, and leaves the others',
    when: ({ before, event, after }) =>
      event.type === 'car.removed' && before !== null && idsIn(before).length !== idsIn(after).length,
    holds: ({ before, event, after, effects }) => {
      const removed = before && groupIn(before).cars.find(({ draft }) => draft.car.id === event['carId']);
      const rest = before && groupIn(before).cars.filter((each) => each !== removed);
      const releases = effects.filter((effect) => effect.startsWith('start releasing'));
      const hold = removed?.appointmentId ?? null;
      return (
        JSON.stringify(groupIn(after).cars) === JSON.stringify(rest) &&
        (hold === null ? releases.length === 0 : releases.length === 1 && String(releases[0]).includes(hold))
      );
    },
  },
  {
    req: 'CB-03',
    says: 'what is chosen for one car changes no other',
    when: ({ event }) => event.type === 'car.changed',
    holds: ({ before, event, after }) =>
      before !== null &&
      groupIn(after).cars.every(
        (each, place) => each.draft.car.id === event['carId'] || each === groupIn(before).cars[place],
      ),
  },
  {
    req: 'CB-06',
    says: 'a car with a booking is never added, and is named with its booking',
    when: ({ before, event, after }) =>
      (event.type === 'cars.added' && before !== null && stageOf(before) === 'open') ||
      (event.type === 'xstate.done.actor.checking' &&
        (before?.context.wanted.length ?? 0) > 0 &&
        after.context.message === null &&
        JSON.stringify(event).includes('"toAdd":[{')),
    holds: ({ after }) => {
      const { notice } = after.context;
      return (
        !idsIn(after).includes(BOOKED) &&
        notice?.code === 'cars.booked' &&
        notice.cars.some(({ car, bookingId }) => car.id === BOOKED && bookingId !== '')
      );
    },
  },
  {
    req: 'CB-06',
    says: 'a car that somebody else has booked, or that is gone, is not held',
    when: ({ effects, after }) =>
      effects.some((effect) => effect.startsWith('start confirmation')) &&
      groupIn(after).cars.some((each) => standingOf(each) === 'blocked'),
    holds: ({ after }) =>
      groupIn(after)
        .cars.filter((each) => standingOf(each) === 'blocked')
        .every(({ draft }) => itemsOf(groupIn(after)).every(({ subject }) => subject !== draft.car.id)),
  },
  {
    req: 'CB-03',
    says: 'copied answers go to the others that are asked for, never to the car itself',
    when: ({ before, event }) => event.type === 'answers.copied' && before !== null && stageOf(before) === 'open',
    holds: ({ before, event, after }) => {
      if (before === null) return false;
      const source = groupIn(before).cars.find(({ draft }) => draft.car.id === event['from']);
      return groupIn(after).cars.every((each, place) => {
        const former = groupIn(before).cars[place];
        if (source === undefined || each.draft.car.id === event['from'] || former === undefined) return each === former;
        const { car, ...answers } = each.draft;
        const isCopied =
          JSON.stringify([answers.branch, answers.slot, answers.services]) ===
          JSON.stringify([source.draft.branch, source.draft.slot, source.draft.services]);
        return (car === former.draft.car && isCopied) || each === former;
      });
    },
  },
];
