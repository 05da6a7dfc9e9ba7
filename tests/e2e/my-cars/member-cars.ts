import { inDatabase } from '#tests/e2e/support/database.ts';

/** A car that a member with this card has added on another device. */
export const addCarTo = (card: string, { name, plate }: { readonly name: string; readonly plate: string }) =>
  inDatabase(
    `insert into car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, created_at)
      select gen_random_uuid(), 'member', m.id, $1, $2, replace($2, ' ', ''), '', 1020422, app_now() from member m where m.card_number = $3`,
    [name, plate, card],
  );
