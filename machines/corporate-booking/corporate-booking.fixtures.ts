import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  LATER_KEY,
  OTHER_APPOINTMENT_ID,
  refusal,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  ConfirmationReport,
  ConfirmationStage,
  ReportedItem,
} from '../booking-confirmation/booking-confirmation.types.ts';
import { blankCarDraft } from '../car-booking/car-booking.draft.ts';
import { CAR_ID, contact, fleetCar, readyDraft } from '../car-booking/car-booking.fixtures.ts';
import { idsOf } from '../shared/booking-choices.ts';
import type { Company } from '../shared/company.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import { EMPTY_GROUP, itemOf, itemsOf } from './corporate-booking.group.ts';
import type { corporateBookingMachine } from './corporate-booking.machine.ts';
import type { CorporateBookingSnapshot } from './corporate-booking.selectors.ts';
import type {
  CarToAdd,
  CheckedCars,
  CorporateBookingInput,
  Group,
  GroupCar,
  WantedVisit,
} from './corporate-booking.types.ts';

export const FIRST = CAR_ID;
export const SECOND = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1c02';
/** It has a booking. */
export const BOOKED = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1c03';
/** A booking that somebody else has made meanwhile. */
export const OTHERS_BOOKING = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a30';

export const company: Company = {
  account: 'company-1',
  code: 'code-of-this-login',
  name: 'สยามเย็น',
  ...contact,
};
/** Two days before the day of the drafts. */
export const PAGE_TIME = Date.parse('2026-11-21T10:00:00+07:00');

export const readyCar = (id: string, more: Partial<GroupCar> = {}): GroupCar => ({
  draft: readyDraft(id),
  appointmentId: null,
  heldItem: null,
  alternatives: null,
  refusal: null,
  confirmation: null,
  problem: null,
  ...more,
});
export const heldCar = (id: string, appointmentId: string): GroupCar =>
  readyCar(id, { appointmentId, heldItem: itemOf(readyDraft(id)) });
const blankCar = (id: string): GroupCar => readyCar(id, { draft: blankCarDraft(fleetCar(id), contact) });

export const groupOf = (cars: readonly GroupCar[], more: Partial<Group> = {}): Group => ({
  ...EMPTY_GROUP,
  cars,
  ...more,
});
export const readyGroup = groupOf([readyCar(FIRST), readyCar(SECOND)]);
export const heldGroup = groupOf([heldCar(FIRST, APPOINTMENT_ID), heldCar(SECOND, OTHER_APPOINTMENT_ID)], {
  heldUntil: PAGE_TIME + 900_000,
});
export const unansweredGroup: Group = {
  ...heldGroup,
  heldUntil: null,
  requestKey: REQUEST_KEY,
  sentBy: company.code,
};

export const carToAdd = (id: string, more: Partial<CarToAdd> = {}): CarToAdd => ({
  car: fleetCar(id),
  bookingId: id === BOOKED ? OTHER_APPOINTMENT_ID : null,
  ...more,
});
const { branch, services, slot } = readyDraft(FIRST);
export const plannedCar = (id: string): CarToAdd => carToAdd(id, { branch, services, slot });
/** A planned visit, and a car that is only due. */
export const wanted: readonly WantedVisit[] = [
  {
    carId: FIRST,
    locationId: branch?.locationId,
    serviceIds: idsOf(services),
    slot: { date: slot.date ?? '', time: slot.time ?? '' },
  },
  { carId: BOOKED },
];

const known = (...ids: readonly string[]): CheckedCars['known'] =>
  ids.map((id) => ({ car: fleetCar(id), bookingId: null }));

const said = (
  { context: { group } }: CorporateBookingSnapshot,
  stage: ConfirmationStage,
  own: (id: string, place: number) => Partial<ReportedItem> = () => ({}),
  more: Partial<ConfirmationReport> = {},
): ConfirmationReport => ({
  type: 'confirmation.changed',
  stage,
  items: itemsOf(group).map(({ subject, appointmentId }, place) => ({
    subject,
    appointmentId,
    heldItem: null,
    replacement: null,
    alternatives: null,
    refusal: null,
    confirmation: null,
    ...own(subject, place),
  })),
  deadline: null,
  requestKey: null,
  ...more,
});
const held = ({ context: { group } }: CorporateBookingSnapshot) => {
  const items = itemsOf(group);
  return (id: string, place: number): Partial<ReportedItem> => ({
    appointmentId: place === 0 ? APPOINTMENT_ID : OTHER_APPOINTMENT_ID,
    heldItem: items.find(({ subject }) => subject === id)?.item ?? null,
  });
};
const lastOf = ({ context: { group } }: CorporateBookingSnapshot) => group.cars.at(-1)?.draft.car.id ?? FIRST;
const LOST = { appointmentId: null, heldItem: null, alternatives: [alternative] } as const;
const UNTIL = { deadline: PAGE_TIME + 900_000 };

