import { regionOf, sessionSetup } from './session.region.ts';

/**
 * Who this browser is signed in as, for the whole page: a member and a company, each for itself. Only what the server answers
 * counts; a cookie alone proves nothing. However often the server says that a session was superseded, it is told once, and it
 * stays told until that session is signed out, which is when the server has ended it.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  type: 'parallel',
  meta: { req: ['DUP-01', 'DUP-03', 'DUP-04'] },
  context: { message: null },
  states: {
    member: regionOf('member', 'member'),
    corporate: regionOf('corporate', 'company'),
  },
});
