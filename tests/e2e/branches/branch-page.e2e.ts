import { LANGUAGES } from '#domain/constants.ts';
import { branches } from '#server/content/branches.ts';
import { checkFits, checkWidths } from '#tests/e2e/support/access.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

for (const language of LANGUAGES)
  test(
    `the page of a branch has its address, number, week, free times, directions, services and neighbours, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      const { say } = site;
      const branch = branches.find(({ slug }) => slug === 'chiang-mai-hang-dong');
      const response = await page.goto(`/${language}/branch/chiang-mai-hang-dong`);
      expect(response?.status()).toBe(200);
      const html = (await response?.text()) ?? '';
      expect(html).toContain(branch?.address[language] ?? 'no address');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'th' ? 'หางดง' : 'Hang Dong');
      await expect(page).toHaveTitle(new RegExp(language === 'th' ? '^สาขา' : 'branch'));
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
      await expect(page.getByText(language === 'th' ? 'ปิดปรับปรุง' : 'Closed for renovation')).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', `tel:${branch?.tel}`);
      await expect(site.link('Directions')).toHaveAttribute(
        'href',
        `https://www.google.com/maps/dir/?api=1&destination=${branch?.lat},${branch?.lng}`,
      );
      await expect(page.getByRole('application').locator('[data-pin][data-chosen]')).toBeVisible();
      await checkAtRest(site);
      await checkWidths(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await checkFits(page);

      await page.getByRole('heading', { name: say('Branches nearby') }).scrollIntoViewIfNeeded();
      await site.link(language === 'th' ? 'All branches' : 'All branches').click();
      await expect(site.title('Find a branch')).toBeVisible();
    },
  );

test(
  'from the page of a branch a booking begins with the branch, with a time, or with a group of services in view',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const open = () => page.goto('/en/branch/rama-4');
    await open();
    await booking.link('Book here').click();
    await expect(page).toHaveURL(/\/en\/booking\?.*branch=1003|\/en\/booking/);
    await expect(booking.heading('services')).toBeVisible();
    await open();
    await page
      .getByRole('link', { name: /^Book .* \d\d:\d\d$/ })
      .first()
      .click();
    await expect(booking.heading('services')).toBeVisible();
    await open();
    await page.getByRole('link', { name: 'Brakes', exact: true }).click();
    await expect(booking.heading('services')).toBeVisible();
  },
);

test('a branch that does not exist is not found', { tag: PHONE }, async ({ page, siteIn, watch }) => {
  watch.expect(/status (of )?404/);
  for (const slug of ['nowhere', 'RAMA-4', '%3Cscript%3E']) {
    const response = await page.goto(`/th/branch/${slug}`);
    expect(response?.status(), slug).toBe(404);
    await expect(siteIn('th').title('This page could not be found.')).toBeVisible();
  }
});
