import { randomUUID } from 'node:crypto';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { HistoryPage } from './history-page.ts';

const { date: today } = branchNow(new Date());
const OWN = [SOMYING.first, SOMYING.last, 'คันเก่ง', 'กรุงเทพมหานคร', 'เชียงใหม่', 'Toyota', 'Yaris'];

/** A confirmed booking for a car, so many days from now. */
async function book(car: string, inDays: number, services: readonly number[]): Promise<string> {
  const id = randomUUID();
  await inDatabase(
    `insert into appointment (id, owner_kind, owner_id, car_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note,
        customer, plate_key, is_guest, aff, state, code, created_at)
      select $1::uuid, owner_kind, owner_id, car_id, 1001, ($2::text || 'T10:00:00+07:00')::timestamptz, $2::text::date, 3, 0, $3, '', '', customer, plate_key, false, '',
        'confirmed', upper(substr(md5($1::uuid::text), 1, 8)), app_now() from appointment where car_id = $4 limit 1`,
    [id, addDays(today, inDays), services, car],
  );
  return id;
}

for (const language of ['th', 'en'] as const)
  test(
    `HIST-02 what is booked for a car is said with its day and leads to the booking, and only the rest is offered, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new HistoryPage(page, language);
      await site.openSignedIn();
      const car = await site.hasCar('คันเก่ง', '5กก 5555', [
        { day: addDays(today, -800), services: [401, 601], odometer: 20_000 },
      ]);
      await site.open();
      await expect(site.line('คันเก่ง', site.say('Due now'))).toHaveCount(2);
      const id = await book(car, 20, [401]);
      const bookOne = language === 'th' ? 'จองบริการนี้' : 'Book this service';
      const words = site.say('Booked for {day}', { day: '' }).trim();

      await site.open();
      const line = site.car('คันเก่ง').getByRole('listitem').filter({ hasText: words });
      await expect(line).toHaveCount(1);
      await expect(line).not.toContainText(site.say('Due now'));
      await expect(site.line('คันเก่ง', site.say('Due now'))).toHaveCount(1);
      await expect(site.car('คันเก่ง').getByRole('link', { name: bookOne })).toBeVisible();
      await checkAtRest(site, OWN);

      await page.goto(`/${language}/me`);
      const due = page.getByRole('region', { name: site.say('Due soon') });
      await expect(due.getByRole('link', { name: bookOne })).toBeVisible();
      await checkAtRest(site, OWN);
      await due.getByRole('link', { name: new RegExp(words) }).click();
      await expect(page).toHaveURL(new RegExp(`booking=${id}`));
    },
  );

test(
  'a booking of what is due starts at the branch where the car was last, and the page says so',
  { tag: WIDTH_OF.th },
  async ({ page }, { parallelIndex }) => {
    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    await site.hasCar('คันเก่ง', '5กก 5555', [{ day: addDays(today, -800), services: [401], odometer: 20_000 }]);
    await site.open();
    const said = site.car('คันเก่ง').getByText(/เริ่มจองที่.*เปลี่ยนสาขาได้/);
    await expect(said).toBeVisible();
    const [branch] = await inDatabase('select name_th as name from branch where location_id = 1001');
    await expect(said).toContainText(String(branch?.['name']));
    await site.car('คันเก่ง').getByRole('link', { name: /^จอง/ }).click();
    const booking = new BookingPage(page, 'th', parallelIndex);
    await expect(booking.days.first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(String(branch?.['name']));
  },
);
