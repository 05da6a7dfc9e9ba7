import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp, type AppDeps } from './app.ts';
import type { Config } from './config.ts';
import { readNow } from './db/clock.ts';
import { startEmbedded } from './db/embedded/supervisor.ts';
import { endLongUses } from './db/longest-use.ts';
import { closePool, openPool } from './db/pool.ts';
import { prepare } from './db/prepare.ts';
import { grantRights, whoConnects } from './db/server-role.ts';
import type { Db } from './db/transaction.ts';
import type { DrawPage, ReadAddress } from '#server/http/pages/drawn-pages.ts';
import { makeHandlers } from './handlers.ts';
import { startJobs } from './jobs/expiry.job.ts';
import { startRetention } from './jobs/retention.job.ts';
import { countMisfits } from './upkeep/misfits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { httpOrigin } from './network.ts';

export interface RunningServer {
  readonly address: string;
  /** Where the embedded database is; null when DATABASE_URL names another. */
  readonly dataFolder: string | null;
  readonly hasSite: boolean;
  /** The address of /metrics; null if it is not served. */
  readonly metricsAddress: string | null;
}

export interface StartOptions {
  readonly config: Config;
  /** What has to be stopped, in the order of starting; it is stopped in reverse order. */
  readonly endings: (() => Promise<void>)[];
  readonly say: (line: string) => void;
  /** The embedded database ended and cannot be brought back. */
  readonly onDatabaseLost: () => void;
}

/** How long open requests may still take when the server is told to stop. */
const LAST_ANSWERS_MS = 2000;

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Next to the bundle, in dist; when run from the sources neither exists. */
const siteRoot = () => (existsSync(beside('../client/index.html')) ? beside('../client') : null);
interface Drawing {
  readonly drawPage: (request: Parameters<DrawPage>[0] & { now: number }) => ReturnType<DrawPage>;
  readonly addressReader: () => ReadAddress;
  readonly publicPages: NonNullable<AppDeps['publicPages']>;
}

/** Loaded at run time: it belongs to the app's build, not the server's. */
async function loadDrawing(): Promise<Drawing | null> {
  const file = new URL('../render/entry-server.js', import.meta.url);
  return existsSync(file) ? ((await import(/* @vite-ignore */ file.href)) as Drawing) : null;
}

const pageDrawer = (
  { drawPage, addressReader, publicPages }: Drawing,
  db: Db,
): Required<Pick<AppDeps, 'draw' | 'readAddress' | 'publicPages'>> => ({
  draw: async (request) => drawPage({ ...request, now: (await readNow(db)).getTime() }),
  readAddress: addressReader(),
  publicPages,
});

const buildName = () =>
  existsSync(beside('../.build')) ? readFileSync(beside('../.build'), 'utf8').slice(0, 12) : 'development';

export async function start({ config, endings, say, onDatabaseLost }: StartOptions): Promise<RunningServer> {
  let log = ({ msg, ...event }: { msg: string } & Record<string, unknown>) => {
    if (config.logLevel === 'debug') say(`${msg} ${JSON.stringify(event)}`);
  };
  const site = siteRoot();
  // Loaded while PostgreSQL starts.
  const drawing = site === null ? Promise.resolve(null) : loadDrawing();
  drawing.catch(() => {});
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({ home: config.dataDir, database: 'app', durable: true, log: (event) => log(event) })
      : null;
  if (embedded) {
    endings.push(() => embedded.stop());
    embedded.onExit(onDatabaseLost);
  }
  const onBroken = () => log({ msg: 'an idle connection to the database broke' });
  const owner = openPool(config.databaseOwnerUrl ?? config.databaseUrl ?? embedded?.url() ?? '', { max: 2, onBroken });
  endings.push(() => closePool(owner));
  await prepare(owner, { demo: config.seed === 'demo', testClock: config.testClock });
  const login = embedded?.serverLogin();
  if (login !== undefined) await grantRights(owner, login, config.testClock);
  const db = openPool(config.databaseUrl ?? embedded?.url('app', login) ?? '', { max: config.poolSize, onBroken });
  endings.push(() => closePool(db));
  const connected = await whoConnects(db);
  if (config.databaseOwnerUrl !== null && connected.user !== (await whoConnects(owner)).user)
    await grantRights(owner, { user: connected.user, password: null }, config.testClock);
  endLongUses(db);

  const metrics = config.metrics === null ? null : createMetrics(db);
  const handlers = makeHandlers({ db, config, build: buildName() });
  const drawn = await drawing;
  const app = await buildApp({
    config,
    db,
    handlers,
    ...(site !== null && { siteRoot: site }),
    ...(config.studio === 'on' && { studioRoot: beside('../studio') }),
    ...(drawn !== null && pageDrawer(drawn, db)),
    ...(metrics !== null && { metrics }),
  });
  log = ({ msg, ...event }) => app.log.info(event, msg);
  if (connected.superuser)
    app.log.warn('the role of DATABASE_URL is a superuser: name another there, and this one in DATABASE_OWNER_URL');
  const jobs = [startJobs({ db, log: app.log }), startRetention({ owner, log: app.log, config })];
  endings.push(async () => void (await Promise.all(jobs.map((job) => job.stop()))));
  endings.push(async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
    await app.close();
  });
  const listener = metrics && config.metrics ? await serveMetrics(metrics, config.metrics) : null;
  if (listener) endings.push(() => listener.close());
  await app.listen({ port: config.port, host: config.host });
  const misfits = await countMisfits(db);
  if (misfits > 0) app.log.warn({ misfits }, 'kept bookings no longer fit: npm run misfits lists them');
  return {
    address: httpOrigin(config, app.server.address()),
    dataFolder: embedded?.home ?? null,
    hasSite: site !== null,
    metricsAddress: listener?.address ?? null,
  };
}
