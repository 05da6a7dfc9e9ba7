import { offeredLater } from '#machines/availability/availability.fixtures.ts';
import type { TimesQuestion } from '#machines/availability/availability.types.ts';
import {
  ANOTHER,
  bangna,
  rangsit,
  retailBookingFixtures,
  services,
  timedDraft,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { questionOf } from '#machines/retail-booking/retail-booking.choices.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { RetailBookingInput, Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { NO_SLOT } from '#machines/shared/booking-choices.ts';
import type { ChartFixtures } from '#machines/shared/fixtures.ts';

/** From links that name services alone, and a branch without a time. */
const servicesWish: Wish = { locationId: null, serviceIds: [101], when: null };
const branchWish: Wish = { locationId: 13, serviceIds: [], when: null };
/** A time that the branch does not offer, on a day that it does. */
const lateWish: Wish = { locationId: 12, serviceIds: [], when: { date: '2026-11-23', time: '23:30' } };

/** Its time is over since this morning. */
const pastDraft: RetailDraft = {
  ...timedDraft,
  slot: { date: '2026-11-21', time: '09:00', startsAt: '2026-11-21T09:00:00+07:00' },
};
/** Its time was lost when another branch was chosen. */
const untimedDraft: RetailDraft = {
  ...timedDraft,
  branch: rangsit,
  slot: NO_SLOT,
  lostTime: {
    date: '2026-11-23',
    time: '10:30',
    startsAt: '2026-11-23T10:30:00+07:00',
    choice: { locationId: bangna.locationId, serviceIds: [101, 102] },
    reached: 'information',
  },
  steps: { current: 'time', reached: 'time' },
};

/** Each differs from the draft's in one thing. */
const othersQuestions = ({ context: { draft } }: RetailBookingSnapshot) => {
  const own = questionOf(draft) ?? { locationId: 12, hours: 1, leadDays: 0, appointmentId: null };
  return [
    { ...own, locationId: 99 },
    { ...own, hours: own.hours + 1 },
    { ...own, leadDays: own.leadDays + 1 },
    { ...own, appointmentId: ANOTHER },
  ];
};

const reportOf = (question: TimesQuestion | null, freshness: 'fresh' | 'stale', message: string | null) =>
  ({ type: 'availability.changed', question, freshness, message, ...offeredLater }) as const;

const { inputs, events, outcomes } = retailBookingFixtures;
const { guest } = inputs as { readonly guest: RetailBookingInput };

/** With what only the chart itself can be asked about: a page and a server cannot be brought into some of it. */
export const moreSamples: ChartFixtures<typeof retailBookingMachine> = {
  ...retailBookingFixtures,
  inputs: {
    ...inputs,
    withServices: { ...guest, wish: servicesWish },
    withBranch: { ...guest, wish: branchWish },
    withLateTime: { ...guest, wish: lateWish },
  },
  events: {
    ...events,
    'availability.changed': (snapshot) => [
      ...events['availability.changed'](snapshot),
      ...othersQuestions(snapshot).map((question) => reportOf(question, 'fresh', null)),
      // A single day, which is no longer sure, and why.
      ...(snapshot.context.draft.days.length > 0
        ? [reportOf(questionOf(snapshot.context.draft), 'stale', 'งดให้บริการชั่วคราว')]
        : []),
    ],
  },
  outcomes: {
    ...outcomes,
    checking: {
      ...outcomes.checking,
      done: (snapshot) => [
        ...(typeof outcomes.checking.done === 'function' ? outcomes.checking.done(snapshot) : outcomes.checking.done),
        // As many services as the draft has, of which one is another.
        ...((snapshot.context.wish?.serviceIds.length ?? 0) > 1
          ? [{ kind: 'ok', value: { branch: bangna, services: [services[0], services[2]] } } as const]
          : []),
      ],
    },
    reading: {
      ...outcomes.reading,
      done: (snapshot) => [
        ...(typeof outcomes.reading.done === 'function' ? outcomes.reading.done(snapshot) : outcomes.reading.done),
        { kind: 'ok', value: { draft: pastDraft, dropped: null } },
        { kind: 'ok', value: { draft: untimedDraft, dropped: null } },
      ],
    },
  },
};
