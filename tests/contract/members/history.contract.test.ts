import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { read as readWorkbook, utils } from 'xlsx';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { sweep } from '#server/jobs/expiry.job.ts';
import { sampleCar } from '../sample-world.ts';
import { newDriver } from './driver.ts';
import { MANY, startMemberWorld } from './member-world.ts';

const { server, later, signIn } = await startMemberWorld();
type Filter = Omit<RequestFor<'listServiceHistory'>, 'code'>;

async function historian(cookie?: string) {
  const driver = await newDriver(server, cookie);
  const list = (filter: Filter = {}) => driver.read('listServiceHistory', filter);
  return {
    ...driver,
    list,
    ids: async (filter: Filter = {}) => (await list(filter)).history_list.map(({ appointment_id: id }) => id),
    cars: async () => {
      const { results } = await driver.ask('listMyCars', {});
      return z.parse(calls.listMyCars.answer, results).car_profile_list.map(({ car_profile_id: id }) => id);
    },
  };
}

describe('HIST-01 the service history', () => {
  it('has a booking as soon as its visit is over, with what the odometer showed, before and after the job has recorded it', async () => {
    const somchai = await historian();
    const [car = ''] = await somchai.cars();
    const id = await somchai.book('5กก5555', { note: 'ช่วยดูเบรก' });
    expect(await somchai.list()).toEqual({ history_list: [], page: 1, page_count: 1, total: 0 });
    const noted = await somchai.ask('noteOdometer', { car_profile_id: car, odometer: 45_678 });
    expect(z.parse(calls.noteOdometer.answer, noted.results).car_profile.odometer).toBe(45_678);
    await later('10 days');
    const before = await somchai.list();
    expect(before).toMatchObject({ page: 1, page_count: 1, total: 1 });
    expect(before.history_list).toMatchObject([
      {
        appointment_id: id,
        status: 3,
        services: [{ id: 104 }],
        branch: { location_id: 1001 },
        note: 'ช่วยดูเบรก',
        odometer: 45_678,
        car: { car_profile_id: car, car_name: 'คันเก่ง' },
      },
    ]);
    expect((await sweep(server.db))?.completed).toBeGreaterThan(0);
    await somchai.ask('noteOdometer', { car_profile_id: car, odometer: 50_000 });
    expect(await somchai.list()).toEqual(before);
  });

  it('an odometer that was read long before the visit is not that of the visit', async () => {
    const somchai = await historian();
    const [car = ''] = await somchai.cars();
    await somchai.ask('noteOdometer', { car_profile_id: car, odometer: 45_678 });
    await later('15 days');
    await somchai.book('5กก5555', {}, 30);
    await later('28 days');
    expect((await somchai.list()).history_list).toMatchObject([{ odometer: null, car: { car_profile_id: car } }]);
  });

  it('is narrowed by days of the branch’s calendar, both included, and by a plate or a part of it', async () => {
    const somchai = await historian();
    const [first, last, other] = [
      await somchai.visited('2026-03-01T00:00:00+07:00'),
      await somchai.visited('2026-03-31T23:59:59.999+07:00'),
      await somchai.visited('2026-04-01T00:00:00+07:00', { plate: '7งง 7' }),
    ];
    expect(await somchai.ids()).toEqual([other, last, first]);
    expect(await somchai.ids({ start_gte: '2026-03-01', start_lte: '2026-03-31' })).toEqual([last, first]);
    expect(await somchai.ids({ start_gte: '2026-03-02' })).toEqual([other, last]);
    expect(await somchai.ids({ start_lte: '2026-03-30' })).toEqual([first]);
    expect(await somchai.ids({ start_gte: '2026-04-01', start_lte: '2026-04-01' })).toEqual([other]);
    for (const register_number of ['7งง7', ' ๗งง-๗ ', '7ง'])
      expect(await somchai.ids({ register_number }), register_number).toEqual([other]);
    expect(await somchai.ids({ register_number: '%' })).toEqual([]);
  });

  it('names a range that ends before it begins, and a day that there is not', async () => {
    const somchai = await historian();
    for (const name of ['listServiceHistory', 'exportServiceHistory', 'listMaintenance', 'groupMaintenance'] as const) {
      const inverted = await somchai.ask(name, { start_gte: '2026-03-02', start_lte: '2026-03-01' });
      expect([inverted.code, inverted.message]).toEqual([
        ERROR.rangeInverted,
        expect.stringContaining('วันที่') as string,
      ]);
      const odd = await server.send(
        calls[name],
        { key_account: 'roddee-web', code: somchai.code, start_gte: '2026-02-29', start_lte: '2569-01-32' },
        { cookie: somchai.cookie },
      );
      expect([odd.code, odd.results]).toEqual([
        ERROR.invalidInput,
        {
          fields: [
            { field: 'start_gte', problem: 'malformed' },
            { field: 'start_lte', problem: 'malformed' },
          ],
        },
      ]);
    }
  });

  it('comes in pages of ten, the latest first; a page after the last is empty', async () => {
    const somchai = await historian();
    const ids: string[] = [];
    for (let month = 1; month <= 11; month += 1)
      ids.unshift(await somchai.visited(`2025-${String(month).padStart(2, '0')}-15T10:00:00+07:00`));
    expect(await somchai.ids()).toEqual(ids.slice(0, 10));
    expect(await somchai.ids({ page: 2 })).toEqual(ids.slice(10));
    expect(await somchai.list({ page: 3 })).toEqual({ history_list: [], page: 3, page_count: 2, total: 11 });
    for (const page of [0, -1])
      expect((await somchai.ask('listServiceHistory', { page })).code).toBe(ERROR.invalidInput);
  });

  it('of one car is what was done on it, also under a plate that it has no more and from before it was registered', async () => {
    const somchai = await historian();
    const early = await somchai.visited('2026-01-10T10:00:00+07:00', { plate: '8ขข8888' });
    const added = await somchai.ask('addCar', { car: sampleCar });
    const { car_profile_id: id } = z.parse(calls.addCar.answer, added.results).car_profile;
    const late = await somchai.visited('2026-02-10T10:00:00+07:00', { plate: '8ขข8888' });
    await somchai.visited('2026-02-11T10:00:00+07:00');
    await somchai.visited('2026-02-12T10:00:00+07:00', { plate: '8ขข8888', province: 'เชียงราย' });
    expect(await somchai.ids({ car_profile_id: id })).toEqual([late, early]);
    const car = { ...sampleCar, car_profile_id: id, car_register_number: '9ฉฉ 9' };
    expect((await somchai.ask('editCar', { car })).code).toBe(ERROR.ok);
    expect(await somchai.ids({ car_profile_id: id })).toEqual([late]);
    expect((await somchai.read('exportServiceHistory', { car_profile_id: id })).rows).toBe(1);
    expect((await somchai.list({ car_profile_id: id })).history_list).toMatchObject([
      { customer_data: { register_number: '8ขข8888' }, car: { car_profile_id: id } },
    ]);
  });

  it('is the caller’s own: a stranger’s car is one that does not exist, and nobody else reads anything', async () => {
    const [somchai, malee] = [await historian(), await historian()];
    const his = await somchai.visited('2026-01-10T10:00:00+07:00');
    const [car = ''] = await somchai.cars();
    expect([await somchai.ids(), await malee.ids()]).toEqual([[his], []]);
    for (const name of ['listServiceHistory', 'exportServiceHistory'] as const) {
      const [real, none] = [
        await malee.ask(name, { car_profile_id: car }),
        await malee.ask(name, { car_profile_id: randomUUID() }),
      ];
      expect([real.code, real.text]).toEqual([ERROR.carNotFound, none.text]);
    }
    for (const name of ['listServiceHistory', 'exportServiceHistory', 'listMaintenance', 'groupMaintenance'] as const)
      for (const cookie of [undefined, malee.cookie])
        expect((await server.call(name, { code: somchai.code }, { cookie })).code).toBe(ERROR.pleaseLogIn);
  });

  it('of the invented member goes back over two years, with odometers that only rise', async () => {
    const manee = await historian(await signIn(MANY));
    const { total, page_count, history_list: newest } = await manee.list();
    expect([total, page_count]).toEqual([24, 3]);
    const { history_list: oldest } = await manee.list({ page: 3 });
    const years = Date.parse(newest[0]?.date_time ?? '') - Date.parse(oldest.at(-1)?.date_time ?? '');
    expect(years / 86_400_000).toBeGreaterThan(2 * 365);
    const { history_list: ofOne } = await manee.list({ register_number: '3ขก 4521' });
    const read = ofOne.flatMap(({ odometer }) => odometer ?? []);
    expect(read).toHaveLength(7);
    expect(read).toEqual(read.toSorted((a, b) => b - a));
  });
});

