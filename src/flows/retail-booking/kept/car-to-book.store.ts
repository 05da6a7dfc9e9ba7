import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { retailBookingVisit } from '../retail-booking.visit.ts';
import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** One of the member's cars, by its names; the year is Gregorian. */
export interface CarToBook {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
}

/** Fills in this car, in place of any other, for the booking that is made next or is being made. Who books stays as it is. */
export const keepCarToBook = (host: FlowHost, car: CarToBook): void => {
  const { plate, province, brand, model, variant, year } = car;
  const typed = typedBooking();
  const values = { ...(typed.read()?.values ?? NO_INFORMATION), register_number: plate, province };
  typed.keep({ values, car: { brand, model, variant, year }, ownCar: null, isRepeat: false, isForNext: true });
  const visit = retailBookingVisit.of(host);
  visit?.typed.reread();
  visit?.car.forget();
};
