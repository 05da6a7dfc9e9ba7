import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { STATUS } from '#domain/appointment.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { newAccount, signIn } from '#tests/support/sign-in.ts';
import { startMemberWorld } from '../members/member-world.ts';
import { bookFor, bookingItem, freeSlot, holdFor, idOf, write } from '../sample-booking.ts';

const { server, later } = await startMemberWorld();
const answer = calls.listBookings.answer;
type Filter = Omit<RequestFor<'listBookings'>, 'code'>;

/** Somebody signed in, who books. */
function booker(cookie: string) {
  return {
    cookie,
    hold: async (slot: string, plate: string) => idOf(await holdFor(server, slot, plate, { cookie })),
    book: async (slot: string, plate: string) => (await bookFor(server, slot, plate, { cookie })).id,
    end: (appointment_id: string) =>
      server.call('changeStatus', { item: { appointment_id, status: STATUS.cancelled } }, { cookie }),
    list: async (filter: Filter = {}) => {
      const { results, code, text } = await server.call(
        'listBookings',
        { code: codeIn(cookie), ...filter },
        { cookie },
      );
      expect(code, text).toBe(ERROR.ok);
      const { booking_list: bookings, ...rest } = z.parse(answer, results);
      return { ...rest, bookings, ids: bookings.map(({ appointment_id: id }) => id) };
    },
  };
}

const newBooker = async () => booker(await newMember(server));

