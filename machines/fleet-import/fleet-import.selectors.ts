import type { SnapshotFrom } from 'xstate';
import type { CheckedList, ColumnMapping, FileRefusal } from '#domain/fleet-list/checked-list.ts';
import { canImport, maySendLater, maySendSoon, needsChoice } from './fleet-import.rules.ts';
import type { fleetImportMachine } from './fleet-import.machine.ts';
import type { ImportResult, ListFile, OpenFile, UndoResult } from './fleet-import.types.ts';

export type FleetImportSnapshot = SnapshotFrom<typeof fleetImportMachine>;

interface OfFile {
  readonly file: ListFile;
}
interface OfList extends OfFile {
  readonly list: CheckedList;
  /** Other sheets can be chosen. */
  readonly hasSheets: boolean;
  /** Names of sheets that nobody can choose: no list of cars was found in them. */
  readonly passedOver: readonly string[];
  /** What was corrected by hand; null if the headings alone decided. */
  readonly mapping: ColumnMapping | null;
  /** It was corrected in an earlier import. */
  readonly isRemembered: boolean;
}

export type FleetImportScreen =
  | { readonly screen: 'choosing' }
  | ({ readonly screen: 'reading' | 'notRead' | 'checking' | 'notChecked' } & OfFile & {
        readonly message: string | null;
      })
  | ({ readonly screen: 'refused'; readonly refusal: FileRefusal; readonly hasSheets: boolean } & OfFile)
  | ({ readonly screen: 'leftUnknown' } & OfFile)
  | ({ readonly screen: 'choosingSheets'; readonly open: OpenFile } & OfFile)
  /** `message`: why it was not imported, '' if nothing is known. */
  | ({ readonly screen: 'preview'; readonly message: string | null } & OfList)
  /** `isRepeat`: an answer was lost, and it is sent again. */
  | ({ readonly screen: 'sending'; readonly isRepeat: boolean } & OfList)
  | ({ readonly screen: 'mending' | 'outcomeUnknown' } & OfList)
  | ({ readonly screen: 'done'; readonly result: ImportResult; readonly message: string | null } & OfList)
  /** `result`: of the import that was just done, null for an earlier one. */
  | {
      readonly screen: 'undoAsked' | 'undoUnknown' | 'undoLeftUnknown' | 'undoRefused';
      readonly result: ImportResult | null;
      readonly message: string | null;
    }
  | { readonly screen: 'undoing'; readonly result: ImportResult | null; readonly isRepeat: boolean }
  | { readonly screen: 'undone'; readonly undone: UndoResult };

/** Exactly what the guards read. */
export const guardView = ({ context: { list, open, result, losses, isSessionOver } }: FleetImportSnapshot) => ({
  maySendSoon: maySendSoon({ losses, isSessionOver }),
  maySendLater: maySendLater({ losses, isSessionOver }),
  needsChoice: needsChoice(open.sheets),
  canImport: canImport(list),
  hasResult: result !== null,
});

const there = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('a screen without what it shows');
  return value;
};

export const selectScreen = ({ value, context }: FleetImportSnapshot): FleetImportScreen => {
  const { open, result, message, isUnanswered } = context;
  const file = () => there(context.file);
  const list = () => ({
    file: file(),
    list: there(context.list),
    hasSheets: needsChoice(open.sheets),
    passedOver: open.passedOver,
    mapping: context.choice.mapping,
    isRemembered: context.isRemembered,
  });
  switch (value) {
    case 'choosing':
      return { screen: value };
    case 'reading':
    case 'notRead':
    case 'checking':
    case 'notChecked':
      return { screen: value, file: file(), message };
    case 'leftUnknown':
      return { screen: value, file: file() };
    case 'refused':
      return { screen: value, file: file(), refusal: there(context.refusal), hasSheets: needsChoice(open.sheets) };
    case 'choosingSheets':
      return { screen: value, file: file(), open };
    case 'preview':
      return { screen: value, ...list(), message };
    case 'mending':
    case 'outcomeUnknown':
      return { screen: value, ...list() };
    case 'sending':
      return { screen: value, ...list(), isRepeat: isUnanswered };
    case 'done':
      return { screen: value, ...list(), result: there(result), message };
    case 'undoing':
      return { screen: value, result, isRepeat: isUnanswered };
    case 'undone':
      return { screen: value, undone: there(context.undone) };
    default:
      return { screen: value, result, message };
  }
};

/** An answer is pending or lost: nothing may be done that would lose track of it. */
export const isAwaited = ({ screen }: FleetImportScreen): boolean =>
  screen === 'sending' || screen === 'outcomeUnknown' || screen === 'undoing' || screen === 'undoUnknown';

/** Closing the page would lose what was read and mended. */
export const isUnsaved = ({ screen }: FleetImportScreen): boolean => screen === 'preview' || screen === 'mending';
