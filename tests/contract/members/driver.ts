import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { calls, type CallName, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { encodeCall, type TestServer } from '#tests/support/server.ts';
import { bookFor, freeSlot } from '../sample-booking.ts';

interface Visit {
  readonly plate?: string;
  readonly province?: string;
  readonly services?: readonly number[];
  readonly odometer?: number;
  readonly note?: string;
}

type WithCode = { [N in CallName]: RequestFor<N> extends { readonly code: string } ? N : never }[CallName];

/** A new member with one car, '5กก 5555', and what they can ask. */
export async function newDriver(server: TestServer, given?: string) {
  const cookie = given ?? (await newMember(server));
  const code = codeIn(cookie);
  const ask = <N extends WithCode>(name: N, request: Omit<RequestFor<N>, 'code'>) =>
    server.send(calls[name], encodeCall(name, { ...request, code }), { cookie });
  const read = async <N extends 'listServiceHistory' | 'exportServiceHistory' | 'listMaintenance' | 'groupMaintenance'>(
    name: N,
    request: Omit<RequestFor<N>, 'code'>,
  ) => {
    const answer = await ask(name, request);
    if (answer.code !== ERROR.ok) throw new Error(`${name}: ${answer.text}`);
    return z.parse(calls[name].answer, answer.results) as z.output<(typeof calls)[N]['answer']>;
  };
  const book = async (plate: string, { province = '', ...change }: Pick<Visit, 'note' | 'province'> = {}, skip = 0) => {
    const slot = await freeSlot(server, skip);
    return (await bookFor(server, slot, plate, { cookie, customer: { province }, change })).id;
  };
  return {
    cookie,
    code,
    ask,
    read,
    book,
    /** A booking whose visit was at this moment. */
    visited: async (
      at: string,
      { plate = '5กก5555', province = '', services = [401], odometer, note = '' }: Visit = {},
    ) => {
      const id = await book(plate, { note, province });
      await server.db.execute(sql`
        with freed as (delete from claim where appointment_id = ${id}::uuid)
        update appointment set state = 'completed', starts_at = ${at}::timestamptz, day = (${at}::timestamptz at time zone 'Asia/Bangkok')::date,
          service_ids = ${sql.param(services)}::int[], odometer = ${odometer ?? null}::int
        where id = ${id}::uuid`);
      return id;
    },
  };
}
