import type { ChartLabels } from '../shared/meta.ts';

export const addressChoiceLabels: ChartLabels = {
  about:
    'เลือกจังหวัด อำเภอหรือเขต ตำบลหรือแขวง แล้วรหัสไปรษณีย์ตามมาเอง เลือกระดับบนใหม่เมื่อใด ระดับล่างถูกล้างและโหลดรายการใหม่ รายการที่เห็นเป็นของที่เลือกอยู่เสมอ โหลดไม่สำเร็จก็ไม่เสียสิ่งที่เลือกไว้',
  states: {
    addressChoice: { th: 'เลือกที่อยู่', en: 'Choosing an address' },
    'addressChoice.deciding': { th: 'ดูว่าขาดรายการใด', en: 'Deciding which list is missing' },
    'addressChoice.loading': { th: 'กำลังโหลดรายการ', en: 'Loading a list' },
    'addressChoice.choosing': { th: 'เลือกที่อยู่', en: 'Choosing' },
    'addressChoice.failed': { th: 'โหลดรายการไม่ได้', en: 'List failed' },
  },
  transitions: {
    chooseAgain: { th: 'เลือกตามชื่อเดิม', en: 'Choose again by name' },
    chooseProvince: { th: 'เลือกจังหวัด', en: 'Choose province' },
    chooseDistrict: { th: 'เลือกอำเภอหรือเขต', en: 'Choose district' },
    chooseSubDistrict: { th: 'เลือกตำบลหรือแขวง', en: 'Choose sub-district' },
    choosePostCode: { th: 'เลือกรหัสไปรษณีย์', en: 'Choose post code' },
    loadNext: { th: 'โหลดรายการถัดไป', en: 'Load the next list' },
    letChoose: { th: 'ให้เลือก', en: 'Let choose' },
    answered: { th: 'ได้รายการ', en: 'Answered' },
    refused: { th: 'เซิร์ฟเวอร์ไม่ให้', en: 'Refused' },
    broken: { th: 'เกิดข้อผิดพลาด', en: 'Failed' },
    tooLong: { th: 'นานเกินไป', en: 'Too long' },
    retry: { th: 'ลองใหม่', en: 'Retry' },
  },
};
