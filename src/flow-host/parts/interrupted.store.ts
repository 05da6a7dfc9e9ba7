import * as z from 'zod/mini';
import { branchDate, branchTime } from '#contract/wire/slot.ts';
import { browserValue } from '#src/api/browser-value.ts';

/** What a page outside of the booking says of the draft that waits: nothing of the person. */
const keptBooking = z.object({
  branch: z.nullable(z.string()),
  services: z.array(z.string()),
  date: z.nullable(branchDate),
  time: z.nullable(branchTime),
  /** The end of the hold, in milliseconds of this device's clock; null if no time is held or its end is not known. */
  heldUntil: z.nullable(z.number()),
});
export type KeptBooking = z.output<typeof keptBooking>;

/** Where this tab was when its session ended, and the booking that waits since; until somebody signs in. */
export const interrupted = browserValue(
  'sessionStorage',
  'roddee.interrupted',
  z.object({ href: z.string(), booking: z.nullable(keptBooking) }),
);

/** What a page outside of a company's booking says of the group that was begun. */
const keptGroup = z.object({ plates: z.array(z.string()), heldUntil: z.nullable(z.number()) });
export type KeptGroup = z.output<typeof keptGroup>;

/** The same for a company's session. */
export const companyInterrupted = browserValue(
  'sessionStorage',
  'roddee.corporate.interrupted',
  z.object({ href: z.string(), group: z.nullable(keptGroup) }),
);
