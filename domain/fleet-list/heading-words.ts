import { searchKey } from '../fields/thai-spelling.ts';
import type { ListField } from './checked-list.ts';

/** What a heading stands for: a field, or a part of the plate where letters and number have a column each. */
export type HeadingMeaning = ListField | 'plate-letters' | 'plate-number';

const WORDS: Readonly<Record<HeadingMeaning, string>> = {
  car_name:
    'ชื่อรถ|ชื่อเรียกรถ|ชื่อรถยนต์|ชื่อเล่นรถ|รหัสรถ|เบอร์รถ|Car name|Vehicle name|Name of car|Nickname|car_name|Fleet no|Fleet number|Vehicle code',
  car_register_number:
    'ทะเบียน|ทะเบียนรถ|ทะเบียนรถยนต์|เลขทะเบียน|เลขทะเบียนรถ|เลขทะเบียนรถยนต์|หมายเลขทะเบียน|หมายเลขทะเบียนรถ|หมายเลขทะเบียนรถยนต์|ป้ายทะเบียน|ป้ายทะเบียนรถ|เลขที่ทะเบียน|ทะเบียนเลขที่|เลขป้ายทะเบียน|Licence plate|License plate|Licence plate number|License plate number|Plate|Plate no|Plate number|Number plate|Registration|Registration no|Registration number|Reg no|Car registration|Car registration number|Vehicle registration|Vehicle no|Licence no|License no|car_register_number|register_number|ทะเบียนรถ/Plate|ทะเบียน/Plate',
  province:
    'จังหวัด|จังหวัดทะเบียน|จังหวัดที่จดทะเบียน|จว|ทะเบียนจังหวัด|จังหวัดป้ายทะเบียน|Province|Plate province|Registered province',
  brand:
    'ยี่ห้อ|ยี่ห้อรถ|ยี่ห้อรถยนต์|แบรนด์|แบรนด์รถ|ยี่ห้อ/รุ่น|ยี่ห้อรุ่น|ยี่ห้อและรุ่น|ยี่ห้อรถ/รุ่น|ตรา|Brand|Car brand|Make|Manufacturer|Make and model|Brand/Model|Make/Model|Brand model',
  model: 'รุ่น|รุ่นรถ|รุ่นรถยนต์|แบบรถ|ชื่อรุ่น|โมเดล|รุ่น/แบบ|Model|Car model|Model name|Genres',
  variant: 'รุ่นย่อย|รุ่นย่อยรถ|รุ่นปลีกย่อย|เกรด|สเปค|สเปก|รายละเอียดรุ่น|Variant|Trim|Grade|Spec|Sub model|Submodel|Series',
  year: 'ปี|ปีรถ|ปีที่ผลิต|ปีผลิต|ปีรถยนต์|ปีจดทะเบียน|รุ่นปี|ปีรุ่น|คศ|พศ|ปีคศ|ปีพศ|ปีรถคศ|ปีรถพศ|ปีที่จดทะเบียน|Year|Model year|Year of make|Manufacture year|Year made|Year of manufacture|Production year|MY|Car year',
  department:
    'แผนก|ฝ่าย|หน่วยงาน|สังกัด|ส่วนงาน|แผนก/ฝ่าย|ฝ่าย/แผนก|หน่วยงานที่ใช้|หน่วยงานผู้ใช้|ต้นสังกัด|Department|Dept|Division|Section|Cost center|Cost centre|Unit|Team',
  driver_name:
    'คนขับ|คนขับรถ|ผู้ขับ|ผู้ขับรถ|ผู้ขับขี่|พนักงานขับรถ|ชื่อคนขับ|ชื่อผู้ขับ|ชื่อผู้ขับขี่|ชื่อพนักงานขับรถ|ผู้ใช้รถ|ผู้รับผิดชอบ|ผู้ครอบครอง|คนขับชื่อ|ผู้ขับชื่อ|คนขับชื่อสกุล|คนขับชื่อนามสกุล|Driver|Driver name|Drivers name|Name of driver|Assigned to|Driver full name|driver_name',
  driver_tel:
    'เบอร์โทรคนขับ|เบอร์คนขับ|โทรคนขับ|โทรศัพท์คนขับ|เบอร์โทรผู้ขับ|เบอร์โทร|เบอร์โทรศัพท์|เบอร์ติดต่อ|โทรศัพท์|โทร|เบอร์มือถือ|มือถือ|คนขับโทร|คนขับโทรศัพท์|คนขับเบอร์โทร|คนขับเบอร์โทรศัพท์|ผู้ขับเบอร์โทร|เบอร์โทรผู้ขับขี่|เบอร์โทรพนักงานขับรถ|Phone|Tel|Telephone|Mobile|Driver phone|Drivers phone|Driver tel|Driver mobile|Phone number|Phone no|Contact number|driver_tel',
  odometer:
    'เลขไมล์|ไมล์|เลขไมล์ล่าสุด|เลขกิโล|กิโลเมตร|เลขกิโลเมตร|ระยะทาง|เลขไมล์ปัจจุบัน|ไมล์ปัจจุบัน|ไมล์ล่าสุด|ระยะไมล์|เลขไมค์|Odometer|Mileage|Odo|Kilometres|Kilometers|Current mileage|Odometer reading|Km',
  'plate-letters':
    'หมวด|หมวดอักษร|หมวดทะเบียน|อักษร|ตัวอักษร|ทะเบียนหมวด|หมวดตัวอักษร|ทะเบียนรถหมวด|ทะเบียนตัวอักษร|Plate letters|Letters|Prefix',
  'plate-number':
    'เลข|ตัวเลข|หมายเลข|เลขที่|ทะเบียนเลข|ทะเบียนตัวเลข|ทะเบียนหมายเลข|ทะเบียนรถเลข|ทะเบียนรถหมายเลข|Plate digits|Digits|Number',
};

/** The letters and digits of a heading, in one spelling. */
export const headingKey = (heading: string): string => searchKey(heading).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const MEANINGS: ReadonlyMap<string, HeadingMeaning> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split('|').map((word) => [headingKey(word), meaning as HeadingMeaning] as const),
  ),
);

/** What stands behind a heading: units, notes in brackets, 'No.', a mark for required cells. */
const BEHIND = /\([^()]*\)|\[[^[\]]*\]|[*:]/g;
/** No heading is longer. */
const HEADING_MAX = 200;
/** One heading in two languages: 'ทะเบียนรถ / Plate'. */
const OTHER_LANGUAGE = /[/\n|]| - /;

/** What a heading stands for, in Thai or English, in any letter case, with spaces and notes; null if it is none that an import knows. */
export function headingMeaning(heading: string): HeadingMeaning | null {
  if (heading.length > HEADING_MAX) return null;
  const plain = heading.replaceAll(BEHIND, ' ');
  for (const text of [heading, plain, ...plain.split(OTHER_LANGUAGE)]) {
    const meaning = MEANINGS.get(headingKey(text));
    if (meaning !== undefined) return meaning;
  }
  return null;
}
