import { act, fireEvent, screen as page } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect } from 'vitest';
import { bookingSample } from '#machines/booking-lookup/booking-lookup.fixtures.ts';
import type { BookingLookupPorts } from '#machines/booking-lookup/booking-lookup.ports.ts';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type {
  BookingLookupEvent,
  LookupOutcome,
  LookupQuestion,
} from '#machines/booking-lookup/booking-lookup.types.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { BookingFindPage } from '#src/flows/booking-lookup/booking-find.page.tsx';
import { fill, isShown, press } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage, type OpenPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { OUTCOMES } from './outcomes.ts';
import { ports } from './ports.ts';

const question = { plate: bookingSample.customer.plate, code: String(bookingSample.code) };
const nothing = () => undefined;
const CANCELLING = { isOpen: false, open: nothing, close: nothing, agree: nothing };

async function open() {
  let address: LookupQuestion | null = null;
  function Page({ host }: { readonly host: FlowHost }) {
    const [asked, setAsked] = useState<LookupQuestion | null>(null);
    const onAddress = useCallback((next: LookupQuestion | null) => {
      address = next;
      setAsked(next);
    }, []);
    return (
      <BookingFindPage
        host={host}
        addressed={{ register_number: asked?.plate ?? '', code: asked?.code ?? '' }}
        onAddress={onAddress}
        cancelling={CANCELLING}
        renderBookAgain={undefined}
        renderTaking={undefined}
        renderKept={undefined}
      />
    );
  }
  const opened = await wiredPage<BookingLookupPorts>({
    chart,
    ports,
    part: (host) => <Page host={host} />,
    // Another language or another tab does the same.
    others: { 'refresh.requested': () => document.dispatchEvent(new Event('visibilitychange')) },
  });
  return { ...opened, user: opened, view: { address: () => address } };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const another = () => page.queryByRole('button', { name: 'Find another booking' });
const plateField = () => page.getByLabelText<HTMLInputElement>('Licence plate');
const codeField = () => page.getByLabelText<HTMLInputElement>('Booking code');

const showsOnly = (shown: keyof typeof OUTCOMES | null) => {
  for (const [name, text] of Object.entries(OUTCOMES))
    expect(page.queryAllByText(text)).toHaveLength(name === shown ? 1 : 0);
};
const outcome = ({ screen }: { readonly screen: keyof typeof OUTCOMES }) => showsOnly(screen);
const withBooking = (shown: Extract<BookingLookupScreen, { readonly booking: object }>, { address }: View) => {
  showsOnly(shown.screen);
  const { branch, services, customer } = shown.booking;
  for (const text of [branch.name, services[0]?.name ?? '', customer.firstName, customer.model])
    expect(isShown(text)).toBe(true);
  // A reload shows it again.
  expect(address()).toEqual(question);
};

const model: ScreenModel<BookingLookupScreen, BookingLookupEvent, OpenPage, View> = {
  executors: {
    'lookup.submitted': async ({ question: asked }, { settle }) => {
      const leave = another();
      if (leave) press(leave);
      await settle();
      fill(plateField(), asked.plate);
      fill(codeField(), asked.code);
      act(() => void fireEvent.submit(codeField().form!));
    },
    'lookup.edited': async () => {
      const leave = another();
      if (leave) press(leave);
      else fill(codeField(), codeField().value.slice(1));
    },
    'session.superseded': null,
    'refresh.requested': null,
    'retry.requested': async () => press(page.getByRole('button', { name: 'Try again' })),
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
  render: open,
  invalidation: alsoWalked,
  // A booking that is read as cancelled while it is shown ends its cancellation, by which the page reads it once more: the walk would be a call behind.
  isPossible: (_snapshot, event) => {
    const outcome = event.type === 'xstate.done.actor.rereading' ? (event['output'] as LookupOutcome) : null;
    return outcome?.kind !== 'ok' || outcome.value.outcome !== 'cancelled';
  },
});
