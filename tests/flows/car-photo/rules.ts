import { carPhotoFixtures } from '#machines/car-photo/car-photo.fixtures.ts';
import type { carPhotoMachine } from '#machines/car-photo/car-photo.machine.ts';
import { selectScreen, type CarPhotoSnapshot } from '#machines/car-photo/car-photo.selectors.ts';
import type { FittedPhoto, PhotoFile, SendingOutcome } from '#machines/car-photo/car-photo.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { isLimited } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<CarPhotoSnapshot>;

const MOST = 2 * 1024 * 1024;
const seen = (snapshot: CarPhotoSnapshot) => selectScreen(snapshot);
const screenOf = (snapshot: CarPhotoSnapshot | null) => snapshot && seen(snapshot).screen;
const problemOf = (snapshot: CarPhotoSnapshot | null) => snapshot?.context.problem ?? null;
const starts = ({ effects }: Step, service: string) =>
  effects.some((effect) => effect.startsWith('start ') && effect.endsWith(` by ${service}`));
const sent = (step: Step) => starts(step, 'sendPhoto');
const isMadeSmaller = (step: Step) => starts(step, 'fitPhoto');
const isUnderWay = (snapshot: CarPhotoSnapshot | null) => snapshot !== null && screenOf(snapshot) !== 'resting';
const fileIn = (event: object) => ('file' in event ? (event.file as PhotoFile) : null);
const doneBy = (actor: string, event: object) =>
  'type' in event && event.type === `xstate.done.actor.${actor}` && 'output' in event ? event.output : null;
const outcomeIn = (event: object) => doneBy('sending', event) as SendingOutcome | null;
const fittedIn = (event: object) => doneBy('fitting', event) as FittedPhoto | null;
const mayGo = (file: PhotoFile | null) => file !== null && file.size <= MOST && !/heic/i.test(file.name);

