import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requestKey, requiredLine, rowId } from '../codecs.ts';
import { importCounts, lastImport, LIST_BYTES_MAX, rowResult, STAYS } from './fleet-import.shapes.ts';
import { accountCode } from './member.shapes.ts';

const FILE_NAME_MAX = 255;

/**
 * Imports a fleet list (section 7): any workbook or CSV file that the import of the page reads, by the same rules. Good rows are written in one
 * transaction, wrong ones are named; `row_list` has every row with text below the heading, in the order of the file. Sheets and rows that are hidden do
 * not count. `import_id` is null if nothing was to be written. The file is not kept. Failures: listRefused, with why in `refusal`.
 */
export const importFleet = defineCall({
  id: 'C17',
  method: 'POST',
  path: '/upload_profile_car_list/',
  who: ['company'],
  owns: null,
  writes: true,
  personal: true,
  multipart: { maxBytes: LIST_BYTES_MAX + 10_000 },
  answersWithin: 45_000,
  request: z.object({
    code: accountCode,
    file_upload: z.file(),
    file_upload_name: requiredLine(FILE_NAME_MAX),
    request_key: z.optional(requestKey),
  }),
  answer: z.object({ import_id: z.nullable(rowId), counts: importCounts, row_list: z.array(rowResult) }),
});

/**
 * Undoes a company's last import: its new cars are deleted unless they are booked, and its changed cars get their former values unless somebody has
 * changed them since. `kept_list` says what stays, and why. Undone again, it answers the same. Errors: importNotFound, also if a later import wrote something.
 */
export const undoImport = defineCall({
  id: 'X31',
  method: 'POST',
  path: '/x/fleet/import/undo/',
  who: ['company'],
  owns: null,
  writes: true,
  personal: true,
  request: z.object({ code: accountCode, import_id: rowId, request_key: z.optional(requestKey) }),
  answer: z.object({
    deleted: z.int(),
    restored: z.int(),
    kept_list: z.array(z.object({ car_profile_id: rowId, car_register_number: z.string(), reason: z.enum(STAYS) })),
  }),
});

/** The company's last import that wrote something, null before the first one. */
export const readLastImport = defineCall({
  id: 'X32',
  method: 'POST',
  path: '/x/fleet/import/last/',
  who: ['company'],
  owns: null,
  personal: true,
  request: z.object({ code: accountCode }),
  answer: z.object({ last_import: z.nullable(lastImport) }),
});

/** All of the master data at once (C10 gives it step by step), by which a list is checked in the browser. */
export const listCarTree = defineCall({
  id: 'X38',
  method: 'POST',
  path: '/x/fleet/car-tree/',
  who: ['company'],
  owns: null,
  personal: true,
  request: z.object({ code: accountCode }),
  answer: z.object({
    brand_list: z.array(
      z.object({
        name: z.string(),
        models: z.array(
          z.object({
            name: z.string(),
            variants: z.array(z.object({ name: z.string(), years: z.array(z.object({ id: z.int(), year: z.int() })) })),
          }),
        ),
      }),
    ),
  }),
});
