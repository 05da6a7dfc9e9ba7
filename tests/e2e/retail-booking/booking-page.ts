import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { Keyboard } from '#tests/e2e/support/keyboard.ts';
import { pattern, wordsIn, type Words } from '#tests/e2e/support/words.ts';

export const STEPS = ['branch', 'services', 'time', 'information', 'summary'] as const;
export type Step = (typeof STEPS)[number];

const HEADINGS: Record<Step, string> = {
  branch: 'Choose a branch',
  services: 'Choose services',
  time: 'Choose date and time',
  information: 'Your details',
  summary: 'Check and confirm',
};

const NAMES: Record<Step, string> = {
  branch: 'Branch',
  services: 'Services',
  time: 'Date and time',
  information: 'Your details',
  summary: 'Check and confirm',
};

const ONWARD: Record<Exclude<Step, 'summary'>, string> = {
  branch: 'Choose services',
  services: 'Choose date and time',
  time: 'Fill in your details',
  information: 'Check and confirm',
};

export interface Customer {
  readonly plate: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
}

export const newCustomer = (): Customer => ({
  plate: `${Math.floor(Math.random() * 9) + 1}กข${String(Math.floor(Math.random() * 9000) + 1000)}`,
  firstName: 'สมหญิง',
  lastName: 'ใจดีมาก',
  tel: '0812345678',
});

/** The wizard as somebody sees it who uses it, in one language, by pointer or by keyboard. */
export class BookingPage {
  readonly page: Page;
  readonly language: Language;
  readonly say: Words;
  readonly keyboard: Keyboard;
  /** Which of the branches this worker books at: two workers never take each other's times. */
  readonly seat: number;

  constructor(page: Page, language: Language, seat: number) {
    this.page = page;
    this.language = language;
    this.seat = seat;
    this.say = wordsIn(language);
    this.keyboard = new Keyboard(page);
  }

  in(language: Language): BookingPage {
    return new BookingPage(this.page, language, this.seat);
  }

  /** By the link of the other language, as somebody does who wants to read on in it. */
  async turnTo(language: Language): Promise<BookingPage> {
    await this.page.getByRole('link', { name: language === 'th' ? 'ไทย' : 'English', exact: true }).click();
    return this.in(language);
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${this.language}/booking${search}`);
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  heading(step: Step): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say(HEADINGS[step]), exact: true });
  }

  /** The link of a step in the row of steps. On the phone it is there for the keyboard and for screen readers. */
  stepLink(step: Step): Locator {
    return this.page
      .getByRole('navigation', { name: this.say('Booking steps') })
      .getByRole('link', { name: this.say(NAMES[step]), exact: true });
  }

  async followStep(step: Step): Promise<void> {
    await this.stepLink(step).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.heading(step)).toBeVisible();
  }

  button(text: string): Locator {
    return this.page.getByRole('button', { name: this.say(text), exact: true });
  }

  onward(step: Exclude<Step, 'summary'>): Locator {
    return this.button(ONWARD[step]);
  }

  async goOn(from: Exclude<Step, 'summary'>): Promise<void> {
    await this.onward(from).click();
    const to = STEPS[STEPS.indexOf(from) + 1] ?? 'summary';
    await expect(this.heading(to)).toBeVisible();
  }

  /** Where a finger would touch: the whole row or tile, which is the label of its radio or box. */
  placeOf(choice: Locator): Locator {
    return choice.locator('xpath=ancestor::label[1]');
  }

  press(choice: Locator): Promise<void> {
    return this.placeOf(choice).click();
  }

  get branches(): Locator {
    return this.page.getByRole('group', { name: this.say('All branches') }).getByRole('radio');
  }

  async chooseBranch(index = this.seat): Promise<void> {
    await this.press(this.branches.nth(index));
    await expect(this.branches.nth(index)).toBeChecked();
  }

  get services(): Locator {
    return this.main.getByRole('checkbox');
  }

  async chooseServices(...indices: readonly number[]): Promise<void> {
    for (const index of indices) {
      await this.press(this.services.nth(index));
      await expect(this.services.nth(index)).toBeChecked();
    }
  }

  get days(): Locator {
    return this.page.getByRole('radiogroup', { name: this.say('Day'), exact: true }).getByRole('radio');
  }

  get openDays(): Locator {
    return this.days.and(this.page.locator(':not([aria-disabled])'));
  }

  get chosenDay(): Locator {
    return this.days.and(this.page.locator('[aria-checked="true"]'));
  }

  get freeTimes(): Locator {
    return this.page
      .getByRole('radiogroup', { name: this.say('Time'), exact: true })
      .locator('[role="radio"]:not([aria-disabled])');
  }

  get chosenTime(): Locator {
    return this.freeTimes.and(this.page.locator('[aria-checked="true"]'));
  }

  /** The last free time of the day: it cannot pass while the test runs. */
  async chooseTime(): Promise<void> {
    await expect(this.freeTimes.first()).toBeVisible();
    await this.freeTimes.last().click();
    await expect(this.chosenTime).toHaveCount(1);
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${pattern(this.say(label)).source}`, 's') });
  }

  carField(level: string): Locator {
    return this.page.getByRole('combobox', { name: `${this.say(level)} ${this.say('(optional)')}`, exact: true });
  }

  async fillIn({ plate, firstName, lastName, tel }: Customer): Promise<void> {
    await this.field('Licence plate').fill(plate);
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Mobile number').fill(tel);
  }

  /** From wherever the wizard begins to this step, with the shortest answers. */
  async reach(step: Step, customer: Customer = newCustomer()): Promise<void> {
    await this.chooseBranch();
    if (step === 'branch') return;
    await this.goOn('branch');
    await this.chooseServices(2);
    if (step === 'services') return;
    await this.goOn('services');
    await this.chooseTime();
    if (step === 'time') return;
    await this.goOn('time');
    await this.fillIn(customer);
    if (step === 'information') return;
    await this.goOn('information');
    await expect(this.timer).toBeVisible();
  }

  get timer(): Locator {
    return this.page.getByRole('timer');
  }

  get confirmButton(): Locator {
    return this.button('Confirm booking');
  }

  /** Confirms and gives the code that the server answered. */
  async confirm(act: () => Promise<void> = () => this.confirmButton.click()): Promise<string> {
    const answered = this.page.waitForResponse((response) => response.url().includes('/appointment/confirm'));
    await act();
    const { results } = await (await answered).json();
    await expect(this.page).toHaveURL(new RegExp(`/${this.language}/booking/completed$`));
    return String(results.code);
  }

  draft(): Promise<Record<string, unknown> | null> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('roddee.retail-booking.draft') ?? 'null'));
  }
}

export const codeAsShown = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
