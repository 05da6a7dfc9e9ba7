import type { Page } from '@playwright/test';

/** Texts that a library shows by default. */
const FOREIGN_TEXT = /invalid input|invalid string|too small|too big|expected (string|number)|nothing found/i;

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
