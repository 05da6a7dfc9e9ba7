import type { Page } from '@playwright/test';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer, shownOf } from '#tests/e2e/support/booking-page.ts';

/** Counts every tap, including those into a field. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && event.detail > 0)
          sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
      },
      true,
    );
  });

test(
  'a first booking from a time of the board takes nine taps, and the time is shown on every step',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    await countTaps(page);
    await page.goto('/th');
    const tapped = page.locator('main a[href*="time="]').nth(booking.seat * 2);
    const time = (await tapped.innerText()).trim();
    await tapped.tap();
    await expect(booking.heading('services')).toBeVisible();
    const line = page.getByText(new RegExp(`${time}$`)).filter({ visible: true });
    await expect(line).toBeInViewport();
    await booking.placeOf(booking.services.nth(2)).tap();
    await expect(line).toBeInViewport();
    await booking.onward('time').tap();
    await expect(booking.heading('information')).toBeFocused();
    await expect(line).toBeInViewport();
    for (const [field, text] of [
      ['Licence plate', customer.plate],
      ['First name', customer.firstName],
      ['Last name', customer.lastName],
      ['Phone number', customer.tel],
    ] as const) {
      await booking.field(field).tap();
      await page.keyboard.insertText(text);
    }
    await booking.onward('information').tap();
    await expect(booking.timer).toBeVisible();
    await expect(booking.main).toContainText(time);
    await booking.confirm(() => booking.confirmButton.tap());
    await expect(booking.main).toContainText(time);
    expect(Number(await page.evaluate(() => sessionStorage.getItem('taps')))).toBe(9);
  },
);

test(
  'a service tile on home leads to its services, which come first, also after a reload',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await page.goto('/en');
    const tile = page.locator('main a[href*="group="]').nth(3);
    const name = await tile.locator('b').innerText();
    await tile.click();
    await expect(booking.heading('branch')).toBeVisible();
    await booking.chooseBranch();
    await booking.goOn('branch');
    await expect(booking.main.getByRole('group').first()).toHaveAccessibleName(name);
    await page.reload();
    await expect(booking.main.getByRole('group').first()).toHaveAccessibleName(name);
    await page.goto('/en');
    await page.locator('main a[href*="group="]').nth(5).click();
    await expect(booking.heading('services')).toBeVisible();
    await expect(booking.main.getByRole('group').first()).not.toHaveAccessibleName(name);
  },
);

test(
  'RB-09 each line of the summary leads to its field, which has the focus, and one tap leads back',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { say, main } = booking;
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const edit = (label: string) => main.getByRole('button', { name: say('Edit {label}', { label: say(label) }) });
    for (const { label, control } of [
      { label: 'Date and time', control: booking.chosenTime },
      { label: 'Services', control: booking.services.nth(2) },
      { label: 'Branch', control: page.locator('[name^="branch-"]:checked').first() },
      { label: 'Car', control: booking.field('Licence plate') },
      { label: 'Customer', control: booking.field('First name') },
    ]) {
      await expect(booking.timer).toBeVisible();
      await edit(label).click();
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
      await booking.returnToSummary();
    }
    await expect(booking.timer).toBeVisible();
    await edit('Services').click();
    await booking.chooseServices(3);
    await booking.onward('services').click();
    await booking.chooseTime();
    await booking.returnToSummary();
    await expect(booking.timer).toBeVisible();
  },
);

test(
  'RB-14 the rules of 15 minutes and 24 hours stand above the button that confirms',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { say } = booking;
    const customer = newCustomer();
    await booking.openAt('summary', customer);
    const late = page
      .getByRole('listitem')
      .filter({ hasText: say('If you are over {minutes} minutes late, you lose this time', { minutes: 15 }) })
      .filter({ visible: true });
    await expect(late.last()).toBeInViewport({ ratio: 1 });
    const cancel = page
      .getByRole('listitem')
      .filter({
        hasText: new RegExp(
          `${say('Cancel until {last}', { last: '' })}|${say('Under {hours} hours away: no cancelling online', { hours: 24 })}`,
        ),
      })
      .filter({ visible: true });
    await expect(cancel.last()).toBeInViewport({ ratio: 1 });
    const button = await booking.confirmButton.boundingBox();
    for (const rule of [late.last(), cancel.last()]) {
      const box = await rule.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
    await checkAtRest(booking, shownOf(customer));
  },
);
