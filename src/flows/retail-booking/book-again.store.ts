import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** What is known of the car that was booked for; '' for what is not. */
export interface KnownCar {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly year: string;
}

/** Fills in the car of a booking that is made again, as if it had been typed; what is typed already stays. */
export const keepCarForBooking = ({ plate, province, brand, model, year }: KnownCar): void => {
  const typed = typedBooking();
  if (typed.read() !== null) return;
  typed.keep({
    values: { ...NO_INFORMATION, register_number: plate, province },
    car: { brand, model, variant: '', year },
  });
};
