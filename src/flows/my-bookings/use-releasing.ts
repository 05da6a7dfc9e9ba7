import { readBooking } from '#contract/calls/booking.calls.ts';
import { STATUS } from '#domain/appointment.ts';
import type { CancellingOutcome } from '#machines/cancellation/cancellation.types.ts';
import type { Account } from '#machines/shared/account.ts';
import { readOrNull } from '#src/api/queries/read-or-null.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { cancellationByAccount } from '#src/flows/cancellation/cancellation.adapters.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Gives a held time back. Repeating it after a lost answer has no further effect. */
export function useReleasing(host: FlowHost, { code }: Account) {
  const api = host.api(useLanguage());
  return useCall(host, async (id: string, signal): Promise<CancellingOutcome> => {
    // If it has been confirmed elsewhere in the meantime, the same call would cancel it.
    const read = await readOrNull(api, readBooking, { items: id }, signal, 'bookingNotFound');
    if (read?.booking.status !== STATUS.temporary) return { kind: 'ok', value: [] };
    return cancellationByAccount({ api: () => api }, code).cancelBookings([{ id, plate: '', code: '' }], signal);
  });
}
