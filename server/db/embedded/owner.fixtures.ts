import { z } from 'zod/mini';
import { startEmbedded } from './supervisor.ts';

/** A Node that owns an embedded database, for tests that kill it: prints one line of JSON when it is ready. */
const { home, waitMs } = z
  .object({ home: z.string(), waitMs: z.optional(z.number()) })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const database = await startEmbedded({
    home,
    database: 'app',
    durable: false,
    log: () => {},
    ...(waitMs && { waitMs }),
  });
  const stop = () => void database.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  print({ ready: true, url: database.url(), home: database.home });
  setInterval(() => {}, 60_000);
} catch (error) {
  print({ ready: false, message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
