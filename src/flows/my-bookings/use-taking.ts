import { useMutation } from '@tanstack/react-query';
import { takeBooking } from '#contract/calls/booking-list.calls.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { ofAccount } from '#src/api/account.ts';
import { queryClientOf } from '#src/api/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** What became of taking a booking into the account. */
export type Taking =
  | { readonly outcome: 'taken'; readonly id: string; readonly already: boolean }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'tooManyTries'; readonly minutes: number }
  | { readonly outcome: 'refused'; readonly message: string };

/** Takes a booking that was made without signing in into the account, by plate and code; a repeat after a lost answer is the same one. */
export function useTaking(host: FlowHost, member: Member) {
  const language = useLanguage();
  const client = queryClientOf(host);
  const api = host.api(language);
  return useMutation(
    {
      mutationFn: async ({ plate, code }: LookupQuestion): Promise<Taking> => {
        const request = { code: member.code, register_number: plate, booking_code: code };
        const result = await writeOnce(api, { call: takeBooking, about: '', request });
        if (result.kind === 'ok') {
          const { appointment_id: id, already } = result.value;
          void client.invalidateQueries({ queryKey: ofAccount(member.code) });
          return { outcome: 'taken', id, already };
        }
        const { failure, message, details } = result;
        if (failure === 'bookingNotFound') return { outcome: 'notFound' };
        if (failure === 'tooManyRequests')
          return { outcome: 'tooManyTries', minutes: Math.max(1, Math.ceil((details.retry_after ?? 60) / 60)) };
        return { outcome: 'refused', message };
      },
    },
    client,
  );
}
