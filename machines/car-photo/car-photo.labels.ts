import type { ChartLabels } from '../shared/meta.ts';

export const carPhotoLabels: ChartLabels = {
  states: {
    carPhoto: { th: 'รูปรถ', en: 'Photo of a car' },
    'carPhoto.resting': { th: 'มีรูปหรือไม่มีรูป', en: 'With or without a photo' },
    'carPhoto.fitting': { th: 'กำลังย่อรูป', en: 'Making it smaller' },
    'carPhoto.sending': { th: 'กำลังส่งรูป', en: 'Sending' },
  },
  transitions: {
    'resting.choose': { th: 'เลือกรูป', en: 'Choose a photo' },
    'resting.fit': { th: 'เลือกรูปที่ต้องย่อก่อน', en: 'Choose one to be made smaller' },
    'fitting.choose': { th: 'เลือกรูปอื่น', en: 'Choose another' },
    'fitting.fit': { th: 'เลือกรูปอื่นที่ต้องย่อก่อน', en: 'Choose another to be made smaller' },
    fitted: { th: 'ย่อรูปแล้ว', en: 'Made smaller' },
    tooLarge: { th: 'ย่อแล้วยังใหญ่เกินไป', en: 'Still too large' },
    unreadable: { th: 'เปิดรูปชนิดนี้ไม่ได้', en: 'Cannot be opened' },
    'fitting.broken': { th: 'ย่อรูปไม่สำเร็จ', en: 'Could not be made smaller' },
    'fitting.tooLong': { th: 'ย่อรูปนานเกินไป', en: 'Took too long to make smaller' },
    'fitting.cancel': { th: 'หยุดย่อรูป', en: 'Stop making it smaller' },
    'fitting.superseded': { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    'sending.choose': { th: 'เลือกรูปอื่น', en: 'Choose another' },
    'sending.fit': { th: 'เลือกรูปอื่นที่ต้องย่อก่อน', en: 'Choose another to be made smaller' },
    remove: { th: 'เอารูปออก', en: 'Remove' },
    fitAgain: { th: 'ย่อรูปอีกครั้ง', en: 'Make it smaller again' },
    retry: { th: 'ส่งอีกครั้ง', en: 'Send again' },
    cancel: { th: 'หยุดส่ง', en: 'Stop' },
    taken: { th: 'ระบบรับรูปแล้ว', en: 'Taken' },
    refuse: { th: 'ระบบไม่รับรูป', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
  },
};
