import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';

/** Names one account; without a name all are meant. */
export interface SignOutSearch {
  kind?: AccountKind | undefined;
}

/** An unknown name becomes undefined: a field left out here would keep its value in the address. */
export const signOutSearch = ({ kind }: Record<string, unknown>): SignOutSearch => ({
  kind: ACCOUNT_KINDS.find((known) => known === kind),
});

export const accountsNamed = (kind: AccountKind | undefined): readonly AccountKind[] =>
  kind === undefined ? ACCOUNT_KINDS : [kind];

/** Where these accounts are signed out; a company alone has a page of its own (CORP-06). */
export const signOutAddress = (language: Language, kinds: readonly AccountKind[]): string => {
  if (kinds.length !== 1) return `/${language}/auth/logout`;
  return kinds[0] === 'company' ? `/${language}/corporate/auth/logout` : `/${language}/auth/logout?kind=${kinds[0]}`;
};
