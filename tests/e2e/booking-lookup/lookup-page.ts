import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The form that finds a booking, on its own page and on home. */
export class LookupPage extends SitePage {
  async fillIn(plate: string, code: string): Promise<void> {
    await this.field('Licence plate').fill(plate);
    await this.field('Booking code').fill(code);
  }

  async look(plate: string, code: string): Promise<void> {
    await this.fillIn(plate, code);
    await this.button('Find booking').click();
  }
}
