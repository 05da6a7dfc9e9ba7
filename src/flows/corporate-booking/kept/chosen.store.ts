import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';
import { CHOSEN_KEY } from './group-keys.store.ts';

/** The chosen cars, for as long as the tab lives (CB-05); signing out removes them. */
export const chosenCodes = browserValue(
  'sessionStorage',
  CHOSEN_KEY,
  z.object({ account: z.string(), ids: z.array(z.string()) }),
);
