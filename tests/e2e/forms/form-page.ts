import { randomInt } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

const LABELS = {
  th: {
    title: 'คำนำหน้า',
    name: 'ชื่อ',
    surname: 'นามสกุล',
    phone: 'เบอร์มือถือ',
    email: 'อีเมล',
    consent: /ยินยอม/,
  },
  en: {
    title: 'Title',
    name: 'First name',
    surname: 'Last name',
    phone: 'Mobile number',
    email: 'E-mail',
    consent: /I agree/,
  },
} as const;

export const newMobile = (): string => `08${randomInt(10_000_000, 99_999_999)}`;

/** The career or the franchise form. */
export class FormPage extends SitePage {
  labelled(name: keyof (typeof LABELS)['en']): Locator {
    const label = LABELS[this.language][name];
    return this.main.getByLabel(label, typeof label === 'string' ? { exact: false } : {}).first();
  }

  async open(form: 'career' | 'franchise'): Promise<void> {
    await this.page.goto(`/${this.language}/other/${form}`);
    await this.takenOver();
    await expect(this.labelled('name')).toBeVisible();
  }

  get send(): Locator {
    return this.main.locator('button[type="submit"]');
  }

  /** All that must be there; returns the number. */
  async fill(): Promise<string> {
    const phone = newMobile();
    await this.labelled('title').selectOption('ms');
    await this.labelled('name').fill('มาลี');
    await this.labelled('surname').fill('ใจดี');
    await this.labelled('phone').fill(phone);
    await this.labelled('consent').check();
    return phone;
  }
}

/** What is stored of a form with this number, the oldest first. */
export const storedBy = (phone: string): Promise<Record<string, unknown>[]> =>
  inDatabase(
    'select form, answers, image_type, octet_length(image) as bytes from received_form where phone = $1 order by received_at',
    [phone],
  );
