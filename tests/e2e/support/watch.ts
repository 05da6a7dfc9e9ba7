import type { Page } from '@playwright/test';

/** Texts that a library shows by default. */
const FOREIGN_TEXT = /invalid input|invalid string|too small|too big|expected (string|number)|nothing found/i;

/** So long a page may take to give the focus a new place: a step's files and answers come late on a busy machine. */
const LOST_AFTER_MS = 2000;

/**
 * Runs in the page: tells of a focus whose element has gone, or can no longer have it, while nothing else got it. Its next Tab would begin at the top
 * of the page, and a screen reader falls silent. A tap beside everything leaves its element where it was, and a new document begins anew.
 */
function reportLostFocus(lostAfter: number): void {
  let last: Element | null = null;
  let lostAt: number | null = null;
  const canHaveFocus = (element: Element) =>
    element.isConnected &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null;
  setInterval(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body) {
      last = active;
      lostAt = null;
      return;
    }
    if (last === null || canHaveFocus(last)) {
      lostAt = null;
      return;
    }
    lostAt ??= Date.now();
    if (Date.now() - lostAt < lostAfter) return;
    const name = last.getAttribute('aria-label') ?? last.getAttribute('name') ?? last.textContent.trim().slice(0, 60);
    // oxlint-disable-next-line no-console -- as above
    console.error(`focus lost with ${last.localName} "${name}" on ${location.pathname}`);
    last = null;
  }, 100);
}

/** Collects what must not happen while a page is used. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** From now on failures that match are part of the test. */
  expect(failure: RegExp): void {
    this.#expected.push(failure);
  }

  note(problem: string): void {
    this.#problems.push(problem);
  }

  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((failure) => failure.test(problem)));
  }

  async follow(page: Page): Promise<void> {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // oxlint-disable-next-line no-console -- runs in the page, and is how it tells the test
        console.error(`CSP: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.addInitScript(reportLostFocus, LOST_AFTER_MS);
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()} (${message.location().url})`;
      if (['error', 'warning'].includes(message.type()) || FOREIGN_TEXT.test(message.text())) this.note(text);
    });
    page.on('pageerror', (error) => this.note(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A navigation or a newer request aborts older ones, and that is right.
      if (why !== 'net::ERR_ABORTED') this.note(`request failed: ${why} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.note(`status ${response.status()}: ${response.url()}`);
    });
  }
}
