import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { accountOf, retailBookingVisit } from '#src/flows/retail-booking/visit/retail-booking.visit.ts';
import type { CarToBook } from '../entry/another-car.view.ts';
import type { InformationValues } from '../steps/information/information.form.ts';
import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** Who made an earlier booking. */
type Booker = Pick<InformationValues, 'first_name' | 'last_name' | 'tel_no' | 'email'>;

const isSomebody = ({ first_name, last_name, tel_no }: InformationValues) =>
  [first_name, last_name, tel_no].some((text) => text !== '');

/** Fills in this car, replacing any other, for the current or next booking. The contact data stay as they are. */
export const keepCarToBook = (host: FlowHost, car: CarToBook, use: { readonly isRepeat: boolean }): void => {
  const { plate, province, brand, model, variant, year } = car;
  const typed = typedBooking(accountOf(host));
  const before = typed.read()?.values ?? NO_INFORMATION;
  const values = { ...before, register_number: plate, province };
  const isRepeat = use.isRepeat && !isSomebody(before);
  typed.keep({ values, car: { brand, model, variant, year }, ownCar: null, isRepeat, isForNext: true });
  const visit = retailBookingVisit.of(host);
  visit?.typed.reread();
  visit?.car.forget();
};

/** Fills in who made the booking that is repeated, unless somebody has been typed in the meantime. */
export const keepBooker = (host: FlowHost, { first_name, last_name, tel_no, email }: Booker): void => {
  const typed = typedBooking(accountOf(host));
  const { values, isRepeat } = typed.read() ?? {};
  if (!isRepeat || !values || isSomebody(values)) return;
  typed.keep({ values: { ...values, first_name, last_name, tel_no, email }, isRepeat: false });
  retailBookingVisit.of(host)?.typed.reread();
};
