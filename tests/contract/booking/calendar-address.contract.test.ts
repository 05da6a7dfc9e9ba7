import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { STATUS } from '#domain/appointment.ts';
import { displayCode } from '#domain/fields/booking-code.ts';
import { newMember } from '#tests/support/card.ts';
import { startMemberWorld } from '../members/member-world.ts';
import { bookFor, freeSlot, holdFor, idOf } from '../sample-booking.ts';

const { server, later } = await startMemberWorld();

async function told(items: string, cookie: string | undefined) {
  const { results } = await server.call('readBooking', { items }, { cookie });
  return z.parse(calls.readBooking.answer, results);
}

/** As another browser of the same person asks: without any session. */
const read = (path: string) => fetch(`${server.url}${path}`);

it('RB-13 a confirmed booking has an address at which any browser gets its calendar file for an hour, without contact data', async () => {
  const { id, code, cookie } = await bookFor(server, await freeSlot(server), '7กก7007');
  const { booking, calendar = '' } = await told(id, cookie);
  const file = await read(calendar);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = (await file.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART:${new Date(booking.date_time).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(text).toContain(displayCode(code));
  for (const personal of ['สมชาย', 'ใจดี', '0812345678', 'somchai@example.com', 'ช่วยดูยาง'])
    expect(text).not.toContain(personal);
  expect(calendar).not.toMatch(new RegExp(`${code}|7007|0812345678`));

  const url = new URL(calendar, server.url);
  const with_ = (change: (query: URLSearchParams) => void) => {
    const other = new URL(url);
    change(other.searchParams);
    return `${other.pathname}${other.search}`;
  };
  const signature = url.searchParams.get('signature') ?? '';
  const wrong = [
    calendar.replace(id, crypto.randomUUID()),
    with_((query) => query.set('until', String(Number(query.get('until')) + 1))),
    with_((query) => query.set('lang', query.get('lang') === 'th' ? 'en' : 'th')),
    with_((query) => query.set('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)),
    with_((query) => query.delete('signature')),
    with_((query) => query.append('signature', signature)),
    url.pathname,
  ];
  for (const path of wrong) expect([path, (await read(path)).status]).toEqual([path, 404]);
  await later('61 minutes');
  expect((await read(calendar)).status).toBe(404);
});

it('a time that is only held has no such address, and that of a booking which was cancelled since answers nothing', async () => {
  const held = await holdFor(server, await freeSlot(server, 1), '7กก7008');
  expect((await told(idOf(held), held.cookie)).calendar).toBeUndefined();

  const { id, cookie } = await bookFor(server, await freeSlot(server, 2), '7กก7009');
  const { calendar = '' } = await told(id, cookie);
  await server.call('changeStatus', { item: { appointment_id: id, status: STATUS.cancelled } }, { cookie });
  expect((await read(calendar)).status).toBe(404);
  expect((await told(id, cookie)).calendar).toBeUndefined();
});

it("nobody gets the address of somebody else's booking", async () => {
  const { id } = await bookFor(server, await freeSlot(server, 3), '7กก7010');
  const { code } = await server.call('readBooking', { items: id }, { cookie: await newMember(server) });
  expect(code).toBe(ERROR.bookingNotFound);
});
