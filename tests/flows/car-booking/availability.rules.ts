import type { TimesQuestion } from '#machines/availability/availability.types.ts';
import type { CarDraft } from '#machines/car-booking/car-booking.draft.ts';
import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { CarBookingSnapshot } from '#machines/car-booking/car-booking.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { askedIn, asType, draftOf, isBroken, isIgnored, same, stepOf, toldTimes, type Step } from './readings.ts';

/** For what times are free: the branch, the hours and the longest lead time of its services, and the car's own hold. */
const questionFor = ({ context: { draft, appointmentId } }: CarBookingSnapshot): TimesQuestion | null => {
  const { branch, services } = draft;
  if (branch === null || services.length === 0) return null;
  return {
    locationId: branch.locationId,
    hours: services.reduce((sum, { hours }) => sum + hours, 0),
    leadDays: Math.max(...services.map(({ preDay }) => preDay)),
    appointmentId,
  };
};
const starts = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start availability'));
const isBegunWith = ({ effects }: Step, question: TimesQuestion | null) =>
  effects.includes(`start availability ${JSON.stringify({ parent: '<actor>', question, lastGood: null })}`);
const chosenIn = (draft: CarDraft | null) => [draft?.branch?.locationId, draft?.services.map(({ id }) => id)];
const isOtherChoice = ({ before, after }: Step) =>
  before !== null && !same(chosenIn(draftOf(before)), chosenIn(draftOf(after)));
const isNews = ({ before, event }: Step) => stepOf(before) !== null && event.type === 'availability.changed';
const isOfQuestion = ({ before, event }: Step) =>
  before !== null && same(asType(event, 'availability.changed')?.question, questionFor(before));
const isBreaking = ({ event }: Step) => event.type.startsWith('xstate.error.actor.availability');

export const availabilityRules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-01',
    says: 'times are asked for the branch, the hours, the lead time and the hold of the car as soon as it is looked at',
    when: ({ before, after }) => stepOf(before) === null && stepOf(after) !== null,
    holds: (step) => isBegunWith(step, questionFor(step.after)),
  },
  {
    req: 'CB-01',
    says: 'another branch or set of services asks for its own times at once, and nothing else asks for other ones',
    when: ({ before, after }) => stepOf(before) !== null && !isBroken(after),
    holds: (step) =>
      !starts(step) &&
      (isOtherChoice(step)
        ? toldTimes(step).includes('question.asked') && same(askedIn(step), questionFor(step.after))
        : askedIn(step) === undefined),
  },
  {
    req: 'CB-01',
    says: 'times of the branch and services that are chosen are kept as they came, whichever step is shown',
    when: (step) => isNews(step) && isOfQuestion(step),
    holds: ({ event, after }) => {
      const { type: _type, question: _question, ...offer } = asType(event, 'availability.changed') ?? {};
      return same(after.context.offer, offer);
    },
  },
  {
    req: 'CB-01',
    says: 'times of another branch or set of services are not taken',
    when: (step) => isNews(step) && !isOfQuestion(step),
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'times that have come stay until other ones are asked for or come',
    when: (step) => step.before !== null && !isNews(step) && !isOtherChoice(step),
    holds: ({ before, after }) => same(after.context.offer, before?.context.offer),
  },
  {
    req: 'CB-01',
    says: 'where the time step is not looked at, news of the times change no answer and are not told',
    when: (step) => isNews(step) && stepOf(step.before) !== 'time',
    holds: ({ before, after, effects }) => draftOf(after) === draftOf(before) && effects.length === 0,
  },
  {
    req: 'CB-01',
    says: 'times are kept up to date from when they are looked at until they are left, or the tab is',
    when: ({ before, event, after }) => before !== null && event.type !== 'step.requested' && !isBroken(after),
    holds: (step) => {
      const { before, event, after } = step;
      const told = toldTimes(step);
      const [was, is] = [stepOf(before) === 'time', stepOf(after) === 'time'];
      const isShown = (is && !was) || (was && event.type === 'tab.returned');
      const isHidden = (was && !is) || (was && event.type === 'tab.left');
      return told.includes('times.shown') === isShown && told.includes('times.hidden') === isHidden;
    },
  },
  {
    req: 'CB-01',
    says: 'a step that is gone to in the menu has its times shown if it is that of the time, and hidden if it was',
    when: ({ before, event, after }) =>
      stepOf(before) !== null && event.type === 'step.requested' && stepOf(before) !== stepOf(after),
    holds: (step) =>
      toldTimes(step).includes('times.shown') === (stepOf(step.after) === 'time') &&
      toldTimes(step).includes('times.hidden') === (stepOf(step.before) === 'time'),
  },
  {
    req: 'CB-01',
    says: 'a car that is taken up at its time step has its times shown, and no other has',
    when: ({ before }) => before === null,
    holds: (step) => toldTimes(step).includes('times.shown') === (stepOf(step.after) === 'time'),
  },
  {
    req: 'CB-01',
    says: 'times are asked for again when a person wants it or comes back to them, and not by anything else',
    when: ({ before }) => stepOf(before) !== null,
    holds: (step) =>
      toldTimes(step).includes('refresh.requested') ===
      (stepOf(step.before) === 'time' && ['times.requested', 'tab.returned'].includes(step.event.type)),
  },
  {
    req: 'CB-01',
    says: 'if times cannot be asked for any more every answer stays, and the person can try again',
    when: isBreaking,
    holds: ({ before, after }) =>
      isBroken(after) &&
      draftOf(after) === draftOf(before) &&
      after.context.notice === null &&
      after.can({ type: 'times.requested' }),
  },
  {
    req: 'CB-01',
    says: 'trying again goes on at the step where it was, with every answer but a time that is gone',
    when: ({ before, event }) => isBroken(before) && event.type === 'times.requested',
    holds: ({ before, after }) => {
      const [was, is] = [draftOf(before), draftOf(after)];
      return stepOf(after) === was?.steps.current && same({ ...was, slot: 0, steps: 0 }, { ...is, slot: 0, steps: 0 });
    },
  },
  {
    req: 'CB-01',
    says: 'while times cannot be asked for nothing is chosen, told or asked',
    when: ({ before, event }) => isBroken(before) && event.type !== 'times.requested',
    holds: isIgnored,
  },
];
