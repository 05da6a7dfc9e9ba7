import type { Booking } from '#contract/wire/appointment.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Language } from '#domain/constants.ts';
import { branchNow, dateTimeOf, timeOfCell } from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches, readServices, type AppointmentRow, type BranchRow } from './appointments.repo.ts';
import { readFacts } from './availability.repo.ts';
import { hoursOf } from './availability.service.ts';
import { endOf, isLive, statusAt } from './life.ts';
import { maskEmail, maskName, maskTel } from './mask.ts';

export interface View {
  readonly language: Language;
  readonly now: Date;
  /** For whoever has shown plate and code alone. */
  readonly masked: boolean;
}

const branchInstant = (instant: Date) => {
  const { date, time } = branchNow(instant);
  return dateTimeOf(date, time);
};

async function presentBranches(reader: Reader, ids: readonly number[], { language, now }: View): Promise<Map<number, Branch>> {
  const today = branchNow(now).date;
  const facts = await readFacts(reader, { locationIds: ids, from: today, to: today, now });
  const hours = new Map(facts.map(({ locationId, days }) => [locationId, days[0]?.closure ? null : (days[0]?.hours ?? null)]));
  const th = language === 'th';
  const present = (row: BranchRow): Branch => {
    const today = hours.get(row.locationId) ?? null;
    return {
      id: row.locationId,
      location_id: row.locationId,
      name: th ? row.nameTh : row.nameEn,
      open_time: today && timeOfCell(today.openCell),
      close_time: today && timeOfCell(today.closeCell),
      location: { lat: row.lat, lng: row.lng },
      address: th ? `${row.addressTh} ${row.districtTh} ${row.provinceTh} ${row.postcode}` : `${row.addressEn}, ${row.districtEn}, ${row.provinceEn} ${row.postcode}`,
      province: th ? row.provinceTh : row.provinceEn,
      tel: row.tel,
    };
  };
  return new Map((await readBranches(reader, ids)).map((row) => [row.locationId, present(row)]));
}

function presentCustomer({ customer }: AppointmentRow, masked: boolean): Booking['customer_data'] {
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

/** Bookings as they are on the wire (LIST-03), in the order of the rows. */
export async function presentBookings(reader: Reader, rows: readonly AppointmentRow[], view: View): Promise<Booking[]> {
  const { language, now, masked } = view;
  const branches = await presentBranches(reader, [...new Set(rows.map((row) => row.locationId))], view);
  const services = new Map((await readServices(reader, [...new Set(rows.flatMap((row) => row.serviceIds))])).map((row) => [row.id, row]));
  return rows.map((row): Booking => {
    const branch = branches.get(row.locationId);
    if (branch === undefined) throw new Error('a booking without its branch');
    return {
      appointment_id: row.id,
      code: row.code,
      status: statusAt(row, now),
      date_time: branchInstant(row.startsAt),
      end_time: branchInstant(endOf(row)),
      hours: hoursOf(row.cells),
      branch,
      services: row.serviceIds.flatMap((id) => {
        const found = services.get(id);
        return found === undefined ? [] : [{ id, name: language === 'th' ? found.nameTh : found.nameEn }];
      }),
      other_service: row.otherService,
      note: row.note,
      customer_data: presentCustomer(row, masked),
      is_guest: row.isGuest,
      masked,
      expires_at: isLive(row, now) && row.expiresAt !== null ? row.expiresAt.toISOString() : null,
      extended: row.extended,
    };
  });
}
