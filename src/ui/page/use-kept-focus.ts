import { useEffect, useRef, type RefObject } from 'react';

/** What has the focus, by the name that `data-focus` gives it. */
const nameOf = (target: Element | null) => target?.closest<HTMLElement>('[data-focus]')?.dataset['focus'];

/**
 * For a part whose pressed button is replaced: when `shown` changes and the focus that was inside is lost, it returns to what had it when this
 * was shown before (named by `data-focus`), else moves to the part's first element with `data-first-focus`, else to the part itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, shown: string): void {
  const inside = useRef<Element | null>(null);
  const before = useRef(shown);
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    // What is removed while it has the focus does not report it.
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
