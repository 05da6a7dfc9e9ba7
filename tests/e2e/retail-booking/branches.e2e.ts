import { checkWidths } from '#tests/e2e/support/access.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { DRAFT_KEY } from '#tests/e2e/support/booking-page.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const BANGKOK = ['กทม', 'กทม.', 'กรุงเทพฯ', 'bkk', 'Krung Thep', 'กรุงเทพมหานคร'];

test(
  'BRANCH-05 a province is found by its short names and by other spellings, as the whole name finds it',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    const search = page.getByRole('searchbox');
    const found = async (typed: string) => {
      const answered = page.waitForResponse(
        (response) =>
          response.url().includes('/applayout/list') && new URL(response.url()).searchParams.get('keywords') === typed,
      );
      await search.fill(typed);
      await answered;
      await expect(booking.main.locator('p[role="status"]').last()).toHaveText(/[1-9]/);
      return booking.main.locator('[data-all] label b:first-child').allInnerTexts();
    };
    const inBangkok = (await found('กรุงเทพมหานคร')).toSorted();
    expect(inBangkok.length).toBeGreaterThan(3);
    for (const typed of BANGKOK.slice(0, -1)) expect((await found(typed)).toSorted(), typed).toEqual(inBangkok);
    await found('ขอนแก่น');
    const names = booking.main.locator('[data-all] label b:first-child');
    // The list before may still be there for a moment.
    await expect(names.first()).toContainText('ขอนแก่น');
    const inKhonKaen = await names.allInnerTexts();
    for (const typed of ['ขอนเเก่น', 'Khon Kaen']) expect(await found(typed), typed).toEqual(inKhonKaen);

    await search.fill('กทม.');
    const chip = page.getByRole('search').getByRole('button', { name: 'กรุงเทพมหานคร' });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await expect(booking.text('Branches for “{keyword}” are shown.', { keyword: 'กรุงเทพมหานคร' })).toBeVisible();
    await expect(search).toHaveValue('กรุงเทพมหานคร');
  },
);

test(
  'RB-15 the list begins with Bangkok, then with the branches and the area used last, and does not move while it is drawn',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { say } = booking;
    const firstArea = () => booking.main.locator('[data-all] [role="group"] p').first();
    const recent = page.getByRole('group', { name: say('Recent') });
    await countShifts(page);
    await booking.open();
    await expect(firstArea()).toHaveText(say('Bangkok and around'));
    await expect(recent).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeEnabled();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await checkWidths(page);

    await page.getByRole('searchbox').fill('เชียงราย');
    await expect(booking.branches).toHaveCount(1);
    await booking.press(booking.branches.first());
    await booking.goOn('branch');
    await page.evaluate(() => localStorage.removeItem('roddee.retail-booking.draft'));
    await booking.open();
    await expect(recent.getByRole('radio')).toHaveCount(1);
    await expect(firstArea()).toHaveText(say('North'));
    await expect(booking.main.locator('label b').first()).toContainText('เชียงราย');
    await expect(booking.main.locator('[data-all] label b').first()).toContainText('เชียงราย');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  },
);

for (const [key, value, isShown] of [
  [DRAFT_KEY, '{"branch":null,"services":{"services":[],"servicesName":[]}}', true],
  [DRAFT_KEY, '{"branch":{"location_id":1003},"services":{"services":[]}}', false],
  ['roddee.recent-branches', '[1003]', false],
  ['roddee.company-choices', '[1003]', true],
] as const)
  test(
    `before its scripts run, the drawn list of branches is ${isShown ? 'shown' : 'not shown'} where ${key} is ${value}`,
    { tag: PHONE },
    async ({ page, watch, bookingIn }) => {
      const booking = bookingIn('th');
      watch.expect(/net::ERR_FAILED/);
      await page.addInitScript(([name, stored]) => localStorage.setItem(name, stored), [key, value] as const);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/th/booking', { waitUntil: 'commit' });
      await expect(booking.main.locator('[data-drawn]')).toBeAttached();
      await expect(booking.branches.first()).toBeVisible({ visible: isShown });
    },
  );

test(
  'whoever comes back to the branches sees the chosen one, and not what was searched for before',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const search = page.getByRole('searchbox');
    await booking.open();
    await search.fill('เชียงราย');
    await expect(booking.branches).toHaveCount(1);
    await booking.press(booking.branches.first());
    await booking.goOn('branch');
    await booking.followStep('branch');
    await expect(booking.branches.nth(5)).toBeVisible();
    await expect(search).toHaveValue('');
    const chosen = booking.main.getByRole('radio', { checked: true });
    await expect(chosen.first().locator('xpath=ancestor::label')).toBeInViewport();
    await expect(chosen.first().locator('xpath=ancestor::label')).toContainText('เชียงราย');
  },
);
