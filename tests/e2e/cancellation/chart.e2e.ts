import { calls } from '#contract/calls/all.ts';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { CANCEL, cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { beginsIn, end } from '#tests/e2e/support/stored-bookings.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/cancellation/chart.ts';
import { addressOf } from './cancelled-booking.ts';

interface Session {
  readonly lookup: LookupPage;
  readonly made: MadeBooking;
}

const press =
  (name: string) =>
  async ({ lookup }: Session) =>
    lookup.button(name).click();
const reads =
  (text: string) =>
  async ({ lookup }: Session) =>
    expect(lookup.text(text).first()).toBeVisible();

const RESULTS: Readonly<Record<CancelResult['result'], string>> = {
  cancelled: 'Your booking is cancelled.',
  already: 'This booking was cancelled already.',
  tooLate: 'Too late to cancel online',
  notCancellable: 'This booking can no longer be cancelled.',
  gone: 'This booking can no longer be cancelled.',
};

/** What has to become of the booking first. */
const FATES: Readonly<Record<CancelResult['result'], (made: MadeBooking) => Promise<unknown>>> = {
  cancelled: asItIs,
  already: (made) => end(made, 'cancelled'),
  tooLate: (made) => beginsIn(made, '23 hours'),
  notCancellable: (made) => end(made, 'past'),
  gone: ({ id }) => inDatabase('delete from appointment where id = $1', [id]),
};

walkChart<CancellationState, Session>({
  chart,
  prepare: {
    one: async ({ site: { page, language }, other }) => ({
      lookup: new LookupPage(page, language),
      made: await other.bookLate(1012, newCustomer().plate),
    }),
  },
  open: async ({ lookup, made }) => {
    await lookup.page.goto(addressOf(lookup.language, made));
    await lookup.takenOver();
  },
  acts: {
    'cancellation.asked': press('Cancel this booking'),
    'cancellation.agreed': press('Cancel the booking'),
    'cancellation.declined': press('Keep the booking'),
    'retry.requested': press('Try again'),
    'bookings.endedElsewhere': async ({ lookup, made }) => {
      await end(made, 'cancelled');
      await lookup.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    'xstate.after.recheckPause.cancellation.outcomeUnknown': null,
  },
  answers: {
    cancelling: ({ type, output }) => {
      if (type.startsWith('xstate.error')) return ({ lookup }) => cutOff(lookup.page, CANCEL);
      const results = output.kind === 'ok' ? (output.value as readonly CancelResult[]) : [];
      const [first] = results;
      return (
        first &&
        (async ({ lookup, made }) => {
          await lookup.page.unroute(CANCEL);
          await FATES[first.result](made);
        })
      );
    },
    answerTimeLimit:
      () =>
      ({ lookup }) =>
        hang(lookup.page, CANCEL),
  },
  alsoWalked: ({ event: { output } }) => (output?.kind === 'ok' ? `the booking is ${output.value[0]?.result}` : null),
  sees: {
    offered: async ({ lookup }) => expect(lookup.button('Cancel this booking')).toBeVisible(),
    asking: async ({ lookup }) => expect(lookup.button('Cancel the booking')).toBeVisible(),
    outcomeUnknown: reads('We do not know yet whether your booking was cancelled.'),
    settled: (session, screen) =>
      reads(RESULTS[screen.screen === 'settled' ? (screen.results[0]?.result ?? 'gone') : 'gone'])(session),
  },
  elsewhere: {
    'a guest has one booking and no session': [
      'asking.someEndedElsewhere',
      'offered.someEndedElsewhere',
      'refused.someEndedElsewhere',
      'superseded',
    ],
    'the server refuses no cancellation for another reason than the results': [
      'refuse',
      'refused.allEndedElsewhere',
      'refused.decline',
      'refused.retry',
    ],
  },
});

const SEVERAL = `**${calls.changeStatusList.path}*`;

interface SeveralSession {
  readonly bookings: BookingsPage;
  readonly card: string;
  readonly made: readonly MadeBooking[];
}

const pressOf =
  (name: string) =>
  async ({ bookings }: SeveralSession) =>
    bookings.button(name).click();

walkChart<CancellationState, SeveralSession>({
  chart: { ...chart, walk: 'cancellation of several' },
  prepare: {
    several: async ({ site: { page, language } }) => {
      const bookings = new BookingsPage(page, language);
      const card = await bookings.signInNew();
      const made = await bookings.book(1015, 1016);
      await bookings.open();
      await expect(bookings.rows).toHaveCount(2);
      await bookings.takenOver();
      return { bookings, card, made };
    },
  },
  open: async ({ bookings }) => {
    for (const row of await bookings.rows.all()) await row.getByRole('checkbox').check();
  },
  acts: {
    'cancellation.asked': ({ bookings }) => bookings.button('Cancel {count} chosen bookings', { count: 2 }).click(),
    'cancellation.agreed': pressOf('Cancel the bookings'),
    'cancellation.declined': pressOf('Keep the bookings'),
    'retry.requested': pressOf('Try again'),
    'session.superseded': ({ bookings, card }) => bookings.signedOutElsewhere(card),
    'xstate.after.recheckPause.cancellation.outcomeUnknown': null,
  },
  answers: {
    cancelling: ({ type, output }) => {
      if (type.startsWith('xstate.error')) return ({ bookings }) => cutOff(bookings.page, SEVERAL);
      const results = output.kind === 'ok' ? (output.value as readonly CancelResult[]) : [];
      // Those of an account do not go away.
      if (!results[0] || results[0].result === 'gone') return undefined;
      const { result } = results[0];
      return async ({ bookings, made }) => {
        await bookings.page.unroute(SEVERAL);
        for (const booking of made) await FATES[result](booking);
      };
    },
    answerTimeLimit:
      () =>
      ({ bookings }) =>
        hang(bookings.page, SEVERAL),
  },
  sees: {
    offered: async ({ bookings }) => expect(bookings.text('Choose none')).toBeVisible(),
    asking: async ({ bookings }) => expect(bookings.button('Keep the bookings')).toBeVisible(),
    outcomeUnknown: async ({ bookings }) => expect(bookings.button('Try again')).toBeVisible(),
    settled: async ({ bookings }, screen) =>
      expect(
        bookings.text(RESULTS[screen.screen === 'settled' ? (screen.results[0]?.result ?? 'gone') : 'gone']),
      ).toHaveCount(2),
  },
  isPossible: ({ value, context }, { type }) =>
    !context.isSessionOver && (type !== 'session.superseded' || value === 'offered'),
  joinedUpTo: 14,
  elsewhere: {
    'only a page of one booking reads it again': [
      'asking.allEndedElsewhere',
      'asking.someEndedElsewhere',
      'offered.allEndedElsewhere',
      'offered.someEndedElsewhere',
      'refused.allEndedElsewhere',
      'refused.someEndedElsewhere',
    ],
    'the server refuses no cancellation for another reason than the results': [
      'refuse',
      'refused.decline',
      'refused.retry',
    ],
  },
});
