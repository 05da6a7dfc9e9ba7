import { QueryClient, useQuery } from '@tanstack/react-query';
import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallRejected } from '#src/api/client.ts';
import { ReadRefused } from '#src/api/read.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { ReadList } from './read-list.tsx';

const refused = (message: string) => new ReadRefused({ kind: 'failed', failure: 'foreign', message, details: {} });

/** A list whose reads come out like this, one after the other. */
function List({ client, outcomes }: { client: QueryClient; outcomes: (string | Error)[] }) {
  const queryFn = () => {
    const next = outcomes.shift() ?? 'read';
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return <ReadList query={useQuery({ queryKey: ['list'], queryFn, retry: false }, client)}>{(data) => data}</ReadList>;
}

it('API-02 a read that is refused shows the server’s words, and goes on when it is tried again', async () => {
  const outcomes = [refused('The list is being moved.'), new CallRejected('network'), 'one line'];
  const { user } = await renderScreen(<List client={new QueryClient()} outcomes={outcomes} />);
  const notice = await page.findByText('The list is being moved.');
  expect(notice.closest('[role=alert]')?.textContent).toContain('Cannot display data now, try again');
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Cannot display data now, try again')).toBeTruthy();
  expect(page.queryByText('The list is being moved.')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('one line')).toBeTruthy();
});

it.each([
  ['The list is being moved.', 'The list is being moved.'],
  ['', 'We could not load the latest.'],
])(
  'API-02 above what was read before stands why there is nothing newer: “%s” is shown as “%s”',
  async (said, shown) => {
    const client = new QueryClient();
    await renderScreen(<List client={client} outcomes={['one line', refused(said)]} />);
    expect(await page.findByText('one line')).toBeTruthy();
    await client.invalidateQueries();
    expect(await page.findByText(shown)).toBeTruthy();
    expect(page.getByText('This may be out of date')).toBeTruthy();
    expect(page.getByText('one line')).toBeTruthy();
  },
);
