import { sql } from 'drizzle-orm';
import { sow } from '../../db/sow.ts';
import { inTransaction, type Db } from '../../db/transaction.ts';

/** Two lanes each, 08:00 to 18:00, closed on Sundays. North is nearer to the middle than South. */
export const MIDDLE = 1;
export const NORTH = 2;
export const SOUTH = 3;
/** Half an hour, an hour, an hour and a half; the last one with two days of lead time. */
export const QUICK = 11;
export const HOUR = 12;
export const LONG_LEAD = 13;
export const LANES = 2;

/** How many quarter hours each takes, and its days of lead time. */
export const SERVICES = new Map([
  [QUICK, { cells: 2, pre_day: 0 }],
  [HOUR, { cells: 4, pre_day: 0 }],
  [LONG_LEAD, { cells: 6, pre_day: 2 }],
]);

/** Three branches and three services in place of whatever there is. */
export async function plantCatalogue(db: Db): Promise<void> {
  await db.execute(
    sql`truncate branch, service, service_group, appointment, idempotency, rate_limit, session, redemption cascade`,
  );
  const named = (id: number) => ({ name_th: `สาขา ${id}`, name_en: `Branch ${id}` });
  const places = [
    { location_id: MIDDLE, lat: 13.7, lng: 100.5 },
    { location_id: NORTH, lat: 14.0, lng: 100.5 },
    { location_id: SOUTH, lat: 12.0, lng: 100.5 },
  ];
  const address = {
    address_th: '1',
    address_en: '1',
    district_th: 'เขต',
    district_en: 'District',
    province_th: 'กรุงเทพมหานคร',
    province_en: 'Bangkok',
  };
  await inTransaction(db, async (tx) => {
    const branchRow = (place: (typeof places)[number]) => ({
      ...place,
      ...named(place.location_id),
      ...address,
      slug: `branch-${place.location_id}`,
      postcode: '10110',
      tel: '020000000',
      lanes: LANES,
      keywords: [],
    });
    await sow(tx, 'branch', ['location_id'], places.map(branchRow));
    const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open_cell: 32, close_cell: 72 }));
    await sow(
      tx,
      'branch_hours',
      ['location_id', 'weekday'],
      places.flatMap(({ location_id: id }) => week.map((day) => ({ location_id: id, ...day }))),
    );
    await sow(
      tx,
      'service_group',
      ['id'],
      [{ id: 1, key: 'tire', name_th: 'ยาง', name_en: 'Tyres', summary_th: '', summary_en: '' }],
    );
    await sow(
      tx,
      'service',
      ['id'],
      [...SERVICES].map(([id, facts]) => ({
        id,
        group_id: 1,
        name_th: `บริการ ${id}`,
        name_en: `Service ${id}`,
        ...facts,
      })),
    );
  });
}
