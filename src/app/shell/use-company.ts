import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Me } from '#src/flows/session/me.visit.ts';

/** The signed-in company; null if none is, undefined while unknown. */
export function useCompany(): ReturnType<Me['company']> {
  const { me } = useRouter().options.context;
  return useSyncExternalStore(me.subscribe, me.company, () => undefined);
}

type Company = NonNullable<ReturnType<Me['company']>>;

/** The company whose pages are shown; provided by their layout. */
export const SignedInCompanyContext = createContext<Company | null>(null);

export function useSignedInCompany(): Company {
  const company = useContext(SignedInCompanyContext);
  if (company === null) throw new Error('outside the corporate area');
  return company;
}
