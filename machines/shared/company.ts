import type { Account } from './account.ts';

/** A company that is signed in, by the person who uses its account; '' for unknown values. */
export interface Company extends Account {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}
