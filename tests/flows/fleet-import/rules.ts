import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import type { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import { selectScreen, type FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { CheckOutcome, OpenOutcome, SendOutcome, UndoOutcome } from '#machines/fleet-import/fleet-import.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSending } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<FleetImportSnapshot>;

const screenOf = (snapshot: FleetImportSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const starts = ({ effects }: Step, actor: string) => effects.some((effect) => effect.startsWith(`start ${actor}`));
const startsAny = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start '));
const outputOf = (actor: string, { event }: Step): unknown =>
  event.type === `xstate.done.actor.${actor}` && 'output' in event ? event['output'] : null;
const opened = (step: Step) => outputOf('opening', step) as OpenOutcome | null;
const checked = (step: Step) => (outputOf('checking', step) ?? outputOf('mending', step)) as CheckOutcome | null;
const sent = (step: Step) => outputOf('sending', step) as SendOutcome | null;
const undone = (step: Step) => outputOf('undoing', step) as UndoOutcome | null;
const work = (list: CheckedList | null) => (list === null ? 0 : list.added.length + list.changed.length);
const failsOrWaits = (step: Step, actor: string, delay: string) =>
  step.event.type === `xstate.error.actor.${actor}` || step.event.type.startsWith(`xstate.after.${delay}`);
const isOneOf = (snapshot: FleetImportSnapshot | null, ...screens: readonly string[]) =>
  screens.includes(screenOf(snapshot) ?? '');
const isAsked = (step: Step, ...types: readonly string[]) => types.includes(step.event.type);

/** Where a write is on its way, or nobody knows what became of it. */
const AWAITED = ['sending', 'outcomeUnknown', 'undoing', 'undoUnknown'];
const isOfPerson = ({ event }: Step) => !event.type.startsWith('xstate.') && event.type !== 'session.superseded';

const importing = rulesOfSending<FleetImportSnapshot>({
  req: 'FLEET-02',
  what: 'an import',
  isSending: (snapshot) => screenOf(snapshot) === 'sending',
  isUnknown: (snapshot) => screenOf(snapshot) === 'outcomeUnknown' && snapshot.context.isUnanswered,
  kept: ({ context }) => context.list,
});
const undoing = rulesOfSending<FleetImportSnapshot>({
  req: 'FLEET-02',
  what: 'an undo',
  isSending: (snapshot) => screenOf(snapshot) === 'undoing',
  isUnknown: (snapshot) => screenOf(snapshot) === 'undoUnknown' && snapshot.context.isUnanswered,
  kept: ({ context }) => context.undoId,
});

export const rules: RulesOf<typeof fleetImportMachine> = [
  // The reader has a longer limit than a call.
  ...importing.slice(2),
  ...undoing.slice(2),
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
  {
    req: 'API-02',
    says: 'a new try says nothing of the refusal before',
    when: (step) => starts(step, 'sending') || starts(step, 'undoing') || starts(step, 'checking'),
    holds: ({ after }) => after.context.message === null,
  },
];
