import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectScreen, type SessionSnapshot } from '#machines/session/session.selectors.ts';
import { ACCOUNT_KINDS, type AccountKind } from '#machines/session/session.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { textOf } from '#tests/support/model/chart-text.ts';

const told = (snapshot: SessionSnapshot | null) => (snapshot === null ? 'quiet' : selectScreen(snapshot).screen);
const kindsIn = (event: object): readonly AccountKind[] =>
  'kinds' in event ? (event.kinds as readonly AccountKind[]) : [];
const placeOf = ({ value }: SessionSnapshot, kind: AccountKind) =>
  textOf(kind === 'member' ? value.member : value.corporate);
const isSignedIn = (snapshot: SessionSnapshot | null, kind: AccountKind) =>
  snapshot !== null && placeOf(snapshot, kind) === '"signedIn"';

export const rules: RulesOf<typeof sessionMachine> = [
  {
    req: 'DUP-01',
    says: 'whatever is known of a session, an answer that it was superseded opens the notice',
    when: ({ event }) => event.type === 'session.superseded',
    holds: ({ after }) => told(after) === 'superseded',
  },
  {
    req: 'DUP-04',
    says: 'the same answer again changes nothing',
    when: ({ before, event }) =>
      event.type === 'session.superseded' &&
      before !== null &&
      kindsIn(event).every((kind) => placeOf(before, kind) === '"superseded"'),
    holds: ({ before, after, effects }) => textOf(before?.value) === textOf(after.value) && effects.length === 0,
  },
  {
    req: 'DUP-03',
    says: 'a notice stays until its session is signed out',
    when: ({ before, event }) => told(before) !== 'quiet' && event.type !== 'session.ended',
    holds: ({ before, after }) => told(after) === told(before) || told(after) === 'superseded',
  },
  {
    req: 'DUP-03',
    says: 'signing out of all closes every notice',
    when: ({ event }) => event.type === 'session.ended' && kindsIn(event).length === ACCOUNT_KINDS.length,
    holds: ({ after }) => told(after) === 'quiet',
  },
  {
    req: 'CORP-06',
    says: 'what is said of one session leaves the other as it was',
    when: ({ before }) => before !== null,
    holds: ({ before, event, after }) =>
      ACCOUNT_KINDS.every(
        (kind) => kindsIn(event).includes(kind) || (before !== null && placeOf(before, kind) === placeOf(after, kind)),
      ),
  },
  {
    req: 'CORP-06',
    says: 'a session that was signed out is signed in no more',
    when: ({ event }) => event.type === 'session.ended',
    holds: ({ event, after }) => kindsIn(event).every((kind) => placeOf(after, kind) === '{"signedOut":"quiet"}'),
  },
  {
    req: 'CORP-01',
    says: 'nobody is taken for signed in before the server has answered as to one who is',
    when: ({ event }) => event.type !== 'session.accepted',
    holds: ({ before, after }) => ACCOUNT_KINDS.every((kind) => !isSignedIn(after, kind) || isSignedIn(before, kind)),
  },
  {
    req: 'CORP-01',
    says: 'who is accepted is signed in, and stays so until the server says otherwise',
    when: ({ before, event }) => event.type === 'session.accepted' && told(before) === 'quiet',
    holds: ({ event, after }) => kindsIn(event).every((kind) => isSignedIn(after, kind)),
  },
  {
    req: 'CORP-01',
    says: 'a call that needs a session and has none asks to log in',
    when: ({ before, event }) => event.type === 'session.refused' && told(before) === 'quiet',
    holds: ({ after }) => told(after) === 'pleaseLogIn',
  },
];
