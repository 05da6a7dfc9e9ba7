import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { addMonths } from '#domain/membership/add-months.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { HistoryPage } from './history-page.ts';

/** What a page in one language shows in the other: plates, names and what people wrote. */
const OWN = ['คันเก่ง', 'คันสวน', 'เชียงใหม่', 'สมหญิง', 'ใจงาม'];
const MODELS = ['Toyota', 'Yaris', 'Excel'];
const months = Array.from({ length: 11 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-15`);
const { date: today } = branchNow(new Date());

test(
  'HIST-01, HIST-03, LANG-04 the service history is paged, narrowed by plate and by days typed or chosen in the Buddhist era, kept in the address, downloaded and booked again, in th',
  { tag: PHONE },
  async ({ page, watch }) => {
    const history = new HistoryPage(page, 'th');
    await history.openSignedIn();
    await history.open('?tab=history');
    await expect(history.text('No visits yet: they are listed here once they are over')).toBeVisible();
    await checkAtRest(history, OWN);
    const past = months.map((day, index) => ({ day, services: [401], odometer: 10_000 + 900 * index }));
    await history.hasCar('คันเก่ง', '5กก 5555', past);
    await history.hasCar('คันสวน', 'บท 61', [{ day: '2026-02-28', services: [401, 103], note: '=ขอใบเสร็จ' }]);

    await countShifts(page);
    await history.open();
    await expect(history.line('คันเก่ง', keepWordsWhole('น้ำมันเครื่อง'))).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.02);
    await history.tab('Service history').click();
    await expect(page).toHaveURL(/tab=history/);
    await expect(history.rows).toHaveCount(10);
    await expect(history.rows.first()).toContainText('28 ก.พ. 2569');
    await checkAtRest(history, [...OWN, ...MODELS, '=ขอใบเสร็จ']);
    await page.getByRole('button', { name: history.say('Next page') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(history.rows).toHaveCount(2);
    await expect(history.rows.last()).toContainText('10,000');

    await history.openFilter();
    const [from, to] = [history.dayField('From'), history.dayField('To')];
    await from.fill('31 ธันวาคม');
    await from.press('Enter');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await from.fill('๑/๑๑/๖๘');
    await from.press('Enter');
    await expect(from).toHaveValue('01/11/2568');
    await expect(page).toHaveURL(/from=2025-11-01/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(history.rows).toHaveCount(2);
    await to.fill('28.02.2569');
    await to.blur();
    await expect(page).toHaveURL(/to=2026-02-28/);
    await page.reload();
    await expect(history.rows).toHaveCount(2);
    await history.openFilter();
    await expect(to).toHaveValue('28/02/2569');
    await expect(history.rows).toHaveCount(2);
    await to.fill('1/1/2568');
    await to.press('Enter');
    await expect(history.text('This is before the first day')).toBeVisible();
    await expect(history.rows).toHaveCount(0);
    await page.reload();
    await expect(history.text('This is before the first day')).toBeVisible();
    await to.fill('');
    await to.press('Enter');

    // The same by the calendar: by keys to the last day of February, then from a year by taps.
    const calendar = page.getByRole('dialog', {
      name: history.say('{label}: calendar', { label: history.say('From') }),
    });
    const opener = history.calendarButton('From');
    await opener.click();
    await expect(calendar.getByRole('button', { name: 'วัน\u2060เสาร์ที่ 1 พฤศจิกายน 2568' })).toBeFocused();
    await expect(calendar.locator('th').first()).toHaveText('อา.');
    await checkAtRest(history, [...OWN, ...MODELS, '=ขอใบเสร็จ']);
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(calendar.getByRole('button', { name: 'วัน\u2060เสาร์ที่ 28 กุมภาพันธ์ 2569' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(from).toHaveValue('28/02/2569');
    await expect(page).toHaveURL(/from=2026-02-28/);
    await opener.click();
    await calendar.getByRole('button', { name: /^กุมภาพันธ์ 2569/ }).click();
    await expect(calendar.getByRole('button', { name: 'กุมภาพันธ์', exact: true })).toBeFocused();
    await calendar.getByRole('button', { name: history.say('Previous year') }).click();
    await calendar.getByRole('button', { name: 'พฤศจิกายน', exact: true }).click();
    await calendar.getByRole('button', { name: 'วัน\u2060เสาร์ที่ 1 พฤศจิกายน 2568' }).click();
    await expect(page).toHaveURL(/from=2025-11-01/);
    // No key leads the last day before the first.
    await history.calendarButton('To').click();
    for (let year = 0; year < 3; year += 1) await page.keyboard.press('Shift+PageUp');
    await expect(page.getByRole('button', { name: 'วัน\u2060เสาร์ที่ 1 พฤศจิกายน 2568' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(history.calendarButton('To')).toBeFocused();
    await history.plateField.fill('บท');
    await expect(history.rows).toHaveCount(1);
    await expect(page).toHaveURL(/plate=/);

    let isBroken = true;
    watch.expect(/export\/service-history|Failed to load resource/);
    await page.route('**/export/service-history/', (route) => (isBroken ? route.abort() : route.fallback()));
    await history.button('Download for Excel').click();
    await expect(history.text('The file could not be made')).toBeVisible();
    isBroken = false;
    const [download] = await Promise.all([page.waitForEvent('download'), history.button('Download for Excel').click()]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const book = read(await readFile(await download.path()), { cellNF: true, cellDates: true, UTC: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    expect(sheet['A2']).toMatchObject({ t: 'd', v: new Date('2026-02-28T00:00:00Z'), z: '[$-107041E]d mmm yyyy' });
    const [heads = [], ...lines] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
    expect([heads[0], lines.length]).toEqual(['วันที่', 1]);
    expect(lines[0]).toEqual(expect.arrayContaining(['บท 61', "'=ขอใบเสร็จ"]));

    await history.plateField.fill('ฮฮ 9');
    await expect(history.text('Nothing matches')).toBeVisible();
    await history.button('Clear the filter').click();
    await expect(history.rows).toHaveCount(10);
    await expect(history.main.locator('input[type=search]')).toHaveValue('');
    await history.rows
      .first()
      .getByRole('link', { name: history.say('Book again') })
      .click();
    await expect(page).toHaveURL(/\/th\/booking\?.*branch=1001.*/);
    expect(new URL(page.url()).searchParams.get('services')).toContain('401,103');
    await page.goBack();
    await history.rows.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/th\/me\/booking\?booking=/);
    await expect(history.main.getByText('=ขอใบเสร็จ')).toBeVisible();
  },
);

test(
  'HIST-02, CAR-04 recommended maintenance is grouped by car, says what is due, when and why, follows the odometer, is paged, narrowed by plate and days, and leads to a booking and to the history of the car, in en',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    const history = new HistoryPage(page, 'en');
    await history.openSignedIn();
    await history.open();
    await expect(history.text('Add a car to see what it needs')).toBeVisible();
    const id = await history.hasCar('คันเก่ง', '5กก 5555', [
      { day: addDays(today, -340), services: [401], odometer: 30_000 },
      { day: addDays(today, -140), services: [101], odometer: 32_000 },
    ]);
    await history.hasCar('คันสวน', 'บท 61', [{ day: addDays(today, -800), services: [802] }]);

    let isBroken = true;
    watch.expect(/maintenance-list|Failed to load resource/);
    await page.route('**/maintenance-list/group_car/', (route) => (isBroken ? route.abort() : route.fallback()));
    await history.open();
    await expect(history.text('Cannot display data now, try again')).toBeVisible();
    isBroken = false;
    await history.button('Try again').click();

    await expect(history.main.getByRole('heading', { level: 2 })).toHaveText(['คันสวน', 'คันเก่ง']);
    await expect(history.line('คันสวน', 'Gear oil')).toContainText('Due now');
    await expect(history.line('คันสวน', 'Gear oil')).toContainText('Every 40,000 km or 24 months');
    const oil = history.line('คันเก่ง', 'Engine oil');
    await expect(oil).toContainText('Due soon');
    await expect(oil).toContainText(`Due ${formatDate(addMonths(addDays(today, -340), 12), 'en')}, or at 40,000 km`);
    await expect(history.line('คันเก่ง', 'Four new tyres')).toBeHidden();
    await history.car('คันเก่ง').getByText('5 more items').click();
    await expect(history.line('คันเก่ง', 'Four new tyres')).toContainText('Due at 82,000 km');
    await checkAtRest(history, OWN);

    await history.car('คันเก่ง').getByRole('button', { name: 'Update odometer' }).click();
    const field = history.field('Odometer now (km)');
    await expect(field).toBeFocused();
    await field.fill('a lot');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('41,500');
    await field.press('Enter');
    await expect(oil).toContainText('Due since 40,000 km');
    await expect(history.car('คันเก่ง')).toContainText('About 41,500 km today');
    await expect(history.car('คันเก่ง').getByRole('button', { name: 'Update odometer' })).toBeFocused();
    await expect(history.text('The odometer is saved.')).toBeVisible();
    // Fewer kilometres are asked about: Escape leads back to the field, and another answer saves them.
    await page.keyboard.press('Enter');
    await field.fill('4,150');
    await field.press('Enter');
    const question = page.getByRole('group', {
      name: `This is lower than last time (41,500 km on ${formatDate(today, 'en')}). Is it right?`,
    });
    await expect(question.getByRole('button', { name: 'Change it' })).toBeFocused();
    await checkAtRest(history, OWN);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await field.fill('41,499');
    await field.press('Enter');
    await history.button('Yes, save it').click();
    await expect(history.car('คันเก่ง')).toContainText('About 41,499 km today');
    await page.reload();
    await expect(oil).toContainText('Due now');

    await history.openFilter();
    for (const [label, day] of [
      ['To', '1/1/2020'],
      ['From', '1/1/2100'],
    ] as const) {
      await history.dayField(label).fill(day);
      await history.dayField(label).press('Enter');
      await expect(history.text('Nothing matches')).toBeVisible();
      await history.button('Clear the filter').click();
    }
    for (const number of [1, 2, 3, 4]) await history.hasCar(`คันที่ ${number}`, `7กก 700${number}`, []);
    await page.reload();
    const cars = history.main.getByRole('heading', { level: 2 });
    await expect(cars).toHaveCount(5);
    const ofFirst = await cars.allInnerTexts();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cars).toHaveCount(1);
    expect(ofFirst).not.toContain(await cars.innerText());
    await history.openFilter();
    await history.plateField.fill('5กก');
    await expect(history.main.getByRole('heading', { level: 2 })).toHaveText(['คันเก่ง']);

    await history.car('คันเก่ง').getByRole('link', { name: 'Service history' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/me/cars/${id}/history$`));
    await expect(history.rows).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service history of คันเก่ง');
    await checkAtRest(history, OWN);
    await page.goto(`/en/me/cars/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/history`);
    await expect(history.title('Car not found')).toBeVisible();

    await history.link('My cars').click();
    await history.main.getByRole('article', { name: 'คันเก่ง' }).getByRole('link', { name: 'History' }).click();
    await expect(history.rows).toHaveCount(2);
    await history.open('?plate=5กก');
    await history
      .car('คันเก่ง')
      .getByRole('link', { name: /^Book th/ })
      .click();
    await expect(page).toHaveURL(/\/en\/booking\?services=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose date and time' })).toBeVisible();
  },
);
