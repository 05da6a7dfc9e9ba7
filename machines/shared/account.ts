/** Somebody who is signed in, a member or a company. */
export interface Account {
  /** The same after each login; reveals nothing about the account. */
  readonly account: string;
  /** The code of this login; it changes with each one. */
  readonly code: string;
}
