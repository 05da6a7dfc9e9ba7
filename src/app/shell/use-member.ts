import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Me } from '#src/flows/session/me.visit.ts';

/** Who is signed in: null for nobody, undefined while it is not known. */
export function useMember(): ReturnType<Me['member']> {
  const { me } = useRouter().options.context;
  return useSyncExternalStore(me.subscribe, me.member, () => undefined);
}

type Member = NonNullable<ReturnType<Me['member']>>;

/** The member in whose area one is; the area's layout provides it. */
export const SignedInContext = createContext<Member | null>(null);

export function useSignedIn(): Member {
  const member = useContext(SignedInContext);
  if (member === null) throw new Error('outside the member area');
  return member;
}
