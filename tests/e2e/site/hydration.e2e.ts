import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/constants.ts';
import { serve } from '../../../tools/serve.mjs';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** A folder that the product's build does not empty. */
const folder = '.cache/test/hydration';
const origin = `http://127.0.0.1:${process.env['HYDRATION_PORT'] ?? '3212'}`;
let stop = async (): Promise<void> => undefined;

/** The app with React's development build, which reports each difference, beside copies of renderer and server. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['render', 'server']) cpSync(join('dist', part), join(folder, part), { recursive: true });
  const built = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'development', '--outDir', join(folder, 'client')],
    { env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  );
  expect(built.status, built.stderr).toBe(0);
  ({ stop } = await serve('tools/browser-server.mjs', origin, {
    BROWSER_SERVER: join(folder, 'server/main.js'),
    BROWSER_DATA_DIR: `${process.env['BROWSER_DATA_DIR']}-hydration`,
  }));
});

test.afterAll(() => stop());

// One server for all tests.
test.describe.configure({ mode: 'default' });

const PAGES = ['', '/booking?branch=1001&services=401', '/booking', '/booking/find', '/no/such/page'];

for (const language of LANGUAGES)
  for (const path of PAGES)
    for (const colorScheme of ['light', 'dark'] as const)
      test(
        `what the server drew is what React draws: /${language}${path}, ${colorScheme}`,
        { tag: PHONE },
        async ({ page, watch, siteIn }) => {
          watch.expect(/status (of )?404/);
          await page.emulateMedia({ colorScheme });
          const words: string[] = [];
          page.on('console', (message) => words.push(message.text()));
          const arrived = await page.goto(`${origin}/${language}${path}`);
          expect(await arrived?.text(), 'what the server drew').toContain('<h1');
          await siteIn(language).takenOver();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // Only React's development build says this, and only that one reports differences.
          expect(words.join('\n')).toContain('React DevTools');
          const differences = words.filter((text) => /hydrat|did not match|didn't match/i.test(text));
          expect(differences, 'differences between server and browser').toEqual([]);
        },
      );
