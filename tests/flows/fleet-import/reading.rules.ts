import type { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { screenOf, starts, startsAny, opened, checked, failsOrWaits, isOneOf, isAsked, AWAITED } from './readings.ts';

/** From the choice of a file to what an import would do. */
export const readingRules: RulesOf<typeof fleetImportMachine> = [
  {
    req: 'FLEET-02',
    says: 'a file is opened when it is chosen, in place of all that was known of the one before, or opened again by hand',
    when: (step) => starts(step, 'opening'),
    holds: (step) => {
      if (screenOf(step.before) === 'notRead' && isAsked(step, 'retry.requested')) return true;
      const { file, list, result, refusal, message, choice } = step.after.context;
      return (
        step.event.type === 'file.chosen' &&
        file === step.event['file'] &&
        [list, result, refusal, message, choice.mapping].every((value) => value === null)
      );
    },
  },
  {
    req: 'FLEET-02',
    says: 'a file can be chosen wherever nothing is on its way to the server',
    when: ({ event }) => event.type === 'file.chosen',
    holds: (step) => {
      const isRefused = isOneOf(step.before, ...AWAITED, 'undoAsked', 'undoRefused', 'mending');
      return isRefused ? step.after.context.file === step.before?.context.file : screenOf(step.after) === 'reading';
    },
  },
  {
    req: 'FLEET-02',
    says: 'somebody is asked for the sheets if there are several, one is hidden, or one has hidden rows, and else not',
    when: (step) => opened(step)?.kind === 'ok',
    holds: (step) => {
      const outcome = opened(step);
      if (outcome?.kind !== 'ok') return false;
      const { sheets, suggested } = outcome.value;
      const must = sheets.length > 1 || sheets.some(({ hidden, filtered }) => hidden || filtered > 0);
      const { choice, open } = step.after.context;
      return (
        open === outcome.value &&
        screenOf(step.after) === (must ? 'choosingSheets' : 'checking') &&
        choice.sheets === suggested &&
        !choice.filteredToo &&
        choice.mapping === null
      );
    },
  },
  {
    req: 'FLEET-02',
    says: 'a file that cannot be read says why, and another can be chosen',
    when: (step) =>
      opened(step)?.kind === 'failed' || failsOrWaits(step, 'opening', 'readingTimeLimit.fleetImport.reading'),
    holds: (step) => {
      if (step.event.type.startsWith('xstate.error'))
        return screenOf(step.after) === 'notRead' && step.after.can({ type: 'retry.requested' });
      const outcome = opened(step);
      const why = outcome?.kind === 'failed' ? outcome.failure : 'too-slow';
      return screenOf(step.after) === 'refused' && step.after.context.refusal === why;
    },
  },
  {
    req: 'FLEET-02',
    says: 'it is checked what was chosen: these sheets, and these columns',
    when: (step) => isOneOf(step.after, 'checking') && starts(step, 'checking'),
    holds: (step) => {
      const [{ event, before }, { choice }] = [step, step.after.context];
      if (event.type === 'sheets.chosen') {
        const asked = event['choice'] as { readonly sheets: unknown; readonly filteredToo: unknown };
        return (
          choice.sheets === asked.sheets &&
          choice.filteredToo === asked.filteredToo &&
          choice.mapping === before?.context.choice.mapping
        );
      }
      if (event.type === 'columns.corrected')
        return choice.mapping === event['mapping'] && choice.sheets === before?.context.choice.sheets;
      return opened(step)?.kind === 'ok' || (event.type === 'retry.requested' && choice === before?.context.choice);
    },
  },
  {
    req: 'FLEET-02',
    says: 'what was checked is shown, and nothing has been sent',
    when: (step) => checked(step)?.kind === 'ok',
    holds: (step) => {
      const outcome = checked(step);
      return (
        screenOf(step.after) === 'preview' &&
        outcome?.kind === 'ok' &&
        step.after.context.list === outcome.value.list &&
        step.after.context.message === null &&
        !startsAny(step)
      );
    },
  },
  {
    req: 'FLEET-02',
    says: 'columns that were remembered are used, and said until somebody corrects them',
    when: (step) => checked(step)?.kind === 'ok' || isAsked(step, 'columns.corrected'),
    holds: (step) => {
      const outcome = checked(step);
      const [now, before] = [step.after.context, step.before?.context];
      if (outcome?.kind !== 'ok')
        return screenOf(step.before) === 'preview' ? !now.isRemembered : now.isRemembered === before?.isRemembered;
      const { remembered } = outcome.value;
      return remembered === null
        ? now.choice.mapping === before?.choice.mapping && now.isRemembered === before.isRemembered
        : now.choice.mapping === remembered && now.isRemembered;
    },
  },
  {
    req: 'FLEET-02',
    says: 'a list without plates, or one that takes too long, says why',
    when: (step) => {
      const outcome = checked(step);
      return outcome?.kind === 'failed' && outcome.failure.kind === 'file';
    },
    holds: (step) => {
      const outcome = checked(step);
      return (
        screenOf(step.after) === 'refused' &&
        outcome?.kind === 'failed' &&
        outcome.failure.kind === 'file' &&
        step.after.context.refusal === outcome.failure.refusal
      );
    },
  },
  {
    req: 'API-02',
    says: 'without the fleet nothing is shown of what would change; it is asked for again only by hand, in the words of the server',
    when: (step) =>
      (isOneOf(step.before, 'checking') &&
        (failsOrWaits(step, 'checking', 'readingTimeLimit') || step.event.type === 'session.superseded')) ||
      (isOneOf(step.before, 'mending') && failsOrWaits(step, 'mending', 'readingTimeLimit')),
    holds: (step) =>
      screenOf(step.after) === 'notChecked' &&
      !startsAny(step) &&
      step.after.can({ type: 'retry.requested' }) &&
      step.after.context.mends === step.before?.context.mends &&
      step.after.context.choice === step.before.context.choice &&
      step.after.context.message === null,
  },
  {
    req: 'API-02',
    says: 'if the server refuses the fleet, its words are shown',
    when: (step) => {
      const outcome = checked(step);
      return outcome?.kind === 'failed' && outcome.failure.kind === 'server';
    },
    holds: (step) => {
      const outcome = checked(step);
      const words = outcome?.kind === 'failed' && outcome.failure.kind === 'server' ? outcome.failure.message : null;
      return screenOf(step.after) === 'notChecked' && step.after.context.message === words;
    },
  },
  {
    req: 'FLEET-02',
    says: 'only suggestions that were taken are put into the list',
    when: (step) => starts(step, 'mending'),
    holds: ({ before, event, after }) =>
      screenOf(before) === 'preview' &&
      event.type === 'suggestions.taken' &&
      JSON.stringify(after.context.mends) === JSON.stringify(event['mends']) &&
      after.context.list === before?.context.list,
  },
  {
    req: 'FLEET-02',
    says: 'reading can be stopped, and then nothing of the file is left',
    when: (step) => isAsked(step, 'reading.cancelled') && isOneOf(step.before, 'reading', 'checking'),
    holds: (step) => screenOf(step.after) === 'choosing' && step.after.context.file === null && !startsAny(step),
  },
  {
    req: 'FLEET-02',
    says: 'other sheets can be chosen where there is a choice',
    when: (step) => isAsked(step, 'sheets.reopened') && isOneOf(step.before, 'preview', 'refused'),
    holds: ({ before, after }) => {
      const sheets = before?.context.open.sheets ?? [];
      const must = sheets.length > 1 || sheets.some(({ hidden, filtered }) => hidden || filtered > 0);
      return screenOf(after) === (must ? 'choosingSheets' : screenOf(before));
    },
  },
];
