import type { Route } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** The lists of the area, each with its call and something that it has once it is read. */
const LISTS = [
  ['booking', 'listBookings', 'You have no bookings yet'],
  ['cars', 'listMyCars', 'You have no cars yet'],
  ['bluepoints', 'readPoints', 'Your points will show here'],
  ['account', 'readProfile', 'First name'],
  ['maintainance', 'groupMaintenance', 'Add a car to see what it needs'],
  ['maintainance?tab=history', 'listServiceHistory', 'No visits yet: they are listed here once they are over'],
] as const satisfies readonly (readonly [string, CallName, string])[];

const SOON = { timeout: 2_000 };

for (const language of ['th', 'en'] as const)
  test(
    `without a network every list of the member area says so at once, and goes on by itself, in ${language}`,
    { tag: language === 'th' ? PHONE : DESKTOP },
    async ({ page, context, watch }) => {
      watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load|session\.(flow|adapters)/);
      const site = new LoginPage(page, language);
      await site.signInNew();
      const offline = site.main.getByRole('status').filter({ hasText: site.say('You are offline') });
      for (const [path, call, shown] of LISTS) {
        const asked: Route[] = [];
        await page.route('**/*', (route) =>
          callOf(route.request()) === call ? void asked.push(route) : route.fallback(),
        );
        await page.goto(`/${language}/me/${path}`);
        await expect.poll(() => asked.length).toBeGreaterThan(0);
        await context.setOffline(true);
        for (const route of asked) await route.abort('internetdisconnected');
        await expect(offline.first()).toBeVisible(SOON);
        if (path === 'booking') await checkAtRest(site);
        await page.unrouteAll();
        await context.setOffline(false);
        await expect(site.text(shown).first()).toBeVisible();
        await expect(offline).toHaveCount(0);
        // What has been read stays in view.
        await context.setOffline(true);
        await expect(offline.first()).toBeVisible(SOON);
        await expect(site.text(shown).first()).toBeVisible();
        await context.setOffline(false);
        await expect(offline).toHaveCount(0);
      }
    },
  );

test(
  'a deletion and a save without a network say so at once; nothing is lost, and both are done once there is a network',
  { tag: PHONE },
  async ({ page, context, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    const cars = new CarsPage(page, 'th');
    await cars.openSignedIn();
    await cars.add('คันเก่ง', '5กก 5555');
    await cars.add('คันใหญ่', '6ขข 66');
    await context.setOffline(true);
    await cars.inCard('คันใหญ่', 'Delete').click();
    await cars.button('Delete the car').click();
    const offline = cars.text("You're offline. Reconnect and try again.");
    await expect(offline).toBeVisible(SOON);
    await expect(cars.card('คันใหญ่')).toBeVisible();
    await context.setOffline(false);
    await cars.button('Try again').click();
    await expect(cars.names).toHaveText(['คันเก่ง']);

    await cars
      .card('คันเก่ง')
      .getByRole('link', { name: cars.say('Edit') })
      .click();
    await expect(cars.carField('year')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await cars.carField('carName').fill('คันเก่งมาก');
    await context.setOffline(true);
    await cars.save();
    await expect(offline).toBeVisible(SOON);
    await expect(cars.carField('carName')).toHaveValue('คันเก่งมาก');
    await context.setOffline(false);
    await cars.button('Try again').click();
    await expect(cars.names).toHaveText(['คันเก่งมาก']);
  },
);
