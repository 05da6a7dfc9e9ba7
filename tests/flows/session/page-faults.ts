import { faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('session', {
  'an account counts as signed out without a call': [
    'flows/session/session.adapters.ts',
    'const result = await api()(signOut, { kind }, { signal });',
    "const result = { kind: 'ok', value: { kind } };",
  ],
  'always the member is signed out': [
    'flows/session/session.adapters.ts',
    '(signOut, { kind }',
    "(signOut, { kind: 'member' }",
  ],
  'the other tabs are not told': [
    'flows/session/session.adapters.ts',
    "if (result.kind === 'ok') tabs.tell({ type: 'session.ended', kinds: [kind] });",
    '',
  ],
  'the other tabs are told before it is so': [
    'flows/session/session.adapters.ts',
    "if (result.kind === 'ok') tabs.tell",
    'tabs.tell',
  ],
  'the words of a refusal are lost': [
    'flows/session/session.adapters.ts',
    '{ otherwise: refused }',
    "{ otherwise: () => ({ message: '' }) }",
  ],
  'the accounts that an answer names are not read': [
    'flows/session/session.visit.ts',
    'named.length > 0 ? named : ACCOUNT_KINDS',
    'ACCOUNT_KINDS',
  ],
  'what waits is not told that the session is over': [
    'flows/session/session.visit.ts',
    'if (isNoticed && !wasNoticed) hear();',
    '',
  ],
  'the other tabs are not heard': ['flows/session/session.visit.ts', 'else void take(report);', ''],
  'a sign-out that is too late is not given up': [
    'flows/session/session.adapters.ts',
    '{ kind }, { signal }',
    '{ kind }, {}',
  ],
  'an answer says nothing of the session': ['api/client.ts', 'if (news !== null) options.onSession?.(news);', ''],
});
