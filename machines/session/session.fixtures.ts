import type { ChartFixtures } from '../shared/fixtures.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionEvent } from './session.types.ts';

const ofEach = <Type extends SessionEvent['type']>(type: Type) =>
  ([['member'], ['company'], ['member', 'company']] as const).map((kinds) => ({ type, kinds }));

export const sessionFixtures: ChartFixtures<typeof sessionMachine> = {
  inputs: { opened: undefined },
  events: {
    'session.accepted': () => ofEach('session.accepted'),
    'session.superseded': () => ofEach('session.superseded'),
    'session.refused': () => ofEach('session.refused'),
    'session.ended': () => ofEach('session.ended'),
  },
  outcomes: {},
  delays: {},
};
