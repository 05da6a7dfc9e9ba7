import { checkWidths } from '#tests/e2e/support/access.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { untagged } from '#tests/e2e/support/words.ts';
import { MEMBER_ADDRESSES } from './addresses.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';

test(
  'ME-01, NAV-09 without a session every page of the member area offers to sign in, and leads back; with one it is the page of its address, stays still while its parts arrive, and can be used on both sides of 575 and 991 px and on a tablet',
  { tag: PHONE },
  async ({ page }) => {
    const site = new HistoryPage(page, 'en');
    for (const [path] of MEMBER_ADDRESSES) {
      await page.goto(`/en${path.replace('ID', crypto.randomUUID())}`);
      await expect(site.title('Sign in to see your account')).toBeVisible();
    }
    await site.openSignedIn();
    const id = await site.hasCar('คันเก่ง', '5กก 5555', []);
    await page.context().clearCookies({ name: /member/ });
    await page.goto(`/en/me/cars/${id}/history`);
    await site.takenOver();
    await site.main.getByRole('link', { name: 'Sign in', exact: true }).click();
    await site.chooseCard(site.card);
    await expect(page).toHaveURL(new RegExp(`/en/me/cars/${id}/history$`));
    await site.accountButton.waitFor();
    await countShifts(page);
    for (const [path, heading] of MEMBER_ADDRESSES) {
      await page.goto(`/en${path.replace('ID', id)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(untagged(heading).replace(/\{.*$/, ''));
      await expect(page.getByRole('navigation', { name: 'My account' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), path).toBeLessThan(0.02);
      await checkWidths(page);
    }
    // From the phone's bar points are one tap away, and coupons two.
    await page.goto('/en/me');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Points' }).click();
    await expect(site.title('My points')).toBeVisible();
    await site.main.getByRole('link', { name: 'Redeem coupons' }).click();
    await expect(site.title('Redeem coupons')).toBeVisible();
  },
);

test(
  'API-02 a page of the member area whose list is refused says why in the server’s words, once it was asked, and shows the list when it is asked again',
  { tag: PHONE },
  async ({ page }) => {
    const said = 'รายการจองกำลังย้าย ลองใหม่ในอีกสักครู่';
    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    let asked = 0;
    await page.route('**/*', (route) => {
      if (callOf(route.request()) !== 'listBookings') return route.fallback();
      asked += 1;
      return route.fulfill({ json: { error_code: 5999, error_msg: said } });
    });
    await page.goto('/th/me/booking');
    await expect(site.main.getByRole('alert')).toContainText(said);
    // Asking again would bring the same answer.
    await page.waitForTimeout(2_000);
    expect(asked).toBe(1);
    await page.unrouteAll();
    await site.button('Try again').click();
    await expect(site.text('You have no bookings yet')).toBeVisible();
  },
);
