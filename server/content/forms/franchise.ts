import type { FormContent } from './form-content.ts';
import { consent, personFields } from './person.ts';

export const franchise: FormContent = {
  title: { th: 'เปิดศูนย์บริการรถดี', en: 'Open a RodDee centre' },
  intro: {
    th: 'สนใจร่วมธุรกิจ ฝากข้อมูลและทำเลไว้ ทีมแฟรนไชส์จะติดต่อกลับภายใน 7 วันทำการ',
    en: 'Interested in running a centre? Tell us about you and the place. Our franchise team calls you within 7 working days.',
  },
  asksForCaptcha: true,
  fields: [
    ...personFields,
    {
      name: 'location_detail',
      kind: 'long',
      label: { th: 'รายละเอียดทำเล', en: 'About the place' },
      hint: {
        th: 'เช่น ที่ตั้ง ขนาดที่ดิน หน้ากว้างติดถนน',
        en: 'Such as where it is, how large, and how wide at the road',
      },
      is_required: false,
    },
    {
      name: 'interest',
      kind: 'radio',
      label: { th: 'รูปแบบที่สนใจ', en: 'What interests you' },
      is_required: false,
      options: [
        { value: 'new', label: { th: 'เปิดศูนย์ใหม่', en: 'A new centre' } },
        { value: 'convert', label: { th: 'เปลี่ยนอู่ที่มีอยู่เป็นรถดี', en: 'Turning my workshop into one' } },
        { value: 'land', label: { th: 'มีที่ดินให้เช่า', en: 'Letting land' } },
        { value: 'unsure', label: { th: 'ยังไม่แน่ใจ ขอข้อมูลก่อน', en: 'Not sure yet, please tell me more' } },
      ],
    },
    {
      name: 'image',
      kind: 'file',
      label: { th: 'รูปทำเล', en: 'Picture of the place' },
      is_required: false,
    },
    consent({
      th: 'ยินยอมให้เก็บและใช้ข้อมูลนี้เพื่อติดต่อกลับเรื่องแฟรนไชส์',
      en: 'I agree that these details are kept and used to contact me about a franchise',
    }),
  ],
};
