import type { Locator } from '@playwright/test';
import { expect } from '#tests/e2e/support/test.ts';
import { pattern } from '#tests/e2e/support/words.ts';
import { CorporatePage, OF_COMPANY, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';

/** The plates of a company that has three cars. */
export const PLATES = ['1กก 1111', '2กก 22', '3กก 333'];
/** What is on its pages in no language. */
export const NAMES = [...OF_COMPANY, ...PLATES];

/** The booking of several cars. */
export class GroupPage extends CorporatePage {
  /** Chooses all cars in the fleet table and books them. */
  async bookAll(company: TestCompany): Promise<void> {
    await this.openSignedIn(company, '/carInfo/list');
    await this.grid.getByRole('columnheader').first().getByRole('checkbox').check();
    await this.bar.getByRole('button', { name: /^Book/ }).click();
    await this.title('Book cars').waitFor();
  }

  /** The first heading of the completion page. */
  done(words: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words, exact: true });
  }

  override row(plate: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: plate });
  }

  section(name: string): Locator {
    return this.main.getByRole('heading', { level: 2, name });
  }

  async openCar(plate: string): Promise<void> {
    const open = (words: string) => this.row(plate).getByRole('button', { name: `${this.say(words)} ${plate}` });
    await open('Edit').or(open('Continue')).click();
  }

  get branches(): Locator {
    return this.page.getByRole('group', { name: this.say('All branches') }).getByRole('radio');
  }

  get freeTimes(): Locator {
    return this.page
      .getByRole('radiogroup', { name: pattern(this.say('Times on {name}').replace('{name}', '{day}')) })
      .locator('[role="radio"]:not([aria-disabled])');
  }

  /** The first service, and the last free time of the first day. */
  async chooseServiceAndTime(): Promise<void> {
    await this.main.getByRole('group').getByRole('checkbox').first().check({ force: true });
    await this.next('Choose date and time');
    await this.freeTimes.last().click();
    await this.next('Fill in the details');
    await expect(this.title('Fill in the details')).toBeVisible();
    await this.next('Done with this car');
    await this.title('Book cars').waitFor();
  }

  /** From the branch to the end. */
  async fillIn(plate: string, branch: number): Promise<void> {
    await this.openCar(plate);
    await this.branches.first().waitFor();
    if ((await this.branches.count()) <= branch)
      await this.page.getByRole('button', { name: pattern(this.say('Show {hidden} more branches')) }).click();
    await this.branches.nth(branch).check({ force: true });
    await this.next('Choose services');
    await this.chooseServiceAndTime();
  }

  /** The answers of one car for all others. */
  async copyToAll(plate: string): Promise<void> {
    await this.askToCopy(plate);
    await this.action(/^(All \d+ other cars|1 other car|คันอื่นทั้งหมด \d+ คัน)$/).click();
  }

  async askToCopy(plate: string): Promise<void> {
    await this.row(plate)
      .getByRole('button', { name: this.say('Copy the answers of {shown}', { shown: plate }) })
      .click();
  }

  /** What is stored of each car, by the names of the specification. */
  storedDrafts(): Promise<unknown[]> {
    return this.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes('corporate-booking.car'))
        .map(([, value]): unknown => JSON.parse(value)),
    );
  }

  async next(label: string): Promise<void> {
    await this.button(label).filter({ visible: true }).click();
  }

  action(name: RegExp): Locator {
    return this.main.getByRole('button', { name });
  }
}
