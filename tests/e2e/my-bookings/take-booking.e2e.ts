import { loseAnswers } from '#tests/e2e/support/faults.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { codeAsShown, newCustomer, shownOf, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const OWN = [SOMYING.first, SOMYING.last];

/** A confirmed booking, on its completion page. */
async function book(booking: BookingPage) {
  const customer = newCustomer();
  await booking.openAt('summary', customer);
  return { customer, code: await booking.confirm() };
}

test(
  'a guest who signs in after booking is asked whether to take the booking into the account; then it is there, and this browser’s guest is out, in th',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const site = new LoginPage(page, 'th');
    const { customer, code } = await book(booking);
    await expect(booking.completed).toBeVisible();
    await expect(site.button('Add to my account')).toHaveCount(0);
    // Said quietly, below what one came for; signed in, the offer is above the code.
    await site.link('Sign in to keep this booking in yours').click();
    await site.chooseCard(await newCard(true));
    await expect(booking.completed).toBeVisible();
    await expect(site.link('Sign in to keep this booking in yours')).toHaveCount(0);
    await expect(site.button('Add to my account')).toBeInViewport();
    const own = [...OWN, ...shownOf(customer), code, codeAsShown(code)];
    await expect(site.text('Booked without signing in')).toBeVisible();
    await checkAtRest(site, own);
    await site.button('Add to my account').click();
    await expect(site.text('The booking is in your account now')).toBeVisible();
    await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY');
    await checkAtRest(site, own);
    await site.link('See the booking').click();
    await expect(page).toHaveURL(/\/th\/me\/booking\?booking=[\da-f-]{36}$/);
    await expect(site.main).toContainText(codeAsShown(code));
    await expect(site.main).toContainText(`${customer.firstName} ${customer.lastName}`);

    await page.goto('/th/auth/logout');
    await expect(site.signInLink).toBeVisible();
    await page.goto('/th/booking/completed');
    await expect(site.title('There is no new booking to show')).toBeVisible();
  },
);

test(
  'a member adds bookings made without signing in by plate and code, from the list and where one was found; a wrong code adds nothing, and a lost answer adds once, in en',
  { tag: DESKTOP },
  async ({ page, watch, bookingIn }) => {
    const booking = bookingIn('en');
    const site = new LoginPage(page, 'en');
    const first = await book(booking);
    const second = await book(booking);
    await page.context().clearCookies({ name: 'guest' });
    await page.goto('/en/me/booking');
    await site.takenOver();
    await site.main.getByRole('link', { name: 'Sign in' }).click();
    await site.chooseCard(await newCard(true));
    await expect(site.text('You have no bookings yet')).toBeVisible();
    await site.text('Add a booking made without signing in').click();
    await site.button('Add to my account').click();
    await expect(site.text('Enter the licence plate')).toBeVisible();
    await site.field('Licence plate').fill(first.customer.plate);
    await site.field('Booking code').fill(second.code);
    await site.button('Add to my account').click();
    await expect(site.text('No booking that was made without signing in has this plate and this code.')).toBeVisible();
    await checkAtRest(site, OWN);

    watch.expect(/appointment\/take|ERR_CONNECTION_FAILED/);
    const { keys } = await loseAnswers(page, 'takeBooking', 1);
    await site.field('Booking code').fill(first.code);
    await site.button('Add to my account').click();
    await expect(site.text('We do not know yet whether the booking was added.')).toBeVisible();
    await site.button('Add to my account').click();
    await expect(site.text('The booking is in your account now')).toBeVisible();
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    await expect(site.field('Licence plate')).toHaveValue('');
    expect(new Set(keys).size).toBe(1);

    const foundAt = ({ customer, code }: typeof first) =>
      page.goto(`/en/booking/find?plate=${encodeURIComponent(customer.plate)}&code=${code}`);
    await foundAt(first);
    await expect(site.text('Your booking was found.')).toBeVisible();
    await expect(site.accountButton).toBeVisible();
    await expect(site.text('Booked without signing in')).toHaveCount(0);
    await foundAt(second);
    await site.button('Add to my account').click();
    await expect(site.text('The booking is in your account now')).toBeVisible();
    await checkAtRest(site, [
      ...OWN,
      ...shownOf(second.customer),
      'สม*** ใจ***',
      second.code,
      codeAsShown(second.code),
    ]);
    // It was not this browser any more that had booked, and plate and code do not prove whose name it is.
    await site.link('See the booking').click();
    await expect(page).toHaveURL(/\/en\/me\/booking\?booking=/);
    await expect(site.main).toContainText('สม*** ใจ***');
    await site.link('Book again').click();
    // The same time a week later may be taken.
    await booking.chooseTime();
    await booking.goOn('time');
    await expect(booking.field('First name')).toHaveValue(SOMYING.first);
    await page.goto('/en/me/booking');
    await expect(page.getByText('2 bookings', { exact: true })).toBeVisible();
  },
);
