import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'a plate with as many bookings ahead as can be made is named with them as soon as it is typed, and in the end with ways on; another plate is not',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    test.slow();
    const booking = bookingIn('th');
    const customer = newCustomer();
    let code = '';
    for (let times = 0; times < 3; times += 1) {
      await booking.openAt('summary', customer);
      code = await booking.confirm();
    }
    await booking.openAt('time');
    await booking.goOn('time');
    const notice = booking.text('Cancel one, book another car, or call <0/>.');
    await booking.field('Licence plate').fill(newCustomer().plate);
    await booking.field('First name').fill(customer.firstName);
    await expect(notice).toHaveCount(0);
    await booking.fillIn(customer);
    const listed = page.getByRole('status').getByRole('listitem').getByRole('link');
    await expect(listed).toHaveCount(3);
    await checkAtRest(booking, [displayPlate(customer.plate), customer.firstName, customer.lastName]);
    expect(
      await listed.evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('code')),
      ),
    ).toContain(code);

    await booking.onward('information').click();
    await expect(booking.text('This time could not be kept for you.')).toBeVisible();
    await expect(booking.main.getByRole('link', { name: '1234' })).toBeVisible();
    await booking.button('Choose another car').click();
    await expect(booking.field('Licence plate')).toBeFocused();
  },
);
