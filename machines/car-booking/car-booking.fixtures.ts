import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import type { OfferedDays } from '../availability/availability.types.ts';
import { APPOINTMENT_ID } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { idsOf, type BranchChoice, type ServiceChoice } from '../shared/booking-choices.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { TakeCarPlace } from '../shared/take-car-place.ts';
import {
  blankCarDraft,
  CAR_STEPS,
  questionOf,
  type CarDraft,
  type Contact,
  type FleetCar,
} from './car-booking.draft.ts';
import type { carBookingMachine } from './car-booking.machine.ts';
import type { CarBookingSnapshot } from './car-booking.selectors.ts';

export const CAR_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1c01';

/** Each has its own name and plate, by the last figure of its id. */
export const fleetCar = (id: string): FleetCar => ({
  id,
  name: `กระบะ ${id.slice(-1)}`,
  plate: `1กก123${id.slice(-1)}`,
  province: 'กรุงเทพมหานคร',
  brand: 'Isuzu',
  model: 'D-Max',
  variant: '1.9',
  year: '2022',
  masterId: 1111,
});
export const contact: Contact = {
  firstName: 'วราภรณ์',
  lastName: 'ใจดี',
  phone: '0812345678',
  email: 'fleet@example.com',
};
export const bangna: BranchChoice = { locationId: 12, name: 'บางนา', keyword: '', lat: 13.668, lng: 100.634 };
export const rangsit: BranchChoice = { locationId: 13, name: 'รังสิต', keyword: '', lat: 13.987, lng: 100.617 };
export const services = [
  { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง', hours: 0.5, preDay: 2 },
  { id: 102, name: 'ตรวจเช็กเบรก', hours: 1.25, preDay: 1 },
  { id: 103, name: 'ตั้งศูนย์ถ่วงล้อ', hours: 1, preDay: 0 },
  { id: 104, name: 'เปลี่ยนแบตเตอรี่', hours: 0.75, preDay: 3 },
] as const satisfies readonly ServiceChoice[];
const [oil] = services;

export const takeCarPlace: TakeCarPlace = {
  address: '99 ถนนสุขุมวิท',
  province: 'กรุงเทพมหานคร',
  district: 'พระโขนง',
  subDistrict: 'บางจาก',
  postCode: '10260',
  index: 3,
};

/** A draft with every answer. */
export const readyDraft = (id: string): CarDraft => ({
  ...blankCarDraft(fleetCar(id), contact),
  branch: bangna,
  services: [oil],
  slot: { date: '2026-11-23', time: '10:30', startsAt: '2026-11-23T10:30:00+07:00' },
  note: 'โทรก่อนถึง',
  steps: { current: 'information', reached: 'information' },
});
const collectedDraft: CarDraft = {
  ...readyDraft(CAR_ID),
  isCollected: true,
  address: takeCarPlace,
  steps: { current: 'address', reached: 'information' },
};
const atStep = (current: 'services' | 'time'): CarDraft => ({
  ...readyDraft(CAR_ID),
  steps: { current, reached: 'information' },
});

const nextService = ({ context: { draft } }: CarBookingSnapshot) =>
  services.find(({ id }) => !idsOf(draft.services).includes(id)) ?? oil;
const report = (
  { context: { draft, appointmentId } }: CarBookingSnapshot,
  freshness: 'fresh' | 'stale',
  days: OfferedDays,
) =>
  ({
    type: 'availability.changed',
    question: questionOf(draft, appointmentId),
    freshness,
    message: null,
    ...days,
  }) as const;
const NOTHING: OfferedDays = { days: [], closedDays: [], serverNow: null };
/** Only one branch with one service has times, so that the walk does not repeat itself for each. */
const hasTimes = ({ context: { draft } }: CarBookingSnapshot) =>
  draft.branch?.locationId === bangna.locationId && draft.services.length === 1;

export const carBookingFixtures: ChartFixtures<typeof carBookingMachine> = {
  inputs: {
    blank: { parent: null, draft: blankCarDraft(fleetCar(CAR_ID), contact), appointmentId: null },
    unnamed: { parent: null, draft: blankCarDraft(fleetCar(CAR_ID), null), appointmentId: null },
    ready: { parent: null, draft: readyDraft(CAR_ID), appointmentId: APPOINTMENT_ID },
    collected: { parent: null, draft: collectedDraft, appointmentId: null },
    atServices: { parent: null, draft: atStep('services'), appointmentId: null },
    atTime: { parent: null, draft: atStep('time'), appointmentId: null },
  },
  events: {
    'collection.chosen': () => [
      { type: 'collection.chosen', isCollected: true },
      { type: 'collection.chosen', isCollected: false },
    ],
    'address.entered': () => [{ type: 'address.entered', address: takeCarPlace }],
    'branch.chosen': () => [
      { type: 'branch.chosen', branch: bangna },
      { type: 'branch.chosen', branch: rangsit },
    ],
    'service.toggled': (snapshot) => {
      const last = snapshot.context.draft.services.at(-1);
      return [
        { type: 'service.toggled', service: nextService(snapshot) },
        ...(last ? [{ type: 'service.toggled', service: last } as const] : []),
      ];
    },
    'otherService.entered': () => [{ type: 'otherService.entered', text: 'ดูดฝุ่น' }],
    'date.chosen': () => [
      { type: 'date.chosen', date: '2026-11-24' },
      { type: 'date.chosen', date: '2026-11-25' },
    ],
    'time.chosen': () => [
      { type: 'time.chosen', time: '09:00' },
      { type: 'time.chosen', time: '23:30' },
    ],
    'times.requested': () => [{ type: 'times.requested' }],
    'tab.left': () => [{ type: 'tab.left' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
    'information.entered': () => [{ type: 'information.entered', contact, note: 'โทรก่อนถึง' }],
    'next.requested': () => [{ type: 'next.requested' }],
    'back.requested': () => [{ type: 'back.requested' }],
    'step.requested': () => CAR_STEPS.map((step) => ({ type: 'step.requested', step })),
    'availability.changed': (snapshot) => [
      ...(hasTimes(snapshot)
        ? [
            report(snapshot, 'fresh', offered),
            report(snapshot, 'fresh', offeredLater),
            report(snapshot, 'stale', offered),
          ]
        : []),
      report(snapshot, 'fresh', NOTHING),
      {
        ...report(snapshot, 'fresh', offeredLater),
        question: { locationId: 99, hours: 9, leadDays: 0, appointmentId: null },
      },
    ],
  },
  outcomes: { availability: { done: [], error: true } },
  delays: {},
};
