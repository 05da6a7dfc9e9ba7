// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { columnKey, type CheckedList } from '#domain/fleet-list/checked-list.ts';
import { fleetColumnsOf } from '#contract/calls/fleet.columns.ts';
import { checkedList, oneSheet } from '#machines/fleet-import/fleet-import.fixtures.ts';
import { fleetCar } from '#src/pages/fleet/fleet.fixtures.ts';
import { createApi } from '#src/api/client.ts';
import { fleetImportAdapters } from './fleet-import.adapters.ts';
import type { AcceptedFile, ImportChoice, ImportReader, KnownFleet } from './reader/import-reader.types.ts';

const TODAY = '2026-11-27';
const COMPANY = { account: 'company-1', code: () => 'code-of-this-login' };
const CHOICE = { sheets: [0], filteredToo: false, mapping: null, mends: [] };
const { signal } = new AbortController();

type Sent = Readonly<Record<string, FormDataEntryValue>>;

/** A server that answers what the test says, by its address; null loses the answer. */
function serverThat(answer: (path: string) => object | null) {
  const forms: Sent[] = [];
  const api = createApi({
    base: '',
    applicationKey: 'key',
    language: () => 'th',
    now: () => Date.parse(`${TODAY}T10:00:00+07:00`),
    fetch: async (input, init) => {
      if (init?.body instanceof FormData) forms.push(Object.fromEntries(init.body));
      const results = answer(input instanceof Request ? input.url : input.toString());
      if (results === null) throw new TypeError('the answer is lost');
      return Response.json({ error_code: 0, error_msg: '', results });
    },
  });
  return { host: { api: () => api }, forms };
}

const fleetOf = (...plates: string[]) =>
  fleetColumnsOf(
    plates.map((plate) => fleetCar(crypto.randomUUID(), { car_register_number: plate })),
    TODAY,
  );

/** A reader of one good list. */
function readerThat(lists: (choice: ImportChoice) => CheckedList = () => checkedList) {
  const fleets: string[][] = [];
  const choices: ImportChoice[] = [];
  const made: AcceptedFile[] = [];
  const reader: ImportReader = {
    open: async () => ({ kind: 'opened', open: oneSheet }),
    check: async (choice, { cars }: KnownFleet) => {
      choices.push(choice);
      fleets.push(cars.map(({ car_register_number }) => car_register_number));
      return { kind: 'checked', list: lists(choice) };
    },
    mend: async () => ({ kind: 'checked', list: checkedList }),
    accepted: async () => {
      const file = new File([`cars, made ${made.length + 1}`], 'cars.xlsx');
      made.push({ file, rows: [{ sheet: 'รถ', row: 3 }] });
      return { file, rows: [{ sheet: 'รถ', row: 3 }] };
    },
    wrong: async () => new File([], 'wrong.xlsx'),
    cancel: () => undefined,
  };
  return { reader, fleets, choices, made };
}

const opened = async (server: ReturnType<typeof serverThat>, reader: ImportReader) => {
  const ports = fleetImportAdapters(server.host, COMPANY, reader, () => undefined);
  await ports.openFile(new File(['x'], 'รถทั้งหมด.xlsx'), signal);
  return ports;
};

afterEach(() => localStorage.clear());

