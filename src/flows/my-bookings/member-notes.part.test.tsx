import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { MemberNotes, type MemberNotesProps } from './member-notes.part.tsx';

type Widget = MemberNotesProps['widgets'][number];
type Due = Extract<Widget, { kind: 'due' }>['maintenance_list'][number];

const car: Due['car'] = {
  car_profile_id: '00000000-0000-4000-8000-000000000001',
  car_name: 'คันเก่ง',
  car_register_number: '1กก1234',
  province: '',
  brand: 'Toyota',
  model: 'Yaris',
  year: '2022',
  odometer: null,
  odometer_read: null,
  usual_branch: null,
};
const oil: Due = {
  advice_id: 'oil',
  name: 'Engine oil',
  state: 'soon',
  every_km: 10_000,
  every_months: 6,
  by: 'months',
  due_date: '2026-12-01',
  due_odometer: null,
  last: null,
  services: [],
  booked: null,
  car,
};

const show = (due: readonly Due[]) =>
  renderScreen(
    <MemberNotes
      widgets={[{ kind: 'due', maintenance_list: [...due] }]}
      renderCareLink={(content, className) => (
        <a className={className} href="/en/me">
          {content}
        </a>
      )}
      renderPointsLink={() => null}
    />,
  );

describe('what is due, on home', () => {
  it.each([
    ['soon', 'Engine oil Due soon · 1กก 1234'],
    ['due', 'Engine oil Due now · 1กก 1234'],
  ] as const)('is said as on the overview of the cars when it is %s', async (state, says) => {
    await show([{ ...oil, state }]);
    expect(screen.getByRole('link', { name: says })).toBeDefined();
  });

  it('is nothing', async () => {
    await show([]);
    expect(screen.getByRole('link', { name: 'Nothing is due soon' })).toBeDefined();
  });
});
