import type { Locator } from '@playwright/test';
import { LoginPage } from '#tests/e2e/login/login-page.ts';

/** The cars of a member, and the form of one. */
export class CarsPage extends LoginPage {
  /** A new member without a car, on the list of their cars. */
  async openSignedIn(): Promise<void> {
    await this.signInNew();
    await this.openList();
  }

  async openList(): Promise<void> {
    await this.page.goto(`/${this.language}/me/cars`);
    await this.title('My cars').waitFor();
  }

  card(name: string): Locator {
    return this.main.getByRole('article', { name });
  }

  inCard(name: string, button: string): Locator {
    return this.card(name).getByRole('button', { name: this.say(button), exact: true });
  }

  bookIn(name: string): Locator {
    return this.card(name).getByRole('link', { name: this.say('Book with this car') });
  }

  get names(): Locator {
    return this.main.getByRole('article').getByRole('heading', { level: 2 });
  }

  /** The words of brand, model and variant, which are the same in both languages. */
  async models(): Promise<readonly string[]> {
    const texts = await this.main.locator('article h2 + p').allInnerTexts();
    return texts.map((text) => text.split(' · ')[0] ?? '');
  }

  carField(field: string): Locator {
    return this.page.locator(`#my-car-${field}`);
  }

  override problemAt(field: string): Locator {
    return this.page.locator(`#my-car-${field}-error`);
  }

  async typeCar(name: string, plate: string): Promise<void> {
    await this.carField('carName').fill(name);
    await this.carField('plate').fill(plate);
    for (const level of ['brand', 'model', 'variant', 'year']) await this.carField(level).selectOption({ index: 1 });
  }

  async save(): Promise<void> {
    await this.button('Save the car').click();
  }

  /** From the list, and back to it. */
  async add(name: string, plate: string): Promise<void> {
    await this.link('Add a car').click();
    await this.typeCar(name, plate);
    await this.save();
    await this.card(name).waitFor();
  }
}
