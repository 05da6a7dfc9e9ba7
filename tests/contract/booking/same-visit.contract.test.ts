import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { startTestServer } from '#tests/support/server.ts';
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';

const server = await startTestServer();
const slot = await freeSlot(server, 5);

async function hold(cookie?: string) {
  const answer = await server.call('setupTemporary', { item: bookingItem(slot), ...write() }, { cookie });
  return { id: idOf(answer), cookie: cookie ?? answer.cookie };
}

const askAs = (cookie: string | undefined, id: string) =>
  server.call('findSameVisit', { appointment_id: id }, { cookie });

it("the same plate at the same branch and time: the code is in the owner's answer alone, and nobody asks by another's hold", async () => {
  const owner = await hold();
  const { results } = await server.call('confirm', { item: [owner.id], ...write() }, { cookie: owner.cookie });
  const { code } = z.parse(calls.confirm.answer, results);
  const [again, stranger] = [await hold(owner.cookie), await hold()];
  expect((await askAs(owner.cookie, again.id)).results).toEqual({ same_visit: { code } });
  expect((await askAs(stranger.cookie, stranger.id)).results).toEqual({ same_visit: { code: null } });
  for (const [cookie, id] of [
    [stranger.cookie, again.id],
    [undefined, again.id],
    [stranger.cookie, owner.id],
  ] as const)
    expect((await askAs(cookie, id)).code).toBe(ERROR.bookingNotFound);
});
