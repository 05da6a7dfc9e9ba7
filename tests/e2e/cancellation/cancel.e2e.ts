import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import type { MadeBooking, OtherGuest, Slot } from '#tests/e2e/support/other-guest.ts';
import { beginsIn, end, putOff, stateOf } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { addressOf } from './cancelled-booking.ts';

/** A late slot of a branch, booked, and all its other places taken. */
async function lastPlace(other: OtherGuest, locationId: number): Promise<{ slot: Slot; made: MadeBooking }> {
  const slot = (await other.freeTimes(locationId)).at(-1 - Math.floor(Math.random() * 20));
  const made = slot ? await other.book(slot, newCustomer().plate) : null;
  if (!slot || !made) throw new Error('no booking could be made');
  await other.takeAll(slot);
  return { slot, made };
}

/** What a page shows of a booking. */
async function openIn(context: BrowserContext, language: 'th' | 'en', made: MadeBooking): Promise<LookupPage> {
  const page = await context.newPage();
  await page.goto(addressOf(language, made));
  const lookup = new LookupPage(page, language);
  await expect(lookup.text('Your booking was found.')).toBeVisible();
  return lookup;
}

test(
  'CANCEL-02, CANCEL-03 a guest finds a booking, cancels it, which frees the place, removes it from the calendar and books again, in th',
  { tag: [PHONE, JOURNEY] },
  async ({ page, other, bookingIn }) => {
    const lookup = new LookupPage(page, 'th');
    const { main } = lookup;
    const { slot, made } = await lastPlace(other, 1007);
    expect(await other.hold(slot, newCustomer().plate)).toBeNull();
    await page.goto(addressOf('th', made));
    await expect(lookup.text('Your booking was found.')).toBeVisible();
    const names = async () => [
      ...((await main.innerText()).match(/\S*\*\*\*\S*/g) ?? []),
      await main.locator('[lang="th"] b').first().innerText(),
      ...codeAsShown(made.code).split(' '),
    ];
    await checkAtRest(lookup, await names());

    await lookup.button('Cancel this booking').click();
    const question = page.getByRole('group', { name: lookup.say('Cancel this booking?') });
    await expect(question).toContainText(slot.dateTime.slice(11, 16));
    await expect(question).toContainText(await lookup.valueOf('Branch').locator('b').innerText());
    await checkAtRest(lookup, await names());
    await lookup.button('Keep the booking').click();
    expect(await stateOf(made)).toBe('confirmed');

    await lookup.button('Cancel this booking').click();
    await lookup.button('Cancel the booking').click();
    await expect(lookup.text('Your booking is cancelled.')).toBeVisible();
    await expect(lookup.button('Cancel this booking')).toHaveCount(0);
    expect(await stateOf(made)).toBe('cancelled');
    expect(await other.hold(slot, newCustomer().plate)).not.toBeNull();
    await checkAtRest(lookup, await names());

    const download = page.waitForEvent('download');
    await lookup.button('Remove from calendar').click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const line of ['METHOD:CANCEL', `UID:${made.id}`, 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(file).toContain(line);

    await lookup.link('Book again').click();
    await expect(page).toHaveURL(/\/th\/booking\?.*step=time/);
    const stored = await page.evaluate(() => localStorage.getItem('roddee.retail-booking.typed'));
    expect(stored).toContain(made.plate);
    expect(await bookingIn('th').draft()).toMatchObject({ branch: { location_id: 1007 } });
  },
);

test(
  'CANCEL-02 less than 24 hours before it cannot be cancelled: the page gives the reason and the branch’s number, also if that moment passes while it is open',
  { tag: PHONE },
  async ({ page, other }) => {
    const lookup = new LookupPage(page, 'th');
    const made = await other.bookLate(1008, newCustomer().plate);
    const [branch] = await inDatabase('select tel from branch where location_id = 1008');
    const call = lookup.main.locator(`a[href="tel:${String(branch?.['tel'])}"]`).last();

    await beginsIn(made, '24 hours');
    await page.goto(addressOf('th', made));
    await expect(lookup.text('Too late to cancel online')).toBeVisible();
    await expect(call).toBeVisible();
    await expect(lookup.button('Cancel this booking')).toHaveAttribute('aria-disabled', 'true');

    await beginsIn(made, '25 hours');
    await page.reload();
    await lookup.button('Cancel this booking').click();
    await beginsIn(made, '24 hours');
    await lookup.button('Cancel the booking').click();
    await expect(lookup.text('Too late to cancel online')).toBeVisible();
    await expect(call).toBeVisible();
    expect(await stateOf(made)).toBe('confirmed');

    await beginsIn(made, '24 hours 2 minutes');
    await page.reload();
    await lookup.button('Cancel this booking').click();
    await lookup.button('Cancel the booking').click();
    await expect(lookup.text('Your booking is cancelled.')).toBeVisible();
  },
);

test(
  'a cancellation in one tab is shown in the other, and in a tab that slept',
  { tag: DESKTOP },
  async ({ context, other }) => {
    const made = await other.bookLate(1010, newCustomer().plate);
    const [one, two] = [await openIn(context, 'th', made), await openIn(context, 'en', made)];
    await two.button('Cancel this booking').click();
    await one.button('Cancel this booking').click();
    await one.button('Cancel the booking').click();
    await expect(one.text('Your booking is cancelled.')).toBeVisible();
    await expect(two.text('This booking was cancelled already.')).toBeVisible();
    await expect(two.button('Cancel the booking')).toHaveCount(0);

    const later = await other.bookLate(1010, newCustomer().plate);
    const slept = await openIn(context, 'th', later);
    await end(later, 'cancelled');
    await slept.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(slept.text('This booking was cancelled already.')).toBeVisible();
  },
);

test('a wrong pair finds nothing that could be cancelled', { tag: DESKTOP }, async ({ page, other }) => {
  const lookup = new LookupPage(page, 'en');
  const made = await other.bookLate(1011, newCustomer().plate);
  await page.goto(addressOf('en', { ...made, plate: newCustomer().plate }));
  await expect(lookup.text('No booking has this plate and this code.')).toBeVisible();
  await expect(lookup.button('Cancel this booking')).toHaveCount(0);
});

test(
  'a guest manages the booking just made with the keyboard alone, without typing plate and code again',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const { keyboard } = booking;
    const lookup = new LookupPage(page, 'en');
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const code = await booking.confirm();
    await putOff(code);
    await keyboard.pressOn(booking.manage, 'Enter');
    await expect(page).toHaveURL(/\/en\/booking\/find\?.*code=/);
    await expect(lookup.text('Your booking was found.')).toBeVisible();
    await expect(lookup.main).toContainText(codeAsShown(code));
    await keyboard.pressOn(lookup.button('Cancel this booking'), 'Enter');
    // The answer that changes nothing has the focus, and Escape gives it too.
    for (const key of ['Enter', 'Escape']) {
      await expect(lookup.button('Keep the booking')).toBeFocused();
      await page.keyboard.press(key);
      await expect(lookup.button('Cancel this booking')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await keyboard.pressOn(lookup.button('Cancel the booking'), 'Enter');
    await expect(lookup.text('Your booking is cancelled.')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your booking is cancelled.');
    await keyboard.pressOn(lookup.link('Book again'), 'Enter');
    await expect(booking.heading('time')).toBeVisible();
    await booking.chooseTime();
    await booking.goOn('time');
    await expect(booking.field('Licence plate')).toHaveValue(customer.plate);
  },
);
