import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { BranchMapProps } from './branch-map.tsx';

let part: ComponentType<BranchMapProps> | undefined;

const loadBranchMap = () => import('./branch-map.tsx').then(({ BranchMap }) => (part = BranchMap));

export type BranchMapPart = { readonly Map: ComponentType<BranchMapProps> | 'loading' } | null;

/** The map, a part of its own that comes after the list; null where it is not wanted or cannot be had: the list says it all. */
export function useBranchMap(isWanted: boolean, onFailed: () => void): BranchMapPart {
  const [Part, setPart] = useState(() => part);
  const [hasFailed, setFailed] = useState(false);
  // Wanted again, it is tried again.
  if (!isWanted && hasFailed) setFailed(false);
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted || Part !== undefined) return;
    let isStillWanted = true;
    loadBranchMap().then(
      (loaded) => isStillWanted && setPart(() => loaded),
      () => {
        if (!isStillWanted) return;
        setFailed(true);
        tellFailed();
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [isWanted, Part]);
  return isWanted && !hasFailed ? { Map: Part ?? 'loading' } : null;
}
