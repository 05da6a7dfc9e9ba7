// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepLogin, keepState, readLogin } from './login.store.ts';
import { LOGIN_KEY } from './login.visit.ts';

afterEach(() => sessionStorage.clear());

it.each([
  ['the state of this tab', 'mine', '#oauth=v&state=mine', { kind: 'proved', proof: { value: 'v', state: 'mine' } }],
  ['no state, as some providers send', 'mine', '#oauth=v', { kind: 'proved', proof: { value: 'v', state: 'mine' } }],
  ['the state of another tab', 'mine', '#oauth=v&state=theirs', { kind: 'foreign' }],
  ['a value that this tab has not asked for', null, '#oauth=v&state=theirs', { kind: 'foreign' }],
  ['a value without a state, which this tab has not asked for', null, '#oauth=v', { kind: 'foreign' }],
  ['a no', 'mine', '#error=access_denied', { kind: 'declined' }],
  ['a no to nobody', null, '#error=access_denied', null],
  ['nothing', 'mine', '#', null],
] as const)('%s', (_what, state, answer, expected) => {
  if (state !== null) keepState(state);
  sessionStorage.setItem(LOGIN_KEY, answer);
  const read = readLogin();
  if (expected === null) expect(read).toBeNull();
  else expect(read).toMatchObject(expected);
  // An answer counts once; a sign-in that has begun continues after a reload.
  if (expected?.kind === 'proved') expect(readLogin()).toMatchObject(expected);
  else expect(sessionStorage).toHaveLength(0);
});

it('what is known of a sign-in outlives a reload', () => {
  const login = { proof: { value: 'v', state: 's' }, newcomer: null, isAgreed: true };
  keepLogin(login);
  expect(readLogin()).toEqual({ kind: 'proved', ...login });
});
