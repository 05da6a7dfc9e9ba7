/** The element that had the focus has been removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to the heading of the page. */
export function focusHeadingIfLost(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!isFocusLost() || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page that learns who is signed in replaces its heading once more. */
const SETTLED_AFTER_MS = 3000;

/** The same while the page is still being put together. */
export function keepFocusOnHeading(): void {
  focusHeadingIfLost();
  const changes = new MutationObserver(focusHeadingIfLost);
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), SETTLED_AFTER_MS);
}
