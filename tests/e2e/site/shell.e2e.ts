import { brand } from '#src/ui/brand/brand.ts';
import { LAYOUT } from '#contract/layouts.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { watchCalls } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

/** By id, as the specification names them. */
const SERVICE_GROUPS = {
  1: 'tire',
  2: 'brake',
  3: 'shock',
  4: 'lubricants',
  5: 'checklist',
  6: 'battery',
  7: 'suspension',
  8: 'transmission oil',
  9: 'balancing',
  10: 'air',
};

test(
  'LANG-01, LANG-02, ROUTE-02, NAV-11 the bare address is home in Thai, unknown addresses are not found',
  { tag: PHONE },
  async ({ page, watch, siteIn }) => {
    watch.expect(/status (of )?404/);
    const homeTitle = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /จองบริการ|จองคิว|Book a service/ }).first()).toBeVisible();
      return page.title();
    };
    const bare = await homeTitle('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await homeTitle('/th')).toBe(bare);
    expect(await homeTitle('/en')).not.toBe(bare);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    for (const [path, language] of [
      ['/fr', 'th'],
      ['/fr/booking', 'th'],
      ['/th/404', 'th'],
      ['/en/404', 'en'],
      ['/en/no/such/page', 'en'],
    ] as const) {
      await page.goto(path);
      const site = siteIn(language);
      await expect(site.title('This page could not be found.')).toBeVisible();
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      if (path.endsWith('404')) await checkAtRest(site);
    }
    expect((await page.goto('/guideline'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: siteIn('th').say('Guideline') })).toBeVisible();
  },
);

for (const language of LANGUAGES) {
  test(
    `NAV-07, NAV-09, LANG-05 footer and terms, and each page for guests on both sides of 575 and 991 px and on a tablet, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      const { say } = site;
      const footer = page.getByRole('contentinfo');
      await page.goto(`/${language}/booking/find?plate=1กก1234#top`);
      await expect(
        footer.getByRole('link', { name: say('Call {number}', { number: brand.callCentre.number }) }),
      ).toHaveAttribute('href', brand.callCentre.href);
      for (const { name, href } of brand.social)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(site.inFooter('Privacy and cookies')).toHaveAttribute('href', brand.privacyAndCookies[language]);
      const other = language === 'th' ? 'en' : 'th';
      // The server that drew the link does not know the hash.
      await site.takenOver();
      await site.turnTo(other);
      await expect(page).toHaveURL(new RegExp(`/${other}/booking/find\\?plate=.+#top$`));
      await page.goBack();
      await site.inFooter('Booking terms').click();
      await expect(site.title('Booking terms')).toBeFocused();
      await checkAtRest(site);
      await page.setViewportSize({ width: 768, height: 1024 });
      for (const path of ['', '/booking', '/booking/find', '/booking/completed']) {
        await page.goto(`/${language}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkAtRest(site);
        await checkWidths(page);
      }
    },
  );
}

test(
  'LANG-01, NAV-11 public pages arrive as HTML, in their language and with their status',
  { tag: DESKTOP },
  async ({ browser, page, request, siteIn }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    for (const language of LANGUAGES) {
      const { say } = siteIn(language);
      await unscripted.goto(`/${language}`);
      await expect(unscripted.locator('html')).toHaveAttribute('lang', language);
      await expect(unscripted.getByRole('heading', { level: 2, name: say('Soonest times') })).toBeVisible();
      await expect(
        unscripted
          .getByRole('main')
          .getByRole('link', { name: /\d\d:\d\d/ })
          .first(),
      ).toBeVisible();
      const services = unscripted.locator('main a[href*="group="]');
      await expect(services).toHaveCount(Object.keys(SERVICE_GROUPS).length);
      await expect(services.first().locator('b')).toHaveText(/\S/);
      await unscripted.goto(`/${language}/booking/find`);
      await expect(unscripted.getByRole('heading', { level: 1, name: say('Find a booking') })).toBeVisible();
      await expect(unscripted.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http://127\\.0\\.0\\.1:\\d+/${language}/booking/find$`),
      );
      await expect(unscripted.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
    }
    await unscripted.close();
    for (const [path, status] of [
      ['/en/booking', 200],
      ['/en/no/such/page', 404],
      ['/th/404', 404],
      ['/fr', 404],
    ] as const)
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(status);

    const calls: string[] = [];
    page.on('request', (sent) => {
      if (['fetch', 'xhr'].includes(sent.resourceType())) calls.push(sent.url());
    });
    await page.goto('/th');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /\d\d:\d\d/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(calls).toEqual([]);
  },
);

test(
  'CONT-10 the ten service groups have the keys of their ids, and home shows them with the drawings of those keys',
  { tag: PHONE },
  async ({ page, request }) => {
    const params = { key_account: 'roddee-web', applayout_id: LAYOUT.serviceGroups, limit_per_page: 20, page: 1 };
    const answer = await request.get('/applayout/list/', { params, headers: { 'Accept-Language': 'th' } });
    const groups: { id: number; key: string; name: string }[] = (await answer.json()).results.shoppening_list;
    expect(Object.fromEntries(groups.map(({ id, key }) => [id, key]))).toEqual(SERVICE_GROUPS);
    await page.goto('/th');
    for (const { key, name } of groups)
      await expect(
        page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: name })
          .locator(`use[href*="/${key.replace(' ', '-')}.svg"]`),
      ).toBeAttached();
  },
);

test(
  'home restored from the back/forward cache refreshes its free times',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const { say } = siteIn('en');
    const times = page.getByRole('heading', { level: 2, name: say('Soonest times') });
    await page.goto('/en');
    await expect(times).toBeVisible();
    await page.goto('/en/termconditions');
    const calls = watchCalls(page);
    await page.goBack();
    await expect(times).toBeVisible();
    await expect.poll(calls.names).toEqual(['listHomeWidgets']);
  },
);
