import { type BranchChoice, type ServiceChoice, idsOf } from '../shared/booking-choices.ts';
import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import type { OfferedDays, OpenDay } from '../availability/availability.types.ts';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  item,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  ConfirmationReport,
  ConfirmationStage,
  ReportedItem,
} from '../booking-confirmation/booking-confirmation.types.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import { draftItem, questionOf } from './retail-booking.choices.ts';
import { blankDraft, type RetailDraft } from './retail-booking.draft.ts';
import { STEPS } from './retail-booking.step-names.ts';
import type { retailBookingMachine } from './retail-booking.machine.ts';
import type { RetailBookingSnapshot } from './retail-booking.selectors.ts';
import type { Member } from '../shared/member.ts';
import type { RetailBookingEvent, RetailBookingInput, Wish } from './retail-booking.types.ts';

type InformationEntered = Extract<RetailBookingEvent, { type: 'information.entered' }>;

export const bangna: BranchChoice = {
  locationId: 12,
  name: 'บางนา',
  keyword: 'บาง',
  lat: 13.668,
  lng: 100.634,
};
export const rangsit: BranchChoice = {
  locationId: 13,
  name: 'รังสิต',
  keyword: 'ปทุม',
  lat: 13.987,
  lng: 100.617,
};

/** The service with the longest lead time is not the last one, and no two services have the same length. */
export const services = [
  { id: 101, name: 'เปลี่ยนถ่ายน้ำมันเครื่อง', hours: 0.5, preDay: 2 },
  { id: 102, name: 'ตรวจเช็กเบรก', hours: 1.25, preDay: 1 },
  { id: 103, name: 'ตั้งศูนย์ถ่วงล้อ', hours: 1, preDay: 0 },
  { id: 104, name: 'เปลี่ยนแบตเตอรี่', hours: 0.75, preDay: 3 },
] as const satisfies readonly ServiceChoice[];
const [oil, brake] = services;

const { memberCode: _guest, ...customer } = item.customer;

export const information: InformationEntered = {
  type: 'information.entered',
  customer,
  note: 'มีเสียงดังตอนเบรก',
};

export const member: Member = {
  account: 'account-7',
  code: 'code-of-this-login',
  firstName: 'วิภา',
  lastName: '',
  phone: '0898765432',
  email: '',
};
export const wish: Wish = { locationId: 12, serviceIds: [], when: { date: '2026-11-23', time: '10:30' } };
/** From a link that names services and a date too. */
export const wholeWish: Wish = { locationId: 12, serviceIds: [101, 102], when: { date: '2026-11-24', time: null } };

const chosenDay = (days: readonly OpenDay[], date: string, time: string) => {
  const slot = days.find((day) => day.date === date)?.times.find((free) => free.time === time);
  if (!slot) throw new Error(`${date} ${time} is not among the samples`);
  return { date, time, startsAt: slot.startsAt };
};

/** A draft with everything except the customer. */
export const timedDraft: RetailDraft = {
  ...blankDraft('', [{ id: 1, name: 'Toyota' }]),
  branch: bangna,
  services: [oil, brake],
  slot: chosenDay(offered.days, '2026-11-23', '10:30'),
  otherService: item.otherService,
  days: offered.days,
  branchKeywords: ['บาง', 'ปทุม'],
  steps: { current: 'information', reached: 'information' },
};
export const completeDraft: RetailDraft = {
  ...timedDraft,
  customer: { ...information.customer, memberCode: '' },
  note: information.note,
  steps: { current: 'summary', reached: 'summary' },
};
export const heldDraft: RetailDraft = {
  ...completeDraft,
  appointmentId: APPOINTMENT_ID,
  heldItem: draftItem(completeDraft),
};
export const unansweredDraft: RetailDraft = { ...heldDraft, requestKey: REQUEST_KEY };

/** The member's draft, from an earlier login. */
const ownDraft: RetailDraft = {
  ...completeDraft,
  owner: member.account,
  customer: { ...information.customer, memberCode: 'code-of-an-earlier-login' },
};
export const memberDraft: RetailDraft = { ...ownDraft, appointmentId: APPOINTMENT_ID, heldItem: draftItem(ownDraft) };

/** Two days before the first day that is offered. */
export const PAGE_TIME = Date.parse('2026-11-21T10:00:00+07:00');

const start: RetailBookingInput = { clock: { now: () => PAGE_TIME }, member: null, wish: null, step: null };

const nextService = (snapshot: RetailBookingSnapshot) => {
  const chosen = idsOf(snapshot.context.draft.services);
  return services.find(({ id }) => !chosen.includes(id)) ?? oil;
};
const lastChosen = (snapshot: RetailBookingSnapshot) => snapshot.context.draft.services.at(-1);

const report = (snapshot: RetailBookingSnapshot, freshness: 'fresh' | 'stale', days: OfferedDays) =>
  ({
    type: 'availability.changed',
    question: questionOf(snapshot.context.draft),
    freshness,
    message: null,
    ...days,
  }) as const;
/** Only one branch with one set of services has free times, or the branch that was moved to; otherwise the walk would repeat itself for each. */
const hasFreeTimes = ({ context: { draft } }: RetailBookingSnapshot) =>
  draft.services.length === 2 &&
  (draft.branch?.locationId === bangna.locationId || draft.wishedTime !== null || draft.lostTime !== null);

const elsewhere = { ...alternative, locationId: rangsit.locationId, branchName: rangsit.name };

/** Not the owner of any draft. */
export const ANOTHER = 'another-booking';

