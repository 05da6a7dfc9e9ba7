import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeFromBytes } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { addDays, instantOf, timeOfCell } from '#domain/thai-calendar.ts';
import { branches } from '../content/branches.ts';
import { demoBookings, type DemoBooking } from '../content/demo/bookings.ts';
import { services } from '../content/services.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

const DAYS_BACK = 21;
const DAYS_AHEAD = 45;
/** The owner of the invented bookings: a session whose secret nobody has. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

const digest = (booking: DemoBooking) =>
  createHash('sha256').update(`${booking.locationId} ${booking.date} ${booking.startCell} ${booking.lane}`).digest();

function uuidFrom(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function appointmentRow(booking: DemoBooking, id: string, code: string) {
  const leadDays = Math.max(
    0,
    ...services.filter((service) => booking.serviceIds.includes(service.id)).map(({ preDay }) => preDay),
  );
  return {
    id,
    owner_kind: 'guest',
    owner_id: NOBODY,
    location_id: booking.locationId,
    starts_at: instantOf(booking.date, timeOfCell(booking.startCell)),
    day: booking.date,
    cells: booking.cells,
    lead_days: leadDays,
    service_ids: booking.serviceIds,
    other_service: '',
    note: '',
    customer: {
      first_name: booking.firstName,
      last_name: booking.lastName,
      tel_no: booking.tel,
      email: '',
      register_number: booking.plate,
      brand: booking.brand,
      model: booking.model,
      year: booking.year,
    },
    plate_key: normalisePlate(booking.plate),
    is_guest: true,
    aff: '',
    state: booking.status,
    code,
    extended: false,
    version: 1,
    created_at: instantOf(addDays(booking.date, -7), '10:00'),
  };
}

/** Invented bookings for some weeks around a day; the same day gives the same bookings. */
export async function sowDemoBookings(tx: Tx, today: string): Promise<void> {
  const bookings = demoBookings({ today, branches, services, daysBack: DAYS_BACK, daysAhead: DAYS_AHEAD }).map(
    (booking) => {
      const bytes = digest(booking);
      return { booking, id: uuidFrom(bytes), code: codeFromBytes(bytes.subarray(16)) };
    },
  );
  const coming = bookings.filter(({ booking }) => booking.status === 'confirmed');
  await sow(
    tx,
    'appointment',
    ['id'],
    bookings.map(({ booking, id, code }) => appointmentRow(booking, id, code)),
  );
  await tx.execute(sql`
    insert into branch_day (location_id, day, lanes, open_cell, close_cell)
    select distinct a.location_id, a.day, b.lanes, h.open_cell, h.close_cell
    from appointment a
    join branch b on b.location_id = a.location_id
    join branch_hours h on h.location_id = a.location_id and h.weekday = extract(dow from a.day)
    where a.state = 'confirmed'
    on conflict do nothing`);
  await sow(
    tx,
    'claim',
    ['location_id', 'day', 'cell', 'lane'],
    coming.flatMap(({ booking: { locationId, date, startCell, cells, lane }, id }) =>
      Array.from({ length: cells }, (_, i) => ({
        location_id: locationId,
        day: date,
        cell: startCell + i,
        lane,
        appointment_id: id,
      })),
    ),
  );
}
