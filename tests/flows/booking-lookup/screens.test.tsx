import { screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen, type BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { BookingLookupEvent } from '#machines/booking-lookup/booking-lookup.types.ts';
import { lookupHandlers } from '#src/flows/booking-lookup/lookup.part.tsx';
import { LookupScreen } from '#src/flows/booking-lookup/lookup.screen.tsx';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';
import { OUTCOMES } from './outcomes.ts';

type Actor = ActorRefFrom<typeof bookingLookupMachine>;

function LookupPage({ actor }: { readonly actor: Actor }) {
  const handlers = lookupHandlers(actor);
  // `onAnother`: the address loses its question, which is what the chart is told.
  return (
    <LookupScreen screen={useSelector(actor, selectScreen)} now={() => 0} {...handlers} onAnother={handlers.onEdit} />
  );
}

const another = () => page.queryByRole('button', { name: 'Find another booking' });
const plateField = () => page.getByLabelText('Licence plate');
const codeField = () => page.getByLabelText('Booking code');

const showsOnly = (shown: keyof typeof OUTCOMES | null) => {
  for (const [name, text] of Object.entries(OUTCOMES))
    expect(page.queryAllByText(text)).toHaveLength(name === shown ? 1 : 0);
};
const outcome = ({ screen }: { readonly screen: keyof typeof OUTCOMES }) => showsOnly(screen);
const withBooking = (shown: Extract<BookingLookupScreen, { readonly booking: object }>) => {
  showsOnly(shown.screen);
  expect(page.getAllByText(shown.booking.branch.name, { exact: false }).length).toBeGreaterThan(0);
};

const model: ScreenModel<BookingLookupScreen, BookingLookupEvent, UserEvent, null> = {
  executors: {
    'lookup.submitted': async ({ question }, user) => {
      const leave = another();
      if (leave) await user.click(leave);
      await user.clear(plateField());
      await user.type(plateField(), question.plate);
      await user.clear(codeField());
      await user.type(codeField(), `${question.code}{Enter}`);
    },
    'lookup.edited': async (_event, user) => {
      const leave = another();
      await (leave ? user.click(leave) : user.type(codeField(), '{Backspace}'));
    },
    'session.superseded': null,
    // Another tab, another language, or a page that is seen again.
    'refresh.requested': null,
    'retry.requested': (_event, user) => user.click(page.getByRole('button', { name: 'Try again' })),
  },
  assertions: {
    asking: () => showsOnly(null),
    searching: () => {
      showsOnly(null);
      expect(page.getByRole('button', { name: 'Looking for it…' })).toBeTruthy();
    },
    found: withBooking,
    expired: withBooking,
    cancelled: withBooking,
    notFound: outcome,
    tooManyTries: (shown) => {
      outcome(shown);
      expect(page.getByText('Please try again in 2 minutes.')).toBeTruthy();
    },
    failed: outcome,
  },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <LookupPage actor={actor as Actor} />),
});