/** A report about the booking as it stands, except for what is given. */
const said = (
  { context: { draft, subject } }: RetailBookingSnapshot,
  stage: ConfirmationStage,
  own: Partial<ReportedItem> = {},
  more: Partial<ConfirmationReport> = {},
): ConfirmationReport => {
  const { appointmentId, requestKey } = draft;
  const item = {
    subject: subject ?? draft.owner,
    appointmentId,
    heldItem: null,
    replacement: null,
    alternatives: null,
    refusal: null,
    confirmation: null,
  };
  return { type: 'confirmation.changed', stage, items: [{ ...item, ...own }], deadline: null, requestKey, ...more };
};
const heldNow = ({ context: { draft } }: RetailBookingSnapshot) => ({
  appointmentId: draft.appointmentId ?? APPOINTMENT_ID,
  heldItem: draftItem(draft),
});

const NOTHING: OfferedDays = { days: [], closedDays: [], serverNow: null };

export const retailBookingFixtures: ChartFixtures<typeof retailBookingMachine> = {
  inputs: {
    guest: start,
    member: { ...start, member },
    withWish: { ...start, wish },
    withWholeWish: { ...start, wish: wholeWish },
    atTime: { ...start, step: 'time' },
  },
  events: {
    'branch.chosen': () => [
      { type: 'branch.chosen', branch: bangna },
      { type: 'branch.chosen', branch: rangsit },
    ],
    'branch.cleared': () => [{ type: 'branch.cleared' }],
    'service.toggled': (snapshot) => {
      const chosen = lastChosen(snapshot);
      return [
        { type: 'service.toggled', service: nextService(snapshot) },
        ...(chosen ? [{ type: 'service.toggled', service: chosen } as const] : []),
      ];
    },
    'otherService.entered': () => [{ type: 'otherService.entered', text: 'ดูดฝุ่น' }],
    'date.chosen': () => [
      { type: 'date.chosen', date: '2026-11-23' },
      { type: 'date.chosen', date: '2026-11-24' },
      { type: 'date.chosen', date: '2026-11-25' },
    ],
    'time.chosen': () => [
      { type: 'time.chosen', time: '09:00' },
      { type: 'time.chosen', time: '23:30' },
    ],
    'branchMove.chosen': () => [
      { type: 'branchMove.chosen', branch: rangsit, when: { date: '2026-11-24', time: null } },
      { type: 'branchMove.chosen', branch: rangsit, when: { date: '2026-11-23', time: '09:00' } },
      { type: 'branchMove.chosen', branch: bangna, when: { date: '2026-11-23', time: '09:00' } },
      { type: 'branchMove.chosen', branch: bangna, when: null },
    ],
    'times.requested': () => [{ type: 'times.requested' }],
    'tab.left': () => [{ type: 'tab.left' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
    'information.entered': () => [information],
    'carBrands.loaded': () => [{ type: 'carBrands.loaded', brands: [{ id: 1, name: 'Toyota' }] }],
    'branchKeywords.loaded': () => [{ type: 'branchKeywords.loaded', keywords: ['บาง'] }],
    'next.requested': () => [{ type: 'next.requested' }],
    'back.requested': () => [{ type: 'back.requested' }],
    'step.requested': () => STEPS.map((step) => ({ type: 'step.requested', step })),
    'notice.dismissed': () => [{ type: 'notice.dismissed' }],
    'lostTime.acknowledged': () => [{ type: 'lostTime.acknowledged' }],
    'restart.requested': () => [{ type: 'restart.requested' }],
    'resume.requested': () => [{ type: 'resume.requested' }],
    'draft.changedElsewhere': () => [{ type: 'draft.changedElsewhere' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
    'availability.changed': (snapshot) => [
      ...(hasFreeTimes(snapshot)
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
    'confirmation.changed': (snapshot) => [
      said(snapshot, 'asking'),
      said(snapshot, 'asking', { appointmentId: null }, { requestKey: null }),
      said(snapshot, 'asking', { replacement: alternative }, { requestKey: null }),
      said(snapshot, 'asking', { replacement: elsewhere }, { requestKey: null }),
      said(snapshot, 'settled', heldNow(snapshot), { deadline: PAGE_TIME + 900_000, requestKey: null }),
      said(snapshot, 'settled', {}, { requestKey: null }),
      said(snapshot, 'settled', { appointmentId: null }, { requestKey: null }),
      said(snapshot, 'lost', {}, { requestKey: null }),
      said(snapshot, 'confirming', heldNow(snapshot), { deadline: PAGE_TIME + 900_000, requestKey: REQUEST_KEY }),
      said(snapshot, 'unknown', heldNow(snapshot), { requestKey: REQUEST_KEY }),
      said(snapshot, 'settled', { ...heldNow(snapshot), subject: ANOTHER }, { requestKey: null }),
    ],
  },
  outcomes: {
    reading: {
      // Anybody can read a guest's draft.
      done: ({ context }) => [
        ...(context.member ? [{ kind: 'ok', value: { draft: memberDraft, dropped: null } } as const] : []),
        { kind: 'ok', value: { draft: null, dropped: null } },
        { kind: 'ok', value: { draft: null, dropped: 'corrupt' } },
        { kind: 'ok', value: { draft: timedDraft, dropped: null } },
        { kind: 'ok', value: { draft: heldDraft, dropped: null } },
        { kind: 'ok', value: { draft: unansweredDraft, dropped: null } },
      ],
      error: true,
    },
    checking: {
      done: [
        { kind: 'ok', value: { branch: bangna, services: [oil, brake] } },
        { kind: 'ok', value: { branch: rangsit, services: [oil, brake] } },
        { kind: 'ok', value: { branch: null, services: [oil] } },
        { kind: 'failed', failure: 'refused' },
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
    availability: { done: [], error: true },
    confirmation: {
      done: ({ context }) => [[{ subject: context.subject ?? '', confirmation }]],
      error: true,
    },
  },
  delays: { checkTimeLimit: 5_000 },
};
