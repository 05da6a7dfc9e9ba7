import { useEffect, useRef, type RefObject } from 'react';

/** The `data-focus` name of an element or of its closest ancestor that has one. */
const nameOf = (target: Element | null) => target?.closest<HTMLElement>('[data-focus]')?.dataset['focus'];

/**
 * For a part whose pressed button is replaced: when `shown` changes and the focus inside the part is lost, it returns to the element that had it when
 * this view was last shown (identified by `data-focus`), or else to the part's first element with `data-first-focus`, or else to the part itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, shown: string): void {
  const inside = useRef<Element | null>(null);
  const before = useRef(shown);
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    // An element that is removed while focused fires no event.
    const look = ({ target }: FocusEvent) => {
      inside.current = target instanceof Element && part.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [part]);
  useEffect(() => {
    if (before.current === shown) return;
    const name = nameOf(inside.current);
    if (name !== undefined) left.current.set(before.current, name);
    before.current = shown;
    if (inside.current === null || inside.current === document.activeElement) return;
    const find = (wanted: string) => part.current?.querySelector<HTMLElement>(wanted);
    const last = left.current.get(shown);
    const back = last === undefined ? null : find(`[data-focus="${last}"]`);
    (back ?? find('[data-first-focus]') ?? part.current)?.focus();
  }, [part, shown]);
}
