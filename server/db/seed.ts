import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { branchNow } from '#domain/thai-calendar.ts';
import { branches } from '../content/branches.ts';
import { carBrands } from '../content/cars.ts';
import { serviceGroups } from '../content/services.ts';
import { LOCK } from './advisory-lock.ts';
import { sowCatalogue, sowClosures } from './catalogue.seed.ts';
import { readNow } from './clock.ts';
import { sowDemoCompanies } from './demo-companies.seed.ts';
import { sowDemoMembers } from './demo-members.seed.ts';
import { sowDemoVisits } from './demo-visits.seed.ts';
import { sowDemoPoints } from './demo-points.seed.ts';
import { sowDemoBookings } from './demo.seed.ts';
import { seedMarker } from './schema/traffic.ts';
import { inTransaction, type Db, type Tx } from './transaction.ts';

export interface SeedOptions {
  /** Whether to add invented members, and some weeks of invented bookings. */
  readonly demo: boolean;
}

const catalogueMarker = () =>
  `catalogue ${createHash('sha256')
    .update(JSON.stringify([branches, serviceGroups, carBrands]))
    .digest('hex')}`;

async function once(tx: Tx, name: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  const [sown] = await tx.select().from(seedMarker).where(eq(seedMarker.name, name));
  if (sown !== undefined) return;
  await work(tx);
  await tx.insert(seedMarker).values({ name, sownAt: sql`app_now()` });
}

/** Writes the catalogue whenever its content has changed, and the invented data only once. */
export async function seedOnce(db: Db, { demo }: SeedOptions): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'; set local lock_timeout = '60s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.seed})`);
    await once(tx, catalogueMarker(), sowCatalogue);
    const today = branchNow(await readNow(tx)).date;
    await once(tx, 'closures', () => sowClosures(tx, today));
    if (!demo) return;
    await once(tx, 'demo bookings', () => sowDemoBookings(tx, today));
    await once(tx, 'demo members', sowDemoMembers);
    await once(tx, 'demo companies', () => sowDemoCompanies(tx, today));
    await once(tx, 'demo visits', () => sowDemoVisits(tx, today));
    await once(tx, 'demo points', () => sowDemoPoints(tx, today));
  });
}
