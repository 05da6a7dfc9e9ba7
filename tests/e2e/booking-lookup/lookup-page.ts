import type { Locator } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The form that finds a booking, on its own page and on home. */
export class LookupPage extends SitePage {
  async fillIn(plate: string, code: string): Promise<void> {
    await this.field('Licence plate').fill(plate);
    await this.field('Booking code').fill(code);
  }

  /** As the browser pastes, with the lines that a field does not keep. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  async look(plate: string, code: string): Promise<void> {
    await this.fillIn(plate, code);
    await this.button('Find booking').click();
  }
}
