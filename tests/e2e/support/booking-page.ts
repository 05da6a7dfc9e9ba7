import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { callOf, sentBy } from './faults.ts';
import { SitePage } from './site-page.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { pattern } from './words.ts';
import { HEADINGS, NAMES, ONWARD, STEPS, type Step } from './steps.ts';

/** A file of the site that runs no script: an open booking would write its own draft, and a page takes a second to come. */
export const NO_APP = '/favicon.svg';

export const DRAFT_KEY = 'roddee.retail-booking.draft';

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

/** What a customer has typed, as it is shown. */
export const shownOf = ({ plate, firstName, lastName }: Customer) => [firstName, lastName, displayPlate(plate)];

interface AskedItem {
  readonly is_guest: boolean;
  readonly appointment_id?: string;
  readonly datetime: string;
  readonly customer_data: Readonly<Record<string, string>>;
  readonly other_service: string;
  readonly note: string;
}

/** The wizard, by pointer or by keyboard. */
export class BookingPage extends SitePage {
  /** The branch at which this worker books, so that two workers never take each other's times. */
  readonly seat: number;

  constructor(page: Page, language: Language, seat: number) {
    super(page, language);
    this.seat = seat;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${this.language}/booking${search}`);
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.main.locator('[inert]'), 'the page answers').toHaveCount(0);
  }

  /** On the step, with the shortest answers to all earlier ones. */
  async openAt(step: Step, customer?: Customer): Promise<void> {
    await this.open();
    await this.reach(step, customer);
  }

  heading(step: Step): Locator {
    return this.title(HEADINGS[step]);
  }

  /** The link of a step in the stepper. On the phone it exists for the keyboard and for screen readers. */
  stepLink(step: Step): Locator {
    return this.page
      .getByRole('navigation', { name: this.say('Booking steps') })
      .getByRole('link', { name: this.say(NAMES[step]), exact: true });
  }

  /** Drawn at a passed step whose answer is there. */
  tick(step: Step): Locator {
    return this.stepLink(step).locator('svg');
  }

  async followStep(step: Step): Promise<void> {
    await this.stepLink(step).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.heading(step)).toBeVisible();
  }

  onward(step: Exclude<Step, 'summary'>): Locator {
    return this.button(ONWARD[step]);
  }

  async goOn(from: Exclude<Step, 'summary'>): Promise<void> {
    await this.onward(from).click();
    const to = STEPS[STEPS.indexOf(from) + 1] ?? 'summary';
    await expect(this.heading(to)).toBeVisible();
  }

  /** The button of a step that was opened from the summary; after a reload the page no longer knows that it was. */
  get returning(): Locator {
    return this.button('Back to the summary').or(this.onward('information'));
  }

  /** From a step that was edited: what was answered before is not asked again. */
  async returnToSummary(): Promise<void> {
    await this.returning.click();
    await expect(this.heading('summary')).toBeVisible();
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

  /** The times of a day 'YYYY-MM-DD', or of whichever day is shown. */
  timesOf(date: string | null): Locator {
    const day = date === null ? '{day}' : formatDayLong(date, this.language);
    const name = this.say('Times on {name}').replace('{name}', day);
    return this.page.getByRole('radiogroup', { name: date === null ? pattern(name) : name });
  }

  get times(): Locator {
    return this.timesOf(null);
  }

  get freeTimes(): Locator {
    return this.times.locator('[role="radio"]:not([aria-disabled])');
  }

  /** The free time that begins at this time. */
  freeTime(time: string): Locator {
    return this.freeTimes.filter({ has: this.page.getByText(time, { exact: true }) });
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

  carField(level: string): Locator {
    return this.page.getByRole('combobox', { name: `${this.say(level)} ${this.say('(optional)')}`, exact: true });
  }

  /** The card of a member's own car, by its name. */
  ownCar(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: this.say('Your cars') }).getByRole('radio', { name });
  }

  get anotherCar(): Locator {
    return this.ownCar(this.say('Another car'));
  }

  /** What the next temporary booking is asked for with. */
  async nextItem(): Promise<AskedItem> {
    const request = await this.page.waitForRequest((sent) => callOf(sent) === 'setupTemporary');
    return JSON.parse(sentBy(request).get('item') ?? '{}') as AskedItem;
  }

  async fillIn({ plate, firstName, lastName, tel }: Customer): Promise<void> {
    await this.field('Licence plate').fill(plate);
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Phone number').fill(tel);
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

  /** On the completion page. What it says depends on whether the time is still 24 hours away. */
  get manage(): Locator {
    return this.link('View or cancel').or(this.link('View booking'));
  }

  /** At the bottom of a phone. */
  get bar(): Locator {
    return this.button('Back').locator('xpath=ancestor::div[2]');
  }

  get timer(): Locator {
    return this.page.getByRole('timer');
  }

  get confirmButton(): Locator {
    return this.button('Confirm booking');
  }

  get extendButton(): Locator {
    return this.button('Add {minutes} minutes', { minutes: 15 });
  }

  get completed(): Locator {
    return this.title('Your booking is confirmed');
  }

  /** Confirms and returns the code that the server answered. */
  async confirm(act: () => Promise<void> = () => this.confirmButton.click()): Promise<string> {
    const answered = this.page.waitForResponse((response) => response.url().includes('/appointment/confirm'));
    await act();
    const { results } = await (await answered).json();
    await expect(this.page).toHaveURL(new RegExp(`/${this.language}/booking/completed$`));
    return String(results.code);
  }

  async startOver(): Promise<void> {
    await this.button('Start over and give this time back').click();
    await this.button('Clear and start over').click();
  }

  draft(): Promise<Record<string, unknown> | null> {
    return this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), DRAFT_KEY);
  }

  /** Leaves the site and stores a draft in this browser. */
  async storeDraft(text: string): Promise<void> {
    await this.page.goto(NO_APP);
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [DRAFT_KEY, text] as const);
  }

  async heldId(): Promise<string | null> {
    const id = (await this.draft())?.['appointment_id'];
    return typeof id === 'string' ? id : null;
  }
}

export const codeAsShown = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
