import { normalisePlate } from '#domain/fields/plate.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { TypedBooking } from '../kept/typed-booking.store.ts';

/** A car by its names; '' for unknown values. The year is Gregorian. */
export interface CarToBook {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
}

/** The car of a booking that is under way: as typed last, else as entered. Null while no plate is known. */
const carOf = ({ customer }: RetailDraft, typed: TypedBooking | null): CarToBook | null => {
  const { register_number: plate = '', province = '' } = typed?.values ?? {};
  if (plate !== '' && !typed?.ownCar)
    return { plate, province, ...(typed?.car ?? { brand: '', model: '', variant: '', year: '' }) };
  return customer;
};

const isSame = (one: CarToBook, other: CarToBook): boolean =>
  normalisePlate(one.plate) === normalisePlate(other.plate) &&
  (one.province === '' || other.province === '' || one.province === other.province);

/**
 * The car of the booking under way, if it has a branch or services and is about another car than this one: then a person is asked with which of the
 * two to go on. Not while its confirm has no answer: it may be booked already, and that comes first (decision 27).
 */
export const otherCarUnderWay = (
  draft: RetailDraft | null,
  typed: TypedBooking | null,
  wanted: CarToBook,
): CarToBook | null => {
  if (draft === null || draft.requestKey !== null) return null;
  if (draft.branch === null && draft.services.length === 0) return null;
  const car = carOf(draft, typed);
  return car === null || isSame(car, wanted) ? null : car;
};
