import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { ServiceTile } from './service-tile.part.tsx';

const tile = (pre_day: number, from: string | null) => (
  <ServiceTile
    service={{ id: 1, group_id: 1, name: 'Oil', hours: 1, pre_day }}
    duration="1 h"
    from={from}
    chosen={false}
    describedBy={undefined}
    onToggle={() => undefined}
  />
);

it.each([
  ['th', 0, null, keepWordsWhole('จองวันนี้ได้')],
  ['th', 0, 'พฤ. 26 พ.ย.', 'จองได้ตั้งแต่ พฤ. 26 พ.ย.'],
  ['en', 0, null, 'bookable today'],
  ['en', 0, 'Thu 26 Nov', 'bookable from Thu 26 Nov'],
  ['en', 1, 'Thu 26 Nov', 'book 1 day ahead'],
] as const)(
  'in %s a service with a lead time of %i days says from when it can be booked: %s',
  async (language, days, from, words) => {
    await renderScreen(tile(days, from), language);
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toContain(words);
  },
);
