import { foldThai } from '../fields/thai-spelling.ts';
import { cellText, shortened } from './cell-text.ts';
import type { LeftOutKind, ListField } from './checked-list.ts';
import type { FoundColumn } from './headings.ts';
import { headingKey, headingMeaning } from './heading-words.ts';
import type { ListRow } from './list-sheet.ts';

const TOTAL =
  /^(ยอด)?(รวม(ทั้ง(หมด|สิ้น)?|จำนวน|รถ|ยอด)?|ทั้งหมด|จำนวนรถ(ทั้งหมด|รวม)?|(grand |sub ?)?totals?|sum)(?![ก-ฮa-z])/;
const SIGNATURE =
  /^(ผู้จัดทำ|ผู้ตรวจสอบ|ผู้ตรวจ|ผู้อนุมัติ|ผู้รับรอง|ผู้รายงาน|ผู้บันทึก|ผู้จัดเตรียม|จัดทำโดย|ตรวจสอบโดย|อนุมัติโดย|ลงชื่อ|ลงนาม|\(?ลงชื่อ|วันที่พิมพ์|พิมพ์เมื่อ|หมายเหตุ|prepared by|checked by|approved by|signed|signature|printed|remarks?:|notes?:)/;

/** What a row without a plate that can be read is, from its texts; null if it may be a car whose plate is missing or wrong. */
export function rowKind(row: ListRow, columns: readonly FoundColumn[]): { kind: LeftOutKind; text: string } | null {
  const texts = row.cells.map(cellText).filter(Boolean);
  const words = texts.filter((text) => /\p{L}/u.test(text)).map(foldThai);
  const text = shortened(texts.join(' · '));
  const said = new Set(saidOf(row, columns));
  // Beside what says a car such a word is a remark, or part of a name.
  const car = carIn(row, columns);
  if (!car.isSaid && words.some((word) => SIGNATURE.test(word))) return { kind: 'signature', text };
  if (!(car.isNamed && said.has('car_register_number')) && words[0] !== undefined && TOTAL.test(words[0]))
    return { kind: 'total', text };
  if (isHeadingAgain(row, columns)) return { kind: 'heading-again', text };
  if (said.has('car_register_number') && said.size > 1) return null;
  // A car without its plate says at least which car it is.
  if (said.has('brand') || said.has('model')) return null;
  const [only] = texts;
  if (texts.length === 1 && only !== undefined && /\p{L}/u.test(only))
    return said.has('car_register_number') && /\d/.test(only) ? null : { kind: 'section', text };
  return { kind: 'no-plate', text };
}

const saidOf = ({ cells }: ListRow, columns: readonly FoundColumn[]): ListField[] =>
  columns.flatMap(({ column, field }) => (field !== null && cellText(cells[column]) !== '' ? [field] : []));

/** What a row says of a car. `isNamed`: brand and model; `isSaid`: a brand, and model, year or plate, since brand and model may be one column. */
function carIn({ cells }: ListRow, columns: readonly FoundColumn[]) {
  const has = (wanted: ListField, what: RegExp) =>
    columns.some(({ column, field }) => {
      const word = field === wanted ? foldThai(cellText(cells[column])) : '';
      return what.test(word) && !SIGNATURE.test(word) && !TOTAL.test(word);
    });
  // Some models are numbers, no brand is.
  const isOfBrand = has('brand', /\p{L}/u);
  const isNamed = isOfBrand && has('model', /./);
  const isMore = isNamed || has('year', /\d/) || has('car_register_number', /./);
  return { isNamed, isSaid: isOfBrand && isMore };
}

function isHeadingAgain({ cells }: ListRow, columns: readonly FoundColumn[]): boolean {
  const named = columns.filter(({ heading }) => heading !== '');
  const same = named.filter(({ column, heading }) => {
    const text = cellText(cells[column]);
    return text !== '' && headingKey(text) === headingKey(heading);
  });
  return same.length >= 2 || (same.length === 1 && named.length === 1) || namesPlate(cells, columns);
}

/** Headings in other words than the list's: in the place of the plate stands what a plate is called. */
const namesPlate = (cells: ListRow['cells'], columns: readonly FoundColumn[]): boolean =>
  columns.some(
    ({ column, field }) =>
      field === 'car_register_number' && headingMeaning(cellText(cells[column])) === 'car_register_number',
  );
