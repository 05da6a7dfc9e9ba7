import { addDays, epochMs, splitDateTime } from '#domain/thai-calendar.ts';
import type { InformationValues } from '../steps/information/information.form.ts';
import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** What is known of the booked car; '' for what is unknown. */
export interface KnownCar {
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly year: string;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The same weekday and time of day in the first week after the booked one in which it is still to come. */
export const nextLike = (startsAt: string, now: number) => {
  const { date, time } = splitDateTime(startsAt);
  const weeks = Math.max(1, Math.floor((now - epochMs(startsAt)) / WEEK_MS) + 1);
  return { date: addDays(date, 7 * weeks), time };
};

/** Fills in the car of a repeated booking, and who booked if that is known, as if it had been typed; what is already typed stays. */
export const keepCarForBooking = (
  { plate, province, brand, model, year }: KnownCar,
  booker: Pick<InformationValues, 'first_name' | 'last_name' | 'tel_no' | 'email'> | null,
): void => {
  const typed = typedBooking();
  if (typed.read() !== null) return;
  typed.keep({
    values: { ...NO_INFORMATION, ...booker, register_number: plate, province },
    car: { brand, model, variant: '', year },
    isRepeat: booker === null,
  });
};
