import { sql } from 'drizzle-orm';
import { normalisePlate } from '#domain/fields/plate.ts';
import { demoCards } from '../content/demo/members.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

/** The id ends in the card's last digits, or in the car's position among the member's cars, so it is the same in every database. */
const uuidOf = (number: string, place: number) =>
  `00000000-0000-4000-8000-${number.slice(-10)}${String(place).padStart(2, '0')}`;

/** The invented cards of the embedded provider, and the members who have registered with one. */
export async function sowDemoMembers(tx: Tx): Promise<void> {
  const registered = demoCards.filter(({ cars }) => cars !== null);
  const { rows } = await tx.execute<{ now: string }>(sql`select app_now()::text as now`);
  const created_at = rows[0]?.now;
  await sow(
    tx,
    'sso_card',
    ['number'],
    demoCards.map(({ number, firstName, lastName, tel, email, refused = false }) => ({
      number,
      first_name: firstName,
      last_name: lastName,
      tel,
      email,
      refused,
    })),
  );
  await sow(
    tx,
    'member',
    ['id'],
    registered.map(({ number, firstName, lastName, tel, email }) => ({
      id: uuidOf(number, 0),
      card_number: number,
      first_name: firstName,
      last_name: lastName,
      contact_tel: tel,
      contact_email: email,
      created_at,
    })),
  );
  await sow(
    tx,
    'car',
    ['id'],
    registered.flatMap(({ number, cars }) =>
      (cars ?? []).map(({ name, plate, province, masterCarDataId }, place) => ({
        id: uuidOf(number, place + 1),
        owner_kind: 'member',
        owner_id: uuidOf(number, 0),
        name,
        plate,
        plate_key: normalisePlate(plate),
        province,
        master_car_data_id: masterCarDataId,
        favourite: place === 0,
        created_at,
      })),
    ),
  );
}
