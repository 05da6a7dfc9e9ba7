import type { AnyMachineSnapshot } from 'xstate';
import type { AvailabilityScreen, AvailabilitySnapshot } from '#machines/availability/availability.selectors.ts';
import type { ListingOutcome } from '#machines/availability/availability.types.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { BookingPage, NO_APP } from '#tests/e2e/support/booking-page.ts';
import { NO_DATA } from '#tests/e2e/support/pictures/scenes.ts';
import { TIMES } from '#tests/e2e/support/pictures/trouble.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/availability/chart.ts';

interface Session {
  readonly booking: BookingPage;
}

/** A guest who has left the booking after doing something in it, and comes back to the choice of services. */
const left =
  (work: (booking: BookingPage) => Promise<unknown>) =>
  async ({ site: { page, language } }: Opening): Promise<Session> => {
    const booking = new BookingPage(page, language, test.info().parallelIndex);
    await work(booking);
    await page.goto(NO_APP);
    return { booking };
  };

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as AvailabilitySnapshot).context;

/** On the step before, nothing is said of the times. */
const whereShown =
  (look: (booking: BookingPage, screen: AvailabilityScreen) => Promise<void>) =>
  async ({ booking }: Session, screen: AvailabilityScreen) => {
    const shown = booking.heading('time');
    await expect(shown.or(booking.heading('services'))).toBeVisible();
    if (await shown.isVisible()) await look(booking, screen);
  };

walkChart<AvailabilityScreen, Session>({
  chart,
  joinedUpTo: 16,
  prepare: {
    nothingAsked: left(async (booking) => {
      await booking.openAt('branch');
      await booking.goOn('branch');
    }),
    asked: left(async (booking) => {
      await booking.openAt('services');
      await booking.storeDraft(JSON.stringify({ ...(await booking.draft()), dateTimeList: [] }));
    }),
    withStoredDays: left(async (booking) => booking.openAt('time')),
  },
  open: ({ booking }) => booking.open('?step=services'),
  acts: {
    'question.asked': async ({ booking }) => booking.press(booking.services.nth(2)),
    'times.shown': async ({ booking }) => booking.goOn('services'),
    'times.hidden': async ({ booking }) => {
      await booking.button('Back').click();
      await expect(booking.heading('services')).toBeVisible();
    },
    'refresh.requested': async ({ booking }) => booking.button('Try again').click(),
  },
  isPossible: (snapshot, event) => {
    const { question, shown } = contextOf(snapshot);
    switch (event.type) {
      // On the step before the times a service is chosen, or taken back.
      case 'question.asked':
        return !shown && (question === null) !== (event['question'] === null);
      case 'times.shown':
        return !shown && question !== null;
      // Where the times are still loading, a click on Back can last as long as the wait for them.
      case 'times.hidden':
        return shown && !snapshot.matches('loading');
      case 'refresh.requested':
        return shown && (snapshot.matches('stale') || snapshot.matches('failed'));
      default:
        return true;
    }
  },
  services: {
    listing: { calls: [TIMES], becomes: ({ kind }: ListingOutcome) => (kind === 'ok' ? asItIs : undefined) },
  },
  delays: ['answerTimeLimit', 'refreshInterval'],
  sees: {
    nothingAsked: whereShown(asItIs),
    loading: whereShown(async (booking) =>
      expect(booking.page.getByRole('status', { name: booking.say('Loading free times…') })).toBeVisible(),
    ),
    times: whereShown(async (booking, screen) => {
      await expect(booking.freeTimes.first()).toBeVisible();
      const isStale = screen.screen === 'times' && screen.freshness === 'stale';
      await expect(booking.text('These times may have changed.')).toHaveCount(isStale ? 1 : 0);
    }),
    failed: whereShown(async (booking) => expect(booking.text(NO_DATA).first()).toBeVisible()),
  },
  elsewhere: {
    'a tab that comes back shows the times as it asks for them again': ['ageing.refresh', 'loaded.refresh'],
    'the server refuses to list the times only for a branch that is gone, or after too many calls from one address, which all tests share':
      ['loading.refused', 'refreshing.refused'],
  },
});
