import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import { SENDING } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './fleet-import.ports.ts';
import { canImport, maySendLater, maySendSoon, needsChoice } from './fleet-import.rules.ts';
import type {
  CheckOutcome,
  FleetImportChartEvent,
  FleetImportContext,
  ListChoice,
  Mend,
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

/** After so many lost answers nothing is sent again by itself. */
const MOST_LOSSES = 3;
/** Longer than the server may take: `answersWithin` of the call. */
const IMPORT_LIMIT_MS = 60_000;
const ANSWERED = { isUnanswered: false, losses: 0 } as const;

const isSame = (one: Mend, other: Mend) =>
  one.sheet === other.sheet && one.row === other.row && one.field === other.field;

const NO_CHOICE: ListChoice = { sheets: [], filteredToo: false, mapping: null };
const NO_FILE = {
  file: null,
  open: { sheets: [], suggested: [], passedOver: [] },
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

export const atFirst: FleetImportContext = { ...NO_FILE, isUnanswered: false, losses: 0, isSessionOver: false };

/** Why the file is refused; null if it is not its fault. */
function refusalIn(outcome: CheckOutcome): FleetImportContext['refusal'] {
  if (outcome.kind === 'ok') return null;
  return outcome.failure.kind === 'file' ? outcome.failure.refusal : null;
}

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
  // Reader and server give up by themselves before.
  delays: { ...SENDING.delays, readingTimeLimit: 60_000, importTimeLimit: IMPORT_LIMIT_MS, laterPause: 60_000 },
  guards: {
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
    maySendSoon: ({ context }) => maySendSoon(context),
    maySendLater: ({ context }) => maySendLater(context),
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
    // The columns that were chosen may be why: what is checked next is read without them.
    refuseList: assign(({ event, context }) => ({
      refusal: refusalIn(checked(event)),
      choice: { ...context.choice, mapping: null },
    })),
    takeSheets: assign(({ event, context }) => {
      assertEvent(event, 'sheets.chosen');
      return { choice: { ...context.choice, ...event.choice } };
    }),
    takeMapping: assign(({ event, context }) => {
      assertEvent(event, 'columns.corrected');
      return { choice: { ...context.choice, mapping: event.mapping }, isRemembered: false };
    }),
    takeMends: assign(({ event, context }) => {
      assertEvent(event, 'suggestions.taken');
      const kept = context.mends.filter((before) => !event.mends.some((mend) => isSame(mend, before)));
      return { mends: [...kept, ...event.mends], message: null };
    }),
    keepList: assign(({ event, context }) => {
      const { list, remembered } = valueOf(checked(event));
      return {
        list,
        choice: { ...context.choice, mapping: remembered ?? context.choice.mapping },
        isRemembered: remembered !== null || context.isRemembered,
      };
    }),
    keepServersWords: assign(({ event }) => {
      const outcome = checked(event);
      return {
        message: outcome.kind === 'failed' && outcome.failure.kind === 'server' ? outcome.failure.message : null,
      };
    }),
    keepResult: assign(({ event }) => ({ result: valueOf(sent(event)), ...ANSWERED, message: null })),
    keepRefusal: assign(({ event }) => ({ ...ANSWERED, message: wordsOf(sent(event)) ?? '' })),
    forgetMessage: assign({ message: null }),
    noteUnanswered: assign(({ context }) => ({
      isUnanswered: true,
      losses: Math.min(context.losses + 1, MOST_LOSSES),
    })),
    leaveOutcome: assign(ANSWERED),
    takeUndo: assign(({ event }) => {
      assertEvent(event, 'undo.asked');
      return { undoId: event.importId, message: null };
    }),
    keepUndone: assign(({ event }) => ({ undone: valueOf(undone(event)), ...ANSWERED, message: null })),
    keepUndoRefusal: assign(({ event }) => ({ ...ANSWERED, message: wordsOf(undone(event)) ?? '' })),
  },
});
