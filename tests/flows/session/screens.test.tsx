import { act, screen as page, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { shallowEqual, useSelector } from '@xstate/react';
import { keepWordsWhole } from '#domain/whole-words.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectScreen, type SessionScreen } from '#machines/session/session.selectors.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import { ACCOUNT_KINDS } from '#contract/call.ts';
import { errorTexts } from '#server/http/error-texts.ts';
import { SessionNotice } from '#src/flows/session/session-notice.part.tsx';
import { SignOutScreen, type SignOutProps } from '#src/flows/session/sign-out.screen.tsx';
import { signOutState } from '#src/flows/session/sign-out.view.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { chart } from './chart.ts';

const SUPERSEDED = 'Logged out after logging in with another device.';
const LOG_IN = 'Please log in again.';

const signOutPage = (change: Partial<SignOutProps>) => (
  <SignOutScreen state="signingOut" message={null} onRetry={() => undefined} kept={null} waysOn={null} {...change} />
);

/** The notice above a page, and the page on which one signs out. */
function Page({ actor }: { readonly actor: AnyActorRef }) {
  const shown = useSelector(
    actor,
    (snapshot) => selectScreen(snapshot as SnapshotFrom<typeof sessionMachine>),
    shallowEqual,
  );
  const { screen, message } = shown;
  if (screen === 'superseded' || screen === 'pleaseLogIn')
    return <SessionNotice notice={screen} keeps={null} onLeave={() => undefined} />;
  return signOutPage({ state: signOutState(shown, ACCOUNT_KINDS), message });
}

/** Nobody presses anything: the server and the other tabs send these, and the page signs out when it is opened. */
const model: ScreenModel<SessionScreen, SessionEvent, null, null> = {
  executors: {
    'session.accepted': null,
    'session.superseded': null,
    'session.refused': null,
    'session.ended': null,
    'signOut.requested': null,
  },
  assertions: {
    quiet: () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull()),
    superseded: async () => {
      expect(await page.findByRole('dialog', { name: SUPERSEDED })).toBeTruthy();
      expect(page.getAllByRole('dialog')).toHaveLength(1);
      await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
    },
    pleaseLogIn: async () => {
      expect(await page.findByRole('dialog', { name: LOG_IN })).toBeTruthy();
    },
    signingOut: async () => {
      expect(await page.findByRole('heading', { name: 'Signing you out…' })).toBeTruthy();
      expect(page.queryByRole('dialog')).toBeNull();
    },
    notSignedOut: async ({ message }) => {
      expect(await page.findByRole('heading', { name: 'Signing out did not work' })).toBeTruthy();
      expect(page.getByRole('alert').textContent).toContain(message ?? 'Check your internet connection');
      expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
    },
  },
};

walkScreens({
  chart,
  model,
  render: async (input) => {
    const { perform, close } = await stagedPage(chart, input, (actor) => <Page actor={actor} />);
    return { user: null, view: null, perform, close };
  },
});

it('the generated paths take every transition of the chart', () => {
  expect(transitionsLeftOut({ chart })).toEqual([]);
});

it.each(['OK', 'Close'])('%s leads to where the session is signed out', async (name) => {
  const leave = vi.fn<() => void>();
  const { user } = await renderScreen(<SessionNotice notice="superseded" keeps="booking" onLeave={leave} />);
  await user.click(await page.findByRole('button', { name }));
  expect(leave).toHaveBeenCalledOnce();
});

it('DUP-02 the notice and the answer have the words of the specification, in both languages', async () => {
  const thai = 'ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น';
  expect(errorTexts.duplicateLogin).toEqual({ en: SUPERSEDED, th: thai });
  const english = await renderScreen(<SessionNotice notice="superseded" keeps="booking" onLeave={() => undefined} />);
  expect(await page.findByRole('dialog', { name: SUPERSEDED })).toBeTruthy();
  act(() => english.unmount());
  await renderScreen(<SessionNotice notice="superseded" keeps="booking" onLeave={() => undefined} />, 'th');
  expect(await page.findByRole('dialog', { name: keepWordsWhole(thai) })).toBeTruthy();
});

it.each([
  ['en', 'Signing out did not work', 'Try again'],
  ['th', keepWordsWhole('ออกจากระบบไม่สำเร็จ'), keepWordsWhole('ลองอีกครั้ง')],
] as const)('in %s a failed sign-out says so, and offers another try', async (language, words, again) => {
  const retry = vi.fn<() => void>();
  const { user, redraw } = await renderScreen(signOutPage({}), language);
  redraw(signOutPage({ state: 'notSignedOut', onRetry: retry }));
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(document.activeElement).toBe(page.getByRole('heading', { level: 1, name: words }));
  await user.click(page.getByRole('button', { name: again }));
  expect(retry).toHaveBeenCalledOnce();
});
