import type { ChartFixtures } from '../shared/fixtures.ts';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import type {
  Alternative,
  BookingItem,
  Confirmation,
  ConfirmationInput,
  Hold,
  Refusal,
} from './booking-confirmation.types.ts';
import type { Customer } from '../shared/customer.ts';

export const APPOINTMENT_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
export const REQUEST_KEY = '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c001';
export const LATER_KEY = '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c002';

/** Every field has its own value, so that a dropped or swapped field is noticed. */
export const customer: Customer = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  phone: '0812345678',
  email: 'somchai@example.com',
  plate: '1กก1234',
  province: 'กรุงเทพมหานคร',
  brand: 'Toyota',
  model: 'Yaris Ativ',
  variant: '1.2 Sport',
  year: '2022',
  carId: 1111,
  memberCode: '',
};

export const item: BookingItem = {
  customer,
  startsAt: '2026-11-23T10:30:00+07:00',
  serviceIds: [101, 102],
  otherService: 'ล้างแอร์',
  hours: 1.75,
  leadDays: 2,
  locationId: 12,
  isGuest: true,
  note: 'ขอรับรถก่อนเที่ยง',
};

export const alternative: Alternative = {
  why: 'sameBranch',
  locationId: 12,
  branchName: 'บางนา',
  date: '2026-11-23',
  time: '11:00',
  startsAt: '2026-11-23T11:00:00+07:00',
  distanceKm: null,
};
export const unofferedAlternative: Alternative = {
  ...alternative,
  time: '16:00',
  startsAt: '2026-11-23T16:00:00+07:00',
};

export const hold: Hold = {
  appointmentId: APPOINTMENT_ID,
  expiresAt: '2026-11-21T10:15:00+07:00',
  serverNow: '2026-11-21T10:00:00+07:00',
  extension: 'offered',
};
export const extendedHold: Hold = { ...hold, expiresAt: '2026-11-21T10:30:00+07:00', extension: 'used' };
/** From a server that has only the specification's calls. */
export const plainHold: Hold = { appointmentId: APPOINTMENT_ID, expiresAt: null, serverNow: null, extension: 'none' };

export const confirmation: Confirmation = { code: 'K7M2P9QX', appointmentId: APPOINTMENT_ID };

/** A draft's owner or a car. */
export const SUBJECT = 'car-1';
/** Not 0, so that a deadline differs from the time left. */
export const PAGE_TIME = 1_000_000;
const clock = { now: () => PAGE_TIME };
const blank: ConfirmationInput = {
  parent: null,
  clock,
  subject: SUBJECT,
  item,
  appointmentId: null,
  holdIsCurrent: false,
  requestKey: null,
  isOfEarlierSignIn: false,
};
export const refusal: Refusal = {
  code: 'refused',
  why: null,
  message: 'ขออภัย ทำรายการไม่สำเร็จ',
  retryAfter: null,
};
const refused = { kind: 'failed', failure: refusal } as const;
const slotLost = { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } } as const;
const gone = { kind: 'failed', failure: { code: 'gone' } } as const;

export const bookingConfirmationFixtures: ChartFixtures<typeof bookingConfirmationMachine> = {
  inputs: {
    noHold: blank,
    currentHold: { ...blank, appointmentId: APPOINTMENT_ID, holdIsCurrent: true },
    outdatedHold: { ...blank, appointmentId: APPOINTMENT_ID },
    unansweredConfirm: { ...blank, appointmentId: APPOINTMENT_ID, holdIsCurrent: true, requestKey: REQUEST_KEY },
    earlierSignIn: {
      ...blank,
      appointmentId: APPOINTMENT_ID,
      holdIsCurrent: true,
      requestKey: REQUEST_KEY,
      isOfEarlierSignIn: true,
    },
  },
  events: {
    'confirm.requested': () => [{ type: 'confirm.requested', requestKey: LATER_KEY }],
    'extension.requested': () => [{ type: 'extension.requested' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'alternative.chosen': () => [
      { type: 'alternative.chosen', alternative },
      { type: 'alternative.chosen', alternative: unofferedAlternative },
    ],
    'session.superseded': () => [{ type: 'session.superseded' }],
    'recount.requested': () => [{ type: 'recount.requested' }],
  },
  outcomes: {
    holding: {
      done: [
        { kind: 'ok', value: hold },
        { kind: 'ok', value: plainHold },
        slotLost,
        gone,
        { kind: 'failed', failure: { code: 'alreadyConfirmed' } },
        refused,
      ],
      error: true,
    },
    reading: {
      done: [
        { kind: 'ok', value: { state: 'live', hold } },
        { kind: 'ok', value: { state: 'live', hold: extendedHold } },
        { kind: 'ok', value: { state: 'expired' } },
        { kind: 'ok', value: { state: 'gone' } },
        { kind: 'ok', value: { state: 'confirmed', confirmation } },
        refused,
      ],
      error: true,
    },
    extending: {
      done: [{ kind: 'ok', value: extendedHold }, { kind: 'failed', failure: { code: 'alreadyExtended' } }, refused],
      error: true,
    },
    confirming: { done: [{ kind: 'ok', value: confirmation }, slotLost, gone, refused], error: true },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000, holdTimeLeft: 900_000 },
};
