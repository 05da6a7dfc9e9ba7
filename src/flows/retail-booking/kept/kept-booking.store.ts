import * as z from 'zod/mini';
import { branchDate, branchTime } from '#contract/wire/slot.ts';
import { browserValue } from '#src/api/browser-value.ts';
import type { KeptBooking } from '#src/flow-host/parts/interrupted.store.ts';
import { draftKey } from './draft-key.store.ts';

/** The part of a stored draft that is read here. */
const stored = z.object({
  branch: z.nullable(z.object({ location_name: z.string() })),
  services: z.object({ servicesName: z.array(z.object({ name: z.string() })) }),
  dateTime: z.object({ date: z.nullable(branchDate), time: z.nullable(branchTime) }),
  heldUntil: z.nullable(z.number()),
});

/** The draft of this account, '' for a guest; null if nothing is chosen in it. */
export const readKeptBooking = (account: string): KeptBooking | null => {
  const draft = browserValue('localStorage', draftKey(account), stored).read();
  if (draft === null) return null;
  const { branch, services, dateTime, heldUntil } = draft;
  if (branch === null && services.servicesName.length === 0) return null;
  const names = services.servicesName.map(({ name }) => name);
  return { branch: branch?.location_name ?? null, services: names, ...dateTime, heldUntil };
};
