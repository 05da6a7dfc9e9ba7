import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { HistoryPage } from './history-page.ts';

const { date: today } = branchNow(new Date());

test(
  'the overview names what a car needs, with a free time at the branch of its last visit, and one tap leads to a booking with car, services and time',
  { tag: [PHONE, JOURNEY] },
  async ({ page }, { parallelIndex }) => {
    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    await site.hasCar('คันเก่ง', '5กก 5555', [{ day: addDays(today, -400), services: [401], odometer: 20_000 }]);
    await page.goto('/th/me');
    const due = page.getByRole('region', { name: site.say('Due soon') });
    await expect(due).toContainText('คันเก่ง');
    await expect(due).toContainText(/ว่างที่.*\d\d:\d\d/);
    await checkAtRest(site, [SOMYING.first, SOMYING.last, 'คันเก่ง', 'กรุงเทพมหานคร']);
    const time = /ว่างที่.*?(\d\d:\d\d)/.exec(await due.innerText())?.[1] ?? '';
    await due.getByRole('link', { name: /^จอง/ }).click();
    const booking = new BookingPage(page, 'th', parallelIndex);
    await expect(booking.chosenTime).toHaveText(new RegExp(time));
    await booking.goOn('time');
    await expect(booking.ownCar('คันเก่ง')).toBeChecked();
    await expect(booking.field('First name')).toHaveValue(SOMYING.first);
  },
);
