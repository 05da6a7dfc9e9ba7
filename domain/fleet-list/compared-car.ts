import { displayPlate } from '../fields/plate.ts';
import type { CarRead, CarWords, WordFault } from './car-words.ts';
import { isWritten } from './cell-text.ts';
import type { CellChange, CellFault, ListedCar, ListField } from './checked-list.ts';
import type { KnownCar } from './known-car.ts';
import type { CellOf, ReadRow } from './read-row.ts';

export type Compared =
  | { readonly car: ListedCar; readonly changes: readonly CellChange[] }
  | {
      readonly faults: readonly {
        readonly field: ListField;
        readonly fault: CellFault;
        readonly suggestion?: string;
        readonly choices?: readonly string[];
      }[];
    };

/** What a car is. It cannot change while the car is booked: the visit was planned for it. */
const WHAT_IT_IS: readonly ListField[] = ['province', 'brand', 'model', 'variant', 'year'];

const CHANGES = [
  'car_name',
  'province',
  'brand',
  'model',
  'variant',
  'year',
  'department',
  'driver_name',
  'driver_tel',
] as const;

/** A car that the company does not have yet; without a name it has that of its plate. */
export function newCar({ plate, province, words, notes }: ReadRow, carOf: (words: CarWords) => CarRead): Compared {
  const read = carOf(words);
  if ('faults' in read) return read;
  const written = displayPlate(plate);
  const { department, driver_name, driver_tel, odometer } = notes;
  return {
    car: withNotes(
      { car_name: notes.car_name || written, car_register_number: written, province, ...read.car },
      { department, driver_name, driver_tel, odometer },
    ),
    changes: [],
  };
}

type Note = 'department' | 'driver_name' | 'driver_tel' | 'odometer';
type Notes = { readonly [Field in Note]: ListedCar[Field] | undefined };

/** What the list has no column for is left out. */
function withNotes(car: Omit<ListedCar, Note>, notes: Notes): ListedCar {
  const all: { -readonly [Field in keyof ListedCar]: ListedCar[Field] } = car;
  if (notes.department !== undefined) all.department = notes.department;
  if (notes.driver_name !== undefined) all.driver_name = notes.driver_name;
  if (notes.driver_tel !== undefined) all.driver_tel = notes.driver_tel;
  if (notes.odometer !== undefined) all.odometer = notes.odometer;
  return all;
}

/** What a row does not say of a car that the company has is as it was, from its model to its year, as long as the row says nothing else. */
function filledIn(words: CarWords, car: KnownCar, carOf: (words: CarWords) => CarRead): CarRead {
  const given = Object.values(words).filter(Boolean).length;
  if (given === 4) return carOf(words);
  if (given === 0) return { car };
  const merged = {
    brand: words.brand || car.brand,
    model: words.model || (words.brand === '' ? car.model : ''),
    variant: words.variant,
    year: words.year || car.year,
  };
  if (words.variant !== '') return carOf(merged);
  // The variant may stand behind the model; if it does not, it is the car's.
  const alone = carOf(merged);
  if ('car' in alone) return alone;
  const isOnlyMissing = (faults: readonly WordFault[]) =>
    faults.every(({ field, fault }) => fault === 'missing' && (field === 'variant' || field === 'model'));
  if (!isOnlyMissing(alone.faults)) return alone;
  return carOf({ ...merged, model: merged.model || car.model, variant: car.variant });
}

/**
 * A car that the company has, as the row says it. A blank cell leaves name, province, model and odometer as they are, and empties department and driver.
 * A value that is written as our export writes it is the same, whatever the rules for new ones say.
 */
export function knownCar(
  read: ReadRow,
  known: KnownCar,
  cellOf: CellOf,
  carOf: (words: CarWords) => CarRead,
): Compared {
  const what = filledIn(read.words, known, carOf);
  if ('faults' in what) return what;
  const { notes } = read;
  const text = (field: 'car_name' | 'department' | 'driver_name' | 'driver_tel') =>
    notes[field] === undefined ? undefined : isWritten(cellOf(field), known[field]) ? known[field] : notes[field];
  const name = text('car_name');
  const [department, driver_name, driver_tel] = [text('department'), text('driver_name'), text('driver_tel')];
  const odometer = notes.odometer ?? undefined;
  const { brand, model, variant, year, master_car_data_id } = what.car;
  const car = withNotes(
    {
      car_name: name || known.car_name,
      car_register_number: displayPlate(read.plate),
      province: read.province || known.province,
      brand,
      model,
      variant,
      year,
      master_car_data_id,
    },
    { department, driver_name, driver_tel, odometer },
  );
  const changes: CellChange[] = CHANGES.flatMap((field) => {
    const [from, to] = [known[field], car[field]];
    return to === undefined || from === to ? [] : [{ field, from, to }];
  });
  if (odometer !== undefined && odometer !== known.odometer)
    changes.push({ field: 'odometer', from: String(known.odometer ?? ''), to: String(odometer) });
  const kept = known.booked ? changes.filter(({ field }) => WHAT_IT_IS.includes(field)) : [];
  if (kept.length > 0) return { faults: kept.map(({ field }) => ({ field, fault: 'has-booking' })) };
  return { car, changes };
}
