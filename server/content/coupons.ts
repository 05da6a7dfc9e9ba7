import { z } from 'zod';
import { couponContent, type Bilingual } from './content.schema.ts';

const AT_ANY_BRANCH: Bilingual = { th: 'ใช้ได้ทุกสาขา', en: 'At any branch' };
const ONE_CAR: Bilingual = { th: '1 คูปองต่อรถ 1 คันต่อครั้ง', en: 'One coupon for one car at a time' };
const NO_CASH: Bilingual = {
  th: 'แลกเป็นเงินสดหรือทอนเงินไม่ได้',
  en: 'No cash and no change is given for it',
};
const YEARS = { from: '2026-01-01', to: '2029-12-31' } as const;

/**
 * The coupons that points can buy, the cheapest first. A coupon that is no longer offered gets a last day but stays in the list, because members'
 * histories refer to it.
 */
export const coupons = z.array(couponContent).parse([
  {
    id: 901,
    drawing: 'coupons/tyre-air',
    name: { th: 'เติมลมยางไนโตรเจน 4 ล้อ', en: 'Nitrogen for four tyres' },
    desc: {
      th: 'ตรวจแรงดันและเติมลมไนโตรเจนทั้ง 4 ล้อ สิทธิพิเศษสำหรับสมาชิกทุกคน',
      en: 'Pressure check and nitrogen for all four tyres, a gift to every member',
    },
    conditions: [AT_ANY_BRANCH, ONE_CAR],
    points: 0,
    ...YEARS,
  },
  {
    id: 902,
    drawing: 'coupons/coffee',
    name: { th: 'กาแฟหรือชา 1 แก้ว', en: 'One coffee or tea' },
    desc: { th: 'เครื่องดื่มร้อนหรือเย็นขนาดปกติระหว่างรอรับรถ', en: 'Hot or iced, regular size, while you wait' },
    conditions: [
      { th: 'ใช้ได้ทุกสาขาที่มีร้านกาแฟ', en: 'At every branch with a café' },
      { th: 'เลือกได้ 1 แก้วจากเมนูปกติ', en: 'One drink of the regular menu' },
    ],
    points: 60,
    ...YEARS,
  },
  {
    id: 903,
    drawing: 'coupons/wash',
    name: { th: 'ล้างรถดูดฝุ่น', en: 'Wash and vacuum' },
    desc: { th: 'ล้างภายนอกและดูดฝุ่นภายใน 1 ครั้ง', en: 'One outside wash with the inside vacuumed' },
    conditions: [AT_ANY_BRANCH, ONE_CAR, { th: 'รถกระบะและรถตู้ใช้ได้', en: 'Pickups and vans too' }],
    points: 180,
    ...YEARS,
  },
  {
    id: 904,
    drawing: 'coupons/wiper',
    name: { th: 'ส่วนลดใบปัดน้ำฝน 200 บาท', en: '200 baht off wiper blades' },
    desc: { th: 'ลด 200 บาทเมื่อเปลี่ยนใบปัดน้ำฝน 1 คู่', en: '200 baht off a new pair, fitted' },
    conditions: [AT_ANY_BRANCH, ONE_CAR, NO_CASH],
    points: 250,
    ...YEARS,
  },
  {
    id: 905,
    drawing: 'services/balancing',
    name: { th: 'ถ่วงล้อ 2 ล้อฟรี', en: 'Two wheels balanced' },
    desc: { th: 'ถ่วงล้อหน้าหรือหลัง 1 คู่', en: 'One pair of wheels, front or rear' },
    conditions: [AT_ANY_BRANCH, ONE_CAR],
    points: 300,
    ...YEARS,
  },
  {
    id: 906,
    drawing: 'services/lubricants',
    name: { th: 'ส่วนลดเปลี่ยนถ่ายน้ำมันเครื่อง 500 บาท', en: '500 baht off an oil change' },
    desc: { th: 'ลด 500 บาทสำหรับน้ำมันเครื่องสังเคราะห์แท้', en: '500 baht off fully synthetic engine oil' },
    conditions: [AT_ANY_BRANCH, ONE_CAR, NO_CASH],
    points: 600,
    ...YEARS,
  },
  {
    id: 907,
    drawing: 'services/air',
    name: { th: 'ล้างแอร์รถยนต์', en: 'Air conditioner cleaning' },
    desc: { th: 'ล้างตู้แอร์แบบไม่ถอดตู้ 1 ครั้ง', en: 'One cleaning without taking the unit out' },
    conditions: [AT_ANY_BRANCH, ONE_CAR, { th: 'ควรจองคิวล่วงหน้า', en: 'Better with a booking' }],
    points: 1200,
    ...YEARS,
  },
  {
    id: 908,
    drawing: 'services/tire',
    name: { th: 'ส่วนลดยาง 2,000 บาท', en: '2,000 baht off tyres' },
    desc: { th: 'ลด 2,000 บาทเมื่อเปลี่ยนยางครบ 4 เส้น', en: '2,000 baht off when all four tyres are changed' },
    conditions: [AT_ANY_BRANCH, ONE_CAR, NO_CASH],
    points: 2500,
    ...YEARS,
  },
]);
