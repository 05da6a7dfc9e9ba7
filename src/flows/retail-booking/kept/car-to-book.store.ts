import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { accountOf, retailBookingVisit } from '#src/flows/retail-booking/visit/retail-booking.visit.ts';
import type { InformationValues } from '../steps/information/information.form.ts';
import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** A member's car or the car of a booking, by its names; '' for unknown values. The year is Gregorian. */
export interface CarToBook {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
}

/** Who made an earlier booking; null if it is unknown. */
type Booker = Pick<InformationValues, 'first_name' | 'last_name' | 'tel_no' | 'email'> | null;

/**
 * Fills in this car, replacing any other, for the current or next booking. The contact data stay as they are; if none have been typed, they are taken
 * from the booking that is repeated.
 */
export const keepCarToBook = (host: FlowHost, car: CarToBook, repeated?: { readonly booker: Booker }): void => {
  const { plate, province, brand, model, variant, year } = car;
  const typed = typedBooking(accountOf(host));
  const before = typed.read()?.values ?? NO_INFORMATION;
  const isSomebody = [before.first_name, before.last_name, before.tel_no].some((text) => text !== '');
  const values = { ...before, ...(isSomebody ? null : repeated?.booker), register_number: plate, province };
  const isRepeat = repeated?.booker === null && !isSomebody;
  typed.keep({ values, car: { brand, model, variant, year }, ownCar: null, isRepeat, isForNext: true });
  const visit = retailBookingVisit.of(host);
  visit?.typed.reread();
  visit?.car.forget();
};
