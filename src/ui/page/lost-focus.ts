import { useEffect, useRef, type RefObject } from 'react';

/** The element that had the focus has been removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to the heading of the page. */
export const focusHeadingIfLost = (): void => focusIfLost('main h1');

function focusIfLost(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (!isFocusLost() || place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** A page that learns who is signed in replaces its heading once more. */
const SETTLED_AFTER_MS = 3000;

/** The same while the page is still being put together; `selector` for another place than the heading. */
export function keepFocus(selector = 'main h1'): void {
  focusIfLost(selector);
  const changes = new MutationObserver(() => focusIfLost(selector));
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), SETTLED_AFTER_MS);
}

/**
 * For what takes the place of something that had the focus: its element, which can have it (`tabIndex={-1}`), gets a focus that is lost. `content`
 * names what the element holds, if that is replaced while it stays. `isElsewhere`: it does not stand where the focus was, so it is also scrolled into
 * view.
 */
export function useLostFocus<Place extends HTMLElement>(
  isWanted = true,
  content = '',
  isElsewhere = false,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const held = useRef(content);
  useEffect(() => {
    held.current = content;
    if (isWanted && isFocusLost()) place.current?.focus({ preventScroll: !isElsewhere });
  }, [isWanted, content, isElsewhere]);
  return place;
}
