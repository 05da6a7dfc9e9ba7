import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import type { RowResult } from '#contract/calls/fleet-import.shapes.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { workbookOfXml } from '#workbook/workbook.fixtures.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { newKeeper, type Keeper } from './fleet-keeper.ts';

const server = await startTestServer({ env: NO_LIMITS });

const sample = async (name: string) =>
  new File([await readFile(new URL(`../../../workbook/samples/${name}.xlsx`, import.meta.url))], `${name}.xlsx`);

const HEADING = 'ชื่อรถ,ทะเบียน,จังหวัด,ยี่ห้อ,รุ่น,รุ่นย่อย,ปี,แผนก,คนขับ,เบอร์โทร,เลขไมล์';
const REVO = 'Toyota,Hilux Revo,2.4 Entry Smart Cab';
const list = (...lines: string[]) => new File([[HEADING, ...lines].join('\n')], 'cars.csv');

const send = ({ code, cookie }: Keeper, file: File, request_key: string = randomUUID()) =>
  server.call('importFleet', { code, file_upload: file, file_upload_name: file.name, request_key }, { cookie });
const imported = ({ results, text }: Answer) => {
  const { data } = z.safeParse(calls.importFleet.answer, results);
  if (data === undefined) throw new Error(text);
  return data;
};
const undo = ({ code, cookie }: Keeper, import_id: string) =>
  server.call('undoImport', { code, import_id, request_key: randomUUID() }, { cookie });
const undone = ({ results, text }: Answer) => {
  const { data } = z.safeParse(calls.undoImport.answer, results);
  if (data === undefined) throw new Error(text);
  return data;
};
const last = async ({ code, cookie }: Keeper) => {
  const { results } = await server.call('readLastImport', { code }, { cookie });
  return z.parse(calls.readLastImport.answer, results).last_import;
};
const idOf = ({ import_id: id }: ReturnType<typeof imported>) => {
  if (id === null) throw new Error('nothing was written');
  return id;
};
const inShort = (rows: readonly RowResult[]) => rows.map(({ row, result }) => `${row} ${result}`);

