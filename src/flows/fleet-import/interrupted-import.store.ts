import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';

/** A file that was being imported when the page was loaded anew, by a reload or after the session had ended: only its name is left. */
const shape = z.object({ account: z.string(), fileName: z.string(), isSent: z.boolean() });
export type InterruptedImport = z.output<typeof shape>;

export const interruptedImport = browserValue('sessionStorage', 'roddee.corporate.import-interrupted', shape);
