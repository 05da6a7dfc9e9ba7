import type { Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { sentBy } from '#tests/e2e/support/faults.ts';
import { newCustomer, shownOf, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { countShiftsFromHere, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { letExpire } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const FAILED: Record<Language, string> = {
  en: 'The booking failed at scheduled time. Please click OK to start the booking.',
  th: 'จองคิวตามเวลาที่เลือกไม่สำเร็จ กดตกลงเพื่อเริ่มจองใหม่',
};

const sentTo = (page: Page, path: string) => page.waitForRequest((request) => request.url().includes(path));

/** The hold expires and somebody else takes every place of that time, while the page still shows the summary. */
const loseSlot = async (booking: BookingPage, other: OtherGuest) =>
  other.takeAll(await letExpire(await booking.heldId()));

test(
  'RB-17, RB-18 a hold is counted down, extended once, kept through a reload, moved, and released',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const { timer } = booking;
    await booking.open('?aff=partner-7');
    await booking.reach('information');
    const holding = sentTo(page, '/appointment/setup-temp');
    await booking.goOn('information');
    const held = sentBy(await holding);
    expect([held.get('aff'), held.get('device')]).toEqual(['partner-7', 'web']);
    expect(JSON.parse(held.get('item') ?? '')).toMatchObject({ is_guest: true, hours: 0.5, max_pre_day: 0 });
    await expect(timer).toHaveText(/^1[45]:\d\d$/);

    await booking.extendButton.click();
    await expect(booking.text('Time extended')).toBeVisible();
    await expect(timer).toHaveText(/^(29|30):\d\d$/);
    const id = await booking.heldId();
    await page.reload();
    await expect(timer).toHaveText(/^(29|30):\d\d$/);
    expect(await booking.heldId()).toBe(id);
    await expect(booking.extendButton).toHaveCount(0);

    const asking = sentTo(page, '/appointment/datetime');
    await booking.followStep('time');
    expect(sentBy(await asking).get('appointment_id')).toBe(id);
    await expect(booking.chosenTime).toHaveCount(1);
    // On another day, because late in the day there may be no other time.
    await booking.openDays.nth(1).click();
    await booking.chooseTime();
    const moving = sentTo(page, '/appointment/setup-temp');
    await booking.returnToSummary();
    expect(JSON.parse(sentBy(await moving).get('item') ?? '')).toMatchObject({ appointment_id: id });
    await expect(timer).toHaveText(/^(28|29|30):\d\d$/);

    await booking.startOver();
    await expect(booking.heading('branch')).toBeFocused();
    await expect(booking.stepLink('services')).toHaveCount(0);
    await expect
      .poll(() => inDatabase('select state from appointment where id = $1', [id]))
      .toEqual([{ state: 'cancelled' }]);
    expect(await inDatabase('select count(*)::int as places from claim where appointment_id = $1', [id])).toEqual([
      { places: 0 },
    ]);
  },
);

test(
  'RB-07 a hold that expires on the summary says so, and the same time can be held again',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { timer } = booking;
    const over = booking.text('The time to confirm is over.');
    await page.clock.install();
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const before = await booking.heldId();
    await letExpire(before);
    await page.clock.fastForward('14:00');
    await expect(timer).toHaveText(/^00:\d\d$/);
    await expect(over).toHaveCount(0);
    await page.clock.fastForward('01:01');
    await expect(over).toBeVisible();
    await expect(booking.confirmButton).toHaveCount(0);
    await checkAtRest(booking, shownOf(customer));

    await booking.button('Keep this time again').click();
    await expect(timer).toHaveText(/^1[45]:\d\d$/);
    expect(await booking.heldId()).not.toBe(before);
    await booking.confirm();
  },
);

test(
  'RB-10 a time lost at confirming offers the nearest as the main action, and OK starts again with everything else kept',
  { tag: [PHONE, DESKTOP] },
  async ({ page, other, bookingIn, viewport }) => {
    const booking = bookingIn('en');
    const { main } = booking;
    const failed = page.getByText(FAILED.en);
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    await loseSlot(booking, other);
    const lost = String(Object((await booking.draft())?.['dateTime'])['time']);
    await booking.confirmButton.click();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(booking.say('This time was taken'));
    const struck = page.getByRole('alert').locator('s');
    await expect(struck).toContainText(lost);
    // The time that is offered may be the same one of another day.
    if ((viewport?.width ?? 0) < 768) await expect(booking.bar).not.toContainText(await struck.innerText());
    await booking.turnTo('th');
    await expect(page.getByText(FAILED.th)).toBeVisible();
    await booking.turnTo('en');
    await expect(failed).toBeVisible();
    await checkAtRest(booking, shownOf(customer));

    const others = main.getByRole('listitem').filter({ has: booking.button('Take this time') });
    expect(await others.count()).toBeGreaterThan(0);
    const time = /\d\d:\d\d/.exec(await others.first().innerText())?.[0] ?? 'no time';
    await page.getByRole('button', { name: new RegExp(`^Take .+ ${time}$`) }).click();
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    await expect(main).toContainText(time);

    await loseSlot(booking, other);
    await booking.confirmButton.click();
    await expect(failed).toBeVisible();
    const kept = await booking.draft();
    await booking.button('OK').click();
    await expect(booking.heading('branch')).toBeFocused();
    const begun = await booking.draft();
    for (const part of ['branch', 'services', 'customer_data', 'note'])
      expect(begun?.[part], part).toEqual(kept?.[part]);
    expect(begun?.['dateTime']).toEqual({ date: null, date_time: null, time: null });
    await expect(booking.branches.nth(booking.seat)).toBeChecked();
    await booking.followStep('services');
    await expect(booking.services.nth(2)).toBeChecked();
    await booking.onward('services').click();
    await booking.chooseTime();
    await booking.returnToSummary();
    await expect(booking.timer).toBeVisible();
    await expect(main).toContainText(customer.firstName);

    await loseSlot(booking, other);
    await booking.confirmButton.click();
    await expect(failed).toBeVisible();
    await booking.button('Start over').click();
    await expect(failed).toBeVisible();
    await booking.button('Clear and start over').click();
    await expect(booking.heading('branch')).toBeFocused();
    expect(await booking.draft()).toMatchObject({ branch: null, customer_data: null, appointment_id: null });
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `the answer to a hold shifts nothing in ${language}; the time left is in the phone's bar, and looks different below two minutes`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const inBar = page.locator('[data-countdown]');
      await page.clock.install();
      await booking.openAt('information');
      await page.route(/setup-temp/, async (route) => {
        await new Promise((answer) => setTimeout(answer, 2_000));
        await route.continue();
      });
      await countShiftsFromHere(page);
      await booking.onward('information').click();
      const box = booking.main.locator('[aria-busy]');
      await expect(box).toBeVisible();
      const before = await box.boundingBox();
      await expect(booking.timer).toBeVisible();
      await expect(booking.button('Add {minutes} minutes', { minutes: 15 })).toBeVisible();
      const after = await booking.timer.locator('..').boundingBox();
      expect(after).toEqual(before);
      await page.waitForTimeout(300);
      expect(await shiftOf(page)).toBeLessThan(0.02);

      const [{ until = '' } = {}] = await inDatabase(
        "select to_char(expires_at at time zone 'Asia/Bangkok', 'HH24:MI') as until from appointment where id = $1",
        [await booking.heldId()],
      );
      await expect(
        booking.text('Held for you until {time}, then others can book it.', { time: String(until) }),
      ).toBeVisible();
      await expect(inBar).toHaveText(/^1[45]:\d\d$/);
      await expect(inBar).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) < 992 });
      await expect(inBar).not.toHaveAttribute('data-short');
      const usual = await inBar.evaluate((left) => getComputedStyle(left).backgroundColor);
      await page.clock.fastForward('13:05');
      await expect(inBar).toHaveText(/^01:\d\d$/);
      await expect(inBar).toHaveAttribute('data-short', 'true');
      await expect(inBar).not.toHaveCSS('background-color', usual);
      await expect(booking.timer.locator('..')).toHaveAttribute('data-short', 'true');
    },
  );
