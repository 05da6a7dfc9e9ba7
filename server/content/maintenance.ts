import { z } from 'zod';
import { adviceContent } from './content.schema.ts';

/**
 * The recommended maintenance and its intervals. Tyres, brakes and gear oil follow the specification's advice texts (section 9; we have no service
 * for window film); the others are what workshops in Thailand print on their stickers.
 */
export const maintenanceAdvice = z.array(adviceContent).parse([
  {
    id: 'engine-oil',
    name: { th: 'น้ำมันเครื่องและไส้กรอง', en: 'Engine oil and filter' },
    everyKm: 10_000,
    everyMonths: 12,
    services: [401],
    books: [401],
  },
  {
    id: 'tyre-rotation',
    name: { th: 'สลับยางและตรวจสภาพยาง', en: 'Tyre rotation and inspection' },
    everyKm: 10_000,
    everyMonths: null,
    services: [103, 101],
    books: [103],
  },
  {
    id: 'brake-check',
    name: { th: 'ตรวจเช็กเบรก', en: 'Brake check' },
    everyKm: 20_000,
    everyMonths: null,
    services: [501, 502, 201, 202, 203],
    books: [501],
  },
  {
    id: 'gear-oil',
    name: { th: 'น้ำมันเกียร์', en: 'Gear oil' },
    everyKm: 40_000,
    everyMonths: 24,
    services: [801, 802],
    books: [801, 802],
  },
  {
    id: 'tyres',
    name: { th: 'เปลี่ยนยางทั้ง 4 เส้น', en: 'Four new tyres' },
    everyKm: 50_000,
    everyMonths: null,
    services: [101],
    books: [101],
  },
  {
    id: 'battery',
    name: { th: 'แบตเตอรี่', en: 'Battery' },
    everyKm: null,
    everyMonths: 24,
    services: [601],
    books: [601],
  },
]);
