import { useCallback, useRef } from 'react';
import { bringIntoView } from '#src/parts/branch-choice/use-in-view.ts';

/** Scrolls the list to the row of a branch that was chosen on the map beside it. */
export function useRowShown() {
  const list = useRef<HTMLDivElement>(null);
  const showRow = useCallback((id: number) => bringIntoView(list.current?.querySelector(`[data-branch="${id}"]`)), []);
  return { list, showRow };
}
