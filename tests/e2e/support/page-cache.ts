import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { test } from './test.ts';

/** A browser with the back and forward cache, which Playwright turns off and Chromium's headless shell has not. */
export async function withPageCache(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? '',
    args: [...args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await use(browser);
  await browser.close();
}

/** Leaves the page and comes back; fails if the page was not kept in the cache. */
export async function awayAndBack(
  page: Page,
  meanwhile: () => Promise<void>,
  away = '/th/termconditions',
): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.removeItem('kept');
    window.addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', String(persisted)));
  });
  await page.goto(away);
  await meanwhile();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => sessionStorage.getItem('kept') === 'true');
}
