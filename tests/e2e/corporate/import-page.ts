import type { Locator } from '@playwright/test';
import { CorporatePage, type TestCompany } from './corporate-page.ts';

const PATH = '/carInfo/list/import';

export interface ListUpload {
  readonly name: string;
  readonly buffer: Buffer;
}

/** The import of a fleet (FLEET-02). */
export class ImportPage extends CorporatePage {
  async openImport(company: Pick<TestCompany, 'username' | 'password'>): Promise<void> {
    await this.openSignedIn({ id: '', cars: [], ...company }, PATH);
  }

  async choose({ name, buffer }: ListUpload): Promise<void> {
    await this.page.locator('[data-import-file]').first().setInputFiles({ name, mimeType: '', buffer });
  }

  /** The heading of the step. */
  get step(): Locator {
    return this.page.locator('#import-step');
  }

  get tabs(): Locator {
    return this.page.getByRole('tab');
  }

  /** The numbers of the tabs, in their order. */
  async counts(): Promise<number[]> {
    const texts = await this.tabs.allTextContents();
    return texts.map((text) => Number(/[\d,]+$/.exec(text.trim())?.[0].replaceAll(',', '')));
  }

  get importButton(): Locator {
    return this.main.getByRole('button', { name: /^(Import|นำเข้า) [\d,]+/ });
  }

  get downloadButton(): Locator {
    return this.main.getByRole('button', { name: /^(Download|ดาวน์โหลดแถว)/ });
  }

  get rows(): Locator {
    return this.main.getByRole('table').getByRole('row');
  }
}
