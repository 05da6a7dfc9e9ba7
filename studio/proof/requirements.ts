export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A test's file and its title, which names the requirements. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', section = '', text = ''] = line.split('\t');
      return { id, section, text };
    });
}

/** The ids at the head of a title: one, or several with commas or spaces between. */
export function requirementIdsOf(title: string): string[] {
  return /^(?:[A-Z]{2,8}-\d{2}[ ,]+(?:and )?)+/.exec(title)?.[0].match(/[A-Z]{2,8}-\d{2}/g) ?? [];
}

/** What the letters of an id stand for. */
export const AREAS: Readonly<Record<string, string>> = {
  LANG: 'Languages',
  NAV: 'Frame and navigation',
  HOME: 'Home',
  LOGIN: 'Sign-in of members',
  DUP: 'Signed in elsewhere',
  REG: 'Registration',
  RB: 'Retail booking',
  CB: 'Corporate booking',
  CANCEL: 'Cancelling',
  LIST: 'Lists of bookings',
  CAR: 'Cars',
  HIST: 'Histories',
  ACC: 'Account',
  PTS: 'Points',
  RDM: 'Coupons',
  WEB: 'Screens in the app',
  CORP: 'Corporate account',
  FLEET: 'Fleet',
  MAN: 'Managing bookings',
  BRANCH: 'Branches',
  CONT: 'Content',
  FORM: 'Forms',
  API: 'Calls',
  ROUTE: 'Addresses',
  ME: 'Member area',
  STATE: 'What the browser keeps',
};

export const areaOf = (id: string): string => id.replace(/-.*/, '');

/** Not visible on a screen: the fields of calls, and answers to invalid calls. Tests over HTTP show them. */
const UNSEEN = new Set(
  (
    'LANG-06 LOGIN-11 REG-10 RB-06 RB-17 RB-18 CB-08 CB-12 LIST-01 CAR-06 ACC-03 CORP-08 BRANCH-05 BRANCH-08 CONT-11 FORM-05 ' +
    'API-01 API-02 API-03 API-04'
  ).split(' '),
);

/** As LONG in playwright.config.ts: `npm test` leaves them out. */
const LONG = /\/(access|every-call|hydration|payloads|story)\.e2e\.ts$/;
const inBrowser = ({ file }: NamedTest) => file.startsWith('tests/e2e/') && !LONG.test(file);
const overHttp = ({ file }: NamedTest) => /^(tests\/contract|server\/http)\//.test(file);

export type Sign = 'shown' | 'claimed by a test' | 'open';

/** 'shown' only if a browser test of `npm test` shows it, or a test over HTTP if there is nothing to see. */
export function signOf(id: string, tests: readonly NamedTest[]): Sign {
  const own = tests.filter(({ title }) => requirementIdsOf(title).includes(id));
  if (own.some(inBrowser) || (UNSEEN.has(id) && own.some(overHttp))) return 'shown';
  return own.length > 0 ? 'claimed by a test' : 'open';
}
