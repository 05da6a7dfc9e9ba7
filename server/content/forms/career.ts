import type { FormContent } from './form-content.ts';
import { consent, personFields } from './person.ts';

export const career: FormContent = {
  title: { th: 'สมัครงานกับรถดี', en: 'Work at RodDee' },
  intro: {
    th: 'ฝากข้อมูลไว้ ฝ่ายบุคคลจะติดต่อกลับภายใน 7 วันทำการเมื่อมีตำแหน่งที่เหมาะกับคุณ',
    en: 'Leave your details. Our people team calls you within 7 working days when there is a position that suits you.',
  },
  asksForCaptcha: false,
  fields: [
    ...personFields,
    {
      name: 'location_detail',
      kind: 'text',
      label: { th: 'จังหวัดหรือสาขาที่สะดวก', en: 'Province or branch that suits you' },
      is_required: false,
      max: 200,
    },
    {
      name: 'interest',
      kind: 'select',
      label: { th: 'งานที่สนใจ', en: 'Work that interests you' },
      is_required: false,
      options: [
        { value: 'technician', label: { th: 'ช่างเทคนิค', en: 'Technician' } },
        { value: 'advisor', label: { th: 'ที่ปรึกษาการบริการ', en: 'Service advisor' } },
        { value: 'parts', label: { th: 'คลังสินค้าและอะไหล่', en: 'Parts and stock' } },
        { value: 'manager', label: { th: 'ผู้จัดการสาขา', en: 'Branch manager' } },
        { value: 'office', label: { th: 'สำนักงานใหญ่', en: 'Head office' } },
        { value: 'trainee', label: { th: 'นักศึกษาฝึกงาน', en: 'Trainee' } },
      ],
    },
    {
      name: 'image',
      kind: 'file',
      label: { th: 'รูปถ่ายหรือรูปใบรับรอง', en: 'Photo of you or of a certificate' },
      is_required: false,
    },
    consent({
      th: 'ยินยอมให้เก็บและใช้ข้อมูลนี้เพื่อพิจารณาเข้าทำงาน',
      en: 'I agree that these details are kept and used to consider me for work',
    }),
  ],
};
