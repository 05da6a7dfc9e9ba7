import { products } from '#server/content/products.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { PRODUCT_NAMES, ProductsPage } from './products-page.ts';

/** The four most popular, as the list begins. */
const FOUR = products.toSorted((a, b) => b.popularity - a.popularity).slice(0, 4);

for (const language of ['th', 'en'] as const)
  test(
    `CONT-06 in ${language} up to three products are compared, each once, side by side and kept over a reload; a fourth says why not`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new ProductsPage(page, language);
      await site.open('/products/compare');
      const nothing = 'Nothing is compared yet. Choose up to {MAX_COMPARED} products in the list.';
      await expect(site.text(nothing, { MAX_COMPARED: 3 })).toBeVisible();
      await checkAtRest(site);
      await site.link('Choose products').click();
      await expect(site.cards).toHaveCount(12);
      const button = (index: number) => site.cards.nth(index).getByRole('button');
      for (const index of [0, 1, 2]) await button(index).click();
      await expect(site.text('{count} of {MAX_COMPARED} to compare', { count: 3, MAX_COMPARED: 3 })).toBeVisible();
      await button(3).click();
      const refused = site.text('Up to {MAX_COMPARED} can be compared. Take one away first.', { MAX_COMPARED: 3 });
      await expect(refused).toBeVisible();
      await expect(button(3)).toHaveAttribute('aria-pressed', 'false');
      await checkAtRest(site, PRODUCT_NAMES);
      await button(0).click();
      await expect(refused).toHaveCount(0);
      await button(0).click();
      await page.reload();
      await site.takenOver();
      for (const index of [0, 1, 2]) await expect(button(index)).toHaveAttribute('aria-pressed', 'true');

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(site.link('See the comparison')).not.toBeInViewport();
      const floating = page.getByRole('link', { name: language === 'th' ? 'เทียบสินค้า 3 รายการ' : 'Compare 3 products' });
      await expect(floating).toBeInViewport();
      await floating.click();
      const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
      await expect(heads).toHaveCount(3);
      // In the order in which they were chosen: the first was taken away and came back.
      const ids = await heads.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ids).toEqual([FOUR[1], FOUR[2], FOUR[0]].map((each) => `/${language}/products/${each?.id}`));
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const all = await rows.count();
      const different = await rows.filter({ hasText: site.say('differs') }).count();
      expect(different).toBeGreaterThan(0);
      await checkAtRest(site, PRODUCT_NAMES);
      await page.getByRole('checkbox').check();
      await expect(rows).toHaveCount(different);
      await page.getByRole('checkbox').uncheck();
      await expect(rows).toHaveCount(all);
      await page.reload();
      await expect(heads).toHaveCount(3);
      await site.takenOver();
      await expect(page.getByRole('link', { name: site.say('Book it fitted') })).toHaveCount(3);
      await expect(site.link('Book it fitted')).toHaveAttribute('href', /\/booking\?services=\d+$/);
      await site.link('Link to this comparison').click();
      await expect(page).toHaveURL(/compare\?ids=[\w-]+(%2C[\w-]+){2}$/);
      const address = page.url();
      await page.evaluate(() => localStorage.clear());
      await page.goto(address);
      await expect(heads).toHaveCount(3);
      await checkAtRest(site, PRODUCT_NAMES);
      await site.takenOver();
      for (const left of [2, 1, 0]) {
        await page
          .getByRole('button', { name: site.say('Remove') })
          .first()
          .click();
        await expect(heads).toHaveCount(left);
      }
      await expect(site.link('Choose products')).toBeVisible();
    },
  );

test('what is no longer sold is named and can be taken away', { tag: WIDTH_OF.en }, async ({ page }) => {
  const site = new ProductsPage(page, 'en');
  await page.addInitScript(() => {
    if (localStorage.getItem('roddee.compared-products') === null)
      localStorage.setItem('roddee.compared-products', '["no-longer-sold","mizuko-cvt","mizuko-cvt"]');
  });
  await site.open('/products/compare');
  await expect(site.text('Some of what you compared is no longer sold')).toBeVisible();
  await site.button('Take it away').click();
  await expect(site.text('Some of what you compared is no longer sold')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mizuko CVT gearbox oil, 4 L', exact: true })).toHaveCount(1);
});