describe('C17 an import', () => {
  it('FLEET-02 writes the good rows of a list and names the bad ones with row, heading, value and reason', async () => {
    const keeper = await newKeeper(server);
    const file = list(
      `รถ 1,1กก 1111,ชลบุรี,${REVO},2562,ขาย,สมชาย ใจดี,0812345678,"12,345"`,
      `รถ 2,1กก 2222,ชลบุรี,${REVO},1999,,,,`,
      `,70-1234,,${REVO},2019,,,,`,
      'รวม,2 คัน',
    );
    const answer = imported(await send(keeper, file));
    expect(answer.counts).toEqual({ added: 2, changed: 0, unchanged: 0, wrong: 1, left_out: 1 });
    expect(inShort(answer.row_list)).toEqual(['2 added', '3 wrong', '4 added', '5 left_out']);
    expect(answer.row_list[1]).toEqual({
      sheet: 'CSV',
      row: 3,
      result: 'wrong',
      car_register_number: '1กก 2222',
      faults: [{ field: 'year', heading: 'ปี', value: '1999', fault: 'unknown-year' }],
    });
    const cars = await keeper.table();
    expect(cars).toHaveLength(2);
    expect(cars[0]).toMatchObject({
      car_name: 'รถ 1',
      car_register_number: '1กก 1111',
      province: 'ชลบุรี',
      year: '2019',
      department: 'ขาย',
      driver_name: 'สมชาย ใจดี',
      driver_tel: '0812345678',
      odometer: { odometer: 12_345 },
    });
    expect(cars[1]).toMatchObject({ car_name: '70-1234', car_register_number: '70-1234', odometer: null });
  });

  it.each([
    ['01-title-rows-buddhist', { added: 12, wrong: 0, left_out: 2 }],
    ['03-plate-cells', { added: 16, wrong: 9, left_out: 0 }],
    ['05-formulas-and-text', { added: 4, wrong: 3, left_out: 0 }],
  ])('FLEET-02 of the workbook %s adds its good rows; again, it changes nothing', async (name, counts) => {
    const keeper = await newKeeper(server);
    const file = await sample(name);
    const first = imported(await send(keeper, file));
    expect(first.counts).toMatchObject(counts);
    const before = await keeper.table();
    expect(before).toHaveLength(counts.added);
    const again = imported(await send(keeper, file));
    expect(again).toMatchObject({ import_id: null, counts: { added: 0, changed: 0, unchanged: counts.added } });
    expect(await keeper.table()).toEqual(before);
    expect(await last(keeper)).toMatchObject({ import_id: first.import_id, file_name: `${name}.xlsx` });
  });

  it('FLEET-02 pressed twice is one import, with the same answer', async () => {
    const keeper = await newKeeper(server);
    const key = randomUUID();
    const file = list(`a,1กก 1111,,${REVO},2019,,,,`);
    const [one, two] = await Promise.all([send(keeper, file, key), send(keeper, file, key)]);
    const third = await send(keeper, file, key);
    expect(imported(one).counts.added).toBe(1);
    expect([two.text, third.text]).toEqual([one.text, one.text]);
    expect(await keeper.table()).toHaveLength(1);
  });

  it('FLEET-02 two lists at once with the same car: one adds it, the other finds it', async () => {
    const keeper = await newKeeper(server);
    const answers = await Promise.all(
      ['ก', 'ข'].map((name) => send(keeper, list(`${name},1กก 1111,,${REVO},2019,,,,`))),
    );
    const counts = answers.map((answer) => imported(answer).counts);
    expect(counts.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(counts.map(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await keeper.table()).toHaveLength(1);
  });

  it('FLEET-02 a column that the list lacks leaves the value of the car, and a booked car stays the car that it is', async () => {
    const keeper = await newKeeper(server);
    imported(await send(keeper, list(`รถ 1,1กก 1111,ชลบุรี,${REVO},2019,ขาย,สมชาย,0812345678,500`)));
    const short = (line: string) => new File([`ทะเบียน,แผนก,ปี\n${line}\n`], 'short.csv');
    const changed = imported(await send(keeper, short('1กก-1111,คลัง,2562')));
    expect(changed.counts).toMatchObject({ changed: 1, wrong: 0 });
    const [car] = await keeper.table();
    expect(car).toMatchObject({ car_name: 'รถ 1', department: 'คลัง', driver_name: 'สมชาย', year: '2019' });
    await keeper.hold(car?.car_profile_id ?? '');
    const booked = imported(await send(keeper, short('1กก 1111,คลัง,2020')));
    expect(booked.row_list).toMatchObject([{ result: 'wrong', faults: [{ field: 'year', fault: 'has-booking' }] }]);
    expect(imported(await send(keeper, short('1กก 1111,ซ่อม,2019'))).counts).toMatchObject({ changed: 1 });
  });

  it('FLEET-02 never sees or touches the cars of another company', async () => {
    const [one, other] = [await newKeeper(server), await newKeeper(server)];
    const file = list(`a,1กก 1111,,${REVO},2019,,,,`);
    imported(await send(one, file));
    const before = await one.table();
    const second = imported(await send(other, file));
    expect(second.counts).toMatchObject({ added: 1, unchanged: 0 });
    const answer = await undo(one, idOf(second));
    expect(answer.code).toBe(ERROR.importNotFound);
    expect(await one.table()).toEqual(before);
    expect(await other.table()).toHaveLength(1);
  });

  it.each([
    ['an empty file', new File([], 'a.xlsx'), 'empty'],
    ['a PDF', new File(['%PDF-1.7\n%âãÏÓ'], 'a.xlsx'), 'not-a-workbook'],
    ['a text without plates', new File(['hello,world\n1,2\n'], 'a.csv'), 'no-plates'],
    ['half a zip file', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'a.xlsx'), 'damaged'],
    [
      'more rows than a company can have cars',
      new File([`ทะเบียน\n${'1กก 1234\n'.repeat(30_000)}`], 'a.csv'),
      'too-many-rows',
    ],
  ])('FLEET-02 of %s is refused with the reason, and writes nothing', async (_what, file, refusal) => {
    const keeper = await newKeeper(server);
    const answer = await send(keeper, file);
    expect([answer.code, z.parse(failureDetails, answer.results).refusal]).toEqual([ERROR.listRefused, refusal]);
    expect(await last(keeper)).toBeNull();
  });
});

describe('C17 a file that is made to be a lot of work', () => {
  const heading = 'ทะเบียน,ยี่ห้อ,รุ่น,รุ่นย่อย,ปี,แผนก\n';

  it.each([
    ['4.9 million cells in a row', new File([heading, 'a,'.repeat(4_900_000)], 'a.csv'), 'too-much'],
    ['20,000 rows of 240 columns', new File([`${'x,'.repeat(240)}\n`.repeat(20_000)], 'a.csv'), 'too-much'],
    [
      'a row that no sheet has',
      new File([workbookOfXml('<row r="1"><c><v>1</v></c></row><row r="999999999"><c><v>1</v></c></row>')], 'a.xlsx'),
      'damaged',
    ],
  ])('FLEET-02 with %s is answered with the reason', async (_what, file, refusal) => {
    const answer = await send(await newKeeper(server), file);
    expect([answer.code, z.parse(failureDetails, answer.results).refusal]).toEqual([ERROR.listRefused, refusal]);
  });

  it('FLEET-02 with long texts in each row still imports the good row, and names only their beginnings', async () => {
    const keeper = await newKeeper(server);
    const long = 'ก'.repeat(1500);
    const rows = Array.from({ length: 2000 }, (_, n) => `7กข ${1000 + n},${REVO},2019,${long}`);
    const answer = await send(keeper, new File([heading, [...rows, `7กฮ 9999,${REVO},2019,ok`].join('\n')], 'a.csv'));
    expect(imported(answer).counts).toMatchObject({ added: 1, wrong: 2000 });
    expect(answer.text.length).toBeLessThan(2_000_000);
  });

  it('FLEET-02 with a gap of 200,000 spaces in a plate is answered', async () => {
    const keeper = await newKeeper(server);
    const answer = await send(keeper, new File([heading, `1ก${' '.repeat(200_000)}x,${REVO},2019,`], 'a.csv'));
    expect(imported(answer).row_list).toMatchObject([{ row: 2, result: 'wrong', faults: [{ fault: 'not-a-plate' }] }]);
  });

  it('FLEET-02 of one company does not keep another one waiting', async () => {
    const [one, other] = [await newKeeper(server), await newKeeper(server)];
    const big = new File([heading, `7กข 1,${REVO},2019,x\n`.repeat(20_000)], 'a.csv');
    const slow = Array.from({ length: 3 }, () => send(one, big));
    const order: string[] = [];
    const quick = send(other, list(`a,1กก 1111,,${REVO},2019,,,,`)).then((answer) => (order.push('other'), answer));
    const last = Promise.all(slow).then(() => order.push('one'));
    expect(imported(await quick).counts.added).toBe(1);
    await last;
    expect(order).toEqual(['other', 'one']);
  });
});

describe('X31 the undoing of the last import', () => {
  it('FLEET-02 deletes new cars and gives changed ones their former values', async () => {
    const keeper = await newKeeper(server);
    imported(await send(keeper, list(`รถ 1,1กก 1111,ชลบุรี,${REVO},2019,ขาย,สมชาย,0812345678,500`)));
    const before = await keeper.table();
    const second = imported(
      await send(
        keeper,
        list(`รถ 1ก,1กก 1111,ชลบุรี,${REVO},2020,คลัง,สมหญิง,0898765432,900`, `รถ 2,1กก 2222,ชลบุรี,${REVO},2019,,,,`),
      ),
    );
    expect(second.counts).toMatchObject({ added: 1, changed: 1 });
    expect(undone(await undo(keeper, idOf(second)))).toEqual({ deleted: 1, restored: 1, kept_list: [] });
    expect(await keeper.table()).toEqual(before);
    expect(await last(keeper)).toMatchObject({ import_id: idOf(second), undone_at: expect.any(String) as string });
    expect(undone(await undo(keeper, idOf(second)))).toEqual({ deleted: 1, restored: 1, kept_list: [] });
  });

  it('FLEET-02 says which cars stay, and why', async () => {
    const keeper = await newKeeper(server);
    imported(
      await send(
        keeper,
        list(
          `รถ 1,1กก 1111,,${REVO},2019,ขาย,,,`,
          `รถ 2,1กก 2222,,${REVO},2019,ขาย,,,`,
          `รถ 3,1กก 3333,,${REVO},2019,ขาย,,,`,
        ),
      ),
    );
    const second = imported(
      await send(
        keeper,
        list(
          `รถ 1,1กก 1111,,${REVO},2019,คลัง,,,`,
          `รถ 2,1กก 2222,,${REVO},2019,คลัง,,,`,
          `รถ 3,1กก 3333,,${REVO},2019,คลัง,,,`,
          `รถ 4,1กก 4444,,${REVO},2019,,,,`,
          `รถ 5,1กก 5555,,${REVO},2019,,,,`,
        ),
      ),
    );
    const cars = await keeper.table();
    const idAt = (plate: string) =>
      cars.find(({ car_register_number }) => car_register_number === plate)?.car_profile_id ?? '';
    imported(await send(await newKeeper(server), list(`x,1กก 9999,,${REVO},2019,,,,`)));
    await server.db.execute(`update car set department = 'ซ่อม' where id = '${idAt('1กก 2222')}'`);
    await keeper.remove([idAt('1กก 3333')]);
    await keeper.hold(idAt('1กก 4444'));
    const answer = undone(await undo(keeper, idOf(second)));
    expect(answer).toMatchObject({ deleted: 1, restored: 1 });
    expect(answer.kept_list.map(({ car_register_number, reason }) => [car_register_number, reason])).toEqual([
      ['1กก 2222', 'changed-since'],
      ['1กก 3333', 'deleted-since'],
      ['1กก 4444', 'booked'],
    ]);
    const after = await keeper.table();
    expect(after.map(({ car_register_number, department }) => [car_register_number, department])).toEqual([
      ['1กก 1111', 'ขาย'],
      ['1กก 2222', 'ซ่อม'],
      ['1กก 4444', ''],
    ]);
  });

  it('FLEET-02 ten thousand cars are added, changed and restored, each in one transaction', async () => {
    const keeper = await newKeeper(server);
    const cars = (department: string) =>
      list(
        ...Array.from({ length: 10_000 }, (_, n) => {
          const letters = `${'กขคฆงจฉช'[n % 8]}${'ฌญฐธนบปผ'[(n >> 3) % 8]}`;
          return `,${1 + (n % 9)}${letters} ${n + 1},ชลบุรี,${REVO},2019,${department},,,`;
        }),
      );
    expect(imported(await send(keeper, cars('ขาย'))).counts.added).toBe(10_000);
    const changed = imported(await send(keeper, cars('คลัง')));
    expect(changed.counts.changed).toBe(10_000);
    expect(undone(await undo(keeper, idOf(changed)))).toEqual({ deleted: 0, restored: 10_000, kept_list: [] });
    const departments = new Set((await keeper.table()).map(({ department }) => department));
    expect([...departments]).toEqual(['ขาย']);
  });

  it('FLEET-02 is for the last import alone', async () => {
    const keeper = await newKeeper(server);
    const first = imported(await send(keeper, list(`a,1กก 1111,,${REVO},2019,,,,`)));
    imported(await send(keeper, list(`b,1กก 2222,,${REVO},2019,,,,`)));
    expect((await undo(keeper, idOf(first))).code).toBe(ERROR.importNotFound);
    expect(await keeper.table()).toHaveLength(2);
  });
});
