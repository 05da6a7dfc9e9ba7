import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import { foundBooking as told } from '#src/flows/booking-lookup/lookup.fixtures.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { bookingColumns } from './booking-columns.part.tsx';
import { BookingsTable } from './bookings-table.part.tsx';
import type { Choice } from './use-choice.ts';

const NOW = '2026-11-26T10:00:00+07:00';
const WHY = 'Too late to cancel online: call the branch';
const ADDRESS = {
  address: '99/1 ถนนสุขุมวิท',
  province: 'กรุงเทพมหานคร',
  district: 'บางนา',
  sub_district: 'บางนาใต้',
  postal_code: '10260',
};

const choice: Choice = {
  chosen: [],
  selectionAmong: () => ({ chosen: {}, onChange: vi.fn(), isPossible: ({ cancelling }) => cancelling === 'possible' }),
  keep: vi.fn(),
  clear: vi.fn(),
};

const rowsOf = async (...bookings: Partial<typeof told>[]) => {
  await renderScreen(
    <BookingsTable
      bookings={bookings.map((each, place) =>
        foundBookingFrom({ ...told, appointment_id: String(place), ...each }, NOW),
      )}
      now={NOW}
      columns={bookingColumns((_id, look) => (
        <a {...look} href="/">
          {look.children}
        </a>
      ))}
      choice={choice}
      fold={null}
    />,
  );
  return screen.getAllByRole('row').slice(1);
};

describe('the table of bookings', () => {
  it('CANCEL-02 says why a booking to come has no box to choose it, and nothing of one that is over', async () => {
    const rows = await rowsOf({}, { cancel_until: '2026-11-26T09:59:59+07:00' }, { cancel_until: null, status: 3 });
    expect(rows.map((row) => [within(row).queryByRole('checkbox') !== null, row.textContent.includes(WHY)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('CB-09 says which car we collect, and nothing of any other', async () => {
    const rows = await rowsOf({}, { by_mr_fit: false }, { by_mr_fit: true, address_take_car: ADDRESS });
    expect(rows.map(({ textContent }) => textContent.includes('We collect it'))).toEqual([false, false, true]);
  });

  it('CANCEL-03 a box is named with the plate, as two cars may come at one time', async () => {
    const [row] = await rowsOf({});
    expect(within(row!).getByRole('checkbox').closest('label')?.textContent).toContain('3ขข 4821');
  });
});