describe('checking a list', () => {
  it('FLEET-02 compares it with the cars that the company has at each check', async () => {
    const fleet = ['1กก 1'];
    const server = serverThat((path) => (path.includes('fleet/list') ? fleetOf(...fleet) : { brand_list: [] }));
    const { reader, fleets } = readerThat();
    const ports = await opened(server, reader);
    await ports.checkList(CHOICE, signal);
    fleet.push('2ขข 2');
    await ports.checkList(CHOICE, signal);
    expect(fleets).toEqual([['1กก 1'], ['1กก 1', '2ขข 2']]);
  });

  it('FLEET-02 remembers no column by which a sheet has no plates, and takes none that was remembered', async () => {
    const server = serverThat((path) => (path.includes('fleet/list') ? fleetOf() : { brand_list: [] }));
    const [plates, , notes] = checkedList.columns;
    if (plates === undefined || notes === undefined) throw new Error('no columns');
    const lost: CheckedList = {
      ...checkedList,
      wrong: [
        {
          sheet: 'รถ',
          row: 3,
          plate: '',
          faults: [{ field: 'car_register_number', heading: '', value: '', fault: 'no-plate-column' }],
        },
      ],
    };
    let isLost = (mapping: ImportChoice['mapping']) => mapping[columnKey(plates)] === null;
    const { reader, choices } = readerThat(({ mapping }) => (isLost(mapping) ? lost : checkedList));
    const ports = await opened(server, reader);
    await ports.checkList({ ...CHOICE, mapping: { [columnKey(plates)]: null } }, signal);
    expect(await ports.checkList(CHOICE, signal)).toMatchObject({ kind: 'ok', value: { remembered: null } });
    expect(choices.map(({ mapping }) => mapping)).toEqual([{ [columnKey(plates)]: null }, {}]);

    const byHand = { [columnKey(notes)]: 'department' } as const;
    await ports.checkList({ ...CHOICE, mapping: byHand }, signal);
    expect(await ports.checkList(CHOICE, signal)).toMatchObject({ kind: 'ok', value: { remembered: byHand } });
    isLost = (mapping) => mapping[columnKey(notes)] !== undefined;
    expect(await ports.checkList(CHOICE, signal)).toEqual({
      kind: 'ok',
      value: { list: checkedList, remembered: null },
    });
  });
});

describe('sending a list', () => {
  it('FLEET-02, DUP-01 again after an answer was lost sends the very same file with the same key', async () => {
    let isLost = true;
    const counts = { added: 1, changed: 0, unchanged: 0, wrong: 0, left_out: 0 };
    const answer = { import_id: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05', counts, row_list: [] };
    const server = serverThat(() => (isLost ? null : answer));
    const { reader, made } = readerThat();
    const ports = await opened(server, reader);
    await expect(ports.sendList(checkedList, signal)).rejects.toThrow('network');
    isLost = false;
    expect(await ports.sendList(checkedList, signal)).toMatchObject({ kind: 'ok', value: { added: 1 } });
    expect(made).toHaveLength(1);
    const [first, again] = server.forms;
    expect(again).toEqual(first);
    const texts = await Promise.all(
      server.forms.map(async ({ file_upload: file }) => (file instanceof File ? file.text() : 'no file')),
    );
    expect(texts).toEqual(['cars, made 1', 'cars, made 1']);
    expect(first?.['request_key']).toMatch(/^[\da-f-]{36}$/);
  });

  it('FLEET-02 that was checked anew makes a file of its own', async () => {
    const counts = { added: 1, changed: 0, unchanged: 0, wrong: 0, left_out: 0 };
    const server = serverThat(() => ({ import_id: null, counts, row_list: [] }));
    const { reader, made } = readerThat();
    const ports = await opened(server, reader);
    await ports.sendList(checkedList, signal);
    await ports.sendList({ ...checkedList }, signal);
    expect(made).toHaveLength(2);
  });

  it('FLEET-02 names rows that the server refused by where they stand in the person’s own file', async () => {
    const counts = { added: 1, changed: 0, unchanged: 0, wrong: 2, left_out: 0 };
    const fault = { field: 'brand', heading: 'ยี่ห้อ', value: 'Toyata', fault: 'unknown-brand' } as const;
    const wrong = (row: number, plate: string) => ({
      sheet: 'รายการรถ',
      row,
      result: 'wrong',
      car_register_number: plate,
      faults: [{ ...fault, suggestion: 'Toyota' }],
    });
    const server = serverThat(() => ({ import_id: null, counts, row_list: [wrong(2, '1กก 1'), wrong(9, '2ขข 2')] }));
    const ports = await opened(server, readerThat().reader);
    expect(await ports.sendList(checkedList, signal)).toMatchObject({
      kind: 'ok',
      value: {
        refused: [
          { sheet: 'รถ', row: 3, plate: '1กก 1', faults: [fault] },
          { sheet: 'รายการรถ', row: 9, plate: '2ขข 2', faults: [fault] },
        ],
      },
    });
  });
});
