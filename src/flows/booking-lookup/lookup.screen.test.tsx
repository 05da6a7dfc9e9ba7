import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { foundBookingFrom } from './booking-lookup.adapters.ts';
import { foundBooking as told } from './lookup.fixtures.ts';
import type { LookupValues } from './lookup.form.ts';
import { LookupScreen, type LookupScreenProps } from './lookup.screen.tsx';

const calls = () => ({
  onSubmit: vi.fn<(question: LookupQuestion, typed: LookupValues) => void>(),
  onEdit: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onAnother: vi.fn<() => void>(),
});

const part = (state: BookingLookupScreen, more: Partial<LookupScreenProps> = {}) => (
  <LookupScreen screen={state} now={() => 0} {...calls()} {...more} />
);

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const foundBooking = foundBookingFrom(told, '2026-11-26T10:00:00+07:00');

const paste = (name: string, text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name }), { clipboardData: { getData: () => text } });
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

describe('the look-up', () => {
  it.each(['Licence plate', 'Booking code'])(
    'HOME-03 a text pasted into the field %s fills both, and it is said what was filled',
    async (field) => {
      const told = calls();
      const { user } = await renderScreen(part({ screen: 'asking' }, told));
      paste(field, 'ทะเบียน 7กข 6033 เชียงใหม่\nรหัสจอง YXX9 PNN2');
      expect([valueOf('Licence plate'), valueOf('Booking code')]).toEqual(['7กข 6033', 'YXX9 PNN2']);
      expect(screen.getByText(/Filled in from your text/).textContent).toBe(
        'Filled in from your text: licence plate 7กข 6033, booking code YXX9 PNN2.',
      );
      await user.click(screen.getByRole('button', { name: 'Find booking' }));
      expect(told.onSubmit.mock.lastCall?.[0]).toEqual({ plate: '7กข6033', code: 'YXX9PNN2' });
    },
  );

  it('HOME-03 what a pasted text does not say is asked for, and what is not understood stays and is named', async () => {
    const { user } = await renderScreen(part({ screen: 'asking' }));
    paste('Licence plate', 'รหัสจอง YXX9 PNN2');
    expect(valueOf('Booking code')).toBe('YXX9 PNN2');
    expect(screen.getByText(/Enter the licence plate too/)).toBeTruthy();
    fill('Licence plate', 'my car');
    expect(screen.queryByText(/Filled in from your text/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Find booking' }));
    expect(valueOf('Licence plate')).toBe('my car');
    expect(screen.getByText(/Type it as on the plate/)).toBeTruthy();
  });

  it('HOME-03 says what is missing, and moves the focus there', async () => {
    const told = calls();
    const { user } = await renderScreen(part({ screen: 'asking' }, told));
    fill('Licence plate', '3ขข4821');
    fill('Booking code', 'K7');
    await user.click(screen.getByRole('button', { name: 'Find booking' }));
    expect(told.onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText(/A booking code has 8 letters and digits/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Booking code' }));
  });

  it.each([
    [{ screen: 'found', booking: foundBooking }, 'Your booking was found.'],
    [{ screen: 'expired', booking: foundBooking }, 'This booking is over.'],
    [{ screen: 'expired', booking: { ...foundBooking, status: 3 } }, 'The work was done. You can book the same again.'],
    [{ screen: 'cancelled', booking: { ...foundBooking, status: 1 } }, 'This booking was cancelled.'],
    [{ screen: 'notFound' }, 'No booking has this plate and this code.'],
    [{ screen: 'tooManyTries', retryAfter: 90 }, 'Please try again in 2 minutes.'],
    [{ screen: 'failed', message: null }, 'Cannot display data now, try again'],
  ] as const)('HOME-03 the outcome %o has its own words, and takes the focus', async (state, words) => {
    const { redraw } = await renderScreen(part({ screen: 'searching' }));
    redraw(part(state));
    const text = screen.getByText(words);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(text)).toBe(true);
  });

  it.each([
    ['th', 'Toyota Yaris Ativ 2565'],
    ['en', 'Toyota Yaris Ativ 2022'],
  ] as const)("LANG-04 in %s the car's year is %s", async (language, car) => {
    await renderScreen(part({ screen: 'found', booking: foundBooking }), language);
    expect(screen.getByText(car)).toBeTruthy();
  });

  it('CONT-09 a look-up that failed can be tried again', async () => {
    const told = calls();
    const { user } = await renderScreen(part({ screen: 'failed', message: 'Closed for repairs' }, told));
    expect(screen.getByText('Closed for repairs')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(told.onRetry).toHaveBeenCalledOnce();
  });
});

describe('the details of a booking', () => {
  const ADDRESS = {
    address: '99/1 ถนนสุขุมวิท',
    province: 'กรุงเทพมหานคร',
    district: 'บางนา',
    sub_district: 'บางนาใต้',
    postal_code: '10260',
  };
  const detailOf = async (collected: object) => {
    const booking = foundBookingFrom({ ...told, ...collected }, '2026-11-26T10:00:00+07:00');
    const { unmount } = await renderScreen(part({ screen: 'found', booking }));
    const detail = screen.queryByText('Handing over the car')?.nextSibling?.textContent ?? null;
    unmount();
    return detail;
  };

  it('CB-09 say that a company’s car is collected, and where, and nothing of it for any other car', async () => {
    expect(await detailOf({ by_mr_fit: true, address_take_car: ADDRESS })).toBe(
      'We collect the car and bring it back99/1 ถนนสุขุมวิท บางนาใต้ บางนา กรุงเทพมหานคร 10260',
    );
    expect(await detailOf({ by_mr_fit: true, address_take_car: null })).toBe('We collect the car and bring it back');
    expect(await detailOf({ by_mr_fit: false })).toBeNull();
    expect(await detailOf({})).toBeNull();
  });
});
