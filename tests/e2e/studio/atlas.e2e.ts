import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#domain/constants.ts';
import { checkAccess, checkFits } from '#tests/e2e/support/access.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { AtlasPage } from './atlas-page.ts';

const LOST = 'retailBooking.reviewing.settled.lost';

/** Whether the picture has arrived, and is as wide as its screen was. */
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test(
  'the screen of a state is seen in Thai on a phone, with what axe found and the way to the state; a state on the way is opened from there',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'th');
    await studio.openState(LOST);
    const picture = studio.chosenPicture.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture)).toBe(360);
    await expect(studio.chosenPicture).toContainText(/ไทย.*มือถือ.*360/);
    await expect(studio.chosenPicture.getByText('axe')).toBeVisible();
    const steps = studio.way.getByRole('listitem');
    await expect(steps.last().getByRole('link')).toHaveAttribute('aria-current', 'step');
    expect(await steps.count()).toBeGreaterThan(1);
    await steps.first().getByRole('link').click();
    await expect.poll(() => studio.said('state')).not.toBe(LOST);
    await expect(studio.way).toBeVisible();
  },
);

test(
  'the pictures are gone through with the arrows, L leads to the other language, and the address keeps which one is chosen',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'en');
    await studio.openState(LOST);
    await expect(studio.chosen).toHaveAttribute('data-spot', 'en 360');
    await studio.chosen.focus();
    await page.keyboard.press('ArrowRight');
    await expect(studio.chosen).toBeFocused();
    await expect(studio.chosen).toHaveAttribute('data-spot', 'en 768');
    await page.keyboard.press('l');
    await expect(studio.chosen).toHaveAttribute('data-spot', 'th 768');
    await expect.poll(() => studio.said('picture')).toMatch(/ th 768$/);
    await page.keyboard.press('ArrowLeft');
    await expect(studio.chosen).toHaveAttribute('data-spot', 'th 360');
    await page.reload();
    await expect(studio.chosen).toHaveAttribute('data-spot', 'th 360');
    await expect.poll(() => widthOf(studio.chosenPicture.getByRole('img'))).toBe(360);
  },
);

test(
  'a state that shows more than one thing has a choice of views; without a picture, or a page that gets there, the atlas says so',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'en');
    await studio.openState('retailBooking.choosingTime');
    await page.getByLabel('View').selectOption('booking-time-failed');
    await expect.poll(() => studio.said('picture')).toBe('booking-time-failed en 360');
    await expect(studio.chosenPicture).toContainText('booking-time-failed');
    await page.route('**/data/atlas/pictures.json', (route) =>
      route.fulfill({ json: { now: [], baseline: [], differences: {} } }),
    );
    await studio.openState(LOST);
    await expect(page.getByText('0 of 6 pictures')).toBeVisible();
    await expect(studio.chosenPicture).toContainText('This picture was not taken.');
    await studio.openAtlas('flow=car-booking&state=carBooking.broken');
    await expect(page.getByText('No page of the product gets to this state, so there is no picture.')).toBeVisible();
  },
);

test(
  'D shows the baseline and goes back; beside it the picture says how much of it differs',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'en');
    await page.route('**/data/atlas/pictures.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { readonly now: readonly object[] };
      const differences = { 'en-360/booking-summary-slotLost.webp': 0.008 };
      await route.fulfill({ json: { ...data, baseline: data.now, differences } });
    });
    await page.route('**/data/atlas/baseline/**', async (route) => {
      const url = route.request().url().replace('/baseline/', '/now/');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await studio.openState(LOST);
    await expect(studio.chosenPicture).toContainText('0.80 % differs');
    await studio.chosen.focus();
    await page.keyboard.press('d');
    await expect(studio.button('Baseline')).toHaveAttribute('aria-pressed', 'true');
    await expect(studio.chosen.getByRole('img')).toHaveAttribute('src', /\/baseline\//);
    await page.keyboard.press('d');
    await expect(studio.chosen.getByRole('img')).toHaveAttribute('src', /\/now\//);
    await studio.button('Side by side').click();
    await expect(studio.chosenPicture.getByRole('figure')).toHaveCount(2);
    await page.reload();
    await expect(studio.chosenPicture.getByRole('figure')).toHaveCount(2);
    // Both are drawn: a picture that is still on its way when the test ends is not answered by its route any more.
    const areDrawn = (images: readonly (HTMLElement | SVGElement)[]) =>
      images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    await expect.poll(() => studio.chosenPicture.getByRole('img').evaluateAll(areDrawn)).toBe(true);
  },
);

test(
  'the overview shows a picture for each resting state of a flow, and of a part of it; a picture leads to its state',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'th');
    await studio.openAtlas('flow=login');
    const cards = studio.main.getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await expect(studio.main.locator('li img')).toHaveCount(10);
    await expect.poll(() => widthOf(studio.main.locator('li img').first())).toBe(360);
    await studio.openAtlas('flow=login&state=login.registering');
    await expect(cards).toHaveCount(3);
    await cards.first().getByRole('link').click();
    await expect(studio.tiles).toBeVisible();
    await expect.poll(() => studio.said('state')).toMatch(/^login\.registering\./);
  },
);

test(
  'the overview is seen on the phone, the tablet and the desktop, which the address keeps, also for the picture of a state',
  { tag: [DESKTOP, PHONE] },
  async ({ page }) => {
    const studio = new AtlasPage(page, 'en');
    await page.route('**/data/atlas/pictures.json', async (route) => {
      const response = await route.fetch();
      const { now } = (await response.json()) as { readonly now: readonly { readonly width: number }[] };
      const all = now.filter(({ width }) => width === 360).flatMap((each) => [each, { ...each, width: 1440 }]);
      await route.fulfill({ json: { now: all, baseline: [], differences: {} } });
    });
    await page.route('**/data/atlas/now/*-1440/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('-1440/', '-360/') }) }),
    );
    await studio.openAtlas('flow=login');
    const pictures = studio.main.locator('li img');
    await expect(pictures).toHaveCount(10);
    const tablet = studio.main.getByRole('button', { name: /^Tablet/ });
    await tablet.focus();
    await page.keyboard.press('Enter');
    await expect(tablet).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures).toHaveCount(0);
    await expect(page.getByText('10 pictures are missing')).toBeVisible();
    await checkAccess(page);
    await studio.main.getByRole('button', { name: /^Desktop/ }).click();
    await expect.poll(() => studio.said('width')).toBe('1440');
    await page.reload();
    await expect(pictures).toHaveCount(10);
    await expect(pictures.first()).toHaveAttribute('src', /\/en-1440\//);
    await checkAccess(page);
    await studio.main.getByRole('listitem').first().getByRole('link').click();
    await expect(studio.chosen).toHaveAttribute('data-spot', 'en 1440');
  },
);

for (const language of LANGUAGES)
  test(
    `axe finds nothing in the atlas, and nothing is wider than the screen, at 360, 768 and 1440 px, in both schemes, in ${language}`,
    { tag: DESKTOP },
    async ({ page }) => {
      const studio = new AtlasPage(page, language);
      for (const view of ['flow=login', `state=${LOST}`, 'flow=car-booking&state=carBooking.broken']) {
        await studio.openAtlas(view);
        for (const [width, colorScheme] of [
          [1440, 'light'],
          [1440, 'dark'],
          [768, 'light'],
          [360, 'light'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          if (width === 768) await checkFits(page);
          else await checkAccess(page);
        }
      }
    },
  );
