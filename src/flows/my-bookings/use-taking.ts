import { takeBooking } from '#contract/calls/booking-list.calls.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { toOutcome } from '#src/api/to-outcome.ts';
import { waitMinutes } from '#src/parts/answers/wait-minutes.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

const FAILURES = {
  bookingNotFound: () => ({ why: 'notFound' }) as const,
  tooManyRequests: ({ details }: CallFailed) =>
    ({ why: 'tooManyTries', minutes: waitMinutes(details.retry_after ?? 60) }) as const,
  otherwise: ({ message }: CallFailed) => ({ why: 'refused', message }) as const,
};

/** Takes a booking that was made without signing in into the account, by plate and code. Repeating it after a lost answer has no further effect. */
export function useTaking(host: FlowHost, member: Member) {
  const api = host.api(useLanguage());
  return useCall(host, async ({ plate, code }: LookupQuestion, signal) => {
    const request = { code: member.code, register_number: plate, booking_code: code };
    const result = await writeOnce(api, { call: takeBooking, about: '', request }, signal);
    if (result.kind === 'ok') void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(member.code) });
    return toOutcome(result, FAILURES, ({ appointment_id: id, already }) => ({ id, already }));
  });
}

/** What became of it. */
export type Taking = NonNullable<ReturnType<typeof useTaking>['data']>;
