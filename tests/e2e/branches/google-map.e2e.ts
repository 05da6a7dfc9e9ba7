import type { Page, Route } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import type { SitePage } from '#tests/e2e/support/site-page.ts';
import { asked, GOOGLE_SCRIPT, serveGoogle } from './google-stub.ts';
import { KEYED, serveWithKey } from './keyed-server.ts';

// One server with a key for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: KEYED });

let server: Awaited<ReturnType<typeof serveWithKey>>;
test.beforeAll(async () => {
  server = await serveWithKey();
});
test.afterAll(() => server.stop());

const works = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT });
const googleMap = (page: Page) => page.locator('[data-google=ready]');
const ourMap = ({ page, say }: SitePage) => page.getByRole('application', { name: say('Map of the branches') });

/** Our map, the list, the search and distances, while Google's map is not there. */
async function expectOurs(site: SitePage, word: string): Promise<void> {
  const { page, say } = site;
  await expect(page.getByText(say(word))).toBeVisible();
  await expect(googleMap(page)).toHaveCount(0);
  await expect(ourMap(site).locator('[data-pin]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('ภูเก็ต');
  await expect(page.locator('[data-branch]')).toHaveCount(2);
  await expect(ourMap(site).locator('[data-pin]')).toHaveCount(2);
}

for (const language of ['th', 'en'] as const satisfies readonly Language[])
  test(
    `BRANCH-03 the map loads with the route language and the places library; places are suggested only in Thailand, and geocoded, in ${language}`,
    { tag: DESKTOP },
    async ({ page, siteIn, watch }) => {
      const site = siteIn(language);
      const { say } = site;
      await serveGoogle(page, works);
      await page.goto(`/${language}/branch`);
      await expect(googleMap(page)).toBeVisible();
      await expect(ourMap(site)).toHaveCount(0);
      const { script } = await asked(page);
      expect(script).toMatchObject({ key: 'key-of-the-tests', language, region: 'TH' });
      expect(script['libraries']?.split(',')).toContain('places');

      await page.getByRole('searchbox').fill('Doi Suthep');
      const found = page.getByRole('button', { name: 'Doi Suthep, Chiang Mai' });
      await expect(found).toBeVisible();
      const { suggestions } = await asked(page);
      expect(suggestions.at(-1)).toEqual({ input: 'Doi Suthep', includedRegionCodes: ['th'], region: 'th', language });
      await page.getByRole('button', { name: 'Doi Abroad, Laos' }).click();
      await expect(
        page.getByText(say('That place could not be found. Try another one, or search by province or road.')),
      ).toBeVisible();
      await found.click();
      const { geocoded } = await asked(page);
      expect(geocoded.at(-1)).toEqual({ placeId: 'doi', language, region: 'TH' });
      await expect(page.getByText(say('Distances from {name}', { name: 'Doi Suthep, Chiang Mai' }))).toBeVisible();
      await expect(page.locator('[data-branch]').first()).toContainText(/\d (km|กม\.) · /);
      await expect(page.locator('[data-branch]').first()).toContainText(/Chiang Mai|เชียงใหม่/);
      await page.getByRole('button', { name: say('Remove this place') }).click();
      await expect(page.locator('[data-branch]').first()).not.toContainText(/\d (km|กม\.) · /);
      watch.expect(/focus lost/);
    },
  );

test(
  'Google’s map has our pins with the list’s numbers, groups that separate, and what is chosen on it is chosen in the list',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const { say } = siteIn('en');
    await serveGoogle(page, works);
    await page.goto('/en/branch');
    const map = googleMap(page);
    await expect(map).toBeVisible();
    const pins = map.getByRole('button');
    await expect(pins.filter({ hasText: /^\d+$/ }).first()).toBeVisible();
    expect(await pins.count()).toBeLessThan(30);

    await page.getByRole('searchbox').fill('Phuket');
    await expect(page.locator('[data-branch]')).toHaveCount(2);
    await expect(pins).toHaveCount(2);
    await map.getByRole('button', { name: /^2\. / }).press('Enter');
    await expect(page.locator('[data-branch]').nth(1)).toHaveAttribute('data-chosen');
    await page
      .getByRole('button', { name: say('{mark}. Show {name} on the map', { mark: 1, name: 'Phuket Bypass' }) })
      .click();
    await expect(map.locator('[data-chosen]')).toHaveText('1');
  },
);

test(
  'BRANCH-06 a key that Google refuses, a script that cannot be reached, one that breaks and one that never answers: our map, the list and the search, and a word',
  { tag: DESKTOP },
  async ({ page, siteIn, watch }) => {
    const site = siteIn('en');
    watch.expect(/maps\.googleapis\.com|Google Maps JavaScript API|failed|it breaks/i);
    let answer: (route: Route) => Promise<void> = (route) => route.abort();
    await serveGoogle(page, (route) => answer(route));
    await page.goto('/en/branch');
    await expectOurs(site, 'Google’s map could not be reached.');

    answer = (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("it breaks")' });
    await page.goto('/en/branch');
    await expectOurs(site, 'Google’s map has stopped working.');

    answer = works;
    await page.goto('/en/branch');
    await expect(googleMap(page)).toBeVisible();
    await page.evaluate('gm_authFailure()');
    await expectOurs(site, 'Google did not allow its map here.');

    let release = () => {};
    answer = (route) =>
      new Promise<void>((resolve) => {
        release = () => void route.abort().then(resolve);
      });
    await page.clock.install();
    await page.goto('/en/branch');
    await expect(ourMap(site)).toBeVisible();
    await page.clock.runFor(13_000);
    await page.clock.resume();
    await expectOurs(site, 'Google’s map did not answer in time.');
    release();
  },
);

test(
  'Google’s scripts run only in documents of the branch pages: other pages, and another language, are documents of their own',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    await serveGoogle(page, works);
    const hasGoogle = () => page.locator('script[src*="maps.googleapis.com"]').count();
    const policyOf = async (path: string) =>
      (await page.request.get(path, { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
    expect(await policyOf('/en/branch')).toContain('https://maps.googleapis.com');
    expect(await policyOf('/en/branch')).not.toContain('unsafe-eval');
    expect(await policyOf('/en')).not.toContain('googleapis');

    await page.goto('/en');
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    const isFirst = () => page.evaluate(() => 'isFirst' in globalThis);
    await page.evaluate(() => history.pushState({}, '', '/en/branch'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(googleMap(page)).toBeVisible();
    expect(await isFirst()).toBe(false);

    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    await page.getByRole('link', { name: 'ไทย' }).click();
    await expect(googleMap(page)).toBeVisible();
    expect([await isFirst(), (await asked(page)).script['language']]).toEqual([false, 'th']);
    await page.goto('/en/branch');
    await expect(googleMap(page)).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    await page.getByRole('link', { name: 'Rama 4', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rama 4' })).toBeVisible();
    await expect(googleMap(page)).toBeVisible();
    expect(await isFirst()).toBe(true);
    await site.link('Book here').click();
    await expect(page).toHaveURL(/\/en\/booking\?branch=1003/);
    expect([await isFirst(), await hasGoogle()]).toEqual([false, 0]);
  },
);
