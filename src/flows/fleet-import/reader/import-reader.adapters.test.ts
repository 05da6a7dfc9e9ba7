import { afterEach, describe, expect, it, vi } from 'vitest';
import { fleetSheet } from '#src/pages/fleet/fleet-sheet.view.ts';
import { fleetCar } from '#src/pages/fleet/fleet.fixtures.ts';
import { HEADS, MASTER, REVO } from '#domain/fleet-list/fleet-list.fixtures.ts';
import { openedSheets, workbookOf } from '#workbook/workbook.fixtures.ts';
import { writeWorkbook } from '#workbook/write-workbook.ts';
import type { Said } from './import-messages.types.ts';
import { createImportReader } from './import-reader.adapters.ts';

/** A worker that says nothing by itself. */
class SilentWorker extends EventTarget {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  isEnded = false;
  receive: (event: { data: unknown }) => void = () => undefined;
  postMessage(asked: unknown): void {
    this.receive({ data: structuredClone(asked) });
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** What a worker's file does in a scope of its own, here in the same one, with copies of all that is sent. */
async function scopeOfWorker(): Promise<SilentWorker> {
  const worker = new SilentWorker();
  vi.stubGlobal('addEventListener', (_name: string, listener: SilentWorker['receive']) => {
    worker.receive = listener;
  });
  vi.stubGlobal('postMessage', (said: Said) => {
    if (!worker.isEnded) worker.dispatchEvent(new MessageEvent('message', { data: structuredClone(said) }));
  });
  vi.resetModules();
  await import('./import-reader.worker.ts');
  return worker;
}

const readerOf = async () => {
  const worker = await scopeOfWorker();
  return createImportReader(() => worker);
};

const choice = { sheets: [0], filteredToo: false, mapping: {} };
const file = (rows: readonly (readonly (string | number | null)[])[], name = 'cars.xlsx') =>
  new File([workbookOf({ รถ: rows })], name);

afterEach(() => vi.unstubAllGlobals());

describe('the reader of an import', () => {
  it('FLEET-02 offers the sheets with cars, with their counts, and the visible ones first', async () => {
    const reader = await readerOf();
    const rows = [HEADS, ['1กก 1', '', ...REVO], ['1กก 2', '', ...REVO], ['รวม', 2]];
    const steps: string[] = [];
    const opened = await reader.open(
      new File([workbookOf({ รถ: rows, เก่า: rows, สรุป: [['รวม', 2]], ว่าง: [] }, { hidden: ['เก่า'] })], 'a.xlsx'),
      ({ step }) => steps.push(step),
    );
    expect(opened).toEqual({
      kind: 'opened',
      open: {
        sheets: [
          { index: 0, name: 'รถ', hidden: false, rows: 2, filtered: 0 },
          { index: 1, name: 'เก่า', hidden: true, rows: 2, filtered: 0 },
        ],
        suggested: [0],
        passedOver: ['สรุป'],
      },
    });
    expect(steps.length).toBeGreaterThan(0);
  });

  it('FLEET-02 checks against the company’s cars, mends, and writes the good rows as a list that reads the same', async () => {
    const reader = await readerOf();
    const known = fleetCar('a', {
      car_register_number: '1กก 1',
      province: '',
      car_name: '1กก 1',
      variant: '2.4 Entry Smart Cab',
      year: '2019',
      master_car_data_id: 1004,
      department: 'ขาย',
    });
    await reader.open(file([HEADS, ['1กก 1', '', ...REVO.slice(0, 3), 2563], ['2กก 2 ชลบุร', '', ...REVO]]));
    const first = await reader.check(choice, { cars: [known], master: MASTER }, []);
    if (first.kind !== 'checked') throw new Error(first.refusal);
    expect(first.list.changed).toMatchObject([{ car_profile_id: 'a', changes: [{ field: 'year', to: '2020' }] }]);
    expect(first.list.wrong).toMatchObject([{ row: 3, faults: [{ field: 'province', suggestion: 'ชลบุรี' }] }]);

    const wrong = await reader.wrong({
      fileName: 'wrong.xlsx',
      sheet: 'ผิด',
      heads: { sheet: 'ชีต', row: 'แถว', reasons: 'เหตุผล' },
      reasons: ['ไม่รู้จักจังหวัด'],
      language: 'th',
    });
    const [wrongSheet] = await openedSheets(new Uint8Array(await wrong.arrayBuffer()));
    expect(wrongSheet?.rows.map(({ cells }) => cells)).toEqual([
      [...HEADS, 'ชีต', 'แถว', 'เหตุผล'],
      ['2กก 2 ชลบุร', null, ...REVO, 'รถ', 3, 'ไม่รู้จักจังหวัด'],
    ]);

    const mended = await reader.mend([{ place: { sheet: 'รถ', row: 3 }, field: 'province', value: 'ชลบุรี' }]);
    if (mended.kind !== 'checked') throw new Error(mended.refusal);
    expect(mended.list.wrong).toEqual([]);
    const accepted = await reader.accepted(['added', 'changed']);
    expect(accepted.rows).toEqual([
      { sheet: 'รถ', row: 3 },
      { sheet: 'รถ', row: 2 },
    ]);
    const other = await readerOf();
    await other.open(accepted.file);
    const again = await other.check(choice, { cars: [known], master: MASTER }, []);
    if (again.kind !== 'checked') throw new Error(again.refusal);
    expect(again.list.changed.map(({ car, changes }) => [car, changes])).toEqual(
      mended.list.changed.map(({ car, changes }) => [car, changes]),
    );
    expect(again.list.added.map(({ car }) => car)).toEqual(mended.list.added.map(({ car }) => car));
  });

  it('FLEET-02 checked again, it keeps the suggestions that were taken and still fit, one after the other', async () => {
    const reader = await readerOf();
    await reader.open(
      file([
        [...HEADS, 'หมายเหตุ'],
        ['1กก 1', '', 'Toyata', 'Hilux Rewo', ...REVO.slice(2), 'x'],
      ]),
    );
    const known = { cars: [], master: MASTER };
    const mend = (field: 'brand' | 'model' | 'province', value: string) => ({
      place: { sheet: 'รถ', row: 2 },
      field,
      value,
    });
    const mends = [mend('model', 'Hilux Revo'), mend('brand', 'Toyota'), mend('province', 'ชลบุรี')];
    const again = await reader.check(choice, known, mends);
    if (again.kind !== 'checked') throw new Error(again.refusal);
    expect(again.list.wrong).toEqual([]);
    expect(again.list.added.map(({ car }) => [car.brand, car.model, car.province])).toEqual([
      ['Toyota', 'Hilux Revo', ''],
    ]);
    const columns = await reader.check({ ...choice, mapping: { 'C ยี่ห้อ': null } }, known, mends);
    if (columns.kind !== 'checked') throw new Error(columns.refusal);
    expect(columns.list.added).toHaveLength(1);
    const none = await reader.check(choice, known, []);
    expect(none.kind === 'checked' && none.list.wrong).toHaveLength(1);
  });

  it('FLEET-02 answers for a file that it cannot read', async () => {
    const reader = await readerOf();
    expect(await reader.open(new File(['%PDF-1.7'], 'a.xlsx'))).toEqual({ kind: 'refused', refusal: 'not-a-workbook' });
  });

  it('FLEET-02 that is cancelled rejects what is under way, and the worker ends', async () => {
    const worker = new SilentWorker();
    const reader = createImportReader(() => worker);
    const opening = reader.open(file([HEADS, ['1กก 1', '', ...REVO]]));
    reader.cancel();
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.isEnded).toBe(true);
  });

  it('FLEET-02 over its time ends the worker and says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = new SilentWorker();
    const reader = createImportReader(() => worker);
    const opening = reader.open(file([HEADS]));
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(await opening).toEqual({ kind: 'refused', refusal: 'too-slow' });
    expect(worker.isEnded).toBe(true);
  });

  it('FLEET-02 takes thousands of rows in parts, in their order', async () => {
    const reader = await readerOf();
    const cars = Array.from({ length: 2500 }, (_, n) =>
      fleetCar(`${n}`, { car_register_number: `1กก ${n + 1}`, car_name: 'x' }),
    );
    const opened = await reader.open(new File([writeWorkbook(fleetSheet(cars, 'th'))], 'cars.xlsx'));
    expect(opened).toMatchObject({ kind: 'opened' });
    const checked = await reader.check(choice, { cars, master: { brands: [] } }, []);
    if (checked.kind !== 'checked') throw new Error(checked.refusal);
    expect(checked.list.wrong).toHaveLength(2500);
    expect(checked.list.wrong.map(({ row }) => row)).toEqual(cars.map((_, n) => n + 2));
  });
});
