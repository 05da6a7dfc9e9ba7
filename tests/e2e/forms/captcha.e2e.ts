import { checkWidths } from '#tests/e2e/support/access.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { FormPage, storedBy } from './form-page.ts';

const NAMES = ['RodDee', 'JPEG', 'PNG', 'WebP', 'MB'];

for (const language of ['th', 'en'] as const)
  test(
    `FORM-03 FORM-05 the franchise form is sent by keyboard alone, with the proof that the browser calculates, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const form = new FormPage(page, language);
      await form.open('franchise');
      await checkAtRest(form, NAMES);
      await checkWidths(page);
      const phone = await form.fill();
      const sent = page.waitForRequest('**/form/received/');
      await form.send.focus();
      await page.keyboard.press('Enter');
      await expect(form.text('Checking that no program sends this…')).toBeVisible();
      expect((await sent).postData()).toContain('name="gg_token"');
      await expect(form.text('Thank you, it has reached us')).toBeVisible({ timeout: 60_000 });
      expect(await storedBy(phone)).toEqual([expect.objectContaining({ form: 'franchise', image_type: null })]);
    },
  );

test(
  'where the check cannot load, a sentence and the number to call say so, nothing is sent, and another try works',
  { tag: PHONE },
  async ({ page, watch }) => {
    const form = new FormPage(page, 'en');
    await form.open('franchise');
    const phone = await form.fill();
    watch.expect(/challenge|work-proof|ERR_FAILED|ERR_BLOCKED/);
    await page.route('**/x/captcha/challenge/**', (route) => route.abort());
    await form.send.click();
    const alert = form.main.getByRole('alert');
    await expect(alert).toContainText('We could not make sure that no program sends this');
    await expect(alert.getByRole('link', { name: '1234' })).toHaveAttribute('href', 'tel:1234');
    await expect(form.mistakes).toHaveCount(0);
    await expect(form.labelled('name')).toHaveValue('มาลี');
    await checkAtRest(form, [...NAMES, 'มาลี', 'ใจดี']);
    expect(await storedBy(phone)).toEqual([]);
    await page.unroute('**/x/captcha/challenge/**');
    await form.send.click();
    await expect(form.text('Thank you, it has reached us')).toBeVisible({ timeout: 60_000 });
    expect(await storedBy(phone)).toHaveLength(1);
  },
);

test('a lost answer and another proof make one franchise form', { tag: DESKTOP }, async ({ page, watch }) => {
  const form = new FormPage(page, 'en');
  await form.open('franchise');
  const phone = await form.fill();
  watch.expect(/form\/received|ERR_FAILED/);
  await page.route('**/form/received/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send.click();
  await expect(form.text('We do not know whether it arrived')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/form/received/');
  await form.send.click();
  await expect(form.text('Thank you, it has reached us')).toBeVisible({ timeout: 60_000 });
  expect(await storedBy(phone)).toHaveLength(1);
});
