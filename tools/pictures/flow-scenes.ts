import { ADDRESS_SCREENS } from '#tests/e2e/address-choice/address.pictures.ts';
import { FIND_SCREENS } from '#tests/e2e/booking-lookup/lookup.pictures.ts';
import { CANCEL_SCREENS } from '#tests/e2e/cancellation/cancellation.pictures.ts';
import { CAR_FORM_SCREENS } from '#tests/e2e/car-form/car-form.pictures.ts';
import { CAR_PHOTO_SCREENS } from '#tests/e2e/car-photo/car-photo.pictures.ts';
import { CAR_CHOICE_SCREENS } from '#tests/e2e/car-registration/registration.pictures.ts';
import { DRIVER_LINK_SCREENS } from '#tests/e2e/driver-link/driver-link.pictures.ts';
import { FLEET_IMPORT_SCREENS } from '#tests/e2e/fleet-import/fleet-import.pictures.ts';
import { CAR_SCREENS, GROUP_SCREENS } from '#tests/e2e/corporate-booking/group.pictures.ts';
import { VISIT_PLAN_SCREENS } from '#tests/e2e/visit-plan/visit-plan.pictures.ts';
import { COUPON_SCREENS } from '#tests/e2e/coupon-redeem/coupons.pictures.ts';
import { POSITION_SCREENS } from '#tests/e2e/geolocation/position.pictures.ts';
import { LOGIN_SCREENS } from '#tests/e2e/login/login.pictures.ts';
import { MY_CARS_SCREENS } from '#tests/e2e/my-cars/cars.pictures.ts';
import { SUMMARY_SCREENS } from '#tests/e2e/retail-booking/summary.pictures.ts';
import { TIME_SCREENS } from '#tests/e2e/retail-booking/times.pictures.ts';
import { BOOKING_SCREENS } from '#tests/e2e/retail-booking/wizard.pictures.ts';
import { SESSION_SCREENS } from '#tests/e2e/session/session.pictures.ts';
import type { Screens } from '#tests/e2e/support/pictures/scenes.ts';

export interface FlowScenes {
  /** What the names of its pictures begin with. */
  readonly group: string;
  readonly screens: Screens;
  /** Where states of one screen look different: which of its pictures show a state, by the state's id; the likeliest first. */
  readonly shows?: Readonly<Record<string, readonly string[]>>;
}

const BRANCH = ['branch-list', 'branch'];

/** The scenes of each chart, by its flow. */
export const FLOW_SCENES: Readonly<Record<string, FlowScenes>> = {
  'retail-booking': {
    group: 'booking',
    screens: BOOKING_SCREENS,
    shows: {
      'retailBooking.choosingBranch.ready': BRANCH,
      'retailBooking.choosingBranch.releasing': BRANCH,
      'retailBooking.choosingTime': ['time-fresh', 'time'],
      'retailBooking.reviewing.waiting': ['summary-takingHold', 'summary-checkingHold'],
      'retailBooking.reviewing.settled.kept': ['summary-held', 'summary-notHeld', 'summary-holdUnknown'],
      'retailBooking.reviewing.settled.lost': ['summary-slotLost', 'summary-expired'],
      'retailBooking.reviewing.locked': ['summary-confirming'],
      'retailBooking.reviewing.unknown': ['summary-outcomeUnknown'],
    },
  },
  availability: {
    group: 'booking-time',
    screens: TIME_SCREENS,
    shows: {
      'availability.waiting': ['none'],
      'availability.loaded': ['fresh'],
      'availability.ageing': ['fresh'],
      'availability.refreshing': ['refreshing'],
      'availability.stale': ['stale'],
    },
  },
  'booking-confirmation': { group: 'booking-summary', screens: SUMMARY_SCREENS },
  'booking-lookup': { group: 'find', screens: FIND_SCREENS },
  cancellation: { group: 'cancel', screens: CANCEL_SCREENS },
  login: { group: 'login', screens: LOGIN_SCREENS },
  session: { group: 'session', screens: SESSION_SCREENS },
  'my-cars': { group: 'my-cars', screens: MY_CARS_SCREENS },
  'car-form': { group: 'car-form', screens: CAR_FORM_SCREENS },
  'car-registration': { group: 'car-choice', screens: CAR_CHOICE_SCREENS },
  'car-photo': { group: 'car-photo', screens: CAR_PHOTO_SCREENS },
  'coupon-redeem': { group: 'coupon', screens: COUPON_SCREENS },
  geolocation: { group: 'position', screens: POSITION_SCREENS },
  'address-choice': { group: 'address', screens: ADDRESS_SCREENS },
  'fleet-import': { group: 'fleet-import', screens: FLEET_IMPORT_SCREENS },
  'visit-plan': { group: 'visit-plan', screens: VISIT_PLAN_SCREENS },
  'corporate-booking': {
    group: 'group',
    screens: GROUP_SCREENS,
    shows: {
      'corporateBooking.overview.ready': ['overview-open', 'overview-filling', 'overview-none'],
      'corporateBooking.overview.releasing': ['overview-open'],
      'corporateBooking.reviewing.waiting': ['overview-waiting'],
      'corporateBooking.reviewing.settled': ['overview-settled'],
      'corporateBooking.reviewing.locked': ['overview-locked'],
      'corporateBooking.reviewing.unknown': ['overview-unknown'],
    },
  },
  'car-booking': { group: 'group-car', screens: CAR_SCREENS },
  'driver-link': { group: 'driver-link', screens: DRIVER_LINK_SCREENS },
};

/** Charts that run inside the screen of another one: their scenes are already among those of that one. */
export const INSIDE: ReadonlySet<string> = new Set(['availability', 'booking-confirmation']);
