// The built product with an empty data folder of its own, for the browser tests and for measuring.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'roddee-browser-'));
// PostgreSQL runs as another account when this one is root.
chmodSync(folder, 0o755);
process.env.DATA_DIR = folder;
process.env.NODE_ENV = 'production';
process.env.LOG_LEVEL ??= 'error';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('./start.mjs');
