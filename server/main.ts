import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STUDIO_PATH } from './http/pages/studio.ts';
import { ConfigProblem, readConfig, type Config } from './config.ts';
import { DEMO_PASSWORD, demoCompanies } from './content/demo/companies.ts';
import { demoCards } from './content/demo/members.ts';
import { databaseError } from './db/database-error.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';
import { ReleaseMismatch } from './db/migration-journal.ts';
import { start, type RunningServer } from './start.ts';

const ALL_GONE_MS = 4500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Starts the server and ends it on SIGINT or SIGTERM; a failed start is reported in one line, with exit code 1. */
export async function main(): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  let ending = false;

  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code || 1), ALL_GONE_MS).unref();
    await starting.catch(() => {});
    for (const finish of endings.toReversed())
      await finish().catch(() => complain('Something did not end as it should.'));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (ending) process.exit(1);
      void end(0);
    });

  try {
    const config = readConfig(process.env);
    const onDatabaseLost = () => {
      complain('The database ended and could not be started again.');
      void end(1);
    };
    const run = start({ config, endings, say, onDatabaseLost });
    starting = run;
    welcome(config, await run);
  } catch (error) {
    complain(reasonOf(error));
    await end(1);
  }
}

function welcome(config: Config, { address, dataFolder, hasSite, metricsAddress }: RunningServer): void {
  say(`Roddee answers at ${address}${hasSite ? '' : ' (calls only: the app is not built)'}`);
  say(`  database    ${dataFolder === null ? 'the one that DATABASE_URL names' : `PostgreSQL in ${dataFolder}`}`);
  if (config.studio === 'on') say(`  statecharts ${address}${STUDIO_PATH}/ (STUDIO)`);
  say(`  log level   ${config.logLevel} (LOG_LEVEL), one JSON line for each call`);
  if (metricsAddress !== null) say(`  metrics     ${metricsAddress}`);
  if (config.seed === 'demo')
    say('  demo        30 branches with invented bookings (SEED=catalogue leaves the bookings out)');
  if (config.seed === 'demo' && config.sso === 'embedded')
    say(`  sign in     with a demo card: ${demoCards.map(({ about }) => about.en).join(', ')}; or make one`);
  if (config.seed === 'demo')
    say(
      `  companies   ${demoCompanies.map(({ username, about }) => `${username} (${about.en})`).join(', ')}; password ${DEMO_PASSWORD}`,
    );
  say('  stop        Ctrl-C');
}

/** Known reasons get one line; anything else is a bug and shows its stack. */
function reasonOf(error: unknown): string {
  for (const known of [ConfigProblem, EmbeddedDatabaseError, ReleaseMismatch])
    if (error instanceof known) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'PORT is in use by another program: stop it, or set PORT to another number.';
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `HOST and PORT cannot be listened on (${code}).`;
  const known = databaseError(error)?.code ?? connectionCode(error);
  if (known === '42501')
    return 'The role of the database may not do what the start needs (42501): name the owner of the tables in DATABASE_OWNER_URL.';
  if (known !== null) return `The database refused the start (${known}): check DATABASE_URL.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function connectionCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at && 'code' in at) return String(at.code);
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return 'no answer';
  }
  return null;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
