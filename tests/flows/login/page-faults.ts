import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('login', {
  'a sign-in is answered without a call': [
    'flows/login/login.adapters.ts',
    'const request = { code_authentication: value, state };',
    "return { kind: 'ok', value: { kind: 'new', holder: { firstName: '', lastName: '', phone: '', email: '' } } };",
  ],
  'a registration is answered without a call': [
    'flows/login/login.adapters.ts',
    'const request = {\n      code_authentication: value,',
    `return { kind: 'ok', value: { account: 'account-1', code: 'code-of-this-login', firstName: 'สมหญิง', lastName: 'ใจงาม', phone: '0898765432', email: 'somying@example.com', image: null } };
    const request = {\n      code_authentication: value,`,
  ],
  'a sign-in has a new key for a repeat': [
    'flows/login/login.adapters.ts',
    'call: openProfile, about: state',
    `call: openProfile, about: ${NEW_KEY}`,
  ],
  'a registration has a new key for a repeat': [
    'flows/login/login.adapters.ts',
    'call: registerMember, about: state',
    `call: registerMember, about: ${NEW_KEY}`,
  ],
  'the prefilled phone is sent in place of the typed one': [
    'flows/login/registration.part.tsx',
    "actor.send({ type: 'registration.submitted', registration })",
    "actor.send({ type: 'registration.submitted', registration: registration && { ...registration, phone: actor.getSnapshot().context.newcomer.holder.phone } })",
  ],
  'the prefilled e-mail is sent in place of the typed one': [
    'flows/login/registration.form.ts',
    'email: readEmail(values.email)',
    "email: 'old@example.com'",
  ],
  'the terms are not sent as accepted by who accepted them': [
    'flows/login/login.adapters.ts',
    '...carFields(registration),',
    '',
  ],
  'a plate that exists is taken for another refusal': [
    'flows/login/login.adapters.ts',
    "plateExists: refusedAs('plateExists')",
    "plateExists: refusedAs('refused')",
  ],
  'an expired proof is taken for another refusal': [
    'flows/login/login.adapters.ts',
    "codeRefused: refusedAs('proofOver')",
    "codeRefused: refusedAs('refused')",
  ],
  'somebody incomplete is taken for somebody new': [
    'flows/login/login.adapters.ts',
    "status === 'not_registered' ? 'new' : 'incomplete'",
    "status === 'not_registered' ? 'new' : 'new'",
  ],
  'the hash of the provider is not cleared': [
    'flows/login/login.store.ts',
    "const value = said.get('oauth') ?? '';\n  forgetLogin();",
    "const value = said.get('oauth') ?? '';",
  ],
  'a sign-in of another tab is taken for its own': [
    'flows/login/login.store.ts',
    "if (state === null || (said.get('state') ?? state) !== state) return { kind: 'foreign' };",
    'if (state === null) return null;',
  ],
  'the sign-in is kept after its end': [
    'flows/login/login.flow.ts',
    'typedRegistration.write(null);\n      forgetLogin();',
    'typedRegistration.write(null);',
  ],
  'the sign-in is kept after a refusal': [
    'flows/login/login.flow.ts',
    "if (snapshot.matches('refused')) forgetLogin();\n      else",
    '',
  ],
  'what is known of a newcomer is not kept for a reload': [
    'flows/login/login.flow.ts',
    "else if (snapshot.status === 'active' && newcomer !== null) keepLogin({ proof, newcomer, isAgreed });",
    '',
  ],
  'the end of the session is not heard': [
    'flows/login/login.flow.ts',
    "host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }));",
    '',
  ],
  'what was typed is kept after signing in': [
    'flows/login/login.flow.ts',
    'if (actor.getSnapshot().output !== null) typedRegistration.write(null);',
    '',
  ],
  'what is typed is not kept': [
    'flows/login/registration.part.tsx',
    'setValues(next);\n        keep(next);',
    'setValues(next);',
  ],
  'the way back from the form is lost': ['flows/login/login.part.tsx', 'leftPage.write(href);\n', '\n'],
  'the way on after signing in is lost': [
    'flows/login/login.part.tsx',
    'const [from, aim] = [leftPage.read(), aimOfLogin.read()];',
    'const [from, aim] = [leftPage.read(), null];',
  ],
  'the form of an incomplete member does not open': [
    'flows/login/login.part.tsx',
    "void navigate({ to: '/$lang/auth/information', params: { lang } });",
    '',
  ],
  'the page is not told who has signed in': [
    'flows/login/login.part.tsx',
    'if (member !== null) onSignedIn(member);',
    '',
  ],
});
