import type { Account } from './account.ts';

/** A signed-in member of the loyalty programme; '' for unknown values. */
export interface Member extends Account {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  /** The address of a picture on this site; without one none is shown. */
  readonly image?: string | null;
}
