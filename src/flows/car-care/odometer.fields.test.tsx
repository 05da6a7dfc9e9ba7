import { screen as page } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api, CallResult } from '#src/api/client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { OdometerFields } from './odometer.fields.tsx';

// What is typed and not saved outlives the form.
beforeEach(() => localStorage.clear());

/** The form with a server that gives this answer. */
async function form(answer: CallResult<unknown>) {
  const api: Api = () => Promise.resolve(answer as never);
  const host: FlowHost = {
    api: () => api,
    languages: createLanguages(),
    now: () => 0,
    session: { onSuperseded: () => () => undefined },
    me: { member: () => null, company: () => null, subscribe: () => () => undefined },
  };
  const onNoted = vi.fn<() => void>();
  const last = { odometer: 45_000, date: '2026-01-01' } as const;
  const { user } = await renderScreen(
    <OdometerFields host={host} code="me" carId="car" last={last} onNoted={onNoted} onLeave={() => undefined} />,
  );
  const field = page.getByLabelText('Odometer now (km)');
  return { onNoted, user, field };
}

const refused = (message: string) => ({ kind: 'failed', failure: 'foreign', message, details: {} }) as const;

it.each([
  ['The car is being moved.', 'The car is being moved.'],
  ['', 'It could not be saved. Try again.'],
])('API-02 what the server refuses with “%s” is said at the field: “%s”', async (said, shown) => {
  const { user, field, onNoted } = await form(refused(said));
  await user.type(field, '44,000');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await user.click(page.getByRole('button', { name: 'Yes, save it' }));
  expect(await page.findByText(shown)).toBeTruthy();
  expect(onNoted).not.toHaveBeenCalled();
  // The question is over: another number begins anew.
  await user.type(field, '1');
  expect(page.queryByText(shown)).toBeNull();
  expect(page.getByRole('button', { name: 'Save' })).toBeTruthy();
});

it.each(['45000.5', '45,0000', '45.00', '-1', '45 km', '9999999'])(
  '“%s” is no reading of an odometer',
  async (typed) => {
    const { user, field, onNoted } = await form({ kind: 'ok', value: null });
    await user.type(field, typed);
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect(await page.findByText('Type the kilometres, digits only, such as 45,000')).toBeTruthy();
    expect(onNoted).not.toHaveBeenCalled();
  },
);

it.each(['46,000', '46000', '46 000', '46.000', '๔๖,๐๐๐', ' 46000 '])('“%s” is one', async (typed) => {
  const { user, field, onNoted } = await form({ kind: 'ok', value: null });
  await user.type(field, typed);
  await user.click(page.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onNoted).toHaveBeenCalledOnce());
});
