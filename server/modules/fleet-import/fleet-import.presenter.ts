import type { AnswerOf } from '#contract/call.ts';
import type { importFleet } from '#contract/calls/fleet-import.calls.ts';
import type { RowResult } from '#contract/calls/fleet-import.shapes.ts';
import type { CheckedList, RowFault, RowPlace } from '#domain/fleet-list/checked-list.ts';

const at = ({ sheet, row }: RowPlace) => ({ sheet, row });

const faultOf = ({ suggestion, other, choices: _of, ...fault }: RowFault) => ({
  ...fault,
  ...(suggestion === undefined ? {} : { suggestion }),
  ...(other === undefined ? {} : { other: at(other) }),
});

function rowsOf({ added, changed, unchanged, wrong, leftOut }: CheckedList): RowResult[] {
  return [
    ...added.map((row): RowResult => ({
      ...at(row),
      result: 'added',
      car_register_number: row.car.car_register_number,
    })),
    ...changed.map((row): RowResult => ({
      ...at(row),
      result: 'changed',
      car_register_number: row.car.car_register_number,
    })),
    ...unchanged.map((row): RowResult => ({
      ...at(row),
      result: 'unchanged',
      car_register_number: row.car_register_number,
    })),
    ...wrong.map((row): RowResult => ({
      ...at(row),
      result: 'wrong',
      car_register_number: row.plate,
      faults: row.faults.map(faultOf),
    })),
    ...leftOut.map((row): RowResult => ({ ...at(row), result: 'left_out', kind: row.kind, text: row.text })),
  ];
}

/** The answer of C17, its rows in the order of the file. `importId` counts only if something is to be written. */
export function presentImport(list: CheckedList, importId: string): AnswerOf<typeof importFleet> {
  const { added, changed, unchanged, wrong, leftOut } = list;
  const rows = rowsOf(list);
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))];
  const place = new Map(sheets.map((sheet, index) => [sheet, index]));
  rows.sort((a, b) => (place.get(a.sheet) ?? 0) - (place.get(b.sheet) ?? 0) || a.row - b.row);
  return {
    import_id: added.length + changed.length > 0 ? importId : null,
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged: unchanged.length,
      wrong: wrong.length,
      left_out: leftOut.length,
    },
    row_list: rows,
  };
}
