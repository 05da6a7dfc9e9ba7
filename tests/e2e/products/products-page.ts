import type { Locator } from '@playwright/test';
import { carBrands } from '#server/content/cars.ts';
import { specsIn } from '#server/content/product-specs.ts';
import { productBrands, products } from '#server/content/products.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';

const shown = JSON.stringify([
  carBrands.map(({ name, models }) => [name, models.map((model) => model.name)]),
  productBrands.map(({ name }) => name),
  products.map((product) => [
    product.name.th,
    product.desc.th,
    product.points.map(({ th }) => th),
    specsIn(product, 'th'),
  ]),
]);

/** Names of cars and products, and what is printed on these: the same in both languages. */
export const PRODUCT_NAMES: readonly string[] = [...new Set(shown.match(/[A-Za-z][A-Za-z0-9.:-]+/g) ?? [])];

/** Services, products and their comparison. */
export class ProductsPage extends LoginPage {
  get cards(): Locator {
    return this.main.getByRole('article');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/${this.language}${path}`);
    await this.takenOver();
  }

  /** The button of a card; `name` as the product is called in the language. */
  compareOf(name: string): Locator {
    return this.cards.filter({ hasText: name }).getByRole('button', { name: this.say('Compare') });
  }

  count(total: number): Locator {
    const words = total === 1 ? this.say('1 product') : this.say('{count} products', { count: total });
    return this.main.getByRole('heading', { level: 2, name: words, exact: true });
  }

  async unfoldFilter(): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: this.say('Filter by brand, size and car') })
      .click();
    await this.choice('Product brand').waitFor();
  }

  choice(label: string): Locator {
    return this.main.getByRole('form').getByLabel(this.say(label), { exact: true });
  }

  carChoice(level: 'brand' | 'model' | 'variant' | 'year'): Locator {
    return this.page.locator(`#product-car-${level}`);
  }
}
