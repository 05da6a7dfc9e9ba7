import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.mjs';

const port = Number(process.env['BROWSER_PORT'] ?? 3210);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = await findChromium();
if (chromium === null)
  throw new Error('No Chromium: run the tests by "npm test", which gets one, or set CHROMIUM_PATH.');

/** Chromium's own sandbox does not start as root. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: { executablePath: chromium, args },
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node tools/browser-server.mjs',
    url: `${baseURL}/th`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: { PORT: String(port), HOST: '127.0.0.1' },
  },
});
