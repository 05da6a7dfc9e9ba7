import { plainWords } from '#domain/word-joiner.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer, NO_APP } from '#tests/e2e/support/booking-page.ts';
import { NAMES, STEPS } from '#tests/e2e/support/steps.ts';

test(
  'each step has its own page title in th and en, also after Back and after turning to the other language',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    for (const language of ['th', 'en'] as const) {
      await page.goto(NO_APP);
      await page.evaluate(() => localStorage.clear());
      const booking = bookingIn(language);
      const chain = { th: 'รถดี', en: 'RodDee' }[language];
      const titled = (step: keyof typeof NAMES) =>
        expect(page).toHaveTitle(
          plainWords(`${booking.say(NAMES[step])} · ${booking.say('Book a service')} · ${chain}`),
        );
      await booking.openAt('branch');
      await titled('branch');
      await booking.goOn('branch');
      await titled('services');
      await booking.chooseServices(2);
      await booking.goOn('services');
      await titled('time');
      await page.goBack();
      await titled('services');
    }
  },
);

test(
  'after a link and a held time each press of Back leads to the step before, also after a reload, and then out of the booking',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.goto('/th/termconditions');
    await booking.open(`?branch=${1001 + booking.seat}&services=103`);
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
    await page.reload();
    await expect(booking.timer).toBeVisible();
    for (const step of STEPS.slice(2, 4).toReversed()) {
      await page.goBack();
      await expect(booking.heading(step)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/termconditions/);
  },
);

test(
  'a step edited from the summary leads back to it by a button that says so, without an entry of its own',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('summary');
    const depth = await page.evaluate(() => history.length);
    await booking.button('Edit {label}', { label: 'Services' }).click();
    await expect(booking.heading('services')).toBeVisible();
    await booking.button('Back to the summary').click();
    await expect(booking.timer).toBeVisible();
    await page.goBack();
    await expect(booking.heading('information')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(depth + 1);
  },
);
