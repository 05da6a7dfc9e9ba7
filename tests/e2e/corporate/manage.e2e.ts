import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { callOf, sentBy } from '#tests/e2e/support/faults.ts';
import { OtherGuest, type MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { stateOf } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { DEMO_PASSWORD } from '#server/content/demo/companies.ts';
import { CorporatePage, companyWith, OF_COMPANY, type TestCompany } from './corporate-page.ts';

const PLATES = ['1กก 1111', '2กก 22', '3กก 333'];
const ADDRESS = {
  address: '99/1 ถนนสุขุมวิท',
  province: 'กรุงเทพมหานคร',
  district: 'บางนา',
  sub_district: 'บางนาใต้',
  postal_code: '10260',
};
const PICK_UP = Object.values(ADDRESS);
const NAMES = [...OF_COMPANY, ...PLATES, 'อารี', 'มั่นคง'];

/** One booking for each car of the company that is signed in. */
async function bookEach(site: CorporatePage, { cars }: TestCompany): Promise<MadeBooking[]> {
  const caller = OtherGuest.as(site.page.context().request);
  const made: MadeBooking[] = [];
  for (const [place, plate] of PLATES.entries()) {
    const booking = await caller.bookLate(1023 + place, plate);
    await inDatabase('update appointment set car_id = $2 where id = $1', [booking.id, cars[place]]);
    made.push(booking);
  }
  return made;
}

test(
  'MAN-01, CANCEL-04 a company finds its bookings by plate, opens one with its pick-up address, cancels two, named by plate and code, with one call and the result of each, and has a list of the cancelled ones',
  { tag: [PHONE, DESKTOP] },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openSignedIn(company);
    const [first, second, third] = await bookEach(site, company);
    if (!first || !second || !third) throw new Error('three bookings');
    await inDatabase('update appointment set customer = customer || $2::jsonb where id = $1', [
      first.id,
      JSON.stringify({ by_mr_fit: true, address_take_car: ADDRESS }),
    ]);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (callOf(request) === 'changeStatusList')
        sent.push([sentBy(request).get('status'), JSON.parse(sentBy(request).get('item') ?? '')]);
    });
    await site.open();
    await expect(site.main.getByRole('link', { name: /^3\s*Booked$/ })).toBeVisible();
    await site.open('/manage/booking');
    await expect(site.title('Company bookings')).toBeVisible();
    const rows = site.main
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    const row = ({ code }: MadeBooking) => rows.filter({ hasText: codeAsShown(code) });
    await expect(rows).toHaveCount(3);
    await checkAtRest(site, NAMES);
    await expect(row(first)).toContainText('We collect it');
    await expect(row(second)).not.toContainText('We collect it');
    await row(first).getByRole('link').click();
    await expect(site.valueOf('Car')).toContainText('1111');
    await expect(site.valueOf('Handing over the car')).toContainText('99/1 ถนนสุขุมวิท บางนาใต้ บางนา กรุงเทพมหานคร 10260');
    await checkAtRest(site, [...NAMES, ...PICK_UP]);
    await expect(site.valueOf('Status')).toContainText('Confirmed');
    await site.link('All bookings').click();
    for (const booking of [second, third]) await row(booking).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Cancel 2 chosen bookings' }).click();
    const question = page.getByRole('group', { name: 'Cancel these 2 bookings?' });
    const named = question.getByRole('listitem');
    await expect(named.filter({ hasText: '2กก 22' })).toContainText(codeAsShown(second.code));
    await expect(named.filter({ hasText: '3กก 333' })).toContainText(codeAsShown(third.code));
    await checkAtRest(site, NAMES);
    await question.getByRole('button', { name: 'Cancel the bookings' }).click();
    await expect
      .poll(() => Promise.all([first, second, third].map(stateOf)))
      .toEqual(['confirmed', 'cancelled', 'cancelled']);
    const results = page.getByRole('region', { name: 'Result' });
    for (const { code } of [second, third]) await expect(results).toContainText(codeAsShown(code));
    expect(sent).toEqual([['1', expect.arrayContaining([second.id, third.id])]]);
    await site.open('/manage/cancel');
    await expect(site.title('Cancelled bookings')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(row(second)).toHaveCount(1);
    await checkAtRest(site, NAMES);
    await site.open('/manage/booking?plate=3%E0%B8%81%E0%B8%81');
    await expect(rows).toHaveCount(1);
    await expect(row(third)).toHaveCount(1);
  },
);

test(
  'CAR-02 the fleet shows which car is booked, and it stays when the chosen cars are deleted',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const company = await companyWith(PLATES);
    await site.openSignedIn(company);
    const caller = OtherGuest.as(page.context().request);
    const booking = await caller.bookLate(1026, '1กก 1111');
    await inDatabase('update appointment set car_id = $2 where id = $1', [booking.id, company.cars[0]]);
    await site.open('/carInfo/list');
    await expect(site.row('1กก 1111')).not.toContainText('No booking');
    await site.grid.getByRole('checkbox').first().click();
    await expect(site.bar).toContainText('1 has a booking');
    await site.bar.getByRole('button', { name: 'Delete 2 cars' }).click();
    const question = page.getByRole('group', { name: 'Delete 2 cars for good?' });
    await expect(question).toContainText('1 car with a booking stays too.');
    await question.getByRole('button', { name: 'Delete 2 cars' }).click();
    await expect(site.plates).toHaveText(['1กก 1111']);
  },
);

test(
  'FLEET-05, HIST-03 a company sees what is due and what has been done, by plate and by days, and downloads the history',
  { tag: DESKTOP },
  async ({ page }) => {
    const site = new CorporatePage(page, 'en');
    const demo = { id: '', cars: [], username: 'siamyen', password: DEMO_PASSWORD };
    await site.openSignedIn(demo, '/carInfo/history');
    const rows = site.main
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(10);
    const [plate] = await inDatabase(
      `select a.customer ->> 'register_number' as plate, count(*)::int as n from appointment a join company c on c.id = a.owner_id
       where c.username = 'siamyen' and a.state = 'completed' group by 1 having count(*) between 2 and 9 order by 1 limit 1`,
    );
    const wanted = String(plate?.['plate']);
    await site.main.getByRole('searchbox', { name: 'Licence plate' }).fill(wanted);
    await expect(rows).toHaveCount(Number(plate?.['n']));
    await expect(page).toHaveURL(/plate=/);
    const [download] = await Promise.all([page.waitForEvent('download'), site.button('Download for Excel').click()]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.goto('/en/corporate/carInfo/history?from=2099-01-01');
    await expect(site.text('Nothing matches')).toBeVisible();
    await site.open('/maintenance');
    await expect(site.title('Recommended check list')).toBeVisible();
    await expect(site.main.getByRole('region')).toHaveCount(5);
    await site.main.getByRole('searchbox', { name: 'Licence plate' }).fill(wanted);
    await expect(site.main.getByRole('region')).toHaveCount(1);
  },
);
