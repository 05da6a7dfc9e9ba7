import type { Language } from '#domain/constants.ts';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { watchers } from '#src/flow-host/watchers.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import type { SessionVisit } from './session.visit.ts';

/** The member who is signed in, as far as this page knows. */
export interface Me {
  /** Null for nobody; undefined while only the cookie says that there is somebody. */
  readonly member: () => Member | null | undefined;
  readonly subscribe: (tell: () => void) => () => void;
  /** The server has just said who it is. */
  readonly signIn: (member: Member) => void;
  /** Asks who it is, and follows the session, in a browser only. */
  readonly follow: (language: Language) => () => void;
}

/** Without personal data; the server never reads it. The page's first script reads it too, for the styles. */
const isHinted = () => /(^|; )memberUser=/.test(document.cookie);

/** Until then nothing is begun as a guest that is a member's. */
const AGAIN_AFTER_MS = 5_000;

export const meVisit = (host: Pick<FlowHost, 'api'>, session: Pick<SessionVisit, 'shown' | 'subscribe'>): Me => {
  const { subscribe, tell } = watchers();
  let member: Member | null | undefined;
  let isLookedFor = false;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = () => {
    if (!isLookedFor) member = typeof document !== 'undefined' && isHinted() ? undefined : null;
    isLookedFor = true;
    return member;
  };
  const know = (next: Member | null | undefined) => {
    isLookedFor = true;
    member = next;
    document.documentElement.toggleAttribute('data-member', next !== null);
    tell();
  };
  const ask = async (language: Language): Promise<void> => {
    const mine = (asked += 1);
    const found = await import('./me.adapters.ts').then(
      ({ readMe }) => readMe(host.api(language)),
      () => undefined,
    );
    // An answer from before another sign-in is about somebody else.
    if (member !== undefined || mine !== asked) return;
    if (found !== undefined) know(found);
    // Where a notice says that the session is over, it leads away from this page.
    else if (session.shown().screen === 'quiet') timer = setTimeout(() => void ask(language), AGAIN_AFTER_MS);
  };
  return {
    member: known,
    subscribe,
    signIn: know,
    follow: (language) => {
      const look = () => {
        const { member: standing } = session.shown().standing;
        if (standing === 'signedOut') know(null);
        // Signed in by another tab.
        else if (standing === 'signedIn' && known() === null) {
          know(undefined);
          void ask(language);
        }
      };
      // Where one signs out the answer would come too late: that nobody is signed in any more.
      if (known() === undefined && !location.pathname.endsWith('/auth/logout')) void ask(language);
      const stopFollowing = session.subscribe(look);
      // Signed out by another page while this one was kept away: what it shows is personal.
      const stopWaking = onWake(() => member && !isHinted() && location.reload());
      return () => {
        asked += 1;
        clearTimeout(timer);
        stopFollowing();
        stopWaking();
      };
    },
  };
};
