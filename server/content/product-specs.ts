import type { Language } from '#domain/constants.ts';
import type { Bilingual } from './content.schema.ts';
import type { ProductContent } from './products.schema.ts';

const NAMES: Readonly<Record<string, Bilingual>> = {
  size: { th: 'ขนาด', en: 'Size' },
  load: { th: 'ดัชนีน้ำหนัก', en: 'Load index' },
  speed: { th: 'ดัชนีความเร็ว', en: 'Speed index' },
  kind: { th: 'ชนิด', en: 'Kind' },
  season: { th: 'สภาพอากาศ', en: 'Season' },
  part: { th: 'ชิ้นส่วน', en: 'Part' },
  position: { th: 'ตำแหน่ง', en: 'Position' },
  material: { th: 'วัสดุ', en: 'Material' },
  viscosity: { th: 'ความหนืด', en: 'Viscosity' },
  litres: { th: 'ปริมาณ', en: 'Contents' },
  base: { th: 'เนื้อน้ำมัน', en: 'Base oil' },
  api: { th: 'มาตรฐาน API', en: 'API grade' },
  engine: { th: 'เครื่องยนต์', en: 'Engine' },
  ah: { th: 'ความจุ', en: 'Capacity' },
  cca: { th: 'กำลังสตาร์ต (CCA)', en: 'Starting power (CCA)' },
  standard: { th: 'มาตรฐาน', en: 'Standard' },
  everyKm: { th: 'เปลี่ยนทุก', en: 'Change every' },
  everyMonths: { th: 'หรือทุก', en: 'Or every' },
  warrantyMonths: { th: 'รับประกัน', en: 'Warranty' },
};

const WORDS: Readonly<Record<string, Bilingual>> = {
  eco: { th: 'ประหยัดน้ำมัน', en: 'Fuel saving' },
  comfort: { th: 'นุ่มเงียบ', en: 'Comfort' },
  sport: { th: 'สมรรถนะสูง', en: 'Performance' },
  highway: { th: 'ทางเรียบ', en: 'Highway' },
  'all-terrain': { th: 'ทุกสภาพถนน', en: 'All-terrain' },
  commercial: { th: 'บรรทุก', en: 'Commercial' },
  electric: { th: 'รถไฟฟ้า', en: 'Electric cars' },
  summer: { th: 'อากาศร้อน', en: 'Summer' },
  all: { th: 'ทุกฤดู', en: 'All-season' },
  pads: { th: 'ผ้าดิสก์เบรก', en: 'Brake pads' },
  shoes: { th: 'ผ้าดรัมเบรก', en: 'Brake shoes' },
  discs: { th: 'จานเบรก', en: 'Brake discs' },
  front: { th: 'ล้อหน้า', en: 'Front' },
  rear: { th: 'ล้อหลัง', en: 'Rear' },
  ceramic: { th: 'เซรามิก', en: 'Ceramic' },
  'semi-metallic': { th: 'กึ่งโลหะ', en: 'Semi-metallic' },
  organic: { th: 'ออร์แกนิก', en: 'Organic' },
  'cast-iron': { th: 'เหล็กหล่อคาร์บอนสูง', en: 'High-carbon cast iron' },
  'twin-tube': { th: 'แก๊สสองชั้น', en: 'Gas, twin-tube' },
  monotube: { th: 'แก๊สกระบอกเดี่ยว', en: 'Gas, monotube' },
  mineral: { th: 'น้ำมันแร่', en: 'Mineral' },
  semi: { th: 'กึ่งสังเคราะห์', en: 'Part synthetic' },
  full: { th: 'สังเคราะห์แท้', en: 'Fully synthetic' },
  petrol: { th: 'เบนซิน', en: 'Petrol' },
  diesel: { th: 'ดีเซล', en: 'Diesel' },
  both: { th: 'เบนซินและดีเซล', en: 'Petrol and diesel' },
  mf: { th: 'พร้อมใช้ (MF)', en: 'Maintenance-free (MF)' },
  efb: { th: 'EFB สำหรับระบบดับเครื่องอัตโนมัติ', en: 'EFB, for stop-start' },
  agm: { th: 'AGM', en: 'AGM' },
  'ball-joints': { th: 'ลูกหมากปีกนกล่าง', en: 'Lower ball joints' },
  links: { th: 'ลูกหมากกันโคลง', en: 'Stabiliser links' },
  bushes: { th: 'ยางกันโคลง', en: 'Stabiliser bushes' },
  particle: { th: 'กรองฝุ่น', en: 'Dust' },
  pm25: { th: 'กรอง PM2.5', en: 'PM2.5' },
  charcoal: { th: 'คาร์บอน', en: 'Charcoal' },
};

/** In km/h, as the letter stands for. */
const SPEEDS = { R: 170, S: 180, T: 190, H: 210, V: 240, W: 270, Y: 300 } as const;

const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const UNITS: Readonly<Record<string, (value: string | number) => Bilingual>> = {
  speed: (letter) => ({
    th: `${letter} (${SPEEDS[letter as keyof typeof SPEEDS]} กม./ชม.)`,
    en: `${letter} (${SPEEDS[letter as keyof typeof SPEEDS]} km/h)`,
  }),
  litres: (litres) => ({ th: `${litres} ลิตร`, en: `${litres} L` }),
  ah: (ah) => ({ th: `${ah} Ah`, en: `${ah} Ah` }),
  cca: (cca) => ({ th: `${cca} A`, en: `${cca} A` }),
  everyKm: (km) => ({ th: `${grouped(Number(km))} กม.`, en: `${grouped(Number(km))} km` }),
  everyMonths: (months) => ({ th: `${months} เดือน`, en: `${months} months` }),
  warrantyMonths: (months) => ({ th: `${months} เดือน`, en: `${months} months` }),
};

const worded = (key: string, value: string | number): Bilingual =>
  UNITS[key]?.(value) ?? WORDS[value] ?? { th: String(value), en: String(value) };

/** The lines of a product's table, in the order in which its group lists them. */
export const specsIn = ({ specs }: ProductContent, language: Language) =>
  Object.entries(specs).map(([key, value]) => ({
    key,
    name: NAMES[key]?.[language] ?? key,
    value: worded(key, value)[language],
  }));

const MAIN = {
  tire: 'size',
  brake: 'part',
  shock: 'position',
  lubricants: 'viscosity',
  battery: 'size',
  suspension: 'part',
  'transmission oil': 'standard',
  air: 'kind',
} as const satisfies Readonly<Record<ProductContent['group'], string>>;

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What a buyer asks for first: a tyre's size, an oil's viscosity. The id is the same in every language. */
export function mainSpec({ group, specs }: ProductContent): { readonly id: string; readonly name: Bilingual } {
  const key = MAIN[group];
  const value = Object.entries(specs).find(([each]) => each === key)?.[1] ?? '';
  return { id: slug(`${group} ${value}`), name: worded(key, value) };
}
