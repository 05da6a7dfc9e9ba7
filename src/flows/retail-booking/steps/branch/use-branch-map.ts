import type { ComponentType } from 'react';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import type { BranchMapProps } from './branch-map.part.tsx';

const branchMap = partFile(() => import('./branch-map.part.tsx').then(({ BranchMap }) => BranchMap));

export type BranchMapPart = { readonly Map: ComponentType<BranchMapProps> | 'loading' } | null;

/** The map, loaded after the list; null if not wanted or not available: the list has all the information. */
export function useBranchMap(isWanted: boolean, onFailed: () => void): BranchMapPart {
  const { Part, failure } = useLazyPart(branchMap, { isWanted, onFailed });
  return isWanted && failure === null ? { Map: Part ?? 'loading' } : null;
}
