import { products } from '#server/content/products.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { PRODUCT_NAMES, ProductsPage } from './products-page.ts';

for (const language of ['th', 'en'] as const)
  test(
    `CONT-04 in ${language} products are listed, ordered and paged by their address, each has its page, and one that is not there is not found`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page, watch }) => {
      const site = new ProductsPage(page, language);
      await site.open('/products');
      await expect(site.count(products.length)).toBeVisible();
      await expect(site.cards).toHaveCount(12);
      await checkAtRest(site, PRODUCT_NAMES);
      await page.getByLabel(site.say('Order by')).selectOption('price');
      await expect(page).toHaveURL(/sortby=price$/);
      const cheapest = products.toSorted((a, b) => a.priceFrom - b.priceFrom)[0];
      await expect(site.cards.first()).toContainText(cheapest?.name[language].split(' ').at(-1) ?? '');
      await page.getByRole('button', { name: site.say('Page {page}', { page: 2 }), exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await page.reload();
      await expect(
        page.getByRole('button', { name: site.say('Page {page}', { page: 2 }), exact: true }),
      ).toHaveAttribute('aria-current', 'page');
      await site.cards.first().getByRole('link').first().click();
      await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(site.link('Book it fitted')).toHaveAttribute('href', /\/booking\?services=\d+$/);
      await checkAtRest(site, PRODUCT_NAMES);

      watch.expect(/status (?:of )?404/);
      const gone = await page.goto(`/${language}/products/no-such-thing`);
      expect(gone?.status()).toBe(404);
      await expect(site.title('Sorry! The product is not found.')).toBeVisible();
      await site.takenOver();
      await checkAtRest(site);
      await site.link('All products').click();
      await expect(site.count(products.length)).toBeVisible();
    },
  );

test(
  'CONT-05 the filter takes brand, size and car, says what is missing, and narrows the list when all are filled in',
  { tag: PHONE },
  async ({ page }) => {
    const site = new ProductsPage(page, 'th');
    await site.open('/products');
    await site.unfoldFilter();
    await site.button('Show products').click();
    for (const missing of ['Please choose a product brand', 'Please choose a size or type', 'Please choose your car'])
      await expect(site.text(missing)).toBeVisible();
    await expect(site.choice('Product brand')).toBeFocused();
    await checkAtRest(site, PRODUCT_NAMES);
    await site.choice('Product brand').selectOption('Naravee');
    await site.choice('Size or type').selectOption('185/60 R15');
    await site.button('Show products').click();
    await expect(page).not.toHaveURL(/product_brand/);
    await expect(site.carChoice('brand')).toBeFocused();
    await site.carChoice('brand').selectOption('Toyota');
    await site.carChoice('model').selectOption('Yaris Ativ');
    await site.carChoice('variant').selectOption('1.2 E');
    await site.carChoice('year').selectOption({ index: 1 });
    await site.button('Show products').click();
    await expect(page).toHaveURL(/product_brand=1&product_filter=tire-185-60-r15&car=1010122/);
    await expect(site.count(1)).toBeFocused();
    await expect(site.cards).toHaveText(/Silkway/);
    await page.reload();
    await expect(site.cards).toHaveCount(1);
    await site.takenOver();
    await page
      .getByRole('button', { name: /Naravee/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/product_brand/);
    await expect(page).toHaveURL(/car=1010122/);
  },
);

test('a member’s car narrows the list by one press', { tag: DESKTOP }, async ({ page }) => {
  const member = new HistoryPage(page, 'en');
  await member.openSignedIn();
  await member.hasCar('Blue', '5กก 5555', []);
  const site = new ProductsPage(page, 'en');
  await site.open('/products');
  await site.unfoldFilter();
  await page.getByRole('button', { name: /Blue/ }).click();
  await expect(page).toHaveURL(/car=1020422/);
  const fitting = products.filter(({ fits }) => fits['Toyota']?.includes('Yaris'));
  await expect(site.count(fitting.length)).toBeVisible();
});

for (const language of ['th', 'en'] as const)
  test(
    `CONT-08, CONT-10 in ${language} each group has its key’s drawing by its id, and says when it is due; a service is booked from there`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new ProductsPage(page, language);
      await site.open('/services');
      await checkAtRest(site, [...PRODUCT_NAMES, 'Excel']);
      const due = {
        1: ['50,000'],
        2: ['20,000'],
        8: ['40,000', '2'],
        10: ['3', '5'],
      } as const;
      const keys = 'tire brake shock lubricants checklist battery suspension transmission-oil balancing air'.split(' ');
      for (const [index, key] of keys.entries()) {
        const link = site.main.locator(`a[href="/${language}/services/${index + 1}"]`).first();
        await expect(link.locator('use')).toHaveAttribute('href', `/drawings/services/${key}.svg#drawing`);
      }
      for (const [group, numbers] of Object.entries(due)) {
        await site.open(`/services/${group}`);
        const advice = site.main.getByRole('status').filter({ hasText: site.say('When is it due?') });
        for (const number of numbers) await expect(advice).toContainText(number);
      }
      await site.open('/services/8');
      await checkAtRest(site, PRODUCT_NAMES);
      await site.main
        .getByRole('link', { name: site.say('Book') })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?services=801`));
    },
  );

test(
  'a group leads to its products and each of these back; a group that is not there is not found',
  { tag: PHONE },
  async ({ page, watch }) => {
    const site = new ProductsPage(page, 'th');
    await site.open('/services/1');
    await site.link('All products of this group').click();
    await expect(page).toHaveURL(/\/th\/services\/1\/products$/);
    await expect(site.count(20)).toBeVisible();
    await checkAtRest(site, PRODUCT_NAMES);
    await site.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/th\/services\/1\/products\/[a-z0-9-]+$/);
    await site.link('Products of this group').click();
    await expect(site.count(20)).toBeVisible();
    watch.expect(/status (?:of )?404/);
    for (const path of ['/services/11', '/services/01', '/services/x', '/services/2/products/mizuko-cvt'])
      expect([path, (await page.goto(`/th${path}`))?.status()]).toEqual([path, 404]);
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `CONT-03 in ${language} the services lead to a group, that to its products and these to one; the questions are at #faqs, each with an address`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new ProductsPage(page, language);
      await site.open('/services');
      await site.main.locator(`a[href="/${language}/services/1"]`).first().click();
      await expect(page).toHaveURL(/\/services\/1$/);
      await expect(site.main.getByRole('link', { name: site.say('Book') }).first()).toBeVisible();
      await site.link('All products of this group').click();
      await expect(site.count(20)).toBeVisible();
      await site.cards.first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/services\/1\/products\/[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await site.open('/services#faqs');
      const questions = page.locator('#faqs details');
      await expect(questions).toHaveCount(26);
      await expect(page.locator('#faqs')).toBeInViewport();
      await questions.first().locator('summary').click();
      await expect(questions.first()).toHaveAttribute('open');
      await site.open('/services#faq-how-many-services');
      const named = page.locator('#faq-how-many-services');
      await expect(named).toHaveAttribute('open');
      await expect(named).toBeInViewport();
    },
  );

test(
  'a product and an offer go into the booking as the message to the mechanic, beside what is typed there',
  { tag: PHONE },
  async ({ page }) => {
    const site = new ProductsPage(page, 'th');
    const [product] = products;
    const noted = () =>
      page.evaluate(() => {
        const { values } = JSON.parse(localStorage['roddee.retail-booking.typed'] ?? '{}') as {
          values?: { note: string };
        };
        return values?.note ?? '';
      });
    for (const _time of [1, 2]) {
      await site.open(`/products/${product?.id}`);
      await site.link('Book it fitted').click();
      await expect(page).toHaveURL(/\/th\/booking\?services=/);
      await expect.poll(noted).toBe(product?.name.th);
    }
    await site.open('/promotions/oil-semi-synthetic-990');
    const offer = await page.getByRole('heading', { level: 1 }).innerText();
    await site.main.locator('article a[href*="services="]').click();
    await expect.poll(noted).toContain(`${product?.name.th}\n`);
    expect((await noted()).split('\n')[1]?.replaceAll('\u2060', '')).toBe(offer.replaceAll('\u2060', ''));
  },
);

test('the answer that the search leads to has the focus', { tag: DESKTOP }, async ({ page }) => {
  const site = new ProductsPage(page, 'en');
  await site.open('/promotions');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('When do points expire');
  const answer = page.getByRole('dialog').locator('a[href*="#faq-points-expire"]');
  await answer.click();
  await expect(page.locator('#faq-points-expire')).toHaveAttribute('open');
  await expect(page.locator('#faq-points-expire summary')).toBeFocused();
});
