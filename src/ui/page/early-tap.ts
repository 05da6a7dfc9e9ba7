/**
 * A server-drawn page is visible long before its scripts have loaded. Until then this script handles taps on choices: it shows the choice at once,
 * and makes it when the page can. It is a separate script and the first to run, so it imports nothing.
 */

interface Tap {
  readonly choice: HTMLElement;
  /** Shows the choice as it was before. */
  readonly undo: () => unknown;
}

let tap: Tap | null = null;

/** The performance mark set when this script starts. */
export const EARLY_TAPS = 'early taps';

const CHECKED = 'aria-checked';
/** For styles: what depends on this choice has not loaded yet. */
const EARLY = 'data-early';

function show(choice: HTMLElement): Tap {
  // The browser itself shows a checked radio button; React is only notified of changes, so it is unchecked before the click is repeated.
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

/** From now on the page handles taps itself: repeats the last tap, if its choice still exists. */
export function makeEarlyChoice(): void {
  document.removeEventListener('click', note);
  const made = tap;
  tap = null;
  made?.undo();
  if (made?.choice.isConnected) made.choice.click();
}
