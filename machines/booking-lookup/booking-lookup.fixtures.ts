import { STATUS, type Status } from '#domain/appointment.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { bookingLookupMachine } from './booking-lookup.machine.ts';
import type { FoundBooking, LookupAnswer, LookupOutcome } from './booking-lookup.types.ts';

export const bookingSample: FoundBooking = {
  id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  code: 'K7M2QX9T',
  status: STATUS.confirmed,
  startsAt: '2026-11-27T10:30:00+07:00',
  endsAt: '2026-11-27T12:00:00+07:00',
  cancelling: 'possible',
  cancelUntil: '2026-11-26T10:30:00+07:00',
  heldUntil: null,
  branch: { id: 12, name: 'บางนา กม. 4', address: '', phone: '', position: { lat: 13.668, lng: 100.634 } },
  services: [{ id: 1, name: 'เปลี่ยนน้ำมันเครื่อง' }],
  otherService: '',
  customer: {
    firstName: 'ปิยะดา',
    lastName: 'ว***',
    phone: '081***5678',
    email: '',
    plate: '3ขข4821',
    province: '',
    brand: 'Toyota',
    model: 'Yaris Ativ',
    year: '2022',
  },
  note: '',
  collection: null,
  isGuests: false,
  calendar: null,
};

const answer = (outcome: LookupAnswer['outcome'], status: Status): { kind: 'ok'; value: LookupAnswer } => ({
  kind: 'ok',
  value: { outcome, booking: { ...bookingSample, status } },
});

const OUTCOMES: readonly LookupOutcome[] = [
  answer('found', 2),
  answer('expired', 3),
  answer('cancelled', 1),
  { kind: 'failed', failure: { kind: 'notFound' } },
  { kind: 'failed', failure: { kind: 'tooManyTries', retryAfter: 90 } },
  { kind: 'failed', failure: { kind: 'refused', message: 'ระบบปิดปรับปรุง' } },
];

export const bookingLookupFixtures: ChartFixtures<typeof bookingLookupMachine> = {
  inputs: { fresh: undefined },
  events: {
    'lookup.submitted': () => [{ type: 'lookup.submitted', question: { plate: '3ขข4821', code: 'K7M2QX9T' } }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'lookup.edited': () => [{ type: 'lookup.edited' }],
    'refresh.requested': () => [{ type: 'refresh.requested' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    finding: { done: OUTCOMES, error: true },
    rereading: { done: OUTCOMES, error: true },
  },
  delays: { answerTimeLimit: 15_000 },
};
