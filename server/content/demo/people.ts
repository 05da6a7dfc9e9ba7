import { carBrands } from '../cars.ts';
import type { SeededRandom } from '../seeded-random.ts';

const FIRST_NAMES = [
  'กมลชนก กฤษดา กิตติพงศ์ ขวัญใจ จารุวรรณ จิราพร ชลธิชา ชัยวัฒน์ ณัฐพล ณัฐวุฒิ ดวงกมล ธนกร ธนพล ธิดารัตน์',
  'นภัสสร นฤมล ปกรณ์ ปิยะดา พงศกร พรทิพย์ พิมพ์ชนก ภัทรพล ภานุพงศ์ มานพ เมธาวี รัชนี รุ่งนภา วราภรณ์ วิชัย',
  'วีระศักดิ์ ศิริพร ศุภชัย สมชาย สมหญิง สุดารัตน์ สุรชัย อนุชา อภิชาติ อรทัย อัญชลี',
]
  .join(' ')
  .split(' ');
const LAST_NAMES = [
  'แก้วใสดี คำมูลงาม จันทร์เพ็ญสุข ใจเย็นยิ่ง ชัยมงคลรัตน์ ดีพร้อมสุข ทองแท้ดี ทรัพย์เพิ่มพูน นาดีงาม บุญเกื้อกูล',
  'ปานทองคำ พรมแดนดี เพชรน้ำหนึ่ง มั่นคงดี ยิ้มแย้มสุข รักถิ่นไทย รุ่งเรืองศรี วงศ์สว่างใจ ศรีสุขสันต์ สายธารใส',
  'สุขสมบูรณ์ดี แสงอรุณรุ่ง หอมหวลดี อยู่เย็นดี อ่อนหวานใจ',
]
  .join(' ')
  .split(' ');
const PLATE_LETTERS = [...'กขคฆงจฉชฌญฎฐณตถทธนบผพภมยรลวศษสหอฮ'];
/** The brands that most people drive. Their few electric cars are left out, so that an oil change makes sense for every car. */
const COMMON_BRANDS = new Set([1, 2, 3, 4, 5, 6, 7, 8]);

const cars = carBrands
  .filter(({ id }) => COMMON_BRANDS.has(id))
  .flatMap((brand) => brand.models.map((model) => ({ brand: brand.name, model })))
  .filter(({ model }) => model.variants.every(({ name }) => name !== 'EV'));

/** A plate of a car: letters and a number, often with a digit before. */
export const demoPlate = (random: SeededRandom): string =>
  `${random.below(3) === 0 ? '' : 1 + random.below(9)}${random.pick(PLATE_LETTERS)}${random.pick(PLATE_LETTERS)}${1 + random.below(9999)}`;

/** An invented person; the zeros show that the number is invented. */
export const demoPerson = (random: SeededRandom) => ({
  firstName: random.pick(FIRST_NAMES),
  lastName: random.pick(LAST_NAMES),
  tel: `080000${String(random.below(10_000)).padStart(4, '0')}`,
});

/** An invented customer; `year` is not after `lastYear`, and `taken` holds the plates that others have. */
export const demoCustomer = (random: SeededRandom, taken: Set<string>, lastYear: number) => {
  let ownPlate = demoPlate(random);
  while (taken.has(ownPlate)) ownPlate = demoPlate(random);
  taken.add(ownPlate);
  const { brand, model } = random.pick(cars);
  const years = random.pick(model.variants).years.map(({ year }) => year);
  const year = Math.min(random.pick(years), lastYear);
  return {
    plate: ownPlate,
    ...demoPerson(random),
    brand,
    model: model.name,
    year: String(year),
  };
};
export type DemoCustomer = ReturnType<typeof demoCustomer>;
