import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import { SENDING } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './fleet-import.ports.ts';
import { canImport, needsChoice } from './fleet-import.rules.ts';
import type {
  CheckOutcome,
  FleetImportChartEvent,
  FleetImportContext,
  ListChoice,
  OpenOutcome,
  SendOutcome,
  UndoOutcome,
} from './fleet-import.types.ts';

const opened = (event: FleetImportChartEvent): OpenOutcome => {
  assertEvent(event, 'xstate.done.actor.opening');
  return event.output;
};
const checked = (event: FleetImportChartEvent): CheckOutcome => {
  assertEvent(event, ['xstate.done.actor.checking', 'xstate.done.actor.mending']);
  return event.output;
};
const sent = (event: FleetImportChartEvent): SendOutcome => {
  assertEvent(event, 'xstate.done.actor.sending');
  return event.output;
};
const undone = (event: FleetImportChartEvent): UndoOutcome => {
  assertEvent(event, 'xstate.done.actor.undoing');
  return event.output;
};

export const there = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('nothing to work with');
  return value;
};

const NO_CHOICE: ListChoice = { sheets: [], filteredToo: false, mapping: null };
const NO_FILE = {
  file: null,
  open: { sheets: [], suggested: [] },
  choice: NO_CHOICE,
  isRemembered: false,
  list: null,
  mends: [],
  refusal: null,
  result: null,
  undoId: null,
  undone: null,
  message: null,
} as const;

export const atFirst: FleetImportContext = { ...NO_FILE, isUnanswered: false, isSessionOver: false };

export const fleetImportSetup = setup({
  types: {
    context: {} as FleetImportContext,
    events: {} as FleetImportChartEvent,
    children: {} as {
      opening: 'openFile';
      checking: 'checkList';
      mending: 'mendList';
      sending: 'sendList';
      undoing: 'undoImport';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  // The reader gives up by itself before.
  delays: { ...SENDING.delays, readingTimeLimit: 60_000 },
  guards: {
    ...SENDING.guards,
    isOpened: ({ event }) => opened(event).kind === 'ok',
    mustChoose: ({ event }) => {
      const outcome = opened(event);
      return outcome.kind === 'ok' && needsChoice(outcome.value.sheets);
    },
    canChoose: ({ context }) => needsChoice(context.open.sheets),
    isChecked: ({ event }) => checked(event).kind === 'ok',
    isFileRefused: ({ event }) => {
      const outcome = checked(event);
      return outcome.kind === 'failed' && outcome.failure.kind === 'file';
    },
    canImport: ({ context }) => canImport(context.list),
    isSent: ({ event }) => sent(event).kind === 'ok',
    isUndone: ({ event }) => undone(event).kind === 'ok',
    hasResult: ({ context }) => context.result !== null,
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { ...NO_FILE, file: event.file };
    }),
    forgetFile: assign(NO_FILE),
    keepOffers: assign(({ event }) => {
      const open = valueOf(opened(event));
      return { open, choice: { ...NO_CHOICE, sheets: open.suggested } };
    }),
    refuseFile: assign(({ event }) => {
      const outcome = opened(event);
      return { refusal: outcome.kind === 'failed' ? outcome.failure : null };
    }),
    refuseAsTooSlow: assign({ refusal: 'too-slow' }),
    refuseList: assign(({ event }) => {
      const outcome = checked(event);
      return { refusal: outcome.kind === 'failed' && outcome.failure.kind === 'file' ? outcome.failure.refusal : null };
    }),
    takeSheets: assign(({ event, context }) => {
      assertEvent(event, 'sheets.chosen');
      return { choice: { ...context.choice, ...event.choice }, message: null };
    }),
    takeMapping: assign(({ event, context }) => {
      assertEvent(event, 'columns.corrected');
      return { choice: { ...context.choice, mapping: event.mapping }, isRemembered: false, message: null };
    }),
    takeMends: assign(({ event }) => {
      assertEvent(event, 'suggestions.taken');
      return { mends: event.mends, message: null };
    }),
    keepList: assign(({ event, context }) => {
      const { list, remembered } = valueOf(checked(event));
      return {
        list,
        choice: { ...context.choice, mapping: remembered ?? context.choice.mapping },
        isRemembered: remembered !== null || context.isRemembered,
        mends: [],
        message: null,
      };
    }),
    keepServersWords: assign(({ event }) => {
      const outcome = checked(event);
      return {
        message: outcome.kind === 'failed' && outcome.failure.kind === 'server' ? outcome.failure.message : null,
      };
    }),
    keepResult: assign(({ event }) => ({ result: valueOf(sent(event)), isUnanswered: false, message: null })),
    keepRefusal: assign(({ event }) => ({ isUnanswered: false, message: wordsOf(sent(event)) ?? '' })),
    forgetMessage: assign({ message: null }),
    noteUnanswered: assign({ isUnanswered: true }),
    takeUndo: assign(({ event }) => {
      assertEvent(event, 'undo.asked');
      return { undoId: event.importId, message: null };
    }),
    keepUndone: assign(({ event }) => ({ undone: valueOf(undone(event)), isUnanswered: false, message: null })),
    keepUndoRefusal: assign(({ event }) => ({ isUnanswered: false, message: wordsOf(undone(event)) ?? '' })),
  },
});
