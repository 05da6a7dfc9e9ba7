/**
 * A server-drawn page is visible long before its script has loaded. Until then this answers taps on choices: the choice is shown at once,
 * and made when the page can make it. It is a separate script and the first to run, so it imports nothing.
 */

interface Tap {
  readonly choice: HTMLElement;
  /** Shows the choice as it was before. */
  readonly undo: () => unknown;
}

let tap: Tap | null = null;

/** Marks in the performance timeline when this begins. */
export const EARLY_TAPS = 'early taps';

const CHECKED = 'aria-checked';
/** For styles: what depends on this choice has not loaded yet. */
const EARLY = 'data-early';

function show(choice: HTMLElement): Tap {
  // The browser itself shows it; React hears only of what changes.
  if (choice instanceof HTMLInputElement) return { choice, undo: () => (choice.checked = false) };
  const group = choice.closest('[role="radiogroup"]');
  const before = group?.querySelector(`[${CHECKED}="true"]`);
  before?.setAttribute(CHECKED, 'false');
  choice.setAttribute(CHECKED, 'true');
  choice.toggleAttribute(EARLY, choice !== before);
  return {
    choice,
    undo: () => {
      choice.removeAttribute(EARLY);
      choice.setAttribute(CHECKED, 'false');
      before?.setAttribute(CHECKED, 'true');
    },
  };
}

function note({ target }: Event): void {
  const choice =
    target instanceof Element
      ? target.closest<HTMLElement>('[role="radio"]:not([aria-disabled]), [type="radio"]')
      : null;
  if (choice === null) return;
  tap?.undo();
  tap = show(choice);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', note);
  performance.mark(EARLY_TAPS);
}

/** From now on the page answers taps itself: the last choice is made, if it still exists. */
export function makeEarlyChoice(): void {
  document.removeEventListener('click', note);
  const made = tap;
  tap = null;
  made?.undo();
  if (made?.choice.isConnected) made.choice.click();
}
