import type { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import type { FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSending } from '#tests/support/model/rules-of-calls.ts';
import { screenOf, starts, startsAny, undone, isOneOf, isAsked } from './readings.ts';

const undoing = rulesOfSending<FleetImportSnapshot>({
  req: 'FLEET-02',
  what: 'an undo',
  isSending: (snapshot) => screenOf(snapshot) === 'undoing',
  isUnknown: (snapshot) => screenOf(snapshot) === 'undoUnknown' && snapshot.context.isUnanswered,
  kept: ({ context }) => context.undoId,
});

/** Taking an import back. */
export const undoRules: RulesOf<typeof fleetImportMachine> = [
  // The limit of both is a rule of the sending.
  ...undoing.slice(2),
  {
    req: 'FLEET-02',
    says: 'an import is taken back only when that was asked and agreed to, or is asked for again',
    when: (step) => starts(step, 'undoing'),
    holds: ({ before, event, after }) =>
      after.context.undoId === before?.context.undoId &&
      ((screenOf(before) === 'undoAsked' && event.type === 'undo.agreed') ||
        (isOneOf(before, 'undoRefused', 'undoLeftUnknown') && event.type === 'retry.requested') ||
        (screenOf(before) === 'undoUnknown' &&
          /^(retry\.requested|xstate\.after\.(recheck|later)Pause)/.test(event.type))),
  },
  {
    req: 'FLEET-02',
    says: 'who asks to take an import back is asked first, of this import',
    when: (step) => isAsked(step, 'undo.asked') && isOneOf(step.before, 'done', 'choosing'),
    holds: (step) =>
      screenOf(step.after) === 'undoAsked' &&
      step.after.context.undoId === step.event['importId'] &&
      step.after.context.message === null &&
      step.after.context.result === step.before?.context.result &&
      !startsAny(step),
  },
  {
    req: 'FLEET-02',
    says: 'who does not take it back comes back to its result, or to choosing a file if there is none',
    when: (step) => isAsked(step, 'undo.declined') && isOneOf(step.before, 'undoAsked', 'undoRefused'),
    holds: ({ before, after }) =>
      before?.context.result === null
        ? screenOf(after) === 'choosing' && after.context.undoId === null
        : screenOf(after) === 'done' &&
          after.context.result === before?.context.result &&
          after.context.message === null,
  },
  {
    req: 'FLEET-02',
    says: 'an undo ends with what became of it; a refusal says the words of the server',
    when: (step) => undone(step) !== null,
    holds: (step) => {
      const outcome = undone(step);
      const { message, isUnanswered, undone: kept } = step.after.context;
      if (isUnanswered) return false;
      return outcome?.kind === 'ok'
        ? screenOf(step.after) === 'undone' && kept === outcome.value && message === null
        : screenOf(step.after) === 'undoRefused' &&
            message === outcome?.failure.message &&
            step.after.can({ type: 'retry.requested' });
    },
  },
  {
    req: 'FLEET-02',
    says: 'a result that is closed is forgotten',
    when: (step) => isAsked(step, 'import.closed') && isOneOf(step.before, 'done', 'undone'),
    holds: ({ after }) =>
      screenOf(after) === 'choosing' &&
      [after.context.file, after.context.list, after.context.result, after.context.undone].every(
        (value) => value === null,
      ),
  },
  {
    req: 'FLEET-02',
    says: 'who goes on without the outcome of an undo is told that it is not known, and can ask for it again or import',
    when: (step) => isAsked(step, 'outcome.left') && isOneOf(step.before, 'undoUnknown'),
    holds: (step) =>
      screenOf(step.after) === 'undoLeftUnknown' &&
      !startsAny(step) &&
      step.after.context.undone === null &&
      step.after.context.undoId === step.before?.context.undoId &&
      step.after.can({ type: 'retry.requested' }) &&
      step.after.can({ type: 'file.chosen', file: { name: '', size: 0 } }),
  },
];
