import type { Language } from '#domain/constants.ts';
import type { Company } from '#machines/shared/company.ts';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { accountVisit, type AccountVisit } from './account.visit.ts';
import type { SessionVisit } from './session.visit.ts';

/** Who is signed in, of both kinds: a browser can be a member's and a company's at once. */
export interface Me {
  /** Null if nobody is signed in; undefined while only the cookie says that somebody is, or a sign-in is under way. */
  readonly member: () => Member | null | undefined;
  readonly company: () => Company | null | undefined;
  readonly subscribe: (tell: () => void) => () => void;
  /** Called when the server has just said who has signed in. */
  readonly signIn: (member: Member) => void;
  readonly signInCompany: (company: Company) => void;
  /** Asks the server which member is signed in, and follows the session; in a browser only. */
  readonly follow: (language: Language) => () => void;
  /** The same for the company, which only its own pages ask for. */
  readonly followCompany: AccountVisit<Company>['follow'];
}

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
  const member = accountVisit<Member>(host, session, {
    kind: 'member',
    cookie: 'memberUser',
    reader: () => import('./me.adapters.ts').then(({ readMe }) => readMe),
    // The page's first script has set it by the cookie, for the styles.
    onKnown: (next) => document.documentElement.toggleAttribute('data-member', next !== null),
  });
  const company = accountVisit<Company>(host, session, {
    kind: 'company',
    cookie: 'corporateUser',
    reader: () => import('./company.adapters.ts').then(({ readCompany }) => readCompany),
  });
  return {
    // Nothing is begun as a guest that could belong to the member who is about to be signed in.
    member: () => member.get() ?? (login.isUnderWay() ? undefined : member.get()),
    company: company.get,
    subscribe: (tell) => {
      const stops = [member, company, login].map(({ subscribe }) => subscribe(tell));
      return () => stops.forEach((stop) => stop());
    },
    signIn: member.signIn,
    signInCompany: company.signIn,
    follow: member.follow,
    followCompany: company.follow,
  };
};
