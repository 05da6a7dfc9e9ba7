import { arabicDigits } from './digits.ts';
import { shortNamesOf } from './province-names.ts';
import { searchKey } from './thai-spelling.ts';

/** The 77 provinces as number plates name them: Bangkok first, then by the Thai alphabet. */
export const PROVINCES = [
  { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  { th: 'กระบี่', en: 'Krabi' },
  { th: 'กาญจนบุรี', en: 'Kanchanaburi' },
  { th: 'กาฬสินธุ์', en: 'Kalasin' },
  { th: 'กำแพงเพชร', en: 'Kamphaeng Phet' },
  { th: 'ขอนแก่น', en: 'Khon Kaen' },
  { th: 'จันทบุรี', en: 'Chanthaburi' },
  { th: 'ฉะเชิงเทรา', en: 'Chachoengsao' },
  { th: 'ชลบุรี', en: 'Chon Buri' },
  { th: 'ชัยนาท', en: 'Chai Nat' },
  { th: 'ชัยภูมิ', en: 'Chaiyaphum' },
  { th: 'ชุมพร', en: 'Chumphon' },
  { th: 'เชียงราย', en: 'Chiang Rai' },
  { th: 'เชียงใหม่', en: 'Chiang Mai' },
  { th: 'ตรัง', en: 'Trang' },
  { th: 'ตราด', en: 'Trat' },
  { th: 'ตาก', en: 'Tak' },
  { th: 'นครนายก', en: 'Nakhon Nayok' },
  { th: 'นครปฐม', en: 'Nakhon Pathom' },
  { th: 'นครพนม', en: 'Nakhon Phanom' },
  { th: 'นครราชสีมา', en: 'Nakhon Ratchasima' },
  { th: 'นครศรีธรรมราช', en: 'Nakhon Si Thammarat' },
  { th: 'นครสวรรค์', en: 'Nakhon Sawan' },
  { th: 'นนทบุรี', en: 'Nonthaburi' },
  { th: 'นราธิวาส', en: 'Narathiwat' },
  { th: 'น่าน', en: 'Nan' },
  { th: 'บึงกาฬ', en: 'Bueng Kan' },
  { th: 'บุรีรัมย์', en: 'Buri Ram' },
  { th: 'ปทุมธานี', en: 'Pathum Thani' },
  { th: 'ประจวบคีรีขันธ์', en: 'Prachuap Khiri Khan' },
  { th: 'ปราจีนบุรี', en: 'Prachin Buri' },
  { th: 'ปัตตานี', en: 'Pattani' },
  { th: 'พระนครศรีอยุธยา', en: 'Phra Nakhon Si Ayutthaya' },
  { th: 'พะเยา', en: 'Phayao' },
  { th: 'พังงา', en: 'Phang Nga' },
  { th: 'พัทลุง', en: 'Phatthalung' },
  { th: 'พิจิตร', en: 'Phichit' },
  { th: 'พิษณุโลก', en: 'Phitsanulok' },
  { th: 'เพชรบุรี', en: 'Phetchaburi' },
  { th: 'เพชรบูรณ์', en: 'Phetchabun' },
  { th: 'แพร่', en: 'Phrae' },
  { th: 'ภูเก็ต', en: 'Phuket' },
  { th: 'มหาสารคาม', en: 'Maha Sarakham' },
  { th: 'มุกดาหาร', en: 'Mukdahan' },
  { th: 'แม่ฮ่องสอน', en: 'Mae Hong Son' },
  { th: 'ยโสธร', en: 'Yasothon' },
  { th: 'ยะลา', en: 'Yala' },
  { th: 'ร้อยเอ็ด', en: 'Roi Et' },
  { th: 'ระนอง', en: 'Ranong' },
  { th: 'ระยอง', en: 'Rayong' },
  { th: 'ราชบุรี', en: 'Ratchaburi' },
  { th: 'ลพบุรี', en: 'Lop Buri' },
  { th: 'ลำปาง', en: 'Lampang' },
  { th: 'ลำพูน', en: 'Lamphun' },
  { th: 'เลย', en: 'Loei' },
  { th: 'ศรีสะเกษ', en: 'Si Sa Ket' },
  { th: 'สกลนคร', en: 'Sakon Nakhon' },
  { th: 'สงขลา', en: 'Songkhla' },
  { th: 'สตูล', en: 'Satun' },
  { th: 'สมุทรปราการ', en: 'Samut Prakan' },
  { th: 'สมุทรสงคราม', en: 'Samut Songkhram' },
  { th: 'สมุทรสาคร', en: 'Samut Sakhon' },
  { th: 'สระแก้ว', en: 'Sa Kaeo' },
  { th: 'สระบุรี', en: 'Saraburi' },
  { th: 'สิงห์บุรี', en: 'Sing Buri' },
  { th: 'สุโขทัย', en: 'Sukhothai' },
  { th: 'สุพรรณบุรี', en: 'Suphan Buri' },
  { th: 'สุราษฎร์ธานี', en: 'Surat Thani' },
  { th: 'สุรินทร์', en: 'Surin' },
  { th: 'หนองคาย', en: 'Nong Khai' },
  { th: 'หนองบัวลำภู', en: 'Nong Bua Lam Phu' },
  { th: 'อ่างทอง', en: 'Ang Thong' },
  { th: 'อำนาจเจริญ', en: 'Amnat Charoen' },
  { th: 'อุดรธานี', en: 'Udon Thani' },
  { th: 'อุตรดิตถ์', en: 'Uttaradit' },
  { th: 'อุทัยธานี', en: 'Uthai Thani' },
  { th: 'อุบลราชธานี', en: 'Ubon Ratchathani' },
] as const;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  PROVINCES.flatMap(({ th, en }) => [...shortNamesOf(th), th, en].map((name) => [searchKey(name), th] as const)),
);

/** The Thai name of a province, from any of its names, 'กทม.', 'โคราช', 'จ.ลำปาง'; null for anything else. */
export const provinceNamed = (name: string): string | null =>
  BY_NAME.get(searchKey(name.replace(/จังหวัด|จ\./, ''))) ?? null;

/** Splits a plate that was typed or pasted with its province, '1กก 1234 เชียงใหม่', into plate and province; null for anything else. */
export function plateWithProvince(text: string): { plate: string; province: string } | null {
  const [, plate = '', name = ''] = /^(.*\d)(\D+)$/s.exec(arabicDigits(text.trim())) ?? [];
  const province = provinceNamed(name);
  return province === null ? null : { plate, province };
}

/** Text after a plate that is not a province, as in '1กก 1234 เชียงใหมม่'; null if there is none. */
export function unknownProvince(text: string): string | null {
  const [, before = '', name = null] = /^(.*\d)\s+([^\d\s]\D*)$/s.exec(arabicDigits(text.trim())) ?? [];
  return /[ก-ฮ]/.test(before) && plateWithProvince(text) === null ? name : null;
}
