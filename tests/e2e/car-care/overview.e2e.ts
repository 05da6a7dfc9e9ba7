import { LANGUAGES } from '#domain/constants.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { checkTexts } from '#tests/e2e/support/shown-text.ts';
import { checkAtRest, expect, JOURNEY, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
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

for (const language of LANGUAGES)
  test(
    `home says of what is due first what the page behind it says, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new HistoryPage(page, language);
      await site.openSignedIn();
      await site.hasCar('คันเก่ง', '5กก 5555', [{ day: addDays(today, -400), services: [401], odometer: 20_000 }]);
      await page.goto(`/${language}`);
      const note = page.getByRole('link', { name: '5กก 5555' });
      await expect(note).toContainText(site.say('Due now'));
      await checkTexts(page, language, [SOMYING.first, 'คันเก่ง', '5กก 5555']);
      const name = await note.locator('b').innerText();
      await note.click();
      const line = page.getByRole('region', { name: 'คันเก่ง' }).getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText(site.say('Due now'));
    },
  );
