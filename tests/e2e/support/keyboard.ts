import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

/** Moves through a page with the keyboard alone. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until this has the focus: it must be in the tab order. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.#isFocused(target)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }

  async pressOn(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press(key);
  }

  async typeInto(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.insertText(text);
  }

  /** Presses an arrow key within a group until this has the focus. */
  async arrowTo(target: Locator, key: 'ArrowRight' | 'ArrowDown' | 'ArrowLeft'): Promise<void> {
    for (let steps = 0; steps < MOST_STOPS; steps += 1) {
      if (await this.#isFocused(target)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target.toString()}`);
  }

  #isFocused(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement);
  }
}
