import { AREAS, type Area } from '../areas.ts';

/** The provinces of all areas but the central one, which has the rest. */
const PROVINCES_OF: Readonly<Record<Exclude<Area, 'central'>, string>> = {
  bangkok: 'กรุงเทพมหานคร นครปฐม นนทบุรี ปทุมธานี สมุทรปราการ สมุทรสาคร',
  east: 'จันทบุรี ฉะเชิงเทรา ชลบุรี ตราด ปราจีนบุรี ระยอง สระแก้ว',
  west: 'กาญจนบุรี ประจวบคีรีขันธ์ เพชรบุรี ราชบุรี',
  north:
    'กำแพงเพชร เชียงราย เชียงใหม่ ตาก นครสวรรค์ น่าน พะเยา พิจิตร พิษณุโลก เพชรบูรณ์ แพร่ แม่ฮ่องสอน ลำปาง ลำพูน สุโขทัย อุตรดิตถ์ อุทัยธานี',
  northeast:
    'กาฬสินธุ์ ขอนแก่น ชัยภูมิ นครพนม นครราชสีมา บึงกาฬ บุรีรัมย์ มหาสารคาม มุกดาหาร ยโสธร ร้อยเอ็ด เลย ศรีสะเกษ สกลนคร สุรินทร์ หนองคาย หนองบัวลำภู อำนาจเจริญ อุดรธานี อุบลราชธานี',
  south: 'กระบี่ ชุมพร ตรัง นครศรีธรรมราช นราธิวาส ปัตตานี พังงา พัทลุง ภูเก็ต ยะลา ระนอง สงขลา สตูล สุราษฎร์ธานี',
};

const AREA_OF: ReadonlyMap<string, Area> = new Map(
  AREAS.flatMap((area) =>
    area === 'central' ? [] : PROVINCES_OF[area].split(' ').map((province) => [province, area] as const),
  ),
);

/** The area of a province, by its Thai name. */
export const areaOf = (province: string): Area => AREA_OF.get(province) ?? 'central';
