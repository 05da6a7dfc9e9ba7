import type { AccountKind } from '#contract/call.ts';
import type { SessionScreen } from '#machines/session/session.selectors.ts';

export type SignOutState = 'signingOut' | 'notSignedOut' | 'signedOut';

/** The progress of signing out these accounts. Before it has started nothing is known, which counts as pending. */
export const signOutState = ({ standing }: SessionScreen, kinds: readonly AccountKind[]): SignOutState => {
  const standings = kinds.map((kind) => standing[kind]);
  if (standings.every((one) => one === 'signedOut')) return 'signedOut';
  return standings.includes('notSignedOut') && !standings.includes('signingOut') ? 'notSignedOut' : 'signingOut';
};

/** The accounts that the notice is about; it leads to signing them out. */
export const noticedIn = ({ standing }: SessionScreen, kinds: readonly AccountKind[]): readonly AccountKind[] =>
  kinds.filter((kind) => standing[kind] === 'superseded' || standing[kind] === 'turnedAway');
