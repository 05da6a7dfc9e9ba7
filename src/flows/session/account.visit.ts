import type { AccountKind } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { watchers } from '#src/flow-host/watchers.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import type { SessionVisit } from './session.visit.ts';

/** One of the two kinds of account, as far as this page knows. */
export interface AccountVisit<Account> {
  /** Null if nobody is signed in; undefined while only the cookie says that somebody is. */
  readonly get: () => Account | null | undefined;
  readonly subscribe: (tell: () => void) => () => void;
  /** Called when the server has just said who has signed in. */
  readonly signIn: (account: Account) => void;
  /** Asks the server who is signed in, and follows the session; in a browser only. */
  readonly follow: (language: Language) => () => void;
}

interface AccountRules<Account> {
  readonly kind: AccountKind;
  /** The cookie for scripts, which holds no personal data and which the server never reads. */
  readonly cookie: string;
  /** Loads what asks the server. */
  readonly reader: () => Promise<(api: Api) => Promise<Account | undefined>>;
  readonly onKnown?: (account: Account | null | undefined) => void;
}

/** How soon to ask again. Until it is answered, nothing is started as a guest that could belong to the account. */
const AGAIN_AFTER_MS = 5_000;

export const accountVisit = <Account>(
  host: Pick<FlowHost, 'api'>,
  session: Pick<SessionVisit, 'shown' | 'subscribe'>,
  { kind, cookie, reader, onKnown }: AccountRules<Account>,
): AccountVisit<Account> => {
  const { subscribe, tell } = watchers();
  const isHinted = () => document.cookie.split('; ').some((each) => each.startsWith(`${cookie}=`));
  let account: Account | null | undefined;
  let isLookedFor = false;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = () => {
    if (!isLookedFor) account = typeof document !== 'undefined' && isHinted() ? undefined : null;
    isLookedFor = true;
    return account;
  };
  const know = (next: Account | null | undefined) => {
    isLookedFor = true;
    account = next;
    onKnown?.(next);
    tell();
  };
  const ask = async (language: Language): Promise<void> => {
    const mine = (asked += 1);
    const found = await reader().then(
      (read) => read(host.api(language)),
      () => undefined,
    );
    // Ignore an answer to a question from before another sign-in: it is about somebody else.
    if (account !== undefined || mine !== asked) return;
    if (found !== undefined) know(found);
    // Where a notice says that the session is over, it leads away from this page.
    else if (session.shown().screen === 'quiet') timer = setTimeout(() => void ask(language), AGAIN_AFTER_MS);
  };
  return {
    get: known,
    subscribe,
    signIn: know,
    follow: (language) => {
      const look = () => {
        const standing = session.shown().standing[kind];
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
      const stopWaking = onWake(() => account && !isHinted() && location.reload());
      return () => {
        asked += 1;
        clearTimeout(timer);
        stopFollowing();
        stopWaking();
      };
    },
  };
};
