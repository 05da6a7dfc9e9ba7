/** The kinds of account that a browser can hold a session of, both at once. */
export const ACCOUNT_KINDS = ['member', 'company'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The accounts that an answer of the server speaks of: a refusal does not say which of those that its call is for. */
interface Concerned {
  readonly kinds: readonly AccountKind[];
}

/**
 * What the server has said of a session, here or to another tab. `accepted`: it answered what only that account may ask.
 * `superseded`: another sign-in has ended it (2013). `refused`: there is none, and there has to be one ('please log in').
 * `ended`: it was signed out.
 */
export type SessionEvent =
  | ({ readonly type: 'session.accepted' } & Concerned)
  | ({ readonly type: 'session.superseded' } & Concerned)
  | ({ readonly type: 'session.refused' } & Concerned)
  | ({ readonly type: 'session.ended' } & Concerned);