export const corporateBookingFixtures: ChartFixtures<typeof corporateBookingMachine> = {
  inputs: { signedIn: { clock: { now: () => PAGE_TIME }, company } satisfies CorporateBookingInput },
  events: {
    'cars.added': () => [
      { type: 'cars.added', cars: [carToAdd(FIRST), carToAdd(SECOND), carToAdd(BOOKED)] },
      { type: 'cars.added', cars: [carToAdd(SECOND)] },
    ],
    'car.removed': (snapshot) => [lastOf(snapshot), BOOKED].map((carId) => ({ type: 'car.removed', carId }) as const),
    'car.opened': (snapshot) => [lastOf(snapshot), BOOKED].map((carId) => ({ type: 'car.opened', carId }) as const),
    'car.closed': () => [{ type: 'car.closed' }],
    'answers.copied': () => [
      { type: 'answers.copied', from: FIRST, to: 'all' },
      { type: 'answers.copied', from: FIRST, to: 'sameServices' },
    ],
    'promise.chosen': () => [
      { type: 'promise.chosen', promise: 'all' },
      { type: 'promise.chosen', promise: 'fits' },
    ],
    'hold.requested': () => [{ type: 'hold.requested' }, { type: 'hold.requested', onlyHeld: true }],
    'confirm.requested': () => [{ type: 'confirm.requested', requestKey: LATER_KEY }],
    'back.requested': () => [{ type: 'back.requested' }],
    'restart.requested': () => [{ type: 'restart.requested' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'resume.requested': () => [{ type: 'resume.requested' }],
    'notice.dismissed': () => [{ type: 'notice.dismissed' }],
    'tab.left': () => [{ type: 'tab.left' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
    'draft.changedElsewhere': () => [{ type: 'draft.changedElsewhere' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
    // What the cars say is among their reports.
    'car.changed': () => [],
    'car.finished': () => [],
    'confirmation.changed': (snapshot) => {
      const mine = held(snapshot);
      const lastLost = (id: string, place: number) =>
        place === itemsOf(snapshot.context.group).length - 1 ? LOST : mine(id, place);
      return [
        said(snapshot, 'asking'),
        said(snapshot, 'asking', (_id, place) => ({
          replacement: place === 0 ? { ...alternative, locationId: 13, branchName: 'รังสิต' } : alternative,
        })),
        said(snapshot, 'settled', mine, UNTIL),
        said(snapshot, 'settled', () => ({ appointmentId: null, refusal })),
        said(snapshot, 'settled', () => ({ appointmentId: null })),
        said(snapshot, 'lost', lastLost, UNTIL),
        ...(itemsOf(snapshot.context.group).length > 1
          ? [
              said(snapshot, 'lost', (_id, place) =>
                place === 0 ? { ...LOST, alternatives: null, confirmation } : LOST,
              ),
            ]
          : []),
        said(snapshot, 'confirming', mine, { requestKey: REQUEST_KEY }),
        said(snapshot, 'unknown', mine, { requestKey: REQUEST_KEY }),
      ];
    },
  },
  outcomes: {
    reading: {
      done: [
        { kind: 'ok', value: { group: null, wanted: [] } },
        { kind: 'ok', value: { group: null, wanted } },
        { kind: 'ok', value: { group: readyGroup, wanted: [] } },
        { kind: 'ok', value: { group: { ...heldGroup, opened: FIRST }, wanted: [] } },
        { kind: 'ok', value: { group: groupOf([blankCar(FIRST), readyCar(SECOND)]), wanted: [] } },
        { kind: 'ok', value: { group: unansweredGroup, wanted: [] } },
        { kind: 'ok', value: { group: { ...unansweredGroup, sentBy: 'code-of-an-earlier-login' }, wanted: [] } },
        // Nothing is held any more of what was to be confirmed.
        { kind: 'ok', value: { group: { ...unansweredGroup, cars: readyGroup.cars }, wanted: [] } },
      ],
      error: true,
    },
    checking: {
      done: ({ context }) => [
        {
          kind: 'ok',
          value: {
            known: known(FIRST, SECOND),
            toAdd: context.wanted.length === 0 ? [] : [plannedCar(FIRST), carToAdd(BOOKED)],
          },
        },
        { kind: 'ok', value: { known: known(FIRST), toAdd: [] } },
        {
          kind: 'ok',
          value: {
            // The words of the first are those of another language.
            known: [
              { car: { ...fleetCar(FIRST), province: 'Bangkok' }, bookingId: null },
              { car: fleetCar(SECOND), bookingId: OTHERS_BOOKING },
            ],
            toAdd: [],
          },
        },
        { kind: 'failed', failure: { message: 'ขออภัย ทำรายการไม่สำเร็จ' } },
      ],
      error: true,
    },
    releasing: {
      done: [
        { kind: 'ok', value: null },
        { kind: 'failed', failure: 'refused' },
      ],
      error: true,
    },
    carBooking: {
      done: [],
      error: false,
      reports: {
        subject: ({ draft }) => draft.car.id,
        next: Object.fromEntries(
          ['start', 'car.changed', 'car.finished'].map((after) => [
            after,
            (carId: string) => [
              { type: 'car.changed', carId, draft: readyDraft(carId) } as const,
              ...(after === 'start' ? [] : [{ type: 'car.finished', carId } as const]),
            ],
          ]),
        ),
      },
    },
    confirmation: {
      done: ({ context: { group } }) => [
        itemsOf(group).map(({ subject, appointmentId }) => ({
          subject,
          confirmation: { ...confirmation, appointmentId },
        })),
        itemsOf(group)
          .slice(0, 1)
          .map(({ subject }) => ({ subject, confirmation })),
      ],
      error: true,
    },
  },
  delays: { checkTimeLimit: 15_000 },
};
