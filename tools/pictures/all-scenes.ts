import { BOOKING_SCREENS } from '#tests/e2e/retail-booking/wizard.pictures.ts';
import { FIND_SCREENS } from '#tests/e2e/booking-lookup/lookup.pictures.ts';
import { CANCEL_SCREENS } from '#tests/e2e/cancellation/cancellation.pictures.ts';
import { LOGIN_SCREENS } from '#tests/e2e/login/login.pictures.ts';
import { CAR_FORM_SCREENS } from '#tests/e2e/car-form/car-form.pictures.ts';
import { CAR_PHOTO_SCREENS } from '#tests/e2e/car-photo/car-photo.pictures.ts';
import { MY_CARS_SCREENS } from '#tests/e2e/my-cars/cars.pictures.ts';
import { COUPON_SCREENS } from '#tests/e2e/coupon-redeem/coupons.pictures.ts';
import { MEMBER_PAGES } from '#tests/e2e/account/member.pictures.ts';
import { COMPLETED, HOME, OTHER_PAGES } from '#tests/e2e/site/pages.pictures.ts';
import { FLEET_IMPORT_SCREENS } from '#tests/e2e/corporate/fleet-import.pictures.ts';
import { VISIT_PLAN_SCREENS } from '#tests/e2e/corporate/visit-plan.pictures.ts';
import { DRIVER_LINK_SCREENS } from '#tests/e2e/corporate/driver-link.pictures.ts';
import { checkSeenIn, namedScenes, type NamedScene } from '#tests/e2e/support/pictures/scenes.ts';
import { SUMMARY_SCREENS } from '#tests/e2e/retail-booking/summary.pictures.ts';
import { TIME_SCREENS } from '#tests/e2e/retail-booking/times.pictures.ts';

export function allScenes(): NamedScene[] {
  const all = [
    ...namedScenes('', HOME),
    ...namedScenes('booking', BOOKING_SCREENS),
    ...namedScenes('', COMPLETED),
    ...namedScenes('find', FIND_SCREENS),
    ...namedScenes('cancel', CANCEL_SCREENS),
    ...namedScenes('login', LOGIN_SCREENS),
    ...namedScenes('my-cars', MY_CARS_SCREENS),
    ...namedScenes('car-form', CAR_FORM_SCREENS),
    ...namedScenes('car-photo', CAR_PHOTO_SCREENS),
    ...namedScenes('coupon', COUPON_SCREENS),
    ...namedScenes('me', MEMBER_PAGES),
    ...namedScenes('fleet-import', FLEET_IMPORT_SCREENS),
    ...namedScenes('visit-plan', VISIT_PLAN_SCREENS),
    ...namedScenes('driver-link', DRIVER_LINK_SCREENS),
    ...namedScenes('', OTHER_PAGES),
  ];
  checkSeenIn(
    [
      BOOKING_SCREENS,
      TIME_SCREENS,
      SUMMARY_SCREENS,
      FIND_SCREENS,
      CANCEL_SCREENS,
      LOGIN_SCREENS,
      MY_CARS_SCREENS,
      CAR_FORM_SCREENS,
      CAR_PHOTO_SCREENS,
      COUPON_SCREENS,
      FLEET_IMPORT_SCREENS,
      DRIVER_LINK_SCREENS,
    ],
    all.map(({ name }) => name),
  );
  return all;
}
