import { useCallback, useEffect, useRef } from 'react';

/** By as little scrolling as possible. */
export function bringIntoView(element: Element | null | undefined): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  element?.scrollIntoView({ block: 'nearest', behavior });
}

/** Scrolls to the row of a branch chosen outside the list, as soon as it is selected. */
export function useRowInView(chosenId: number | null) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (chosenId === null || wanted.current !== chosenId) return;
    wanted.current = null;
    bringIntoView(list.current?.querySelector(`[data-all] input[value="${chosenId}"]`)?.closest('label'));
  }, [chosenId]);
  const bringRow = useCallback((id: number) => {
    wanted.current = id;
  }, []);
  return { list, bringRow };
}

/** Scrolls to content that the visitor has just opened, but not to content that was open on arrival. */
export function useOpenedInView(isOpen: boolean) {
  const opened = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) bringIntoView(opened.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opened;
}
