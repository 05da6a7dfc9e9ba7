import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { CorporatePage, OF_COMPANY, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';

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

/** What stands in the lists of the tests, in whichever language the page is. */
export const IN_LISTS = [
  ...OF_COMPANY,
  'รายงาน.xlsx',
  'สองแผ่น.xlsx',
  'เปลี่ยน.xlsx',
  'Excel',
  'CSV',
  '.xlsx',
  '.xls',
  '.csv',
  'Toyota',
  'Hilux Revo',
  '2.4 Z Edition Double Cab',
  'Toyata',
  'Hilux Rivo',
  'Z Edtion',
  'ABC',
  'กก',
  'ส่งของ',
  'รถทั้งหมด พ.ย. 69',
  'แถว',
  'ขนส่ง',
  'ขาย',
  'ทะเบียนรถ',
  'ยี่ห้อ',
  'รุ่น',
  'รุ่นย่อย',
  'ลำดับ',
  'หมายเหตุ',
  'ปี พ.ศ.',
  'ปี  พ.ศ.',
  'ไม่ทราบ',
  'รถ',
  'รวม',
  'คัน',
  'ผู้จัดทำ',
  'สมหญิง',
  'แผนก',
  'รายการรถทั้งหมด ประจำเดือนพฤศจิกายน 2569',
];

/** The file that a button gives. */
export async function saved({ page }: ImportPage, button: Locator): Promise<{ name: string; buffer: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
}
