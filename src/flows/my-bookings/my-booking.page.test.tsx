import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { changeStatus, readBooking } from '#contract/calls/booking.calls.ts';
import type { Member } from '#machines/shared/member.ts';
import type { Api } from '#src/api/client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { foundBooking } from '#src/flows/booking-lookup/lookup.fixtures.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import type { RenderGoOn } from './held-booking.part.tsx';
import { MyBookingPage } from './my-booking.page.tsx';

const ID = foundBooking.appointment_id;
const NOT_BOOKED = 'This is not booked yet. The time is only held for you until 10:15.';
const account: Member = { account: 'a', code: 'me', firstName: '', lastName: '', phone: '', email: '' };
const held = {
  ...foundBooking,
  code: null,
  status: 0,
  is_guest: false,
  cancel_until: null,
  expires_at: '2026-11-21T10:15:00+07:00',
};
const noop = () => undefined;
const goOn: NonNullable<RenderGoOn> = ({ children, ...look }) => (
  <a {...look} href="/en/booking?step=summary">
    {children}
  </a>
);

/** The page of this booking, which the test can change as others do. */
async function open(renderGoOn: RenderGoOn = null) {
  const server = { booking: held as typeof foundBooking, refuses: false };
  const sent: string[] = [];
  const api = ((call: Call) => {
    sent.push(call.id);
    if (call === readBooking)
      return Promise.resolve({ kind: 'ok', value: { booking: server.booking, now: '2026-11-21T10:00:00+07:00' } });
    if (server.refuses)
      return Promise.resolve({ kind: 'failed', failure: 'foreign', message: 'Not now.', details: {} });
    server.booking = { ...server.booking, status: 1 };
    return Promise.resolve({ kind: 'ok', value: { appointment_id: ID, status: 1 } });
  }) as Api;
  const host: FlowHost = {
    api: () => api,
    languages: createLanguages(),
    now: () => 0,
    session: { onSuperseded: () => noop },
    me: { member: () => account, company: () => null, subscribe: () => noop },
  };
  const { user } = await renderScreen(
    <MyBookingPage
      host={host}
      account={account}
      id={ID}
      cancelling={{ isOpen: false, open: noop, close: noop, agree: noop }}
      renderBookAgain={(_booking, look) => goOn(look)}
      renderGoOn={renderGoOn}
      backLink={null}
    />,
  );
  const release = async () => {
    await user.click(await screen.findByRole('button', { name: 'Give this time back' }));
    await user.click(screen.getByRole('button', { name: 'Give it back' }));
  };
  return { server, sent, release, heading: await screen.findByRole('heading', { level: 1 }) };
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the page of a booking that is only held', () => {
  it('says until when, leads on to the booking in this browser, and offers nothing that only a booking has', async () => {
    await open(goOn);
    const notice = screen.getByText(NOT_BOOKED).closest<HTMLElement>('[role=status]') ?? document.body;
    expect(within(notice).getByRole('link', { name: 'Go on with this booking' }).getAttribute('href')).toBe(
      '/en/booking?step=summary',
    );
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('leads nowhere where the booking was begun in another browser', async () => {
    await open();
    expect(screen.getByText(/Confirm it in the browser in which you began it/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go on with this booking' })).toBeNull();
  });

  it('gives the time back after asking, and says so when it is done', async () => {
    const { sent, release, heading } = await open();
    await release();
    expect(await screen.findByText('This booking was cancelled.')).toBeTruthy();
    expect(sent.filter((call) => call === changeStatus.id)).toHaveLength(1);
    expect(screen.queryByText(NOT_BOOKED)).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  it('cancels nothing that has been confirmed elsewhere in the meantime', async () => {
    const { server, sent, release } = await open();
    server.booking = { ...foundBooking, is_guest: false };
    await release();
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    expect(sent).not.toContain(changeStatus.id);
  });

  it('says why the time was not given back, and can be asked again', async () => {
    const { server, release } = await open();
    server.refuses = true;
    await release();
    expect((await screen.findByRole('alert')).textContent).toContain('The time was not given back.Not now.');
    server.refuses = false;
    await release();
    expect(await screen.findByText('This booking was cancelled.')).toBeTruthy();
  });

  it('is read again when the time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { server } = await open();
    server.booking = { ...held, status: 4 };
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 - 1000));
    expect(screen.getByText(NOT_BOOKED)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText('This booking is over.')).toBeTruthy();
  });
});
