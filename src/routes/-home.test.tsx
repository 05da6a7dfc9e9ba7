import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createAppRouter } from '#src/app/router.tsx';

const NOW = Date.parse('2026-11-21T09:40:00+07:00');

const slot = { location_id: 1003, location_name: 'Rama 4', date: '2026-11-22', time: '13:30' };
const soonest = { kind: 'soonest', soonest_list: [{ ...slot, date_time: '2026-11-22T13:30:00+07:00' }] };
const services = { kind: 'services', group_list: [{ id: 1, key: 'tire', name: 'Tyres', image: '/drawings/tire.svg' }] };

const answering = (widgets: readonly object[]) => () =>
  Promise.resolve(Response.json({ error_code: 0, results: { widget_list: widgets } }));

async function openHome(send: typeof fetch) {
  const history = createMemoryHistory({ initialEntries: ['/en'] });
  const router = createAppRouter({ history, now: () => NOW, send });
  await router.load();
  render(<RouterProvider router={router} />);
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

afterEach(cleanup);

it('HOME-01 shows the widgets in the order that the server gives', async () => {
  await openHome(answering([{ kind: 'services', group_list: services.group_list }, soonest, { kind: 'lookup' }]));
  await screen.findByText('Rama 4');
  const names = headings().filter((name) => ['Services', 'First free times', 'Booked already?'].includes(name));
  expect(names).toEqual(['Services', 'First free times', 'Booked already?']);
});

it('a free time on home leads to the booking with branch, date and time as a wish', async () => {
  await openHome(answering([{ kind: 'book' }, soonest]));
  const link = await screen.findByRole('link', { name: '13:30 Tomorrow, Rama 4' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/en/booking');
  expect(searchParams.get('branch')).toBe('1003');
  expect(searchParams.get('date')).toBe('2026-11-22');
  expect(searchParams.get('time')).toBe('13:30');
});

it('says so when no branch has a free time', async () => {
  await openHome(answering([{ kind: 'book' }, { kind: 'soonest', soonest_list: [] }]));
  expect(await screen.findByText('No branch has a free time in the next 60 days.')).toBeTruthy();
});

it('CONT-09 unreadable widgets are reported, and trying again shows them and keeps the focus on the page', async () => {
  let works = false;
  await openHome(() => (works ? answering([{ kind: 'book' }, soonest])() : Promise.reject(new TypeError('offline'))));
  expect((await screen.findByRole('alert')).textContent).toContain('Cannot display data now, try again');
  expect(headings()).toContain('Booked already?');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Rama 4');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.id).toBe('content');
});
