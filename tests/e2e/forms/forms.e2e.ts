import sharp from 'sharp';
import { PAYLOADS, hasBitten } from '#tests/e2e/site/payloads.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { checkAtRest, DESKTOP, expect, JOURNEY, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { FormPage, newMobile, storedBy } from './form-page.ts';

const NAMES = ['RodDee', 'มาลี', 'ใจดี', 'JPEG', 'PNG', 'WebP', 'MB', '1กก 1234'];

for (const language of ['th', 'en'] as const) {
  test(
    `FORM-02 FORM-04 the career form names what is missing, is sent with a picture, and its thanks can be reloaded, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const form = new FormPage(page, language);
      const { say } = form;
      await form.open('career');
      await checkAtRest(form, NAMES);
      await checkWidths(page);

      await form.send.click();
      await expect(form.mistakes).toBeFocused();
      await expect(form.mistakes.getByRole('link')).toHaveCount(5);
      await expect(form.labelled('title')).toHaveAccessibleDescription(say('Please select'));
      await expect(form.labelled('name')).toHaveAccessibleDescription(say('This is required'));
      await expect(form.labelled('consent')).toHaveAccessibleDescription(say('Please tick the box to go on'));
      await form.labelled('name').fill('123');
      await expect(form.labelled('name')).toHaveAccessibleDescription(say('Type this in letters'));
      await form.labelled('email').fill('malee@');
      await expect(form.labelled('email')).toHaveAccessibleDescription(
        say('Type a valid e-mail address, such as name@example.com'),
      );
      await form.labelled('phone').fill('081234567');
      await expect(form.labelled('phone')).toHaveAccessibleDescription(
        new RegExp(`^${say('Type a mobile number of {digits} digits, such as 0812345678', { digits: 10 })}`),
      );
      await checkAtRest(form, NAMES);
      await form.labelled('email').fill('malee@example.com');

      const phone = await form.fill();
      const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
      await expect(page.getByRole('img', { name: 'me.jpg' })).toBeVisible();
      await form.send.click();
      await expect(form.text('Thank you, it has reached us')).toBeVisible();
      await expect(page).toHaveURL(/\?sent=1$/);
      await page.reload();
      await expect(form.text('Thank you, it has reached us')).toBeVisible();
      await checkAtRest(form, NAMES);
      expect(await storedBy(phone)).toEqual([
        expect.objectContaining({
          form: 'career',
          image_type: 'image/jpeg',
          answers: expect.objectContaining({ title: 'ms', name: 'มาลี', email: 'malee@example.com' }),
        }),
      ]);
      await form.open('career');
      await expect(form.labelled('name')).toHaveValue('');
    },
  );
}

test('a form is filled in and sent', { tag: [PHONE, JOURNEY] }, async ({ page }) => {
  const form = new FormPage(page, 'en');
  await form.open('career');
  const phone = await form.fill();
  await form.send.click();
  await expect(form.text('Thank you, it has reached us')).toBeVisible();
  expect(await storedBy(phone)).toHaveLength(1);
});

test(
  'what is typed is there again after closing the page, a picture is asked about, and both can be discarded',
  { tag: PHONE },
  async ({ page }) => {
    const form = new FormPage(page, 'en');
    await form.open('career');
    await form.fill();
    await page.reload();
    await expect(form.labelled('name')).toHaveValue('มาลี');
    await expect(form.text('What you had typed is still here.')).toBeVisible();
    await form.button('Discard it').click();
    await expect(form.labelled('name')).toHaveValue('');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    });
    await expect(page.getByRole('img', { name: 'a.png' })).toBeVisible();
    expect(await form.closeTab()).toEqual(['beforeunload']);
  },
);

test(
  'a picture over 2 MB is made smaller before it is sent, and what cannot be opened is refused at once',
  { tag: DESKTOP },
  async ({ page }) => {
    const form = new FormPage(page, 'en');
    await form.open('career');
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) });
    await expect(form.text('Limit file size 2 Mb, please try again.')).toBeVisible();
    const noise = await sharp({
      create: {
        width: 2400,
        height: 1800,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(2_097_152);
    await input.setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: noise });
    await expect(page.getByRole('img', { name: 'noise.jpg' })).toBeVisible();
    const phone = await form.fill();
    await form.send.click();
    await expect(form.text('Thank you, it has reached us')).toBeVisible();
    const [stored] = await storedBy(phone);
    expect(Number(stored?.['bytes'])).toBeLessThanOrEqual(2_097_152);
  },
);

test(
  'after a lost answer it is not known whether it arrived: sent again, also after a reload, it is one form',
  { tag: PHONE },
  async ({ page, watch }) => {
    const form = new FormPage(page, 'en');
    await form.open('career');
    const phone = await form.fill();
    watch.expect(/form\/received/);
    watch.expect(/ERR_FAILED/);
    await page.route('**/form/received/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.send.click();
    await expect(form.text('We do not know whether it arrived')).toBeVisible();
    await checkAtRest(form, NAMES);
    await page.unroute('**/form/received/');
    await page.reload();
    await expect(form.labelled('name')).toHaveValue('มาลี');
    await form.send.click();
    await expect(form.text('Thank you, it has reached us')).toBeVisible();
    expect(await storedBy(phone)).toHaveLength(1);
  },
);

test(
  'without a network, and when the server refuses, it says so and keeps what was typed',
  { tag: DESKTOP },
  async ({ page, watch, context }) => {
    const form = new FormPage(page, 'en');
    await form.open('career');
    const phone = await form.fill();
    watch.expect(/form\/received|ERR_INTERNET/);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.text('You are offline. Send it again when there is a network: it counts once.')).toBeVisible();
    await context.setOffline(false);
    await page.route('**/form/received/', (route) =>
      route.fulfill({ json: { error_code: 1003, error_msg: 'Too many attempts.', results: { retry_after: 60 } } }),
    );
    await form.send.click();
    await expect(form.main.getByRole('alert')).toContainText('Too many attempts.');
    await expect(form.labelled('name')).toHaveValue('มาลี');
    await page.unroute('**/form/received/');
    await form.send.click();
    await expect(form.text('Thank you, it has reached us')).toBeVisible();
    expect(await storedBy(phone)).toHaveLength(1);
  },
);

test('a form that cannot be read says so, and another try shows it', { tag: PHONE }, async ({ page, watch }) => {
  const form = new FormPage(page, 'en');
  watch.expect(/\/form\/|status 503/);
  await page.route('**/survey/get/form/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/en/survey');
  await expect(form.text('Cannot display data now, try again')).toBeVisible();
  await checkAtRest(form, NAMES);
  await page.unroute('**/survey/get/form/**');
  await form.button('Try again').click();
  await expect(form.main.getByLabel('Day of your visit').first()).toBeVisible();
});

test(
  'markup in every text of a form is text: nothing runs, here or in what is stored',
  { tag: DESKTOP },
  async ({ page }) => {
    test.setTimeout(300_000);
    const form = new FormPage(page, 'en');
    await form.open('career');
    const detail = form.main.getByLabel('Province or branch that suits you').first();
    for (const payload of PAYLOADS) {
      for (const field of [form.labelled('name'), form.labelled('surname'), form.labelled('email'), detail])
        await field.fill(payload);
      await form.send.click();
      expect(await hasBitten(page), payload).toBe(false);
    }
    await page.reload();
    await expect(detail).toHaveValue(PAYLOADS.at(-1) ?? '');
    expect(await hasBitten(page)).toBe(false);
    const phone = newMobile();
    await form.fill();
    await form.labelled('phone').fill(phone);
    await form.labelled('email').fill('');
    await form.send.click();
    await expect(form.text('Thank you, it has reached us')).toBeVisible();
    const [stored] = await storedBy(phone);
    expect(stored?.['answers']).toMatchObject({ location_detail: PAYLOADS.at(-1) });
  },
);
