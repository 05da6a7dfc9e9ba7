import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { withDatabase } from '#tests/e2e/support/database.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { giveCar, newCompany, signIn } from '#tests/support/sign-in.ts';

export interface TestCompany {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly cars: readonly string[];
}

/** A company of its own for a test, with cars of these plates. */
export async function companyWith(plates: readonly string[] = []): Promise<TestCompany> {
  const company = { id: randomUUID(), username: `test-${randomUUID()}`, password: 'รหัสลับ 12' };
  // Cars of the same moment are listed by their ids.
  const cars = plates.map(() => randomUUID()).toSorted();
  await withDatabase(async (db) => {
    await newCompany(db, company.id, company);
    for (const [place, plate] of plates.entries()) await giveCar(db, 'company', company.id, cars[place] ?? '', plate);
  });
  return { ...company, cars };
}

/** What the test companies and their cars are called, in either language. */
export const OF_COMPANY = [
  'บริษัท ตัวอย่าง จำกัด',
  'สมหญิง ใจงาม',
  'สมหญิง',
  'ใจงาม',
  'somying@example.com',
  'somchai@example.com',
  'สมชาย ดูแลดี',
  'Somchai Dulaedee',
  'กรุงเทพมหานคร',
  'บางนาเหนือ',
  'บางนา',
  '1 ถนนสุขใจ',
  'คันเก่ง',
] as const;

/** The corporate area (section 2). */
export class CorporatePage extends SitePage {
  async open(path = ''): Promise<void> {
    await this.page.goto(`/${this.language}/corporate${path}`);
  }

  async typeIn({ username, password }: Pick<TestCompany, 'username' | 'password'>): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.button('Sign in').click();
  }

  /** Opens a page of the company, signing in on the way. */
  async openSignedIn(company: TestCompany, path = ''): Promise<void> {
    await this.open(path);
    await this.typeIn(company);
    await this.page.waitForURL(new RegExp(`/corporate${path}$`));
    await this.main.getByRole('heading', { level: 1 }).waitFor();
  }

  /** The company signs in on another device, and another tab of this browser is the first to hear of it. */
  async signedOutElsewhere({ id }: Pick<TestCompany, 'id'>): Promise<void> {
    await withDatabase((db) => signIn(db, 'company', id));
    const tab = await this.page.context().newPage();
    await tab.goto(`/${this.language}/corporate/account/pickup`);
    const notice = this.page.getByRole('dialog', {
      name: this.say('Logged out after logging in with another device.'),
    });
    await notice.waitFor();
    await tab.close();
  }

  get username(): Locator {
    return this.page.locator('#company-username');
  }

  get password(): Locator {
    return this.page.locator('#company-password');
  }

  override get menu(): Locator {
    return this.page.getByRole('navigation', { name: this.say('Company menu') });
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: this.say('Cars') });
  }

  row(plate: string): Locator {
    return this.grid.getByRole('row').filter({ hasText: plate });
  }

  get plates(): Locator {
    return this.grid.locator('[role=gridcell] a');
  }

  /** Does something with the chosen cars; on a phone it may be behind a button. */
  async doWithChosen(name: string): Promise<void> {
    const more = this.bar.getByRole('button', { name: this.say('More') });
    if (await more.isVisible()) await more.click();
    await this.bar.getByRole('button', { name }).click();
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: this.say('Chosen cars') });
  }
}
