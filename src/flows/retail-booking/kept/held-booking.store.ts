import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { accountOf, draftStore } from '#src/flows/retail-booking/visit/retail-booking.visit.ts';

/** Whether the booking that waits in this browser holds this time. */
export const isHeldHere = (host: FlowHost, appointmentId: string): boolean => {
  const account = accountOf(host);
  return draftStore(() => localStorage, account).read(account).draft?.appointmentId === appointmentId;
};
