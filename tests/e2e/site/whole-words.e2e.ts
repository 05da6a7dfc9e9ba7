import { keepWordsWhole, wholeWords } from '#domain/whole-words.ts';
import { MEMBER_ADDRESSES } from '#tests/e2e/account/addresses.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { wordsAtLineEnds } from './measures.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const WIDTHS = [320, 345, 360, 375, 390, 412, 430];
/** Far fewer than the pages have, so that a page that says nothing is noticed. */
const LEAST = 1000;

test(
  'no line of a Thai page ends within a word, at seven widths of a phone',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    test.setTimeout(180_000);
    let whole = 0;
    const measure = async (where: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await wordsAtLineEnds(page, wholeWords());
        expect.soft(found.cut, `${where} at ${width} px`).toEqual([]);
        whole += found.whole;
      }
      await page.setViewportSize({ width: 360, height: 800 });
    };
    const measureAt = async (path: string) => {
      await page.goto(`/th${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await measure(path);
    };
    for (const [path] of PUBLIC_ADDRESSES) await measureAt(path);

    const booking = bookingIn('th');
    await booking.open(`?branch=${1001 + booking.seat}`);
    await booking.main.getByText(keepWordsWhole('น้ำมันเครื่อง')).first().waitFor();
    await measure('services');
    await booking.open(`?branch=${1001 + booking.seat}&services=103`);
    await booking.chooseTime();
    await measure('time');
    await booking.goOn('time');
    await measure('information');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await booking.timer.waitFor();
    await measure('summary');
    await booking.confirm();
    await measure('completed');

    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    const car = await site.hasCar('คันเก่ง', '5กก 5555', [
      { day: '2026-01-05', services: [10], odometer: 45_000, note: '' },
    ]);
    for (const [path] of MEMBER_ADDRESSES) await measureAt(path.replace('ID', car));
    expect(whole).toBeGreaterThan(LEAST);
  },
);
