import type { BrowserContext, Page } from '@playwright/test';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { end } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';

test.use({ serviceWorkers: 'allow' });

const KEPT = 'Kept on this device: until the visit is over, this booking opens without a network, too.';
const NONE_KEPT =
  'No booking is kept on this device. One is kept when it is made or looked at here with a network, until the visit is over or you sign out.';

/** Without a network the navigation is answered by the service worker, which the browser reports as a failed request besides. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|status 503: .*\/(th|en)\/|503 \(/;

const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** What this browser keeps, as text. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push(`${name} ${new URL(request.url).pathname}${new URL(request.url).search}`);
    return found.filter((each) => !each.includes('/assets/'));
  });

const codesIn = async (page: Page) => {
  const found = await keptIn(page);
  return found.filter((each) => each.startsWith('roddee-kept-bookings')).map((each) => each.split('/').at(-1));
};

async function withoutNetwork(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test(
  'a booking that has just been made opens without a network, with code, time, branch, address and number, and no script runs there; with the network back the site goes on',
  { tag: PHONE },
  async ({ page, context, bookingIn, watch }) => {
    watch.expect(OFFLINE);
    const booking = bookingIn('th');
    await booking.open();
    await ready(page);
    const customer = newCustomer();
    await booking.reach('summary', customer);
    const code = await booking.confirm();
    await expect(booking.text(KEPT)).toBeVisible();
    const tel = (await booking.main.locator('a[href^="tel:0"]').getAttribute('href'))?.slice('tel:'.length) ?? '';
    expect(await codesIn(page)).toEqual([code]);
    expect((await keptIn(page)).filter((each) => !each.startsWith('roddee-kept')).toSorted()).toEqual([
      'roddee-offline-pages /en/offline',
      'roddee-offline-pages /th/offline',
    ]);

    await withoutNetwork(context, async () => {
      for (const address of ['/th/booking/completed', `/th/booking/find?plate=x&code=${code}`, '/th/services']) {
        await page.goto(address);
        await expect(booking.title('There is no network')).toBeVisible();
        for (const told of [codeAsShown(code), formatPhone(tel), displayPlate(customer.plate)])
          await expect(booking.main.getByText(told)).toBeVisible();
        await expect(page.getByRole('img', { name: booking.say('QR code of the booking code') })).toBeVisible();
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
      }
      await expect(booking.main.locator(`a[href="tel:${tel}"]`)).toBeVisible();
      expect(await page.locator('script').count()).toBe(0);
      await checkAccess(page);
      await page.goto('/en/booking/find');
      await expect(new SitePage(page, 'en').title('There is no network')).toBeVisible();
      await expect(page.getByText(codeAsShown(code))).toBeVisible();
      await page.goto('/th/booking/find');
    });
    await booking.link('Try again').click();
    await expect(booking.title('Find a booking')).toBeVisible();
    await expect(page).toHaveURL(/\/th\/booking\/find$/);
  },
);

test(
  'without anything kept the page in each language says what would be, and calls are left to the network',
  { tag: PHONE },
  async ({ page, context, watch }) => {
    watch.expect(OFFLINE);
    await page.goto('/th/termconditions');
    await ready(page);
    // The second visit is the service worker's.
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await withoutNetwork(context, async () => {
      for (const language of ['th', 'en'] as const) {
        const site = new SitePage(page, language);
        await page.goto(`/${language}/booking`);
        await expect(site.title('There is no network')).toBeVisible();
        await expect(site.text(NONE_KEPT)).toBeVisible();
        await checkAtRest(site);
      }
    });
    expect(await codesIn(page)).toEqual([]);
    expect((await keptIn(page)).toSorted()).toEqual([
      'roddee-offline-pages /en/offline',
      'roddee-offline-pages /th/offline',
    ]);
  },
);

test(
  'two members in one browser: what is kept of one goes when they sign out, and the other never sees it',
  { tag: PHONE },
  async ({ page, context, watch }) => {
    test.setTimeout(240_000);
    watch.expect(OFFLINE);
    const site = new BookingsPage(page, 'th');
    await page.goto('/th');
    await ready(page);
    await site.signInNew();
    const [first] = await site.book(1020);
    if (!first) throw new Error('a booking');
    await page.goto(`/th/me/booking?booking=${first.id}`);
    await expect(site.text(KEPT)).toBeVisible();
    expect(await codesIn(page)).toEqual([first.code]);

    // Without signing out, as when the session is ended elsewhere.
    await context.clearCookies();
    await page.goto('/th');
    await expect.poll(() => codesIn(page)).toEqual([]);

    await site.signInNew();
    const [second] = await site.book(1021);
    if (!second) throw new Error('a booking');
    await page.goto(`/th/me/booking?booking=${second.id}`);
    await expect(site.text(KEPT)).toBeVisible();
    expect(await codesIn(page)).toEqual([second.code]);
    await withoutNetwork(context, async () => {
      await page.goto(`/th/me/booking?booking=${first.id}`);
      await expect(page.getByText(codeAsShown(second.code))).toBeVisible();
      await expect(page.getByText(codeAsShown(first.code))).toHaveCount(0);
    });
    await page.goto('/th');
    await site.takenOver();
    await site.accountButton.click();
    await site.banner.getByRole('link', { name: site.say('Sign out') }).click();
    await expect(site.title('You are signed out')).toBeVisible();
    await expect.poll(() => codesIn(page)).toEqual([]);
    await withoutNetwork(context, async () => {
      await page.goto('/th/me');
      await expect(site.text(NONE_KEPT)).toBeVisible();
    });
  },
);

test(
  'a kept booking goes once it was cancelled elsewhere, once its visit is over, and when its person removes it',
  { tag: PHONE },
  async ({ page, siteIn, other }, { parallelIndex }) => {
    const site = siteIn('en');
    const look = async () => {
      const made = await other.bookLate(1003 + parallelIndex, newCustomer().plate);
      await page.goto(`/en/booking/find?${new URLSearchParams({ plate: made.plate, code: made.code })}`);
      await expect(site.text(KEPT)).toBeVisible();
      return made;
    };
    await page.goto('/en');
    await ready(page);
    const cancelled = await look();
    expect(await codesIn(page)).toEqual([cancelled.code]);
    await end(cancelled, 'cancelled');
    await page.goto('/en');
    await expect.poll(() => codesIn(page)).toEqual([]);

    const past = await look();
    // As if it had been kept three months ago.
    await page.evaluate(async (code) => {
      const cache = await caches.open('roddee-kept-bookings');
      const kept: unknown = await (await cache.match(`/kept-booking/${code}`))?.json();
      await cache.put(`/kept-booking/${code}`, Response.json({ ...Object(kept), endsAt: Date.now() - 1 }));
    }, past.code);
    await page.goto('/en');
    await expect.poll(() => codesIn(page)).toEqual([]);

    const removed = await look();
    await page.goto('/en/offline');
    await expect(site.title('Kept for the road')).toBeVisible();
    await expect(site.main.getByText(codeAsShown(removed.code))).toBeVisible();
    await site.button('Remove from this device').click();
    await expect(site.text(NONE_KEPT)).toBeVisible();
    expect(await codesIn(page)).toEqual([]);
  },
);

test(
  'a newer build waits while a booking is begun, and is offered, and loaded on a press, on a page where nothing is open; the draft stays',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await page.goto('/th');
    await ready(page);
    // From here on the browser is told of another service worker, as after a deployment.
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function renewed(address, options) {
        return register.call(this, `${String(address)}?newer`, options);
      };
    });
    const offer = booking.text('This site has been renewed');
    await booking.open();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL))
      .toMatch(/\?newer$/);
    await booking.reach('time');
    // Longer than the page takes to look whether anything is open.
    await page.waitForTimeout(3_000);
    await expect(offer).toHaveCount(0);
    const draft = await booking.draft();
    expect(draft?.['branch']).not.toBeNull();

    await page.goto('/th/termconditions');
    await expect(offer).toBeVisible();
    await checkAtRest(booking);
    await Promise.all([page.waitForEvent('load'), booking.button('Load the new version').click()]);
    await expect(booking.title('Booking terms')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?newer$/);
    await expect(offer).toHaveCount(0);
    expect(await booking.draft()).toEqual(draft);
  },
);

test(
  'the site can be installed: each language has a manifest whose icons are as large as it says',
  { tag: PHONE },
  async ({ page, request }) => {
    for (const language of ['th', 'en'] as const) {
      await page.goto(`/${language}`);
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const answer = await request.get(address ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/manifest+json']);
      const manifest = (await answer.json()) as {
        lang: string;
        start_url: string;
        icons: { src: string; sizes: string }[];
      };
      expect([manifest.lang, manifest.start_url]).toEqual([language, `/${language}`]);
      expect(manifest.icons.length).toBeGreaterThan(3);
      for (const { src, sizes } of manifest.icons) {
        const icon = await request.get(src);
        expect(icon.status()).toBe(200);
        const bytes = await icon.body();
        if (src.endsWith('.png')) expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      }
    }
  },
);
