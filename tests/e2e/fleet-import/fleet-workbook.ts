import { utils, write, type WorkSheet } from 'xlsx';
import { MOST_LIST_ROWS } from '#workbook/limits.ts';
import type { ListUpload } from './import-page.ts';

const HEADS = ['ลำดับ', 'ทะเบียนรถ ', 'ยี่ห้อ', 'รุ่น', ' รุ่นย่อย', 'ปี  พ.ศ.', 'แผนก', 'หมายเหตุ'];
/** The row of the first car, as Excel numbers it. */
const FIRST_ROW = 4;

type Row = readonly [plate: string, brand: string, model: string, variant: string, year: string | number];

const good = (n: number): Row => [
  `1กก ${1000 + n}`,
  'TOYOTA',
  'Hilux Revo',
  '2.4 Z Edition Double Cab',
  2560 + (n % 6),
];

/** Rows that are wrong, each in a way of its own kind. */
const FAULTS: readonly ((row: Row, n: number) => Row)[] = [
  ([plate, , ...rest]) => [plate, 'Toyata', ...rest],
  ([plate, brand, , variant, year]) => [plate, brand, 'Hilux Rivo', variant, year],
  ([plate, brand, model, , year]) => [plate, brand, model, 'Z Edtion', year],
  ([plate, brand, model, variant]) => [plate, brand, model, variant, 'ไม่ทราบ'],
  ([, ...rest]) => ['ABC', ...rest],
];

const bytesOf = (sheets: Readonly<Record<string, WorkSheet>>): Buffer => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** A list as fleets have it: titles above the headings, years of the Buddhist era, a total and a signature below. */
export function fleetWorkbook(cars: number, faults: number, name = 'รถทั้งหมด พ.ย. 69.xlsx', firstCar = 0): ListUpload {
  const every = faults === 0 ? Infinity : Math.floor(cars / faults);
  const rows = Array.from({ length: cars }, (_, n) => {
    const row = good(firstCar + n);
    const isWrong = n % every === every - 1 && Math.floor(n / every) < faults;
    const made = isWrong ? (FAULTS[Math.floor(n / every) % FAULTS.length]?.(row, n) ?? row) : row;
    return [n + 1, ...made, n % 2 === 0 ? 'ขนส่ง' : 'ขาย', ''];
  });
  const sheet = utils.aoa_to_sheet([
    ['บริษัท ตัวอย่าง จำกัด'],
    ['รายการรถทั้งหมด ประจำเดือนพฤศจิกายน 2569'],
    HEADS,
    ...rows,
    ['รวม', `${cars} คัน`],
    [],
    ['', '', '', '', '', 'ผู้จัดทำ', 'สมหญิง'],
  ]);
  sheet['!merges'] = [0, 1].map((r) => ({ s: { r, c: 0 }, e: { r, c: HEADS.length - 1 } }));
  return { name, buffer: bytesOf({ รถ: sheet }) };
}

/** Where the n-th car stands. */
export const rowOfCar = (n: number): number => FIRST_ROW + n;

/** Two sheets with one car each, the second hidden in Excel. */
export function twoSheets(firstCar = 0): ListUpload {
  const list = (n: number) => utils.aoa_to_sheet([HEADS, [1, ...good(firstCar + n), 'ขนส่ง', '']]);
  const book = utils.book_new();
  utils.book_append_sheet(book, list(0), 'รถ BKK');
  utils.book_append_sheet(book, list(1), 'รถเก่า');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return { name: 'สองแผ่น.xlsx', buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}

/** Four cars under Thai headings, and three under English ones in a sheet of their own, with a column less before the plates. */
export function twoLanguages(): ListUpload {
  const cars = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => good(first + n));
  const thai = [HEADS.slice(0, 6), ...cars(0, 3).map((car, n) => [n + 1, ...car])];
  const english = [['Plate', 'Brand', 'Model', 'Variant', 'Year'], ...cars(4, 6)];
  const sheets = {
    กรุงเทพฯ: utils.aoa_to_sheet(thai),
    'Chiang Mai': utils.aoa_to_sheet(english.map((row) => [...row])),
  };
  return { name: 'สองแผ่น.xlsx', buffer: bytesOf(sheets) };
}

/** A sheet with one car, and one with more rows than are read. */
export function tooLongSheet(): ListUpload {
  const heads = HEADS.slice(1, 6);
  const long = Array.from({ length: MOST_LIST_ROWS }, (_, n) => [...good(n % 9000)]);
  const sheets = { รถ: utils.aoa_to_sheet([heads, [...good(0)]]), ยาว: utils.aoa_to_sheet([heads, ...long]) };
  return { name: 'สองแผ่น.xlsx', buffer: bytesOf(sheets) };
}

/** Cars of which our list does not know the brand, or the file not the variant. */
export function unlistedCars(): ListUpload {
  const rows: readonly Row[] = [
    good(0),
    ['70-1234', 'Hino', '500', '', 2562],
    ['1กก 9', 'Toyota', 'Hilux Revo', '', 2562],
  ];
  const sheet = utils.aoa_to_sheet([HEADS, ...rows.map((row, n) => [n + 1, ...row, 'ขนส่ง', ''])]);
  return { name: 'รายงาน.xlsx', buffer: bytesOf({ รถ: sheet }) };
}

/** A list, a sheet of cars in words that nobody knows below a title, and one of sums. */
export function withStrangeSheet(): ListUpload {
  const strange = [['ตารางพิเศษ'], ['ป้าย#1', 'ฉายา'], ['ไม่มีทะเบียน', 'ฟ้า'], ['รอป้าย', 'แดง']];
  const sheets = { รถ: [HEADS, [1, ...good(1), 'ขาย', '']], ทะเบียนป้ายแดง: strange, สรุป: [['รวม', 3]] };
  return {
    name: 'สามแผ่น.xlsx',
    buffer: bytesOf(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, utils.aoa_to_sheet(rows)]))),
  };
}
