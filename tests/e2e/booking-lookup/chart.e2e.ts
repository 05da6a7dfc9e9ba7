import { calls } from '#contract/calls/all.ts';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { LookupOutcome } from '#machines/booking-lookup/booking-lookup.types.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { NO_DATA } from '#tests/e2e/support/pictures/scenes.ts';
import { BOOKING } from '#tests/e2e/support/pictures/trouble.ts';
import { end } from '#tests/e2e/support/stored-bookings.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/booking-lookup/chart.ts';
import { OUTCOMES } from '#tests/flows/booking-lookup/outcomes.ts';
import { LookupPage } from './lookup-page.ts';

interface Session {
  readonly lookup: LookupPage;
  readonly made: MadeBooking;
  /** Typed instead of its code. */
  wrongCode: string | null;
}

const KEY = { key_account: 'roddee-web' };

/** As many wrong codes as nobody types by mistake. */
async function guess({ lookup, made }: Session): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1)
    await lookup.page.request.get(calls.readBooking.path, {
      params: { ...KEY, register_number: made.plate, booking_code: 'K7RM4XHD', timestamp: Date.now() },
    });
}

/** What becomes of the booking, or of the question, before the server is asked. */
function becomes(output: LookupOutcome) {
  if (output.kind === 'ok') {
    const { outcome } = output.value;
    return async ({ made }: Session) => outcome !== 'found' && end(made, outcome === 'expired' ? 'past' : 'cancelled');
  }
  switch (output.failure.kind) {
    case 'notFound':
      return async (session: Session) => {
        session.wrongCode = 'K7RM4XHD';
        // One that is shown is looked for with its own code.
        await inDatabase('delete from appointment where id = $1', [session.made.id]);
      };
    case 'tooManyTries':
      return guess;
    case 'refused':
      return undefined;
  }
}
const finds = { calls: [BOOKING], becomes };

const reads =
  (source: string) =>
  async ({ lookup }: Session) =>
    expect(lookup.text(source).first()).toBeVisible();

walkChart<BookingLookupScreen, Session>({
  chart,
  prepare: {
    fresh: async ({ site: { page, language }, other }) => {
      return {
        lookup: new LookupPage(page, language),
        made: await other.bookLate(1013, newCustomer().plate),
        wrongCode: null,
      };
    },
  },
  open: async ({ lookup }) => {
    await lookup.page.goto(`/${lookup.language}/booking/find`);
    await lookup.takenOver();
  },
  acts: {
    'lookup.submitted': ({ lookup, made, wrongCode }) => lookup.look(made.plate, wrongCode ?? made.code),
    'lookup.edited': async ({ lookup }) => {
      const another = lookup.button('Find another booking');
      if (await another.isVisible()) return another.click();
      await lookup.field('Booking code').press('End');
      await lookup.field('Booking code').press('Backspace');
    },
    'retry.requested': ({ lookup }) => lookup.button('Try again').click(),
    'refresh.requested': ({ lookup }) =>
      lookup.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  joinedUpTo: 10,
  services: { finding: finds, rereading: finds },
  delays: ['answerTimeLimit'],
  sees: {
    asking: async ({ lookup }) => expect(lookup.field('Booking code')).toBeVisible(),
    searching: async ({ lookup }) => expect(lookup.button('Looking for it…')).toBeVisible(),
    found: reads(OUTCOMES.found),
    expired: reads(OUTCOMES.expired),
    cancelled: reads(OUTCOMES.cancelled),
    notFound: reads(OUTCOMES.notFound),
    tooManyTries: reads(OUTCOMES.tooManyTries),
    failed: reads(NO_DATA),
  },
  elsewhere: {
    'a guest has no session': ['superseded', 'reread.superseded'],
    'the page asks nothing that the server would refuse for another reason': ['toRefused'],
  },
});
