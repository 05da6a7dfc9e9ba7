import * as z from 'zod/mini';
import { CELL_FAULTS, LEFT_OUT_KINDS, LIST_FIELDS } from '#domain/fleet-list/checked-list.ts';
import { rowId } from '../codecs.ts';
import { instant } from '../wire/slot.ts';

/** The largest workbook, in bytes. */
export const LIST_BYTES_MAX = 10_000_000;

const place = { sheet: z.string(), row: z.int() };

const rowFault = z.object({
  field: z.enum(LIST_FIELDS),
  /** Of the cell's column, '' if the list has none. */
  heading: z.string(),
  /** As in the file; of a text of more than 200 characters the beginning, with an ellipsis. */
  value: z.string(),
  fault: z.enum(CELL_FAULTS),
  suggestion: z.optional(z.string()),
  other: z.optional(z.object(place)),
});

/** What became of a row of a list, and where it stands in the file: `row` as the spreadsheet program numbers it, from 1. */
export const rowResult = z.union([
  z.object({ ...place, result: z.enum(['added', 'changed', 'unchanged']), car_register_number: z.string() }),
  z.object({ ...place, result: z.literal('wrong'), car_register_number: z.string(), faults: z.array(rowFault) }),
  z.object({ ...place, result: z.literal('left_out'), kind: z.enum(LEFT_OUT_KINDS), text: z.string() }),
]);
export type RowResult = z.output<typeof rowResult>;

/** How many rows had each result. */
export const importCounts = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  left_out: z.int(),
});
export type ImportCounts = z.output<typeof importCounts>;

/** The last import that wrote something. `undone_at` is null unless it was undone. */
export const lastImport = z.object({
  import_id: rowId,
  file_name: z.string(),
  imported_at: instant,
  counts: importCounts,
  undone_at: z.nullable(instant),
});
export type LastImport = z.output<typeof lastImport>;

/** Why a car of an undone import stays as it is: it is held or booked, was changed or deleted since, or another car now has its former plate. */
export const STAYS = ['booked', 'changed-since', 'deleted-since', 'plate-taken'] as const;
