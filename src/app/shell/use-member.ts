import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Me } from '#src/flows/session/me.visit.ts';

/** Who is signed in: null for nobody, undefined while it is not known. */
export function useMember(): ReturnType<Me['member']> {
  const { me } = useRouter().options.context;
  return useSyncExternalStore(me.subscribe, me.member, () => undefined);
}
