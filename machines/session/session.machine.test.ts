import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AccountKind } from '#contract/call.ts';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionActors } from './session.ports.ts';
import { selectScreen } from './session.selectors.ts';
import type { SessionEvent, SignOutOutcome } from './session.types.ts';

const ENDED: SignOutOutcome = { kind: 'ok', value: null };

const open = () => {
  const ending = deferredPort<AccountKind, SignOutOutcome>();
  const clock = new SimulatedClock();
  const actors = sessionActors({ endSession: ending.service });
  const actor = createActor(sessionMachine.provide({ actors }), { clock }).start();
  return {
    ending,
    clock,
    hear: (what: 'accepted' | 'superseded' | 'refused' | 'ended', ...kinds: AccountKind[]) =>
      actor.send({ type: `session.${what}`, kinds } satisfies SessionEvent),
    signOut: (...kinds: AccountKind[]) => actor.send({ type: 'signOut.requested', kinds }),
    standing: () => selectScreen(actor.getSnapshot()).standing,
    message: () => selectScreen(actor.getSnapshot()).message,
    value: () => actor.getSnapshot().value,
    screen: () => selectScreen(actor.getSnapshot()).screen,
  };
};

describe('session', () => {
  it('knows nobody until the server has answered', () => {
    const { hear, value } = open();
    expect(value()).toEqual({ member: 'unknown', company: 'unknown' });
    hear('accepted', 'member');
    expect(value()).toEqual({ member: 'signedIn', company: 'unknown' });
  });

  it('many 2013 answers give one notice, which only signing out ends', () => {
    const { hear, screen } = open();
    hear('accepted', 'member');
    for (let times = 0; times < 3; times += 1) hear('superseded', 'member');
    hear('accepted', 'member');
    hear('refused', 'member');
    expect(screen()).toBe('superseded');
    hear('ended', 'member');
    expect(screen()).toBe('quiet');
  });

  it('an ended session asks to log in, but the notice of a superseded one comes first', () => {
    const { hear, screen } = open();
    hear('accepted', 'company');
    hear('refused', 'company');
    expect(screen()).toBe('pleaseLogIn');
    hear('accepted', 'company');
    expect(screen()).toBe('pleaseLogIn');
    hear('superseded', 'member');
    expect(screen()).toBe('superseded');
  });

  it('signing out as one of the two leaves the other signed in', () => {
    const { hear, value } = open();
    hear('accepted', 'member', 'company');
    hear('ended', 'company');
    expect(value()).toEqual({ member: 'signedIn', company: 'signedOut' });
    hear('accepted', 'company');
    expect(value()).toEqual({ member: 'signedIn', company: 'signedIn' });
  });

  it('is signed out when the server has ended the session, each account by a call of its own', async () => {
    const { signOut, hear, ending, standing, screen } = open();
    hear('superseded', 'member', 'company');
    signOut('member', 'company');
    expect(screen()).toBe('signingOut');
    expect(ending.calls.map(({ input }) => input)).toEqual(['member', 'company']);
    await ending.calls[0]?.answer(ENDED);
    expect(standing()).toEqual({ member: 'signedOut', company: 'signingOut' });
    await ending.calls[1]?.answer(ENDED);
    expect([standing(), screen()]).toEqual([{ member: 'signedOut', company: 'signedOut' }, 'quiet']);
  });

  it('asks the server once, whatever it hears meanwhile, and shows no further notice', () => {
    const { signOut, hear, ending, screen } = open();
    for (let times = 0; times < 3; times += 1) {
      signOut('member');
      for (const report of ['superseded', 'refused', 'accepted'] as const) hear(report, 'member');
    }
    expect([ending.calls.length, screen()]).toEqual([1, 'signingOut']);
  });

  it.each<[string, (at: ReturnType<typeof open>) => Promise<void>, string | null]>([
    ['there is no connection', ({ ending }) => ending.last().fail(), null],
    [
      'the server refuses',
      ({ ending }) => ending.last().answer({ kind: 'failed', failure: { message: 'Closed' } }),
      'Closed',
    ],
    ['there is no answer in 15 seconds', ({ clock }) => Promise.resolve(clock.increment(15_000)), null],
  ])('is not signed out where %s, and can be tried again', async (_why, fail, message) => {
    const at = open();
    at.hear('accepted', 'member', 'company');
    at.signOut('member');
    await fail(at);
    expect([at.standing(), at.message()]).toEqual([{ member: 'notSignedOut', company: 'signedIn' }, message]);
    at.signOut('member');
    expect([at.screen(), at.message(), at.ending.calls.length]).toEqual(['signingOut', null, 2]);
    await at.ending.last().answer(ENDED);
    expect(at.standing()).toEqual({ member: 'signedOut', company: 'signedIn' });
  });

  it('if signing out fails for one account, the other is still waited for', async () => {
    const { signOut, ending, screen } = open();
    signOut('member', 'company');
    await ending.calls[0]?.fail();
    expect(screen()).toBe('signingOut');
    await ending.calls[1]?.answer(ENDED);
    expect(screen()).toBe('notSignedOut');
  });

  it('leaving without having been signed out shows the notice again', async () => {
    const { signOut, hear, ending, screen } = open();
    signOut('member');
    await ending.last().fail();
    expect(screen()).toBe('notSignedOut');
    hear('superseded', 'member');
    expect(screen()).toBe('superseded');
  });

  it('this tab makes no call once another tab has signed out', () => {
    const { signOut, hear, ending, standing } = open();
    signOut('member');
    hear('ended', 'member');
    expect([standing().member, ending.last().signal.aborted]).toEqual(['signedOut', true]);
  });
});
