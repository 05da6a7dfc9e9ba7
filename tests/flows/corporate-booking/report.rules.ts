import type { ReportedItem } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { asType, carIn, groupOf, isReviewing, placeOf, same, type Place, type Step } from './readings.ts';

const PLACE: Readonly<Record<string, Place>> = {
  asking: 'waiting',
  settled: 'settled',
  lost: 'settled',
  confirming: 'locked',
  unknown: 'unknown',
};

/** What the confirmation says of the group. That a confirm of unknown outcome is sent again says nothing new. */
const reportIn = ({ before, event }: Step) => {
  const report = isReviewing(before) ? asType(event, 'confirmation.changed') : null;
  return placeOf(before) === 'unknown' && report?.stage === 'confirming' ? null : report;
};
const itemsIn = (step: Step) => reportIn(step)?.items ?? [];
const eachSaid = (step: Step, holds: (is: GroupCar, said: ReportedItem, was: GroupCar) => boolean) =>
  itemsIn(step).every((said) => {
    const [was, is] = [carIn(groupOf(step.before), said.subject), carIn(groupOf(step.after), said.subject)];
    return was !== null && is !== null && holds(is, said, was);
  });
/** Without a slot and without a word why. */
const isSilent = ({ heldItem, alternatives, replacement, refusal, confirmation }: ReportedItem) =>
  [heldItem, alternatives, replacement, confirmation].every((part) => part === null) &&
  (refusal === null || refusal.message === '');

export const reportRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-04',
    says: 'it waits while slots are asked for, shows them once that is answered, is locked while a confirm is on its way, and says if its outcome is unknown',
    when: (step) => reportIn(step) !== null,
    holds: (step) => placeOf(step.after) === PLACE[reportIn(step)?.stage ?? ''] && step.effects.length === 0,
  },
  {
    req: 'CB-04',
    says: 'a confirm of unknown outcome that is sent again stays unknown, and nothing changes, until it is answered',
    when: (step) =>
      placeOf(step.before) === 'unknown' && step.event.type === 'confirmation.changed' && reportIn(step) === null,
    holds: ({ before, after, effects }) =>
      before?.context === after.context && placeOf(after) === 'unknown' && effects.length === 0,
  },
  {
    req: 'CB-04',
    says: 'for each car its own temporary booking, refusal, confirmation and other slots are kept',
    when: (step) => reportIn(step) !== null,
    holds: (step) =>
      eachSaid(
        step,
        (is, said) =>
          is.appointmentId === said.appointmentId &&
          same(is.refusal, said.refusal) &&
          same(is.confirmation, said.confirmation) &&
          same(is.alternatives, said.alternatives),
      ),
  },
  {
    req: 'CB-08',
    says: 'what a hold was made from is kept until it is lost or made anew',
    when: (step) => reportIn(step) !== null,
    holds: (step) =>
      eachSaid(step, (is, said, was) => {
        const isLost = said.appointmentId === null || said.alternatives !== null;
        return same(is.heldItem, isLost ? null : (said.heldItem ?? was.heldItem));
      }),
  },
  {
    req: 'CB-04',
    says: 'another slot that was taken becomes that of its car, with its branch if it is another, and no other answer changes',
    when: (step) => itemsIn(step).length > 0,
    holds: (step) =>
      eachSaid(step, ({ draft }, { replacement }, was) => {
        if (replacement === null) return draft === was.draft;
        const { locationId, branchName: name, date, time, startsAt } = replacement;
        const branch =
          locationId === was.draft.branch?.locationId
            ? was.draft.branch
            : { locationId, name, keyword: '', lat: null, lng: null };
        return same(draft, { ...was.draft, branch, slot: { date, time, startsAt } });
      }),
  },
  {
    req: 'CB-03',
    says: 'a car that is not named was left out, and stays as it is; so do who is in the group and what is wanted of it',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const [was, is] = [groupOf(step.before), groupOf(step.after)];
      const named = new Set(itemsIn(step).map(({ subject }) => subject));
      return (
        was !== null &&
        is !== null &&
        was.cars.length === is.cars.length &&
        was.cars.every((each, place) =>
          named.has(each.draft.car.id)
            ? each.draft.car === is.cars[place]?.draft.car && each.problem === is.cars[place].problem
            : each === is.cars[place],
        ) &&
        is.promise === was.promise &&
        is.onlyHeld === was.onlyHeld &&
        is.opened === was.opened
      );
    },
  },
  {
    req: 'CB-04',
    says: 'the time that is counted down is that of the first hold to end; not while a confirm is on its way, and the known one while an answer is awaited',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const [report, former] = [reportIn(step), groupOf(step.before)?.heldUntil ?? null];
      const { heldUntil } = step.after.context.group;
      if (report?.stage === 'confirming') return heldUntil === null;
      return heldUntil === (report?.stage === 'asking' || report?.stage === 'unknown' ? former : report?.deadline);
    },
  },
  {
    req: 'CB-04',
    says: 'the key of a confirm is kept until it is answered, with the code of the login in which it was sent first',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const { requestKey, sentBy } = step.after.context.group;
      const key = reportIn(step)?.requestKey;
      const first = groupOf(step.before)?.sentBy ?? step.after.context.company.code;
      return requestKey === key && sentBy === (key === null ? null : first);
    },
  },
  {
    req: 'CB-04',
    says: 'cars that are not held, for whatever reason, are counted until the next answer; so nothing fails in silence',
    when: (step) => reportIn(step) !== null,
    holds: (step) => {
      const former = step.before?.context.notice ?? null;
      const silent = itemsIn(step).filter((said) => isSilent(said));
      if (reportIn(step)?.stage === 'settled' && silent.length > 0)
        return same(step.after.context.notice, { code: 'cars.notHeld', count: silent.length });
      return same(step.after.context.notice, former?.code === 'cars.notHeld' ? null : former);
    },
  },
];
