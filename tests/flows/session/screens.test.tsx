import { act, screen as page } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { keepWordsWhole } from '#domain/whole-words.ts';
import type { SessionPorts } from '#machines/session/session.ports.ts';
import { selectScreen, type SessionScreen, type SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { SessionEvent, SessionReport } from '#machines/session/session.types.ts';
import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import { confirmGroup } from '#contract/calls/group-booking.calls.ts';
import { readProfile } from '#contract/calls/member.calls.ts';
import { errorTexts } from '#server/http/error-texts.ts';
import type { SessionNews } from '#src/api/client.ts';
import { SessionNotice } from '#src/flows/session/session-notice.part.tsx';
import { sessionVisit, type SessionVisit } from '#src/flows/session/session.visit.ts';
import { SignOutScreen, type SignOutProps } from '#src/flows/session/sign-out.screen.tsx';
import { noticedIn, signOutState } from '#src/flows/session/sign-out.view.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { portsOn } from './ports.ts';

const SUPERSEDED = 'Logged out after logging in with another device.';
const LOG_IN = 'Please log in again.';
const BOOKING = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';

const signOutPage = (change: Partial<SignOutProps>) => (
  <SignOutScreen state="signingOut" message={null} onRetry={() => undefined} kept={null} waysOn={null} {...change} />
);

/** The notice above a page, and the page on which one signs out. */
function Page({ visit }: { readonly visit: SessionVisit }) {
  const shown = useSyncExternalStore(visit.subscribe, visit.shown);
  const { screen, message } = shown;
  if (screen === 'superseded' || screen === 'pleaseLogIn')
    return <SessionNotice notice={screen} keeps={null} onLeave={() => undefined} />;
  return signOutPage({ state: signOutState(shown, ACCOUNT_KINDS), message });
}

/** Loaded before, so that no path waits for them. */
const loaded = Promise.all([
  import('#src/flows/session/session.adapters.ts'),
  import('#src/flows/session/session.flow.ts'),
]);

async function open() {
  await loaded;
  const told: SessionReport[] = [];
  const ended: AccountKind[] = [];
  const pending = vi.fn<() => void>();
  let fromAnother: (report: SessionReport) => void = () => undefined;
  let visit: SessionVisit | null = null;
  const onSession = (news: SessionNews) => visit?.hear(news);
  const opened = await wiredPage<SessionPorts>({
    chart,
    ports: portsOn((kind) => ended.push(kind)),
    onSession,
    part: (host) => {
      const tabs = {
        tell: (report: SessionReport) => void told.push(report),
        follow: (hear: typeof fromAnother) => {
          fromAnother = hear;
          return () => undefined;
        },
      };
      visit = sessionVisit(host, { tabs, reload: () => undefined });
      visit.onSuperseded(pending);
      visit.follow();
      return <Page visit={visit} />;
    },
    // What the server says of a session comes with the answer to any call; that it was ended, from another tab.
    others: {
      'session.accepted': ({ kinds }) => {
        const api = opened.host.api('en');
        if ((kinds as readonly AccountKind[]).includes('member')) {
          void api(readProfile, { code: 'me' });
          opened.wire.answer('readProfile', {
            profile: { code: 'me', first_name: '', last_name: '', contact_tel: '', contact_email: '', image: null },
          });
        } else {
          void api(confirmGroup, { item: [BOOKING], aff: '', device: 'web' });
          opened.wire.answer('confirmGroup', { item_list: [], now: '2026-11-21T10:00:00+07:00' });
        }
      },
      'session.superseded': ({ kinds }) => {
        void opened.host.api('en')(readProfile, { code: 'me' });
        opened.wire.refuse('readProfile', 'duplicateLogin', { superseded: [...(kinds as readonly AccountKind[])] });
      },
      'session.refused': ({ kinds }) => {
        void opened.host.api('en')(readProfile, { code: 'me' });
        opened.wire.refuse('readProfile', 'pleaseLogIn', { signed_out: [...(kinds as readonly AccountKind[])] });
      },
      'session.ended': (event) => fromAnother(event as SessionReport),
      'signOut.requested': ({ kinds }) => visit?.signOut(kinds as readonly AccountKind[], 'en'),
    },
  });
  const view = {
    pending,
    shown: () => visit?.shown(),
    /** Each account that was signed out here is told to the other tabs, once. */
    toldOfEnds: () => [told.flatMap((report) => (report.type === 'session.ended' ? report.kinds : [])), ended],
  };
  return { ...opened, user: null, view };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const knows = (screen: SessionScreen, { shown, toldOfEnds }: View) => {
  expect(shown()).toEqual(screen);
  const [told, ended] = toldOfEnds();
  expect(told).toEqual(ended);
};

/** Nobody presses anything: the server and the other tabs send these, and the page signs out when it is opened. */
const model: ScreenModel<SessionScreen, SessionEvent, null, View> = {
  executors: {
    'session.accepted': null,
    'session.superseded': null,
    'session.refused': null,
    'session.ended': null,
    'signOut.requested': null,
  },
  assertions: {
    quiet: (screen, view) => {
      expect(page.queryByRole('dialog')).toBeNull();
      knows(screen, view);
    },
    superseded: (screen, view) => {
      expect(page.getByRole('dialog', { name: SUPERSEDED })).toBeTruthy();
      expect(page.getAllByRole('dialog')).toHaveLength(1);
      expect(document.activeElement?.textContent).toBe('OK');
      expect(view.pending).toHaveBeenCalled();
      knows(screen, view);
    },
    pleaseLogIn: (screen, view) => {
      expect(page.getByRole('dialog', { name: LOG_IN })).toBeTruthy();
      expect(view.pending).toHaveBeenCalled();
      knows(screen, view);
    },
    signingOut: (screen, view) => {
      expect(page.getByRole('heading', { name: 'Signing you out…' })).toBeTruthy();
      expect(page.queryByRole('dialog')).toBeNull();
      knows(screen, view);
    },
    notSignedOut: (screen, view) => {
      expect(page.getByRole('heading', { name: 'Signing out did not work' })).toBeTruthy();
      expect(page.getByRole('alert').textContent).toContain(screen.message ?? 'Check your internet connection');
      expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
      knows(screen, view);
    },
  },
};

/** What the page does not do: ask to end a session that has ended, and stay after other tabs have ended what its notice is about. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const screen = selectScreen(snapshot as SessionSnapshot);
  const kinds = 'kinds' in event ? (event['kinds'] as readonly AccountKind[]) : [];
  if (event.type === 'signOut.requested') return kinds.every((kind) => screen.standing[kind] !== 'signedOut');
  const noticed = noticedIn(screen, ACCOUNT_KINDS);
  return event.type !== 'session.ended' || noticed.length === 0 || !noticed.every((kind) => kinds.includes(kind));
};

walkScreens({ chart, model, render: open, isPossible, invalidation: alsoWalked });

it('the generated paths take every transition of the chart', () => {
  expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
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
