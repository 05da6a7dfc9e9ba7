/** What was pressed goes away, or what it changed stands above: the focus goes to the step's heading. */
export function toHeading(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
