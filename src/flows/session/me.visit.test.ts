// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Api, CallResult } from '#src/api/client.ts';
import { meVisit } from './me.visit.ts';
import { UNKNOWN } from './session.visit.ts';

type Standing = (typeof UNKNOWN)['standing']['member'];

const profile = (code: string) => ({
  code,
  account: `account ${code}`,
  first_name: '',
  last_name: '',
  image: null,
  contact_tel: '',
  contact_email: '',
});

const left: (() => void)[] = [];

/** A page whose cookie says that somebody is signed in; the test answers who it is. */
function page() {
  document.cookie = 'memberUser=1';
  const answers: {
    readonly resolve: (result: CallResult<unknown>) => void;
    readonly signal: AbortSignal | undefined;
  }[] = [];
  let tellAsked = () => {};
  const api: Api = (_call, _request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      answers.push({ resolve: resolve as never, signal });
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      tellAsked();
    });
  let tell = () => {};
  let standing: Standing = 'unknown';
  const session = {
    shown: () => ({ ...UNKNOWN, standing: { ...UNKNOWN.standing, member: standing } }),
    subscribe: (watcher: () => void) => {
      tell = watcher;
      return () => undefined;
    },
  };
  let isLoggingIn = false;
  let tellLogin = () => {};
  const login = {
    isUnderWay: () => isLoggingIn,
    subscribe: (watcher: () => void) => {
      tellLogin = watcher;
      return () => undefined;
    },
  };
  const me = meVisit({ api: () => api }, session, login);
  const leave = me.follow('th');
  left.push(leave);
  return {
    me,
    leave,
    logsIn: (is: boolean) => {
      isLoggingIn = is;
      tellLogin();
    },
    isGivenUp: (nth: number) => answers[nth]?.signal?.aborted,
    becomes: (next: Standing) => {
      standing = next;
      tell();
    },
    // The call's code is loaded first, which has no time limit of its own: a busy machine may need seconds.
    asked: async (times: number) => {
      while (answers.length < times) await new Promise<void>((resolve) => (tellAsked = resolve));
      expect(answers).toHaveLength(times);
    },
    answer: async (nth: number, code: string) => {
      answers[nth]?.resolve({ kind: 'ok', value: { profile: profile(code) } });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

afterEach(() => {
  for (const leave of left.splice(0)) leave();
  vi.useRealTimers();
  document.cookie = 'memberUser=; max-age=-1';
});

it('is nobody until the server has said who, and then that member until signed out', async () => {
  const { me, asked, answer, becomes } = page();
  expect(me.member()).toBeUndefined();
  await asked(1);
  await answer(0, 'mine');
  expect(me.member()).toMatchObject({ code: 'mine', account: 'account mine' });
  becomes('signedOut');
  expect(me.member()).toBeNull();
});

it('an answer that comes after signing in or out changes nothing, nor does one from before another sign-in', async () => {
  const first = page();
  await first.asked(1);
  first.me.signIn({ account: 'a', code: 'new', firstName: '', lastName: '', phone: '', email: '' });
  await first.answer(0, 'old');
  expect(first.me.member()?.code).toBe('new');

  const second = page();
  await second.asked(1);
  second.becomes('signedOut');
  second.becomes('signedIn');
  await second.asked(2);
  await second.answer(0, 'old');
  expect(second.me.member()).toBeUndefined();
  await second.answer(1, 'new');
  expect(second.me.member()?.code).toBe('new');
});

it('a question without an answer is given up and asked again, until the page is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, isGivenUp, leave } = page();
  await asked(1);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isGivenUp(0)).toBe(false);
  await vi.advanceTimersByTimeAsync(1 + 4_999);
  expect(isGivenUp(0)).toBe(true);
  await asked(1);
  await vi.advanceTimersByTimeAsync(1);
  await asked(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([isGivenUp(1), vi.getTimerCount()]).toEqual([true, 1]);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

it('a page that is seen again when its member has been signed out elsewhere is loaded anew', async () => {
  const { me } = page();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const wake = () => document.dispatchEvent(new Event('visibilitychange'));
  me.signIn({ account: 'a', code: 'mine', firstName: '', lastName: '', phone: '', email: '' });
  wake();
  expect(reload).not.toHaveBeenCalled();
  document.cookie = 'memberUser=; max-age=-1';
  wake();
  expect(reload).toHaveBeenCalledOnce();
});

it('is not known while a sign-in is under way, also without a cookie, and watchers are told when it ends', () => {
  const { me, logsIn, becomes } = page();
  becomes('signedOut');
  const told: unknown[] = [];
  me.subscribe(() => told.push(me.member()));
  logsIn(true);
  logsIn(false);
  me.signIn({ account: 'a', code: 'new', firstName: '', lastName: '', phone: '', email: '' });
  expect(told).toMatchObject([undefined, null, { account: 'a' }]);
});
