import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customer } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { SummaryScreen } from './summary.screen.tsx';
import type { SummaryScreenProps, SummaryStep } from './summary.types.ts';

const START = 1_000_000;
const MINUTE = 60_000;

const alternative: Alternative = {
  why: 'sameTime',
  locationId: 2,
  branchName: 'Si Nakharin',
  date: '2026-11-27',
  time: '10:30',
  startsAt: '2026-11-27T10:30:00+07:00',
  distanceKm: 4.8,
};

const calls = () => ({
  onEdit: vi.fn<(step: SummaryStep) => void>(),
  onExtend: vi.fn<() => void>(),
  onTimeOver: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onAlternative: vi.fn<(alternative: Alternative) => void>(),
  onAgain: vi.fn<() => void>(),
  onStartOver: vi.fn<() => void>(),
});

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
    {...calls()}
    {...more}
  />
);

const held = (more: Partial<Extract<ConfirmationScreen, { screen: 'held' }>> = {}): ConfirmationScreen => ({
  screen: 'held',
  deadline: START + 14 * MINUTE + 32_000,
  expiresAt: '2026-11-21T10:45:20+07:00',
  extension: 'offered',
  notice: null,
  message: null,
  ...more,
});

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

afterEach(() => vi.useRealTimers());

describe('the summary', () => {
  it('RB-14 a booking that begins within 24 hours says that it is too late to cancel', async () => {
    const clock = { now: () => Date.parse('2026-11-26T10:30:01+07:00') };
    await renderScreen(part(held(), { clock }));
    expect(screen.getByText('Too late to cancel online')).toBeTruthy();
    expect(screen.getByText(/Cancelling ends 24 hours before/)).toBeTruthy();
    expect(screen.queryByText(/^Cancel until/)).toBeNull();
  });

  it('RB-14 states both rules with the times of this booking, in both languages', async () => {
    const { unmount } = await renderScreen(part(held()));
    expect(screen.getByText('Arrive by 10:45')).toBeTruthy();
    expect(screen.getByText('Cancel until Thu 26 Nov 10:30')).toBeTruthy();
    expect(screen.getByText(/the right to service is forfeited/)).toBeTruthy();
    unmount();
    await renderScreen(part(held()), 'th');
    expect(screen.getByText('ยกเลิกได้ถึง พฤ. 26 พ.ย. 10:30')).toBeTruthy();
    expect(document.body.textContent).toContain('27 พฤศจิกายน 2569');
  });

  it('shows the time left, extends once, and leads back from each line', async () => {
    const told = calls();
    const { user, redraw } = await renderScreen(part(held(), told));
    expect(screen.getByRole('timer').textContent).toBe('14:32');
    expect(screen.getByText('Held for you until 10:45, then others can book it.')).toBeTruthy();
    await user.click(button('Add 15 minutes')!);
    await user.click(button('Edit Services')!);
    await user.click(button('Edit Date and time')!);
    expect(told.onExtend).toHaveBeenCalledOnce();
    expect(told.onEdit.mock.calls).toEqual([
      ['services', undefined],
      ['time', undefined],
    ]);
    redraw(part(held({ extension: 'used' }), told));
    expect(button('Add 15 minutes')).toBeNull();
    expect(screen.getByText('Time extended')).toBeTruthy();
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

  it('nothing can be edited or started over while a confirm is under way', async () => {
    const { redraw } = await renderScreen(part(held()));
    expect(screen.getAllByRole('button', { name: /^Edit/ }).length).toBeGreaterThan(0);
    expect(button(/^Start over/)).not.toBeNull();
    redraw(part({ screen: 'confirming' }, { locked: true }));
    expect(button(/^Edit/)).toBeNull();
    expect(button(/^Start over/)).toBeNull();
  });

  it('RB-10 a lost time says the words of the specification and what is kept, starts the booking again with OK, or takes another with one tap', async () => {
    const told = calls();
    const { user, redraw } = await renderScreen(part(held(), told));
    redraw(part({ screen: 'slotLost', alternatives: [alternative] }, told));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The booking failed at scheduled time. Please click OK to start the booking.');
    expect(alert.textContent).toContain('Pick another; your details are kept.');
    expect(document.activeElement?.contains(alert)).toBe(true);
    await user.click(button('Take this time')!);
    expect(told.onAlternative).toHaveBeenCalledExactlyOnceWith(alternative);
    await user.click(button('OK')!);
    expect(told.onAgain).toHaveBeenCalledOnce();
    await user.click(button('Start over')!);
    expect(told.onStartOver).not.toHaveBeenCalled();
    await user.click(button('Clear and start over')!);
    expect(told.onStartOver).toHaveBeenCalledOnce();
  });

  it('a time that is not near stands under a heading of its own', async () => {
    const far = { ...alternative, branchName: 'Phuket', distanceKm: 65 };
    await renderScreen(part({ screen: 'slotLost', alternatives: [alternative, far] }));
    const [near, further] = screen.getAllByRole('list').slice(0, 2);
    expect(near?.textContent).toContain('Si Nakharin');
    expect(near?.textContent).not.toContain('Phuket');
    expect(screen.getByRole('heading', { name: 'Farther than 40 km' }).nextElementSibling).toBe(further);
    expect(further?.textContent).toContain('Phuket');
  });

  it.each([
    [{ screen: 'holdUnknown' }, /We cannot see whether/, 'Check again'],
    [{ screen: 'expired' }, /time to confirm is over/, 'Keep this time again'],
    [{ screen: 'notHeld', message: 'Refused.' }, /Refused\./, 'Try again'],
  ] as const)('%o says what is known, and offers a way on', async (state, words, label) => {
    const told = calls();
    const { user } = await renderScreen(part(state, told));
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(button(label)!);
    expect(told.onRetry).toHaveBeenCalledOnce();
  });

  it('an unknown outcome is checked by itself and never books twice; offline is called offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    await renderScreen(part({ screen: 'outcomeUnknown' }, { locked: true }));
    expect(screen.getByText(/We're checking automatically. You won't be booked twice./)).toBeTruthy();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText("You're offline. Reconnect and try again.")).toBeTruthy();
    expect(screen.queryByText(/checking automatically/)).toBeNull();
    onLine.mockRestore();
  });

  it('a refused confirm shows the words of the server, and can be confirmed again', async () => {
    const refused = held({ notice: 'confirmRefused', message: 'The branch is busy.' });
    await renderScreen(part(refused));
    expect(screen.getByRole('alert').textContent).toContain('The branch is busy.');
  });
});
