import type { SnapshotFrom } from 'xstate';
import type { AccountKind } from '#contract/call.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Nothing: the guards read only the event. */
export const guardView = (_snapshot: SessionSnapshot) => ({});

export type Standing = SessionSnapshot['value'][AccountKind];

/** The notice to show, and the state of each account. */
export interface SessionScreen {
  /** Nothing, signed in elsewhere, please log in, or the progress of signing out. */
  readonly screen: 'quiet' | 'superseded' | 'pleaseLogIn' | 'signingOut' | 'notSignedOut';
  readonly standing: Readonly<Record<AccountKind, Standing>>;
  /** The server's message, if it refused to sign out. */
  readonly message: string | null;
}

export const selectScreen = ({ value: standing, context: { message } }: SessionSnapshot): SessionScreen => {
  const has = (wanted: Standing) => standing.member === wanted || standing.company === wanted;
  const screenOf = (): SessionScreen['screen'] => {
    if (has('superseded')) return 'superseded';
    if (has('turnedAway')) return 'pleaseLogIn';
    if (has('signingOut')) return 'signingOut';
    return has('notSignedOut') ? 'notSignedOut' : 'quiet';
  };
  return { screen: screenOf(), standing, message };
};
