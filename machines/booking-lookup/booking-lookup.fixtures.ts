import type { Booking } from '#contract/wire/appointment.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { bookingLookupMachine } from './booking-lookup.machine.ts';
import type { LookupAnswer } from './booking-lookup.types.ts';

export const bookingSample: Booking = {
  appointment_id: '5b2d6c1e-7a44-4d0a-9f4e-1c9b1a2f3e4d',
  code: 'K7M2QX9T',
  status: 2,
  date_time: '2026-11-27T10:30:00+07:00',
  end_time: '2026-11-27T12:00:00+07:00',
  hours: 1.5,
  branch: {
    id: 1001,
    location_id: 1001,
    name: 'บางนา กม. 4',
    open_time: '08:00',
    close_time: '20:00',
    location: { lat: 13.6687, lng: 100.6346 },
  },
  services: [{ id: 401, name: 'เปลี่ยนน้ำมันเครื่อง' }],
  other_service: '',
  note: '',
  customer_data: {
    first_name: 'ปิยะดา',
    last_name: 'ว***',
    tel_no: '081***5678',
    email: '',
    register_number: '3ขข4821',
    brand: 'Toyota',
    model: 'Yaris Ativ',
    year: '2022',
  },
  is_guest: true,
  masked: true,
};

const answer = (outcome: LookupAnswer['outcome'], status: number): { kind: 'ok'; value: LookupAnswer } => ({
  kind: 'ok',
  value: { outcome, booking: { ...bookingSample, status } },
});

export const bookingLookupFixtures: ChartFixtures<typeof bookingLookupMachine> = {
  inputs: { fresh: undefined },
  events: {
    'lookup.submitted': () => [{ type: 'lookup.submitted', question: { plate: '3ขข4821', code: 'K7M2QX9T' } }],
    'lookup.retried': () => [{ type: 'lookup.retried' }],
    'lookup.edited': () => [{ type: 'lookup.edited' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    finding: {
      done: [
        answer('found', 2),
        answer('expired', 3),
        answer('cancelled', 1),
        { kind: 'failed', failure: { kind: 'notFound' } },
        { kind: 'failed', failure: { kind: 'tooManyTries', retryAfter: 90 } },
        { kind: 'failed', failure: { kind: 'refused', message: 'ระบบปิดปรับปรุง' } },
      ],
      error: true,
    },
  },
  delays: {},
};
