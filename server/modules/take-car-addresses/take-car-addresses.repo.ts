import { sql } from 'drizzle-orm';
import type { KeptTakeCarAddress } from '#contract/calls/take-car.calls.ts';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';

/** The acting company's addresses. */
export async function readTakeCarAddresses(reader: Reader, [company]: Owners): Promise<KeptTakeCarAddress[]> {
  if (company === undefined) return [];
  const { rows } = await reader.execute<{ list: KeptTakeCarAddress[] }>(
    sql`select take_car_addresses(${company.id}::uuid) as list`,
  );
  return rows[0]?.list ?? [];
}
