import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/serve.mjs';

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
  HOLDS_PER_NEWCOMER: '1000000',
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
export const startProduct = (
  entry: string,
  port: number,
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> =>
  serve(entry, `http://127.0.0.1:${port}`, {
    ...limits,
    NODE_ENV: 'production',
    SEED: 'demo',
    LOG_LEVEL: 'error',
    DATA_DIR: dataFolder,
    ...env,
  });

export const benchPort = () => Number(process.env['BENCH_PORT'] ?? 3390);
