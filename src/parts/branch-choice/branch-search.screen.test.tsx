import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { BranchSearch, type BranchSearchProps } from './branch-search.part.tsx';

const suggestions = [{ keyword: 'Bangkok' }, { keyword: 'Rama 4', location_id: 1003 }];
const search = (picked: BranchSearchProps['picked']) => (
  <BranchSearch
    keywords="ra"
    onKeywords={vi.fn<(text: string) => void>()}
    suggestions={suggestions}
    onSuggestion={() => undefined}
    picked={picked}
  />
);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

it('RB-15 a suggestion says what it chose, and shows that it is chosen', async () => {
  const { redraw } = await renderScreen(search(null), 'en');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
  redraw(search({ keyword: 'Rama 4', branchName: 'Rama 4' }));
  expect(pressed()).toEqual(['Rama 4']);
  expect(screen.getByRole('status').textContent).toBe('The branch Rama 4 is chosen.');
  redraw(search({ keyword: 'Bangkok', branchName: null }));
  expect(pressed()).toEqual(['Bangkok']);
  expect(screen.getByRole('status').textContent).toBe('Branches for “Bangkok” are shown.');
});
