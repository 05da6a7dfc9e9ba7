import { eq } from 'drizzle-orm';
import { appSecret } from './schema/traffic.ts';
import type { Db } from './transaction.ts';

/** The server's own secret, the same for all processes on one database; read once. */
export function appSecretOf(db: Db): () => Promise<string> {
  let secret: Promise<string> | null = null;
  const read = async () => {
    const [row] = await db.select().from(appSecret).where(eq(appSecret.only, true));
    if (row === undefined) throw new Error('the database has no secret');
    return row.secret;
  };
  return () => {
    secret ??= read().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return secret;
  };
}
