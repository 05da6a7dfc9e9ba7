import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

export interface Product {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to its first page. */
  readonly firstPageMs: number;
  readonly stop: () => Promise<void>;
}

/** Limits that a load from one machine does not reach. */
const limits = {
  HOLDS_PER_ADDRESS: '1000000',
  HOLDS_PER_SESSION: '1000000',
  LOOKUPS_PER_ADDRESS: '1000000',
  READS_PER_ADDRESS: '1000000',
  WRITES_PER_ADDRESS: '1000000',
};

/** On the disk, so that the cost of durability is included. */
export function makeDataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'roddee-load-'));
  // PostgreSQL runs as another account when this one is root.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The built server as a process of its own, with its embedded PostgreSQL unless `env` names a database. */
export async function startProduct(
  entry: string,
  port: number,
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin)) throw new Error(`Something answers at ${origin}: name another port by BENCH_PORT.`);
  const begun = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...limits,
      NODE_ENV: 'production',
      SEED: 'demo',
      LOG_LEVEL: 'error',
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  };
  while (!(await answers(`${origin}/th`))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      await stop();
      throw new Error('The built server does not start.');
    }
    await pause(10);
  }
  return { origin, pid: child.pid ?? 0, firstPageMs: performance.now() - begun, stop };
}

const answers = async (address: string) => (await fetch(address).catch(() => null))?.ok === true;

export const benchPort = () => Number(process.env['BENCH_PORT'] ?? 3390);
