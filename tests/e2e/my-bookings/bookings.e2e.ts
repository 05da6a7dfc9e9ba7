import { callOf, sentBy } from '#tests/e2e/support/faults.ts';
import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { beginsIn, stateOf } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { BookingsPage, copyAsCancelled } from './bookings-page.ts';

/** Of the member, and of whom they booked for. */
const NAMES = [SOMYING.first, SOMYING.last, 'อารี', 'มั่นคง'];

test(
  'a visitor of the member area is offered to sign in, and comes back to the page with its filter',
  { tag: PHONE },
  async ({ page }) => {
    const site = new BookingsPage(page, 'th');
    await page.goto('/th/me/booking?status=1');
    await expect(site.title('Sign in to see your account')).toBeVisible();
    await checkAtRest(site);
    await site.takenOver();
    await site.main.getByRole('link', { name: site.say('Sign in'), exact: true }).click();
    await site.makeCard();
    await site.acceptTerms();
    await site.fillCar();
    await site.register.click();
    await expect(page).toHaveURL(/\/th\/me\/booking\?status=1$/);
    await expect(site.text('Nothing matches')).toBeVisible();
    await checkAtRest(site, NAMES);
    await site.button('Clear the filter').click();
    await expect(page).toHaveURL(/\/th\/me\/booking$/);
    await expect(site.text('You have no bookings yet')).toBeVisible();
  },
);

test(
  'CANCEL-01, CANCEL-03, LIST-03 a member opens a booking, sees all of it, and cancels it by change-status; several are cancelled by one call of change-status-list',
  { tag: [PHONE, DESKTOP, JOURNEY] },
  async ({ page }) => {
    const site = new BookingsPage(page, 'en');
    await site.signInNew();
    const [first, second, third] = await site.book(1020, 1021, 1022);
    if (!first || !second || !third) throw new Error('three bookings');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      const call = callOf(request);
      if (call?.startsWith('changeStatus'))
        sent.push([call, sentBy(request).get('status'), JSON.parse(sentBy(request).get('item') ?? '')]);
    });
    await page.goto('/en/me');
    await expect(site.text('Next visit')).toBeVisible();
    await checkAtRest(site, NAMES);
    const [visit] = await inDatabase(
      `update appointment set note = 'ตรวจแตร' where id = $1 returning to_char(starts_at at time zone 'Asia/Bangkok', 'FMDay FMDD FMMonth YYYY HH24:MI') as at`,
      [first.id],
    );
    await site.open();
    await expect(site.rows).toHaveCount(3);
    await checkAtRest(site, NAMES);

    // The focus goes into a booking and back to its line, by Back and by the page's own way.
    const line = (code: string) => site.row(codeAsShown(code)).getByRole('link');
    const heading = page.getByRole('heading', { level: 1 });
    for (const back of [() => page.goBack(), () => site.link('All bookings').press('Enter')]) {
      await line(second.code).press('Enter');
      await expect(site.main).toContainText(codeAsShown(second.code));
      await expect(heading).toBeFocused();
      await back();
      await expect(line(second.code)).toBeFocused();
      await expect(line(second.code)).toBeInViewport();
    }

    await line(first.code).click();
    for (const told of [codeAsShown(first.code), 'อารี มั่นคง', '089-876-5432', first.plate.slice(-4)])
      await expect(site.main).toContainText(told);
    for (const [label, value] of [
      ['Status', 'Confirmed'],
      ['Date and time', String(visit?.['at'])],
      ['Branch', 'Nakhon Ratchasima Hua Thale'],
      ['Services', 'Tyre rotation and inspection'],
      ['Car', first.plate.slice(-4)],
      ['Customer', 'อารี มั่นคง'],
      ['Message to the mechanic', 'ตรวจแตร'],
    ] as const)
      await expect(site.valueOf(label)).toContainText(value);
    await site.button('Cancel this booking').click();
    await expect(site.main.getByRole('group', { name: 'Cancel this booking?' })).toBeVisible();
    await site.button('Cancel the booking').click();
    await expect(site.text('Your booking is cancelled.')).toBeVisible();
    expect(await stateOf(first)).toBe('cancelled');
    const alone = ['changeStatus', null, { appointment_id: first.id, status: 1 }];
    expect(sent).toEqual([alone]);

    // Nor is it lost where the list no longer has the line.
    await site.link('All bookings').click();
    // As cards, its line is folded away once the list is read anew, and the focus goes to what is around it.
    const areCards = (page.viewportSize()?.width ?? 0) < 992;
    if (areCards) await expect(line(first.code)).toHaveCount(0);
    await expect(areCards ? site.main.locator(':focus') : line(first.code)).toBeFocused();
    for (const { code } of [second, third]) await site.row(codeAsShown(code)).getByRole('checkbox').check();
    await expect(site.row(codeAsShown(first.code)).getByRole('checkbox')).toHaveCount(0);
    const several = page.getByRole('button', { name: 'Cancel 2 chosen bookings' });
    // What follows the list while it is scrolled is one line.
    const bar = page.getByRole('region', { name: '2 bookings chosen' });
    expect((await bar.boundingBox())?.height).toBeLessThan(72);
    await several.click();
    const question = site.main.getByRole('group', { name: 'Cancel these 2 bookings?' });
    await expect(question.getByRole('listitem')).toHaveCount(2);
    await checkAtRest(site, NAMES);
    await page.keyboard.press('Escape');
    await expect(several).toBeFocused();
    await page.keyboard.press('Enter');
    // Another language leaves the question open, and Back closes it.
    await site.turnTo('th');
    await expect(new BookingsPage(page, 'th').button('Cancel the bookings')).toBeVisible();
    await site.turnTo('en');
    await expect(question.getByRole('listitem')).toHaveCount(2);
    await site.button('Keep the bookings').click();
    await expect(question).toHaveCount(0);
    await expect(site.rows).toHaveCount(areCards ? 2 : 3);
    await several.click();
    // Meanwhile the third becomes too late.
    await beginsIn(third, '20 hours');
    // The question stands below the list, and so does what is answered, wherever the list was before.
    await page.goBack();
    await page.evaluate(() => scrollTo(0, 0));
    await several.press('Enter');
    await site.button('Cancel the bookings').click();
    await expect(site.text('Your booking is cancelled.')).toHaveCount(1);
    await expect(site.text('Your booking is cancelled.')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Too late to cancel online');
    await expect(site.row(codeAsShown(third.code))).toContainText('Too late to cancel online: call the branch');
    expect([await stateOf(second), await stateOf(third)]).toEqual(['cancelled', 'confirmed']);
    expect(sent).toEqual([alone, ['changeStatusList', '1', [second.id, third.id]]]);
    await site.button('Done').click();
    await expect(site.row(codeAsShown(third.code)).getByRole('checkbox')).toHaveCount(0);
  },
);

