import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepWordsWhole } from '#domain/whole-words.ts';
import type { Language } from '#domain/constants.ts';
import { addDays } from '#domain/thai-calendar.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import type { CalendarDay } from './calendar-days.view.ts';
import { DayCell } from './day-cell.part.tsx';
import { MonthView } from './month-view.part.tsx';

const days: CalendarDay[] = Array.from({ length: 61 }, (_, index): CalendarDay => {
  const date = addDays('2026-11-21', index);
  return index === 2 ? { date, reason: { code: 'full' } } : { date, free: index + 1, of: 70, reason: null };
});

const open = async (language: Language, date: string | null = '2026-11-22') => {
  const onPress = vi.fn<(date: string) => void>();
  const onMove = vi.fn<(date: string) => void>();
  const view = await renderScreen(
    <MonthView
      days={days}
      date={date}
      cell={(day, isStop) => (
        <DayCell day={day} isChosen={day.date === date} isStop={isStop} isSmall near={null} serviceName={null} />
      )}
      onPress={onPress}
      onMove={onMove}
      viewSwitch={null}
    />,
    language,
  );
  const group = await screen.findByRole('radiogroup');
  const radios = () => within(group).getAllByRole('radio');
  return { ...view, onPress, onMove, group, radios };
};

const button = (name: string) => screen.getByRole('button', { name });
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('the month of days', () => {
  it('LANG-04 in Thai the month has a Buddhist year, weeks begin on Sunday, and no other text is shown', async () => {
    const { user, container, group, radios } = await open('th');
    expect(screen.getByText('พฤศจิกายน 2569')).toBeTruthy();
    const weekdays = [...group.querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(weekdays).toEqual(['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.']);
    expect(radios()[0]?.getAttribute('aria-label')).toMatch(/^วัน\u2060เสาร์ที่ 21 พฤศจิกายน 2569/);
    await user.click(button(keepWordsWhole('เดือนถัดไป')));
    expect(screen.getByText('ธันวาคม 2569')).toBeTruthy();
    const told = [...container.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
      each.getAttribute('aria-label') ?? '',
      each.getAttribute('title') ?? '',
    ]);
    expect(`${container.textContent} ${told.join(' ')}`).not.toMatch(/[a-z]/i);
  });

  it('the keyboard moves by a day and by a week, and each move is reported', async () => {
    const { user, onPress, onMove, radios } = await open('th');
    const focused = () => document.activeElement?.getAttribute('data-date');
    expect(radios().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => radios()[1]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-11-23');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('2026-11-30');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-11-21');
    expect(onMove.mock.calls).toEqual([['2026-11-23'], ['2026-11-30'], ['2026-11-21']]);
    expect(onPress).not.toHaveBeenCalled();
    await user.keyboard('{End}{Enter}');
    expect(onPress).toHaveBeenCalledExactlyOnceWith('2026-11-30');
  });

  it('an arrow key leads over the end of a month to the days of the next, and back', async () => {
    const { user, onMove, radios } = await open('en');
    const focused = () => document.activeElement?.getAttribute('data-date');
    act(() => radios().at(-1)?.focus());
    expect(focused()).toBe('2026-11-30');
    await user.keyboard('{ArrowRight}');
    expect([focused(), screen.getByText('December 2026').tagName]).toEqual(['2026-12-01', 'B']);
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('2026-11-24');
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('2026-12-07');
    expect(onMove.mock.calls.flat()).toEqual(['2026-12-01', '2026-11-24', '2026-12-01', '2026-11-30', '2026-12-07']);
  });

  it('Tab leads to one day of each month, and the months end with the days that can be booked', async () => {
    const { user, onPress, radios } = await open('en');
    expect(button('Previous month').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Next month'));
    const stops = radios().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((each) => each.getAttribute('data-date'))).toEqual(['2026-12-01']);
    await user.click(button('Next month'));
    expect(screen.getByText('January 2027')).toBeTruthy();
    expect(radios()).toHaveLength(20);
    expect(button('Next month').getAttribute('aria-disabled')).toBe('true');
    await user.click(radios()[19]!);
    expect(onPress).toHaveBeenCalledExactlyOnceWith('2027-01-20');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Africa/Cairo'])(
    'every day is below its weekday with the browser in %s',
    async (name) => {
      process.env['TZ'] = name;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
      const { user, group, radios } = await open('en', null);
      const columns = () =>
        radios().map((each) => [each.getAttribute('data-date'), each.closest('td')?.cellIndex] as const);
      expect(columns()[0]).toEqual(['2026-11-21', 6]);
      expect(columns()[1]).toEqual(['2026-11-22', 0]);
      expect([...group.querySelectorAll('th')].map(({ textContent }) => textContent)[0]).toBe('Sun');
      await user.click(button('Next month'));
      expect(columns()[0]).toEqual(['2026-12-01', 2]);
      expect(columns()).toHaveLength(31);
    },
  );
});
