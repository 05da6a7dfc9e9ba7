import { randomUUID } from 'node:crypto';
import { CorporatePage, companyWith, OF_COMPANY } from '#tests/e2e/corporate/corporate-page.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { DESKTOP, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { Account, signInElsewhere } from './account.ts';

const CAR = { name: 'คันเก่ง', plate: '5กก 5555' } as const;

for (const language of ['th', 'en'] as const)
  test(
    `STATE-01 in ${language} session, profile, cars, redeem history, recent branches and the notice of another sign-in are kept while one goes about; signing out takes all that is the member's`,
    { tag: WIDTH_OF[language] },
    async ({ page, context, bookingIn }) => {
      const booking = bookingIn(language);
      const site = new RedeemPage(page, language);
      await booking.openAt('services');
      const chosen = (await booking.draft())?.['branch'] as { location_name: string };
      const card = await newCard(true);
      await givePoints(card, 100);
      await page.goto(`/${language}/me/redeem`);
      await site.signIn(card);
      await inDatabase(
        `insert into car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, created_at)
          select $1, 'member', m.id, $2, $3, replace($3, ' ', ''), '', 1020422, app_now() from member m where m.card_number = $4`,
        [randomUUID(), CAR.name, CAR.plate, card],
      );
      await site.choose(1);
      await site.use(60).click();
      const code = await site.code();
      const area = page.getByRole('navigation', { name: site.say('My account') });
      const seeCars = async () => {
        await area.getByRole('link', { name: site.say('My cars'), exact: true }).click();
        await expect(site.main.getByRole('article', { name: CAR.name })).toBeVisible();
      };
      const seeRedeemed = async () => {
        await area.getByRole('link', { name: site.say('Overview') }).click();
        await site.link('Car care and service history').click();
        await page.getByRole('tab', { name: site.say('Redeem history'), exact: true }).click();
        await expect(site.main).toContainText(codeAsShown(code));
      };
      await page.goto(`/${language}/me`);
      await site.takenOver();
      await seeCars();
      await seeRedeemed();
      const answers = [
        await spoil(page, 'listMyCars', 'takes 10 s'),
        await spoil(page, 'listRedemptions', 'takes 10 s'),
      ];
      await seeCars();
      await seeRedeemed();
      for (const answer of answers) answer();
      await page.unrouteAll({ behavior: 'wait' });

      await page.reload();
      await site.accountButton.click();
      const menu = page.locator('#account');
      await expect(menu).toContainText(`${SOMYING.first} ${SOMYING.last}`);
      const [before] = (await context.cookies()).filter(({ name }) => name === 'member');
      expect((before?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000);
      await menu.getByRole('link', { name: site.say('Sign out') }).click();
      await expect(site.title('You are signed out')).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'guest')).toEqual([]);
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      for (const personal of [...Object.values(SOMYING), ...Object.values(CAR), code, card])
        expect(stored, personal).not.toContain(personal);

      // In the same page: whoever signs in next sees nothing of it, even before their own lists are there.
      const other = await newCard(true);
      await site.signIn(other);
      const mend = await spoil(page, 'listMyCars', 'takes 10 s');
      await page.goto(`/${language}/me/cars`);
      await expect(site.title('My cars')).toBeVisible();
      await expect(page.getByText(CAR.name)).toHaveCount(0);
      mend();
      await expect(site.text('Add a car').first()).toBeVisible();
      await expect(page.getByText(CAR.name)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });

      await booking.open('?step=branch');
      await expect(page.getByRole('group', { name: site.say('Recent') })).toContainText(chosen.location_name);
      await site.accountButton.waitFor();
      await signInElsewhere(other);
      await page.goto(`/${language}/me/account`);
      const notice = page.getByRole('dialog', { name: site.say('Logged out after logging in with another device.') });
      await expect(notice).toBeVisible();
      await page.goBack();
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: site.say('OK'), exact: true }).click();
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(notice).toBeHidden();
    },
  );

