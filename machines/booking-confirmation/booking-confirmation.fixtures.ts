import type { Booking, TemporaryBookingItem } from '#contract/wire/appointment.ts';
import type { Alternative } from '#contract/wire/slot.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import type { Confirmation, ConfirmationInput, Hold } from './booking-confirmation.types.ts';

export const APPOINTMENT_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
export const REQUEST_KEY = '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c001';
export const LATER_KEY = '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c002';

export const item: TemporaryBookingItem = {
  customer_data: {
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    tel_no: '0812345678',
    email: '',
    register_number: '1กก1234',
    brand: '',
    model: '',
    year: '',
    code: '',
  },
  datetime: '2026-11-23T10:30:00+07:00',
  service_list: [101, 102],
  other_service: '',
  hours: 1.5,
  max_pre_day: 1,
  location_id: 12,
  is_guest: true,
  note: '',
};

export const alternative: Alternative = {
  why: 'same_branch',
  location_id: 12,
  location_name: 'บางนา',
  date: '2026-11-23',
  time: '11:00',
  date_time: '2026-11-23T11:00:00+07:00',
};
export const unofferedAlternative: Alternative = {
  ...alternative,
  time: '16:00',
  date_time: '2026-11-23T16:00:00+07:00',
};

export const hold: Hold = {
  appointmentId: APPOINTMENT_ID,
  expiresAt: '2026-11-21T10:15:00+07:00',
  serverNow: '2026-11-21T10:00:00+07:00',
  extension: 'offered',
};
export const extendedHold: Hold = { ...hold, expiresAt: '2026-11-21T10:30:00+07:00', extension: 'used' };
/** From a server that speaks only the specification's calls. */
export const plainHold: Hold = { appointmentId: APPOINTMENT_ID, expiresAt: null, serverNow: null, extension: 'none' };

export const booking: Booking = {
  appointment_id: APPOINTMENT_ID,
  code: 'K7M2P9QX',
  status: 2,
  date_time: item.datetime,
  end_time: '2026-11-23T12:00:00+07:00',
  hours: 1.5,
  branch: {
    id: 12,
    location_id: 12,
    name: 'บางนา',
    open_time: '08:00',
    close_time: '18:00',
    location: { lat: 13.668, lng: 100.634 },
  },
  services: [
    { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง' },
    { id: 102, name: 'ตรวจเช็กเบรก' },
  ],
  other_service: '',
  note: '',
  customer_data: {
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    tel_no: '0812345678',
    email: '',
    register_number: '1กก1234',
    brand: '',
    model: '',
    year: '',
  },
  is_guest: true,
};
export const confirmation: Confirmation = { code: 'K7M2P9QX', booking };

const clock = { now: () => 0 };
const blank: ConfirmationInput = {
  parent: null,
  clock,
  item,
  appointmentId: null,
  holdIsCurrent: false,
  requestKey: null,
};
const refused = { kind: 'failed', failure: { code: 'refused', message: 'ขออภัย ทำรายการไม่สำเร็จ' } } as const;
const slotLost = { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } } as const;
const gone = { kind: 'failed', failure: { code: 'gone' } } as const;

export const bookingConfirmationFixtures: ChartFixtures<typeof bookingConfirmationMachine> = {
  inputs: {
    noHold: blank,
    currentHold: { ...blank, appointmentId: APPOINTMENT_ID, holdIsCurrent: true },
    outdatedHold: { ...blank, appointmentId: APPOINTMENT_ID },
    unansweredConfirm: { ...blank, appointmentId: APPOINTMENT_ID, holdIsCurrent: true, requestKey: REQUEST_KEY },
  },
  events: {
    'confirm.requested': () => [{ type: 'confirm.requested', requestKey: LATER_KEY }],
    'extension.requested': () => [{ type: 'extension.requested' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'alternative.chosen': () => [
      { type: 'alternative.chosen', alternative },
      { type: 'alternative.chosen', alternative: unofferedAlternative },
    ],
    'tab.returned': () => [{ type: 'tab.returned' }],
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
