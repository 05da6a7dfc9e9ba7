import type { WorkbookLimits } from './open-workbook.ts';

/** A list has at most this many rows with anything in them: more than a company can have cars, with room for titles and totals. */
export const MOST_LIST_ROWS = 21_000;

/** Further right nothing is read. */
export const MOST_LIST_COLUMNS = 256;

/** What is opened, in the browser and on the server. */
export const LIST_LIMITS: WorkbookLimits = {
  bytes: 10_000_000,
  unpackedBytes: 150_000_000,
  entries: 2_000,
  sheets: 500,
  rows: MOST_LIST_ROWS,
  columns: MOST_LIST_COLUMNS,
  cells: 1_000_000,
  text: 8_000_000,
};

/** How long reading or checking may take in the browser. */
export const LIST_DEADLINE_MS = 30_000;
