import type { ChartLabels } from '../shared/meta.ts';

export const driverLinkLabels: ChartLabels = {
  about: 'ลิงก์สำหรับคนขับที่นำรถเข้ารับบริการ สร้าง สร้างใหม่ หรือเพิกถอนหลังถามก่อน ถ้าไม่ได้รับคำตอบจะถามซ้ำจนรู้ผล',
  states: {
    driverLink: { th: 'ลิงก์สำหรับคนขับ', en: 'Link for the driver' },
    'driverLink.resting': { th: 'มีลิงก์หรือไม่มีลิงก์', en: 'With or without a link' },
    'driverLink.asking': { th: 'ถามก่อนยกเลิกลิงก์', en: 'Asking before revoking' },
    'driverLink.changing': { th: 'กำลังสร้างหรือยกเลิกลิงก์', en: 'Making or revoking' },
    'driverLink.outcomeUnknown': { th: 'ยังไม่รู้ผล', en: 'Outcome unknown' },
    'driverLink.refused': { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
  },
  transitions: {
    make: { th: 'สร้างลิงก์', en: 'Make a link' },
    ask: { th: 'ขอยกเลิกลิงก์', en: 'Ask to revoke' },
    agree: { th: 'ยืนยันการยกเลิกลิงก์', en: 'Agree' },
    decline: { th: 'ไม่ยกเลิกลิงก์', en: 'Keep the link' },
    answered: { th: 'ได้ผล', en: 'Answered' },
    refuse: { th: 'ระบบไม่รับคำขอ', en: 'Refused' },
    broken: { th: 'เครือข่ายขัดข้อง', en: 'Network down' },
    tooLong: { th: 'ไม่มีคำตอบ', en: 'No answer' },
    superseded: { th: 'เข้าสู่ระบบจากเครื่องอื่น', en: 'Signed in elsewhere' },
    'unknown.retry': { th: 'ตรวจเดี๋ยวนี้', en: 'Check now' },
    'unknown.recheck': { th: 'ตรวจอีกครั้ง', en: 'Check again' },
    'refused.retry': { th: 'ลองใหม่', en: 'Retry' },
    dismiss: { th: 'ปิดข้อความ', en: 'Dismiss' },
  },
};
