import type { CarTree } from './car-tree.ts';
import { checkList, type ListToCheck } from './check-list.ts';
import type { CheckedList } from './checked-list.ts';
import type { KnownCar } from './known-car.ts';
import type { ListCell, ListSheet, Merged } from './list-sheet.ts';

const years = (first: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: first + n, year: from + n }));

export const MASTER: CarTree = {
  brands: [
    {
      name: 'Toyota',
      models: [
        {
          name: 'Hilux Revo',
          variants: [
            { name: '2.4 Entry Smart Cab', years: years(1000, 2015, 2024) },
            { name: '2.8 Rocco Double Cab 4WD', years: years(1100, 2018, 2024) },
          ],
        },
        { name: 'Vios', variants: [{ name: '1.5 E', years: years(1200, 2010, 2022) }] },
      ],
    },
    {
      name: 'Isuzu',
      models: [
        { name: 'D-Max', variants: [{ name: '1.9 Ddi Spark', years: years(2000, 2016, 2024) }] },
        { name: 'D-Max X-Series', variants: [{ name: '1.9 Ddi Speed', years: years(2100, 2018, 2024) }] },
      ],
    },
    { name: 'MG', models: [{ name: 'MG3', variants: [{ name: '1.5 D', years: years(3000, 2015, 2024) }] }] },
  ],
};

/** A sheet of these cells from row 1 on. */
export const sheetOf = (
  rows: readonly (readonly ListCell[])[],
  more: { name?: string; merged?: readonly Merged[]; filtered?: readonly number[]; isCut?: boolean } = {},
): ListSheet => ({
  index: 0,
  name: more.name ?? 'รถ',
  hidden: false,
  rows: rows
    .map((cells, at) => ({ row: at + 1, filtered: more.filtered?.includes(at + 1) ?? false, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== '')),
  merged: more.merged ?? [],
  isCut: more.isCut ?? false,
});

export function checkedOf(sheets: ListSheet | readonly ListSheet[], more: Partial<ListToCheck> = {}): CheckedList {
  const list = checkList({
    sheets: 'rows' in sheets ? [sheets] : sheets,
    filteredToo: false,
    mapping: {},
    mended: new Map(),
    cars: [],
    master: MASTER,
    mostCars: 20_000,
    ...more,
  });
  if (list === 'no-plates') throw new Error(list);
  return list;
}

/** A car that a company has. */
export const carOf = (plate: string, change: Partial<KnownCar> = {}): KnownCar => ({
  car_profile_id: `id of ${plate} ${change.province ?? ''}`,
  car_name: plate,
  car_register_number: plate,
  province: '',
  brand: 'Toyota',
  model: 'Hilux Revo',
  variant: '2.4 Entry Smart Cab',
  year: '2019',
  master_car_data_id: 1004,
  department: '',
  driver_name: '',
  driver_tel: '',
  odometer: null,
  booked: false,
  ...change,
});

export const HEADS = ['ทะเบียน', 'จังหวัด', 'ยี่ห้อ', 'รุ่น', 'รุ่นย่อย', 'ปี'];
export const REVO = ['Toyota', 'Hilux Revo', '2.4 Entry Smart Cab', 2019] as const;
