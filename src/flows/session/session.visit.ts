import type { SessionScreen } from '#machines/session/session.selectors.ts';
import { ACCOUNT_KINDS, type SessionEvent } from '#machines/session/session.types.ts';
import type { SessionNews } from '#src/api/client.ts';
import { sessionTabs, type Tabs } from './session-tabs.adapters.ts';

type Shown = SessionScreen['screen'];

/** Who this page is signed in as, above its routes: the calls tell it what the server answers. */
export interface SessionVisit {
  readonly hear: (news: SessionNews) => void;
  /** The sessions of all accounts were signed out here. */
  readonly end: () => void;
  /** What the person is to be told, and when that changes. */
  readonly told: () => Shown;
  readonly subscribe: (tell: () => void) => () => void;
  /** For what has a call on its way: it is not answered any more. */
  readonly onSuperseded: (tell: () => void) => () => void;
  /** Follows the other tabs, in a browser only. */
  readonly follow: () => () => void;
}

interface Surroundings {
  readonly tabs: Tabs;
  /** Begins the page anew. */
  readonly reload: () => void;
}

/** A call that others may make too says nothing of an account when it is answered. */
const eventOf = ({ standing, who }: SessionNews): SessionEvent | null => {
  const kinds = ACCOUNT_KINDS.filter((kind) => who.includes(kind));
  if (standing === 'accepted' && (kinds.length !== 1 || who.length !== 1)) return null;
  return { type: `session.${standing}`, kinds: kinds.length === 0 ? ACCOUNT_KINDS : kinds };
};

const inBrowser = (): Surroundings => ({ tabs: sessionTabs(), reload: () => window.location.reload() });

/** The chart is loaded with the first thing that there is to tell it: no page waits for it. */
export const sessionVisit = ({ tabs, reload }: Surroundings = inBrowser()): SessionVisit => {
  const watchers = new Set<() => void>();
  let told: Shown = 'quiet';
  let chart: Promise<(event: SessionEvent) => void> | undefined;

  const show = (next: Shown) => {
    if (next === told) return;
    told = next;
    for (const tell of watchers) tell();
  };
  const take = async (event: SessionEvent) => {
    chart ??= import('./session.flow.ts').then(({ beginSession }) => beginSession(show));
    (await chart)(event);
  };
  const happen = (event: SessionEvent) => {
    tabs.tell(event);
    void take(event);
  };
  const subscribe = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  return {
    hear: (news) => {
      const event = eventOf(news);
      if (event !== null) happen(event);
    },
    end: () => happen({ type: 'session.ended', kinds: ACCOUNT_KINDS }),
    told: () => told,
    subscribe,
    onSuperseded: (tell) =>
      subscribe(() => {
        if (told !== 'quiet') tell();
      }),
    follow: () =>
      tabs.follow((event) => {
        // What waited here for the old session is asked anew as whoever one is now.
        if (event.type === 'session.ended' && told !== 'quiet') reload();
        else void take(event);
      }),
  };
};
