import type { AccountKind } from '#contract/call.ts';
import type { SessionScreen } from '#machines/session/session.selectors.ts';

export type SignOutState = 'signingOut' | 'notSignedOut' | 'signedOut';

/** How far the signing out of these accounts has come. Before it has begun nothing is known, and it is about to begin. */
export const signOutState = ({ standing }: SessionScreen, kinds: readonly AccountKind[]): SignOutState => {
  const standings = kinds.map((kind) => standing[kind]);
  if (standings.every((one) => one === 'signedOut')) return 'signedOut';
  return standings.includes('notSignedOut') && !standings.includes('signingOut') ? 'notSignedOut' : 'signingOut';
};

/** The accounts that a notice is about, which leads to signing them out. */
export const noticedIn = ({ standing }: SessionScreen, kinds: readonly AccountKind[]): readonly AccountKind[] =>
  kinds.filter((kind) => standing[kind] === 'superseded' || standing[kind] === 'turnedAway');
