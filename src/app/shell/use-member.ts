import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Me } from '#src/flows/session/me.visit.ts';

/** The signed-in member; null if nobody is signed in, undefined while unknown. */
export function useMember(): ReturnType<Me['member']> {
  const { me } = useRouter().options.context;
  return useSyncExternalStore(me.subscribe, me.member, () => undefined);
}

type Member = NonNullable<ReturnType<Me['member']>>;

/** The member whose area is shown; provided by the area's layout. */
export const SignedInContext = createContext<Member | null>(null);

export function useSignedIn(): Member {
  const member = useContext(SignedInContext);
  if (member === null) throw new Error('outside the member area');
  return member;
}
