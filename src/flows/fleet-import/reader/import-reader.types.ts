import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { WrongRowsWords } from '#domain/fleet-list/accepted-sheet.ts';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import type { CheckedList, ColumnMapping, FileRefusal, ListField, RowPlace } from '#domain/fleet-list/checked-list.ts';
import type { OpenFile } from '#machines/fleet-import/fleet-import.types.ts';

/** What is done with the file now; `done` of `of` bytes, sheets or rows, whichever the step counts. */
export interface ReadingProgress {
  readonly step: 'guarding' | 'reading' | 'checking';
  readonly done: number;
  readonly of: number;
}

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: FileRefusal;
}

/**
 * The sheets with cars in them. `suggested`: what to choose at first, the visible ones; `passedOver`: names of the other visible sheets that have
 * anything in them.
 */
export type Opened = { readonly kind: 'opened'; readonly open: OpenFile } | Refused;

export interface ImportChoice {
  /** Places in the workbook, `index` of the offers. */
  readonly sheets: readonly number[];
  /** Rows that a filter or a hand has hidden count too. */
  readonly filteredToo: boolean;
  readonly mapping: ColumnMapping;
}

export interface KnownFleet {
  readonly cars: readonly FleetCar[];
  readonly master: CarTree;
}

export type Checked = { readonly kind: 'checked'; readonly list: CheckedList } | Refused;

export interface Mend {
  readonly place: RowPlace;
  readonly field: ListField;
  readonly value: string;
}

/** What is sent: `rows` says where each row below the heading of `file` stands in the person's own file, the first being row 2. */
export interface AcceptedFile {
  readonly file: File;
  readonly rows: readonly RowPlace[];
}

/** The words of the workbook with the wrong rows, and its name. */
export interface NamedWrongRows extends WrongRowsWords {
  readonly fileName: string;
}

/**
 * Reads and checks one file beside the page, which stays free meanwhile. A promise is rejected only where the reader itself cannot work (the worker
 * cannot be loaded) or was cancelled (`AbortError`); all that is wrong with a file is an answer. Each answer of `check` and `mend` replaces the one before.
 */
export interface ImportReader {
  /** Over 30 s the answer is 'too-slow'. */
  readonly open: (file: File, onProgress?: (progress: ReadingProgress) => void) => Promise<Opened>;
  readonly check: (
    choice: ImportChoice,
    known: KnownFleet,
    /** Taken before: each counts where the cell still has a fault that it answers. */
    mends: readonly Mend[],
    onProgress?: (progress: ReadingProgress) => void,
  ) => Promise<Checked>;
  /** Reads values in place of what cells say (suggestions that are taken, or what somebody types), and checks all again. */
  readonly mend: (mends: readonly Mend[]) => Promise<Checked>;
  /** A clean workbook of the good rows, with our headings, for C17. */
  readonly accepted: (which: readonly ('added' | 'changed')[]) => Promise<AcceptedFile>;
  /** The wrong rows as they stand in the file, with the column of reasons. */
  readonly wrong: (words: NamedWrongRows) => Promise<File>;
  /** Ends the work and forgets the file. The reader can open another one afterwards. */
  readonly cancel: () => void;
}
