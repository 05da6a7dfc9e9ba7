import type { ComponentType } from 'react';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import type { BranchMapProps } from './branch-map.part.tsx';

const branchMap = partFile(() => import('./branch-map.part.tsx').then(({ BranchMap }) => BranchMap));

export type BranchMapPart = { readonly Map: ComponentType<BranchMapProps> | 'loading' } | null;

/** The map, a part of its own that comes after the list; null where it is not wanted or cannot be had: the list says it all. */
export function useBranchMap(isWanted: boolean, onFailed: () => void): BranchMapPart {
  const { Part, failure } = useLazyPart(branchMap, { isWanted, onFailed });
  return isWanted && failure === null ? { Map: Part ?? 'loading' } : null;
}
