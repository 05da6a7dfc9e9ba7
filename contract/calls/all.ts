import type { AnswerOf, RequestOf } from '../call.ts';
import * as address from './address.calls.ts';
import * as article from './article.calls.ts';
import * as availability from './availability.calls.ts';
import * as booking from './booking.calls.ts';
import * as bookingList from './booking-list.calls.ts';
import * as branch from './branch.calls.ts';
import * as car from './car.calls.ts';
import * as catalogue from './catalogue.calls.ts';
import * as company from './company.calls.ts';
import * as coupon from './coupon.calls.ts';
import * as driverLink from './driver-link.calls.ts';
import * as fleet from './fleet.calls.ts';
import * as fleetImport from './fleet-import.calls.ts';
import * as form from './form.calls.ts';
import * as groupBooking from './group-booking.calls.ts';
import * as health from './health.calls.ts';
import * as history from './history.calls.ts';
import * as home from './home.calls.ts';
import * as layout from './layout.calls.ts';
import * as member from './member.calls.ts';
import * as plan from './plan.calls.ts';
import * as points from './points.calls.ts';
import * as product from './product.calls.ts';
import * as search from './search.calls.ts';
import * as session from './session.calls.ts';
import * as takeCar from './take-car.calls.ts';
import * as webview from './webview.calls.ts';

/**
 * Every call of section 7 that exists so far, and our own under /x/. The routes, the contract tests and the access matrix are generated from it. Only
 * for the server and the tests: browser code imports the calls of its own area.
 */
export const calls = {
  ...address,
  ...article,
  ...availability,
  ...booking,
  ...bookingList,
  ...branch,
  ...car,
  ...catalogue,
  ...company,
  ...coupon,
  ...driverLink,
  ...fleet,
  ...fleetImport,
  ...form,
  ...groupBooking,
  ...health,
  ...history,
  ...home,
  ...layout,
  ...member,
  ...plan,
  ...points,
  ...product,
  ...search,
  ...session,
  ...takeCar,
  ...webview,
};

export type CallName = keyof typeof calls;
export type RequestFor<N extends CallName> = RequestOf<(typeof calls)[N]>;
export type AnswerFor<N extends CallName> = AnswerOf<(typeof calls)[N]>;
