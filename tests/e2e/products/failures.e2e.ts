import { spoil } from '#tests/e2e/support/faults.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { ProductsPage } from './products-page.ts';

const FAILED = 'Cannot display data now, try again';

test('a list and a product that do not load can be asked for again', { tag: PHONE }, async ({ page, watch }) => {
  watch.expect(/applayout\/list|item3|status of 503/);
  const site = new ProductsPage(page, 'th');
  await site.open('/services/1');
  const mendList = await spoil(page, 'listProducts', 'answers 503');
  await site.link('All products of this group').click();
  await expect(site.text(FAILED)).toBeVisible();
  mendList();
  await site.button('Try again').click();
  await expect(site.cards).toHaveCount(12);
  const mendProduct = await spoil(page, 'readProduct', 'answers 503');
  await site.cards.first().getByRole('link').first().click();
  await expect(site.text(FAILED)).toBeVisible();
  mendProduct();
  await site.button('Try again').click();
  await expect(site.link('Book it fitted')).toBeVisible();
});

for (const name of ['listProductBrands', 'listProductFilters'] as const)
  test(`the filter without its ${name} can be asked for again`, { tag: PHONE }, async ({ page, watch }) => {
    watch.expect(/product\/(brand|filter)\/list|status of 503/);
    const site = new ProductsPage(page, 'th');
    await site.open('/services');
    const mend = await spoil(page, name, 'answers 503');
    await site.link('All products').click();
    await page
      .locator('summary')
      .filter({ hasText: site.say('Filter by brand, size and car') })
      .click();
    await expect(site.text(FAILED)).toBeVisible();
    mend();
    await site.button('Try again').click();
    await expect(site.choice('Product brand')).toBeVisible();
  });

test('a comparison that does not load can be asked for again', { tag: PHONE }, async ({ page, watch }) => {
  watch.expect(/product\/compare|status of 503/);
  const site = new ProductsPage(page, 'th');
  await page.addInitScript(() => localStorage.setItem('roddee.compared-products', '["mizuko-cvt"]'));
  const mend = await spoil(page, 'compareProducts', 'answers 503');
  await site.open('/products/compare');
  await expect(site.text(FAILED)).toBeVisible();
  mend();
  await site.button('Try again').click();
  await expect(page.getByRole('columnheader', { name: /Mizuko CVT/ })).toBeVisible();
});
