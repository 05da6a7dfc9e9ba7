import type { Page } from '@playwright/test';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { StudioPage } from './studio-page.ts';

const steps = (page: Page) => page.evaluate(() => history.length);

/** The same address in another tab. */
async function copyOf(page: Page): Promise<StudioPage> {
  const other = new StudioPage(await page.context().newPage(), 'en');
  await other.page.goto(page.url());
  await other.page.locator('[data-item]').first().waitFor();
  return other;
}

const placeOf = (studio: StudioPage) =>
  studio.drawing.locator('> g').evaluate((layer) => {
    const numbers = layer.getAttribute('transform')?.match(/-?[\d.]+/g) ?? [];
    return numbers.map((number) => Math.round(Number(number) * 100) / 100);
  });

/** Runs in the page: counts how often its address is written. */
const countWrites = (page: Page) =>
  page.evaluate(() => {
    const write = history.replaceState.bind(history);
    const { dataset } = document.documentElement;
    dataset['writes'] = '0';
    history.replaceState = (...given) => {
      dataset['writes'] = String(Number(dataset['writes']) + 1);
      write(...given);
    };
  });
const writes = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['writes']));

test(
  'what is searched for and folded in the outline stands in the address without a step of its own, and a copy of the address shows the same',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('flow=login');
    const before = await steps(page);
    const registering = studio.tree.locator('[data-item="state login login.registering"]');
    await registering.focus();
    await page.keyboard.press('ArrowRight');
    await expect(registering).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => studio.said('folds')).toBe('login.registering');
    const unfolded = await copyOf(page);
    await expect(unfolded.tree.locator('[data-item="state login login.registering.filling"]')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('REG-03');
    await expect.poll(() => studio.said('find')).toBe('REG-03');
    const found = await studio.tree.getByRole('treeitem').allTextContents();
    const copy = await copyOf(page);
    await expect(copy.page.getByRole('searchbox', { name: 'Search the outline' })).toHaveValue('REG-03');
    await expect(copy.tree.getByRole('treeitem')).toHaveText(found);
    expect(await steps(page)).toBe(before);
    await page.getByRole('searchbox', { name: 'Search the outline' }).fill('isAnotherBranch');
    await studio.tree.locator('[data-item^="transition retail-booking "]').first().click();
    await expect.poll(() => studio.said('flow')).toBeNull();
    expect([studio.said('find'), studio.said('folds')]).toEqual(['isAnotherBranch', null]);
  },
);

test(
  'the requirements that are listed, the lists of tests that are open and the lines of a log follow from the address',
  { tag: [DESKTOP, PHONE] },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('mode=requirements&requirement=RB-07');
    await studio.details.locator('summary').first().click();
    await expect(studio.details.locator('details').first()).toHaveAttribute('open');
    await page.getByRole('searchbox', { name: 'Search the requirements' }).fill('coupon');
    await page.getByRole('checkbox').check();
    const listed = await page.locator('tbody tr').count();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search the requirements' })).toHaveValue('coupon');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.locator('tbody tr')).toHaveCount(listed);
    await expect(studio.details.locator('details').first()).toHaveAttribute('open');
    await checkAccess(page);

    await studio.open('mode=simulate&flow=retail-booking&run=@branch-changed-after-time');
    const lines = page.locator('ol > li');
    const all = await lines.count();
    await page
      .getByRole('group', { name: 'Show in the log' })
      .getByRole('button', { name: /Person/ })
      .click();
    await expect(lines).not.toHaveCount(all);
    const some = await lines.count();
    await page.reload();
    await expect(lines).toHaveCount(some);
    expect(studio.said('log')).toBe('person');
    await studio.open('mode=simulate&flow=retail-booking&run=@branch-changed-after-time&log=nobody');
    await expect(lines).toHaveCount(all);
  },
);

test(
  'the place in a drawing is written when a movement has ended, not during it; a copy of the address shows it, Back returns to it, and another drawing begins anew',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('flow=login');
    await expect(studio.box('login.agreeing')).toBeVisible();
    expect(studio.said('view')).toBeNull();
    const before = await steps(page);
    await countWrites(page);
    const frame = await studio.drawing.boundingBox();
    const [x, y] = [(frame?.x ?? 0) + 30, (frame?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 120, { steps: 30 });
    expect(await writes(page)).toBe(0);
    await page.mouse.up();
    await expect.poll(() => studio.said('view')).toMatch(/^login whole -?\d+ -?\d+ \d+$/);
    const dragged = studio.said('view');
    for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, -60);
    await expect.poll(() => studio.said('view')).not.toBe(dragged);
    expect(await writes(page)).toBe(2);
    await studio.drawing.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => writes(page)).toBe(3);
    expect(await steps(page)).toBe(before);

    const place = await placeOf(studio);
    const copy = await copyOf(page);
    await expect(copy.drawing).toBeVisible();
    await expect
      .poll(async () => (await placeOf(copy)).map((number, index) => Math.abs(number - (place[index] ?? 0)) < 1.5))
      .toEqual([true, true, true]);

    const view = studio.said('view');
    await studio.tree.locator('[data-item="flow session"]').click();
    await expect.poll(() => studio.said('flow')).toBe('session');
    expect(studio.said('view')).toBeNull();
    await page.goBack();
    await expect.poll(() => studio.said('view')).toBe(view);
    await expect
      .poll(async () => (await placeOf(studio)).map((number, index) => Math.abs(number - (place[index] ?? 0)) < 1.5))
      .toEqual([true, true, true]);
    await studio.drawing.focus();
    await page.keyboard.press('0');
    await expect.poll(() => studio.said('view')).toBeNull();
  },
);

test(
  'a place that is none, is of another drawing or shows nothing of this one is the drawing as it fits',
  { tag: [DESKTOP, PHONE] },
  async ({ page }) => {
    const studio = new StudioPage(page, 'th');
    await studio.open('flow=login');
    await expect(studio.box('login.agreeing')).toBeAttached();
    const fitted = await placeOf(studio);
    for (const view of ['x', 'login whole 1 1 9999', 'session whole 1 1 50', 'login whole 90000 0 100']) {
      await studio.open(`flow=login&view=${view.replaceAll(' ', '+')}`);
      await expect(studio.box('login.agreeing')).toBeAttached();
      await expect.poll(() => placeOf(studio), view).toEqual(fitted);
    }
  },
);
