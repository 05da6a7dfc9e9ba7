import { LANGUAGES } from '#domain/constants.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { checkAtRest, expect, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { newCard, SOMYING } from './login-page.ts';
import { test } from './test.ts';

for (const language of LANGUAGES)
  test(
    `LOGIN-09, NAV-09 in ${language} the screens of signing in work when they are opened directly and at every width, and are not for search engines`,
    { tag: WIDTH_OF[language] },
    async ({ page, loginIn }) => {
      const site = loginIn(language);
      for (const screen of ['connect', 'information']) {
        await page.goto(`/${language}/auth/${screen}`);
        await expect(site.title('Please sign in first')).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await checkAtRest(site);
        await checkWidths(page);
      }
      await page.goto(`/${language}/auth/logout`);
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.goto(`/${language}`);
      await page.goto(`/${language}/auth/login`);
      await page.waitForURL(/\/sso\?/);
      expect(new URL(page.url()).searchParams.get('redirect_uri')).toMatch(new RegExp(`/${language}/me$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));

      await page.goto(`/${language}/termconditions`);
      await site.signIn(await newCard(true));
      for (const screen of ['connect', 'information', 'login']) {
        await page.goto(`/${language}/auth/${screen}`);
        await expect(site.title('You are signed in')).toBeVisible();
        await checkAtRest(site, [SOMYING.first]);
      }
    },
  );
