import { calls } from '#contract/calls/all.ts';
import type { CancellingOutcome, CancelResult } from '#machines/cancellation/cancellation.types.ts';
import type { CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { isBusy, press, reads } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { CANCEL } from '#tests/e2e/support/pictures/trouble.ts';
import { beginsIn, end } from '#tests/e2e/support/stored-bookings.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/cancellation/chart.ts';
import { addressOf } from './cancelled-booking.ts';

interface Session {
  readonly site: LookupPage;
  readonly made: MadeBooking;
}

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

const resultOf = (output: CancellingOutcome) => (output.kind === 'ok' ? output.value[0]?.result : undefined);
const settledAs = (screen: CancellationState) =>
  RESULTS[screen.screen === 'settled' ? (screen.results[0]?.result ?? 'gone') : 'gone'];

walkChart<CancellationState, Session>({
  chart,
  prepare: {
    one: async ({ site: { page, language }, other }) => ({
      site: new LookupPage(page, language),
      made: await other.bookLate(1012, newCustomer().plate),
    }),
  },
  open: async ({ site, made }) => {
    await site.page.goto(addressOf(site.language, made));
    await site.takenOver();
  },
  acts: {
    'cancellation.asked': press('Cancel this booking'),
    'cancellation.agreed': press('Cancel the booking'),
    'cancellation.declined': press('Keep the booking'),
    'retry.requested': press('Try again'),
    'bookings.endedElsewhere': async ({ site, made }) => {
      await end(made, 'cancelled');
      await site.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  },
  services: {
    cancelling: {
      calls: [CANCEL],
      becomes: (output: CancellingOutcome) => {
        const result = resultOf(output);
        return result && (({ made }: Session) => FATES[result](made));
      },
    },
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  joinedUpTo: 14,
  alsoWalked: ({ event: { output } }) => (output?.kind === 'ok' ? `the booking is ${output.value[0]?.result}` : null),
  sees: {
    offered: async ({ site }) => expect(site.button('Cancel this booking')).toBeVisible(),
    asking: async ({ site }) => expect(site.button('Cancel the booking')).toBeVisible(),
    cancelling: isBusy,
    outcomeUnknown: reads('We do not know yet whether your booking was cancelled.'),
    settled: (session, screen) => reads(settledAs(screen))(session),
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
  readonly site: BookingsPage;
  readonly card: string;
  readonly made: readonly MadeBooking[];
}

walkChart<CancellationState, SeveralSession>({
  chart: { ...chart, walk: 'cancellation of several' },
  prepare: {
    several: async ({ site: { page, language } }) => {
      const site = new BookingsPage(page, language);
      const card = await site.signInNew();
      const made = await site.book(1015, 1016);
      await site.open();
      await expect(site.rows).toHaveCount(2);
      await site.takenOver();
      return { site, card, made };
    },
  },
  open: async ({ site }) => {
    for (const row of await site.rows.all()) await row.getByRole('checkbox').check();
  },
  acts: {
    'cancellation.asked': ({ site }) => site.button('Cancel {count} chosen bookings', { count: 2 }).click(),
    'cancellation.agreed': press('Cancel the bookings'),
    'cancellation.declined': press('Keep the bookings'),
    'retry.requested': press('Try again'),
    'session.superseded': ({ site, card }) => site.signedOutElsewhere(card),
  },
  services: {
    cancelling: {
      calls: [SEVERAL],
      becomes: (output: CancellingOutcome) => {
        const result = resultOf(output);
        // Those of an account do not go away.
        if (result === undefined || result === 'gone') return undefined;
        return async ({ made }: SeveralSession) => {
          for (const booking of made) await FATES[result](booking);
        };
      },
    },
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  sees: {
    offered: async ({ site }) => expect(site.text('Choose none')).toBeVisible(),
    asking: async ({ site }) => expect(site.button('Keep the bookings')).toBeVisible(),
    cancelling: isBusy,
    outcomeUnknown: async ({ site }) => expect(site.button('Try again')).toBeVisible(),
    settled: async ({ site }, screen) => expect(site.text(settledAs(screen))).toHaveCount(2),
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
