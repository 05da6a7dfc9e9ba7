import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { sessionMachine } from './session.machine.ts';
import { selectScreen } from './session.selectors.ts';
import type { AccountKind, SessionEvent } from './session.types.ts';

const open = () => {
  const actor = createActor(sessionMachine).start();
  return {
    hear: (what: 'accepted' | 'superseded' | 'refused' | 'ended', ...kinds: AccountKind[]) =>
      actor.send({ type: `session.${what}`, kinds } satisfies SessionEvent),
    value: () => actor.getSnapshot().value,
    screen: () => selectScreen(actor.getSnapshot()).screen,
  };
};

describe('session', () => {
  it('knows nobody until the server has answered', () => {
    const { hear, value } = open();
    expect(value()).toEqual({ member: 'unknown', corporate: 'unknown' });
    hear('accepted', 'member');
    expect(value()).toEqual({ member: 'signedIn', corporate: 'unknown' });
  });

  it('many answers of 2013 are one notice, which only signing out ends', () => {
    const { hear, screen } = open();
    hear('accepted', 'member');
    for (let times = 0; times < 3; times += 1) hear('superseded', 'member');
    hear('accepted', 'member');
    hear('refused', 'member');
    expect(screen()).toBe('superseded');
    hear('ended', 'member');
    expect(screen()).toBe('quiet');
  });

  it('a session that is over asks to log in, and the notice of a superseded one comes first', () => {
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
    expect(value()).toEqual({ member: 'signedIn', corporate: { signedOut: 'quiet' } });
    hear('accepted', 'company');
    expect(value()).toEqual({ member: 'signedIn', corporate: 'signedIn' });
  });
});
