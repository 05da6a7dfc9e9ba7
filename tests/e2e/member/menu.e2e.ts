import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** The menu's places, with the page's heading and its address. */
const PLACES = [
  ['My cars', 'My cars', /\/me\/cars$/],
  ['Service history', 'Car care', /\/me\/maintainance\?tab=history$/],
  ['My bookings', 'Bookings', /\/me\/booking$/],
  ['Cancelled bookings', 'Bookings', /\/me\/booking\?status=1$/],
  ['My profile', 'My profile', /\/me\/account$/],
] as const;

for (const language of ['th', 'en'] as const)
  test(
    `NAV-05 in ${language} the account menu has car info, service history, bookings, cancelled bookings, profile and logout; each leads there and the menu closes`,
    { tag: language === 'th' ? PHONE : DESKTOP },
    async ({ page }) => {
      const site = new LoginPage(page, language);
      const menu = page.locator('#account');
      await page.goto(`/${language}/termconditions`);
      await site.signIn(await newCard(true));
      await site.accountButton.click();
      await expect(menu.getByRole('link')).toHaveText([
        ...PLACES.map(([name]) => site.say(name)),
        site.say('Sign out'),
      ]);
      await checkAtRest(site, [SOMYING.first, SOMYING.last]);
      for (const [name, heading, address] of PLACES) {
        if (!(await menu.isVisible())) await site.accountButton.click();
        await menu.getByRole('link', { name: site.say(name), exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(menu).toBeHidden();
        await expect(site.title(heading)).toBeVisible();
      }
      await expect(page.getByRole('navigation', { name: site.say('My account') })).toBeVisible();
      await site.accountButton.click();
      await menu.getByRole('link', { name: site.say('Sign out') }).click();
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(site.signInLink).toBeVisible();
      await expect(menu).toBeHidden();
    },
  );
