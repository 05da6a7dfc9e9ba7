import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** A service of this test alone, at the end of its list so that no other one moves. */
const SERVICE = { id: 99_902, nameTh: 'ล้างห้องเครื่อง', nameEn: 'Engine bay wash' };
const KEPT = 103;

const offer = () =>
  inDatabase(
    `insert into service (id, group_id, name_th, name_en, cells, pre_day)
     select $1, max(group_id), $2, $3, 2, 0 from service`,
    [SERVICE.id, SERVICE.nameTh, SERVICE.nameEn],
  );

const withdraw = () => inDatabase('delete from service where id = $1', [SERVICE.id]);

test.afterEach(withdraw);

test(
  'RB-08, RB-04, RB-16 a service removed during a booking is named, and what depends on it is asked for again',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const gone = booking.text('These services can no longer be booked: {services}. Please choose again.', {
      services: SERVICE.nameEn,
    });
    const kept = async () => {
      expect(await booking.draft()).toMatchObject({
        branch: { location_id: expect.any(Number) },
        services: { services: [KEPT] },
        dateTime: { time: null },
      });
    };
    const customer = newCustomer();
    const services = `?services=${KEPT},${SERVICE.id}`;

    await offer();
    await booking.open(services);
    await booking.chooseBranch();
    await booking.goOn('branch');
    await booking.goOn('services');
    await booking.chooseTime();
    await booking.goOn('time');
    await withdraw();
    await page.reload();
    await expect(booking.heading('time')).toBeVisible();
    await expect(gone).toBeVisible();
    await kept();
    await checkAtRest(booking);

    await offer();
    await booking.open(services);
    await expect(booking.heading('time')).toBeVisible();
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn(customer);
    await withdraw();
    await booking.onward('information').click();
    await expect(booking.text('This time could not be kept for you.')).toBeVisible();
    await booking.button('Try again').click();
    await expect(booking.heading('time')).toBeVisible();
    await expect(gone).toBeVisible();
    await kept();

    await booking.chooseTime();
    await booking.returnToSummary();
    await booking.confirm();
  },
);
