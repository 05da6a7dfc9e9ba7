import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '#src/app/router.tsx';

const NOW = Date.parse('2026-11-21T09:40:00+07:00');

const slot = { location_id: 1003, location_name: 'Rama 4', date: '2026-11-22', time: '13:30' };
const soonest = { kind: 'soonest', soonest_list: [{ ...slot, date_time: '2026-11-22T13:30:00+07:00' }] };
const services = { kind: 'services', group_list: [{ id: 1, key: 'tire', name: 'Tyres', image: '/drawings/tire.svg' }] };

const answering = (widgets: readonly object[]) => () =>
  Promise.resolve(Response.json({ error_code: 0, results: { widget_list: widgets } }));

afterEach(() => {
  vi.useRealTimers();
});

async function openHome(send: typeof fetch, now = () => NOW) {
  const history = createMemoryHistory({ initialEntries: ['/en'] });
  const router = createAppRouter({ history, now, send });
  await router.load();
  render(<RouterProvider router={router} />);
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

it('HOME-01 shows the widgets in the order that the server gives', async () => {
  await openHome(answering([{ kind: 'services', group_list: services.group_list }, soonest, { kind: 'lookup' }]));
  await screen.findByText('Rama 4');
  const names = headings().filter((name) => ['1 service', 'Soonest times', 'Booked already?'].includes(name));
  expect(names).toEqual(['1 service', 'Soonest times', 'Booked already?']);
});

it('says for how long a time is kept as the server says it', async () => {
  await openHome(() =>
    Promise.resolve(Response.json({ error_code: 0, results: { widget_list: [soonest], hold_minutes: 7 } })),
  );
  expect(await screen.findByText('Your time is kept for 7 minutes while you check the summary.')).toBeTruthy();
});

it('a page that was left open shows no time that is over, calls no day today that is not, and reads again', async () => {
  const board = (date: string, times: readonly string[]) =>
    answering([
      {
        kind: 'soonest',
        soonest_list: [{ ...slot, date, time: times[0], times, date_time: `${date}T${times[0]}:00+07:00` }],
      },
    ]);
  let now = NOW;
  let send = board('2026-11-21', ['10:00', '10:30']);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openHome(
    () => send(),
    () => now,
  );
  await screen.findByRole('link', { name: '10:00 Today, Rama 4' });
  const pass = async (to: string) => {
    now = Date.parse(`2026-11-21T${to}:00+07:00`);
    await vi.advanceTimersByTimeAsync(60_000);
  };
  await pass('10:01');
  await waitFor(() => expect(screen.queryByRole('link', { name: /10:00/ })).toBeNull());
  expect(screen.getByRole('link', { name: '10:30 Today, Rama 4' })).toBeTruthy();
  send = board('2026-11-22', ['07:30']);
  await pass('21:15');
  await screen.findByRole('link', { name: '07:30 Tomorrow, Rama 4' });
  expect(screen.queryByText(/Today/)).toBeNull();
});

it('says so if no branch has a free time', async () => {
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
  // The heading, if another part of the page was quicker to take a lost focus.
  const content = document.querySelector('#content');
  await waitFor(() => expect(content?.contains(document.activeElement)).toBe(true));
});
