/** The element that had the focus has been removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to the heading of the page. */
export function focusHeadingIfLost(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!isFocusLost() || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
