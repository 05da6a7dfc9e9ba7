import type { ChartLabels } from '../shared/meta.ts';

export const carPhotoLabels: ChartLabels = {
  states: {
    'carPhoto.resting': { th: 'มีรูปหรือไม่มีรูป', en: 'With or without a photo' },
    'carPhoto.sending': { th: 'กำลังส่งรูป', en: 'Sending' },
  },
  transitions: {
    'resting.choose': { th: 'เลือกรูป', en: 'Choose a photo' },
    'resting.tooLarge': { th: 'รูปใหญ่เกินไป', en: 'Too large' },
    'sending.choose': { th: 'เลือกรูปอื่น', en: 'Choose another' },
    'sending.tooLarge': { th: 'รูปอื่นใหญ่เกินไป', en: 'Another is too large' },
    remove: { th: 'เอารูปออก', en: 'Remove' },
    retry: { th: 'ส่งอีกครั้ง', en: 'Send again' },
    cancel: { th: 'หยุดส่ง', en: 'Stop' },
    taken: { th: 'ระบบรับรูปแล้ว', en: 'Taken' },
    refuse: { th: 'ระบบไม่รับรูป', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
  },
};
