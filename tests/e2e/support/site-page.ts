import { untilAnswering } from './answering.ts';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { Keyboard } from './keyboard.ts';
import { pattern, wordsIn, type Words } from './words.ts';

type Values = Parameters<Words>[1];

/** A page of the site as people see it, in one language. Elements are named by their English source text. */
export class SitePage {
  readonly page: Page;
  readonly language: Language;
  readonly say: Words;
  readonly keyboard: Keyboard;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = wordsIn(language);
    this.keyboard = new Keyboard(page);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  title(source: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say(source), exact: true });
  }

  text(source: string, values?: Values): Locator {
    return this.page.getByText(this.say(source, values));
  }

  button(source: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.say(source, values), exact: true });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${pattern(this.say(label)).source}`, 's') });
  }

  link(source: string): Locator {
    return this.main.getByRole('link', { name: this.say(source) }).first();
  }

  /** The list of mistakes above a form that was submitted with some. */
  get mistakes(): Locator {
    return this.page.locator('[role="group"][tabindex="-1"]');
  }

  /** What stands beside a term of a list. */
  valueOf(term: string): Locator {
    const whole = new RegExp(`^\\s*${pattern(this.say(term)).source}\\s*$`, 's');
    return this.main.locator('dt').filter({ hasText: whole }).locator('xpath=following-sibling::dd[1]');
  }

  inFooter(source: string): Locator {
    return this.page.getByRole('contentinfo').getByRole('link', { name: this.say(source) });
  }

  /** Resolves once React answers: until then the browser follows a link by itself, with a whole load of the page. */
  async takenOver(): Promise<void> {
    await untilAnswering(this.page);
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.say('Main menu') });
  }

  /** On a narrow screen it is behind its button. */
  async openMenu(): Promise<void> {
    const burger = this.page.getByRole('banner').getByRole('button', { name: this.say('Menu'), exact: true });
    if (await burger.isVisible()) await burger.click();
  }

  /** By the main menu the browser itself draws the page: opened by its address, a page comes with the answers that the server had. */
  async followMenu(source: string): Promise<void> {
    await this.openMenu();
    await this.menu.getByRole('link', { name: this.say(source) }).click();
  }

  /** Closes the tab as its close button does; returns what the page asked, if anything. */
  async closeTab(): Promise<string[]> {
    const asked: string[] = [];
    this.page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const answered = Promise.race([this.page.waitForEvent('close'), this.page.waitForEvent('dialog')]);
    await this.page.close({ runBeforeUnload: true });
    await answered;
    return asked;
  }

  /** Follows the link of the other language, as a person would. */
  async turnTo(language: Language): Promise<void> {
    await this.page.getByRole('link', { name: language === 'th' ? 'ไทย' : 'English', exact: true }).click();
  }
}
