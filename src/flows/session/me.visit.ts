import type { Language } from '#domain/constants.ts';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { watchers } from '#src/flow-host/watchers.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import type { SessionVisit } from './session.visit.ts';

/** The signed-in member, as far as this page knows. */
export interface Me {
  /** Null if nobody is signed in; undefined while only the cookie says that somebody is, or a sign-in is under way. */
  readonly member: () => Member | null | undefined;
  readonly subscribe: (tell: () => void) => () => void;
  /** Called when the server has just said who has signed in. */
  readonly signIn: (member: Member) => void;
  /** Asks the server who is signed in, and follows the session; in a browser only. */
  readonly follow: (language: Language) => () => void;
}

/** The cookie holds no personal data and the server never reads it. The page's first script also reads it, for the styles. */
const isHinted = () => /(^|; )memberUser=/.test(document.cookie);

/** How soon to ask again. Until it is answered, nothing is started as a guest that could belong to the member. */
const AGAIN_AFTER_MS = 5_000;

/** A sign-in that came back from the provider and has not ended yet. */
interface SigningIn {
  readonly isUnderWay: () => boolean;
  readonly subscribe: (tell: () => void) => () => void;
}

export const meVisit = (
  host: Pick<FlowHost, 'api'>,
  session: Pick<SessionVisit, 'shown' | 'subscribe'>,
  login: SigningIn,
): Me => {
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
    // Ignore an answer to a question from before another sign-in: it is about somebody else.
    if (member !== undefined || mine !== asked) return;
    if (found !== undefined) know(found);
    // Where a notice says that the session is over, it leads away from this page.
    else if (session.shown().screen === 'quiet') timer = setTimeout(() => void ask(language), AGAIN_AFTER_MS);
  };
  return {
    // Nothing is begun as a guest that could belong to the member who is about to be signed in.
    member: () => known() ?? (login.isUnderWay() ? undefined : member),
    subscribe: (tell) => {
      const stops = [subscribe(tell), login.subscribe(tell)];
      return () => stops.forEach((stop) => stop());
    },
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
      // Do not ask on the sign-out page: the answer, that nobody is signed in any more, would come too late.
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
