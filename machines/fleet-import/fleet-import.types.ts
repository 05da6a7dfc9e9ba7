import type { DoneActorEvent } from 'xstate';
import type {
  CheckedList,
  ColumnMapping,
  FileRefusal,
  ListField,
  RowFault,
  RowPlace,
  SheetOffer,
} from '#domain/fleet-list/checked-list.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** A chosen file; only the caller knows its content. */
export interface ListFile {
  readonly name: string;
  readonly size: number;
}

/** What a file has. `suggested`: the sheets to choose at first. `passedOver`: names of visible sheets in which no list of cars was found. */
export interface OpenFile {
  readonly sheets: readonly SheetOffer[];
  readonly suggested: readonly number[];
  readonly passedOver: readonly string[];
}

export interface SheetChoice {
  /** `index` of the offers. */
  readonly sheets: readonly number[];
  /** Rows that are hidden count too. */
  readonly filteredToo: boolean;
}

/** What the list is read from. */
export interface ListChoice extends SheetChoice {
  /** By hand; null where the headings alone decide. */
  readonly mapping: ColumnMapping | null;
}

/** A cell for which the likely answer is taken. */
export interface Mend extends RowPlace {
  readonly field: ListField;
  readonly value: string;
}

/** Why a list could not be checked: its file, or the server, whose cars it is compared with. */
export type CheckFailure =
  | { readonly kind: 'file'; readonly refusal: FileRefusal }
  | { readonly kind: 'server'; readonly message: string };

/** What is checked: the choice, with the likely answers that were taken before. */
export interface ListAsked extends ListChoice {
  readonly mends: readonly Mend[];
}

/** What was checked. */
export interface Checked {
  readonly list: CheckedList;
  /** The columns that were taken from an earlier correction of a list with the same headings; null if none were. */
  readonly remembered: ColumnMapping | null;
}

/** A row of the file that the server did not take. */
export interface RowRefused extends RowPlace {
  readonly plate: string;
  readonly faults: readonly RowFault[];
}

export interface ImportResult {
  /** Null if nothing was changed. */
  readonly importId: string | null;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RowRefused[];
}

/** Why a car stays as the import made it: it is booked, was changed or deleted since, or another car has its former plate. */
export type StayReason = 'booked' | 'changed-since' | 'deleted-since' | 'plate-taken';

export interface UndoResult {
  /** Cars of the import that are gone again. */
  readonly removed: number;
  /** Cars that are as they were. */
  readonly restored: number;
  readonly kept: readonly { readonly plate: string; readonly reason: StayReason }[];
}

export type OpenOutcome = Outcome<OpenFile, FileRefusal>;
export type CheckOutcome = Outcome<Checked, CheckFailure>;
export type SendOutcome = Outcome<ImportResult, Refused>;
export type UndoOutcome = Outcome<UndoResult, Refused>;

export interface FleetImportContext extends SessionKnown {
  readonly file: ListFile | null;
  readonly open: OpenFile;
  readonly choice: ListChoice;
  /** The mapping was remembered, and nobody has corrected it since. */
  readonly isRemembered: boolean;
  readonly list: CheckedList | null;
  /** All likely answers that were taken. */
  readonly mends: readonly Mend[];
  readonly refusal: FileRefusal | null;
  readonly result: ImportResult | null;
  /** The import that is to be undone. */
  readonly undoId: string | null;
  readonly undone: UndoResult | null;
  /** Something was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
  /** How often the answer was lost; after the third time nothing is sent again by itself. */
  readonly losses: number;
  /** It was not done; what the server said, '' if it said nothing. */
  readonly message: string | null;
}

export type FleetImportEvent =
  | { readonly type: 'file.chosen'; readonly file: ListFile }
  | { readonly type: 'reading.cancelled' }
  | { readonly type: 'sheets.chosen'; readonly choice: SheetChoice }
  | { readonly type: 'sheets.reopened' }
  | { readonly type: 'columns.corrected'; readonly mapping: ColumnMapping }
  | { readonly type: 'suggestions.taken'; readonly mends: readonly Mend[] }
  | { readonly type: 'import.agreed' }
  | { readonly type: 'outcome.left' }
  | { readonly type: 'import.closed' }
  | { readonly type: 'undo.asked'; readonly importId: string }
  | { readonly type: 'undo.agreed' }
  | { readonly type: 'undo.declined' }
  | { readonly type: 'retry.requested' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type FleetImportChartEvent =
  | FleetImportEvent
  | DoneActorEvent<OpenOutcome, 'opening'>
  | DoneActorEvent<CheckOutcome, 'checking'>
  | DoneActorEvent<CheckOutcome, 'mending'>
  | DoneActorEvent<SendOutcome, 'sending'>
  | DoneActorEvent<UndoOutcome, 'undoing'>;
