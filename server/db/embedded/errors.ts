const wayOut =
  'Or set DATABASE_URL=postgres://user:password@host/database to use a PostgreSQL (15 or later) of your own.';

export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';

  constructor(message: string, { cause, logTail = '' }: { cause?: unknown; logTail?: string } = {}) {
    super(`${message} ${wayOut}${logTail && `\nThe end of PostgreSQL's log:\n${logTail}`}`, { cause });
  }
}

export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
