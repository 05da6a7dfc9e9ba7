import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import { selectGroup } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  asType,
  carIn,
  groupOf,
  hasSlot,
  isGroup,
  isIgnored,
  isOverview,
  isReviewing,
  keepsAll,
  placeOf,
  roundIn,
  same,
  toldConfirmation,
  unconfirmedIn,
  type Step,
} from './readings.ts';

const confirmIn = ({ before, event }: Step) =>
  placeOf(before) === 'settled' ? asType(event, 'confirm.requested') : null;
/** What has no slot would be left out, so with all or nothing every car must have one. */
const mayConfirm = ({ before }: Step) => {
  const [group, cars] = [groupOf(before), groupOf(before)?.cars ?? []];
  const count = cars.filter(hasSlot).length;
  return count > 0 && (group?.promise === 'fits' || count === cars.length);
};
/** The cars of the list without a slot: those that others have come last, since the rest is asked for as soon as nothing is lost. */
const leftIn = ({ before }: Step) => {
  const group = groupOf(before);
  const listed = new Set(group === null ? [] : roundIn(group).map(({ subject }) => subject));
  const left = unconfirmedIn(group).filter((each) => listed.has(each.draft.car.id) && !hasSlot(each));
  const isLost = ({ alternatives }: (typeof left)[number]) => alternatives !== null;
  return [...left.filter((each) => !isLost(each)), ...left.filter(isLost)].map(({ draft }) => draft.car.id);
};
const isFinishing = ({ before, event }: Step) => isOverview(before) && event.type === 'confirm.requested';
const isAnyBooked = ({ before }: Step) =>
  groupOf(before)?.cars.some(({ confirmation }) => confirmation !== null) === true;
const confirmedIn = ({ before, event }: Step) =>
  isReviewing(before) ? (asType(event, 'xstate.done.actor.confirmation')?.output ?? null) : null;

export const confirmRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-04',
    says: 'a confirm leaves out exactly what has no slot, is sent with its key, and keeps every answer',
    when: (step) => confirmIn(step) !== null && mayConfirm(step),
    holds: (step) =>
      same(toldConfirmation(step), [
        ...leftIn(step).map((subject) => ({ type: 'item.left', subject })),
        { type: 'confirm.requested', requestKey: confirmIn(step)?.requestKey },
      ]) &&
      step.before?.context === step.after.context &&
      placeOf(step.after) === 'settled',
  },
  {
    req: 'CB-04',
    says: 'nothing is confirmed without a slot, nor with all or nothing before every car has one',
    when: (step) => confirmIn(step) !== null && !mayConfirm(step),
    holds: isIgnored,
  },
  {
    req: 'CB-04',
    says: 'where all cars are looked at, it ends with those that are booked and gives up the rest, and not before one is',
    when: isFinishing,
    holds: (step) =>
      isAnyBooked(step)
        ? placeOf(step.after) === 'confirmed' && groupOf(step.before) === groupOf(step.after)
        : isIgnored(step),
  },
  {
    req: 'CB-04',
    says: 'what is confirmed is booked with its code, nothing is said against it any more, and the rest stays as it is',
    when: (step) => confirmedIn(step) !== null,
    holds: (step) => {
      const cars = groupOf(step.before)?.cars.map((each) => {
        const confirmed = confirmedIn(step)?.find(({ subject }) => subject === each.draft.car.id);
        return confirmed === undefined
          ? each
          : { ...each, confirmation: confirmed.confirmation, alternatives: null, refusal: null };
      });
      return (
        placeOf(step.after) === 'confirmed' && cars !== undefined && isGroup(step.after, groupOf(step.before), { cars })
      );
    },
  },
  {
    req: 'CB-10',
    says: 'it ends only by a confirmation or by a person, with each booked car and its code, and with those that were not booked',
    when: ({ after }) => placeOf(after) === 'confirmed' || after.output !== undefined,
    holds: (step) => {
      const cars = groupOf(step.after)?.cars ?? [];
      const booked = cars.flatMap(({ draft, confirmation }) =>
        confirmation === null ? [] : [{ draft, confirmation }],
      );
      return (
        (confirmedIn(step) !== null || isFinishing(step)) &&
        step.after.status === 'done' &&
        booked.length > 0 &&
        same(step.after.output, { booked, left: cars.filter((each) => each.confirmation === null) })
      );
    },
  },
  {
    req: 'CB-04',
    says: 'once it has ended no draft of a car is stored any more',
    when: ({ after }) => placeOf(after) === 'confirmed',
    holds: ({ after }) => selectGroup(after)?.cars.length === 0,
  },
  {
    req: 'CB-04',
    says: 'if slots can no longer be asked for, every answer and hold stays, and one can go on',
    when: ({ event }) => event.type === 'xstate.error.actor.confirmation',
    holds: (step) =>
      placeOf(step.after) === 'interrupted' && keepsAll(step) && step.after.can({ type: 'resume.requested' }),
  },
  {
    req: 'CB-04',
    says: 'a tab that is seen again has its holds counted again, and the confirmation hears nothing else but a confirm and the end of the session',
    when: ({ before }) => isReviewing(before),
    holds: (step) => {
      if (step.event.type === 'confirm.requested' || step.event.type === 'session.superseded') return true;
      const isReturn = step.event.type === 'tab.returned';
      return (
        same(toldConfirmation(step), isReturn ? [{ type: 'recount.requested' }] : []) &&
        (!isReturn || (keepsAll(step) && placeOf(step.before) === placeOf(step.after)))
      );
    },
  },
  {
    req: 'CB-03',
    says: 'a car is booked only by what the confirmation says of it',
    when: ({ before, event }) =>
      before !== null && !/^confirmation\.changed$|^xstate\.done\.actor\.(confirmation|reading)$/.test(event.type),
    holds: ({ before, after }) =>
      after.context.group.cars.every(
        ({ draft, confirmation }) =>
          confirmation === null || same(carIn(groupOf(before), draft.car.id)?.confirmation, confirmation),
      ),
  },
];
