import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part whose pressed button is replaced: when `shown` changes, the focus that was inside moves to the part's first element with
 * `data-first-focus`, else to the part itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, shown: string): void {
  const isInside = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    // What is removed while it has the focus does not report it.
    const look = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [part]);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (!isInside.current) return;
    const first = part.current?.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? part.current)?.focus();
  }, [part, shown]);
}
