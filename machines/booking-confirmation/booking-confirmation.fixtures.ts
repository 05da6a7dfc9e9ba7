import type { ChartFixtures } from '../shared/fixtures.ts';
import { confirmAsk, extensionAsks, holdAsks, readAsks } from './booking-confirmation.answers.ts';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import type {
  Alternative,
  BookingItem,
  Confirmation,
  ConfirmationContext,
  ConfirmationInput,
  ConfirmAnswer,
  ExtensionAnswer,
  Hold,
  HoldAnswer,
  HoldingOutcome,
  HoldReading,
  ItemToConfirm,
  ListOutcome,
  Refusal,
} from './booking-confirmation.types.ts';
import type { Customer } from '../shared/customer.ts';

export const APPOINTMENT_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
export const OTHER_APPOINTMENT_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a20';
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

/** Of another car: nothing of it may be taken for the first. */
export const otherItem: BookingItem = {
  ...item,
  customer: { ...customer, plate: '2ขข5678' },
  startsAt: '2026-11-23T13:00:00+07:00',
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

export const otherAlternative: Alternative = {
  ...alternative,
  time: '14:00',
  startsAt: '2026-11-23T14:00:00+07:00',
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
/** It ends five minutes after the first. */
export const otherHold: Hold = {
  ...hold,
  appointmentId: OTHER_APPOINTMENT_ID,
  expiresAt: '2026-11-21T10:20:00+07:00',
};

export const confirmation: Confirmation = { code: 'K7M2P9QX', appointmentId: APPOINTMENT_ID };
export const otherConfirmation: Confirmation = { code: 'B3N8R4TW', appointmentId: OTHER_APPOINTMENT_ID };

/** A draft's owner or a car. */
export const SUBJECT = 'car-1';
export const OTHER_SUBJECT = 'car-2';
/** Not 0, so that a deadline differs from the time left. */
export const PAGE_TIME = 1_000_000;
const clock = { now: () => PAGE_TIME };

export const unheldItem: ItemToConfirm = { subject: SUBJECT, item, appointmentId: null, holdIsCurrent: false };
export const heldItem: ItemToConfirm = { ...unheldItem, appointmentId: APPOINTMENT_ID, holdIsCurrent: true };
export const otherUnheldItem: ItemToConfirm = { ...unheldItem, subject: OTHER_SUBJECT, item: otherItem };
export const otherHeldItem: ItemToConfirm = {
  ...otherUnheldItem,
  appointmentId: OTHER_APPOINTMENT_ID,
  holdIsCurrent: true,
};

const start: Omit<ConfirmationInput, 'items'> = { parent: null, clock, requestKey: null, isOfEarlierSignIn: false };
const unanswered = { ...start, requestKey: REQUEST_KEY };

export const refusal: Refusal = {
  code: 'refused',
  why: null,
  message: 'ขออภัย ทำรายการไม่สำเร็จ',
  retryAfter: null,
};
const REFUSED = { kind: 'failed', failure: refusal } as const;
const GONE = { kind: 'failed', failure: { code: 'gone' } } as const;

const ofFirst = (subject: string) => subject === SUBJECT;
const holdOf = (subject: string) => (ofFirst(subject) ? hold : otherHold);
const slotLostOf = (subject: string) =>
  ({
    kind: 'failed',
    failure: { code: 'slotLost', alternatives: [ofFirst(subject) ? alternative : otherAlternative] },
  }) as const;
const confirmationOf = (subject: string) => (ofFirst(subject) ? confirmation : otherConfirmation);
const extendedOf = (subject: string): Hold => ({ ...extendedHold, appointmentId: holdOf(subject).appointmentId });

/** What only an only one may be answered: with several it would multiply the walk, and nothing depends on it. */
interface Samples<Answer> {
  readonly answers: readonly Answer[];
  readonly ofOnlyOne: readonly Answer[];
}

const holdAnswers = (subject: string): Samples<HoldAnswer> => ({
  answers: [
    { kind: 'ok', value: holdOf(subject) },
    slotLostOf(subject),
    GONE,
    { kind: 'failed', failure: { code: 'alreadyConfirmed' } },
    REFUSED,
  ],
  ofOnlyOne: [{ kind: 'ok', value: { ...plainHold, appointmentId: holdOf(subject).appointmentId } }],
});
const readings = (subject: string): Samples<HoldReading> => ({
  answers: [
    { state: 'live', hold: holdOf(subject) },
    { state: 'expired' },
    { state: 'gone' },
    { state: 'confirmed', confirmation: confirmationOf(subject) },
  ],
  ofOnlyOne: [{ state: 'live', hold: extendedOf(subject) }],
});
const extensionAnswers = (subject: string): Samples<ExtensionAnswer> => ({
  answers: [
    { kind: 'ok', value: extendedOf(subject) },
    { kind: 'failed', failure: { code: 'alreadyExtended' } },
    REFUSED,
  ],
  ofOnlyOne: [],
});
const confirmAnswers = (subject: string): Samples<ConfirmAnswer> => ({
  answers: [{ kind: 'ok', value: confirmationOf(subject) }, slotLostOf(subject), GONE, REFUSED],
  ofOnlyOne: [],
});

/** The same answer for all, the last one's alone beside good ones, and a refusal of the call. */
const outcomesFor =
  <Answer>(samplesOf: (subject: string) => Samples<Answer>) =>
  (
    { context }: { readonly context: ConfirmationContext },
    asked: readonly { readonly subject: string }[],
  ): ListOutcome<Answer>[] => {
    const ok = (
      answerOf: (samples: readonly Answer[], isLast: boolean) => Answer | undefined,
    ): ListOutcome<Answer> => ({
      kind: 'ok',
      value: asked.flatMap(({ subject }, place) => {
        const { answers, ofOnlyOne } = samplesOf(subject);
        const answer = answerOf([...answers, ...ofOnlyOne], place === asked.length - 1);
        return answer === undefined ? [] : [{ subject, answer }];
      }),
    });
    const { answers, ofOnlyOne } = samplesOf(SUBJECT);
    const kinds = [...answers, ...(context.items.length > 1 ? [] : ofOnlyOne)].map((_, kind) => kind);
    const mixed = asked.length > 1 ? kinds.slice(1) : [];
    return [
      ...kinds.map((kind) => ok((samples) => samples[kind])),
      ...mixed.map((kind) => ok((samples, isLast) => samples[isLast ? kind : 0])),
      REFUSED,
    ];
  };

/** What was to be moved is booked, and the other one is lost: each leads elsewhere. */
const bookedAndLost: HoldingOutcome = {
  kind: 'ok',
  value: [
    { subject: SUBJECT, answer: { kind: 'failed', failure: { code: 'alreadyConfirmed' } } },
    { subject: OTHER_SUBJECT, answer: slotLostOf(OTHER_SUBJECT) },
  ],
};

const holdingOutcomes = outcomesFor(holdAnswers);
const readingOutcomes = outcomesFor(readings);
const extendingOutcomes = outcomesFor(extensionAnswers);
const confirmingOutcomes = outcomesFor(confirmAnswers);

export const bookingConfirmationFixtures: ChartFixtures<typeof bookingConfirmationMachine> = {
  inputs: {
    noHold: { ...start, items: [unheldItem] },
    currentHold: { ...start, items: [heldItem] },
    outdatedHold: { ...start, items: [{ ...heldItem, holdIsCurrent: false }] },
    unansweredConfirm: { ...unanswered, items: [heldItem] },
    earlierSignIn: { ...unanswered, items: [heldItem], isOfEarlierSignIn: true },
    twoOfWhichOneMoves: { ...start, items: [{ ...heldItem, holdIsCurrent: false }, otherUnheldItem] },
    twoOfWhichOneIsHeld: { ...start, items: [heldItem, otherUnheldItem] },
    twoUnanswered: { ...unanswered, items: [heldItem, otherHeldItem] },
    twoOfEarlierSignIn: { ...unanswered, items: [heldItem, otherHeldItem], isOfEarlierSignIn: true },
  },
  events: {
    'confirm.requested': () => [{ type: 'confirm.requested', requestKey: LATER_KEY }],
    'extension.requested': () => [{ type: 'extension.requested' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'alternative.chosen': () =>
      [SUBJECT, OTHER_SUBJECT].flatMap((subject) =>
        [alternative, otherAlternative, unofferedAlternative].map(
          (each) => ({ type: 'alternative.chosen', subject, alternative: each }) as const,
        ),
      ),
    'item.left': () => [SUBJECT, OTHER_SUBJECT].map((subject) => ({ type: 'item.left', subject }) as const),
    'session.superseded': () => [{ type: 'session.superseded' }],
    'recount.requested': () => [{ type: 'recount.requested' }],
  },
  outcomes: {
    holding: {
      done: (snapshot) => {
        const asks = holdAsks(snapshot);
        return [...holdingOutcomes(snapshot, asks), ...(asks.length > 1 ? [bookedAndLost] : [])];
      },
      error: true,
    },
    reading: { done: (snapshot) => readingOutcomes(snapshot, readAsks(snapshot)), error: true },
    extending: { done: (snapshot) => extendingOutcomes(snapshot, extensionAsks(snapshot)), error: true },
    confirming: { done: (snapshot) => confirmingOutcomes(snapshot, confirmAsk(snapshot).items), error: true },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000, holdTimeLeft: 1_200_000 },
};
