import type { ChartLabels } from '../shared/meta.ts';

export const carRegistrationLabels: ChartLabels = {
  about: 'เลือกยี่ห้อ รุ่น รุ่นย่อย และปี เลือกระดับบนใหม่เมื่อใด ระดับล่างถูกล้างและโหลดรายการใหม่ โหลดไม่สำเร็จก็ไม่เสียสิ่งที่เลือกไว้',
  states: {
    carRegistration: { th: 'เลือกรุ่นรถ', en: 'Choosing the make of a car' },
    'carRegistration.deciding': { th: 'ดูว่าขาดรายการใด', en: 'Deciding which list is missing' },
    'carRegistration.loading': { th: 'กำลังโหลดรายการ', en: 'Loading a list' },
    'carRegistration.choosing': { th: 'เลือกรถ', en: 'Choosing' },
    'carRegistration.failed': { th: 'โหลดรายการไม่ได้', en: 'List failed' },
  },
  transitions: {
    chooseAgain: { th: 'เลือกตามชื่อเดิม', en: 'Choose again by name' },
    chooseBrand: { th: 'เลือกยี่ห้อ', en: 'Choose brand' },
    chooseModel: { th: 'เลือกรุ่น', en: 'Choose model' },
    chooseVariant: { th: 'เลือกรุ่นย่อย', en: 'Choose variant' },
    chooseYear: { th: 'เลือกปี', en: 'Choose year' },
    loadNext: { th: 'โหลดรายการถัดไป', en: 'Load the next list' },
    letChoose: { th: 'ให้เลือก', en: 'Let choose' },
    answered: { th: 'ได้รายการ', en: 'Answered' },
    refused: { th: 'เซิร์ฟเวอร์ไม่ให้', en: 'Refused' },
    broken: { th: 'เกิดข้อผิดพลาด', en: 'Failed' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
  },
};
