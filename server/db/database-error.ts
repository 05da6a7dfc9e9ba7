export interface KnownDatabaseError {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** No SQLSTATE class begins with E, unlike the system's error codes; EPIPE has five characters too. */
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;

/** PostgreSQL's error, unwrapped from Drizzle's; null for anything else. The message may hold personal data: never pass it on. */
export function databaseError(error: unknown): KnownDatabaseError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && SQLSTATE.test(at.code)) {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined;
      return { code: at.code, constraint };
    }
  }
  return null;
}
