import { LANGUAGES } from '#domain/constants.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { bitesUnprotected, hasBitten, PAYLOADS } from './payloads.ts';
import { DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

/** A file of the site that is not a page of the app. */
const OUTSIDE = '/favicon.svg';

const payloads = PAYLOADS.slice(0, effort(3, PAYLOADS.length));

/** Puts the payload into every typed text of a booking, also where the contract would refuse it. */
const plant = (id: string, text: string) =>
  inDatabase(
    `update appointment set note = $2, other_service = $2, aff = $2,
      customer = (select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' then to_jsonb($2::text) else value end)
        from jsonb_each(customer))
      where id = $1`,
    [id, text],
  );

/** Puts it into this browser's draft too, and clears what was typed last, which would be shown instead. */
async function plantDraft(booking: BookingPage, text: string, stored: string): Promise<void> {
  const draft = JSON.parse(stored);
  for (const field of ['first_name', 'last_name', 'brand', 'model', 'year', 'province', 'variant'])
    draft.customer_data[field] = text.slice(0, field === 'year' ? 10 : 80);
  draft.note = text;
  draft.services.other_service = text;
  draft.branchKeywordList = [text];
  await booking.page.goto(OUTSIDE);
  await booking.page.evaluate(() => localStorage.clear());
  await booking.storeDraft(JSON.stringify(draft));
}

test('the check detects each payload on an unprotected page', { tag: [PHONE, DESKTOP] }, async ({ page, watch }) => {
  watch.expect(/./);
  for (const payload of PAYLOADS) expect([payload, await bitesUnprotected(page, payload)]).toEqual([payload, true]);
});

for (const language of LANGUAGES)
  test(
    `script payloads in every field of a booking are shown as text, and none runs, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, watch, bookingIn }) => {
      test.setTimeout(1_200_000);
      // When an image is opened by itself the browser requests the site's icon.
      watch.expect(/favicon\.ico/);
      const booking = bookingIn(language);
      const { main } = booking;
      await booking.openAt('summary');
      const draft = JSON.stringify(await booking.draft());
      for (const payload of payloads) {
        await plantDraft(booking, payload, draft);
        await page.goto(`/${language}/booking?step=information`);
        await expect(booking.field('First name')).toHaveValue(payload.slice(0, 80));
        expect([payload, 'details', await hasBitten(page)]).toEqual([payload, 'details', false]);
        await page.goto(`/${language}/booking?step=summary`);
        await expect(main).toContainText(payload);
        expect([payload, 'summary', await hasBitten(page)]).toEqual([payload, 'summary', false]);
      }
      await booking.storeDraft(draft);
      await page.goto(`/${language}/booking?step=summary`);
      await expect(booking.timer).toBeVisible();
      const id = String(await booking.heldId());
      const code = await booking.confirm();
      for (const payload of payloads) {
        await plant(id, payload);
        await page.reload();
        await expect(main).toContainText(payload);
        expect([payload, 'completed', await hasBitten(page)]).toEqual([payload, 'completed', false]);
      }
      for (const payload of payloads) {
        await plant(id, payload);
        await inDatabase('update appointment set plate_key = $2 where id = $1', [id, '1กข1234']);
        await page.goto(`/${language}/booking/find`);
        await new LookupPage(page, language).look('1กข1234', code);
        await expect(booking.text('Your booking was found.')).toBeVisible();
        expect([payload, 'found', await hasBitten(page)]).toEqual([payload, 'found', false]);
      }
      reportFigure({
        what: `script payloads in every field of a booking: details, summary, completed, found (${language})`,
        wanted: '30 payloads, none runs',
        measured: `${payloads.length} payloads, none runs, none is taken for markup`,
      });
    },
  );

for (const language of LANGUAGES)
  test(
    `script payloads in paths and searches are text in the server’s HTML too, and none runs, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, watch, bookingIn }) => {
      test.setTimeout(1_200_000);
      watch.expect(/status 4\d\d:|the server responded with a status of 4/);
      const booking = bookingIn(language);
      for (const payload of payloads) {
        const typed = encodeURIComponent(payload);
        for (const address of [
          `/booking/find?plate=${typed}&code=${typed}#${typed}`,
          `/booking?aff=${typed}&services=${typed}&branch=${typed}&date=${typed}&time=${typed}&step=${typed}`,
          `?${typed}=${typed}`,
          `/no/${typed}`,
        ]) {
          const drawn = await (await page.request.get(`/${language}${address.split('#')[0]}`)).text();
          expect([address, drawn.includes(payload)]).toEqual([address, false]);
          await page.goto(`/${language}${address}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect([address, await hasBitten(page)]).toEqual([address, false]);
        }
      }
      await booking.open();
      const search = page.getByRole('searchbox', { name: booking.say('Search branches') });
      for (const payload of payloads) {
        await search.fill(payload);
        await expect(booking.text('No branch matches').first()).toBeVisible();
        expect([payload, await hasBitten(page)]).toEqual([payload, false]);
      }
      reportFigure({
        what: `script payloads in addresses, drawn HTML and the search of branches (${language})`,
        wanted: '30 payloads, none runs',
        measured: `${payloads.length} payloads in 5 places, none runs, none is taken for markup`,
      });
    },
  );
