/** A member of the loyalty programme who is signed in; '' for what is not known. */
export interface Member {
  /** The same after each login, and says nothing about the account. */
  readonly account: string;
  /** Of this login. */
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
}
