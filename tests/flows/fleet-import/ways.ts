import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { selectScreen, type FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { CheckOutcome, SheetChoice } from '#machines/fleet-import/fleet-import.types.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';

const screenOf = (snapshot: AnyMachineSnapshot) => selectScreen(snapshot as FleetImportSnapshot).screen;

/** Where the page offers another file. */
const CHOOSERS = [
  'leftUnknown',
  'undoLeftUnknown',
  'choosing',
  'notRead',
  'refused',
  'choosingSheets',
  'notChecked',
  'preview',
  'done',
  'undone',
];
const RETRIES = ['notRead', 'notChecked', 'outcomeUnknown', 'undoUnknown', 'undoLeftUnknown', 'undoRefused'];

export const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const state = selectScreen(snapshot as FleetImportSnapshot);
  const { screen } = state;
  const { context } = snapshot as FleetImportSnapshot;
  switch (event.type) {
    case 'file.chosen':
      return CHOOSERS.includes(screen);
    case 'reading.cancelled':
      return screen === 'reading' || screen === 'checking';
    case 'sheets.chosen': {
      if (state.screen !== 'choosingSheets') return false;
      const { sheets } = event['choice'] as SheetChoice;
      return sheets.every((index) => state.open.sheets.some((offer) => offer.index === index));
    }
    case 'sheets.reopened':
      return (state.screen === 'preview' || state.screen === 'refused') && state.hasSheets;
    case 'columns.corrected':
      return screen === 'preview';
    case 'suggestions.taken':
      return state.screen === 'preview' && state.list.wrong.length > 0;
    case 'import.agreed':
      return state.screen === 'preview' && state.list.added.length > 0;
    case 'outcome.left':
      return screen === 'outcomeUnknown' || screen === 'undoUnknown';
    // Told when the page is left, which ends it.
    case 'import.closed':
      return false;
    case 'undo.asked':
      return screen === 'choosing' || screen === 'done';
    case 'undo.agreed':
      return screen === 'undoAsked';
    case 'undo.declined':
      return screen === 'undoAsked' || screen === 'undoRefused';
    case 'retry.requested':
      return RETRIES.includes(screen);
    // What was corrected by hand is not looked up.
    case 'xstate.done.actor.checking': {
      const outcome = event['output'] as CheckOutcome;
      return outcome.kind !== 'ok' || outcome.value.remembered === null || context.choice.mapping === null;
    }
    default:
      // The reader gives up before the chart does, and then says so.
      return !event.type.startsWith('xstate.after.readingTimeLimit.fleetImport.mending');
  }
};

/** Beside: a list that is read by columns that somebody corrected, now or before. */
export const invalidation = (step: Step): string | null => {
  const context = step.before?.context as FleetImportSnapshot['context'] | undefined;
  if (step.event.type !== 'xstate.done.actor.checking' || screenOf(step.after) !== 'preview') return alsoWalked(step);
  if ((step.event['output'] as Extract<CheckOutcome, { readonly kind: 'ok' }>).value.remembered !== null)
    return 'a column that was remembered is used';
  return context?.choice.mapping === null ? alsoWalked(step) : 'a column that was corrected is used';
};
