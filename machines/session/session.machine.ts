import { regionOf, sessionSetup } from './session.region.ts';

/**
 * Who this browser is signed in as, for the whole page: as a member and as a company, independently. Only the server's answers
 * count; a cookie alone proves nothing. However often the server reports a superseded session, the person is told once, and the
 * notice stays until the server has ended that session.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  type: 'parallel',
  meta: { req: ['DUP-01', 'DUP-03', 'DUP-04'] },
  context: { message: null },
  states: {
    member: regionOf('member'),
    company: regionOf('company'),
  },
});
