import type { CallName } from '#contract/calls/all.ts';
import { inDatabase, withDatabase } from '#tests/e2e/support/database.ts';
import { callOf, spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { CorporatePage, companyWith, type TestCompany } from './corporate-page.ts';

const PLATES = ['1กก 1111', '2กก 22'];

interface Act {
  readonly path: string;
  /** On the page, with one tap left. */
  readonly prepare: (site: CorporatePage, company: TestCompany) => Promise<() => Promise<void>>;
  /** What is said where the call gets no good answer. */
  readonly failed: string;
  /** What shows that it is done. */
  readonly done: (site: CorporatePage) => Promise<void>;
}

/** What a company does that changes something. */
const ACTS = {
  editCompany: {
    path: '/account/editMyProfile',
    prepare: async (site) => {
      const { page } = site;
      await expect(page.locator('#address-subDistrict')).not.toHaveValue('');
      await page.locator('#company-corporate_name').fill('บริษัท ใหม่ จำกัด');
      return () => site.button('Save').click();
    },
    failed: 'Not saved',
    done: async ({ page }) => expect(page).toHaveURL(/myProfile$/),
  },
  addCompanyCar: {
    path: '/carInfo/list/create',
    prepare: async ({ page }) => {
      await page.locator('#my-car-plate').fill('5ขข 5555');
      for (const level of ['brand', 'model', 'variant', 'year'])
        await page.locator(`#my-car-${level}`).selectOption({ index: 1 });
      return () => page.getByRole('button', { name: 'Save the car' }).click();
    },
    failed: 'We do not know yet whether the car was saved.',
    done: async ({ page }) => expect(page).toHaveURL(/carInfo\/list$/),
  },
  deleteCompanyCars: {
    path: '/carInfo/list',
    prepare: async (site) => {
      await site.row('1กก 1111').getByRole('checkbox').click();
      await site.bar.getByRole('button', { name: 'Delete 1 car' }).click();
      const question = site.page.getByRole('group', { name: 'Delete 1 car for good?' });
      return () => question.getByRole('button', { name: 'Delete 1 car' }).click();
    },
    failed: 'Not deleted',
    done: async (site) => expect(site.plates).toHaveText(['2กก 22']),
  },
  addTakeCarAddress: {
    path: '/account/pickup',
    prepare: async (site) => {
      await site.button('Add an address').click();
      await site.field('House number, street, where the car stands').fill('99 ซอยสุขใจ');
      for (const [level, name] of [
        ['province', 'Bangkok'],
        ['district', 'Khlong Toei'],
        ['subDistrict', 'Khlong Tan'],
      ] as const) {
        const field = site.main.locator(`[id$="-${level}"]`);
        await field.click();
        await field.fill(name);
        await site.page.getByRole('option').first().click();
      }
      return () => site.button('Add').click();
    },
    failed: 'Not added',
    done: async (site) => expect(site.text('The address was added.')).toBeVisible(),
  },
  deleteTakeCarAddress: {
    path: '/account/pickup',
    prepare: async (site, company) => {
      await inDatabase(
        `insert into take_car_address (company_id, index, address, province, district, sub_district, postal_code, created_at)
         values ($1, 1, '99 ซอยสุขใจ', 'กรุงเทพมหานคร', 'คลองเตย', 'คลองตัน', '10110', app_now())`,
        [company.id],
      );
      await site.page.reload();
      await site.main.getByRole('listitem').getByRole('button').click();
      return () => site.button('Delete the address').click();
    },
    failed: 'Not removed',
    done: async (site) => expect(site.text('The address was removed.')).toBeVisible(),
  },
} satisfies Partial<Record<CallName, Act>>;

for (const [name, act] of Object.entries(ACTS) as [keyof typeof ACTS, Act][]) {
  test(
    `DUP-03 ${name} that is answered 2013 was not done: after signing in again on the same page it is sent by a tap and not by itself`,
    { tag: DESKTOP },
    async ({ page }) => {
      const site = new CorporatePage(page, 'en');
      const company: TestCompany = await companyWith(PLATES);
      await site.openSignedIn(company, act.path);
      const tap = await act.prepare(site, company);
      let sent = 0;
      page.on('request', (request) => {
        if (callOf(request) === name) sent += 1;
      });
      await page.waitForLoadState('networkidle');
      await withDatabase((db) => signIn(db, 'company', company.id));
      await tap();
      const notice = page.getByRole('dialog', { name: 'Logged out after logging in with another device.' });
      await notice.getByRole('button', { name: 'OK' }).click();
      await site.typeIn(company);
      await expect(page).toHaveURL(new RegExp(`/en/corporate${act.path}$`));
      await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(sent).toBe(1);
    },
  );

  test(
    `CONT-09, API-02 ${name} that gets no good answer is said to have failed, loses nothing, and is done when it is tried again`,
    { tag: DESKTOP },
    async ({ page, watch }) => {
      watch.expect(/status (?:of )?503/);
      const site = new CorporatePage(page, 'en');
      const company = await companyWith(PLATES);
      await site.openSignedIn(company, act.path);
      const tap = await act.prepare(site, company);
      const mend = await spoil(page, name, 'answers 503');
      await tap();
      await expect(site.text(act.failed)).toBeVisible();
      mend();
      await (act.failed.startsWith('We do not know') ? site.button('Try again').click() : tap());
      await act.done(site);
    },
  );
}

/** What each page reads, and what is there when all is well. */
const READINGS = [
  ['listFleet', '/carInfo/list', '1กก 1111'],
  ['listFleet', '', 'Booked in the next 7 days'],
  ['readCompanyForm', '/account/myProfile', '0105500000038'],
] as const;

for (const [name, path, shown] of READINGS)
  test(
    `CONT-09 ${name} on ${path || 'the overview'} without a good answer says so and is read again by a tap`,
    { tag: DESKTOP },
    async ({ page, watch }) => {
      watch.expect(/status (?:of )?503/);
      const site = new CorporatePage(page, 'en');
      await site.openSignedIn(await companyWith(PLATES), path);
      const mend = await spoil(page, name, 'answers 503');
      await page.reload();
      await expect(site.text('Cannot display data now, try again')).toBeVisible();
      mend();
      await site.button('Try again').click();
      await expect(site.main.getByText(shown).first()).toBeVisible();
    },
  );

test(
  'API-02 a sign-in, a look-up of the salesperson and the question who is signed in that get no good answer are said, or asked again',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(PLATES);
    await site.open();
    const mends = [
      await spoil(page, 'signInCompany', 'answers 503'),
      await spoil(page, 'findSalesperson', 'answers 503'),
    ];
    await site.typeIn(company);
    await expect(site.text('Not signed in')).toBeVisible();
    await site.button('Forgot your password?').click();
    await expect(site.text('We could not look up your salesperson')).toBeVisible();
    for (const mend of mends) mend();
    await site.button('Forgot your password?').click();
    await expect(page.getByText('Somchai Dulaedee')).toBeVisible();
    await site.button('Sign in').click();
    await expect(site.title('Overview')).toBeVisible();
    const mend = await spoil(page, 'fetchCompany', 'answers 503');
    await page.reload();
    await expect(site.main).toContainText('Loading');
    mend();
    await expect(site.title('Overview')).toBeVisible();
  },
);
