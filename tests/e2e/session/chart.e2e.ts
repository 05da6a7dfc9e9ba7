import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import { calls } from '#contract/calls/all.ts';
import type { SessionScreen, SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { SignOutOutcome } from '#machines/session/session.types.ts';
import { READABLE } from '#server/http/session.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { offers } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/session/chart.ts';
import { declaredIn } from '#tests/support/model/path-coverage.ts';
import { endedSession, newAccount, signIn } from '#tests/support/sign-in.ts';

interface Session {
  site: LoginPage;
  readonly account: string;
  /** Another tab of this browser, which is the first to hear of everything but signing out here. */
  tab: Page | null;
}

const SUPERSEDED = 'Logged out after logging in with another device.';
const LOG_IN = 'Please log in again.';
/** A page of the account, and the one that signs it out. */
const PAGES = {
  member: { own: '/me/account', signOut: '/auth/logout?kind=member' },
  company: { own: '/corporate/account/pickup', signOut: '/corporate/auth/logout' },
} as const;

const at = ({ site: { language } }: Session, path: string) => `/${language}${path}`;

/** This browser's cookie becomes this one. */
async function become({ site: { page } }: Session, kind: AccountKind, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  const own = { url: 'http://127.0.0.1', sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { ...own, name, value, httpOnly: true },
    { ...own, name: READABLE[kind], value: '1' },
  ]);
}

/** Opens a page in another tab, in place of the one before. */
async function inTab(session: Session, path: string): Promise<LoginPage> {
  await session.tab?.close();
  session.tab = await session.site.page.context().newPage();
  await session.tab.goto(at(session, path));
  return new LoginPage(session.tab, session.site.language);
}

const isNotice =
  (title: string | null) =>
  async ({ site }: Session) => {
    for (const each of [SUPERSEDED, LOG_IN]) await expect(site.dialog(each)).toHaveCount(each === title ? 1 : 0);
  };

function walkSession(kind: AccountKind): void {
  const { own, signOut } = PAGES[kind];
  const [other = kind] = ACCOUNT_KINDS.filter((each) => each !== kind);
  const standingOf = ({ value }: AnyMachineSnapshot) => (value as SessionSnapshot['value'])[kind];
  const signsIn = async (session: Session) =>
    become(session, kind, await withDatabase((db) => signIn(db, kind, session.account)));
  /** A session that has ended so, of which another tab hears from the server. */
  const hears = (reason: 'run out' | 'superseded', title: string) => async (session: Session) => {
    // What it still reads with the session before would be answered that this one has taken its place.
    await session.tab?.close();
    await become(session, kind, await withDatabase((db) => endedSession(db, kind, session.account, reason)));
    await (await inTab(session, own)).dialog(title).waitFor();
  };

  walkChart<SessionScreen, Session>({
    chart: { ...chart, walk: `session of a ${kind}` },
    prepare: {
      opened: async ({ site: { page, language } }) => ({
        site: new LoginPage(page, language),
        account: await withDatabase((db) => newAccount(db, kind)),
        tab: null,
      }),
    },
    open: async (session) => {
      await session.site.page.goto(at(session, '/termconditions'));
      await session.site.takenOver();
    },
    beginsLater: true,
    acts: {
      'session.accepted': async (session) => {
        await signsIn(session);
        await inTab(session, own);
      },
      'session.superseded': hears('superseded', SUPERSEDED),
      'session.refused': hears('run out', LOG_IN),
      'session.ended': async (session) => {
        await signsIn(session);
        await inTab(session, signOut);
      },
      // Every way of signing out opens its page anew; there it is asked for again by the button, or in the other language.
      'signOut.requested': async (session) => {
        const { site } = session;
        if (!site.page.url().includes('/auth/logout')) {
          await signsIn(session);
          await site.page.goto(at(session, signOut));
        } else if (await site.button('Try again').isVisible()) await site.button('Try again').click();
        else {
          const language = site.language === 'th' ? 'en' : 'th';
          await site.turnTo(language);
          session.site = new LoginPage(site.page, language);
          await session.site.title('Signing you out…').waitFor();
        }
      },
    },
    services: Object.fromEntries(
      ['endingMember', 'endingCompany'].map((service) => [
        service,
        {
          calls: [`**${calls.signOut.path}`],
          becomes: (output: unknown) => ((output as SignOutOutcome).kind === 'ok' ? asItIs : undefined),
        },
      ]),
    ),
    delays: ['answerTimeLimit'],
    sees: {
      quiet: isNotice(null),
      superseded: isNotice(SUPERSEDED),
      pleaseLogIn: isNotice(LOG_IN),
      signingOut: async ({ site }) => expect(site.title('Signing you out…')).toBeVisible(),
      notSignedOut: offers('Try again'),
    },
    isPossible: (snapshot, event) => isPossible(standingOf(snapshot), kind, event),
    // In the other language the page would be answered that the session is over, and loaded anew for it.
    isLast: ({ fired }) => fired.includes(`${kind}.leavingAlready`),
    joinedUpTo: 12,
    elsewhere: {
      'the server refuses no sign-out': [`${kind}.refusedToSignOut`],
      'the other account is walked by itself': declaredIn(chart).filter((id) => id.startsWith(`${other}.`)),
    },
  });
}

/** What is said of this account alone, in a page that stays. */
function isPossible(standing: string, kind: AccountKind, event: AnyEventObject): boolean {
  const { type, kinds } = event;
  if (!Array.isArray(kinds)) return true;
  if (kinds.length > 1 || kinds[0] !== kind) return false;
  // A notice leads to another page, and so does a sign-out from any but its own.
  if (type === 'signOut.requested') return ['unknown', 'signingOut', 'notSignedOut'].includes(standing);
  return type !== 'session.ended' || (standing !== 'superseded' && standing !== 'turnedAway');
}

for (const kind of ACCOUNT_KINDS) walkSession(kind);
