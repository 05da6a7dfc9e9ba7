import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The guards read the event alone. */
export const guardView = (_snapshot: SessionSnapshot) => ({});

/** What the person is to be told: nothing; that another sign-in ended the session; that they have to log in. */
export interface SessionScreen {
  readonly screen: 'quiet' | 'superseded' | 'pleaseLogIn';
}

export const selectScreen = (snapshot: SessionSnapshot): SessionScreen => {
  if (snapshot.matches({ member: 'superseded' }) || snapshot.matches({ corporate: 'superseded' }))
    return { screen: 'superseded' };
  const isTurnedAway =
    snapshot.matches({ member: { signedOut: 'turnedAway' } }) ||
    snapshot.matches({ corporate: { signedOut: 'turnedAway' } });
  return { screen: isTurnedAway ? 'pleaseLogIn' : 'quiet' };
};
