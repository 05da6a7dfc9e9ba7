import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import type { SessionScreen } from '#machines/session/session.selectors.ts';
import type { SessionEvent, SessionReport } from '#machines/session/session.types.ts';
import type { SessionNews } from '#src/api/client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { watchers } from '#src/flow-host/watchers.ts';
import { leaveUnasked } from '#src/ui/browser/use-leave-warning.ts';
import { sessionTabs, type Tabs } from './session-tabs.adapters.ts';
import { noticedIn } from './sign-out.view.ts';

/** Who this page is signed in as. It lives above the routes; the calls tell it what the server answers. */
export interface SessionVisit {
  readonly hear: (news: SessionNews) => void;
  /** Asks the server to end these accounts' sessions; a repeat asks only for those not yet ended. */
  readonly signOut: (kinds: readonly AccountKind[], language: Language) => void;
  /** What to show the person; `subscribe` reports changes. */
  readonly shown: () => SessionScreen;
  readonly subscribe: (tell: () => void) => () => void;
  /** The accounts that the notice is about; empty if there is no notice. */
  readonly noticed: () => readonly AccountKind[];
  /** Informs subscribers with pending calls that these will not be answered. */
  readonly onSuperseded: (tell: () => void) => () => void;
  /** Follows the other tabs, in a browser only. */
  readonly follow: () => () => void;
}

interface Browser {
  readonly tabs: Tabs;
  /** Reloads the page. */
  readonly reload: () => void;
}

export const UNKNOWN: SessionScreen = {
  screen: 'quiet',
  standing: { member: 'unknown', company: 'unknown' },
  message: null,
};

/** An answer to a call that other kinds of caller may also make says nothing about an account. */
const reportOf = ({ standing, who, kinds: named = [] }: SessionNews): SessionReport | null => {
  const kinds = named.length > 0 ? named : ACCOUNT_KINDS.filter((kind) => who.includes(kind));
  if (standing === 'accepted' && (kinds.length !== 1 || who.length !== 1)) return null;
  return { type: `session.${standing}`, kinds: kinds.length === 0 ? ACCOUNT_KINDS : kinds };
};

const inBrowser = (): Browser => ({ tabs: sessionTabs(), reload: () => leaveUnasked(() => location.reload()) });

const isSame = (one: SessionScreen, other: SessionScreen) =>
  one.message === other.message && ACCOUNT_KINDS.every((kind) => one.standing[kind] === other.standing[kind]);

/** The chart is loaded when the first report arrives, so that no page waits for it. */
export const sessionVisit = (host: Pick<FlowHost, 'api'>, { tabs, reload }: Browser = inBrowser()): SessionVisit => {
  const { subscribe, tell } = watchers();
  let language: Language = 'th';
  let shown = UNKNOWN;
  let chart: Promise<(event: SessionEvent) => void> | undefined;
  let isSomethingWaiting = false;
  const noticed = () => noticedIn(shown, ACCOUNT_KINDS);

  const show = (next: SessionScreen) => {
    if (isSame(next, shown)) return;
    shown = next;
    tell();
    if (isSomethingWaiting && shown.screen === 'quiet') reload();
  };
  const begin = async () => {
    const [{ beginSession }, { sessionAdapters }] = await Promise.all([
      import('./session.flow.ts'),
      import('./session.adapters.ts'),
    ]);
    return beginSession(sessionAdapters({ api: () => host.api(language) }, tabs), show);
  };
  /** Whether it was news. */
  const take = async (event: SessionEvent): Promise<boolean> => {
    try {
      const send = await (chart ??= begin());
      const before = shown;
      send(event);
      return shown !== before;
    } catch (error) {
      chart = undefined;
      if (event.type !== 'signOut.requested') throw error;
      const failed = Object.fromEntries(event.kinds.map((kind) => [kind, 'notSignedOut']));
      show({ ...shown, screen: 'notSignedOut', standing: { ...shown.standing, ...failed } });
      return true;
    }
  };
  const takeAndTell = async (report: SessionReport) => {
    if (await take(report)) tabs.tell(report);
  };
  return {
    hear: (news) => {
      const report = reportOf(news);
      if (report === null) return;
      // This call will not be answered: after the sign-out the page reloads and makes it again.
      if (report.type !== 'session.accepted' && shown.screen === 'signingOut') isSomethingWaiting = true;
      void takeAndTell(report);
    },
    signOut: (kinds, spoken) => {
      language = spoken;
      void take({ type: 'signOut.requested', kinds: kinds.filter((kind) => shown.standing[kind] !== 'signedOut') });
    },
    shown: () => shown,
    subscribe,
    noticed,
    onSuperseded: (hear) => {
      let wasNoticed = noticed().length > 0;
      return subscribe(() => {
        const isNoticed = noticed().length > 0;
        if (isNoticed && !wasNoticed) hear();
        wasNoticed = isNoticed;
      });
    },
    follow: () =>
      tabs.follow((report) => {
        const told = noticed();
        const isOver = report.type === 'session.ended' && told.every((kind) => report.kinds.includes(kind));
        // Calls that waited for the old session are made again by the reloaded page.
        if (isOver && told.length > 0) reload();
        else void take(report);
      }),
  };
};
