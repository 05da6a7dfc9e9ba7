import type { Language } from '#domain/constants.ts';
import { DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';

const DENIED = 'Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.';
const UNSUPPORTED = 'This browser cannot tell where you are. Search by province or road instead.';

const TIMED_OUT: Record<Language, string> = {
  en: 'Finding your location took too long. Try again, or search by province or road.',
  th: 'หาตำแหน่งนานเกินไป ลองใหม่ หรือค้นด้วยจังหวัดหรือถนน',
};

const kilometresIn = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const [, amount, unit] = /([\d.,]+) (km|m|กม\.|ม\.)(?: ·|$)/.exec(text.trim()) ?? [];
    if (amount === undefined) return [];
    return [Number(amount.replace(',', '')) / (unit === 'm' || unit === 'ม.' ? 1000 : 1)];
  });

test(
  'BRANCH-04 if the position is unavailable or denied, a notice says so and the list stays',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const inEnglish = bookingIn('en');
    await booking.open();
    await booking.button('Near me').click();
    await expect(booking.text(DENIED)).toBeVisible();
    await booking.chooseBranch();

    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await inEnglish.open();
    await inEnglish.button('Near me').click();
    await expect(page.getByText(UNSUPPORTED)).toBeVisible();
    await expect(inEnglish.onward('branch')).not.toHaveAttribute('aria-disabled');
  },
);

test(
  'BRANCH-04 a position that takes over 15 s is given up, in both languages',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const late = page.getByText(TIMED_OUT.en);
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => undefined;
    });
    await booking.open();
    await expect(booking.branches.first()).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await booking.button('Near me').click();
    await expect(booking.button('Finding you…')).toBeVisible();
    await page.clock.runFor(14_900);
    await expect(late).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(late).toBeVisible();
    await page.clock.resume();
    await booking.chooseBranch();
    await booking.turnTo('th');
    await expect(page.getByText(TIMED_OUT.th)).toBeVisible();
  },
);

test(
  'BRANCH-05 a known position sorts the branches by distance, and none beyond 40 km is listed as near',
  { tag: [PHONE, DESKTOP, JOURNEY] },
  async ({ page, context, bookingIn }) => {
    const booking = bookingIn('en');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await booking.open();
    await booking.button('Near me').click();
    const nearest = page.getByRole('group', { name: booking.say('Nearest first') }).locator('label');
    await expect(nearest.first()).toContainText(/Chiang Mai.*\d (km|m) · /s);
    const further = page.getByRole('group', { name: booking.say('Farther than {km} km', { km: 40 }) }).locator('label');
    const near = kilometresIn(await nearest.allInnerTexts());
    const all = [...near, ...kilometresIn(await further.allInnerTexts())];
    expect(all.length).toBeGreaterThan(5);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all.filter((km) => km <= 40)).toEqual(near);

    await booking.press(nearest.first().getByRole('radio'));
    await booking.goOn('branch');
    await booking.chooseServices(2);
    await booking.goOn('services');
    await booking.button('Compare nearby branches').click();
    const heading = page.getByRole('cell', { name: booking.say('Farther than {km} km', { km: 40 }) });
    await expect(heading).toHaveCount(1);
    const rows = (await page.getByRole('table').innerText()).split(await heading.innerText());
    const [close, farther] = rows.map((part) => kilometresIn(part.split('\n')));
    expect(close).not.toHaveLength(0);
    expect(farther).not.toHaveLength(0);
    expect(Math.max(...(close ?? []))).toBeLessThanOrEqual(40);
    expect(Math.min(...(farther ?? []))).toBeGreaterThan(40);
  },
);

test(
  'HOME-01, BRANCH-04 home gives the first free times near the person, or says why it cannot',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    const home = bookingIn('th');
    const nearby = page.getByRole('heading', { name: home.say('Soonest times near you') });
    await page.goto('/th');
    await home.button('Near me').click();
    await expect(page.getByText(home.say(DENIED))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 8.08, longitude: 98.91 });
    await home.button('Near me').click();
    await expect(nearby).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /กระบี่.*กม\./s })).not.toHaveCount(0);
    const further = page.getByRole('heading', { name: home.say('Farther than {km} km', { km: 40 }) });
    const [near, rest] = [page.locator('ul:has(~ h3)').first(), page.locator('h3 + ul')];
    await expect(further).toBeVisible();
    const [close, farther] = [await near.innerText(), await rest.innerText()].map((text) =>
      kilometresIn(text.split('\n')),
    );
    expect(close).not.toHaveLength(0);
    expect(farther).not.toHaveLength(0);
    expect(Math.max(...(close ?? []))).toBeLessThanOrEqual(40);
    expect(Math.min(...(farther ?? []))).toBeGreaterThan(40);
    await home.button('Near me').click();
    await expect(nearby).toHaveCount(0);
    await expect(further).toHaveCount(0);
  },
);
