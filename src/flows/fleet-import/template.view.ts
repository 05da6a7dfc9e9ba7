import type { Language } from '#domain/constants.ts';
import { LIST_FIELDS } from '#domain/fleet-list/checked-list.ts';
import { LIST_HEADINGS } from '#domain/fleet-list/list-headings.ts';
import type { Sheet } from '#domain/sheet-cells.ts';

/** Its plate is none, so that an example that was left in is named and not imported. */
const EXAMPLES = {
  th: [
    'ส่งของ 07',
    'เช่น 1กก 1234',
    'กรุงเทพมหานคร',
    'Toyota',
    'Hilux Revo',
    '2.4 Z Edition Double Cab',
    '2566',
    'ขนส่ง',
    'สมชาย ใจดี',
    '0812345678',
    48_210,
  ],
  en: [
    'Delivery 07',
    'such as 1กก 1234',
    'กรุงเทพมหานคร',
    'Toyota',
    'Hilux Revo',
    '2.4 Z Edition Double Cab',
    '2023',
    'Transport',
    'Somchai Jaidee',
    '0812345678',
    48_210,
  ],
} as const;
const NAMES = { th: 'รายการรถ', en: 'Cars' } as const;
const FILES = { th: 'แม่แบบรายการรถ.xlsx', en: 'car-list-template.xlsx' } as const;
const WIDTHS = [18, 18, 18, 14, 18, 24, 8, 16, 24, 16, 14];

/** An empty list with our headings and one example. */
export const templateSheet = (language: Language): Sheet => ({
  name: NAMES[language],
  heads: LIST_FIELDS.map((field) => LIST_HEADINGS[language][field]),
  widths: WIDTHS,
  rows: [EXAMPLES[language]],
});

export const templateName = (language: Language): string => FILES[language];
