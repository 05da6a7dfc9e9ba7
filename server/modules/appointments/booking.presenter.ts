import type { Booking } from '#contract/calls/booking.shapes.ts';
import type { Branch } from '#contract/wire/branch.ts';
import { cancelBy } from '#domain/appointment.ts';
import type { Language } from '#domain/constants.ts';
import { hoursOf } from '#domain/services.ts';
import { branchNow, dateTimeAt } from '#domain/thai-calendar.ts';
import { nameIn, type Catalogue, type ServiceRow } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { branchesAt, wireBranch } from '../branches/branches.service.ts';
import { readServices } from '../services/services.service.ts';
import { bookingStatusOf, endOf, isLive, stateAt } from './booking-status.ts';
import type { ShownBooking } from './confirm.service.ts';
import { maskEmail, maskName, maskTel } from './mask.ts';

export interface Presentation {
  readonly language: Language;
  readonly now: Date;
  /** True for a caller who has proved only plate and code. */
  readonly masked: boolean;
  /** The caller made the booking, and so knows what was written to the branch; by default whoever is shown it unmasked. */
  readonly isMaker?: boolean;
}

function presentCustomer({ customer }: ShownBooking, masked: boolean): Booking['customer_data'] {
  const { first_name, last_name, tel_no, email, register_number, brand, model, year, province } = customer;
  return {
    first_name: masked ? maskName(first_name) : first_name,
    last_name: masked ? maskName(last_name) : last_name,
    tel_no: masked ? maskTel(tel_no) : tel_no,
    email: masked ? maskEmail(email) : email,
    register_number,
    brand,
    model,
    year,
    ...(province === undefined ? {} : { province }),
  };
}

/** Whether and where a company's car is collected; nothing of any other booking. */
function collectionOf(
  { customer }: ShownBooking,
  showsTexts: boolean,
): Pick<Booking, 'by_mr_fit' | 'address_take_car'> {
  const { by_mr_fit, address_take_car = null } = customer;
  return by_mr_fit === undefined ? {} : { by_mr_fit, address_take_car: showsTexts ? address_take_car : null };
}

/** Looks up the branches and services of bookings. */
export interface BranchesAndServices {
  readonly branches: ReadonlyMap<number, Branch>;
  readonly services: ReadonlyMap<number, ServiceRow>;
}

export async function readBranchesAndServices(
  reader: Reader,
  rows: readonly ShownBooking[],
  { language, now }: Presentation,
): Promise<BranchesAndServices> {
  const branches = await branchesAt(reader, [...new Set(rows.map((row) => row.locationId))], { language, now });
  const services = await readServices(reader, [...new Set(rows.flatMap((row) => row.serviceIds))]);
  return {
    branches: new Map(branches.map((branch) => [branch.location_id, branch])),
    services: new Map(services.map((row) => [row.id, row])),
  };
}

/** The same from the catalogue in memory, for the answer to a write that was just checked against it. */
export function branchesAndServicesIn(
  catalogue: Catalogue,
  rows: readonly ShownBooking[],
  { language, now }: Presentation,
): BranchesAndServices {
  const { date } = branchNow(now);
  const found = rows.flatMap(({ locationId }) => catalogue.branchOnDay(locationId, date) ?? []);
  return {
    branches: new Map(found.map((branch) => [branch.row.locationId, wireBranch(branch, language)])),
    services: catalogue.services,
  };
}

/** Bookings as they are on the wire (LIST-03), in the order of the rows. */
export function presentBookings(
  rows: readonly ShownBooking[],
  { branches, services }: BranchesAndServices,
  { language, now, masked, isMaker }: Presentation,
): Booking[] {
  return rows.map((row): Booking => {
    const branch = branches.get(row.locationId);
    if (branch === undefined) throw new Error('a booking without its branch');
    const state = stateAt(row, now);
    const isMasked = masked || row.contactHidden;
    const showsTexts = isMaker ?? !isMasked;
    return {
      appointment_id: row.id,
      code: row.code,
      status: bookingStatusOf(state),
      date_time: dateTimeAt(row.startsAt),
      end_time: dateTimeAt(endOf(row)),
      hours: hoursOf(row.cells),
      branch,
      services: row.serviceIds.flatMap((id) => {
        const found = services.get(id);
        return found === undefined ? [] : [{ id, name: nameIn(found, language) }];
      }),
      other_service: showsTexts ? row.otherService : '',
      note: showsTexts ? row.note : '',
      customer_data: presentCustomer(row, isMasked),
      is_guest: row.isGuest,
      masked: isMasked,
      expires_at: isLive(row, now) && row.expiresAt !== null ? row.expiresAt.toISOString() : null,
      extended: row.extended,
      ...collectionOf(row, showsTexts),
      cancel_until: state === 'confirmed' ? dateTimeAt(cancelBy(row.startsAt)) : null,
    };
  });
}
