import { serve } from '../../../tools/serve.mjs';
import { testedUrl } from '#tests/e2e/support/database.ts';

/** Beside the server under test, with the same database. */
const port = Number(process.env['BROWSER_PORT'] ?? 3210) + 500;
export const KEYED = `http://127.0.0.1:${port}`;

/** The built product with a key for Google's map. */
export const serveWithKey = () =>
  serve('tools/start.mjs', KEYED, {
    DATABASE_URL: testedUrl(),
    GOOGLE_MAPS_KEY: 'key-of-the-tests',
    SEED: 'catalogue',
    SSO: 'none',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
