import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { PartSamples } from './part-samples.tsx';

/** The test DOM has no layout, so Mantine hides floating parts. */
const UNPLACED = { hidden: true };

it('a menu opens with its button, and a choice shows a notification that can be closed', async () => {
  // For the same reason it finds nothing to focus and warns about it.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await renderScreen(<PartSamples />);
  await user.click(screen.getByRole('button', { name: 'Open a menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Find a booking', ...UNPLACED }));
  const text = await screen.findByText('Good to know', { selector: '[role=status] *' });
  const said = text.closest<HTMLElement>('[role=status]') ?? text;
  expect(said.textContent).toContain('Your booking');
  expect(within(said).getByRole('button', { name: 'Close' })).toBeTruthy();
});

it('a drawer has its title and our text for closing, and returns the focus', async () => {
  const { user } = await renderScreen(<PartSamples />);
  const button = screen.getByRole('button', { name: 'Open a drawer' });
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Booking terms' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await expect.poll(() => document.activeElement).toBe(button);
});

it('a field suggests what it is given, and choosing one fills in its text', async () => {
  const { user } = await renderScreen(<PartSamples />);
  const field = screen.getByRole('combobox', { name: 'Place' });
  await user.type(field, 'พระ');
  await user.click(await screen.findByRole('option', { name: 'พระราม 4', ...UNPLACED }));
  expect((field as HTMLInputElement).value).toBe('พระราม 4');
});

it('tabs and pages are announced with our texts', async () => {
  const { user } = await renderScreen(<PartSamples />);
  await user.click(screen.getByRole('tab', { name: 'English' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Good to know');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(pages.getByRole('button', { name: 'Next page' }));
  expect(pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});
