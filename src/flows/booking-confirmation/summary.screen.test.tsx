import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { STATUS } from '#domain/appointment.ts';
import { customer } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { Refusal } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type {
  ConfirmationScreen,
  OfferedAlternative,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { SummaryScreen } from './summary.screen.tsx';
import type { SummaryScreenProps } from './summary.types.ts';

const START = 1_000_000;
const MINUTE = 60_000;

const alternative: OfferedAlternative = {
  subject: '',
  why: 'sameTime',
  locationId: 2,
  branchName: 'Si Nakharin',
  date: '2026-11-27',
  time: '10:30',
  startsAt: '2026-11-27T10:30:00+07:00',
  distanceKm: 4.8,
};

const noop = () => undefined;

const part = (state: ConfirmationScreen, more: Partial<SummaryScreenProps> = {}) => (
  <SummaryScreen
    heading={<h1>Check and confirm</h1>}
    screen={state}
    locked={false}
    clock={{ now: () => START }}
    details={{
      dateTime: '2026-11-27T10:30:00+07:00',
      hours: 1.5,
      branch: { name: 'Bang Na' },
      services: ['Engine oil', 'Brake check'],
      otherService: '',
      customer,
      note: '',
    }}
    sameVisit={null}
    isGuest
    onEdit={noop}
    onExtend={noop}
    onTimeOver={noop}
    onRetry={noop}
    onAlternative={noop}
    onAgain={noop}
    onStartOver={noop}
    {...more}
  />
);

const held = (more: Partial<Extract<ConfirmationScreen, { screen: 'held' }>> = {}): ConfirmationScreen => ({
  screen: 'held',
  deadline: START + 14 * MINUTE + 32_000,
  expiresAt: '2026-11-21T10:45:20+07:00',
  extension: 'offered',
  notice: null,
  refusal: null,
  ...more,
});

afterEach(() => vi.useRealTimers());

describe('the summary', () => {
  it.each([
    ['th', 'ประมาณ 2,340 บาท ราคาจริงขึ้นกับรถและอะไหล่'],
    ['en', 'About 2,340 baht. The real price depends on your car and its parts.'],
  ] as const)('in %s says about what the services cost, where all of them have a price', async (language, said) => {
    const { details } = part(held()).props as SummaryScreenProps;
    const { redraw } = await renderScreen(part(held(), { details: { ...details, priceFrom: 2340 } }), language);
    expect(screen.getByText(keepWordsWhole(said))).toBeTruthy();
    redraw(part(held()));
    expect(screen.queryByText(keepWordsWhole(said))).toBeNull();
  });

  it('RB-14 a booking that begins within 24 hours says that it is too late to cancel', async () => {
    const clock = { now: () => Date.parse('2026-11-26T10:30:01+07:00') };
    await renderScreen(part(held(), { clock }));
    expect(screen.getByText('Too late to cancel online')).toBeTruthy();
    expect(screen.getByText(/Cancelling ends 24 hours before/)).toBeTruthy();
    expect(screen.queryByText(/^Cancel until/)).toBeNull();
  });

  it('announces 5, 2 and 1 minutes, each once, and nothing when it is opened', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = START;
    await renderScreen(part(held({ deadline: START + 5 * MINUTE + 1000 }), { clock: { now: () => now } }));
    const said = () =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join('');
    const pass = (ms: number) =>
      act(() => {
        now += ms;
        vi.advanceTimersByTime(500);
      });
    expect(said()).toBe('');
    pass(1000);
    expect(said()).toBe('5 minutes left to confirm');
    pass(3 * MINUTE);
    expect(said()).toBe('2 minutes left to confirm');
    pass(MINUTE);
    expect(said()).toBe('1 minute left to confirm');
  });

  it('a time that is not near is under its own heading', async () => {
    const far = { ...alternative, branchName: 'Phuket', distanceKm: 65 };
    const { unmount } = await renderScreen(part({ screen: 'slotLost', alternatives: [alternative, far] }));
    expect(screen.getByText(/Si Nakharin/)).toBeTruthy();
    expect(screen.queryByText(/Phuket/)).toBeNull();
    unmount();
    await renderScreen(part({ screen: 'slotLost', alternatives: [far] }));
    expect(screen.getByRole('heading', { name: 'Farther than 40 km' }).nextElementSibling?.textContent).toContain(
      'Phuket',
    );
  });

  const refusedAs = (why: Refusal['why'], retryAfter: number | null = null) =>
    ({ code: 'refused', why, message: 'Not now.', retryAfter }) as const;

  it('a hold that is one too many leads a member to what is held, and tells a guest that it ends by itself', async () => {
    const state = { screen: 'notHeld', refusal: refusedAs('tooManyHolds') } as const;
    const { redraw } = await renderScreen(part(state, { isGuest: false }));
    const link = screen.getByRole('link', { name: 'See what is held' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/me/booking?status=0', '_blank']);
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
    redraw(part(state));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('given back by itself when its countdown ends');
  });

  it('a plate with too many bookings has a number to call, the way to those bookings, and another car', async () => {
    const state = { screen: 'notHeld', refusal: refusedAs('tooManyBookings') } as const;
    const onEdit = vi.fn<SummaryScreenProps['onEdit']>();
    const { redraw } = await renderScreen(part(state, { onEdit }));
    const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(addresses())).toEqual(new Set(['/en/booking/find', 'tel:1234']));
    screen.getByRole('button', { name: 'Choose another car' }).click();
    expect(onEdit).toHaveBeenCalledWith('information', 'register_number');
    redraw(part(state, { isGuest: false }));
    expect(addresses()).toContain(`/en/me/booking?status=${STATUS.confirmed}`);
  });

  it.each(['holdUnknown', 'notHeld'] as const)(
    'too many requests are no failed connection: %s says how long to wait, or what the server says',
    async (name) => {
      const { redraw, container } = await renderScreen(
        part({ screen: name, refusal: refusedAs('tooManyRequests', 61) }),
      );
      expect(container.textContent).toContain('Too many tries. Please try again in 2 minutes.');
      redraw(part({ screen: name, refusal: refusedAs('tooManyRequests') }));
      expect(container.textContent).toContain('Not now.');
      expect(container.textContent).not.toContain('The connection failed');
      redraw(part({ screen: name, refusal: null }));
      expect(container.textContent).toContain('The connection failed');
    },
  );

  it.each([
    [held(), 'Start over and give this time back'],
    [{ screen: 'notHeld', refusal: null }, 'Start over'],
    [{ screen: 'holdUnknown', refusal: null }, 'Start over'],
    [{ screen: 'expired' }, 'Start over'],
    [{ screen: 'slotLost', alternatives: [] }, 'Start over'],
  ] satisfies [ConfirmationScreen, string][])('only a time that is held is given back: %s', async (state, name) => {
    await renderScreen(part(state));
    expect(screen.getByRole('button', { name: /^Start over/ }).textContent).toBe(name);
  });

  it.each([
    [{ screen: 'outcomeUnknown' }, true],
    [{ screen: 'holdUnknown', refusal: null }, true],
    [{ screen: 'notHeld', refusal: null }, true],
    [{ screen: 'notHeld', refusal: refusedAs('tooManyHolds') }, false],
    [held(), false],
  ] satisfies [ConfirmationScreen, boolean][])('a fault that nobody explains can be told of: %s', async (state, is) => {
    const { container } = await renderScreen(part(state, { report: <p>Report this problem</p> }));
    expect(container.textContent?.includes('Report this problem')).toBe(is);
  });

  it('another booking of the plate at this time is a warning, with a way to it only for its owner', async () => {
    const { redraw } = await renderScreen(part(held(), { sameVisit: { code: null } }));
    expect(screen.getByText('This plate is already booked at this branch and time.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    redraw(part(held(), { sameVisit: { code: 'K7M2P9QX' } }));
    const link = screen.getByRole('link', { name: 'View booking K7M2 P9QX' });
    const address = new URL(link.getAttribute('href') ?? '', location.href);
    expect([address.pathname, address.searchParams.get('code')]).toEqual(['/en/booking/find', 'K7M2P9QX']);
    redraw(part({ screen: 'expired' }, { sameVisit: { code: 'K7M2P9QX' } }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
