import { screen as page } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { ListPages } from './list-pages.tsx';

it('a page whose last line is gone leads to the last that there is', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const pages = (at: number, of: number) => <ListPages label="Pages" page={at} pages={of} onPage={onPage} />;
  const { user, redraw } = await renderScreen(pages(2, 2));
  expect(page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  redraw(pages(2, 1));
  expect(page.getByText('There is nothing on this page')).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Go to the last page' }));
  expect(onPage.mock.calls).toEqual([[1]]);
  redraw(pages(1, 1));
  expect(page.queryByRole('button')).toBeNull();
});
