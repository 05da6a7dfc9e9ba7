import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#domain/constants.ts';
import { checkFits, checkWidths } from '#tests/e2e/support/access.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { checkAtRest, DESKTOP, expect, JOURNEY, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import type { SitePage } from '#tests/e2e/support/site-page.ts';

const rows = ({ page }: SitePage) => page.locator('[data-branch]');
const mapOf = ({ page, say }: SitePage) => page.getByRole('application', { name: say('Map of the branches') });
const region = ({ page, say }: SitePage) => page.getByRole('combobox', { name: say('Region or province') });
const order = ({ page, say }: SitePage) => page.getByRole('combobox', { name: say('Order') });
const idOf = (row: Locator) => row.getAttribute('data-branch');
const showOnMap = (row: Locator) => row.getByRole('button');

for (const language of LANGUAGES)
  test(
    `BRANCH-01 the finder has a map, a search by keyword, and a list with the hours of each branch; its old address shows the same, in ${language}`,
    { tag: [WIDTH_OF[language], ...(language === 'th' ? [JOURNEY] : [])] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      const { say } = site;
      await countShifts(page);
      for (const path of ['branch', 'branch/old']) {
        const response = await page.goto(`/${language}/${path}`);
        expect(response?.status()).toBe(200);
        expect(await response?.text()).toContain('data-branch="1001"');
        await expect(site.title('Find a branch')).toBeVisible();
        await expect(rows(site)).toHaveCount(30);
        for (const text of await rows(site).allInnerTexts()) expect(text).toMatch(/\d\d:\d\d–\d\d:\d\d|Closed|ปิด/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${language}/branch$`));
        expect(await shiftOf(page)).toBeLessThan(0.02);
      }
      const button = site.button('Map');
      if (await button.isVisible()) await button.click();
      await expect(mapOf(site).locator('[data-pin]').first()).toBeVisible();
      await expect(mapOf(site).getByText(say('Provinces: MapSVG, CC BY 4.0'))).toBeVisible();
      await checkAtRest(site);

      await page.getByRole('searchbox').fill(language === 'th' ? 'ขอนเเก่น' : 'Khon Kaen');
      await expect(rows(site)).toHaveCount(2);
      for (const pin of await mapOf(site).locator('[data-pin]').all())
        await expect(pin).toHaveAccessibleName(/Khon Kaen|ขอนแก่น/);
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(page.getByRole('search').getByRole('list').getByRole('button').first()).toBeVisible();
      await page.reload();
      await expect(rows(site)).toHaveCount(2);
      await checkWidths(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await checkFits(page);
    },
  );

test(
  'the list and the map have the same numbers, and what is chosen in one is shown in the other, by pointer and by keyboard',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    await page.goto('/en/branch');
    const map = mapOf(site);
    const pins = map.locator('[data-kind=one]');
    await expect(pins.first()).toBeVisible();
    for (const pin of await pins.all()) {
      const id = await pin.getAttribute('data-pin');
      await expect(page.locator(`[data-branch="${id}"]`).getByRole('button')).toHaveText(
        (await pin.textContent()) ?? '',
      );
    }
    const pin = pins.last();
    const row = page.locator(`[data-branch="${await pin.getAttribute('data-pin')}"]`);
    await pin.click();
    await expect(row).toHaveAttribute('data-chosen');
    await expect(row).toBeInViewport();

    await showOnMap(rows(site).first()).press('Enter');
    await expect(rows(site).first()).toHaveAttribute('data-chosen');
    await expect(row).not.toHaveAttribute('data-chosen');
    await expect(map.locator('[data-chosen]').first()).toBeVisible();

    await showOnMap(rows(site).last()).focus();
    await expect(map.locator('[data-lit]').first()).toBeVisible();
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('data-chosen');

    const inset = map.getByRole('button', { name: site.say('Bangkok and around') });
    const shown = () => map.locator('[data-pin]').evaluateAll((all) => all.map((one) => one.dataset['pin']));
    const before = await shown();
    await inset.click();
    await expect(inset).toHaveCount(0);
    await expect.poll(shown).not.toEqual(before);
    await checkAtRest(site);
  },
);

test(
  'on a phone the number of a branch opens the map above the list and shows it there',
  { tag: PHONE },
  async ({ page, siteIn }) => {
    const site = siteIn('th');
    await page.goto('/th/branch');
    await expect(mapOf(site)).toHaveCount(0);
    await showOnMap(rows(site).nth(2)).click();
    await expect(mapOf(site).locator('[data-chosen]').first()).toBeInViewport();
    await checkAtRest(site);
  },
);

test(
  'BRANCH-02 with no result a hint says to change the keyword or the filter, and takes both away',
  { tag: PHONE },
  async ({ page, siteIn }) => {
    const site = siteIn('en');
    const { say } = site;
    await page.goto('/en/branch');
    await page.getByRole('searchbox').fill('Atlantis');
    await expect(page.getByText(say('No branch matches'))).toBeVisible();
    await expect(
      page.getByText(say('Change the keyword, or choose another region. Try a province, a district or a road.')),
    ).toBeVisible();
    await checkAtRest(site);
    await site.button('Clear keyword and filter').click();
    await expect(rows(site)).toHaveCount(30);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goto('/en/branch?q=Phuket&region=north');
    await expect(page.getByText(say('No branch matches'))).toBeVisible();
    await site.button('Clear keyword and filter').click();
    await expect(rows(site)).toHaveCount(30);
    await expect(page).toHaveURL(/\/en\/branch$/);
  },
);

for (const language of LANGUAGES)
  test(
    `BRANCH-07 the branch filter offers the regions of the server with their provinces, and the address keeps it and the order, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      await page.goto(`/${language}/branch`);
      await region(site).selectOption('south');
      await expect(rows(site)).toHaveCount(5);
      await expect(page).toHaveURL(/region=south/);
      await region(site).selectOption('83');
      await expect(rows(site)).toHaveCount(2);
      for (const text of await rows(site).allInnerTexts())
        expect(text).toContain(language === 'th' ? 'ภูเก็ต' : 'Phuket');
      await expect(page).toHaveURL(/province=83/);
      await page.reload();
      await expect(region(site)).toHaveValue('83');
      await expect(rows(site)).toHaveCount(2);
      await region(site).selectOption('');
      await order(site).selectOption('name');
      const names = await page.locator('[data-branch] h3').allInnerTexts();
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
      await order(site).selectOption('soonest');
      await expect(page).toHaveURL(/order=soonest/);
      expect((await idOf(rows(site).first())) ?? '').toMatch(/^\d+$/);
      await checkAtRest(site);
    },
  );

test(
  'near me orders by distance, and a position that is denied or cannot be told has its message',
  { tag: PHONE },
  async ({ page, context, siteIn }) => {
    const site = siteIn('en');
    await page.goto('/en/branch');
    await site.button('Near me').click();
    await expect(
      page.getByText(
        site.say(
          'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.',
        ),
      ),
    ).toBeVisible();
    await expect(rows(site)).toHaveCount(30);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await site.button('Near me').click();
    await expect(rows(site).first()).toContainText(/Chiang Mai.*\d (km|m) · /s);
    await expect(page.getByRole('heading', { name: site.say('Nearest first') })).toBeVisible();
    expect(page.url()).not.toMatch(/18\.79|98\.98/);

    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.goto('/en/branch');
    await site.button('Near me').click();
    await expect(
      page.getByText(site.say('This browser cannot tell where you are. Search by province or road instead.')),
    ).toBeVisible();
  },
);

test(
  'BRANCH-06 with no map key the finder has list, search, distances and our map, and says that it is ours',
  { tag: DESKTOP },
  async ({ page, context, siteIn }) => {
    const site = siteIn('th');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 7.88, longitude: 98.39 });
    const abroad: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') abroad.push(request.url());
    });
    await page.goto('/th/branch');
    await expect(mapOf(site).locator('[data-pin]').first()).toBeVisible();
    await expect(
      page.getByText(site.say('This is our own simple map. For streets, press ‘Directions’ on the page of a branch.')),
    ).toBeVisible();
    await site.button('Near me').click();
    await expect(rows(site).first()).toContainText(/ภูเก็ต.*\d (กม\.|ม\.) · /s);
    await page.getByRole('searchbox').fill('หาดใหญ่');
    await expect(rows(site)).toHaveCount(1);
    await expect(mapOf(site).locator('[data-pin]')).toHaveCount(1);
    expect(abroad).toEqual([]);
  },
);
