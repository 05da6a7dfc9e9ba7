import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { DateTimeScreen, type DateTimeScreenProps } from './date-time.screen.tsx';

const slot = (date: string, time: string) => ({ time, startsAt: `${date}T${time}:00+07:00` });

const asked = () => ({
  onDate: vi.fn<(date: string) => void>(),
  onTime: vi.fn<(time: string) => void>(),
  onRetry: vi.fn<() => void>(),
});

const props = (more: Partial<DateTimeScreenProps> = {}): DateTimeScreenProps => ({
  heading: <h1>Choose date and time</h1>,
  days: [
    {
      date: '2026-11-22',
      times: [slot('2026-11-22', '09:00'), slot('2026-11-22', '13:30')],
      closedTimes: [
        { time: '10:00', reason: { code: 'held', until: '2026-11-21T09:52:00+07:00' } },
        { time: '17:00', reason: { code: 'full' } },
      ],
    },
    { date: '2026-11-24', times: [slot('2026-11-24', '11:00')], closedTimes: [] },
  ],
  closedDays: [
    { date: '2026-11-21', reason: { code: 'lead_time', days: 1, from: '2026-11-22' } },
    { date: '2026-11-23', reason: { code: 'full' } },
  ],
  freshness: 'fresh',
  message: null,
  date: '2026-11-22',
  time: null,
  hours: 1.5,
  branchName: 'Bang Na',
  leadServiceName: 'Gear oil',
  today: '2026-11-21',
  now: '2026-11-21T10:30:00+07:00',
  ...asked(),
  ...more,
});

const day = (name: RegExp) => within(screen.getByRole('radiogroup', { name: 'Day' })).getByRole('radio', { name });
const time = (name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: /^Times on / })).getByRole('radio', { name });

describe('the choice of date and time', () => {
  it('RB-05 a free day and a free time are chosen, and named in full', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props({ ...calls, time: '13:30' })} />);
    expect(day(/Sunday 22 November 2026, 2 free times/).getAttribute('aria-checked')).toBe('true');
    expect(time(/13:30 to 15:00/).getAttribute('aria-checked')).toBe('true');
    await user.click(day(/Tuesday 24 November 2026, 1 free time$/));
    expect(calls.onDate).toHaveBeenCalledExactlyOnceWith('2026-11-24');
    await user.click(time(/09:00 to 10:30/));
    expect(calls.onTime).toHaveBeenCalledExactlyOnceWith('09:00');
  });

  it('times that cannot be cancelled online say so above them, and near days are named', async () => {
    const { redraw } = await renderScreen(<DateTimeScreen {...props()} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Tomorrow · Sunday 22 November');
    expect(day(/^Tomorrow, Sunday 22 November/).textContent).toContain('Tomorrow');
    expect(screen.getByText('Times before 13:30 cannot be cancelled online')).toBeTruthy();
    redraw(<DateTimeScreen {...props({ now: '2026-11-21T13:31:00+07:00' })} />);
    expect(screen.getByText('Under 24 hours away: no cancelling online')).toBeTruthy();
    redraw(<DateTimeScreen {...props({ now: '2026-11-21T09:00:00+07:00' })} />);
    expect(screen.queryByText(/cancel/)).toBeNull();
  });

  it('a closed day says why, names the service of the lead time, and is not chosen', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props(calls)} />);
    const closed = day(/Saturday 21 November 2026/);
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await user.click(closed);
    expect(screen.getByText(/“Gear oil” must be booked 1 day ahead, from Sun 22 Nov/)).toBeTruthy();
    expect(calls.onDate).not.toHaveBeenCalled();
  });

  it('RB-16 a time that somebody else is booking says until when, and is not chosen', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props(calls)} />);
    await user.click(time(/10:00 Held to 09:52/));
    expect(screen.getByText(/10:00 · Someone is booking this until 09:52/)).toBeTruthy();
    expect(calls.onTime).not.toHaveBeenCalled();
  });

  it('the arrows choose the day they move to; a closed day says why, and which day is still chosen, whose times stay', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props({ ...calls, time: '13:30' })} />);
    const times = () => screen.queryByRole('radiogroup', { name: 'Times on Sunday 22 November' });
    expect(times()).toBeTruthy();
    day(/22 November/).focus();
    await user.keyboard('{ArrowRight}');
    const closed = day(/23 November 2026, All places are booked/);
    expect(document.activeElement).toBe(closed);
    expect(
      screen.getByText('Monday 23 November · All places are booked. Sunday 22 November is still chosen.'),
    ).toBeTruthy();
    expect(times()).toBeTruthy();
    await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(closed);
    await user.keyboard('{ArrowLeft}');
    expect(times()).toBeTruthy();
    expect(calls.onDate).not.toHaveBeenCalled();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(day(/24 November/));
    expect(calls.onDate).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  });

  it('what a closed day said goes with the next time that is chosen', async () => {
    const { user } = await renderScreen(<DateTimeScreen {...props({ time: '09:00' })} />);
    await user.click(day(/23 November/));
    expect(screen.getByText(/^Monday 23 November/)).toBeTruthy();
    await user.click(time(/13:30/));
    expect(screen.queryByText(/^Monday 23 November/)).toBeNull();
  });

  it('the arrows choose the time they move to, unless it is closed', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props(calls)} />);
    time(/09:00/).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(time(/10:00/));
    expect(calls.onTime).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}');
    expect(calls.onTime).toHaveBeenCalledExactlyOnceWith('13:30');
  });

  it('a move to a closed time says why it is closed, and which time is still chosen', async () => {
    const { user } = await renderScreen(<DateTimeScreen {...props({ time: '13:30' })} />);
    time(/13:30/).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(time(/17:00/));
    expect(time(/13:30/).getAttribute('aria-checked')).toBe('true');
    expect(
      screen.getByText('17:00 · All places are booked. 13:30 is still chosen.').closest('[role=status]'),
    ).toBeTruthy();
  });

  it.each([
    ['th', '24/11/2569'],
    ['th', '24/11/2026'],
    ['en', '24-11-2569'],
    ['en', '24.11.26'],
  ] as const)('LANG-04 in %s a date can be typed in either era: %s', async (language, text) => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props(calls)} />, language);
    await user.click(screen.getByRole('button', { name: language === 'th' ? 'เดือน' : 'Month' }));
    await user.type(await screen.findByRole('textbox'), `${text}{Enter}`);
    expect(calls.onDate).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  });

  it('typing a date that cannot be booked says why', async () => {
    const calls = asked();
    const { user } = await renderScreen(<DateTimeScreen {...props(calls)} />);
    await user.click(screen.getByRole('button', { name: 'Month' }));
    const field = await screen.findByRole('textbox', { name: 'Type a date' });
    for (const [text, words] of [
      ['tomorrow', /Type day, month and year, such as 28\/11\/2026/],
      ['31/02/2026', /There is no such day/],
      ['31022569', /There is no such day/],
      ['23112569', /All places are booked/],
      ['23 11 69', /All places are booked/],
      ['23/11/2026', /All places are booked/],
      ['20/11/2026', /has passed/],
      ['24/11/2027', /up to 60 days ahead/],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(calls.onDate).not.toHaveBeenCalled();
  });
});
