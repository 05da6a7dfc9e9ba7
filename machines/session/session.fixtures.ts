import type { ChartFixtures } from '../shared/fixtures.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionEvent, SignOutOutcome } from './session.types.ts';

const ofOne = <Type extends SessionEvent['type']>(type: Type) =>
  ([['member'], ['company']] as const).map((kinds) => ({ type, kinds }));
const ofEach = <Type extends SessionEvent['type']>(type: Type) => [
  ...ofOne(type),
  { type, kinds: ['member', 'company'] as const },
];

const ended: SignOutOutcome = { kind: 'ok', value: null };
const refused: SignOutOutcome = { kind: 'failed', failure: { message: 'ระบบปิดปรับปรุง' } };

export const sessionFixtures: ChartFixtures<typeof sessionMachine> = {
  inputs: { opened: undefined },
  events: {
    'session.accepted': () => ofOne('session.accepted'),
    'session.superseded': () => ofEach('session.superseded'),
    'session.refused': () => ofEach('session.refused'),
    'session.ended': () => ofEach('session.ended'),
    'signOut.requested': () => ofEach('signOut.requested'),
  },
  outcomes: {
    endingMember: { done: [ended, refused], error: true },
    endingCompany: { done: [ended, refused], error: true },
  },
  delays: { answerTimeLimit: 15_000 },
};
