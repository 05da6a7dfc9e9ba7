import type { Locator, Page } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The fields of an address, on the page for developers, which is in Thai. */
export class AddressPage extends SitePage {
  constructor(page: Page) {
    super(page, 'th');
  }

  async open(): Promise<void> {
    await this.page.goto('/guideline');
    await this.takenOver();
  }

  place(label: 'Province' | 'District' | 'Sub-district' | 'Post code'): Locator {
    return this.page.locator('[id^=address-]').and(this.page.getByRole('combobox', { name: this.say(label) }));
  }

  /** Of the list that is open. */
  get options(): Locator {
    return this.page.getByRole('listbox').getByRole('option');
  }

  option(name: string): Locator {
    return this.options.filter({ hasText: new RegExp(`^${name}$`) });
  }
}
