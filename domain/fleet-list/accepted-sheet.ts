import type { Language } from '../constants.ts';
import { DATE_FORMATS, dateCell, type Sheet, type SheetValue } from '../sheet-cells.ts';
import { LIST_FIELDS, type CheckedList, type ListedCar, type ListField, type RowPlace } from './checked-list.ts';
import type { KnownCar } from './known-car.ts';
import { LIST_HEADINGS } from './list-headings.ts';
import type { ListCell, ListSheet } from './list-sheet.ts';

type Good = 'added' | 'changed';

const OPTIONAL = ['department', 'driver_name', 'driver_tel', 'odometer'] as const;

const WIDTH = 18;

/**
 * The good rows as a list of our own, in the order of the file, with where each of them stands there. It has the columns that the list has: what is
 * left out stays as it is. `cars`: the company's, whose values stand where only another sheet has the column.
 */
export function acceptedSheet(
  { added, changed, namedByPlate }: CheckedList,
  which: readonly Good[],
  cars: readonly KnownCar[],
): { readonly sheet: Sheet; readonly rows: readonly RowPlace[] } {
  const known = new Map(cars.map((car) => [car.car_profile_id, car]));
  const good = [
    ...(which.includes('added') ? added.map((row) => ({ ...row, was: undefined })) : []),
    ...(which.includes('changed') ? changed.map((row) => ({ ...row, was: known.get(row.car_profile_id) })) : []),
  ];
  const said = new Set<ListField>(OPTIONAL.filter((field) => good.some(({ car }) => car[field] !== undefined)));
  const fields = LIST_FIELDS.filter((field) =>
    field === 'car_name' ? !namedByPlate : said.has(field) || !OPTIONAL.some((one) => one === field),
  );
  const value = (car: ListedCar, was: KnownCar | undefined, field: ListField): SheetValue =>
    car[field] ?? was?.[field] ?? null;
  return {
    sheet: {
      name: 'Cars',
      // In English, whose years are Gregorian as the values are.
      heads: fields.map((field) => LIST_HEADINGS.en[field]),
      widths: fields.map(() => WIDTH),
      rows: good.map(({ car, was }) => fields.map((field) => value(car, was, field))),
    },
    rows: good.map(({ sheet, row }) => ({ sheet, row })),
  };
}

/** The words of the list of wrong rows; `reasons` has one text for each of them. */
export interface WrongRowsWords {
  readonly sheet: string;
  /** Headings of the columns that are added: the sheet and the row in the file, and the reasons. */
  readonly heads: { readonly sheet: string; readonly row: string; readonly reasons: string };
  readonly reasons: readonly string[];
  /** Of the headings of columns that the file does not have and its rows need. */
  readonly language: Language;
}

function writtenCell(cell: ListCell | undefined): SheetValue {
  if (cell == null || typeof cell === 'string') return cell ?? null;
  if (typeof cell === 'number') return { value: cell, format: 'General' };
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return 'date' in cell ? dateCell(cell.date, DATE_FORMATS.en) : cell.text;
}

/**
 * The wrong rows as they stand in the file, with their places and reasons beside them: a sheet for each of the file's that has any, under its own
 * headings, since the sheets of a file may have other columns, or the same ones in another order. What is missing has an empty column to be filled in.
 */
export function wrongSheets(
  { columns, wrong }: CheckedList,
  sheets: readonly ListSheet[],
  { sheet: name, heads, reasons, language }: WrongRowsWords,
): readonly Sheet[] {
  const rows = wrong.map((each, at) => ({ ...each, reason: reasons[at] ?? '' }));
  const having = sheets.filter((sheet) => rows.some((row) => row.sheet === sheet.name));
  return having.map((sheet, nth) => {
    const cellsAt = new Map(sheet.rows.map(({ row, cells }) => [row, cells] as const));
    const own = rows.filter((row) => row.sheet === sheet.name);
    const named = columns.filter((column) => column.sheets.includes(sheet.name));
    const headings = Array.from(
      {
        length: Math.max(
          0,
          ...own.map(({ row }) => cellsAt.get(row)?.length ?? 0),
          ...named.map(({ letter }) => columnOf(letter) + 1),
        ),
      },
      (_, column) => named.find(({ letter }) => columnOf(letter) === column)?.heading ?? '',
    );
    const faults = own.flatMap((each) => each.faults.filter(({ heading }) => heading === ''));
    const missing = [...new Set(faults.map(({ field }) => field))];
    return {
      name: having.length === 1 ? name : sheetName(`${nth + 1} ${sheet.name}`),
      heads: [
        ...headings,
        ...missing.map((field) => LIST_HEADINGS[language][field]),
        heads.sheet,
        heads.row,
        heads.reasons,
      ],
      widths: [...headings.map(() => WIDTH), ...missing.map(() => WIDTH), WIDTH, 8, 60],
      rows: own.map(({ row, reason }) => {
        const cells = cellsAt.get(row) ?? [];
        return [
          ...headings.map((_, column) => writtenCell(cells[column])),
          ...missing.map(() => null),
          sheet.name,
          row,
          reason,
        ];
      }),
    };
  });
}

/** As the programs that make workbooks allow it; its number tells it from others that begin alike. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** From 0. */
const columnOf = (letter: string): number =>
  [...letter].reduce((sum, one) => 26 * sum + (one.codePointAt(0) ?? 0) - 64, 0) - 1;
