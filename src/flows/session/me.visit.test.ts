// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
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

/** A page that is signed in as far as its cookie says; the test answers who it is. */
function page() {
  document.cookie = 'memberUser=1';
  const answers: ((result: CallResult<unknown>) => void)[] = [];
  let tellAsked = () => {};
  const api: Api = () =>
    new Promise((resolve) => {
      answers.push(resolve as never);
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
  const me = meVisit({ api: () => api }, session);
  me.follow('th');
  return {
    me,
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
      answers[nth]?.({ kind: 'ok', value: { profile: profile(code) } });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

afterEach(() => {
  document.cookie = 'memberUser=; max-age=0';
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
