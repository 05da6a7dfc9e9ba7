import type { Locator } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The list as people see it. */
export class VisitPlanPage extends SitePage {
  async open(): Promise<void> {
    await this.page.goto(`/${this.language}/visit-plan`);
  }

  get lines(): Locator {
    return this.main.getByRole('listitem');
  }
}