describe('LIST-01 the list of bookings', () => {
  const slots: string[] = [];
  beforeAll(async () => {
    for (const skip of Array.from({ length: 14 }, (_, index) => index)) slots.push(await freeSlot(server, skip));
  });
  const slot = (index: number) => slots[index] ?? 'none';

  it('has those to come first, the nearest at the top, then the past and the cancelled, the latest first, each with its status of now', async () => {
    const somchai = await newBooker();
    const [late, soon, middle] = [
      await somchai.book(slot(5), '1กก1'),
      await somchai.book(slot(0), '1กก2'),
      await somchai.book(slot(2), '1กก3'),
    ];
    expect((await somchai.list()).ids).toEqual([soon, middle, late]);
    await somchai.end(middle);
    expect((await somchai.list()).bookings.map(({ status }) => status)).toEqual([
      STATUS.confirmed,
      STATUS.confirmed,
      STATUS.cancelled,
    ]);
    expect(await somchai.list()).toMatchObject({ total: 3, upcoming: 2 });
    expect(await somchai.list({ status: STATUS.cancelled })).toMatchObject({ total: 1, upcoming: 0 });
    await later('29 days');
    expect(await somchai.list()).toMatchObject({ total: 3, upcoming: 0 });
    expect((await somchai.list()).ids).toEqual([late, middle, soon]);
    expect((await somchai.list({ status: STATUS.completed })).ids).toEqual([late, soon]);
    expect((await somchai.list({ status: STATUS.confirmed })).ids).toEqual([]);
    expect((await somchai.list({ status: STATUS.cancelled })).ids).toEqual([middle]);
  });

  it('shows a hold while it lives, and once it has run out only to whoever asks for that status', async () => {
    const somchai = await newBooker();
    const held = await somchai.hold(slot(1), '1กก4');
    expect((await somchai.list()).ids).toEqual([held]);
    expect((await somchai.list({ status: STATUS.temporary })).ids).toEqual([held]);
    await later('1 hour');
    expect((await somchai.list()).ids).toEqual([]);
    expect((await somchai.list({ status: STATUS.temporary })).ids).toEqual([]);
    expect((await somchai.list({ status: STATUS.expired })).bookings).toMatchObject([
      { appointment_id: held, status: STATUS.expired },
    ]);
  });

  it('never shows a hold that was given back: it never was a booking', async () => {
    const somchai = await newBooker();
    const [released, booked] = [await somchai.hold(slot(6), '1กก5'), await somchai.book(slot(7), '1กก6')];
    expect((await somchai.end(released)).code).toBe(ERROR.ok);
    expect(await somchai.list()).toMatchObject({ ids: [booked], total: 1, upcoming: 1 });
    expect((await somchai.list({ status: STATUS.cancelled })).ids).toEqual([]);
  });

  it('is narrowed by a plate or a part of it, and by words in code, branch, service and plate, in either language', async () => {
    const somchai = await newBooker();
    const one = await somchai.book(slot(3), '7ฆค1234');
    const other = await somchai.book(slot(4), '8ฆค55');
    const [first] = (await somchai.list({ register_number: '7ฆค' })).bookings;
    for (const register_number of ['7ฆค1234', ' 7ฆค-1234', '๗ฆค ๑๒๓๔', '7ฆค'])
      expect((await somchai.list({ register_number })).ids, register_number).toEqual([one]);
    expect((await somchai.list({ register_number: '9ฮฮ' })).ids).toEqual([]);
    const code = first?.code ?? 'none';
    for (const keywords of [code, ` ${code.slice(0, 4).toLowerCase()} `, '1234'])
      expect((await somchai.list({ keywords })).ids, keywords).toEqual([one]);
    const { branch, services } = first ?? { branch: { name: 'none' }, services: [] };
    const squeezed = branch.name.replaceAll(' ', '');
    for (const keywords of [
      branch.name,
      squeezed,
      services[0]?.name ?? 'none',
      'PUNCTURE',
      'punc\u200bture',
      'กทม.',
      'ฆค',
      '',
    ])
      expect((await somchai.list({ keywords })).ids, keywords).toEqual([one, other]);
    for (const keywords of ['%', '_', '-', "' or true --", 'ไม่มี'])
      expect((await somchai.list({ keywords })).ids, keywords).toEqual([]);
    expect((await somchai.list({ keywords: branch.name, register_number: '8ฆค', status: 2 })).ids).toEqual([other]);
  });

  it('comes in pages of ten, and a page after the last is empty', async () => {
    const somchai = await newBooker();
    expect(await somchai.list()).toMatchObject({ ids: [], page: 1, page_count: 1, total: 0 });
    const ids: string[] = [];
    for (const [index, datetime] of slots.slice(0, 12).entries()) ids.push(await somchai.book(datetime, `2กก${index}`));
    expect(await somchai.list()).toMatchObject({ ids: ids.slice(0, 10), page: 1, page_count: 2, total: 12 });
    expect(await somchai.list({ page: 2 })).toMatchObject({ ids: ids.slice(10), page: 2, page_count: 2, total: 12 });
    expect(await somchai.list({ page: 3 })).toMatchObject({ ids: [], page: 3, page_count: 2, total: 12 });
    for (const page of [0, -1]) {
      const { code } = await server.call(
        'listBookings',
        { code: codeIn(somchai.cookie), page },
        { cookie: somchai.cookie },
      );
      expect(code).toBe(ERROR.invalidInput);
    }
  });

  it('is the caller’s own: of another member, of a company and of a guest nothing is in it', async () => {
    const [somchai, malee] = [await newBooker(), await newBooker()];
    const company = booker(await signIn(server.db, 'company', await newAccount(server.db, 'company')));
    const [his, hers, theirs] = [
      await somchai.book(slot(6), '3กก1'),
      await malee.book(slot(7), '3กก2'),
      await company.book(slot(8), '3กก3'),
    ];
    expect((await somchai.list()).ids).toEqual([his]);
    expect((await malee.list()).ids).toEqual([hers]);
    expect((await company.list()).ids).toEqual([theirs]);
    const guest = await server.call('setupTemporary', { item: bookingItem(slot(9)), ...write() });
    for (const cookie of [guest.cookie, undefined, malee.cookie])
      expect((await server.call('listBookings', { code: codeIn(somchai.cookie) }, { cookie })).code).toBe(
        ERROR.pleaseLogIn,
      );
  });
});
