import { carBookingFixtures } from '#machines/car-booking/car-booking.fixtures.ts';
import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { CarStep } from '#machines/car-booking/car-booking.draft.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answersOf,
  asType,
  draftOf,
  earlier,
  firstOpen,
  isAnswered,
  isBroken,
  isIgnored,
  orderOf,
  placeIn,
  same,
  settled,
  stepBeside,
  stepOf,
  type Step,
} from './readings.ts';

/** What a person may do in each step, beside choosing who brings the car and going to another step. */
const OFFERED: Readonly<Record<CarStep, readonly string[]>> = {
  address: ['address.entered'],
  branch: ['branch.chosen'],
  services: ['service.toggled', 'otherService.entered'],
  time: ['date.chosen', 'time.chosen', 'times.requested', 'tab.left', 'tab.returned'],
  information: ['information.entered'],
};
const OF_ONE_STEP = Object.values(OFFERED).flat();

/** The step to which Next, Back or the menu leads; null if it leads nowhere. */
const wayOf = ({ before, event }: Step): CarStep | null => {
  const [draft, at] = [draftOf(before), stepOf(before)];
  if (draft === null || at === null) return null;
  if (event.type === 'next.requested') return isAnswered(draft, at) ? stepBeside(draft, at, 1) : null;
  if (event.type === 'back.requested') return stepBeside(draft, at, -1);
  const wanted = asType(event, 'step.requested')?.step;
  if (wanted === undefined || !orderOf(draft).includes(wanted)) return null;
  return placeIn(draft, wanted) <= placeIn(draft, draft.steps.reached) ? wanted : null;
};
const isMove = ({ before, event }: Step) =>
  stepOf(before) !== null && ['next.requested', 'back.requested', 'step.requested'].includes(event.type);
const isFlag = ({ before, event }: Step) => stepOf(before) !== null && event.type === 'collection.chosen';

export const stepsRules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-01',
    says: 'a car is taken up with the answers and the hold that it has, at the step where it was left, and nothing is said of it yet',
    when: ({ before }) => before === null,
    holds: ({ after }) =>
      stepOf(after) === draftOf(after)?.steps.current &&
      after.context.notice === null &&
      after.context.offer.days.length === 0 &&
      after.context.offer.freshness === 'none' &&
      Object.values(carBookingFixtures.inputs).some(
        ({ draft, appointmentId }) => same(draft, draftOf(after)) && appointmentId === after.context.appointmentId,
      ),
  },
  {
    req: 'CB-01',
    says: 'a car has four steps, or five with the address first if it is collected, and the one that is shown is never beyond the furthest reached',
    when: ({ after }) => !isBroken(after),
    holds: ({ after: snapshot }) => {
      const { draft } = snapshot.context;
      const [at, reached] = [placeIn(draft, draft.steps.current), placeIn(draft, draft.steps.reached)];
      return stepOf(snapshot) === draft.steps.current && at >= 0 && at <= reached;
    },
  },
  {
    req: 'CB-01',
    says: 'whatever is changed, no step is open beyond one without its answer',
    when: ({ before, after }) => before !== null && !isBroken(after),
    holds: ({ after: { context } }) =>
      placeIn(context.draft, context.draft.steps.reached) <= placeIn(context.draft, firstOpen(context.draft)),
  },
  {
    req: 'CB-02',
    says: 'changing the flag begins the steps of the car again, with the address first if it is collected, and takes no answer away',
    when: (step) => isFlag(step) && step.event['isCollected'] !== draftOf(step.before)?.isCollected,
    holds: ({ before, event, after }) => {
      const isCollected = event['isCollected'] === true;
      const first = isCollected ? 'address' : 'branch';
      return (
        stepOf(after) === first &&
        same(draftOf(after), { ...draftOf(before), isCollected, steps: { current: first, reached: first } })
      );
    },
  },
  {
    req: 'CB-02',
    says: 'the flag that is chosen already leaves the car as it is',
    when: (step) => isFlag(step) && step.event['isCollected'] === draftOf(step.before)?.isCollected,
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'Next leads one step on once the step has its answer, Back one step back, and the menu to any step that has been reached',
    when: (step) => isMove(step) && wayOf(step) !== null,
    holds: (step) => stepOf(step.after) === wayOf(step),
  },
  {
    req: 'CB-01',
    says: 'a step that was reached stays open when another is gone to, and no answer is lost but a time that is gone',
    when: (step) => isMove(step) && wayOf(step) !== null,
    holds: (step) => {
      const [was, is, way] = [draftOf(step.before), draftOf(step.after), wayOf(step)];
      if (was === null || is === null || way === null) return false;
      const { slot, isLost } = way === 'time' ? settled(step.after, was.slot) : { slot: was.slot, isLost: false };
      const furthest = earlier(was, was.steps.reached, way) === way ? was.steps.reached : way;
      return (
        same(answersOf(is), answersOf(was, { slot })) &&
        is.steps.reached === (isLost ? earlier(is, furthest, firstOpen(is)) : furthest)
      );
    },
  },
  {
    req: 'CB-01',
    says: 'a step without its answer is not left by Next, the first not by Back, and one that was not reached stays shut',
    when: (step) =>
      isMove(step) &&
      wayOf(step) === null &&
      !(step.event.type === 'next.requested' && stepOf(step.before) === 'information'),
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'only what a step offers is taken there',
    when: ({ before, event }) => {
      const at = stepOf(before);
      return at !== null && OF_ONE_STEP.includes(event.type) && !OFFERED[at].includes(event.type);
    },
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'answers and news of the times leave the step as it is',
    when: ({ before, event }) =>
      stepOf(before) !== null && (OF_ONE_STEP.includes(event.type) || event.type === 'availability.changed'),
    holds: ({ before, after }) => stepOf(after) === stepOf(before),
  },
];
