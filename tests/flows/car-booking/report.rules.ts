import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { draftOf, isAnswered, orderOf, reportsIn, same, stepOf, type Step } from './readings.ts';

const isFinished = (step: Step) => reportsIn(step).some(({ type }) => type === 'car.finished');
/** Next in the last step, and whether every step has its answer. */
const isLeaving = ({ before, event }: Step) => stepOf(before) === 'information' && event.type === 'next.requested';
const isWhole = ({ before }: Step) => {
  const draft = draftOf(before);
  return draft !== null && orderOf(draft).every((step) => isAnswered(draft, step));
};

export const reportRules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-03',
    says: 'every change of the answers and of the step is told, as it is and by the id of the car',
    when: ({ before, after }) => before === null || draftOf(before) !== draftOf(after),
    holds: (step) => {
      const draft = draftOf(step.after);
      const told = reportsIn(step);
      return told.length > 0 && same(told.at(-1), { type: 'car.changed', carId: draft?.car.id, draft });
    },
  },
  {
    req: 'CB-01',
    says: 'the last step is left once every step has its answer, which is told by the id of the car, and changes nothing',
    when: (step) => isLeaving(step) && isWhole(step),
    holds: (step) =>
      same(reportsIn(step), [{ type: 'car.finished', carId: draftOf(step.after)?.car.id }]) &&
      draftOf(step.before) === draftOf(step.after) &&
      stepOf(step.after) === 'information',
  },
  {
    req: 'CB-01',
    says: 'a car without every answer, or in another step, is not finished',
    when: (step) => !isLeaving(step) || !isWhole(step),
    holds: (step) => !isFinished(step),
  },
];
