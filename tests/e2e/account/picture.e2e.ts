import type { Locator } from '@playwright/test';
import { LoginPage, newCard } from '#tests/e2e/login/login-page.ts';
import { checkFits } from '#tests/e2e/support/access.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

const hasLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

test(
  'ACC-03 the account menu and the profile show the member’s picture, which comes from this site',
  { tag: PHONE },
  async ({ page, baseURL }) => {
    const site = new LoginPage(page, 'th');
    await page.goto('/th/termconditions');
    await site.signIn(await newCard(true));
    await site.accountButton.click();
    const inMenu = page.locator('#account img');
    await hasLoaded(inMenu);
    expect(await inMenu.evaluate((image: HTMLImageElement) => new URL(image.src).origin)).toBe(baseURL);
    await checkFits(page);
    await page.goto('/th/me/account');
    await hasLoaded(site.main.getByRole('presentation').and(page.locator('img')).first());
    await checkFits(page);
  },
);
