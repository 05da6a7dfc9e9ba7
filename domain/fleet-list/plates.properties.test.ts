import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayPlate } from '../fields/plate.ts';
import { PROVINCES } from '../fields/provinces.ts';
import { shortNamesOf } from '../fields/province-names.ts';
import { carOf, checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';
import { readPlate } from './plate-cell.ts';

const LETTERS = 'กขฆงจฉชฌญฎฐธพภวศษสฬ';
const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

const letters = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 2 });
const plate = fc.oneof(
  fc.tuple(fc.constantFrom('', '1', '9'), letters, fc.integer({ min: 1, max: 9999 })).map((parts) => parts.join('')),
  fc.integer({ min: 700_000, max: 999_999 }).map(String),
);
const province = fc.constantFrom(...PROVINCES.map(({ th }) => th));

/** The same plate as somebody could write it. */
const spelt = (key: string) =>
  fc
    .record({
      gap: fc.constantFrom('', ' ', '-', '  ', '\u00a0', ' - ', '\u200b'),
      thai: fc.boolean(),
      before: fc.constantFrom('', ' ', 'ทะเบียน '),
      after: fc.constantFrom('', ' ', '\n'),
    })
    .map(({ gap, thai, before, after }) => {
      const shown = displayPlate(key).replace(/[ -]/, gap);
      const digits = thai ? shown.replaceAll(/\d/g, (digit) => THAI_DIGITS[Number(digit)] ?? '') : shown;
      return before + digits + after;
    });

const none = new Set<string>();

it('FLEET-02 a plate in any spelling is read as itself, with and without its province behind it', () => {
  const cases = fc
    .tuple(plate, province)
    .chain(([key, th]) =>
      fc.tuple(fc.constant(key), fc.constant(th), spelt(key), fc.constantFrom(th, ...shortNamesOf(th), `จ.${th}`)),
    );
  fc.assert(
    fc.property(cases, ([key, th, text, name]) => {
      expect(readPlate(text, none)).toEqual({ plate: key, province: null });
      for (const both of [`${text.trim()} ${name}`, `${text.trim()}\n(${name})`])
        expect(readPlate(both, none)).toEqual({ plate: key, province: th });
    }),
  );
});

it('FLEET-02 whatever stands in a cell, a plate that is read has just its letters and digits in their order', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'1209กขงช ต-–/().,=+:AK๑๒\n'), maxLength: 16 });
  fc.assert(
    fc.property(noise, (text) => {
      const read = readPlate(text, none);
      if (!('plate' in read)) return;
      const folded = text.normalize('NFKC').replaceAll(/[๐-๙]/g, (digit) => String(THAI_DIGITS.indexOf(digit)));
      expect(folded.replaceAll(/[^\dก-ฮ]/g, '')).toContain(read.plate);
    }),
  );
});

it('FLEET-02 two cars are never taken for one: a row is the car of its plate and province, a new one, or wrong', () => {
  const few = fc.constantFrom('1กก1', '1กก11', '701234', 'กก1');
  const fewProvinces = fc.constantFrom('', 'ชลบุรี', 'ระยอง');
  const car = fc.tuple(few, fewProvinces);
  const fleet = fc
    .uniqueArray(car, { selector: ([key, th]) => `${key} ${th}`, maxLength: 6 })
    // A plate without a province is the only one of its kind, as everywhere.
    .map((cars) => cars.filter(([key, th]) => th !== '' || !cars.some(([other, at]) => other === key && at !== '')));
  const rows = fc.array(
    car.chain(([key, th]) => fc.tuple(fc.constant(key), fc.constant(th), spelt(key))),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fleet, rows, (cars, listed) => {
      const known = cars.map(([key, th]) => carOf(displayPlate(key), { province: th, car_profile_id: `${key} ${th}` }));
      const found = checkedOf(sheetOf([HEADS, ...listed.map(([, th, text]) => [text, th, ...REVO])]), { cars: known });
      const said = new Map(listed.map(([key, th], at) => [at + 2, { key, th }]));
      const good = [...found.added, ...found.changed, ...found.unchanged];
      expect(good.length + found.wrong.length).toBe(listed.length);
      const matched = found.changed.map(({ row, car_profile_id: id }) => ({ row, id }));
      for (const { row, id } of matched) {
        const { key, th } = said.get(row) ?? { key: '', th: '' };
        const [knownKey, knownProvince] = id.split(' ');
        expect(knownKey).toBe(key);
        expect(th === '' || knownProvince === '' || knownProvince === th).toBe(true);
      }
      expect(new Set(matched.map(({ id }) => id)).size).toBe(matched.length);
      // No two cars of the company afterwards can be the same one.
      const after = [
        ...known.filter(({ car_profile_id: id }) => !matched.some((one) => one.id === id)),
        ...found.changed.map(({ car: now }) => now),
        ...found.added.map(({ car: now }) => now),
      ];
      for (const [at, one] of after.entries())
        for (const other of after.slice(at + 1))
          if (one.car_register_number === other.car_register_number)
            expect(one.province !== other.province && one.province !== '' && other.province !== '').toBe(true);
    }),
  );
});
