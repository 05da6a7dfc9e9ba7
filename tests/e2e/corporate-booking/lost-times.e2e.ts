import { inDatabase, withDatabase } from '#tests/e2e/support/database.ts';
import { keysOf, loseAnswers, spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage, NAMES, PLATES } from './group-page.ts';

const [FIRST = ''] = PLATES;

test(
  'CB-04 what has no place is lost with other times, while the others are booked; a lost car stands on the completion page and is tried again with its answers',
  { tag: [PHONE, DESKTOP] },
  async ({ page, isMobile }) => {
    const site = new GroupPage(page, 'en');
    const many = Array.from({ length: 8 }, (_, n) => `${n + 1}ขข ${n + 1}`);
    const company = await companyWith(many);
    await site.open('/booking');
    await site.typeIn(company);
    for (const plate of many) await page.getByRole('button', { name: `Add ${plate}`, exact: true }).click();
    const [first = ''] = many;
    await site.fillIn(first, isMobile ? 7 : 8);
    await site.askToCopy(first);
    // No other car has these services yet.
    await expect(site.action(/with the same services$/)).toHaveCount(0);
    await site.action(/^All 7 other cars$/).click();
    await expect(site.main.getByText('8 cars want the same branch at the same time.')).toBeVisible();
    await site.action(/^Hold the times of 8 cars$/).click();
    await expect(site.section('Time lost')).toBeVisible();
    const held = Number(/\d+/.exec((await site.section('Time held').textContent()) ?? '')?.[0]);
    expect(held).toBeGreaterThan(0);
    await checkAtRest(site, [...NAMES, ...many]);
    // One of the lost takes another time.
    await site.main
      .getByRole('group', { name: /^Other times for/ })
      .first()
      .getByRole('button')
      .first()
      .click();
    await site.action(/^Hold the times of \d+ cars$/).click();
    await expect(site.section('Time held')).toContainText(`${held + 1} cars`);
    await site.action(new RegExp(`^Confirm ${held + 1} cars$`)).click();
    await expect(site.done(`${held + 1} cars are booked`)).toBeVisible();
    await checkAtRest(site, [...NAMES, ...many]);
    const left = 8 - held - 1;
    if (isMobile && left > 1) {
      // One takes another time; the others keep theirs to choose from.
      const offers = page.getByRole('group', { name: /^Other times for/ });
      await offers.first().getByRole('button').first().click();
      await expect(site.section('Ready')).toContainText('1 car');
      await expect(offers).toHaveCount(left - 1);
      return;
    }
    await site.action(/^Try \d+ cars? again$/).click();
    await expect(site.title('Book cars')).toBeVisible();
    await expect(site.section('Ready')).toContainText(`${8 - held - 1} car`);
  },
);

test(
  'CB-04 all or nothing: while one car has no place nothing is held, and no confirm is offered',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    const many = Array.from({ length: 8 }, (_, n) => `${n + 1}คค ${n + 1}`);
    const company = await companyWith(many);
    await site.bookAll(company);
    await page.getByRole('radio', { name: /^All or nothing/ }).check();
    await expect(site.action(/^Hold/)).toHaveAttribute('aria-disabled', 'true');
    const [first = ''] = many;
    await site.fillIn(first, 9);
    await site.copyToAll(first);
    await site.action(/^Hold the times of 8 cars$/).click();
    await expect(site.section('Time lost')).toBeVisible();
    await expect(site.section('Time held')).toHaveCount(0);
    await expect(site.action(/^Confirm/)).toHaveCount(0);
    const rows = await inDatabase("select 1 from appointment where state = 'held' and car_id = any($1::uuid[])", [
      company.cars,
    ]);
    expect(rows).toHaveLength(0);
    await page.getByRole('radio', { name: /^Book what fits/ }).check();
    await expect(site.section('Time held')).toBeVisible();
    await expect(site.action(/^Confirm/)).toBeVisible();
    await site.action(/^Change something$/).click();
    const lost = page.getByRole('group', { name: /^Other times for/ });
    const before = await lost.count();
    await expect(lost.first()).toContainText('No place is left at this time. Free instead:');
    await lost.first().getByRole('button').first().click();
    // It stays in its place until the person goes elsewhere on the page.
    await expect(lost).toHaveCount(before - 1);
    await expect(site.section('Ready')).toHaveCount(0);
    await site.button('Start over').click();
    await site.button('Keep it').click();
    await expect(site.section('Ready')).toContainText('1 car');
    await expect(lost).toHaveCount(before - 1);
    await site.button('Start over').click();
    await site.button('Clear and start over').click();
    await expect(lost).toHaveCount(0);
  },
);

test(
  'DUP-03 a confirm of several cars that is answered 2013 booked nothing: after signing in again they are held as before, and wait for a tap',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new GroupPage(page, 'en');
    const company = await companyWith(PLATES);
    await site.bookAll(company);
    await site.fillIn(FIRST, 11);
    await site.copyToAll(FIRST);
    await site.action(/^Hold the times of 3 cars$/).click();
    await expect(site.action(/^Confirm \d cars?$/)).toBeVisible();
    const keys = keysOf(page, 'confirmGroup');
    await withDatabase((db) => signIn(db, 'company', company.id));
    await site.action(/^Confirm \d cars?$/).click();
    const notice = page.getByRole('dialog', { name: 'Logged out after logging in with another device.' });
    await notice.getByRole('button', { name: 'OK' }).click();
    await site.typeIn(company);
    await expect(page).toHaveURL(/\/en\/corporate\/booking$/);
    await expect(site.section('Time held')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(keys).toHaveLength(1);
    const confirmed = () =>
      inDatabase("select id from appointment where owner_id = $1 and state = 'confirmed'", [company.id]);
    expect(await confirmed()).toEqual([]);
    await site.action(/^(Hold|Go on)/).click();
    await site.action(/^Confirm \d cars?$/).click();
    await expect(page.getByRole('heading', { level: 1, name: /cars? (is|are) booked$/ })).toBeVisible();
    expect((await confirmed()).length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(2);
  },
);

test(
  'API-02 cars whose hold gets no good answer are not lost, and are held when it is tried again; a confirm whose answer is lost is asked for with the same key',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503|ERR_CONNECTION_FAILED/);
    const site = new GroupPage(page, 'en');
    await site.bookAll(await companyWith([FIRST]));
    await site.fillIn(FIRST, 12);
    const mend = await spoil(page, 'setupGroup', 'answers 503');
    await site.action(/^Hold the time of 1 car$/).click();
    await expect(page.getByText('The time of 1 car could not be held')).toBeVisible();
    await expect(site.row(FIRST)).toContainText('Ready');
    mend();
    await site.action(/^Hold the time of 1 car$/).click();
    await expect(site.action(/^Confirm 1 car$/)).toBeVisible();
    const lost = await loseAnswers(page, 'confirmGroup', 1);
    await site.action(/^Confirm 1 car$/).click();
    await expect(site.done('1 car is booked')).toBeVisible({ timeout: 20_000 });
    expect(lost.keys.length).toBeGreaterThan(1);
    expect(new Set(lost.keys).size).toBe(1);
  },
);
