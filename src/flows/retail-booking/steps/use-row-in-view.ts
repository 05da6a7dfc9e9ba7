import { useCallback, useEffect, useRef } from 'react';

/** Scrolls to the row of a branch that was chosen elsewhere than in the list, as soon as it is the chosen one. */
export function useRowInView(chosenId: number | null) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (chosenId === null || wanted.current !== chosenId) return;
    wanted.current = null;
    const row = list.current?.querySelector(`[data-all] input[value="${chosenId}"]`)?.closest('label');
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    row?.scrollIntoView({ block: 'nearest', behavior });
  }, [chosenId]);
  const bringRow = useCallback((id: number) => {
    wanted.current = id;
  }, []);
  return { list, bringRow };
}
