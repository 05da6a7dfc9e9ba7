import type { carFormMachine } from '#machines/car-form/car-form.machine.ts';
import { isAwaited, selectScreen, type CarFormSnapshot } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormEvent, SavingOutcome } from '#machines/car-form/car-form.types.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<CarFormSnapshot>;
type Submitted = Extract<CarFormEvent, { type: 'car.submitted' }>;

const seen = (snapshot: CarFormSnapshot | null) => snapshot && selectScreen(snapshot);
const screenOf = (snapshot: CarFormSnapshot | null) => seen(snapshot)?.screen ?? null;
const sent = ({ effects }: Step) => effects.find((effect) => effect.startsWith('start saving')) ?? null;
const outcomeIn = (event: object) => ('output' in event ? (event.output as SavingOutcome) : null);
const failureIn = (event: object) => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'failed' ? outcome.failure : null;
};
const isSubmitted = ({ before, event }: Step) => event.type === 'car.submitted' && screenOf(before) === 'filling';
const isAwaiting = (snapshot: CarFormSnapshot | null) => snapshot !== null && isAwaited(selectScreen(snapshot));

export const rules: RulesOf<typeof carFormMachine> = [
  ...rulesOfSendingAgain<CarFormSnapshot>({
    req: 'CAR-01',
    what: 'a car',
    isSending: (snapshot) => screenOf(snapshot) === 'saving',
    isUnknown: (snapshot) => screenOf(snapshot) === 'unconfirmed',
    kept: ({ context }) => context.car,
  }),
  {
    req: 'CAR-01',
    says: 'a valid form is sent once, for the car that is edited, and earlier errors go',
    when: (step) => isSubmitted(step) && (step.event as Submitted).car !== null,
    holds: (step) => {
      const { before, event, after } = step;
      return (
        screenOf(after) === 'saving' &&
        sent(step) !== null &&
        after.context.car === (event as Submitted).car &&
        after.context.id === before?.context.id &&
        after.context.refusal === null &&
        after.context.takenPlate === null
      );
    },
  },
  {
    req: 'REG-09',
    says: 'a form that is not valid is not sent, and each try counts, so that the errors are announced anew',
    when: (step) => isSubmitted(step) && (step.event as Submitted).car === null,
    holds: (step) =>
      sent(step) === null &&
      screenOf(step.after) === 'filling' &&
      step.after.context.attempts === (step.before?.context.attempts ?? 0) + 1 &&
      step.after.context.refusal === null &&
      step.after.context.takenPlate === null,
  },
  {
    req: 'CAR-01',
    says: 'it ends with the car that was answered, and with nothing else',
    when: ({ event, after }) => outcomeIn(event)?.kind === 'ok' || screenOf(after) === 'saved',
    holds: ({ event, after }) => {
      const outcome = outcomeIn(event);
      return outcome?.kind === 'ok' && after.status === 'done' && after.output === outcome.value;
    },
  },
  {
    req: 'REG-03',
    says: 'a plate that exists is said at its field',
    when: ({ event }) => failureIn(event)?.kind === 'plateExists',
    holds: ({ before, after }) =>
      screenOf(after) === 'filling' &&
      after.context.takenPlate === after.context.car?.plate &&
      after.context.refusal === null &&
      after.context.attempts === (before?.context.attempts ?? 0) + 1,
  },
  {
    req: 'API-02',
    says: 'another refusal is said in the words of the server, and the form stays',
    when: ({ event }) => failureIn(event)?.kind === 'refused',
    holds: ({ event, after }) =>
      screenOf(after) === 'filling' &&
      after.context.refusal === failureIn(event)?.message &&
      after.context.takenPlate === null,
  },
  {
    req: 'CAR-01',
    says: 'while an answer is awaited nothing else is sent, and what is sent again is the same car',
    when: (step) => isAwaiting(step.before) && (step.event.type === 'car.submitted' || sent(step) !== null),
    holds: (step) => {
      const { before, event, after } = step;
      if (event.type === 'car.submitted') return sent(step) === null && after.context === before?.context;
      return (
        screenOf(before) === 'unconfirmed' &&
        /^(retry\.requested|xstate\.after\.recheckPause)/.test(event.type) &&
        after.context.car === before?.context.car
      );
    },
  },
  {
    req: 'CAR-01',
    says: 'it begins with nothing said, sent or counted',
    when: ({ before }) => before === null,
    holds: ({ after: { context }, effects }) =>
      typeof context.id !== 'undefined' &&
      context.car === null &&
      context.refusal === null &&
      context.takenPlate === null &&
      context.saved === null &&
      context.attempts === 0 &&
      effects.length === 0,
  },
  {
    req: 'CAR-01',
    says: 'what is sent is the car of the form, for the car that is edited or a new one',
    when: (step) => sent(step) !== null,
    holds: (step) => {
      const { id, car } = step.after.context;
      return sent(step)?.startsWith(`start saving ${textOf({ id, car })}`) === true;
    },
  },
  {
    req: 'CAR-01',
    says: 'the form comes back only by a refusal, and an outcome is unknown only without an answer',
    when: ({ before, after }) => before !== null && screenOf(before) !== screenOf(after),
    holds: ({ before, event, after }) => {
      if (screenOf(after) === 'filling') return failureIn(event) !== null;
      if (screenOf(after) !== 'unconfirmed') return true;
      return screenOf(before) === 'saving' && /^xstate\.(error|after)/.test(event.type);
    },
  },
];
