import { sql } from 'drizzle-orm';
import type { Owners } from '../../db/own.ts';
import { tryAgain, type Db, type Reader } from '../../db/transaction.ts';
import type { Owner } from '../../http/call-context.ts';
import type { CleanPhoto } from './clean-photo.service.ts';

/** Photos that an account has uploaded and not assigned to a car. */
const MOST_UNUSED = 5;

/** False for an address that was used before, and for an account that was forgotten meanwhile. */
export async function keepPhoto(db: Db, id: string, { kind, id: owner }: Owner, photo: CleanPhoto): Promise<boolean> {
  const { rows } = await tryAgain(() =>
    db.execute<{ kept: boolean }>(
      sql`select keep_photo(${id}::uuid, ${kind}, ${owner}::uuid, ${photo.type}, ${photo.bytes}, ${MOST_UNUSED}) as kept`,
    ),
  );
  return rows[0]?.kept === true;
}

/** Null for somebody else's photo, as for one that does not exist. */
export async function readPhoto(reader: Reader, id: string, owners: Owners) {
  const keys = owners.map((owner) => `${owner.kind} ${owner.id}`);
  const { rows } = await reader.execute<{ type: string; bytes: Buffer }>(sql`
    select f.type, f.bytes from photo f
    where f.id = ${id}::uuid and f.owner_kind || ' ' || f.owner_id = any(${sql.param(keys)}::text[])`);
  return rows[0] ?? null;
}
