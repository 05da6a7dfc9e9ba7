// The built product with an empty data folder of its own, for the browser tests and for measuring.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.env.BROWSER_DATA_DIR ?? join(tmpdir(), `roddee-browser-${randomUUID()}`);
// Removed at the end, so it must not exist yet.
mkdirSync(folder);
// PostgreSQL runs under another account if this one is root.
chmodSync(folder, 0o755);
process.env.DATA_DIR = folder;
process.env.NODE_ENV = 'production';
process.env.SEED ??= 'demo';
process.env.SSO ??= 'embedded';
process.env.STUDIO ??= 'on';
process.env.LOG_LEVEL ??= 'error';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const built = process.env.BROWSER_SERVER;
if (built === undefined) await import('./start.mjs');
else {
  // A build of the app with a planted fault, beside a copy of the server.
  const { main } = await import(pathToFileURL(resolve(built)).href);
  await main();
}
