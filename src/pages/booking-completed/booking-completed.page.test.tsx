import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/wire/appointment.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { BookingCompletedPage } from './booking-completed.page.tsx';

const code = 'K7RM4XHD';
const booking: Booking = {
  appointment_id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  code,
  status: 2,
  date_time: '2026-11-27T10:30:00+07:00',
  end_time: '2026-11-27T12:00:00+07:00',
  hours: 1.5,
  branch: {
    id: 12,
    location_id: 12,
    name: 'Bang Na',
    open_time: '08:00',
    close_time: '20:00',
    location: { lat: 13.668, lng: 100.634 },
  },
  services: [{ id: 1, name: 'Engine oil' }],
  other_service: '',
  note: '',
  customer_data: {
    first_name: 'Piyada',
    last_name: 'Wong',
    tel_no: '0812345678',
    email: '',
    register_number: '3ขข4821',
    brand: '',
    model: '',
    year: '',
  },
  is_guest: true,
};

const onRetry = vi.fn<() => void>();

const page = (made: { code: string; booking: Booking | null } | null) => (
  <BookingCompletedPage
    made={made}
    onRetry={onRetry}
    now={() => 0}
    renderFindLink={({ children }) => <a href="/find">{children}</a>}
    renderBookLink={({ children }) => <a href="/book">{children}</a>}
  />
);

afterEach(() => vi.unstubAllGlobals());

describe('the completion page', () => {
  it('RB-13 RB-14 shows the code, its QR, the way there, and both rules', async () => {
    await renderScreen(page({ code, booking }));
    expect(document.body.textContent).toContain('K7RM 4XHD');
    expect(screen.getByRole('img', { name: 'QR code of the booking code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=13.668,100.634',
    );
    expect(screen.getByText('Arrive by 10:45')).toBeTruthy();
    expect(screen.getByText('Cancel until Thu 26 Nov 10:30')).toBeTruthy();
  });

  it('RB-13 prints, and says why where that is not possible', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await renderScreen(page({ code, booking }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) Safari Line/14.19.1' });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText(/inside this app cannot print/)).toBeTruthy();
  });

  it('RB-13 a booking that cannot be read still shows its code, and can be asked for again', async () => {
    const { user } = await renderScreen(page({ code, booking: null }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking is confirmed');
    expect(document.body.textContent).toContain('K7RM 4XHD');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'View or cancel' })).toBeTruthy();
  });

  it('RB-13 without a booking it says so, and leads to finding one and to booking', async () => {
    await renderScreen(page(null));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no new booking to show');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/find', '/book']);
  });
});
