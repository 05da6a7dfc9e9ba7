import type { Locator } from '@playwright/test';
import { CorporatePage, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';

/** The planner of visits. */
export class VisitPlanPage extends CorporatePage {
  /** From the list of cars, of which all are chosen. */
  async openFor(company: TestCompany, plates: readonly string[]): Promise<void> {
    await this.openSignedIn(company, '/carInfo/list');
    for (const plate of plates)
      // oxlint-disable-next-line no-await-in-loop -- a person chooses one after the other
      await this.main.getByRole('checkbox', { name: this.say('Choose {name}', { name: plate }), exact: true }).click();
    await this.main
      .getByRole('link', { name: new RegExp(String(plates.length)) })
      .filter({ hasText: this.planWords })
      .click();
    await this.find.waitFor();
  }

  private get planWords(): RegExp {
    return /^(Plan|วางแผน) /;
  }

  get find(): Locator {
    return this.button('Find times for all');
  }

  get calendar(): Locator {
    return this.page.getByRole('grid', { name: this.say('Visits by car and day') });
  }

  get chips(): Locator {
    return this.calendar.locator('[draggable=true]');
  }

  chipOf(plate: string): Locator {
    return this.rowOf(plate).locator('[draggable=true]');
  }

  rowOf(plate: string): Locator {
    return this.calendar.getByRole('row').filter({ hasText: plate });
  }

  /** The lines of the list by day, on the phone. */
  get lines(): Locator {
    return this.main.locator('section li');
  }

  /** What can be done with a car, beside the calendar or below its line. */
  async panelOf(plate: string): Promise<Locator> {
    const panel = this.page.getByRole('region', { name: plate });
    if (await panel.isVisible()) return panel;
    const row = this.rowOf(plate).locator('[data-column="0"]');
    const line = this.lines.filter({ hasText: plate }).getByRole('button').first();
    await row.or(line).click();
    return panel;
  }
}