test(
  'STATE-01 the corporate user and the fleet are kept while one goes about and over a reload; signing out takes all that is the company’s, and the next company sees nothing of it',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const site = new CorporatePage(page, 'th');
    const [PLATE, OF_NEXT] = ['7งง 7777', '8จจ 8888'];
    const [company, next] = [await companyWith([PLATE]), await companyWith([OF_NEXT])];
    await inDatabase(`update company set corporate_name = 'บริษัท แรก จำกัด' where id = $1`, [company.id]);
    const named = page.getByRole('button', { name: 'บริษัท แรก จำกัด' });
    const toCars = () =>
      expect(async () => {
        const opener = site.menu.getByRole('button', { name: site.say('Car information') });
        // The pointer above it may have opened it already, and a page that comes closes it.
        if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
        await site.menu.getByRole('link', { name: site.say('Car list'), exact: true }).click({ timeout: 2_000 });
      }).toPass();
    await site.openSignedIn(company, '/carInfo/list');
    await expect(site.row(PLATE)).toBeVisible();
    await expect(named).toBeVisible();
    await page.reload();
    await expect(named).toBeVisible();
    await expect(site.row(PLATE)).toBeVisible();
    const [user] = (await context.cookies()).filter(({ name }) => name === 'corporateUser');
    expect(user).toMatchObject({ value: '1' });

    const answers = [await spoil(page, 'fetchCompany', 'takes 10 s'), await spoil(page, 'listFleet', 'takes 10 s')];
    await site.menu.getByRole('link', { name: site.say('Recommended check list'), exact: true }).click();
    await expect(site.title('Recommended check list')).toBeVisible();
    await expect(named).toBeVisible();
    await toCars();
    await expect(site.row(PLATE)).toBeVisible();
    for (const answer of answers) answer();
    await page.unrouteAll({ behavior: 'wait' });

    await named.click();
    await page.getByRole('link', { name: site.say('Sign out'), exact: true }).click();
    await expect(page).toHaveURL(/\/th\/corporate\/auth\/login$/);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'guest')).toEqual([]);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    for (const own of [...OF_COMPANY, 'บริษัท แรก จำกัด', PLATE, company.username, ...company.cars])
      expect(stored, own).not.toContain(own);

    const mend = await spoil(page, 'listFleet', 'takes 10 s');
    await site.typeIn(next);
    await toCars();
    await expect(site.title('Cars')).toBeVisible();
    await expect(page.getByText(PLATE)).toHaveCount(0);
    mend();
    await expect(site.row(OF_NEXT)).toBeVisible();
    await expect(page.getByText(PLATE)).toHaveCount(0);
    await expect(named).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'CORP-07 the account menu is there only while a member is signed in: not for a guest, not beside a company, and gone in every tab after signing out',
  { tag: DESKTOP },
  async ({ page, context, baseURL }) => {
    const site = new LoginPage(page, 'th');
    const isAbsent = async (of = site) => {
      await expect(of.signInLink).toBeVisible();
      await expect(of.accountButton).toHaveCount(0);
      await expect(of.page.locator('#account')).toBeHidden();
    };
    await page.goto('/th/booking');
    await isAbsent();
    await page.goto('/th/me');
    await isAbsent();
    await new Account('company').signInHere(context, baseURL ?? '');
    await page.goto('/th/booking/find');
    await site.takenOver();
    await isAbsent();
    await site.signIn(await newCard(true));
    const tab = new LoginPage(await context.newPage(), 'en');
    await tab.page.goto('/en/termconditions');
    for (const one of [site, tab]) {
      await expect(one.signInLink).toHaveCount(0);
      await one.accountButton.click();
      await expect(one.page.locator('#account').getByRole('link')).not.toHaveCount(0);
    }
    await tab.page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
    await expect(tab.title('You are signed out')).toBeVisible();
    await isAbsent(tab);
    await isAbsent();
  },
);