export const rules: RulesOf<typeof carPhotoMachine> = [
  {
    req: 'CAR-03',
    says: 'nothing went wrong at the start, and no photo is shown but that of a car',
    when: ({ before }) => before === null,
    holds: ({ after }) =>
      problemOf(after) === null &&
      Object.values(carPhotoFixtures.inputs).some(({ photo }) => photo === after.context.photo),
  },
  {
    req: 'CAR-03',
    says: 'what has more than 2 MB, and a HEIC, is not sent as it is but made smaller, in place of another',
    when: ({ event }) => event.type === 'photo.chosen' && !mayGo(fileIn(event)),
    holds: (step) =>
      !sent(step) &&
      isMadeSmaller(step) &&
      screenOf(step.after) === 'fitting' &&
      step.after.context.file === fileIn(step.event) &&
      problemOf(step.after) === null,
  },
  {
    req: 'CAR-03',
    says: 'what was made smaller is sent; what stays too large, takes too long or cannot be opened is not, and it is said why',
    when: ({ before, event }) => screenOf(before) === 'fitting' && event.type.startsWith('xstate.'),
    holds: (step) => {
      const made = fittedIn(step.event);
      if (made?.kind === 'fits')
        return sent(step) && screenOf(step.after) === 'sending' && step.after.context.file === made.file;
      const said = made?.kind === 'unreadable' ? 'unreadable' : 'tooLarge';
      return !sent(step) && screenOf(step.after) === 'resting' && problemOf(step.after)?.kind === said;
    },
  },
  {
    req: 'CAR-03',
    says: 'what has 2 MB or less is sent at once, in place of another',
    when: ({ event }) => event.type === 'photo.chosen' && mayGo(fileIn(event)),
    holds: (step) =>
      sent(step) &&
      screenOf(step.after) === 'sending' &&
      step.after.context.file === fileIn(step.event) &&
      problemOf(step.after) === null,
  },
  {
    req: 'CAR-03',
    says: 'nothing else is sent than what was chosen, was made smaller, or did not arrive',
    when: sent,
    holds: ({ before, event, after }) =>
      event.type === 'photo.chosen' ||
      (screenOf(before) === 'fitting' && fittedIn(event)?.kind === 'fits') ||
      (event.type === 'retry.requested' &&
        problemOf(before)?.kind === 'broken' &&
        after.context.file === before?.context.file),
  },
  {
    req: 'CAR-03',
    says: 'another photo is shown when it was taken, and none when it was removed; all else leaves the one before',
    when: ({ before }) => before !== null,
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      if (outcome?.kind === 'ok')
        return screenOf(after) === 'resting' && after.context.photo === outcome.value && problemOf(after) === null;
      if (event.type === 'photo.removed' && screenOf(before) === 'resting')
        return after.context.photo === null && problemOf(after) === null;
      return after.context.photo === before?.context.photo;
    },
  },
  {
    req: 'API-02',
    says: 'a refusal is said in the words of the server',
    when: ({ event }) => outcomeIn(event)?.kind === 'failed',
    holds: ({ event, after }) => {
      const [outcome, problem] = [outcomeIn(event), problemOf(after)];
      return (
        screenOf(after) === 'resting' &&
        outcome?.kind === 'failed' &&
        problem?.kind === 'refused' &&
        problem.message === outcome.failure.message
      );
    },
  },
  {
    req: 'CAR-03',
    says: 'what did not arrive within a minute, or at all, or before the session ended, can be sent again',
    when: ({ before, event }) =>
      (screenOf(before) === 'sending' && /^xstate\.(error|after)/.test(event.type)) ||
      (isUnderWay(before) && event.type === 'session.superseded'),
    holds: ({ before, after }) => {
      const problem = problemOf(after);
      return (
        problem?.kind === 'broken' &&
        problem.file === before?.context.file &&
        screenOf(after) === 'resting' &&
        after.can({ type: 'retry.requested' })
      );
    },
  },
  {
    req: 'CAR-03',
    says: 'what did not arrive is sent again as it is, or made smaller again if it was not, with no word of what went wrong',
    when: ({ before, event }) => event.type === 'retry.requested' && problemOf(before)?.kind === 'broken',
    holds: (step) => {
      const file = step.before?.context.file ?? null;
      const isSent = mayGo(file);
      return (
        sent(step) === isSent &&
        isMadeSmaller(step) === !isSent &&
        screenOf(step.after) === (isSent ? 'sending' : 'fitting') &&
        step.after.context.file === file &&
        problemOf(step.after) === null
      );
    },
  },
  {
    req: 'CAR-03',
    says: 'sending, and making it smaller, can be stopped',
    when: ({ before, event }) => isUnderWay(before) && event.type === 'sending.cancelled',
    holds: (step) => screenOf(step.after) === 'resting' && problemOf(step.after) === null && !sent(step),
  },
  {
    req: 'CAR-03',
    says: 'a photo that is under way gives way only to another one, a stop, its outcome or the end of the session',
    when: ({ before, event }) =>
      isUnderWay(before) && !/^(xstate\.|photo\.chosen$|sending\.cancelled$|session\.superseded$)/.test(event.type),
    holds: ({ before, after, effects }) => after.value === before?.value && effects.length === 0,
  },
  {
    req: 'CAR-03',
    says: 'no file is kept once its photo was taken, refused, stopped or removed: only what did not arrive',
    when: ({ after }) => !isUnderWay(after),
    holds: ({ after }) => {
      const problem = problemOf(after);
      return after.context.file === (problem?.kind === 'broken' ? problem.file : null);
    },
  },
  {
    req: 'CAR-03',
    says: 'making it smaller ends after half a minute, and sending after a minute',
    when: (step) => isMadeSmaller(step) || sent(step),
    holds: (step) =>
      sent(step) ? isLimited(step, 60_000, 'sendingTimeLimit') : isLimited(step, 30_000, 'fittingTimeLimit'),
  },
];
