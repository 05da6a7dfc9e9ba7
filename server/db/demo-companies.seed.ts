import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeFromBytes } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { cellsFor, leadDays, totalHours } from '#domain/services.ts';
import { addDays, instantOf } from '#domain/thai-calendar.ts';
import { carBrands } from '../content/cars.ts';
import { DEMO_PASSWORD, demoCompanies, demoSalespeople } from '../content/demo/companies.ts';
import { demoFleet } from '../content/demo/fleet.ts';
import { services } from '../content/services.ts';
import { hashPassword } from './password.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

const bytesOf = (text: string) => createHash('sha256').update(text).digest();
const uuidOf = (text: string) => {
  const hex = bytesOf(text).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** What a booking says of a car, by its year in the master data. */
const namesOfYear = () =>
  new Map(
    carBrands.flatMap((brand) =>
      brand.models.flatMap((model) =>
        model.variants.flatMap((variant) =>
          variant.years.map(({ id, year }) => [
            id,
            { brand: brand.name, model: model.name, variant: variant.name, year: String(year) },
          ]),
        ),
      ),
    ),
  );

/** The invented companies, their fleets, and what has been done on the cars. */
export async function sowDemoCompanies(tx: Tx, today: string): Promise<void> {
  const { rows } = await tx.execute<{ now: string }>(sql`select app_now()::text as now`);
  const created_at = rows[0]?.now;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await sow(
    tx,
    'salesperson',
    ['id'],
    demoSalespeople.map(({ id, name, tel, email }) => ({ id, name_th: name.th, name_en: name.en, tel, email })),
  );
  await sow(
    tx,
    'company',
    ['id'],
    demoCompanies.map((company) => ({
      id: company.id,
      username: company.username,
      password_hash,
      first_name: company.firstName,
      last_name: company.lastName,
      tel: company.tel,
      tax_id: company.taxId,
      email: company.email,
      other_emails: company.otherEmails,
      corporate_name: company.corporateName,
      address: company.address,
      province: company.province,
      district: company.district,
      sub_district: company.subDistrict,
      post_code: company.postCode,
      salesperson_id: company.salespersonId,
      created_at,
    })),
  );
  for (const company of demoCompanies) await sowFleet(tx, company, today, created_at);
}

async function sowFleet(
  tx: Tx,
  company: (typeof demoCompanies)[number],
  today: string,
  created_at: string | undefined,
): Promise<void> {
  const names = namesOfYear();
  const fleet = demoFleet(company).map((car) => ({ ...car, id: uuidOf(`${company.username} ${car.plate}`) }));
  const owner = { owner_kind: 'company', owner_id: company.id };
  await sow(
    tx,
    'car',
    ['id'],
    fleet.map((car) => ({
      id: car.id,
      ...owner,
      name: car.name,
      plate: car.plate,
      plate_key: normalisePlate(car.plate),
      province: car.province,
      master_car_data_id: car.masterCarDataId,
      favourite: false,
      department: car.department,
      driver_name: car.driverName,
      driver_tel: car.driverTel,
      odometer: car.odometer,
      odometer_at: car.odometer === null ? null : instantOf(addDays(today, -car.readAgo), '17:00'),
      created_at,
    })),
  );
  await sow(
    tx,
    'appointment',
    ['id'],
    fleet.flatMap((car) =>
      car.visits.map((visit) => {
        const day = addDays(today, -visit.ago);
        const chosen = services.filter(({ id }) => visit.services.includes(id));
        const bytes = bytesOf(`${company.username} ${car.plate} ${visit.ago}`);
        return {
          id: uuidOf(`${company.username} ${car.plate} ${visit.ago}`),
          ...owner,
          car_id: car.id,
          location_id: visit.locationId,
          starts_at: instantOf(day, visit.time),
          day,
          cells: cellsFor(totalHours(chosen)),
          lead_days: leadDays(chosen),
          service_ids: visit.services,
          other_service: '',
          note: '',
          customer: {
            first_name: company.firstName,
            last_name: company.lastName,
            tel_no: company.tel,
            email: company.email,
            register_number: car.plate,
            province: car.province,
            car_name: car.name,
            master_car_data_id: car.masterCarDataId,
            ...names.get(car.masterCarDataId),
          },
          plate_key: normalisePlate(car.plate),
          is_guest: false,
          aff: '',
          state: 'completed',
          odometer: visit.odometer,
          code: codeFromBytes(bytes.subarray(16)),
          extended: false,
          version: 1,
          created_at: instantOf(addDays(day, -5), '10:00'),
        };
      }),
    ),
  );
}
