import type { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import type { FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSending } from '#tests/support/model/rules-of-calls.ts';
import {
  screenOf,
  starts,
  startsAny,
  sent,
  work,
  failsOrWaits,
  isOneOf,
  isAsked,
  AWAITED,
  isOfPerson,
} from './readings.ts';

const importing = rulesOfSending<FleetImportSnapshot>({
  req: 'FLEET-02',
  what: 'an import',
  isSending: (snapshot) => screenOf(snapshot) === 'sending',
  isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
  kept: ({ context }) => context.list,
});

/** What is sent, and what becomes of it. */
export const sendingRules: RulesOf<typeof fleetImportMachine> = [
  // The reader has a longer limit than a call.
  ...importing.slice(2),
  {
    req: 'FLEET-02',
    says: 'taking an import back has a limit of 15 seconds, importing and reading one of a minute',
    when: startsAny,
    holds: (step) => {
      const limit = starts(step, 'undoing')
        ? '15000 answerTimeLimit'
        : starts(step, 'sending')
          ? '60000 importTimeLimit'
          : '60000 readingTimeLimit';
      return step.effects.some((effect) => effect.startsWith(`wait ${limit}`));
    },
  },
  {
    req: 'FLEET-02',
    says: 'nothing is imported that was not shown and agreed to, and only if it changes something',
    when: (step) => starts(step, 'sending'),
    holds: (step) =>
      step.after.context.list === step.before?.context.list &&
      work(step.after.context.list) > 0 &&
      ((screenOf(step.before) === 'preview' && step.event.type === 'import.agreed') ||
        (screenOf(step.before) === 'outcomeUnknown' &&
          /^(retry\.requested|xstate\.after\.(recheck|later)Pause)/.test(step.event.type))),
  },
  {
    req: 'FLEET-02',
    says: 'what is right is imported when somebody agrees',
    when: (step) => isAsked(step, 'import.agreed') && isOneOf(step.before, 'preview'),
    holds: (step) => starts(step, 'sending') === work(step.after.context.list) > 0,
  },
  {
    req: 'FLEET-02',
    says: 'an import ends with what became of it',
    when: (step) => sent(step)?.kind === 'ok',
    holds: (step) => {
      const outcome = sent(step);
      const { result, message, isUnanswered } = step.after.context;
      return (
        screenOf(step.after) === 'done' &&
        outcome?.kind === 'ok' &&
        result === outcome.value &&
        message === null &&
        !isUnanswered
      );
    },
  },
  {
    req: 'FLEET-02',
    says: 'if the server refuses an import, the checked list stays with its words, and it can be sent again',
    when: (step) => sent(step)?.kind === 'failed',
    holds: (step) => {
      const outcome = sent(step);
      const { list, message, isUnanswered } = step.after.context;
      return (
        screenOf(step.after) === 'preview' &&
        outcome?.kind === 'failed' &&
        message === outcome.failure.message &&
        list === step.before?.context.list &&
        !isUnanswered &&
        step.after.can({ type: 'import.agreed' })
      );
    },
  },
  {
    req: 'FLEET-02',
    says: 'while a write is on its way or its outcome unknown, no person leaves it, but by going on without the outcome',
    when: (step) =>
      isOneOf(step.before, ...AWAITED) &&
      isOfPerson(step) &&
      !(isAsked(step, 'outcome.left') && isOneOf(step.before, 'outcomeUnknown', 'undoUnknown')),
    holds: ({ before, after }) =>
      isOneOf(after, ...AWAITED) &&
      after.context.list === before?.context.list &&
      after.context.result === before?.context.result &&
      after.context.isUnanswered === before?.context.isUnanswered,
  },
  {
    req: 'DUP-01',
    says: 'what got no answer is asked for again by itself after 8 seconds, and after a minute if that is lost too; then, and after the session has ended, only by hand',
    when: ({ event }) => /^xstate\.after\.(recheck|later)Pause/.test(event.type),
    holds: (step) => {
      const { losses = 0, isSessionOver = true } = step.before?.context ?? {};
      const isSoon = step.event.type.startsWith('xstate.after.recheckPause');
      return startsAny(step) === (!isSessionOver && losses === (isSoon ? 1 : 2));
    },
  },
  {
    req: 'FLEET-02',
    says: 'an import or an undo that may have been done is never shown as not done',
    when: (step) =>
      (isOneOf(step.before, 'sending') && failsOrWaits(step, 'sending', 'importTimeLimit')) ||
      (isOneOf(step.before, 'undoing') && failsOrWaits(step, 'undoing', 'answerTimeLimit')),
    holds: ({ before, after, effects }) =>
      screenOf(after) === (screenOf(before) === 'sending' ? 'outcomeUnknown' : 'undoUnknown') &&
      after.context.list === before?.context.list &&
      after.context.undoId === before?.context.undoId &&
      after.context.isUnanswered &&
      after.can({ type: 'retry.requested' }) &&
      ['wait 8000 recheckPause', 'wait 60000 laterPause'].every((wait) => effects.some((one) => one.startsWith(wait))),
  },
  {
    req: 'FLEET-02',
    says: 'who goes on without the outcome is told that it is not known, and can import again',
    when: (step) => isAsked(step, 'outcome.left') && isOneOf(step.before, 'outcomeUnknown'),
    holds: (step) =>
      screenOf(step.after) === 'leftUnknown' &&
      !startsAny(step) &&
      step.after.context.result === null &&
      step.after.can({ type: 'file.chosen', file: { name: '', size: 0 } }),
  },
  {
    req: 'API-02',
    says: 'a new try says nothing of the refusal before',
    when: (step) => starts(step, 'sending') || starts(step, 'undoing') || starts(step, 'checking'),
    holds: ({ after }) => after.context.message === null,
  },
];
