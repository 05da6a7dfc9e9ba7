import type { PageFault } from './page-fault.ts';
import { pageFaults as carBooking } from '#tests/flows/car-booking/page-faults.ts';
import { pageFaults as corporateBooking } from '#tests/flows/corporate-booking/page-faults.ts';
import { pageFaults as driverLink } from '#tests/flows/driver-link/page-faults.ts';
import { pageFaults as login } from '#tests/flows/login/page-faults.ts';
import { pageFaults as carForm } from '#tests/flows/car-form/page-faults.ts';
import { pageFaults as myCars } from '#tests/flows/my-cars/page-faults.ts';
import { pageFaults as cancellation } from '#tests/flows/cancellation/page-faults.ts';
import { pageFaults as couponRedeem } from '#tests/flows/coupon-redeem/page-faults.ts';
import { pageFaults as bookingLookup } from '#tests/flows/booking-lookup/page-faults.ts';
import { pageFaults as carRegistration } from '#tests/flows/car-registration/page-faults.ts';
import { pageFaults as fleetImport } from '#tests/flows/fleet-import/page-faults.ts';
import { pageFaults as carPhoto } from '#tests/flows/car-photo/page-faults.ts';
import { pageFaults as session } from '#tests/flows/session/page-faults.ts';
import { pageFaults as bookingConfirmation } from '#tests/flows/booking-confirmation/page-faults.ts';

export const pageFaults: readonly PageFault[] = [
  ...carBooking,
  ...corporateBooking,
  ...driverLink,
  ...login,
  ...carForm,
  ...myCars,
  ...cancellation,
  ...couponRedeem,
  ...bookingLookup,
  ...carRegistration,
  ...fleetImport,
  ...carPhoto,
  ...session,
  ...bookingConfirmation,
];
