import type { Bilingual } from '../content.schema.ts';

/** The people on the chain's side who look after the invented companies. */
export const demoSalespeople = [
  { id: 1, name: { th: 'ปรียานุช ใจซื่อ', en: 'Priyanuch Jaisue' }, tel: '0800000101', email: 'priyanuch@example.com' },
  { id: 2, name: { th: 'ก้องภพ แสงทอง', en: 'Kongpob Saengthong' }, tel: '0800000102', email: 'kongpob@example.com' },
] as const;

interface DemoCompany {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
  readonly taxId: string;
  readonly email: string;
  readonly otherEmails: readonly string[];
  readonly corporateName: string;
  readonly address: string;
  readonly province: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postCode: string;
  readonly salespersonId: number;
  readonly about: Bilingual;
  readonly cars: number;
  /** Of what its fleet is made: whom its cars are named after. */
  readonly fleet: { readonly departments: readonly string[]; readonly names: readonly string[] };
}

/** With which all invented companies sign in. */
export const DEMO_PASSWORD = 'roddee-fleet';

export const demoCompanies: readonly DemoCompany[] = [
  {
    id: '00000000-0000-4000-8000-c00000000001',
    username: 'siamyen',
    firstName: 'วราภรณ์',
    lastName: 'ศรีสุขสันต์',
    tel: '0800000201',
    taxId: '0105500000011',
    email: 'waraporn@siamyen.example.com',
    otherEmails: ['fleet@siamyen.example.com'],
    corporateName: 'บริษัท สยามเย็นเซอร์วิส จำกัด',
    address: '99/9 ซอยสุขใจ 4 ถนนเทพรัตน',
    province: 'กรุงเทพมหานคร',
    district: 'บางนา',
    subDistrict: 'บางนาเหนือ',
    postCode: '10260',
    salespersonId: 1,
    about: { th: 'บริษัทที่มีรถ 40 คัน', en: 'a company with 40 cars' },
    cars: 40,
    fleet: { departments: ['ช่างแอร์', 'ส่งของ', 'ขาย', 'ผู้บริหาร'], names: ['ช่าง', 'ส่งของ', 'เซลส์', 'ตู้'] },
  },
  {
    id: '00000000-0000-4000-8000-c00000000002',
    username: 'thaiphuet',
    firstName: 'ธนกร',
    lastName: 'รุ่งเรืองศรี',
    tel: '020000202',
    taxId: '0105500000029',
    email: 'thanakorn@thaiphuet.example.com',
    otherEmails: [],
    corporateName: 'บริษัท ไทยพืชผลขนส่ง จำกัด',
    address: '188 หมู่ 6 ถนนพหลโยธิน',
    province: 'ปทุมธานี',
    district: 'คลองหลวง',
    subDistrict: 'คลองหนึ่ง',
    postCode: '12120',
    salespersonId: 2,
    about: { th: 'บริษัทที่มีรถ 10,000 คัน', en: 'a company with 10,000 cars' },
    cars: 10_000,
    fleet: {
      departments: ['กรุงเทพ', 'เหนือ', 'อีสาน', 'ตะวันออก', 'ใต้', 'โรงงาน', 'สำนักงาน', ''],
      names: ['กระบะ', 'ส่งของ', 'ตู้เย็น', 'รับส่ง', 'เซลส์'],
    },
  },
];
