import { JOINER } from './word-joiner.ts';

/**
 * Words that the dictionaries of browsers take for two or more, at the strokes: a line would end between 'ไส้' and 'กรอง'. After some words they read
 * 'เตรียม' and 'กลับ' wrongly, hence the strokes within these.
 */
const WORDS = `
  ไส้|กรอง น้ำมัน|เครื่อง น้ำมัน|เบรก ผ้า|เบรก ผ้า|ดิสก์ จาน|เบรก ลูก|หมาก กัน|โคลง โช้ค|อัพ เฟือง|ท้าย ถ่วง|ล้อ ศูนย์|ล้อ ตรวจ|เช็|ก เดิน|ทาง หัว|เทียน ปัด|น้ำ|ฝน หล่อ|เย็น ศูนย์|ถ่วง ศูนย์|บริการ ช่อง|ซ่อม เลข|ไมล์ ป้าย|ทะเบียน ใบ|เสร็จ
  เข้า|สู่|ระบบ ออก|จาก|ระบบ ลง|ทะเบียน เชื่อม|ต่อ ตรวจ|สอบ คัด|ลอก ตั้ง|ค่า เปลี่ยน|ใจ สละ|สิทธิ์ เต|รี|ยม
  มา|ถึง ไป|ถึง จน|ถึง ก|ลับ|มา ถัด|ไป ต่อ|ไป ย้อน|กลับ ถอย|หลัง ล่วง|หน้า ข้าง|หน้า ด้าน|ล่าง ระยะ|ทาง ขาด|หาย
  อีก|ครั้ง วัน|นี้ พรุ่ง|นี้ ขณะ|นี้ ตอน|นี้ ที่|นี่ สัก|ครู่ มิ|ฉะนั้น หมด|อายุ หมด|เวลา ครบ|กำหนด
  ข้อ|กำหนด ขั้น|ตอน ขึ้น|ต้น คำ|ตอบ คำ|ค้น ตัว|อักษร ตัว|กรอง ราย|ชื่อ ราย|ละเอียด ร้าน|ค้า หน้า|แรก หน้า|จอ รุ่น|ย่อย ส่วน|ตัว
  ถูก|ต้อง ปลอด|ภัย เบอร์|โทร|ศัพท์ เบอร์|โทร ตะวัน|ออก ตะวัน|ตก ภาพ|รวม แท็|บ`;

const JOINED = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', JOINER)]),
);
/** The longest first: 'เบอร์โทรศัพท์' before 'เบอร์โทร'. */
const EACH_WORD = new RegExp([...JOINED.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

/**
 * A Thai text whose words no line break cuts, for showing. Whatever is compared, searched or saved keeps the plain text. It looks for each word: what is
 * shown often is kept (`nameIn`).
 */
export const keepWordsWhole = (text: string): string => text.replace(EACH_WORD, (word) => JOINED.get(word) ?? word);

/** The words themselves. */
export const wholeWords = (): string[] => [...JOINED.keys()];
