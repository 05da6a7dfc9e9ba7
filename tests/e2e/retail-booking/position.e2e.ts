import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const DENIED = 'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.';
const UNSUPPORTED = 'This browser cannot tell where you are. Search by province or road instead.';

test(
  'BRANCH-04 a browser without or with a denied position says so and the list stays',
  { tag: DESKTOP },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    await booking.button('Near me').click();
    await expect(page.getByText(booking.say(DENIED))).toBeVisible();
    await booking.chooseBranch();

    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await booking.in('en').open();
    await booking.in('en').button('Near me').click();
    await expect(page.getByText(UNSUPPORTED)).toBeVisible();
    await expect(booking.in('en').onward('branch')).not.toHaveAttribute('aria-disabled');
  },
);

test(
  'BRANCH-05 a known position sorts the branches by distance',
  { tag: PHONE },
  async ({ page, context, booking: bookingIn }) => {
    const booking = bookingIn('en');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await booking.open();
    await booking.button('Near me').click();
    const nearest = page.getByRole('group', { name: booking.say('Nearest first') }).locator('label');
    await expect(nearest.first()).toContainText(/Chiang Mai.*\d (km|m) · /s);
    const kilometres = (await nearest.allInnerTexts()).map((text) => {
      const [, amount = '', unit = ''] = /([\d.,]+) (km|m) ·/.exec(text) ?? [];
      return Number(amount.replace(',', '')) / (unit === 'm' ? 1000 : 1);
    });
    expect(kilometres.length).toBeGreaterThan(5);
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  },
);

test(
  'HOME-01, BRANCH-04 home gives the first free times near the person, or says why it cannot',
  { tag: PHONE },
  async ({ page, context, booking: bookingIn }) => {
    const home = bookingIn('th');
    const nearby = page.getByRole('heading', { name: home.say('First free times near you') });
    await page.goto('/th');
    await home.button('Near me').click();
    await expect(page.getByText(home.say(DENIED))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await home.button('Near me').click();
    await expect(nearby).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /เชียงใหม่.*กม\./s })).not.toHaveCount(0);
    await home.button('Near me').click();
    await expect(nearby).toHaveCount(0);
  },
);
