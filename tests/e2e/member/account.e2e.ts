import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'ACC-02 a member reads and changes their profile and sees the data of their card; a save that fails loses nothing',
  { tag: PHONE },
  async ({ page, watch }) => {
    const site = new LoginPage(page, 'th');
    const card = await newCard(true);
    await page.goto('/th/me/account');
    await site.takenOver();
    await site.signIn(card);
    await expect(site.title('My profile')).toBeVisible();
    await expect(site.main).toContainText(card.replace(/(.{4})(?=.)/g, '$1 '));
    await expect(site.field('Phone number')).toHaveValue(SOMYING.phone);
    await checkAtRest(site, [SOMYING.first, SOMYING.last]);

    await site.field('First name').fill('');
    await site.field('Phone number').fill('08 1234-567');
    await expect(site.field('Phone number')).toHaveValue('081234567');
    await site.button('Save').click();
    await expect(site.field('First name')).toHaveAccessibleDescription(site.say('Enter your first name'));
    await expect(site.field('Phone number')).toHaveAccessibleDescription(/9/);
    await checkAtRest(site, [SOMYING.first, SOMYING.last]);

    await site.field('First name').fill('สมศักดิ์');
    await site.field('Phone number').fill('0812345678');
    watch.expect(/status (?:of )?503/);
    await page.route('**/profile/update/', (route) => route.fulfill({ status: 503, body: '' }));
    await site.button('Save').click();
    await expect(site.text('Not saved')).toBeVisible();
    await page.unrouteAll();
    await site.button('Save').click();
    await expect(site.text('Saved')).toBeVisible();
    await page.reload();
    await expect(site.field('First name')).toHaveValue('สมศักดิ์');
    await expect(site.field('Phone number')).toHaveValue('0812345678');
    await site.accountButton.click();
    await expect(page.locator('#account')).toContainText(`สมศักดิ์ ${SOMYING.last}`);
  },
);