describe('HIST-03 the export', () => {
  /** The rows of the file. */
  function rowsOf(base64: string): unknown[][] {
    const { Sheets, SheetNames } = readWorkbook(Buffer.from(base64, 'base64'), { cellDates: true, UTC: true });
    const sheet = Sheets[SheetNames[0] ?? ''];
    return sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true });
  }

  it('is a spreadsheet of the same lines, in the language of the call, with real dates and numbers, without formulas', async () => {
    const somchai = await historian();
    await somchai.visited('2026-03-01T09:30:00+07:00', { odometer: 45_678, note: '=HYPERLINK("http://x")' });
    await somchai.visited('2026-05-01T09:30:00+07:00', { plate: '7งง 7' });
    const { rows, ...file } = await somchai.read('exportServiceHistory', { start_lte: '2026-03-31' });
    expect([rows, file.media_type]).toEqual([1, expect.stringContaining('spreadsheetml.sheet') as string]);
    expect(file.file_name).toMatch(/^roddee-service-history-25\d\d-\d\d-\d\d\.xlsx$/);
    const [heads, line, none] = rowsOf(file.content);
    expect(heads?.slice(0, 3)).toEqual(['วันที่', 'เวลา', 'ทะเบียนรถ']);
    expect(line).toEqual([
      new Date('2026-03-01T00:00:00Z'),
      new Date('1899-12-31T09:30:00Z'),
      '5กก5555',
      'คันเก่ง',
      'Toyota',
      'Yaris',
      'บางนา กม. 4',
      'เปลี่ยนน้ำมันเครื่องและไส้กรอง',
      undefined,
      45_678,
      `'=HYPERLINK("http://x")`,
      expect.stringMatching(/^[A-Z0-9]{8}$/) as string,
    ]);
    expect(none).toBeUndefined();
    const english = await server.call(
      'exportServiceHistory',
      { code: somchai.code },
      { cookie: somchai.cookie, language: 'en' },
    );
    const [enHeads, ...lines] = rowsOf(z.parse(calls.exportServiceHistory.answer, english.results).content);
    expect([enHeads?.slice(0, 3), lines.map(([date]) => date)]).toEqual([
      ['Date', 'Time', 'Licence plate'],
      [new Date('2026-05-01T00:00:00Z'), new Date('2026-03-01T00:00:00Z')],
    ]);
  });
});