test(
  'CANCEL-04, LIST-01, LIST-02, API-03 bookings are filtered by status, words and plate in the address, the cancelled by status 1, and paged: two pages around the current one, first and last',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    const site = new BookingsPage(page, 'th');
    await site.signInNew();
    const [first, second] = await site.book(1023, 1024);
    if (!first || !second) throw new Error('two bookings');
    await copyAsCancelled(first, 115);
    watch.expect(/status (?:of )?503/);
    await page.route('**/appointment/list/**', (route) => route.fulfill({ status: 503, body: '' }));
    await site.open();
    await expect(site.text('Cannot display data now, try again')).toBeVisible();
    await page.unrouteAll();
    const asked = page.waitForRequest((request) => callOf(request) === 'listBookings');
    await site.button('Try again').click();
    await expect(site.rows).toHaveCount(10);
    expect(Number(sentBy(await asked).get('timestamp'))).toBeGreaterThan(1_700_000_000_000);
    const pages = page.getByRole('navigation', { name: site.say('Pages of your bookings') });
    for (const next of [3, 4, 6])
      await pages.getByRole('button', { name: site.say('Page {page}', { page: next }), exact: true }).click();
    await expect(page).toHaveURL(/\?page=6$/);
    await expect(pages).toHaveText(['1', '4', '5', '6', '7', '8', '12'].join(''));
    await expect(pages.locator('[class*="dots"]')).toHaveCount(2);
    // The next page is read from its start.
    await expect(site.rows.first()).toBeInViewport();
    await page.reload();
    await expect(pages.locator('[aria-current]')).toHaveText('6');
    // One that is no longer there leads to the last.
    await site.open('?page=99');
    await site.button('Go to the last page').click();
    await expect(page).toHaveURL(/\?page=12$/);
    await expect(site.rows).toHaveCount(7);
    // What is ticked on a page keeps its words on another, in the other language too.
    await site.open('?page=1');
    for (const code of [first, second].map((each) => codeAsShown(each.code)))
      await site.row(code).getByRole('checkbox').check();
    const [branch = ''] = await site
      .row(codeAsShown(first.code))
      .locator('[data-column="branch"] > div')
      .allInnerTexts();
    await pages.getByRole('button', { name: site.say('Page {page}', { page: 2 }), exact: true }).click();
    await expect(site.row(codeAsShown(first.code))).toHaveCount(0);
    await site.turnTo('en');
    await page.getByRole('button', { name: 'Cancel 2 chosen bookings' }).click();
    const question = page.getByRole('group', { name: 'Cancel these 2 bookings?' });
    await expect(question.getByRole('listitem')).toHaveCount(2);
    await expect(question).not.toContainText(branch);
    expect((await question.getByRole('listitem').locator('p').allInnerTexts()).join()).not.toMatch(/[\u0e00-\u0e7f]/);
    await page.goBack();
    await site.turnTo('th');

    await site.status.selectOption({ label: site.say('Cancelled') });
    await expect(page).toHaveURL(/\/th\/me\/booking\?status=1$/);
    await expect(site.rows.filter({ hasText: site.say('Cancelled') })).toHaveCount(10);
    await expect(site.rows).toHaveCount(10);
    await expect(site.row(codeAsShown(first.code))).toHaveCount(0);
    await site.status.selectOption({ label: site.say('Confirmed') });
    await expect(page).toHaveURL(/\?status=2$/);
    await expect(site.rows).toHaveCount(2);
    await site.search('Branch, service or booking code').fill(second.code);
    await expect(site.rows).toHaveCount(1);
    await expect(site.rows).toContainText(codeAsShown(second.code));
    await site.search('Branch, service or booking code').fill('');
    await site.search('Licence plate').fill(first.plate);
    await expect(site.rows).toHaveCount(1);
    await expect(site.rows).toContainText(codeAsShown(first.code));
    await page.reload();
    await expect(site.search('Licence plate')).toHaveValue(first.plate);
    await expect(site.rows).toHaveCount(1);
  },
);
