import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_ADDRESS, serve } from '../serve.mjs';

/** The built product with its own database, as in the browser tests. */
export function startProduct() {
  process.env['BROWSER_DATA_DIR'] ??= join(tmpdir(), `roddee-pictures-${randomUUID()}`);
  return serve('tools/browser-server.mjs', `http://127.0.0.1:${process.env['BROWSER_PORT'] ?? '3380'}`, ONE_ADDRESS);
}
