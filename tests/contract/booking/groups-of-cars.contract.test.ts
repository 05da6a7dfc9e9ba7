import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { errorTexts } from '#server/http/error-texts.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { codesOf, confirmed, newFleet, setUp } from './company.ts';
import { bookFor, freeSlot, groupItem, write } from '../sample-booking.ts';

const server = await startTestServer({ env: NO_LIMITS });
/** The call with any JSON as its item. */
const sendItem = (cookie: string, item: unknown) => {
  const good = encodeCall('setupGroup', { item: [groupItem('2030-01-07T10:00:00+07:00', randomUUID())], ...write() });
  return server.send(calls.setupGroup, { ...good, item: JSON.stringify(item) }, { cookie });
};
const fieldsOf = (results: unknown) => z.parse(failureDetails, results).fields;

describe('a group of cars', () => {
  it('CB-08 setup-b2b-temp and confirm-b2b carry a JSON item: one car, or a list', async () => {
    const fleet = await newFleet(server.db, 3);
    const [one, list] = [await freeSlot(server, 3), await freeSlot(server, 4)];
    const send = (item: unknown) => sendItem(fleet.cookie, item);
    const single = setUp(await send(groupItem(one, fleet.car(1))));
    const several = setUp(await send([groupItem(list, fleet.car(2)), groupItem(list, fleet.car(3))]));
    expect([codesOf(single), codesOf(several)]).toEqual([[0], [0, 0]]);
    const ids = several.item_list.map((item) => ('id' in item ? item.id : ''));
    expect(codesOf(confirmed(await fleet.confirm(server, [single.id ?? ''])))).toEqual([0]);
    expect(codesOf(confirmed(await fleet.confirm(server, ids)))).toEqual([0, 0]);
  });

  it('the detail call gives back whether, where and with what note a car is collected, to the company alone', async () => {
    const fleet = await newFleet(server.db, 1);
    const item = groupItem(await freeSlot(server, 5), fleet.car(1));
    const { id } = setUp(await fleet.setUp(server, [item]));
    const read = await server.call('readBooking', { items: id ?? '' }, { cookie: fleet.cookie });
    const { booking } = z.parse(calls.readBooking.answer, read.results);
    const { by_mr_fit, address_take_car, note } = item;
    expect(booking).toMatchObject({ by_mr_fit, address_take_car, note, is_guest: false });
    const [done] = confirmed(await fleet.confirm(server, [id ?? ''])).item_list;
    const code = done !== undefined && 'code' in done ? done.code : '';
    const looked = await server.call('readBooking', { register_number: '1กก1', booking_code: code });
    expect(looked.code).toBe(ERROR.bookingNotFound);
  });

  it('100 cars with the longest texts fit into one call, and no more than 100', async () => {
    const fleet = await newFleet(server.db, 101);
    const slot = await freeSlot(server, 6);
    const long = { note: 'ก'.repeat(500), other_service: 'ข'.repeat(500) };
    const items = fleet.cars.map((car) => groupItem(slot, car, long));
    const answer = setUp(await fleet.setUp(server, items.slice(0, 100), { partial: true }));
    expect(codesOf(answer)).toHaveLength(100);
    expect(codesOf(answer)).toContain(0);
    const refused = await sendItem(fleet.cookie, items);
    expect([refused.code, fieldsOf(refused.results)]).toEqual([
      ERROR.invalidInput,
      [{ field: 'item', problem: 'malformed' }],
    ]);
  });

  it('one car or one hold twice, a collected car without an address or with parts that do not belong together, or an item of a guest is refused, by its field', async () => {
    const fleet = await newFleet(server.db, 2);
    const [item, other] = fleet.cars.map((car) => groupItem('2030-01-07T10:00:00+07:00', car));
    const appointment_id = randomUUID();
    const cases: [unknown, string, string][] = [
      [[item, other, { ...item, datetime: '2030-01-08T10:00:00+07:00' }], 'item.2.car_profile_id', 'malformed'],
      [
        [
          { ...item, appointment_id },
          { ...other, appointment_id },
        ],
        'item.1.appointment_id',
        'malformed',
      ],
      [[item, { ...other, address_take_car: undefined }], 'item.1.address_take_car', 'missing'],
      [
        [{ ...item, address_take_car: { ...item?.address_take_car, postal_code: '1011' } }],
        'item.0.address_take_car.postal_code',
        'malformed',
      ],
      [
        [item, { ...other, address_take_car: { ...other?.address_take_car, district: 'คลองสาน' } }],
        'item.1.address_take_car.sub_district',
        'malformed',
      ],
      [[{ ...item, is_guest: true }], 'item.0.is_guest', 'malformed'],
      [[], 'item', 'malformed'],
    ];
    for (const [items, field, problem] of cases) {
      const answer = await sendItem(fleet.cookie, items);
      expect([answer.code, fieldsOf(answer.results)]).toEqual([ERROR.invalidInput, [{ field, problem }]]);
    }
  });

  it('an answer that was lost is given again for the same key, also that nothing was kept', async () => {
    const fleet = await newFleet(server.db, 2);
    const slot = await freeSlot(server, 7);
    const [key, failing, confirming] = [randomUUID(), randomUUID(), randomUUID()];
    const items = [groupItem(slot, fleet.car(1)), groupItem(slot, fleet.car(2))];
    const first = await fleet.setUp(server, items, { key });
    expect((await fleet.setUp(server, items, { key })).text).toBe(first.text);
    expect((await fleet.setUp(server, items, { key, partial: true })).code).toBe(ERROR.requestKeyReused);

    const again = await fleet.setUp(server, items, { key: failing });
    expect(codesOf(setUp(again))).toEqual([ERROR.carAlreadyBooked, ERROR.carAlreadyBooked]);
    const ids = setUp(first).item_list.map((item) => ('id' in item ? item.id : ''));
    const done = await fleet.confirm(server, ids, { key: confirming });
    expect((await fleet.confirm(server, ids, { key: confirming })).text).toBe(done.text);
    expect(confirmed(await fleet.confirm(server, ids)).item_list).toEqual(confirmed(done).item_list);
    for (const id of ids) {
      const item = { appointment_id: id, status: 1 } as const;
      await server.call('changeStatus', { item }, { cookie: fleet.cookie });
    }
    expect((await fleet.setUp(server, items, { key: failing })).text).toBe(again.text);
    const english = await fleet.setUp(server, items, { key: failing, language: 'en' });
    expect(setUp(english).item_list[0]).toMatchObject({ error_msg: errorTexts.carAlreadyBooked.en });
  });

  it('a foreign id among those to confirm is answered like one that does not exist: none is confirmed, nothing is learned', async () => {
    const [fleet, other] = [await newFleet(server.db, 1), await newFleet(server.db, 1)];
    const slot = await freeSlot(server, 8);
    const { id: mine } = setUp(await fleet.setUp(server, [groupItem(slot, fleet.car(1))]));
    const { id: theirs } = setUp(await other.setUp(server, [groupItem(slot, other.car(1))]));
    const before = await bookingRows(server.db);
    for (const partial of [false, true]) {
      const real = await fleet.confirm(server, [mine ?? '', theirs ?? ''], { partial });
      const none = await fleet.confirm(server, [mine ?? '', randomUUID()], { partial });
      expect([real.code, real.text]).toEqual([ERROR.bookingNotFound, none.text]);
    }
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('a member, a guest and nobody are asked to log in', async () => {
    const slot = await freeSlot(server, 9);
    const guest = await bookFor(server, slot, '9กก9999');
    const before = await bookingRows(server.db);
    for (const cookie of [guest.cookie, undefined]) {
      const held = await server.call('setupGroup', { item: [groupItem(slot, randomUUID())], ...write() }, { cookie });
      const done = await server.call('confirmGroup', { item: [guest.id], ...write() }, { cookie });
      expect([held.code, done.code]).toEqual([ERROR.pleaseLogIn, ERROR.pleaseLogIn]);
    }
    expect(await bookingRows(server.db)).toEqual(before);
  });
});
