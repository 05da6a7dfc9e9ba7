import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepWordsWhole } from '#domain/whole-words.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Language } from '#domain/constants.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { BranchList, type BranchListProps } from './branch-list.part.tsx';

const branch = (location_id: number, name: string, more: Partial<Branch>): Branch => ({
  id: location_id,
  location_id,
  name,
  open_time: '07:30',
  close_time: '19:00',
  location: { lat: 13.7, lng: 100.5 },
  ...more,
});
const next_opening = { date: '2026-11-26', time: '07:30' };
const [rama4, mai, rai] = [
  branch(1, 'Rama 4', { district: 'Khlong Toei', province: 'Bangkok', area: 'bangkok', next_opening }),
  branch(2, 'Chiang Mai', { province: 'Chiang Mai', area: 'north', open_time: null, close_time: null, next_opening }),
  branch(3, 'Chiang Rai', {
    province: 'Chiang Rai',
    area: 'north',
    next_opening: { date: '2026-11-28', time: '08:00' },
  }),
] as const;

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+07:00`);

const list = (now: number, more: Partial<BranchListProps> = {}) => (
  <BranchList
    branches={[mai, rai, rama4]}
    state="loaded"
    onRetry={() => undefined}
    recent={[]}
    last={undefined}
    now={now}
    chosenId={null}
    onChoose={vi.fn<(chosen: Branch) => void>()}
    found={null}
    soonest={new Map()}
    isNearest={false}
    onLight={() => undefined}
    {...more}
  />
);

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('b')?.textContent);
const rowOf = (name: string) => screen.getByText(name).closest('label')?.textContent ?? '';

it.each<[Language, string, string]>([
  ['th', '06:00', 'ปิดอยู่ เปิด 07:30'],
  ['th', '12:00', keepWordsWhole('วันนี้ 07:30–19:00')],
  ['th', '21:15', keepWordsWhole('ปิดอยู่ เปิดพรุ่งนี้ 07:30')],
  ['en', '06:00', 'Closed now, opens 07:30'],
  ['en', '12:00', 'Today 07:30–19:00'],
  ['en', '21:15', 'Closed now, opens tomorrow 07:30'],
])('in %s at %s a branch says whether it is open: %s', async (language, time, words) => {
  await renderScreen(list(at(time)), language);
  expect(rowOf('Rama 4')).toContain(words);
  expect(rowOf('Rama 4')).toContain('Khlong Toei');
});

it('on a closed day, and before another, it says when it opens', async () => {
  await renderScreen(list(at('21:15')), 'en');
  expect(rowOf('Chiang Mai')).toContain('Closed today, opens tomorrow 07:30');
  expect(rowOf('Chiang Rai')).toContain('Closed now, opens Sat 28 Nov 08:00');
});

it('RB-15 the branches are grouped by area, first that of the branch used last, below the recent ones', async () => {
  const { redraw } = await renderScreen(list(at('12:00')), 'en');
  const groups = () =>
    screen
      .getAllByRole('group')
      .flatMap((group) => (group.tagName === 'DIV' ? [group.querySelector('p')?.textContent] : []));
  expect(groups()).toEqual(['Bangkok and around', 'North']);
  expect(namesIn(screen.getByRole('group', { name: 'All branches' }))).toEqual(['Rama 4', 'Chiang Mai', 'Chiang Rai']);
  redraw(list(at('12:00'), { recent: [rai], last: rai }));
  expect(groups()).toEqual(['North', 'Bangkok and around']);
  expect(namesIn(document.body)).toEqual(['Chiang Rai', 'Chiang Rai', 'Chiang Mai', 'Rama 4']);
  redraw(list(at('12:00'), { found: 3 }));
  expect(groups()).toEqual([]);
  expect(namesIn(document.body)).toEqual(['Chiang Mai', 'Chiang Rai', 'Rama 4']);
});
