import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { temporaryFolder, temporaryRoot } from './temporary-folder.ts';

/** The variable that gives workers the cluster's address. */
export const clusterVariable = 'TEST_CLUSTER_URL';

const template = 'template_app';
/** Any number that nothing else locks. Two clones must not be made at once. */
const cloning = 7_261_845;

const prefix = 'roddee-test-';

export interface TestCluster {
  /** A postgres:// address; the databases of the suites are made in the same cluster. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Starts PostgreSQL with one template, which prepare migrates and seeds; prepare must close its connections. */
export async function startTestCluster(prepare: (url: string) => Promise<void>): Promise<TestCluster> {
  removeAbandoned();
  const folder = temporaryFolder(prefix);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const home = join(folder, 'database');
    const database = await startEmbedded({ home, database: template, durable: false, log: () => {} });
    try {
      await prepare(database.url());
      await run(database.url('postgres'), `alter database ${template} with is_template true allow_connections false`);
    } catch (error) {
      await database.stop();
      throw error;
    }
    return {
      url: database.url('postgres'),
      async stop() {
        await database.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Removes what a killed test run left behind, which would fill the memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(temporaryRoot()).filter((found) => found.startsWith(prefix))) {
    const folder = join(temporaryRoot(), name);
    const owner = join(folder, 'database/owner.pid');
    const ours = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (ours && existsSync(owner) && !isAlive(Number(readFileSync(owner, 'utf8'))))
      rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Its own copy of the template; without a named cluster, the environment's. */
export async function cloneTemplate(clusterUrl = process.env[clusterVariable]): Promise<TestDatabase> {
  if (!clusterUrl) throw new Error(`No test cluster: ${clusterVariable} is not set.`);
  const name = `suite_${process.pid}_${randomBytes(5).toString('hex')}`;
  await run(clusterUrl, `select pg_advisory_lock(${cloning})`, `create database ${name} template ${template}`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => run(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The address has no host (its socket is in the query), so URL cannot parse it. */
function withDatabase(clusterUrl: string, name: string): string {
  return clusterUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

/** One connection for all statements: its end releases what they locked. */
async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
