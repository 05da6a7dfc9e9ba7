import { unansweredAs, whileSending } from '../shared/sending.ts';
import { checking, choosing, choosingSheets, notChecked, notRead, reading, refused } from './fleet-import.reading.ts';
import { mending, preview } from './fleet-import.preview.ts';
import { atFirst, fleetImportSetup, there } from './fleet-import.setup.ts';

const REQ = ['FLEET-02'] as const;
const meta = (id: string, req: readonly string[] = REQ) => ({ id, req });

const unsent = unansweredAs({ chart: 'fleetImport', sending: 'sending', unknown: 'outcomeUnknown', req: REQ });

/** The pauses grow, and the third loss waits for a person. */
const again = <const Sending extends string>(sending: Sending, where = '') => ({
  recheckPause: { guard: 'maySendSoon' as const, target: sending, meta: meta(`${where}recheck`) },
  laterPause: { guard: 'maySendLater' as const, target: sending, meta: meta(`${where}recheckLater`) },
});
const unUndone = unansweredAs({
  chart: 'fleetImport',
  sending: 'undoing',
  unknown: 'undoUnknown',
  req: REQ,
  ids: { lost: 'undo.', again: 'undo.' },
});

/**
 * Takes a company's cars out of a workbook (FLEET-02): read and checked before anything is sent, with a preview of what it would do. Only what is right
 * is sent; an import is done once, and can be taken back once. Whatever the server or the network does, the checked list stays.
 */
export const fleetImportMachine = fleetImportSetup.createMachine({
  id: 'fleetImport',
  meta: { req: REQ },
  context: atFirst,
  initial: 'choosing',
  on: whileSending,
  states: {
    choosing,
    reading,
    notRead,
    refused,
    choosingSheets,
    checking,
    notChecked,
    preview,
    mending,
    sending: {
      id: 'fleetImport.sending',
      tags: 'busy',
      meta: { req: REQ },
      entry: 'forgetMessage',
      invoke: {
        id: 'sending',
        src: 'sendList',
        input: ({ context }) => there(context.list),
        onDone: [
          { guard: 'isSent', target: 'done', actions: 'keepResult', meta: meta('imported') },
          { target: 'preview', actions: 'keepRefusal', meta: meta('refuse', ['API-02', 'FLEET-02']) },
        ],
        onError: unsent.lost.onError,
      },
      after: { importTimeLimit: unsent.lost.after.answerTimeLimit },
    },
    outcomeUnknown: {
      ...unsent.state,
      entry: 'noteUnanswered',
      on: {
        ...unsent.state.on,
        'outcome.left': { target: 'leftUnknown', actions: 'leaveOutcome', meta: meta('leave') },
      },
      after: again('sending'),
    },
    /** Nobody knows what became of the import: the list of cars shows it. */
    leftUnknown: {
      id: 'fleetImport.leftUnknown',
      tags: 'needsInput',
      meta: { req: REQ },
      on: {
        'file.chosen': { target: 'reading', actions: 'takeFile', meta: meta('leftUnknown.choose') },
        'import.closed': { target: 'choosing', actions: 'forgetFile', meta: meta('leftUnknown.close') },
      },
    },
    done: {
      id: 'fleetImport.done',
      tags: 'needsInput',
      meta: { req: REQ },
      on: {
        'file.chosen': { target: 'reading', actions: 'takeFile', meta: meta('done.choose') },
        'import.closed': { target: 'choosing', actions: 'forgetFile', meta: meta('done.close') },
        'undo.asked': { target: 'undoAsked', actions: 'takeUndo', meta: meta('done.undo') },
      },
    },
    undoAsked: {
      id: 'fleetImport.undoAsked',
      tags: 'needsInput',
      meta: { req: REQ },
      on: {
        'undo.agreed': { target: 'undoing', meta: meta('undo.agree') },
        'undo.declined': [
          { guard: 'hasResult', target: 'done', meta: meta('undo.decline') },
          { target: 'choosing', actions: 'forgetFile', meta: meta('undo.declineEarlier') },
        ],
      },
    },
    undoing: {
      id: 'fleetImport.undoing',
      tags: 'busy',
      meta: { req: REQ },
      entry: 'forgetMessage',
      invoke: {
        id: 'undoing',
        src: 'undoImport',
        input: ({ context }) => there(context.undoId),
        onDone: [
          { guard: 'isUndone', target: 'undone', actions: 'keepUndone', meta: meta('undo.done') },
          { target: 'undoRefused', actions: 'keepUndoRefusal', meta: meta('undo.refuse', ['API-02', 'FLEET-02']) },
        ],
        onError: unUndone.lost.onError,
      },
      after: unUndone.lost.after,
    },
    undoUnknown: {
      ...unUndone.state,
      entry: 'noteUnanswered',
      on: {
        ...unUndone.state.on,
        'outcome.left': { target: 'undoLeftUnknown', actions: 'leaveOutcome', meta: meta('undo.leave') },
      },
      after: again('undoing', 'undo.'),
    },
    /** Nobody knows whether the import was taken back: the list of cars shows it, and it can be taken back again. */
    undoLeftUnknown: {
      id: 'fleetImport.undoLeftUnknown',
      tags: 'needsInput',
      meta: { req: REQ },
      on: {
        'retry.requested': { target: 'undoing', meta: meta('undoLeftUnknown.retry') },
        'file.chosen': { target: 'reading', actions: 'takeFile', meta: meta('undoLeftUnknown.choose') },
        'import.closed': { target: 'choosing', actions: 'forgetFile', meta: meta('undoLeftUnknown.close') },
      },
    },
    undoRefused: {
      id: 'fleetImport.undoRefused',
      tags: 'needsInput',
      meta: { req: ['API-02', 'FLEET-02'] },
      on: {
        'retry.requested': { target: 'undoing', meta: meta('undoRefused.retry') },
        'undo.declined': [
          { guard: 'hasResult', target: 'done', actions: 'forgetMessage', meta: meta('undoRefused.decline') },
          { target: 'choosing', actions: 'forgetFile', meta: meta('undoRefused.declineEarlier') },
        ],
      },
    },
    undone: {
      id: 'fleetImport.undone',
      tags: 'needsInput',
      meta: { req: REQ },
      on: {
        'file.chosen': { target: 'reading', actions: 'takeFile', meta: meta('undone.choose') },
        'import.closed': { target: 'choosing', actions: 'forgetFile', meta: meta('undone.close') },
      },
    },
  },
});
