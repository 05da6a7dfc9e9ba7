import { columnKey, type CheckedList, type ColumnMapping, type ListedCar } from '#domain/fleet-list/checked-list.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { fleetImportMachine } from './fleet-import.machine.ts';
import type { ImportResult, ListFile, Mend, OpenFile, UndoResult } from './fleet-import.types.ts';

export const workbook: ListFile = { name: 'รถทั้งหมด.xlsx', size: 48_000 };
export const otherWorkbook: ListFile = { name: 'mended.xlsx', size: 12_000 };

export const oneSheet: OpenFile = {
  sheets: [{ index: 0, name: 'รถ', hidden: false, rows: 4, filtered: 0 }],
  suggested: [0],
  passedOver: [],
};
export const threeSheets: OpenFile = {
  sheets: [
    { index: 0, name: 'รถ BKK', hidden: false, rows: 3, filtered: 1 },
    { index: 1, name: 'รถ ภาคเหนือ', hidden: false, rows: 1, filtered: 0 },
    { index: 3, name: 'เก่า', hidden: true, rows: 9, filtered: 0 },
  ],
  suggested: [0, 1],
  passedOver: ['สรุป'],
};
export const filteredSheet: OpenFile = {
  sheets: [{ index: 0, name: 'รถ', hidden: false, rows: 4, filtered: 2 }],
  suggested: [0],
  passedOver: [],
};

export const twoSheets: OpenFile = {
  sheets: [
    { index: 0, name: 'รถ', hidden: false, rows: 3, filtered: 0 },
    { index: 1, name: 'รถใหม่', hidden: false, rows: 1, filtered: 0 },
  ],
  suggested: [0, 1],
  passedOver: [],
};

const car: ListedCar = {
  car_name: 'ส่งของ 07',
  car_register_number: '3ฒก4821',
  province: '',
  brand: 'Toyota',
  model: 'Hilux Revo',
  variant: 'Z Edition 2.4 Entry',
  year: '2023',
  master_car_data_id: 7,
};
export const brandMend: Mend = { sheet: 'รถ', row: 6, field: 'brand', value: 'Toyota' };

const departmentByHand: ColumnMapping = { [columnKey({ letter: 'C', heading: 'หมายเหตุ' })]: 'department' };

export const checkedList: CheckedList = {
  columns: [
    { letter: 'A', heading: 'ทะเบียนรถ', field: 'car_register_number', sheets: ['รถ'] },
    { letter: 'B', heading: 'ยี่ห้อ', field: 'brand', sheets: ['รถ'] },
    { letter: 'C', heading: 'หมายเหตุ', field: null, sheets: ['รถ'] },
  ],
  added: [{ sheet: 'รถ', row: 3, car }],
  changed: [
    {
      sheet: 'รถ',
      row: 4,
      car_profile_id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
      car: { ...car, car_register_number: 'บพ7306' },
      changes: [{ field: 'year', from: '2022', to: '2023' }],
    },
  ],
  unchanged: [{ sheet: 'รถ', row: 5, car_register_number: '1ฒฉ902' }],
  wrong: [
    {
      sheet: brandMend.sheet,
      row: brandMend.row,
      plate: 'ผธ1963',
      faults: [
        { field: 'brand', heading: 'ยี่ห้อ', value: 'Toyata', fault: 'unknown-brand', suggestion: brandMend.value },
      ],
    },
  ],
  leftOut: [{ sheet: 'รถ', row: 7, kind: 'total', text: 'รวม 4 คัน' }],
  namedByPlate: true,
  isCut: true,
};
/** A list in which all is as it was. */
export const sameList: CheckedList = {
  ...checkedList,
  added: [],
  changed: [],
  wrong: [],
  namedByPlate: false,
  isCut: false,
};

export const imported: ImportResult = {
  importId: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05',
  added: 1,
  changed: 0,
  unchanged: 0,
  refused: [
    {
      sheet: 'รถ',
      row: 4,
      plate: 'บพ7306',
      faults: [{ field: 'model', heading: 'รุ่น', value: 'Hilux Revo', fault: 'has-booking' }],
    },
  ],
};
export const undoneAll: UndoResult = { removed: 1, restored: 0, kept: [] };
export const undonePart: UndoResult = {
  removed: 0,
  restored: 0,
  kept: [{ plate: '3ฒก4821', reason: 'booked' }],
};
export const EARLIER = '9c83ad94-be05-4a61-8b72-7b1c2d3e4f50';

const REFUSED = { kind: 'failed', failure: { message: 'มีการทำรายการถี่เกินไป' } } as const;
const REFUSED_SILENTLY = { kind: 'failed', failure: { message: '' } } as const;

export const fleetImportFixtures: ChartFixtures<typeof fleetImportMachine> = {
  inputs: { company: undefined },
  events: {
    'file.chosen': () => [workbook, otherWorkbook].map((file) => ({ type: 'file.chosen', file })),
    'reading.cancelled': () => [{ type: 'reading.cancelled' }],
    'sheets.chosen': () => [
      { type: 'sheets.chosen', choice: { sheets: [0, 3], filteredToo: true } },
      { type: 'sheets.chosen', choice: { sheets: [0], filteredToo: false } },
    ],
    'sheets.reopened': () => [{ type: 'sheets.reopened' }],
    'columns.corrected': () => [{ type: 'columns.corrected', mapping: departmentByHand }],
    'suggestions.taken': () => [{ type: 'suggestions.taken', mends: [brandMend] }],
    'import.agreed': () => [{ type: 'import.agreed' }],
    'import.closed': () => [{ type: 'import.closed' }],
    'outcome.left': () => [{ type: 'outcome.left' }],
    'undo.asked': ({ context: { result } }) => [{ type: 'undo.asked', importId: result?.importId ?? EARLIER }],
    'undo.agreed': () => [{ type: 'undo.agreed' }],
    'undo.declined': () => [{ type: 'undo.declined' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    opening: {
      done: [
        { kind: 'ok', value: oneSheet },
        { kind: 'ok', value: threeSheets },
        { kind: 'ok', value: twoSheets },
        { kind: 'ok', value: filteredSheet },
        { kind: 'failed', failure: 'password' },
        { kind: 'failed', failure: 'not-a-workbook' },
      ],
      error: true,
    },
    checking: {
      done: [
        { kind: 'ok', value: { list: checkedList, remembered: null } },
        { kind: 'ok', value: { list: checkedList, remembered: departmentByHand } },
        { kind: 'ok', value: { list: sameList, remembered: null } },
        { kind: 'failed', failure: { kind: 'file', refusal: 'no-plates' } },
        { kind: 'failed', failure: { kind: 'server', ...REFUSED.failure } },
      ],
      error: true,
    },
    mending: {
      done: [
        { kind: 'ok', value: { list: { ...checkedList, wrong: [] }, remembered: null } },
        { kind: 'failed', failure: { kind: 'file', refusal: 'too-slow' } },
      ],
      error: true,
    },
    sending: { done: [{ kind: 'ok', value: imported }, REFUSED, REFUSED_SILENTLY], error: true },
    undoing: {
      done: [{ kind: 'ok', value: undoneAll }, { kind: 'ok', value: undonePart }, REFUSED, REFUSED_SILENTLY],
      error: true,
    },
  },
  delays: {
    answerTimeLimit: 15_000,
    recheckPause: 8_000,
    readingTimeLimit: 60_000,
    importTimeLimit: 60_000,
    laterPause: 60_000,
  },
};
