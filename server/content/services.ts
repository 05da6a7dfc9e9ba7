import { z } from 'zod';
import { serviceGroupContent } from './content.schema.ts';

/** A service's id is its group's id times 100 plus a number that is never reused. */
export const serviceGroups = z.array(serviceGroupContent).parse([
  {
    id: 1,
    key: 'tire',
    name: { th: 'ยางรถยนต์', en: 'Tyres' },
    summary: { th: 'เปลี่ยน สลับ และปะยาง', en: 'Fitting, rotation and puncture repair' },
    services: [
      {
        id: 101,
        name: { th: 'เปลี่ยนยาง 4 เส้น', en: 'Fit four tyres' },
        summary: { th: 'รวมถ่วงล้อและเปลี่ยนจุ๊บลม', en: 'Wheel balancing and new valves included' },
        hours: 1.5,
        preDay: 1,
      },
      {
        id: 102,
        name: { th: 'เปลี่ยนยาง 1-2 เส้น', en: 'Fit one or two tyres' },
        summary: { th: 'รวมถ่วงล้อและเปลี่ยนจุ๊บลม', en: 'Wheel balancing and new valves included' },
        hours: 0.75,
        preDay: 1,
      },
      {
        id: 103,
        name: { th: 'สลับยางและตรวจสภาพยาง', en: 'Tyre rotation and inspection' },
        summary: { th: 'แนะนำทุก 10,000 กม.', en: 'Recommended every 10,000 km' },
        hours: 0.5,
        preDay: 0,
      },
      { id: 104, name: { th: 'ปะยาง', en: 'Puncture repair' }, hours: 0.5, preDay: 0 },
    ],
  },
  {
    id: 2,
    key: 'brake',
    name: { th: 'เบรก', en: 'Brakes' },
    summary: { th: 'ตรวจและเปลี่ยนผ้าเบรก จานเบรก และน้ำมันเบรก', en: 'Pads, discs, shoes and brake fluid' },
    services: [
      {
        id: 201,
        name: { th: 'เปลี่ยนผ้าดิสก์เบรกหน้า', en: 'Replace front brake pads' },
        hours: 1,
        preDay: 0,
      },
      {
        id: 202,
        name: { th: 'เปลี่ยนผ้าเบรกหลัง', en: 'Replace rear brake pads or shoes' },
        summary: { th: 'ดิสก์เบรกหรือดรัมเบรก', en: 'Disc or drum brakes' },
        hours: 1.25,
        preDay: 0,
      },
      {
        id: 203,
        name: { th: 'เจียรจานเบรก', en: 'Brake disc skimming' },
        summary: { th: 'คู่หน้าหรือคู่หลัง', en: 'Front or rear pair' },
        hours: 1.5,
        preDay: 1,
      },
      {
        id: 204,
        name: { th: 'เปลี่ยนถ่ายน้ำมันเบรก', en: 'Change brake fluid' },
        hours: 0.75,
        preDay: 0,
      },
    ],
  },
  {
    id: 3,
    key: 'shock',
    name: { th: 'โช้คอัพ', en: 'Shock absorbers' },
    summary: { th: 'เปลี่ยนโช้คอัพหน้าและหลัง', en: 'Front and rear shock absorbers' },
    services: [
      {
        id: 301,
        name: { th: 'เปลี่ยนโช้คอัพคู่หน้า', en: 'Replace front shock absorbers' },
        summary: { th: 'สั่งอะไหล่ล่วงหน้าตามรุ่นรถ', en: 'Parts are ordered for your car' },
        hours: 2,
        preDay: 2,
      },
      {
        id: 302,
        name: { th: 'เปลี่ยนโช้คอัพคู่หลัง', en: 'Replace rear shock absorbers' },
        summary: { th: 'สั่งอะไหล่ล่วงหน้าตามรุ่นรถ', en: 'Parts are ordered for your car' },
        hours: 1.5,
        preDay: 2,
      },
    ],
  },
  {
    id: 4,
    key: 'lubricants',
    name: { th: 'น้ำมันเครื่องและของเหลว', en: 'Engine oil and fluids' },
    summary: { th: 'เปลี่ยนถ่ายน้ำมันเครื่อง ไส้กรอง และน้ำยาหล่อเย็น', en: 'Engine oil, filters and coolant' },
    services: [
      {
        id: 401,
        name: { th: 'เปลี่ยนน้ำมันเครื่องและไส้กรอง', en: 'Engine oil and filter change' },
        summary: { th: 'เครื่องยนต์เบนซินและดีเซล', en: 'Petrol and diesel engines' },
        hours: 0.75,
        preDay: 0,
      },
      { id: 402, name: { th: 'ล้างภายในเครื่องยนต์', en: 'Engine flush' }, hours: 0.5, preDay: 0 },
      { id: 403, name: { th: 'เปลี่ยนน้ำยาหล่อเย็น', en: 'Change engine coolant' }, hours: 0.75, preDay: 0 },
      { id: 404, name: { th: 'เปลี่ยนไส้กรองอากาศ', en: 'Replace engine air filter' }, hours: 0.25, preDay: 0 },
    ],
  },
  {
    id: 5,
    key: 'checklist',
    name: { th: 'ตรวจเช็กสภาพรถ', en: 'Vehicle check' },
    summary: { th: 'ตรวจเช็กตามระยะและก่อนเดินทาง', en: 'Routine and pre-trip inspections' },
    services: [
      {
        id: 501,
        name: { th: 'ตรวจเช็ก 30 รายการ', en: '30-point vehicle check' },
        summary: { th: 'พร้อมรายงานผลการตรวจ', en: 'With a written report' },
        hours: 0.5,
        preDay: 0,
      },
      {
        id: 502,
        name: { th: 'ตรวจเช็กก่อนเดินทางไกล', en: 'Long-trip check' },
        summary: { th: 'ยาง เบรก แบตเตอรี่ ไฟส่องสว่าง และของเหลว', en: 'Tyres, brakes, battery, lights and fluids' },
        hours: 0.5,
        preDay: 0,
      },
    ],
  },
  {
    id: 6,
    key: 'battery',
    name: { th: 'แบตเตอรี่', en: 'Battery' },
    summary: { th: 'ตรวจและเปลี่ยนแบตเตอรี่', en: 'Testing and replacement' },
    services: [
      { id: 601, name: { th: 'เปลี่ยนแบตเตอรี่', en: 'Replace battery' }, hours: 0.5, preDay: 0 },
      {
        id: 602,
        name: { th: 'ตรวจแบตเตอรี่และระบบไฟชาร์จ', en: 'Battery and charging test' },
        hours: 0.25,
        preDay: 0,
      },
    ],
  },
  {
    id: 7,
    key: 'suspension',
    name: { th: 'ช่วงล่าง', en: 'Suspension' },
    summary: { th: 'ซ่อมช่วงล่างและตั้งศูนย์ล้อ', en: 'Suspension repair and wheel alignment' },
    services: [
      { id: 701, name: { th: 'ตั้งศูนย์ล้อ', en: 'Wheel alignment' }, hours: 0.75, preDay: 0 },
      {
        id: 702,
        name: { th: 'เปลี่ยนลูกหมากปีกนกล่าง', en: 'Replace lower ball joints' },
        summary: { th: 'ตั้งศูนย์ล้อหลังเปลี่ยน', en: 'Wheel alignment included' },
        hours: 2.5,
        preDay: 3,
      },
      {
        id: 703,
        name: { th: 'เปลี่ยนลูกหมากและยางกันโคลง', en: 'Replace stabiliser links and bushes' },
        hours: 1.5,
        preDay: 2,
      },
    ],
  },
  {
    id: 8,
    key: 'transmission oil',
    name: { th: 'น้ำมันเกียร์', en: 'Transmission oil' },
    summary: { th: 'เปลี่ยนถ่ายน้ำมันเกียร์และเฟืองท้าย', en: 'Gearbox and differential oil' },
    services: [
      {
        id: 801,
        name: { th: 'เปลี่ยนถ่ายน้ำมันเกียร์อัตโนมัติ', en: 'Automatic transmission oil change' },
        summary: { th: 'แนะนำทุก 40,000 กม. หรือ 2 ปี', en: 'Recommended every 40,000 km or 2 years' },
        hours: 1,
        preDay: 1,
      },
      {
        id: 802,
        name: { th: 'เปลี่ยนน้ำมันเกียร์ธรรมดาและเฟืองท้าย', en: 'Manual gearbox and differential oil change' },
        hours: 0.75,
        preDay: 0,
      },
    ],
  },
  {
    id: 9,
    key: 'balancing',
    name: { th: 'ถ่วงล้อ', en: 'Wheel balancing' },
    summary: { th: 'แก้พวงมาลัยสั่นที่ความเร็วสูง', en: 'Cures steering shake at speed' },
    services: [
      { id: 901, name: { th: 'ถ่วงล้อ 4 ล้อ', en: 'Balance four wheels' }, hours: 0.75, preDay: 0 },
      { id: 902, name: { th: 'ถ่วงล้อคู่หน้า', en: 'Balance front wheels' }, hours: 0.5, preDay: 0 },
    ],
  },
  {
    id: 10,
    key: 'air',
    name: { th: 'ระบบปรับอากาศ', en: 'Air conditioning' },
    summary: { th: 'ตรวจรั่ว เติมน้ำยา และล้างแอร์', en: 'Leak test, refrigerant and cleaning' },
    services: [
      {
        id: 1001,
        name: { th: 'ตรวจรั่วและเติมน้ำยาแอร์', en: 'Leak test and refrigerant top-up' },
        hours: 1,
        preDay: 0,
      },
      {
        id: 1002,
        name: { th: 'ล้างแอร์แบบไม่ถอดตู้', en: 'Evaporator cleaning without removal' },
        hours: 1.5,
        preDay: 1,
      },
      { id: 1003, name: { th: 'เปลี่ยนไส้กรองแอร์', en: 'Replace cabin air filter' }, hours: 0.25, preDay: 0 },
    ],
  },
]);

export const services = serviceGroups.flatMap((group) => group.services);
