/**
 * A cell as the workbook stores it: text, number, truth, a real day (Gregorian, 'YYYY-MM-DD'), or why it has no value: a formula without a stored one,
 * an error such as '#N/A'. null if there is nothing. Formulas are not run.
 */
export type ListCell =
  | string
  | number
  | boolean
  | { readonly date: string }
  | { readonly fault: 'no-stored-value' | 'error-value'; readonly text: string }
  | null;

export interface ListRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly row: number;
  /** Hidden by a filter or by hand. */
  readonly filtered: boolean;
  readonly cells: readonly ListCell[];
}

/** Cells that are shown as one, from the first to the last, both included. Rows as in `ListRow`, columns from 0. */
export interface Merged {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** A sheet: its rows that have any text, in order. */
export interface ListSheet {
  readonly index: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly ListRow[];
  readonly merged: readonly Merged[];
  /** There are cells with values further right than what is read. */
  readonly isCut: boolean;
}

/** The name of a column, from 0: 'A', 'Z', 'AA'. */
export function columnLetter(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCodePoint(65 + (column % 26));
}
