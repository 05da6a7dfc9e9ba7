import { describe, expect, it } from 'vitest';
import { plateWithProvince, unknownProvince } from '../fields/provinces.ts';
import { readTypedDate } from '../fields/typed-date.ts';
import { nameProblem } from '../fields/person-name.ts';
import { checkList } from './check-list.ts';
import { LIST_FIELDS } from './checked-list.ts';
import { HEADS, MASTER, REVO } from './fleet-list.fixtures.ts';
import { headingMeaning } from './heading-words.ts';
import { readOdometer, readTel } from './other-cells.ts';
import { readPlate, readProvince } from './plate-cell.ts';
import { LIST_HEADINGS } from './list-headings.ts';

const LONG = 200_000;
/** As much as a cell of a workbook has. */
const CELL_MAX = 32_767;

/** Texts by which patterns that try one place after the other take as many steps as the square of their length. */
const AWKWARD: Readonly<Record<string, string>> = {
  'a gap in a plate': `1ก${' '.repeat(LONG)}x`,
  'a gap of other spaces': `1ก${'\u00a0'.repeat(LONG)}x`,
  'a gap of lines': `1ก${'\n '.repeat(LONG / 2)}x`,
  'a gap before nothing': `${'\u3000'.repeat(LONG)}กม${' '.repeat(LONG)}x`,
  'letters and spaces': `1${'ก '.repeat(LONG / 2)}`,
  'digits and spaces': `1ก${'1 '.repeat(LONG / 2)}x`,
  hyphens: `1${'- '.repeat(LONG / 2)}ก`,
  'letters alone': 'ก'.repeat(LONG),
  'digits alone': '1'.repeat(LONG),
  'thousands without an end': `1${',000'.repeat(LONG / 4)}x`,
  'open brackets': '('.repeat(LONG),
  'open square brackets': '['.repeat(LONG),
  slashes: '/'.repeat(LONG),
  'tone marks': `ก${'\u0e48'.repeat(LONG)}`,
  'marks that belong together': `ก${'\u0e4d\u0e48'.repeat(LONG / 2)}`,
  'joiners that hide': `ก${'\u200d'.repeat(LONG)}x`,
  'signs of a total': 'รวม'.repeat(LONG / 3),
};

const none = new Set<string>();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  plate: (text) => readPlate(text, none),
  province: readProvince,
  heading: headingMeaning,
  odometer: readOdometer,
  telephone: readTel,
  'plate with its province': plateWithProvince,
  'unknown province': unknownProvince,
  day: (text) => readTypedDate(text, '2026-11-26'),
  name: nameProblem,
};

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

describe('a very long cell', () => {
  it.each(Object.entries(AWKWARD))('FLEET-02 is read in no time: %s', (_what, text) => {
    const slow = Object.entries(READERS).flatMap(([name, read]) => (timed(() => read(text)) > 500 ? [name] : []));
    expect(slow).toEqual([]);
  });

  it.each(Object.entries(AWKWARD))('FLEET-02 in any column of a list is checked in no time: %s', (_what, text) => {
    const cell = text.slice(0, CELL_MAX);
    const heads = LIST_FIELDS.map((field) => LIST_HEADINGS.th[field]);
    const rows = [heads, heads.map(() => cell), [cell, '1กก 1', ...heads.slice(2).map(() => cell)]];
    const sheet = { index: 0, name: 'รถ', hidden: false, isCut: false, merged: [] };
    const all = rows.map((cells, at) => ({ row: at + 1, filtered: false, cells }));
    const rules = { filteredToo: false, mapping: {}, mended: new Map<string, string>(), mostCars: 10, cars: [] };
    expect(timed(() => checkList({ ...rules, sheets: [{ ...sheet, rows: all }], master: MASTER }))).toBeLessThan(2000);
  });
});

it('FLEET-02 of a long text in a cell only the beginning is named beside its row, whatever is wrong with it', () => {
  const long = '😀'.repeat(15_000);
  const rows = [
    [...HEADS, long],
    [long, long, ...REVO, long],
    ['1กก 1', long, long, long, long, long],
    ['1กก 2', '', ...REVO.slice(0, 3), long],
    [long],
  ].map((cells, at) => ({ row: at + 1, filtered: false, cells }));
  const rules = { filteredToo: false, mapping: {}, mended: new Map<string, string>(), mostCars: 10, cars: [] };
  const sheets = [{ index: 0, name: 'รถ', hidden: false, isCut: false, merged: [], rows }];
  const list = checkList({ ...rules, sheets, master: MASTER });
  if (list === 'no-plates') throw new Error(list);
  expect(list.wrong.length).toBeGreaterThan(2);
  const texts = [...list.columns.map(({ heading }) => heading), ...list.leftOut.map(({ text }) => text)];
  for (const { plate, faults } of list.wrong)
    texts.push(plate, ...faults.flatMap(({ value, heading }) => [value, heading]));
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(200);
  expect(texts.filter((text) => text.endsWith('…')).length).toBeGreaterThan(5);
  expect(texts.some((text) => /\p{Surrogate}/u.test(text))).toBe(false);
});
