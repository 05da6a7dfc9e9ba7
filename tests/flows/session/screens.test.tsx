import { act, screen as page, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectScreen, type SessionScreen } from '#machines/session/session.selectors.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import { SessionNotice } from '#src/flows/session/session-notice.part.tsx';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { chart } from './chart.ts';

const SUPERSEDED = 'Logged out after logging in with another device.';
const LOG_IN = 'Please log in again.';

function Notice({ actor }: { readonly actor: AnyActorRef }) {
  const told = useSelector(actor, (snapshot) => selectScreen(snapshot as SnapshotFrom<typeof sessionMachine>).screen);
  return told === 'quiet' ? null : <SessionNotice told={told} onLeave={() => undefined} />;
}

/** Nobody presses anything: the server and the other tabs say it. */
const model: ScreenModel<{ screen: SessionScreen['screen'] }, SessionEvent, null, null> = {
  executors: {
    'session.accepted': null,
    'session.superseded': null,
    'session.refused': null,
    'session.ended': null,
  },
  assertions: {
    quiet: () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull()),
    superseded: async () => {
      expect(await page.findByRole('dialog', { name: SUPERSEDED })).toBeTruthy();
      expect(page.getAllByRole('dialog')).toHaveLength(1);
    },
    pleaseLogIn: async () => {
      expect(await page.findByRole('dialog', { name: LOG_IN })).toBeTruthy();
    },
  },
};

walkScreens({
  chart,
  model,
  render: async (input) => {
    const { perform, close } = await stagedPage(chart, input, (actor) => <Notice actor={actor} />);
    return { user: null, view: null, perform, close };
  },
});

it('the generated paths take every transition of the chart', () => {
  expect(transitionsLeftOut({ chart })).toEqual([]);
});

it.each(['OK', 'Close'])('%s leads to where the session is signed out', async (name) => {
  const leave = vi.fn<() => void>();
  const { user } = await renderScreen(<SessionNotice told="superseded" onLeave={leave} />);
  await user.click(await page.findByRole('button', { name }));
  expect(leave).toHaveBeenCalledOnce();
});

it('DUP-02 the notice has the words of the specification, in both languages', async () => {
  const english = await renderScreen(<SessionNotice told="superseded" onLeave={() => undefined} />);
  expect(await page.findByRole('dialog', { name: SUPERSEDED })).toBeTruthy();
  act(() => english.unmount());
  await renderScreen(<SessionNotice told="superseded" onLeave={() => undefined} />, 'th');
  expect(await page.findByRole('dialog', { name: 'ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น' })).toBeTruthy();
});
