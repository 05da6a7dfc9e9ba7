import type { Locator } from '@playwright/test';
import { CorporatePage, type TestCompany } from './corporate-page.ts';

/** The planner of visits. */
export class VisitPlanPage extends CorporatePage {
  /** The cars are chosen in the table, which keeps them for the tab. */
  async openFor(company: TestCompany): Promise<void> {
    await this.openSignedIn(company);
    await this.page.evaluate(
      ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
      ['roddee.corporate.chosen', JSON.stringify({ account: company.id, ids: company.cars })],
    );
    await this.open('/booking/plan?cars=chosen');
    await this.find.waitFor();
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
}
