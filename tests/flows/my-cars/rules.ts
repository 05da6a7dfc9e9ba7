import type { myCarsMachine } from '#machines/my-cars/my-cars.machine.ts';
import { isAwaited, selectScreen, type MyCarsSnapshot } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTaskOutcome, MyCar, MyCarsEvent } from '#machines/my-cars/my-cars.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<MyCarsSnapshot>;

const seen = (snapshot: MyCarsSnapshot | null) => snapshot && selectScreen(snapshot);
const screenOf = (snapshot: MyCarsSnapshot | null) => seen(snapshot)?.screen ?? null;
const sent = ({ effects }: Step) => effects.find((effect) => effect.startsWith('start changing')) ?? null;
const outcomeIn = (event: object) => ('output' in event ? (event.output as CarTaskOutcome) : null);
const carIn = (event: object) => ('car' in event ? (event.car as MyCar) : null);
const isAwaiting = (snapshot: MyCarsSnapshot | null) => snapshot !== null && isAwaited(selectScreen(snapshot));
const OF_PERSON: readonly MyCarsEvent['type'][] = [
  'favourite.chosen',
  'deletion.asked',
  'deletion.agreed',
  'deletion.declined',
  'refusal.dismissed',
];

export const rules: RulesOf<typeof myCarsMachine> = [
  ...rulesOfSendingAgain<MyCarsSnapshot>({
    req: 'CAR-01',
    what: 'a change',
    isSending: (snapshot) => screenOf(snapshot) === 'changing',
    isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
    kept: ({ context }) => context.task,
  }),
  {
    req: 'CAR-01',
    says: 'no car is deleted that was not asked about and agreed to, and none changed that was not chosen',
    when: (step) => sent(step) !== null && !isAwaiting(step.before),
    holds: (step) => {
      const { before, event, after } = step;
      const { task } = after.context;
      if (task?.what === 'favourite') return event.type === 'favourite.chosen' && carIn(event) === task.car;
      return screenOf(before) === 'asking' && event.type === 'deletion.agreed' && task === before?.context.task;
    },
  },
  {
    req: 'CAR-01',
    says: 'a car that may be deleted is asked about',
    when: ({ before, event }) =>
      event.type === 'deletion.asked' &&
      !isAwaiting(before) &&
      carIn(event)?.isFavourite === false &&
      carIn(event)?.bookingId === null,
    holds: (step) =>
      screenOf(step.after) === 'asking' && step.after.context.task?.car === carIn(step.event) && sent(step) === null,
  },
  {
    req: 'CAR-02',
    says: 'a car with a booking, which is named, or the favourite is refused at once',
    when: ({ before, event }) =>
      event.type === 'deletion.asked' &&
      !isAwaiting(before) &&
      (carIn(event)?.isFavourite === true || carIn(event)?.bookingId !== null),
    holds: (step) => {
      const screen = seen(step.after);
      const car = carIn(step.event);
      if (screen?.screen !== 'refused' || sent(step) !== null || screen.task.car !== car) return false;
      const { refusal } = screen;
      return car?.bookingId === null
        ? refusal.kind === 'favourite'
        : refusal.kind === 'booking' && refusal.bookingId === car?.bookingId;
    },
  },
  {
    req: 'CAR-02',
    says: 'a refusal of the server is said with its reason, and can be closed',
    when: ({ event }) => outcomeIn(event)?.kind === 'failed',
    holds: ({ before, event, after }) => {
      const [screen, outcome] = [seen(after), outcomeIn(event)];
      return (
        screen?.screen === 'refused' &&
        screen.refusal === (outcome?.kind === 'failed' ? outcome.failure : null) &&
        screen.task === before?.context.task &&
        after.can({ type: 'refusal.dismissed' })
      );
    },
  },
  {
    req: 'CAR-01',
    says: 'what is done was answered, and is said until something else is begun',
    when: ({ event, after }) => outcomeIn(event)?.kind === 'ok' || after.context.done !== null,
    holds: ({ before, event, after }) =>
      outcomeIn(event)?.kind === 'ok'
        ? screenOf(after) === 'resting' && after.context.done === before?.context.task && after.context.task === null
        : after.context.done === before?.context.done,
  },
  {
    req: 'CAR-01',
    says: 'something else that is begun ends what was said before',
    when: ({ before, after }) =>
      before !== null && screenOf(before) !== screenOf(after) && screenOf(after) !== 'resting',
    holds: ({ after }) => after.context.done === null,
  },
  {
    req: 'CAR-01',
    says: 'who was asked, or refused, can leave everything as it is',
    when: ({ before, event }) =>
      (screenOf(before) === 'asking' && event.type === 'deletion.declined') ||
      (screenOf(before) === 'refused' && event.type === 'refusal.dismissed'),
    holds: (step) =>
      screenOf(step.after) === 'resting' &&
      sent(step) === null &&
      step.after.context.done === null &&
      step.after.context.task === null &&
      step.after.context.refusal === null,
  },
  {
    req: 'CAR-01',
    says: 'while an answer is awaited nothing else is done, and what is sent again is the same and said to be so',
    when: (step) =>
      isAwaiting(step.before) && (OF_PERSON.some((type) => type === step.event.type) || sent(step) !== null),
    holds: (step) => {
      const screen = seen(step.after);
      if (sent(step) === null) return step.after.context === step.before?.context;
      return (
        step.after.context.task === step.before?.context.task &&
        /^(retry\.requested|xstate\.after\.recheckPause)/.test(step.event.type) &&
        screen?.screen === 'changing' &&
        screen.isRepeat
      );
    },
  },
  {
    req: 'CAR-01',
    says: 'a first try is no repeat',
    when: (step) => sent(step) !== null && !isAwaiting(step.before),
    holds: ({ after }) => !after.context.isUnanswered,
  },
  {
    req: 'CAR-01',
    says: 'a favourite that is chosen is changed at once, with nothing left of what was said before',
    when: ({ before, event }) => event.type === 'favourite.chosen' && before !== null && !isAwaiting(before),
    holds: (step) => {
      const { task, refusal, done } = step.after.context;
      return (
        sent(step) !== null &&
        screenOf(step.after) === 'changing' &&
        task?.what === 'favourite' &&
        task.car === carIn(step.event) &&
        refusal === null &&
        done === null
      );
    },
  },
  {
    req: 'CAR-01',
    says: 'what is agreed to is done',
    when: ({ before, event }) => screenOf(before) === 'asking' && event.type === 'deletion.agreed',
    holds: (step) =>
      sent(step) !== null && screenOf(step.after) === 'changing' && step.after.context.task?.what === 'deletion',
  },
  {
    req: 'CAR-02',
    says: 'what is asked about is to be deleted, and a refusal known at once has no words of a server',
    when: ({ before, event }) => event.type === 'deletion.asked' && !isAwaiting(before),
    holds: ({ after: { context } }) =>
      context.task?.what === 'deletion' &&
      context.done === null &&
      (context.refusal === null || context.refusal.message === ''),
  },
  {
    req: 'CAR-01',
    says: 'nobody is told that an outcome is unknown if nothing was sent, and what is refused is left only by its person',
    when: ({ before, after }) => before !== null && screenOf(before) !== screenOf(after),
    holds: ({ before, event, after }) =>
      screenOf(after) === 'outcomeUnknown'
        ? screenOf(before) === 'changing'
        : screenOf(before) !== 'refused' ||
          ['favourite.chosen', 'deletion.asked', 'refusal.dismissed'].includes(event.type),
  },
];
