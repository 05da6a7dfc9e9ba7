import type { AnswerOf } from '#contract/call.ts';
import type { listMemberWidgets } from '#contract/calls/home.calls.ts';
import { STATUS } from '#domain/appointment.ts';
import { isWanted } from '#domain/membership/maintenance.ts';
import type { Reader } from '../../db/transaction.ts';
import type { CallContext } from '../../http/call-context.ts';
import { listOwnBookings } from '../appointments/lookup.service.ts';
import { listNeeds } from '../history/maintenance.service.ts';
import { memberAmong, readEnding } from '../points/balance.service.ts';

const MOST_DUE = 3;

/** What home adds for a member. Read one by one, because a read uses one database connection at a time. */
export async function memberWidgets(
  reader: Reader,
  { code }: { readonly code: string },
  context: CallContext,
): Promise<AnswerOf<typeof listMemberWidgets>> {
  const member = memberAmong(context.owners);
  const { booking_list: bookings } = await listOwnBookings(reader, { code, status: STATUS.confirmed }, context);
  const { maintenance_list: needs } = await listNeeds(reader, { code }, context);
  const { points, ending } = await readEnding(reader, member);
  return {
    widget_list: [
      { kind: 'next_visit', booking: bookings[0] ?? null },
      { kind: 'due', maintenance_list: needs.filter(isWanted).slice(0, MOST_DUE) },
      { kind: 'points', point: points, ending },
    ],
  };
}
