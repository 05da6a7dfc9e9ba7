/** A signed-in member of the loyalty programme; '' for unknown values. */
export interface Member {
  /** The same after each login; reveals nothing about the account. */
  readonly account: string;
  /** The code of this login; it changes with each one. */
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  /** The address of a picture on this site; without one none is shown. */
  readonly image?: string | null;
}
