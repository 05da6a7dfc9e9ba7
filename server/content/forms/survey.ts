import type { FormContent } from './form-content.ts';

/** Another survey gets another key: who has answered this one can answer that one. */
export const SURVEY_KEY = 'service-2026';

export const survey: FormContent = {
  title: { th: 'แบบสำรวจความพึงพอใจ', en: 'How was your visit?' },
  intro: {
    th: 'ใช้เวลาประมาณ 2 นาที คำตอบช่วยให้เราดูแลรถของคุณได้ดีขึ้น',
    en: 'It takes about 2 minutes. Your answers help us to look after your car better.',
  },
  asksForCaptcha: false,
  fields: [
    {
      name: 'visited_on',
      kind: 'date',
      label: { th: 'วันที่เข้ารับบริการ', en: 'Day of your visit' },
      is_required: true,
      isPast: true,
    },
    {
      name: 'booking_code',
      kind: 'text',
      label: { th: 'รหัสการจอง', en: 'Booking code' },
      hint: { th: '8 ตัวอักษร เช่น K7RM4XHD', en: '8 letters and digits, such as K7RM4XHD' },
      is_required: false,
      rule: 'code',
    },
    { name: 'plate', kind: 'text', rule: 'plate', label: { th: 'ทะเบียนรถ', en: 'Licence plate' }, is_required: false },
    {
      name: 'service',
      kind: 'rating',
      label: { th: 'ความพึงพอใจโดยรวม', en: 'Overall, how satisfied are you?' },
      is_required: true,
      low: { value: 1, label: { th: 'ไม่พอใจ', en: 'Not at all' } },
      high: { value: 5, label: { th: 'พอใจมาก', en: 'Very' } },
    },
    {
      name: 'on_time',
      kind: 'radio',
      label: { th: 'รถเสร็จตามเวลาที่นัดหรือไม่', en: 'Was your car ready at the time we said?' },
      is_required: true,
      options: [
        { value: 'early', label: { th: 'เสร็จก่อนเวลา', en: 'Earlier' } },
        { value: 'on-time', label: { th: 'ตรงเวลา', en: 'On time' } },
        { value: 'late', label: { th: 'ช้ากว่าที่นัด', en: 'Later' } },
      ],
    },
    {
      name: 'recommend',
      kind: 'scale',
      label: { th: 'จะแนะนำรถดีให้คนรู้จักหรือไม่', en: 'Would you recommend RodDee to people you know?' },
      is_required: true,
      low: { value: 0, label: { th: 'ไม่แนะนำ', en: 'Not at all' } },
      high: { value: 10, label: { th: 'แนะนำแน่นอน', en: 'Certainly' } },
    },
    {
      name: 'comment',
      kind: 'long',
      label: { th: 'อยากให้เราปรับปรุงเรื่องใด', en: 'What should we do better?' },
      is_required: false,
    },
  ],
};
