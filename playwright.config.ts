import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './tools/chromium.mjs';
import type { BrowserOptions } from './tests/e2e/support/test.ts';
import { ONE_ADDRESS } from './tools/serve.mjs';

const port = Number(process.env['BROWSER_PORT'] ?? 3210);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = await findTestBrowser();
if (chromium === null)
  throw new Error('No Chromium: run the tests by "npm test", which gets one, or set CHROMIUM_PATH.');

/** Where the server under test keeps its data, so that a test can also look into its database; workers inherit it. */
process.env['BROWSER_DATA_DIR'] ??= join(tmpdir(), `roddee-browser-${randomUUID()}`);
const dataFolder = process.env['BROWSER_DATA_DIR'];

/** Chromium's own sandbox does not start as root. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Recording what was drawn takes a quarter of each test's time; actions, calls and console output are enough at first. */
const drawn = process.env['BROWSER_TRACE'] === 'full';

/** These take minutes each and are run by playwright.long.config.ts. */
export const LONG = '**/{access,every-call,hydration,payloads,story}.e2e.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig<BrowserOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: LONG,
  outputDir: '.cache/test/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromium, args },
    timezoneId: 'Europe/London',
    // Requests that a service worker makes are not seen by a test's routes: only its own tests have one.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: drawn, snapshots: drawn },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', grep: /@phone/, use: PHONE },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'translated', grep: /@journey/, use: { ...PHONE, isTranslated: true } },
  ],
  webServer: {
    command: 'node tools/browser-server.mjs',
    url: `${baseURL}/th`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: { PORT: String(port), HOST: '127.0.0.1', BROWSER_DATA_DIR: dataFolder, ...ONE_ADDRESS },
  },
});
