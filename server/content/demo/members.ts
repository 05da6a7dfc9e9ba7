import type { Bilingual } from '../content.schema.ts';

interface DemoCar {
  readonly name: string;
  readonly plate: string;
  readonly province: string;
  readonly masterCarDataId: number;
}

interface DemoCard {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  /** '' if the provider does not know it. */
  readonly tel: string;
  readonly email: string;
  readonly refused?: true;
  readonly about: Bilingual;
  /** The member's cars, the favourite first; null for somebody who has not registered. */
  readonly cars: readonly DemoCar[] | null;
}

const BANGKOK = 'กรุงเทพมหานคร';

/** Invented cards with which anybody may sign in. Their numbers begin with 7; those created on the provider's page begin with 6. */
export const demoCards: readonly DemoCard[] = [
  {
    number: '7000000000000001',
    firstName: 'มานี',
    lastName: 'รักถิ่นไทย',
    tel: '0800000001',
    email: 'manee@example.com',
    about: { th: 'สมาชิกที่มีรถ 5 คัน', en: 'member with five cars' },
    cars: [
      { name: 'คุณแม่', plate: '3ขก 4521', province: BANGKOK, masterCarDataId: 1020422 },
      { name: 'ไฮบริดพ่อ', plate: '8กฮ 777', province: BANGKOK, masterCarDataId: 1040421 },
      { name: 'ซิตี้แดง', plate: 'กธ 9', province: 'นนทบุรี', masterCarDataId: 2010523 },
      { name: 'กระบะสวน', plate: 'บท 6120', province: 'ราชบุรี', masterCarDataId: 3010419 },
      { name: 'ลูกคนเล็ก', plate: '1ขย 3088', province: BANGKOK, masterCarDataId: 9010218 },
    ],
  },
  {
    number: '7000000000000002',
    firstName: 'ปิติ',
    lastName: 'สุขสมบูรณ์ดี',
    tel: '0800000002',
    email: 'piti@example.com',
    about: { th: 'สมาชิกที่มีรถ 1 คัน', en: 'member with one car' },
    cars: [{ name: 'ซิตี้', plate: 'ขจ 2468', province: 'เชียงใหม่', masterCarDataId: 2010624 }],
  },
  {
    number: '7000000000000003',
    firstName: 'ชูใจ',
    lastName: 'แสงอรุณรุ่ง',
    tel: '0800000003',
    email: 'choojai@example.com',
    about: { th: 'บัตรใหม่ ยังไม่ลงทะเบียน', en: 'new card, not registered yet' },
    cars: null,
  },
  {
    number: '7000000000000004',
    firstName: 'วีระ',
    lastName: 'มั่นคงดี',
    tel: '',
    email: '',
    about: { th: 'บัตรที่ยังไม่มีเบอร์โทรและอีเมล', en: 'card without phone and e-mail' },
    cars: null,
  },
  {
    number: '7000000000000005',
    firstName: 'เพชร',
    lastName: 'ศรีสุขสันต์',
    tel: '0800000005',
    email: 'petch@example.com',
    refused: true,
    about: { th: 'บัตรที่ถูกระงับ', en: 'blocked card' },
    cars: null,
  },
];
