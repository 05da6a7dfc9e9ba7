import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE_MS = 300_000;

export interface Product {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The built product with its own database, as in the browser tests. */
export async function startProduct(): Promise<Product> {
  const port = process.env['BROWSER_PORT'] ?? '3380';
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin)) throw new Error(`Something answers at ${origin}: name another BROWSER_PORT.`);
  process.env['BROWSER_DATA_DIR'] ??= join(tmpdir(), `roddee-pictures-${randomUUID()}`);
  const server = spawn(process.execPath, ['tools/browser-server.mjs'], {
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      HOLDS_PER_ADDRESS: '100000',
      LOOKUPS_PER_ADDRESS: '100000',
      READS_PER_ADDRESS: '100000',
      CARDS_PER_ADDRESS: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
  const begun = Date.now();
  while (!(await answers(`${origin}/th`))) {
    if (server.exitCode !== null || Date.now() - begun > PATIENCE_MS) {
      await stop();
      throw new Error('The built product does not start.');
    }
    await new Promise((done) => setTimeout(done, 300));
  }
  return { origin, stop };
}

const answers = async (address: string) => (await fetch(address).catch(() => null))?.ok === true;
